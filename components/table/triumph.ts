import {html, LitElement, nothing, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import type {SeatView} from '../../src/table/seen/view-model.ts';
import {GLITTER, RAYS, STARS, town} from '../art/scenery.ts';
import sky from '../art/sky.css';
import '../art/ship-at-anchor.ts';
import '../kit/symbol.ts';
import sheet from './triumph.css';

/** Lanterns on the line; each a bit later than the one before. */
const LANTERNS = 9;
/** The line hangs so low in its middle, of a scene 100 high. */
const SAG = 15;
/** More would be a fleet. */
const MOST_SHIPS = 3;

/** Where a lantern hangs, `x` from 0 to 100. */
const hangs = (x: number): number => 4 * SAG * (x / 100) * (1 - x / 100);

/** A paper lantern under its knot at 0, 24 wide. */
const LANTERN = svg`<path class="glow" d="M-26 17a26 26 0 1 0 52 0a26 26 0 1 0-52 0Z" />
  <path class="paper" d="M-8 6C-14 11-14 23-8 28H8C14 23 14 11 8 6Z" />
  <path class="rib" d="M-3.500 6C-6 12-6 22-3.500 28M3.500 6C6 12 6 22 3.500 28" />
  <path class="cap" d="M-6 3H6V6.500H-6ZM-6 27.500H6V31H-6ZM-.900 0H.900V4H-.900ZM-.900 31H.900V36.500H-.900Z" />`;

/**
 * @summary The moment of whoever has won: the ship comes home into the harbour before the sun, under lanterns that are lit
 * one after the other; the others lie at anchor behind it, and what the game was about stands on the quay. Decoration only.
 *
 * @slot - The words in the sky.
 */
@customElement('rs-triumph')
export class RsTriumph extends LitElement {
  static override styles = [sky, sheet];

  @property({attribute: false}) seats: readonly SeatView[] = [];
  /** In groups, best group first. */
  @property({attribute: false}) ranking: readonly (readonly Seat[])[] = [];
  /** Names of symbols: what stands on the quay. */
  @property({attribute: false}) spoils: readonly string[] = [];

  override render() {
    const [first = [], ...behind] = this.ranking;
    const winners = first.slice(0, MOST_SHIPS);
    const others = behind.flat();
    const {shape = 'disc'} = this.seats[winners[0] ?? 0] ?? {};
    return html`<div class="words"><slot></slot></div>
      <div class="stage" aria-hidden="true" style="--_own:var(--rs-seat-${shape})">
        <div class="scene">
          <svg class="rays" viewBox="-100 -100 200 200">${RAYS}</svg>
          <svg class="stars">${STARS}</svg>
          <div class="sun"></div>
          <svg class="town" viewBox="0 0 560 170">${town}</svg>
          ${this.#line()}
          ${['left', 'right'].map((side, at) => html`<div class="fleet ${side}">${others.filter((_, i) => i % 2 === at).map(seat => this.#ship(seat))}</div>`)}
          <div class="water one"></div>
          <svg class="glitter" viewBox="0 0 120 34">${GLITTER}</svg>
          <div class="winners">${winners.map(seat => this.#ship(seat))}</div>
          <div class="water two"></div>
          ${this.spoils.length > 0 ? this.#quay() : nothing}
        </div>
      </div>`;
  }

  #ship(seat: Seat) {
    const {shape = 'disc', name = '', kind} = this.seats[seat] ?? {};
    return html`<rs-ship-at-anchor shape=${shape} name=${name} ?bot=${kind === 'bot'}></rs-ship-at-anchor>`;
  }

  #line() {
    const at = (i: number): number => (100 * (i + 0.5)) / LANTERNS;
    return html`<svg class="rope" viewBox="0 0 100 ${SAG}" preserveAspectRatio="none">
        ${svg`<path d="M0 0Q50 ${2 * SAG} 100 0" />`}
      </svg>
      ${Array.from(
        {length: LANTERNS},
        (_, i) =>
          html`<svg class=${i % 2 === 0 ? 'lantern own' : 'lantern'} viewBox="-14 0 28 38" style="--_x:${at(i)};--_y:${hangs(at(i))};--_i:${i}">${LANTERN}</svg>`,
      )}`;
  }

  #quay() {
    return html`<div class="quay">${this.spoils.map(name => html`<rs-symbol name=${name}></rs-symbol>`)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-triumph': RsTriumph;
  }
}
