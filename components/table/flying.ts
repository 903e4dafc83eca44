/**
 * Plays what others did as motion over the board: pieces on shallow arcs, flags that drop, ships that sail. The board has
 * the new state already and nothing waits for a flight: whoever acts, or taps anywhere, has it end at once.
 */
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {LogItem, Settings, TableView} from '../../src/table/seen/view-model.ts';
import {type Flight, MOST_PIECES, type Motion, type Spot} from '../board/flight.ts';
import type {Painting} from '../board/painter.ts';
import {actor} from '../board/since.ts';
import {deepAll} from '../kit/deep-focus.ts';
import {LONGEST, moves, paceOf} from './pace.ts';
import '../kit/symbol.ts';

/** One event's motion, at normal pace, in milliseconds. */
const FLIGHT = 260;
/** Between the pieces of one flight. */
const APART = 40;
/** Between the events of one turn. */
const BEAT = 180;
/** A single motion, with the wait between its pieces, at any pace. */
export const LONGEST_FLIGHT = 400;
/** How far off a piece begins, or ends, where the other place is not in sight; in px. */
const NEAR = 56;
/** How high an arc rises, as a part of its length, and at most in px. */
const RISE = 0.18;
const HIGHEST = 44;

/** What others did: all of it but what befalls the viewer by an own move, or by the draw that follows one. */
const done = (items: readonly LogItem[], viewer: Seat | null): readonly GameEvent[] =>
  items.flatMap(({seat, events}) => {
    const byOther = viewer === null || (seat !== null && seat !== viewer);
    return byOther ? events : events.filter(event => actor(event) !== viewer);
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Flying {
  readonly #host: HTMLElement;
  readonly #running = new Set<Animation>();
  /** When the present turn began to move, and when its last piece lands; by the page's clock. */
  #began = 0;
  #until = 0;
  #frame = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
    host.addEventListener('pointerdown', this.stop);
    host.addEventListener('keydown', this.stop);
  }

  /** Something was entered; the board is drawn by the next frame. */
  play(items: readonly LogItem[], view: TableView, painting: Painting, motion: Settings['motion']): void {
    if (!painting.motions || !moves(motion)) return;
    const groups = done(items, view.viewer)
      .map(event => painting.motions!(event, view))
      .filter(group => group.length > 0);
    if (groups.length === 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#begin(groups, paceOf(motion)));
  }

  /** Everything that moves is where it belongs. */
  stop = (): void => {
    cancelAnimationFrame(this.#frame);
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#layer?.replaceChildren();
    this.#until = 0;
  };

  get #layer(): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.flights') ?? null;
  }

  #begin(groups: readonly (readonly Motion[])[], pace: number): void {
    const root = this.#host.shadowRoot;
    if (!root) return;
    const now = performance.now();
    if (now >= this.#until) {
      this.#began = now;
      this.#until = now;
    }
    const last = this.#began + LONGEST - LONGEST_FLIGHT;
    // What comes when the time of this turn is over is on the board already.
    if (now > last) return;
    const from = Math.min(this.#until, last);
    // A long turn is told faster, not longer.
    const beat = Math.min(BEAT * pace, Math.max(0, last - from) / groups.length);
    const spots = new Spots(root);
    // All places are read before anything is set in motion: each piece would else have the page laid out once more.
    const begins = groups.flatMap((group, i) =>
      group.map(motion => {
        const delay = Math.max(0, from + i * beat - now);
        if ('stir' in motion) {
          const thing = spots.find(motion.at);
          return () => this.#stir(motion.stir, thing, delay, pace);
        }
        const ends = [spots.middle(motion.from), spots.middle(motion.to)] as const;
        return () => this.#fly(motion, ends, delay, pace);
      }),
    );
    for (const begin of begins) begin();
    this.#until = Math.max(this.#until, from + (groups.length - 1) * beat + LONGEST_FLIGHT);
  }

  #stir(how: 'drop' | 'sail', thing: HTMLElement | null, delay: number, pace: number): void {
    if (!thing) return;
    const frames: Keyframe[] =
      how === 'drop'
        ? [
            {translate: '0 -8px', opacity: 0.35},
            {translate: '0 0', opacity: 1},
          ]
        : [
            {translate: '0 0', opacity: 1},
            {translate: '46px 0', opacity: 0, offset: 0.6},
            {translate: '-18px 0', opacity: 0, offset: 0.61},
            {translate: '0 0', opacity: 1},
          ];
    const duration = Math.min(LONGEST_FLIGHT, (how === 'drop' ? 180 : 300) * pace);
    this.#keep(thing.animate(frames, {delay, duration, easing: 'ease-out', fill: 'none'}));
  }

  #fly(
    {symbol, count = 1, ground = 'bare'}: Flight,
    [start, end]: readonly [Point | null, Point | null],
    delay: number,
    pace: number,
  ): void {
    const layer = this.#layer;
    if (!layer || (!start && !end)) return;
    const a = start ?? {x: end!.x, y: end!.y + NEAR};
    const b = end ?? {x: start!.x, y: start!.y - NEAR};
    const pieces = Math.min(count, MOST_PIECES);
    const apart = pieces > 1 ? Math.min(APART * pace, 120 / (pieces - 1)) : 0;
    const duration = Math.min(FLIGHT * pace, LONGEST_FLIGHT - apart * (pieces - 1));
    for (let i = 0; i < pieces; i++) {
      const piece = document.createElement('span');
      piece.className = `piece ${ground}`;
      const drawing = document.createElement('rs-symbol');
      drawing.name = symbol;
      piece.append(drawing);
      layer.append(piece);
      const animation = piece.animate(arc(a, b, {sudden: !start, vanishes: !end}), {
        delay: delay + i * apart,
        duration,
        easing: 'ease-out',
        fill: 'backwards',
      });
      animation.finished.then(
        () => piece.remove(),
        () => piece.remove(),
      );
      this.#keep(animation);
    }
  }

  #keep(animation: Animation): void {
    this.#running.add(animation);
    animation.addEventListener('finish', () => this.#running.delete(animation));
  }
}

