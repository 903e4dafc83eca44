/**
 * A small card game that has everything the contract knows of secrets: hidden hands, a draw pile that nobody knows,
 * discards at the same time, a sealed bid, an offer that others may accept or counter, a theft that two people know, a
 * question that a hand must answer. It is played in tests only.
 *
 * Two rounds: each seat is dealt four cards and gives one away; all bid for one more card; who won may buy a card from
 * another seat, steals one from the next, and calls a suit: a point for each such card that others hold. Cards and coins
 * count at the end.
 */
import {foreign} from '../../../src/base/codes.ts';
import {
  type Answer,
  type Ask,
  disclosedOf,
  drawnOf,
  type Faces,
  freshOf,
  openedOf,
  sealedOf,
} from '../../../src/engine/ask.ts';
import {amount, type BundleFilling, bundle, type Choice, oneOf, someOf} from '../../../src/engine/choice.ts';
import type {Game, Result, Seat} from '../../../src/engine/game.ts';
import {IllegalAction} from '../../../src/engine/illegal.ts';
import {count, handle, listOf, readerOf, record} from '../../../src/engine/kit/fields.ts';
import {onCopies} from '../../../src/engine/on-copies.ts';

export const CARDS = 20;
const SUITS = 4;
const ROUNDS = 2;
const COINS = 6;
export const suitOf = (face: number): number => face % SUITS;
const worthOf = (face: number): number => 1 + Math.floor(face / SUITS);

type Bundle = {readonly deal: BundleFilling};
export type BazaarAction =
  | {readonly type: 'drop'; readonly cards: readonly number[]}
  | {readonly type: 'bid'; readonly coins: number}
  | ({readonly type: 'offer'} & Bundle)
  | {readonly type: 'accept'; readonly card: number; readonly face: number}
  | {readonly type: 'counter'; readonly card: number; readonly face: number; readonly coins: number}
  | {readonly type: 'take'; readonly from: Seat}
  | {readonly type: 'enough'}
  | {readonly type: 'call'; readonly suit: number};

export type BazaarEvent =
  | {readonly type: 'dealt'; readonly seat: Seat; readonly count: number}
  | {readonly type: 'dropped'; readonly seat: Seat}
  | {readonly type: 'sealed'; readonly seat: Seat}
  | {readonly type: 'won'; readonly seat: Seat; readonly coins: number}
  | {readonly type: 'offered'; readonly seat: Seat; readonly deal: BundleFilling}
  | {readonly type: 'countered'; readonly seat: Seat; readonly coins: number}
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly to: Seat;
      readonly face: number;
      readonly coins: number;
    }
  | {readonly type: 'stole'; readonly seat: Seat; readonly from: Seat}
  | {readonly type: 'called'; readonly seat: Seat; readonly suit: number; readonly points: number};

interface Counter {
  card: number;
  face: number;
  coins: number;
}

export interface BazaarState {
  round: number;
  phase:
    | 'shuffle'
    | 'deal'
    | 'blind'
    | 'drop'
    | 'bid'
    | 'disclose'
    | 'award'
    | 'trade'
    | 'pick'
    | 'steal'
    | 'call'
    | 'answer'
    | 'reveal'
    | 'over';
  pile: number[];
  hands: number[][];
  dropped: number[];
  /** Faces that everybody has seen, by handle. */
  seen: {[handle: string]: number};
  coins: number[];
  points: number[];
  /** Coins paid to the house. */
  house: number;
  /** Seats that still have to drop, or to seal. */
  waiting: Seat[];
  /** Of `deal`, `blind`, `answer`, `reveal`: whose turn it is to be served. */
  cursor: Seat;
  active: Seat;
  offer: BundleFilling | null;
  counters: (Counter | null)[];
  /** Place in the victim's hand. */
  pick: number;
  suit: number;
  traded: boolean;
}

