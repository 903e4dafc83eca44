import {html} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {KEPT_MARKER, MISSION_PAY} from '../../src/games/portolano/data.ts';
import {symbol} from '../board/bits.ts';
import {mark, nameOf} from '../board/seats.ts';
import {PortElement} from './element.ts';
import sheet from './missions.css';

/** @summary The missions in play: who has met them, what the next place pays, and how far one seat is. */
@customElement('rs-port-missions')
export class RsPortMissions extends PortElement {
  static override styles = [...PortElement.styles, sheet];

  /** Of whom it is said how far they are; null: of the viewer. */
  @property({attribute: false}) seat: Seat | null = null;

  override render() {
    const {model} = this;
    const {view, words, text} = model;
    const whose = this.seat ?? view.viewer;
    const who = whose === null || whose === view.viewer ? words.missions.you : nameOf(model)(whose);
    const pay = MISSION_PAY[view.ships.length] ?? [];
    return html`<section class="panel" aria-label=${text.chapters.missions}>
      <h3 class="label">${text.chapters.missions}<span>${words.missions.byPlace}</span></h3>
      <ul>
        ${view.missions.map(({mission, marks}) => {
          const kept = mission === 'no-cannon' || mission === 'no-mutiny';
          const place = marks.indexOf(whose ?? -1);
          const said =
            place < 0
              ? kept
                ? words.missions.lost(who)
                : words.missions.open(who)
              : kept
                ? words.missions.kept(who, KEPT_MARKER)
                : words.missions.done(who, pay[place] ?? 0);
          return html`<li data-help="mission:${mission}">
            ${symbol(`port-${mission}`, 34)}
            <b>${text.missions[mission].name}</b>
            <span class="places l-row l-gap-3"
              >${marks.map(seat => mark(model, seat, 22))}${
                kept
                  ? ''
                  : pay.slice(marks.length).map(coins => html`<span class="place l-centre">${coins}</span>`)
              }</span
            >
            <small>${whose === null ? text.missions[mission].help : said}</small>
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
