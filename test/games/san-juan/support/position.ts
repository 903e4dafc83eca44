/** Positions for tests, told in names: who has built what, holds what, and what lies on the piles. */
import type {Face, HandleId} from '../../../../src/engine/ask.ts';
import type {Options} from '../../../../src/engine/game.ts';
import {CARDS, faceOf, KIND} from '../../../../src/games/san-juan/data.ts';
import {openPick} from '../../../../src/games/san-juan/phases/round.ts';
import {setup} from '../../../../src/games/san-juan/setup.ts';
import {cloneState, type SjState} from '../../../../src/games/san-juan/state.ts';
import {BUILDINGS, type Building, TILES, type Tile} from '../../../../src/games/san-juan/types.ts';

export const SEAT_ONE: Options = {openingDraft: false, firstGovernor: 'seat-1'};

/** A state with the faces behind its handles: what the dealer of a test knows. */
export interface Table {
  readonly state: SjState;
  readonly faces: ReadonlyMap<HandleId, Face>;
}

/**
 * Everybody with an indigo plant and no hand, seat 0 governor and about to pick; each `with…` changes that. Cards come
 * out of one deck, so that no test can use a fourth library; what nobody names lies at the bottom of the draw pile.
 */
export class Position {
  readonly #state: SjState;
  readonly #faces = new Map<HandleId, Face>();
  readonly #free = new Set<Face>();
  #handle = 100;
  #bottom: 'pile' | 'covered' = 'pile';
  #discards = 0;
  #pile = -1;

  constructor(seats: number) {
    this.#state = setup(SEAT_ONE, seats);
    for (let face = seats; face < CARDS; face++) this.#free.add(face);
    this.#state.asking = null;
    openPick(this.#state);
  }

  #face(building: Building): Face {
    const face = [...this.#free].find(each => KIND[each] === BUILDINGS.indexOf(building));
    if (face === undefined) throw new Error(`no ${building} is left`);
    this.#free.delete(face);
    return face;
  }

  #card(face: Face): HandleId {
    this.#faces.set(++this.#handle, face);
    return this.#handle;
  }

  /** Built beside the indigo plant; `full` ones hold a good. */
  withCity(seat: number, ...buildings: readonly (Building | `${Building}+`)[]): this {
    const town = this.#state.towns[seat]!;
    for (const each of buildings) {
      const full = each.endsWith('+');
      town.row.push(this.#face((full ? each.slice(0, -1) : each) as Building));
      town.goods.push(-2 + Number(!full));
    }
    return this;
  }

  /** The indigo plant of the beginning holds a good. */
  withIndigo(seat: number): this {
    this.#state.towns[seat]!.goods[0] = -2;
    return this;
  }

  withoutPlant(seat: number): this {
    const town = this.#state.towns[seat]!;
    this.#free.add(town.row.shift()!);
    town.goods.shift();
    return this;
  }

  withHand(seat: number, ...buildings: readonly Building[]): this {
    for (const building of buildings) this.#state.towns[seat]!.hand.push(this.#card(this.#face(building)));
    return this;
  }

  withChapel(seat: number, cards: number): this {
    const [first = faceOf('statue')] = this.#free;
    for (let i = 0; i < cards; i++) {
      const face = i === 0 ? first : [...this.#free][0]!;
      this.#free.delete(face);
      this.#state.towns[seat]!.chapel.push(this.#card(face));
    }
    return this;
  }

  /** What is drawn next, the first one first. */
  withPile(...buildings: readonly Building[]): this {
    for (const building of buildings) this.#state.pile.unshift(this.#card(this.#face(building)));
    return this;
  }

  /** Exactly so many cards on the piles; the rest of the deck lies under buildings of the last seat. */
  withPiles(pile: number, discards: number): this {
    this.#bottom = 'covered';
    this.#pile = pile;
    this.#discards = discards;
    return this;
  }

  withTiles(...tiles: readonly Tile[]): this {
    this.#state.tiles = tiles.map(tile => TILES.indexOf(tile));
    this.#state.turned = tiles.length % TILES.length;
    return this;
  }

  /** The tile that the next trader phase turns up: all five are known, this one is due. */
  withNextTile(tile: Tile): this {
    const others = TILES.filter(other => other !== tile);
    this.#state.tiles = [tile, ...others].map(each => TILES.indexOf(each));
    this.#state.turned = TILES.length;
    return this;
  }

  withGovernor(seat: number): this {
    this.#state.governor = seat;
    openPick(this.#state);
    return this;
  }

  /** Everybody has picked but for the last one, who is about to. */
  atLastPick(): this {
    const {towns} = this.#state;
    this.#state.picks = towns.length === 2 ? 2 : towns.length - 1;
    openPick(this.#state);
    return this;
  }

  /** The opening draft is open: 5, 6 and 7 cards are dealt. */
  inDraft(): this {
    for (const seat of this.#state.towns.keys())
      this.withHand(
        seat,
        ...(['well', 'hero', 'crane', 'tower', 'smithy', 'quarry', 'indigo-plant'] as const).slice(
          0,
          5 + seat,
        ),
      );
    this.#state.phase = 'draft';
    this.#state.deciding = [...this.#state.towns.keys()];
    this.#state.turn = -1;
    return this;
  }

  get table(): Table {
    const state = cloneState(this.#state);
    const faces = this.#faces;
    for (const town of state.towns)
      town.goods = town.goods.map(good => (good === -2 ? this.#card(this.#any()) : -1));
    const rest = [...this.#free].reverse();
    const named = state.pile;
    if (this.#bottom === 'covered') {
      while (named.length < this.#pile) named.unshift(this.#card(rest.pop()!));
      for (let i = 0; i < this.#discards; i++) state.discards.push(this.#card(rest.pop()!));
      state.towns.at(-1)!.covered.push(...rest);
    } else named.unshift(...rest.map(face => this.#card(face)));
    return {state, faces};
  }

  #any(): Face {
    const [face] = this.#free;
    this.#free.delete(face!);
    return face!;
  }
}

export const position = (seats = 3): Position => new Position(seats);
