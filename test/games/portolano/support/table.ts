/**
 * A table of Portolano for rule tests: positions told in names, every draw scripted. The chart is laid in the order of the
 * numbers of its tiles: harbours 1, 2, 3 and then the sea (4x4), or harbours 1, 2 and the sea (3x3), face a up everywhere.
 */
import assert from 'node:assert/strict';
import {seededRng} from '../../../../src/base/rng.ts';
import {sum} from '../../../../src/base/sum.ts';
import type {Answer, Ask} from '../../../../src/engine/ask.ts';
import {countActions, expand} from '../../../../src/engine/choice.ts';
import {IllegalAction} from '../../../../src/engine/illegal.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {
  CANNON,
  DIRECTIONS,
  DOUBLE,
  FIRST_HARBOUR,
  GOODS,
  type Good,
  isHarbour,
  MISSIONS,
  type Mission,
  STERNS,
  type Stern,
  UPGRADES,
  type Upgrade,
} from '../../../../src/games/portolano/data.ts';
import {openRound} from '../../../../src/games/portolano/flow.ts';
import {game} from '../../../../src/games/portolano/index.ts';
import {brokenLaw} from '../../../../src/games/portolano/laws.ts';
import {emptySlots} from '../../../../src/games/portolano/setup.ts';
import type {PortState, Ship} from '../../../../src/games/portolano/state.ts';
import type {PortAction, PortEvent} from '../../../../src/games/portolano/types.ts';
import type {PortView} from '../../../../src/games/portolano/view.ts';

export type Cargo = Partial<Record<'rum' | Good, number>>;
export const cargo = (things: Cargo = {}): number[] => [
  things.rum ?? 0,
  ...GOODS.map(good => things[good] ?? 0),
];

/** Sea tiles by number from 1, as the rules name them; harbours likewise. */
export const sea = (number: number): number => number - 1;
export const harbour = (number: number): number => FIRST_HARBOUR + number - 1;
export const A = 0;
export const B = 1;

/** What a card is called: a direction, or the double card. */
type Card = (typeof DIRECTIONS)[number] | 'double';
export const card = (name: Card): number => (name === 'double' ? DOUBLE : DIRECTIONS.indexOf(name));

export interface Outfit {
  readonly stern?: Stern;
  readonly cell?: number;
  readonly load?: Cargo;
  readonly coins?: number;
  readonly cannons?: number;
  /** Each as `type` or `type value`; of value 1 unless told. */
  readonly upgrades?: readonly (Upgrade | `${Upgrade} ${number}`)[];
  readonly peace?: boolean;
  readonly drifted?: boolean;
  readonly anchored?: boolean;
}

/** The same with every list open to changes. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? {-readonly [K in keyof T]: Loose<T[K]>}
    : T;

/** Missions that no test meets by chance. */
const QUIET: readonly Mission[] = ['two-chests', 'three-hits', 'four-tea'];
/** Sterns without effect before the first card. */
const PLAIN_STERNS: readonly Stern[] = [
  'huckster',
  'southern-cape',
  'son-of-fortune',
  'strategist',
  'peace-knight',
];

export class Table {
  state: PortState;
  readonly dealer: LocalDealer;
  readonly events: PortEvent[] = [];
  /** Draws to come, the next first. */
  readonly #draws: number[][][] = [];
  readonly #plays = new Map<number, readonly number[]>();

  /** All ships on an Isle of Peace in the last cell, the pirate two rows above, the wind blows east, round 2 is about to begin. */
  constructor(seats = 4, sterns: readonly Stern[] = PLAIN_STERNS, missions: readonly Mission[] = QUIET) {
    const rng = seededRng('portolano rows');
    this.dealer = new LocalDealer(() => rng);
    this.state = game.setup({}, seats);
    this.answer(setUpDraw(seats, sterns, missions));
    this.answer();
    while (this.state.phase === 'sterns') {
      const seat = game.toAct(this.state)[0]!;
      const handyman = STERNS[this.state.ships[seat]!.stern] === 'handyman';
      this.do(seat, handyman ? {type: 'handyman', kind: 0} : {type: 'still', good: -1});
    }
    const last = this.state.side ** 2 - 1;
    this.set({pirate: last - 2 * this.state.side, wind: card('east'), round: 1});
    this.tile(last, sea(13), B);
    for (const ship of this.state.ships) ship.cell = last;
    this.events.length = 0;
  }