const all = (seats: number): Seat[] => Array.from({length: seats}, (_, seat) => seat);
const victimOf = ({active, hands}: BazaarState): Seat => (active + 1) % hands.length;
const wanted = (offer: BundleFilling): number => offer.want.findIndex(count => count > 0) - 1;

/** What a hand holds of a suit, as far as the seat knows it. */
const ofSuit = (state: BazaarState, seat: Seat, faces: Faces, suit: number): [number, number][] =>
  state.hands[seat]!.flatMap(handle => {
    const face = faces.get(handle) ?? state.seen[handle];
    return face !== undefined && suitOf(face) === suit ? [[handle, face] as [number, number]] : [];
  });

function ask(state: BazaarState): Ask | null {
  const seats = all(state.hands.length);
  const {cursor, hands} = state;
  switch (state.phase) {
    case 'shuffle':
      return {
        kind: 'shuffle',
        deck: 'bazaar',
        inputs: state.dropped,
        mint: state.round === 0 ? Array.from({length: CARDS}, (_, face) => face) : [],
        by: seats,
        key: seats,
      };
    case 'deal':
      return {kind: 'deal', handles: state.pile.slice(0, 4), to: cursor};
    case 'blind':
      return {kind: 'shuffle', deck: 'bazaar', inputs: hands[cursor]!, mint: [], by: [cursor], key: [cursor]};
    case 'bid':
      return {kind: 'commit', by: state.waiting};
    case 'disclose':
      return {kind: 'disclose', by: seats};
    case 'award':
      return {kind: 'deal', handles: state.pile.slice(0, 1), to: state.active};
    case 'pick':
      return {
        kind: 'beacon',
        purpose: 'theft',
        draws: [{kind: 'pick', from: hands[victimOf(state)]!.length, count: 1}],
      };
    case 'steal': {
      const from = victimOf(state);
      return {kind: 'rekey', handle: hands[from]![state.pick]!, from, to: [state.active], showOnly: false};
    }
    case 'answer':
      return {
        kind: 'exclude',
        handles: hands[cursor]!,
        by: cursor,
        oneOf: Array.from({length: CARDS}, (_, face) => face).filter(face => suitOf(face) !== state.suit),
      };
    case 'reveal':
      return {kind: 'reveal', handles: hands[cursor]!};
    default:
      return null;
  }
}

function deal(state: BazaarState, answer: Answer, events?: BazaarEvent[]): void {
  const {cursor, hands} = state;
  /** @returns whether every seat has been served, so that the next phase begins */
  const next = (then: BazaarState['phase']): boolean => {
    const last = cursor + 1 === hands.length;
    state.cursor = last ? 0 : cursor + 1;
    if (last) state.phase = then;
    return last;
  };
  switch (state.phase) {
    case 'shuffle':
      state.pile.push(...freshOf(answer));
      state.dropped = [];
      state.phase = 'deal';
      break;
    case 'deal':
      hands[cursor]!.push(...state.pile.splice(0, 4));
      events?.push({type: 'dealt', seat: cursor, count: 4});
      next('blind');
      break;
    case 'blind':
      hands[cursor] = [...freshOf(answer)];
      if (next('drop')) state.waiting = all(hands.length);
      break;
    case 'bid': {
      const seat = sealedOf(answer);
      state.waiting = state.waiting.filter(other => other !== seat);
      events?.push({type: 'sealed', seat});
      if (state.waiting.length === 0) state.phase = 'disclose';
      break;
    }
    case 'disclose': {
      // What is no bid counts as none.
      const bids = disclosedOf(answer).map((each, seat) => {
        const bid = each && parse(each.action);
        return bid?.type === 'bid' && bid.coins <= state.coins[seat]! ? bid.coins : 0;
      });
      const best = Math.max(...bids);
      state.active = bids.indexOf(best);
      state.coins[state.active]! -= best;
      state.house += best;
      state.phase = 'award';
      events?.push({type: 'won', seat: state.active, coins: best});
      break;
    }
    case 'award':
      hands[state.active]!.push(...state.pile.splice(0, 1));
      state.phase = 'trade';
      break;
    case 'pick':
      state.pick = drawnOf(answer)[0]![0]!;
      state.phase = 'steal';
      break;
    case 'steal': {
      const from = victimOf(state);
      hands[from]!.splice(state.pick, 1);
      hands[state.active]!.push(freshOf(answer)[0]!);
      events?.push({type: 'stole', seat: state.active, from});
      state.phase = 'call';
      break;
    }
    case 'answer': {
      let points = 0;
      openedOf(answer).forEach((face, i) => {
        if (face === null) return;
        state.seen[hands[cursor]![i]!] = face;
        if (cursor !== state.active) points++;
      });
      state.points[state.active]! += points;
      events?.push({type: 'called', seat: cursor, suit: state.suit, points});
      if (next('reveal') && ++state.round < ROUNDS) {
        for (const hand of hands) state.dropped.push(...hand.splice(0));
        state.phase = 'shuffle';
        state.dropped.push(...state.pile.splice(0));
        state.traded = false;
      }
      break;
    }
    case 'reveal':
      openedOf(answer).forEach((face, i) => {
        state.seen[hands[cursor]![i]!] = face!;
      });
      next('over');
      break;
  }
}

