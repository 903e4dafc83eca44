import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import {
  CENTRES,
  CORNERS,
  EDGES,
  HARBOUR_CENTRES,
  HARBOUR_CORNERS,
  HEX_CORNERS,
  type Point,
} from '../../src/games/catan/island.ts';
import type {CatAction} from '../../src/games/catan/types.ts';
import {pick} from '../board/pick.ts';
import {seatOf} from '../board/seats.ts';
import {isSameSpot, type Spot, spotsOf} from './model.ts';
import {CatPart} from './part.ts';
import {boat, city, road, settlement, stamp, TERRAIN_ART} from './pieces.ts';

/** Units of the drawing for one step of the coordinates: a hex side is 100 long. */
const X = 86.6025;
const Y = 50;
const place = ({x, y}: Point): readonly [number, number] => [x * X, y * Y];
const cornerAt = (corner: number) => place(CORNERS[corner]!);
const mid = (edge: number): readonly [number, number] => {
  const [a, b] = EDGES[edge]!.map(cornerAt) as [readonly [number, number], readonly [number, number]];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};
const turnOf = (edge: number): number => {
  const [[ax, ay], [bx, by]] = EDGES[edge]!.map(cornerAt) as [[number, number], [number, number]];
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
};
const outline = (hex: number, grow = 1): string => {
  const [cx, cy] = place(CENTRES[hex]!);
  const corners = HEX_CORNERS[hex]!.map(cornerAt);
  return `M${corners.map(([x, y]) => `${cx + (x - cx) * grow} ${cy + (y - cy) * grow}`).join('L')}Z`;
};
const HEX = 'M0-97L84-48.5V48.5L0 97L-84 48.5V-48.5Z';
/** Boats lie between the coast and the middle of their sea hex. */
const boatAt = (slot: number): readonly [number, number] => {
  const [hx, hy] = place(HARBOUR_CENTRES[slot]!);
  const [[ax, ay], [bx, by]] = HARBOUR_CORNERS[slot]!.map(cornerAt) as [[number, number], [number, number]];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return [mx + (hx - mx) * 0.72, my + (hy - my) * 0.72 + 14];
};
const WHOLE = {x: -556, y: -520, width: 1112, height: 1030};
/** A touch within so many px of a spot means it; the nearest one wins. */
const REACH = 28;
/** Half of what is shown at least around the spots, in units: so that neighbours are 44 px apart on a phone. */
const LEAST_VIEW = 330;

