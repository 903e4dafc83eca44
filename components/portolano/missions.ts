import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {KEPT_MARKER, MISSION_PAY} from '../../src/games/portolano/data.ts';
import {symbol} from '../board/bits.ts';
import {mark} from '../board/seats.ts';
import {PortPart} from './part.ts';

/** @summary The missions in play: who has met them, and what the next place pays. */
@customElement('rs-port-missions')
export class RsPortMissions extends PortPart {
  static override styles = [
    ...PortPart.styles,
    css`
      h3.label {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 10px;
        align-items: baseline;
        padding-bottom: 4px;
      }
      h3 span,
      small {
        color: var(--rs-ink2);
        font: 500 var(--rs-size-caption) / 1.2 var(--rs-text);
      }
      ul {
        display: grid;
      }
      li {
        display: grid;
        grid-template: auto auto / auto minmax(0, 1fr) auto;
        gap: 0 6px;
        align-items: center;
        padding: 6px 0;
        border-top: 1.5px solid var(--rs-line);
      }
      li > rs-symbol {
        grid-row: 1 / 3;
      }
      li > small {
        grid-column: 2 / 4;
      }
      li:first-child {
        border-top: 0;
      }
      b {
        display: block;
        font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
      }
      :host([size='tablet']) li {
        grid-template: none / auto minmax(0, 1fr);
        gap: 3px 8px;
      }
      :host([size='tablet']) li > small {
        grid-column: 1 / 3;
      }
      .places {
        display: flex;
        gap: 3px;
        align-items: center;
      }
      .place {
        display: grid;
        place-items: center;
        width: 22px;
        height: 22px;
        border: 1.4px dashed var(--rs-ink2);
        border-radius: 50%;
        font: 800 var(--rs-size-caption) / 1 var(--rs-display);
      }
    `,
  ];

  override render() {
    const {model} = this;
    const {view, words, text} = model;
    const pay = MISSION_PAY[view.ships.length] ?? [];
    return html`<section class="panel" aria-label=${text.chapters.missions}>
      <h3 class="label">${text.chapters.missions}<span>${words.missions.byPlace}</span></h3>
      <ul>
        ${view.missions.map(({mission, marks}) => {
          const kept = mission === 'no-cannon' || mission === 'no-mutiny';
          const place = marks.indexOf(view.viewer ?? -1);
          const said =
            place < 0
              ? kept
                ? words.missions.lost
                : words.missions.open
              : kept
                ? words.missions.kept(KEPT_MARKER)
                : words.missions.done(pay[place] ?? 0);
          return html`<li data-help="mission:${mission}">
            ${symbol(`port-${mission}`, 34)}
            <b>${text.missions[mission].name}</b>
            <span class="places"
              >${marks.map(seat => mark(model, seat, 22))}${
                kept ? '' : pay.slice(marks.length).map(coins => html`<span class="place">${coins}</span>`)
              }</span
            >
            <small>${view.viewer === null ? text.missions[mission].help : said}</small>
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-missions': RsPortMissions;
  }
}