const whole = count(1_000_000);
const side = listOf(whole, 1 + SUITS, 1 + SUITS);
const parse = readerOf<BazaarAction>({
  drop: {cards: listOf(handle, 0, CARDS)},
  bid: {coins: whole},
  offer: {deal: record({give: side, want: side})},
  accept: {card: handle, face: whole},
  counter: {card: handle, face: whole, coins: whole},
  take: {from: whole},
  enough: {},
  call: {suit: whole},
});

/** Coins for one card of a suit: the first place of a side counts coins, the others cards by suit. */
const offerHole = (coins: number) => bundle([coins, 0, 0, 0, 0], [0, 1, 1, 1, 1]);

function choices(state: BazaarState, seat: Seat, faces: Faces): readonly Choice[] {
  const {phase, hands, coins, active, offer, counters} = state;
  if (phase === 'drop') {
    return state.waiting.includes(seat) ? [{type: 'drop', cards: someOf(hands[seat]!, 1, 1)}] : [];
  }
  if (phase === 'bid')
    return state.waiting.includes(seat) ? [{type: 'bid', coins: amount(0, coins[seat]!)}] : [];
  if (phase === 'call') return seat === active ? [{type: 'call', suit: oneOf([0, 1, 2, 3])}] : [];
  if (phase !== 'trade') return [];
  if (seat === active) {
    const sellers = counters.flatMap((counter, from) => (counter ? [from] : []));
    return [
      {type: 'enough'},
      ...(offer === null && !state.traded && coins[seat]! > 0
        ? [{type: 'offer', deal: offerHole(coins[seat]!)}]
        : []),
      ...(sellers.length > 0 ? [{type: 'take', from: oneOf(sellers)}] : []),
    ];
  }
  if (offer === null) return [];
  return ofSuit(state, seat, faces, wanted(offer)).flatMap(([card, face]): Choice[] => [
    {type: 'accept', card, face},
    ...(counters[seat] === null ? [{type: 'counter', card, face, coins: amount(0, coins[active]!)}] : []),
  ]);
}