  // ——— positions ———

  /** The state as a copy of its own, which a test may damage. */
  get loose(): Loose<PortState> {
    this.state = JSON.parse(JSON.stringify(this.state));
    // A copy shares nothing.
    return this.state as unknown as Loose<PortState>;
  }

  set(change: Partial<PortState>): this {
    this.state = {...game.clone(this.state), ...change};
    return this;
  }

  /** Refits a ship; goods come out of the box, or out of the supply where the box has none. */
  ship(seat: number, {load, cannons, upgrades, stern, ...rest}: Outfit): this {
    const ship = this.loose.ships[seat]!;
    if (stern) ship.stern = STERNS.indexOf(stern);
    if (stern === 'peace-knight') ship.peace = true;
    if (load) this.#reload(ship, cargo(load));
    if (cannons !== undefined) {
      this.state.cannons -= cannons - ship.cannons;
      ship.cannons = cannons;
    }
    if (upgrades)
      ship.upgrades = upgrades.map(each => {
        const [type, value = '1'] = each.split(' ');
        return UPGRADES.indexOf(type as Upgrade) * 10 + Number(value); // its own first word
      });
    Object.assign(ship, rest);
    return this;
  }

  /** The loose state's ship. */
  #reload(ship: Loose<Ship>, load: readonly number[]): void {
    const {box, rows} = this.state as unknown as Loose<PortState>; // made loose by `ship`
    for (let good = 0; good < GOODS.length; good++) {
      box[good]! += ship.load[good + 1]! - load[good + 1]!;
      for (const row of rows)
        for (let at = row.length - 1; at > 0 && box[good]! < 0; at--)
          if (row[at] === good) {
            row.splice(at, 1);
            box[good]!++;
          }
    }
    ship.load = [...load];
  }

  /** This tile lies here; one that lay elsewhere changes places with what lay here. */
  tile(cell: number, tile: number, face: number): this {
    const {tiles, faces, slots, pile} = this.loose;
    const old = tiles[cell]!;
    const elsewhere = tiles.indexOf(tile);
    const inPile = pile.findIndex(([each]) => each === tile);
    if (elsewhere >= 0 && elsewhere !== cell) {
      tiles[elsewhere] = old;
      faces[elsewhere] = faces[cell]!;
      slots[elsewhere] = slots[cell]!;
    } else if (inPile >= 0) pile.splice(inPile, 1, ...(isHarbour(old) ? [[old, -1]] : []));
    tiles[cell] = tile;
    faces[cell] = face;
    slots[cell] = emptySlots(tile, face);
    return this;
  }

  /** Slots of a harbour, as they are filled: goods out of the box. */
  filled(cell: number, filling: readonly number[]): this {
    const {box, slots} = this.loose;
    for (const slot of filling) if (slot >= 0 && slot < 5) box[Math.min(slot, 3)]!--;
    slots[cell] = [...filling];
    return this;
  }

  /** So many markers of a row are left; the rest lies in the box. */
  rowLeft(good: Good, count: number): this {
    const {rows, box} = this.loose;
    const row = rows[GOODS.indexOf(good)]!;
    for (const marker of row.splice(0, row.length - count)) box[marker]!++;
    return this;
  }

  wind(name: (typeof DIRECTIONS)[number]): this {
    this.state.wind = card(name);
    return this;
  }

  /** The next round begins: plays can be sealed. */
  round(round = 2, start = 0): this {
    this.set({round: round - 1, start});
    openRound(this.state, this.events);
    return this.sound();
  }

  /** The ship has just reached this cell on its own turn, with nothing done there yet; it is the last of the round. */
  arrived(seat: number, cell: number): this {
    const seats = this.state.ships.length;
    this.ship(seat, {cell});
    this.set({
      round: 2,
      start: (seat + 1) % seats,
      turn: seats - 1,
      phase: isHarbour(this.state.tiles[cell]!) ? 'harbour' : 'sea',
      picked: false,
      acted: false,
    });
    return this.sound();
  }

  /** All turns are over, the wind is spun: it blows there, the pirate goes with it, battles begin. */
  gust(name: (typeof DIRECTIONS)[number]): this {
    this.set({phase: 'wind', turn: this.state.ships.length, round: Math.max(1, this.state.round)});
    return this.answer({drawn: [[1 + card(name)]]});
  }

  // ——— draws ———

  /** What chance says next: one list for each draw. */
  draws(...drawn: number[][]): this {
    this.#draws.push(drawn);
    return this;
  }

  /** Dice of a battle, told by hits: `1` for a hit, `0` for none; one text for each who rolls. */
  dice(...rolls: readonly string[]): this {
    return this.draws(...rolls.map(roll => [...roll].map(die => (die === '1' ? 5 : 2))));
  }

  answer(given?: Answer): this {
    const ask: Ask = game.ask(this.state)!;
    const answer = given ?? this.dealer.answer(ask);
    this.state = game.answer(this.state, answer, this.events);
    this.dealer.learn(ask, answer);
    return this;
  }

  /** Answers what is asked, until somebody decides or chance has no more to say. */
  settle(): this {
    for (let ask = game.ask(this.state); ask && ask.kind !== 'commit'; ask = game.ask(this.state)) {
      if (ask.kind === 'disclose') {
        const [seat] = ask.by;
        this.answer({disclosed: [{action: this.#play(seat!), salt: 'salt'}]});
      } else if (ask.kind === 'beacon') {
        const drawn = this.#draws.shift();
        if (!drawn) return this.sound();
        this.answer({drawn});
      } else this.answer();
    }
    return this.sound();
  }

  #play(seat: number): {type: 'sail'; cards: readonly number[]} {
    return {type: 'sail', cards: this.#plays.get(seat) ?? [this.state.wind]};
  }

  // ——— moves ———

  /** Everybody seals: these plays, and one step with the wind by the others. */
  seal(plays: Readonly<Record<number, readonly Card[]>> = {}): this {
    for (const [seat, cards] of Object.entries(plays)) this.#plays.set(Number(seat), cards.map(card));
    while (game.ask(this.state)?.kind === 'commit') this.answer({sealed: this.state.sealing[0]!});
    return this.settle();
  }

  /** A move that has to be legal, with everything that follows of itself. */
  do(seat: number, action: PortAction): this {
    this.state = game.apply(this.state, seat, action, this.events);
    return this.settle();
  }

  /** `code (rule)` of the refusal; empty for a legal action. Nothing changes. */
  refused(seat: number, action: PortAction): string {
    const before = JSON.stringify(this.state);
    const refusal = game.check(this.state, seat, action);
    if (refusal) assert.throws(() => game.apply(this.state, seat, action), IllegalAction);
    assert.equal(JSON.stringify(this.state), before, 'a question changes nothing');
    return refusal?.message ?? '';
  }

  // ——— looks ———

  at(seat: number): Ship {
    return this.state.ships[seat]!;
  }

  view(seat: number | null): PortView {
    return game.view(this.state, seat, seat === null ? new Map() : this.dealer.faces(seat));
  }

  /** Types of actions on offer. */
  offered(seat: number): string[] {
    return [...new Set(game.choices(this.state, seat, new Map()).map(({type}) => type))];
  }

  /** What a gain of the seat at turn may be, each as `units out units thrown out`; only of this good where one is named. */
  offers(type: 'pick' | 'freeRum' | 'swap' | 'refill' | 'loot', good?: Good): string[] {
    const [seat] = game.toAct(this.state);
    const all = new Set<string>();
    for (const choice of game.choices(this.state, seat!, new Map()))
      if (choice.type === type)
        for (const action of expand(choice)) {
          // An action of a game's own choices.
          const {item, give, rum, load, take, out} = action as unknown as Readonly<Record<string, unknown>>;
          if (good && (item ?? give) !== GOODS.indexOf(good)) continue;
          const gained = rum ?? load ?? take ?? [1];
          const units = typeof gained === 'number' ? gained : sum(gained as readonly number[]);
          all.add(`${units} out ${sum(out as readonly number[])}`);
        }
    return [...all].sort();
  }

  /** The same table, begun under the first rule set. */
  byFirstRules(): this {
    const {rules: _, ...state} = game.clone(this.state);
    this.state = state;
    return this;
  }

  /** Number of legal actions. */
  count(seat: number): number {
    let count = 0;
    for (const choice of game.choices(this.state, seat, new Map())) count += countActions(choice);
    return count;
  }

  /** What lies on a mission. */
  marks(mission: Mission): readonly number[] {
    return this.state.marks[this.state.missions.indexOf(MISSIONS.indexOf(mission))]!;
  }

  told<T extends PortEvent['type']>(type: T): Extract<PortEvent, {type: T}>[] {
    return this.events.filter((event): event is Extract<PortEvent, {type: T}> => event.type === type);
  }

  /** Nothing came or went, nothing is held that cannot be. */
  sound(): this {
    assert.equal(brokenLaw(this.state), null);
    return this;
  }
}

/** Draws that lay everything out in the order of its numbers. */
export function setUpDraw(
  seats: number,
  sterns: readonly Stern[] = PLAIN_STERNS,
  missions: readonly Mission[] = QUIET,
  layout = 0,
): Answer {
  const few = seats < 4;
  const cells = few ? 9 : 16;
  const zeros = (count: number) => new Array<number>(count).fill(0);
  return {
    drawn: [
      [0],
      zeros(few ? 2 : 3),
      ...(few ? [[0], zeros(6)] : []),
      zeros(cells),
      zeros(cells).map(() => 1),
      [layout],
      places(missions.map(mission => MISSIONS.indexOf(mission))),
      places(sterns.slice(0, seats).map(stern => STERNS.indexOf(stern))),
    ],
  };
}

/** Where each item lies when those before it are taken away. */
const places = (items: readonly number[]): number[] =>
  items.map((item, i) => item - items.slice(0, i).filter(earlier => earlier < item).length);

export const PICK_CANNON: PortAction = {type: 'pick', item: CANNON, out: cargo()};
export const pick = (good: Good, out: Cargo = {}): PortAction => ({
  type: 'pick',
  item: GOODS.indexOf(good),
  out: cargo(out),
});
export const END: PortAction = {type: 'end'};
export const upgrade = (type: Upgrade): PortAction => ({type: 'upgrade', kind: UPGRADES.indexOf(type)});
export const unload = (...filling: number[]): PortAction => ({type: 'unload', filling});
export const refill = (rum: number, out: Cargo = {}): PortAction => ({type: 'refill', rum, out: cargo(out)});
export const pay = (load: Cargo, coins = 0): PortAction => ({type: 'pay', load: cargo(load), coins});
export const loot = (load: Cargo, coins = 0, out: Cargo = {}): PortAction => ({
  type: 'loot',
  load: cargo(load),
  coins,
  out: cargo(out),
});
export const freeRum = (out: Cargo = {}): PortAction => ({type: 'freeRum', out: cargo(out)});
/** `give` a good for others. */
export const swap = (give: Good, take: Cargo, out: Cargo = {}): PortAction => ({
  type: 'swap',
  give: GOODS.indexOf(give),
  take: cargo(take).slice(1, 4),
  out: cargo(out),
});
export const buyRum = (goods: Cargo): PortAction => ({type: 'buyRum', goods: cargo(goods).slice(1)});
export const sellRum = (goods: Cargo): PortAction => ({type: 'sellRum', goods: cargo(goods).slice(1, 4)});

/** A captain who has just come to a sea tile with this side up. */
export const onSea = (tile: number, face: number, outfit: Outfit = {}): Table =>
  new Table()
    .ship(0, {stern: 'son-of-fortune', ...outfit})
    .tile(9, sea(tile), face)
    .arrived(0, 9);
