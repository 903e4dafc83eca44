/** What everything is drawn with: colours with their names, type, radii; the symbols at four sizes, also without colour; the two illustrations. */
import {html} from 'lit';
import {DAY} from '../kit/palette.ts';
import {registerSpecimens, symbolSheet} from './specimens.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {SHAPES} from '../../src/table/seen/view-model.ts';
import {UI_SYMBOLS} from '../kit/symbols/ui.ts';
import '../art/anchorage.ts';
import '../art/poster.ts';
import '../art/ship-at-anchor.ts';

const GROUNDS = ['sea', 'sea2', 'sand', 'card', 'sunk', 'foam', 'quay', 'quay2'];

const swatch = (name: string) =>
  html`<div class="swatch">
    <div style="--_paint:var(--rs-${name})"></div>
    ${name}
  </div>`;

const swatches = (names: readonly string[]) =>
  html`<div class="l-flex l-wrap l-gap-10">${names.map(swatch)}</div>`;

const line = (token: string, weight: number, text: string) =>
  html`<p class="type" style="--_weight:${weight};--_size:var(--rs-size-${token})">${text}</p>`;

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

/** The symbols of the house at four sizes, also without colour. */
const PIECES = ['ship', 'house', 'hexagon', 'compass', 'crown', 'beacon'];

registerSpecimens('Symbols', [
  {name: 'Pieces', render: () => symbolSheet(PIECES, [44, 20])},
  {name: 'Pieces on the quay', ground: 'quay', render: () => symbolSheet(PIECES, [44, 20])},
  {
    name: 'Seats',
    render: () => html`<div class="crowned l-flex l-wrap">
      ${SHAPES.map((shape, i) => html`<rs-mark shape=${shape} name=${'DBKZŐÁ'[i]!} style="--rs-mark-size:44px"></rs-mark>`)}
      ${SHAPES.map((shape, i) => html`<rs-mark shape=${shape} name=${'DBKZŐÁ'[i]!}></rs-mark>`)}
      <rs-mark shape="square" name="Bence" crown style="--rs-mark-size:44px"></rs-mark>
      <rs-mark shape="disc" name="" style="--rs-mark-size:44px"></rs-mark>
    </div>`,
  },
  {name: 'Interface', render: () => symbolSheet(Object.keys(UI_SYMBOLS), [28, 20])},
]);

/** The two illustrations of the house. */
const lobby = () => html`<rs-anchorage>
  <rs-ship-at-anchor shape="disc" name="Dóra"></rs-ship-at-anchor>
  <rs-ship-at-anchor shape="square" name="Bence"></rs-ship-at-anchor>
  <rs-ship-at-anchor shape="triangle" name="Krzysztof"></rs-ship-at-anchor>
  <rs-ship-at-anchor shape="hexagon" name="Greedy" bot></rs-ship-at-anchor>
  <rs-ship-at-anchor></rs-ship-at-anchor>
</rs-anchorage>`;

registerSpecimens('Illustrations', [
  {name: 'rs-poster, phone', ground: 'page', size: [360, 640], render: () => html`<rs-poster></rs-poster>`},
  {name: 'rs-poster, laptop', ground: 'page', size: [1280, 620], render: () => html`<rs-poster></rs-poster>`},
  {name: 'rs-anchorage, rs-ship-at-anchor', ground: 'page', size: [600, 152], render: lobby},
]);
