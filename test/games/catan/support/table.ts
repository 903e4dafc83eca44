/** A table of Catan for rule tests: the beginners' island, hands and cards as a test wants them, every card known to it. */
import assert from 'node:assert/strict';
import {seededRng} from '../../../../src/base/rng.ts';
import type {Ask} from '../../../../src/engine/ask.ts';
import type {Options} from '../../../../src/engine/game.ts';
import type {IllegalAction} from '../../../../src/engine/illegal.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/catan/index.ts';
import {brokenLaw} from '../../../../src/games/catan/laws.ts';
import {type CatState, CITY} from '../../../../src/games/catan/state.ts';
import {longestTrail} from '../../../../src/games/catan/trails.ts';
import {
  CARDS,
  type Card,
  type CatAction,
  type CatEvent,
  type CatView,
  RESOURCES,
  type Resource,
} from '../../../../src/games/catan/types.ts';

export type Cards = Partial<Record<Resource, number>>;
export const counts = (cards: Cards): number[] => RESOURCES.map(kind => cards[kind] ?? 0);

export class Table {
  state: CatState;
  readonly dealer: LocalDealer;
  readonly events: CatEvent[] = [];

  /** The beginners' island by the almanac, unless told; `rules` is the number of the rule set. */
  constructor(options: Options = {}, seats = 4, rules = game.rules) {
    const rng = seededRng(JSON.stringify(options));
    this.dealer = new LocalDealer(() => rng);
    const all = {edition: 'almanac', board: 'beginner', startingPlayer: 'seat-1', ...options};
    const decoded = decodeOptions(game.options, all);
    assert.ok(decoded, `Catan has no such option: ${JSON.stringify(options)}`);
    this.state = game.setup(decoded, seats, rules);
    this.settle();
  }

  /** Answers what is asked, until somebody decides; `stop` leaves an ask of this kind or purpose open. */
  settle(stop = ''): this {
    for (let ask = game.ask(this.state); ask && ask.kind !== 'commit'; ask = game.ask(this.state)) {
      if (ask.kind === stop || (ask.kind === 'beacon' && ask.purpose === stop)) return this;
      this.answer(ask, this.dealer.answer(ask));
    }
    return this;
  }

  answer(ask: Ask, answer: ReturnType<LocalDealer['answer']>): this {
    this.state = game.answer(this.state, answer, this.events);
    this.dealer.learn(ask, answer);
    return this;
  }

  /** A move that has to be legal, with everything that it draws. */
  do(seat: number, action: CatAction): this {
    assert.ok(this.dealer.proves(game.openings!(action)), 'shows what it is');
    this.state = game.apply(this.state, seat, action, this.events);
    return this.settle(action.type === 'roll' ? 'dice' : '');
  }

  /** The active player rolls these dice. */
  roll(a: number, b: number): this {
    this.do(this.state.active, {type: 'roll'});
    return this.answer(game.ask(this.state)!, {drawn: [[a, b]]}).settle();
  }

  /** Seals a discard. */
  discard(seat: number, action: CatAction): this {
    this.dealer.seal({seat, action, salt: `salt-${seat}`});
    this.state = game.answer(this.state, {sealed: seat}, this.events);
    return this.settle();
  }

  /** `code (rule)` of the refusal; empty for a legal action. */
  refused(seat: number, action: CatAction): string {
    const refusal: IllegalAction | null = game.check(this.state, seat, action);
    return refusal?.message ?? '';
  }

  offered(seat: number, type: CatAction['type']): boolean {
    return game.choices(this.state, seat, this.dealer.faces(seat)).some(choice => choice.type === type);
  }

  view(seat: number): CatView {
    return game.view(this.state, seat, this.dealer.faces(seat));
  }

  hand(seat: number): number[] {
    return [...this.view(seat).hand!];
  }

  // ——— positions ———

  /** This hand, all open; the rest goes back to the bank. */
  gives(seat: number, cards: Cards): this {
    const state = game.clone(this.state);
    const {hand} = state.players[seat]!;
    for (const [kind, count] of counts(cards).entries()) {
      state.bank[kind]! += hand[kind]! - count;
      hand[kind] = count;
    }
    this.state = state;
    return this;
  }