/** Why an action is not one that a seat may take; the judge needs no secret. */
function check(state: BazaarState, seat: Seat, action: BazaarAction): IllegalAction | null {
  const refuse = (code: string, rule: string) => new IllegalAction(foreign(`bazaar/${code}`), {rule, seat});
  const {phase, active, offer, counters, coins, hands} = state;
  const mine = (card: number) => hands[seat]?.includes(card) ?? false;
  switch (action.type) {
    case 'drop':
      if (phase !== 'drop' || !state.waiting.includes(seat)) return refuse('not-now', 'BAZ-1');
      return action.cards.length === 1 && mine(action.cards[0]!) ? null : refuse('one-card', 'BAZ-1');
    case 'bid':
      return refuse('sealed', 'BAZ-2');
    case 'offer': {
      if (phase !== 'trade' || seat !== active || offer || state.traded) return refuse('not-now', 'BAZ-3');
      const {give, want} = action.deal;
      const one =
        want.reduce((sum, count) => sum + count, 0) >= 1 &&
        want.every((count, i) => count <= (i === 0 ? 0 : 1));
      const paid = give[0]! >= 1 && give[0]! <= coins[seat]! && give.slice(1).every(count => count === 0);
      return one && paid ? null : refuse('no-offer', 'BAZ-3');
    }
    case 'accept':
    case 'counter': {
      if (phase !== 'trade' || offer === null || seat === active) return refuse('not-now', 'BAZ-4');
      if (!mine(action.card) || suitOf(action.face) !== wanted(offer)) return refuse('other-card', 'BAZ-4');
      const known = state.seen[action.card];
      if (known !== undefined && known !== action.face) return refuse('other-card', 'BAZ-4');
      if (action.type === 'accept') return null;
      return counters[seat] === null && action.coins <= coins[active]! ? null : refuse('no-offer', 'BAZ-4');
    }
    case 'take':
      return phase === 'trade' && seat === active && counters[action.from]
        ? null
        : refuse('not-now', 'BAZ-5');
    case 'enough':
      return phase === 'trade' && seat === active ? null : refuse('not-now', 'BAZ-5');
    case 'call':
      if (phase !== 'call' || seat !== active) return refuse('not-now', 'BAZ-6');
      return action.suit < SUITS ? null : refuse('no-suit', 'BAZ-6');
  }
}

function play(state: BazaarState, seat: Seat, action: BazaarAction, events?: BazaarEvent[]): void {
  const {hands, coins, active} = state;
  const sell = (from: Seat, card: number, face: number, price: number) => {
    hands[from] = hands[from]!.filter(each => each !== card);
    hands[active]!.push(card);
    state.seen[card] = face;
    coins[active]! -= price;
    coins[from]! += price;
    state.offer = null;
    state.counters = hands.map(() => null);
    state.traded = true;
    events?.push({type: 'sold', seat: from, to: active, face, coins: price});
  };
  switch (action.type) {
    case 'drop':
      hands[seat] = hands[seat]!.filter(card => card !== action.cards[0]);
      state.dropped.push(action.cards[0]!);
      state.waiting = state.waiting.filter(other => other !== seat);
      events?.push({type: 'dropped', seat});
      if (state.waiting.length === 0) {
        state.phase = 'bid';
        state.waiting = all(hands.length);
      }
      break;
    case 'offer':
      state.offer = action.deal;
      events?.push({type: 'offered', seat, deal: action.deal});
      break;
    case 'accept':
      sell(seat, action.card, action.face, state.offer!.give[0]!);
      break;
    case 'counter':
      state.counters[seat] = {card: action.card, face: action.face, coins: action.coins};
      state.seen[action.card] = action.face;
      events?.push({type: 'countered', seat, coins: action.coins});
      break;
    case 'take': {
      const {card, face, coins: price} = state.counters[action.from]!;
      sell(action.from, card, face, price);
      break;
    }
    case 'enough':
      state.offer = null;
      state.counters = hands.map(() => null);
      state.phase = hands[victimOf(state)]!.length > 0 ? 'pick' : 'call';
      break;
    case 'call':
      state.suit = action.suit;
      state.phase = 'answer';
      break;
    case 'bid':
  }
}

function toAct(state: BazaarState): readonly Seat[] {
  if (state.phase === 'drop' || state.phase === 'bid') return state.waiting;
  return state.phase === 'trade' || state.phase === 'call' ? [state.active] : [];
}

