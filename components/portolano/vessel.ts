import {html, nothing, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {CANNON_DECK, EXTRA_FUSE, EXTRA_SAIL, HOLD_EXTENSION} from '../../src/games/portolano/data.ts';
import type {ShipView} from '../../src/games/portolano/view.ts';
import {nameOf, seatOf} from '../board/seats.ts';
import {fitted, initialOf, SHAPE_PATHS} from '../kit/mark.ts';
import {placed} from '../kit/symbols/draw.ts';
import {drawingOf} from '../kit/symbols/registry.ts';
import {PortElement} from './element.ts';
import sheet from './vessel.css';

/** Widths of the parts of a ship, in the units of its drawing. */
const STERN = 62;
const SECTION = 36;
const BOW = 184;
const HEIGHT = 134;
const DECK = 66;
const BAY = 20;
/** A bay of an extension: the shield with its value stands above it. */
const NARROW = 15.5;

/** Waves of the water: for the widest place where a ship is shown. */
const SEA = 60;

/** Spaces of the bow. */
const BOW_SPACES = 7;

const drawing = (name: string, x: number, y: number, size: number) =>
  unsafeSVG(placed(drawingOf(name) ?? '', x, y, size / 32, 0, 1.2));

/**
 * @summary A ship as a drawing that is its own account: stern, a section for each upgrade, and the bow. What lies in the
 *   bays is the hold, what stands on deck are the cannons, the sail is the seat.
 */
@customElement('rs-port-vessel')
export class RsPortVessel extends PortElement {
  static override styles = [...PortElement.styles, sheet];

  @property({attribute: false}) ship!: ShipView;

  override render() {
    const {ship, model} = this;
    const {upgrades} = ship;
    const bow = STERN + SECTION * upgrades.length;
    const width = bow + BOW;
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="xMinYMax meet" role="img"
      aria-label=${model.words.ship(ship, nameOf(model)(ship.seat), model)}>
      ${this.#hull(bow)}${this.#stern()}${upgrades.map(({kind, value}, i) => this.#section(kind, value, i))}${this.#bow(bow)}${this.#hold(bow)}
      ${svg`<path class="water" d=${`M-8 124${'q9 -8 18 0t18 0'.repeat(SEA)}V140H-8Z`}/>`}
    </svg>`;
  }

  #hull(bow: number) {
    const tip = bow + 156;
    return svg`<path class="mast" d="M${tip - 8} 58L${tip + 24} 44"/><path class="mast2" d="M${tip - 8} 58L${tip + 24} 44"/>
      <path class="planks" d="M5 44L${STERN - 4} 48V${DECK}H${bow + 106}Q${bow + 136} ${DECK - 2} ${tip} 52Q${tip - 14} 100 ${bow + 108} 124H22Q8 100 5 44Z"/>
      <path class="keel" d="M17.500 114H${bow + 121}Q${bow + 116} 119 ${bow + 108} 124H22Q19.500 119 17.500 114Z"/>
      <path class="seam" d="M6 54L${STERN - 4} 57M${STERN} ${DECK + 2}V113"/>`;
  }

  /** The castle with its lantern and the shield of the stern. */
  #stern() {
    return svg`<path class="mast" d="M13 44V34"/><path class="mast2" d="M13 44V34"/>
      <path class="lamp" d="M8 22H18V34H8Z"/><path class="keel" d="M6 22L13 15L20 22Z"/>
      ${drawing(`port-${this.ship.stern}`, 14, 57, 32)}
      <path class="window" d="M18 95H26V104H18ZM34 95H42V104H34Z"/>`;
  }

  #section(kind: number, value: number, i: number) {
    const x = STERN + SECTION * i;
    return svg`${i > 0 ? svg`<path class="seam" d="M${x} ${DECK + 2}V113"/>` : nothing}
      ${kind === EXTRA_SAIL ? this.#sail(x) : nothing}
      ${kind === EXTRA_FUSE ? drawing('port-extra-fuse', x + 4, 76, 28) : nothing}
      <path class="worth" d="M${x + 9} ${DECK - 9}H${x + 27}V${DECK + 5}Q${x + 26} ${DECK + 11} ${x + 18} ${DECK + 15}Q${x + 10} ${DECK + 11} ${x + 9} ${DECK + 5}Z"/>
      <text x=${x + 18} y=${DECK + 6}>${value}</text>`;
  }

  #sail(x: number) {
    return svg`<path class="mast" d="M${x + 18} ${DECK - 10}V16"/><path class="mast2" d="M${x + 18} ${DECK - 10}V16"/>
      ${drawing('port-extra-sail', x, 16, 36)}
      <path class="seam" d="M${x + 7} 84H${x + 29}M${x + 7} 93H${x + 29}M${x + 7} 102H${x + 29}"/>`;
  }

  /** The mast with the sail of the seat; the cannon of the bow stands before it. */
  #bow(bow: number) {
    const {ship, model} = this;
    const {shape, name} = seatOf(model, ship.seat);
    const low = shape === 'triangle';
    const x = bow + 62;
    return svg`<path class="seam" d="M${bow} ${DECK + 2}V113"/>
      <path class="mast" d="M${x} ${DECK}V2"/><path class="mast2" d="M${x} ${DECK}V2"/>
      <path fill="var(--rs-seat-${shape})" d="M${x - 28} 8H${x + 28}Q${x + 23} 30 ${x + 30} 56Q${x} 63 ${x - 30} 56Q${x - 23} 30 ${x - 28} 8Z"/>
      <path class="mast yard" d="M${x - 29} 8H${x + 29}"/><path class="mast2" d="M${x - 29} 8H${x + 29}"/>
      <g transform="translate(${x - 16} 15.500)"><path class="plate" d=${SHAPE_PATHS[shape]}/><text class="initial" x="16" y=${low ? 25 : 22} style="--_letter:${fitted(initialOf(name), 17)}px">${initialOf(name)}</text></g>
      ${ship.cannons > 0 ? drawing('port-cannon', bow + 104, DECK - 27, 30) : svg`<path class="porthole free bare" d="M${bow + 108} ${DECK - 18}h16v16h-16Z"/>`}`;
  }

  /** Rum and goods in their bays, the other cannons at the ports. */
  #hold(bow: number) {
    const {ship} = this;
    const [rum, goods] = [ship.rum, ship.goods];
    const cargo = ['port-rum', 'port-cotton', 'port-wine', 'port-tea', 'port-cocoa'].flatMap((name, kind) =>
      Array.from({length: kind === 0 ? rum : goods[kind - 1]!}, () => name),
    );
    const bays: (readonly [number, number])[] = Array.from({length: BOW_SPACES}, (_, i) => [
      bow + 10 + (i % 4) * (BAY + 2.5),
      DECK + 4 + Math.floor(i / 4) * (BAY + 2.5),
    ]);
    const ports: (readonly [number, number])[] = [];
    ship.upgrades.forEach(({kind}, i) => {
      const x = STERN + SECTION * i + 8;
      if (kind === HOLD_EXTENSION) bays.push([x + 2, DECK + 16], [x + 2, DECK + 16 + NARROW + 1]);
      if (kind === CANNON_DECK) ports.push([x + 10, DECK + 25], [x + 10, DECK + 40]);
    });
    return svg`${bays.map(([x, y], i) => {
      const name = cargo[i];
      const side = i < BOW_SPACES ? BAY : NARROW;
      return svg`<rect class="bay ${name ? '' : 'free'}" x=${x} y=${y} width=${side} height=${side} rx="3"/>${name ? drawing(name, x + 1.5, y + 1.5, side - 3) : nothing}`;
    })}${ports.map(
      ([x, y], i) =>
        svg`<circle class="porthole ${i + 1 < ship.cannons ? '' : 'free'}" cx=${x} cy=${y} r="6.5"/>${
          i + 1 < ship.cannons
            ? svg`<circle fill="var(--rs-port-iron)" cx=${x} cy=${y} r="4"/><circle fill="var(--rs-port-black)" stroke="none" cx=${x} cy=${y} r="1.8"/>`
            : nothing
        }`,
    )}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-vessel': RsPortVessel;
  }
}