  /** Nobody has resource cards. */
  empty(): this {
    for (const seat of this.state.players.keys()) this.gives(seat, {});
    return this;
  }

  bank(cards: Cards): this {
    const bank = this.state.bank.map((count, kind) => cards[RESOURCES[kind]!] ?? count);
    this.state = {...game.clone(this.state), bank};
    return this;
  }

  /** The hand is mixed: nobody else knows its kinds. */
  conceals(seat: number): this {
    const state = game.clone(this.state);
    const player = state.players[seat]!;
    const ask: Ask = {
      kind: 'shuffle',
      deck: 'resources',
      inputs: player.hidden,
      mint: player.hand.flatMap((count, kind) => new Array<number>(count).fill(kind)),
      by: [seat],
      key: [seat],
    };
    const answer = this.dealer.answer(ask);
    this.dealer.learn(ask, answer);
    player.hidden = 'fresh' in answer ? [...answer.fresh] : [];
    player.hand = [0, 0, 0, 0, 0];
    this.state = state;
    return this;
  }

  /** The handles of concealed cards of a kind. */
  hidden(seat: number, kind: Resource): number[] {
    return this.view(seat)
      .concealed.filter(card => card.kind === kind)
      .map(({handle}) => handle);
  }

  /** Development cards in hand, bought long ago. @returns their handles */
  holds(seat: number, ...cards: Card[]): number[] {
    const state = game.clone(this.state);
    const handles = cards.map(card => {
      const face = CARDS.indexOf(card);
      const at = state.deck.findIndex(handle => this.dealer.all.get(handle) === face);
      const [handle] = state.deck.splice(at, 1);
      state.players[seat]!.cards.push(handle!);
      state.players[seat]!.bought.push(0);
      this.dealer.learn({kind: 'deal', handles: [handle!], to: seat}, {dealt: 1});
      return handle!;
    });
    this.state = state;
    return handles;
  }

  /** The next card of the deck is of this kind. */
  next(card: Card): this {
    const state = game.clone(this.state);
    const at = state.deck.findLastIndex(handle => this.dealer.all.get(handle) === CARDS.indexOf(card));
    state.deck.push(...state.deck.splice(at, 1));
    this.state = state;
    return this;
  }

  /** The map without pieces, or with these: edges and corners by seat; cities are corners plus 100. */
  pieces(
    roads: Readonly<Record<number, readonly number[]>>,
    buildings: Readonly<Record<number, readonly number[]>>,
  ): this {
    const state = game.clone(this.state);
    state.roads.fill(-1);
    state.corners.fill(-1);
    for (const [seat, player] of state.players.entries()) {
      const edges = roads[seat] ?? [];
      const corners = buildings[seat] ?? [];
      const cities = corners.filter(corner => corner >= 100);
      for (const edge of edges) state.roads[edge] = seat;
      for (const corner of corners) state.corners[corner % 100] = corner >= 100 ? seat + CITY : seat;
      player.roads = 15 - edges.length;
      player.cities = 4 - cities.length;
      player.settlements = 5 - (corners.length - cities.length);
    }
    for (const [seat, player] of state.players.entries()) player.trail = longestTrail(state, seat);
    this.state = state;
    return this;
  }

  set(change: Partial<CatState>): this {
    this.state = {...game.clone(this.state), ...change};
    return this;
  }

  /** Nothing came or went. */
  sound(): this {
    assert.equal(brokenLaw(this.state), null);
    return this;
  }

  told<T extends CatEvent['type']>(type: T): Extract<CatEvent, {type: T}>[] {
    return this.events.filter((event): event is Extract<CatEvent, {type: T}> => event.type === type);
  }
}

/** The modern edition after a roll that pays nobody: seat 0 trades and builds with this hand. */
export const modern = (hand: Cards, options = {}): Table =>
  new Table({edition: 'modern', ...options}).roll(6, 6).empty().gives(0, hand);