/** The way of a piece: only what the compositor moves by itself. Where an end is out of sight it comes or goes faintly. */
function arc(a: Point, b: Point, {sudden, vanishes}: {sudden: boolean; vanishes: boolean}): Keyframe[] {
  const rise = Math.min(HIGHEST, Math.hypot(b.x - a.x, b.y - a.y) * RISE);
  const at = (t: number, opacity: number, scale: number): Keyframe => {
    const x = a.x + (b.x - a.x) * t;
    const y = a.y + (b.y - a.y) * t - rise * 4 * t * (1 - t);
    return {transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`, opacity, offset: t};
  };
  return [
    {...at(0, 0, 0.8)},
    {...at(0.12, sudden ? 0.5 : 1, 1)},
    {...at(0.35, 1, 1.12)},
    {...at(0.6, 1, 1.12)},
    {...at(0.9, vanishes ? 0.5 : 1, 1)},
    {...at(1, vanishes ? 0 : 0.9, 0.9)},
  ];
}

/** The named places of a table, as they stand on the screen now. */
class Spots {
  readonly #named = new Map<Spot, HTMLElement[]>();
  readonly #quay: DOMRect | null;

  constructor(root: ShadowRoot) {
    for (const element of deepAll(root, '[data-spot]'))
      for (const name of element.dataset.spot!.split(' '))
        this.#named.set(name, [...(this.#named.get(name) ?? []), element]);
    this.#quay = deepAll(root, 'rs-quay')[0]?.getBoundingClientRect() ?? null;
  }

  find(names: readonly Spot[]): HTMLElement | null {
    for (const name of names) {
      const seen = this.#named.get(name)?.find(element => this.#inSight(element));
      if (seen) return seen;
    }
    return null;
  }

  middle(names: readonly Spot[]): Point | null {
    const element = this.find(names);
    return element && centre(element.getBoundingClientRect());
  }

  #inSight(element: HTMLElement): boolean {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    const {x, y} = centre(box);
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const quay = this.#quay;
    const covered = quay && x >= quay.left && x <= quay.right && y >= quay.top && y <= quay.bottom;
    return !covered || element.closest('rs-quay') !== null;
  }
}

const centre = ({left, top, width, height}: DOMRect): Point => ({x: left + width / 2, y: top + height / 2});