/** @summary The island: hexes, numbers, harbours, pieces, robber, and the legal spots of what is being placed. */
@customElement('rs-cat-island')
export class RsCatIsland extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      :host {
        position: relative;
        min-height: 0;
        overflow: hidden;
      }
      svg {
        display: block;
        width: 100%;
        height: 100%;
        touch-action: manipulation;
      }
      .shoal {
        fill: var(--rs-cat-shoal);
        stroke: var(--rs-cat-shoal);
        stroke-width: 66;
        stroke-linejoin: round;
      }
      .beach {
        fill: var(--rs-cat-beach);
        stroke: var(--rs-cat-beach);
        stroke-width: 30;
        stroke-linejoin: round;
      }
      .t-forest { --_1: var(--rs-cat-forest); --_2: var(--rs-cat-forest2); --_3: var(--rs-cat-forest3); }
      .t-pasture { --_1: var(--rs-cat-pasture); --_2: var(--rs-cat-pasture2); --_3: var(--rs-cat-pasture3); }
      .t-fields { --_1: var(--rs-cat-fields); --_2: var(--rs-cat-fields2); --_3: var(--rs-cat-fields3); }
      .t-hills { --_1: var(--rs-cat-hills); --_2: var(--rs-cat-hills2); --_3: var(--rs-cat-hills3); }
      .t-mountains { --_1: var(--rs-cat-mountains); --_2: var(--rs-cat-mountains2); --_3: var(--rs-cat-mountains3); }
      .t-desert { --_1: var(--rs-cat-desert); --_2: var(--rs-cat-desert2); --_3: var(--rs-cat-desert3); }
      .sky { fill: var(--_1); }
      .p2 { fill: var(--_2); }
      .p3 { fill: var(--_3); }
      .ears { fill: none; stroke: var(--_3); stroke-width: 6; stroke-linecap: round; }
      .thin { stroke-width: 5; }
      .sheep path { fill: var(--rs-cat-fleece); }
      .faces path { fill: var(--rs-cat-face); }
      .bricks { fill: var(--rs-cat-brick); stroke: var(--rs-cat-hills3); stroke-width: 2; }
      .snow { fill: var(--rs-cat-snow); }
      .cactus { fill: none; stroke: #5f8d4e; stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }
      .token { fill: var(--rs-cat-token); stroke: var(--rs-edge); stroke-width: 4; }
      .number { font: 800 44px var(--rs-display); text-anchor: middle; fill: #0f2e47; }
      .pips { fill: #0f2e47; }
      .red .token { fill: var(--rs-cat-red); }
      .red .number, .red .pips { fill: var(--rs-cat-redink); }
      .lit .token { fill: var(--rs-lamp); }
      .lit .number, .lit .pips { fill: #0b2236; }
      .rays { fill: var(--rs-lamp); stroke: var(--rs-edge); stroke-width: 2; }
      .robbed .token { fill: none; stroke-dasharray: 13 9; stroke: var(--rs-ink); }
      .robbed .number, .robbed .pips { fill: var(--rs-ink); }
      .pier { stroke: var(--rs-cat-woodcut); stroke-width: 11; stroke-dasharray: 7 4; }
      .pier2 { stroke: var(--rs-edge); stroke-width: 15; }
      .sail { fill: var(--rs-sail); stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
      .stripe { fill: #5b9bd0; }
      .hull { fill: var(--rs-cat-boat); stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
      .rate { font: 800 30px var(--rs-display); text-anchor: middle; fill: #fff6e3; }
      .casing { fill: none; stroke: var(--rs-foam); stroke-width: 17; stroke-linejoin: round; }
      .piece { stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
      .light { fill: var(--rs-window); stroke: var(--rs-edge); stroke-width: 5; }
      .stamp { stroke: var(--rs-edge); stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
      .spot { fill: var(--rs-foam); stroke: var(--rs-coral2); stroke-width: 7; cursor: pointer; }
      .spot.hex { fill: transparent; stroke-dasharray: 18 10; }
      .target:focus-visible { outline: none; }
      .target:focus-visible .spot { stroke: var(--rs-ink); stroke-width: 11; }
      .chosen .spot { fill: var(--rs-coral2); }
      .chosen .spot.hex { fill: color-mix(in srgb, var(--rs-coral2) 30%, transparent); stroke-dasharray: none; }
      .ghost { opacity: 0.92; }
      .new { filter: drop-shadow(0 0 10px var(--rs-coral2)); }
    `,
  ];

  override render() {
    const {model} = this;
    const {view} = model;
    if (view.hexes.length === 0) return nothing;
    const spots = spotsOf(model);
    const box = this.#box(spots);
    return html`<svg
      viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
      role="group"
      aria-label=${model.words.island}
      @click=${(event: MouseEvent) => this.#tapped(event, spots)}
    >
      <path class="shoal" aria-hidden="true" d=${view.hexes.map(({hex}) => outline(hex)).join('')} />
      <path class="beach" aria-hidden="true" d=${view.hexes.map(({hex}) => outline(hex)).join('')} />
      <clipPath id="hex"><path d=${HEX} /></clipPath>
      ${view.harbours.map(harbour => this.#harbour(harbour.slot))}
      ${view.hexes.map(({hex}) => this.#hex(hex))} ${this.#roads()} ${this.#houses()} ${this.#robber()}
      ${spots.map(spot => this.#spot(spot))}
    </svg>`;
  }

  /** On a phone the map flies to where something can be placed. */
  #box(spots: readonly Spot[]): typeof WHOLE {
    const {size} = this.model;
    if ((size !== 'phone' && size !== 'low') || spots.length === 0 || spots[0]!.kind === 'hex') return WHOLE;
    const points = spots.map(spot => pointOf(spot));
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    const half = Math.max(LEAST_VIEW, (right - left) / 2 + 90, (bottom - top) / 2 + 90);
    if (half > 500) return WHOLE;
    const keep = (at: number, most: number) => Math.max(-most + half, Math.min(most - half, at));
    const [cx, cy] = [keep((left + right) / 2, 556), keep((top + bottom) / 2, 520)];
    return {x: cx - half, y: cy - half, width: 2 * half, height: 2 * half};
  }

  /** The nearest legal spot within reach of the finger. */
  #tapped(event: MouseEvent, spots: readonly Spot[]): void {
    const map = this.renderRoot.querySelector('svg');
    const matrix = map?.getScreenCTM();
    if (!matrix || spots.length === 0) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const far = spots[0]!.kind === 'hex' ? 90 : REACH / matrix.a;
    let best: Spot | null = null;
    let least = far;
    for (const spot of spots) {
      const [x, y] = pointOf(spot);
      const distance = Math.hypot(x - at.x, y - at.y);
      if (distance < least) [best, least] = [spot, distance];
    }
    if (best) this.#pick(best.action, event);
  }

  #pick(action: CatAction, event: Event): void {
    pick(this, {pick: 'action', action, again: !(event instanceof MouseEvent) || event.detail < 2});
  }

  #hex(hex: number): TemplateResult {
    const {model} = this;
    const {terrain, token, robber} = model.view.hexes[hex]!;
    const [x, y] = place(CENTRES[hex]!);
    return svg`<g class="t-${terrain}" transform="translate(${x} ${y})" data-help="hex:${hex}">
      <title>${model.words.hex(hex, model)}</title>
      <g clip-path="url(#hex)"><path class="sky" d=${HEX}/>${TERRAIN_ART[terrain]}</g>
      ${token === 0 ? nothing : this.#token(token, robber, model.litHexes.includes(hex))}
    </g>`;
  }

  #token(token: number, robbed: boolean, lit: boolean): TemplateResult {
    const ways = 6 - Math.abs(7 - token);
    const red = token === 6 || token === 8;
    const rays = Array.from({length: 12}, (_, i) => `rotate(${i * 30})`);
    return svg`<g class="${robbed ? 'robbed' : lit ? 'lit' : red ? 'red' : ''}" transform="translate(0 -34)">
      ${lit && !robbed ? rays.map(turn => svg`<path class="rays" d="M-6-43L0-60L6-43Z" transform=${turn}/>`) : nothing}
      <circle class="token" r="39"/><text class="number" y="10">${token}</text>
      ${Array.from({length: ways}, (_, i) => svg`<circle class="pips" r="3.6" cx=${(i - (ways - 1) / 2) * 10} cy="23"/>`)}
    </g>`;
  }

  #harbour(slot: number): TemplateResult {
    const {model} = this;
    const {kind, rate, corners} = model.view.harbours[slot]!;
    const [x, y] = boatAt(slot);
    const piers = corners.map(corner => {
      const [cx, cy] = cornerAt(corner);
      const [tx, ty] = [cx + (x - cx) * 0.62, cy + (y - cy) * 0.62];
      return svg`<path class="pier2" d="M${cx} ${cy}L${tx} ${ty}"/><path class="pier" d="M${cx} ${cy}L${tx} ${ty}"/>`;
    });
    return svg`<g data-help="harbour:${kind}"><title>${model.text.harbours[kind]}</title>${piers}
      <g transform="translate(${x} ${y})">${boat(kind, rate)}</g></g>`;
  }

  #roads(): TemplateResult[] {
    const {model} = this;
    return model.view.roads.flatMap((seat, edge) => {
      if (seat === null) return [];
      const [x, y] = mid(edge);
      return [
        svg`<g class=${model.fresh.includes(`e${edge}`) ? 'new' : ''} transform="translate(${x} ${y})">${road(seatOf(model, seat).shape, turnOf(edge))}</g>`,
      ];
    });
  }

  #houses(): TemplateResult[] {
    const {model} = this;
    return model.view.corners.flatMap((building, corner) => {
      if (!building) return [];
      const [x, y] = cornerAt(corner);
      const {shape, name} = seatOf(model, building.seat);
      return [
        svg`<g class=${model.fresh.includes(`v${corner}`) ? 'new' : ''} transform="translate(${x} ${y})"><title>${model.words.house(name, building.city)}</title>${building.city ? city(shape) : settlement(shape)}</g>`,
      ];
    });
  }

  #robber(): TemplateResult {
    const {model} = this;
    const [x, y] = place(CENTRES[model.view.robber]!);
    return svg`<g data-help="robber"><title>${model.text.terms.robber}</title>${stamp('cat-robber', x, y + 40, 84)}</g>`;
  }

  #spot(spot: Spot): TemplateResult {
    const {model} = this;
    const chosen = isSameSpot(model.draft.picked, spot.action);
    const [x, y] = pointOf(spot);
    const label = spot.label;
    const own = model.view.viewer;
    const shape = own === null ? 'disc' : seatOf(model, own).shape;
    const inside =
      spot.kind === 'hex'
        ? svg`<path class="spot hex" d=${HEX} transform="scale(0.92)"/>`
        : chosen
          ? svg`<g class="ghost">${spot.kind === 'edge' ? road(shape, turnOf(spot.at)) : spot.city ? city(shape) : settlement(shape)}</g>`
          : spot.kind === 'edge'
            ? svg`<rect class="spot" x="-27" y="-11" width="54" height="22" rx="11" transform="rotate(${turnOf(spot.at)})"/>`
            : svg`<circle class="spot" r=${spot.city ? 30 : 18} style=${spot.city ? 'fill:transparent' : ''}/>`;
    return svg`<g
      class="target ${chosen ? 'chosen' : ''}"
      role="button"
      tabindex="0"
      aria-pressed=${chosen}
      aria-label=${label}
      transform="translate(${x} ${y})"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.#pick(spot.action, event);
      }}
    ><title>${label}</title>${inside}</g>`;
  }
}

function pointOf({kind, at}: Spot): readonly [number, number] {
  return kind === 'hex' ? place(CENTRES[at]!) : kind === 'edge' ? mid(at) : cornerAt(at);
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-island': RsCatIsland;
  }
}