function result(state: BazaarState): Result | null {
  if (state.phase !== 'over') return null;
  const scores = state.hands.map((hand, seat) => {
    const cards = hand.reduce((sum, handle) => sum + worthOf(state.seen[handle]!), 0);
    const parts = {cards, coins: state.coins[seat]!, called: state.points[seat]!};
    return {seat, total: parts.cards + parts.coins + parts.called, parts, tieBreak: 0};
  });
  const totals = [...new Set(scores.map(({total}) => total))].sort((a, b) => b - a);
  const ranking = totals.map(best => scores.filter(({total}) => total === best).map(({seat}) => seat));
  return {scores, ranking, decidedBy: ranking[0]!.length > 1 ? 'shared' : 'points'};
}

export interface BazaarView {
  readonly phase: BazaarState['phase'];
  readonly round: number;
  readonly active: Seat;
  readonly offer: BundleFilling | null;
  readonly players: readonly {
    readonly seat: Seat;
    readonly coins: number;
    readonly points: number;
    readonly cards: number;
    /** The viewer's own, and what everybody has seen. */
    readonly hand: readonly {readonly card: number; readonly face: number}[];
  }[];
}

const clone = (state: BazaarState): BazaarState => JSON.parse(JSON.stringify(state)) as BazaarState;

export const bazaar: Game<BazaarState, BazaarAction, BazaarView, BazaarEvent> = onCopies({
  id: 'bazaar',
  rules: 1,
  seats: {min: 2, max: 4},
  options: [],
  secrets: () => true,
  setup: (_options, seats) => ({
    round: 0,
    phase: 'shuffle',
    pile: [],
    hands: all(seats).map(() => []),
    dropped: [],
    seen: {},
    coins: new Array<number>(seats).fill(COINS),
    points: new Array<number>(seats).fill(0),
    house: 0,
    waiting: [],
    cursor: 0,
    active: 0,
    offer: null,
    counters: new Array(seats).fill(null),
    pick: 0,
    suit: 0,
    traded: false,
  }),
  toAct,
  choices,
  decision({phase, round, waiting, active, offer, counters, coins, traded, hands}, seat) {
    const {length} = hands[seat]!;
    if (phase === 'drop' || phase === 'bid') return [phase, round, waiting.includes(seat), length];
    // Who owns the offer decides over the answers as well; the others over the offer alone.
    if (phase === 'trade')
      return [
        phase,
        offer && {...offer},
        seat === active ? [...counters.map(Boolean), traded] : coins[active]!,
      ];
    return [phase, round, seat === active];
  },
  proposal: (state, seat) =>
    state.phase === 'drop' && state.waiting.includes(seat)
      ? {type: 'drop', cards: [state.hands[seat]![0]!]}
      : null,
  imagine(state, _seat, faces, rng) {
    const known = new Map<number, number>();
    const handles = [...state.pile, ...state.dropped, ...state.hands.flat()];
    for (const handle of handles) {
      const face = state.seen[handle] ?? faces.get(handle);
      if (face !== undefined) known.set(handle, face);
    }
    const left = Array.from({length: CARDS}, (_, face) => face).filter(
      face => ![...known.values()].includes(face),
    );
    for (const handle of handles)
      if (!known.has(handle)) known.set(handle, left.splice(rng.below(left.length), 1)[0]!);
    return known;
  },
  parse,
  openings: action =>
    action.type === 'accept' || action.type === 'counter' ? [{handle: action.card, face: action.face}] : [],
  check,
  ask,
  view: (state, viewer, faces) => ({
    phase: state.phase,
    round: state.round,
    active: state.active,
    offer: state.offer,
    players: state.hands.map((hand, seat) => ({
      seat,
      coins: state.coins[seat]!,
      points: state.points[seat]!,
      cards: hand.length,
      hand: hand.flatMap(card => {
        const face = state.seen[card] ?? (seat === viewer ? faces.get(card) : undefined);
        return face === undefined ? [] : [{card, face}];
      }),
    })),
  }),
  result,
  clone,
  play,
  deal,
});
