/** Colours with their names, type and radii. */
import {html} from 'lit';
import {DAY} from '../kit/palette.ts';
import {registerSpecimens} from './specimens.ts';

const GROUNDS = ['sea', 'sea2', 'sand', 'card', 'sunk', 'foam', 'quay', 'quay2'];

const swatch = (name: string) =>
  html`<div style="width:92px;font:600 13px/1.2 var(--rs-text)">
    <div
      style="height:44px;margin-bottom:4px;border:1.6px solid var(--rs-ink2);border-radius:var(--rs-radius-tile);background:var(--rs-${name})"
    ></div>
    ${name}
  </div>`;

const swatches = (names: readonly string[]) =>
  html`<div style="display:flex;flex-wrap:wrap;gap:10px">${names.map(swatch)}</div>`;

const line = (token: string, weight: number, text: string) =>
  html`<p style="font:${weight} var(--rs-size-${token})/1.2 var(--rs-display)">${text}</p>`;

registerSpecimens('Tokens', [
  {name: 'Grounds', render: () => swatches(GROUNDS)},
  {
    name: 'Text and signals',
    render: () => swatches(['ink', 'ink2', 'line', 'coral', 'coral2', 'coraltxt', 'ok', 'lamp']),
  },
  {
    name: 'Pieces, seats, scenery',
    render: () => swatches(Object.keys(DAY).slice(Object.keys(DAY).indexOf('edge'))),
  },
  {
    name: 'Display type',
    render:
      () => html`${line('wordmark', 900, 'Roadstead')}${line('code', 800, 'K7MR2X')}${line('question', 800, 'Melyik épületet építed fel?')}
      ${line('name', 800, 'Zsófia · Krzysztof')}${line('row', 700, 'Kávépörkölő')}${line('number', 700, '0123456789')}${line('caption', 700, 'Łódź, Gdańsk, Őr, Fű')}
      <p>System type carries sentences: 1 to 5 doubloons for the kinds of goods made.</p>`,
  },
]);
