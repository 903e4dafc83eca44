import {html, nothing, svg, type TemplateResult} from 'lit';
import {customElement, state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {pick} from '../board/pick.ts';
import {seatOf} from '../board/seats.ts';
import {
  AS_NEEDED,
  type Camera,
  cameraFor,
  FINGER,
  moved,
  settled,
  shown,
  type View,
  WHOLE_ISLAND,
} from './camera.ts';
import {CatElement} from './element.ts';
import {Fingers} from './fingers.ts';
import {isFounding} from './founding.ts';
import {HEX, leastDistance, nearest, outline, turnOf, WHOLE, type XY} from './geometry.ts';
import islandSheet from './island-sheet.css';
import landSheet from './land-sheet.css';
import {harbours, hexes, houses, hurts, roads, robbers, sea} from './layers.ts';
import {prepare, show} from './model.ts';
import {city, houseOutline, road, roadOutline, settlement} from './pieces.ts';
import {chosenSpot, type Spot, spotPoint} from './spots.ts';
import {placing} from './stepper.ts';
import {stepsAmong, type Way} from './toward.ts';

/** Px a unit below which one may want to come nearer without anything to place. */
const SMALL = 0.45;
/** Light behind a place, in units of the drawing; where many are open it leaves the land its colours. */
const GLOW = 46;
const SPARK = 28;
const FEW = 16;
/** Radius around a corner that a finger aims at: px, and in units so that neighbours keep apart. */
const AIM = 12.5;
const DISC = [28, 42] as const;
/** Radius of what marks a corner where many are open, so that land and numbers are seen: px, and at least so many units. */
const DOT = [5, 13] as const;
/** Where places are close to each other, a touch means one only if it is by so many px nearer than the next. */
const CLEARLY = 9;
/** Px between a few places at least: of them a touch means the nearest. */
const APART = 24;

/** How large the places are drawn, in units. */
interface Radii {
  readonly glow: number;
  readonly disc: number;
  /** Many are open: only a dot marks each. Else null. */
  readonly dot: number | null;
}

/** @summary The island: hexes, numbers, harbours, pieces, robber, and the legal places of what is being put down. */
@customElement('rs-cat-island')
export class RsCatIsland extends CatElement {
  static override styles = [...CatElement.styles, landSheet, islandSheet];

  /** Px of the element. */
  @state() private box: XY = [0, 0];
  readonly #resized = new ResizeObserver(() => this.#measure());
  #camera: Camera | null = null;
  /** What fingers have moved the map to, until they are lifted. */
  @state() private moving: View | null = null;
  readonly #fingers = new Fingers();
  /** What was looked at when the last finger was put down or lifted. */
  #before: Camera | null = null;
  /** The focus goes to the place that an arrow has chosen, once it is drawn so. */
  #follows = false;
  /** The place that was chosen last: it has come into sight. */
  #brought: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  protected override firstUpdated(): void {
    // Before it is painted for the first time, so that nothing jumps.
    this.#measure();
  }

  #measure(): void {
    const {clientWidth, clientHeight} = this;
    const [width, height] = this.box;
    if (clientWidth !== width || clientHeight !== height) this.box = [clientWidth, clientHeight];
  }

  override render() {
    const {model, box} = this;
    const {view, spots, words} = model;
    if (view.hexes.length === 0) return nothing;
    const camera = this.#look();
    const moves = this.#camera !== null;
    this.#camera = camera;
    this.toggleAttribute('near', camera.near);
    const {scale, x, y} = camera;
    const kind = spots[0]?.kind;
    const lit = () => this.#spots(spots, scale);
    // A place for a house lies over the roads that lead there, one for a road below the house that it starts from.
    return html`<svg
        class="map l-fill l-full ${camera.near ? 'near' : ''} ${moves && !this.moving ? '' : 'still'}"
        role="group"
        data-spot="island"
        aria-label=${words.island}
        @click=${this.#tapped}
        @pointerdown=${this.#pressed}
        @pointermove=${this.#moved}
        @pointerup=${this.#released}
        @pointercancel=${this.#released}
        @pointerleave=${this.#released}
      >
        <clipPath id="hex"><path d=${HEX} /></clipPath>
        <g class="world" style="transform:translate(${x}px,${y}px) scale(${scale})">
          ${sea(model)}${harbours(model)}${hexes(model)}${hurts(model)}
          ${kind === 'hex' ? lit() : nothing}
          ${roads(model)}${kind === 'edge' ? lit() : nothing}${houses(model)}${robbers(model)}
          ${kind === 'corner' ? lit() : nothing}
        </g>
      </svg>
      ${box[0] > 0 ? this.#controls(camera) : nothing}`;
  }

  /** What is looked at: as asked for with this very thing in hand, else as its places need it. */
  #look(): Camera {
    const {model, box, moving} = this;
    const {camera, spots} = model;
    const size = box[0] > 0 ? box : ([WHOLE.width, WHOLE.height] as const);
    const places = spots.map(spotPoint);
    const own = moving ?? (camera.of === placing(model) ? camera : null);
    // While the island is settled it stays as it is, from step to step, where a finger can tell the ways apart.
    const whole = isFounding(model.view) && !own ? cameraFor(size, places, WHOLE_ISLAND) : null;
    if (!whole) return cameraFor(size, places, own ?? AS_NEEDED);
    if (spots[0]?.kind !== 'edge') return whole;
    const apart = leastDistance(places) * whole.scale >= APART;
    return apart ? {...whole, crowded: false} : cameraFor(size, places, AS_NEEDED);
  }

  #show(view: View): void {
    show(this, {camera: {...view, of: placing(this.model)}});
  }

  #see(near: boolean, middle: XY | null): void {
    this.#show({near, middle, scale: null});
  }

  /** The part that is shown, and the way back to all of it; or the way nearer, and the island as lists. */
  #controls(camera: Camera): TemplateResult {
    const {words, view, spots} = this.model;
    const closer = camera.crowded || camera.scale < SMALL;
    if (!camera.near)
      return html`<div class="corner">
        ${
          closer
            ? html`<button type="button" data-nearer aria-label=${words.nearer} @click=${() => this.#see(true, null)}>
                <rs-symbol name="cat-nearer"></rs-symbol>
              </button>`
            : nothing
        }
        ${
          spots.length === 0
            ? html`<button type="button" class=${closer ? 'right' : ''} data-list data-key="l" aria-label=${words.asList} @click=${() => show(this, {panel: 'places'})}>
                <rs-symbol name="cat-list"></rs-symbol>
              </button>`
            : nothing
        }
      </div>`;
    const part = shown(camera, this.box);
    return html`<div class="corner">
      <button type="button" class="mini" aria-label=${words.lookAround} @click=${this.#jump}>
        <svg viewBox="${WHOLE.x} ${WHOLE.y} ${WHOLE.width} ${WHOLE.height}" aria-hidden="true">
          ${view.hexes.map(({hex, terrain}) => svg`<path class="t-${terrain} p2" d=${outline(hex)}/>`)}
          <rect class="frame" x=${part.x} y=${part.y} width=${part.width} height=${part.height} rx="40" />
        </svg>
      </button>
      <button type="button" data-whole aria-label=${words.wholeIsland} @click=${() => this.#see(false, null)}>
        <rs-symbol name="cat-further"></rs-symbol>
      </button>
    </div>`;
  }

  /** A tap on the small map goes there; by keyboard to the next legal place. */
  #jump = (event: MouseEvent): void => {
    const map = (event.currentTarget as HTMLElement).querySelector('svg')!.getBoundingClientRect();
    const x = WHOLE.x + ((event.clientX - map.left) / map.width) * WHOLE.width;
    const y = WHOLE.y + ((event.clientY - map.top) / map.height) * WHOLE.height;
    if (event.detail > 0) this.#see(true, [x, y]);
    else {
      const {spots} = this.model;
      const next = spots[(chosenSpot(this.model) + 1) % Math.max(1, spots.length)];
      if (next) this.#see(true, spotPoint(next));
    }
  };

  /** Px from the upper left corner of the element. */
  #px({clientX, clientY}: MouseEvent): XY {
    const {left, top} = this.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #at(event: MouseEvent): XY {
    const [px, py] = this.#px(event);
    const {x, y, scale} = this.#look();
    return [(px - x) / scale, (py - y) / scale];
  }

  /** The nearest legal place within reach of the finger; where places are close, a touch between them comes nearer. */
  #tapped = (event: MouseEvent): void => {
    const {spots} = this.model;
    // What ends a drag is no tap.
    if (this.#fingers.moved) {
      this.#fingers.moved = false;
      return;
    }
    if (spots.length === 0) return;
    const {scale, crowded} = this.#look();
    const at = this.#at(event);
    const reach = spots[0]!.kind === 'hex' ? 92 : FINGER / 2 / scale;
    const best = nearest(at, spots, spotPoint, reach);
    if (!best) return;
    const [bx, by] = spotPoint(best);
    const next = nearest(
      at,
      spots.filter(spot => spot !== best),
      spotPoint,
      Math.hypot(bx - at[0], by - at[1]) + CLEARLY / scale,
    );
    if (crowded && next) this.#see(true, at);
    else this.#choose(best, event);
  };

  #choose(spot: Spot, event: Event): void {
    const {model} = this;
    const again = !(event instanceof MouseEvent) || event.detail < 2;
    const {picked} = spot.change;
    if (spot.kind !== 'hex' && picked) pick(this, {pick: 'action', action: picked, again});
    else if (model.spots[chosenSpot(model)] !== spot) prepare(this, spot.change);
    else if (again) pick(this, {pick: 'confirm'});
  }

  #spots(spots: readonly Spot[], scale: number): TemplateResult {
    const chosen = chosenSpot(this.model);
    const many = spots.length > FEW;
    const glow = Math.min(FINGER / 2 / scale, many ? SPARK : GLOW);
    const disc = Math.max(DISC[0], Math.min(DISC[1], AIM / scale));
    const dot = many ? Math.max(DOT[1], DOT[0] / scale) : null;
    // Each by its place: what has the focus goes with its place, and is none of the next decision's.
    const places = repeat(
      spots,
      ({kind, at}) => `${kind}${at}`,
      (spot, i) => this.#spot(spot, i, chosen, {glow, disc, dot}),
    );
    return svg`<g role="radiogroup" aria-label=${this.model.words.places}>${places}</g>`;
  }

  /** The arrow of a key was pressed: chooses the nearest place in that direction, or the first one where none is chosen yet. */
  go(way: Way): void {
    const {model} = this;
    const {spots} = model;
    const chosen = chosenSpot(model);
    const next = chosen < 0 ? 0 : stepsAmong(spots.map(spotPoint))(chosen, way);
    this.#follows = true;
    const spot = next === null ? undefined : spots[next];
    if (!spot) {
      this.#follow();
      return;
    }
    prepare(this, spot.change);
  }

  /** What is chosen, by an arrow, a list or a hint, comes into sight; who then looks elsewhere is let. */
  #bring(): void {
    const {spots} = this.model;
    const spot = spots[chosenSpot(this.model)] ?? null;
    const place = spot && `${spot.kind}${spot.at}`;
    if (place === this.#brought) return;
    this.#brought = place;
    const camera = this.#look();
    if (
      !spot ||
      !camera.near ||
      isWithin(spotPoint(spot), shown(camera, this.box), FINGER / 2 / camera.scale)
    )
      return;
    this.#show({near: true, middle: spotPoint(spot), scale: camera.scale});
  }

  /** What is chosen by an arrow has the focus. */
  #follow(): void {
    const picked = this.#follows ? this.renderRoot.querySelector<SVGElement>('.target.picked') : null;
    if (!picked) return;
    this.#follows = false;
    picked.focus({preventScroll: true});
  }

  protected override updated(): void {
    this.#bring();
    this.#follow();
  }

  /** One stop for Tab; arrows go from place to place as they lie. */
  #spot(spot: Spot, i: number, chosen: number, radii: Radii): TemplateResult {
    const [x, y] = spotPoint(spot);
    const is = i === chosen;
    const first = is || (chosen < 0 && i === 0);
    return svg`<g
      class="target ${spot.kind} ${is ? 'picked' : ''}"
      data-target="${spot.kind}${spot.at}"
      role="radio"
      tabindex=${first ? 0 : -1}
      ?data-begins=${first}
      aria-checked=${is}
      aria-label=${spot.label}
      transform="translate(${x} ${y})"
      @keydown=${(event: KeyboardEvent) => this.#key(event, spot, is)}
    ><title>${spot.label}</title>${this.#ghost(spot, is, radii)}</g>`;
  }

  #ghost({kind, at, city: bigger}: Spot, chosen: boolean, {glow, disc, dot}: Radii): TemplateResult {
    const {model} = this;
    const {shape} = seatOf(model, model.view.viewer ?? 0);
    if (kind === 'hex') return svg`<path class="pane" d=${HEX}/>`;
    const light = svg`<circle class="glow" r=${glow}/>`;
    if (kind === 'edge') return svg`${light}${chosen ? road(shape, turnOf(at)) : roadOutline(turnOf(at))}`;
    if (bigger)
      return chosen
        ? city(shape)
        : svg`<circle class="ring" r="44"/><circle class="outline thin open" r="44"/>`;
    if (chosen) return svg`${light}${settlement(shape)}`;
    if (dot !== null)
      return svg`<circle class="reach" r=${disc}/><circle class="glow" r=${glow}/><circle class="dot" r=${dot}/>`;
    return svg`${light}<circle class="disc" r=${disc}/><g transform="scale(${disc / 62})">${houseOutline(shape)}</g>`;
  }

  #key(event: KeyboardEvent, spot: Spot, chosen: boolean): void {
    if (event.key !== ' ' && (event.key !== 'Enter' || chosen)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!chosen) this.#choose(spot, event);
  }

  #pressed = (event: PointerEvent): void => {
    this.#fingers.press(event.pointerId, this.#px(event));
    this.#before = this.#look();
  };

  #moved = (event: PointerEvent): void => {
    const before = this.#before;
    const gesture = before && this.#fingers.move(event.pointerId, this.#px(event), before.near);
    if (gesture) this.moving = moved(before, this.box, gesture);
  };

  #released = (event: PointerEvent): void => {
    this.#fingers.lift(event.pointerId);
    this.#before = this.#look();
    if (this.#fingers.held || !this.moving) return;
    this.#show(settled(this.moving, this.box));
    this.moving = null;
  };
}

/** @param room that it needs around itself */
const isWithin = ([x, y]: XY, part: ReturnType<typeof shown>, room: number): boolean =>
  x - room >= part.x &&
  x + room <= part.x + part.width &&
  y - room >= part.y &&
  y + room <= part.y + part.height;

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-island': RsCatIsland;
  }
}
