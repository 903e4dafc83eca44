/** Goofspiel, 2-5 players, as a `Game`. */
import {sum} from '../../base/sum.ts';
import {disclosedOf, freshOf, openedOf, sealedOf} from '../../engine/ask.ts';
import {oneOf} from '../../engine/choice.ts';
import type {Game, Result, Seat} from '../../engine/game.ts';
import {objecting} from '../../engine/illegal.ts';
import {readerOf, whole} from '../../engine/kit/fields.ts';
import {type Decision, flowOf, type Lot} from '../../engine/kit/flow.ts';
import {cards, laid, pile, type Showdown, score, showdown, stakes, track} from '../../engine/kit/shown.ts';
import {onCopies} from '../../engine/on-copies.ts';
import {
  type GoofAction,
  type GoofEvent,
  type GoofState,
  type GoofView,
  HIGHEST,
  OPTIONS,
  type Ties,
} from './types.ts';

export const SEATS = {min: 2, max: 5} as const;

const EACH = Array.from({length: HIGHEST}, (_, i) => i + 1);
const objection = objecting<'goof/sealed-only'>();
const seatsOf = ({hands}: GoofState): Seat[] => hands.map((_, seat) => seat);

export const parse = readerOf<GoofAction>({bid: {card: whole(1, HIGHEST)}});

const LOTS: Readonly<Record<GoofState['phase'], Lot<GoofState, GoofEvent> | null>> = {
  shuffle: {
    ask: state => ({
      kind: 'shuffle',
      deck: 'prizes',
      inputs: [],
      mint: EACH,
      by: seatsOf(state),
      key: seatsOf(state),
    }),
    deal(state, answer, events) {
      state.pile = [...freshOf(answer)];
      state.phase = 'turn';
      events?.push({type: 'begun'});
    },
  },
  turn: {
    ask: ({pile}) => ({kind: 'reveal', handles: pile.slice(0, 1)}),
    deal(state, answer, events) {
      const [prize] = openedOf(answer) as [number];
      state.pile.shift();
      state.table.push(prize);
      state.round++;
      state.phase = 'bid';
      state.waiting = seatsOf(state);
      events?.push({type: 'turned', prize, round: state.round});
    },
  },
  bid: {
    ask: ({waiting}) => ({kind: 'commit', by: waiting}),
    deal(state, answer) {
      state.waiting = state.waiting.filter(seat => seat !== sealedOf(answer));
      if (state.waiting.length === 0) state.phase = 'disclose';
    },
  },
  disclose: {
    ask: state => ({kind: 'disclose', by: seatsOf(state)}),
    deal(state, answer, events) {
      const bids = disclosedOf(answer).map((disclosed, seat) => {
        const hand = state.hands[seat]!;
        const bid = disclosed && parse(disclosed.action);
        return bid && hand.includes(bid.card) ? bid.card : hand[0]!;
      });
      award(state, bids, events);
    },
  },
  over: null,
};

const bidding: Decision<GoofState, GoofAction, GoofEvent> = {
  who: ({waiting}) => waiting,
  choices: ({hands}, seat) => [{type: 'bid', card: oneOf(hands[seat]!)}],
  // A bid is sealed: there is none in the open.
  moves: {},
};

const turns = flowOf<GoofState, GoofAction, GoofEvent>({
  decision: ({phase}) => (phase === 'bid' ? bidding : null),
  lot: ({phase}) => LOTS[phase],
  // All choose together.
  active: () => 0,
  misplaced: () => objection('goof/sealed-only', 'GOOF-ROUND-2'),
  proceed(state, events) {
    // The last cards play themselves.
    if (state.phase === 'bid' && state.round === HIGHEST)
      award(
        state,
        state.hands.map(([last]) => last!),
        events,
      );
  },
});

/** Spends these bids, one of each seat, and gives the prizes to whoever takes them. */
function award(state: GoofState, bids: readonly number[], events?: GoofEvent[]): void {
  bids.forEach((card, seat) => {
    state.hands[seat] = state.hands[seat]!.filter(held => held !== card);
    state.bids[seat]!.push(card);
  });
  events?.push({type: 'shown', bids});
  const seat = winnerOf(bids, state.ties);
  if (seat !== null) {
    events?.push({type: 'took', seat, prizes: state.table});
    state.won[seat]!.push(...state.table);
    state.table = [];
  } else {
    events?.push({type: 'stayed', prizes: [...state.table], last: state.round === HIGHEST});
  }
  state.waiting = [];
  state.phase = state.round < HIGHEST ? 'turn' : 'over';
}

/** Who takes the prizes with these bids, by seat; null for nobody. */
function winnerOf(bids: readonly number[], ties: Ties): Seat | null {
  const single = bids.filter(card => bids.indexOf(card) === bids.lastIndexOf(card));
  const best = Math.max(...(ties === 'cancel' ? single : bids));
  return single.includes(best) ? bids.indexOf(best) : null;
}

/** Whose bids were equal and so took nothing, by seat. */
function tiedOf(bids: readonly number[], ties: Ties): Seat[] {
  const best = Math.max(...bids);
  return bids.flatMap((card, seat) => {
    const equal = bids.indexOf(card) !== bids.lastIndexOf(card);
    return equal && (ties === 'cancel' || card === best) ? [seat] : [];
  });
}

function result(state: GoofState): Result | null {
  if (state.phase !== 'over') return null;
  const scores = state.won.map((won, seat) => ({
    seat,
    total: sum(won),
    parts: {won: sum(won)},
    tieBreak: 0,
  }));
  const totals = [...new Set(scores.map(({total}) => total))].sort((a, b) => b - a);
  const ranking = totals.map(best => scores.filter(({total}) => total === best).map(({seat}) => seat));
  return {scores, ranking, decidedBy: ranking[0]!.length > 1 ? 'shared' : 'points'};
}

const card = (value: number) => ({id: value, name: `${value}`});

/** The last round whose bids were shown, read off all bids: prizes that nobody took were bid for again. */
function lastShown({ties, bids, table, won}: GoofState): Showdown {
  const rounds = bids[0]!.length;
  if (rounds === 0) return showdown({stakes: [], of: [], winner: null, tied: [], told: null});
  const shown = (round: number): number[] => bids.map(each => each[round]!);
  let from = rounds - 1;
  while (from > 0 && winnerOf(shown(from - 1), ties) === null) from--;
  const last = shown(rounds - 1);
  const seat = winnerOf(last, ties);
  const prizes = seat === null ? table.slice(0, rounds - from) : won[seat]!.slice(from - rounds);
  const told: GoofEvent =
    seat === null ? {type: 'stayed', prizes, last: rounds === HIGHEST} : {type: 'took', seat, prizes};
  return showdown({
    stakes: prizes.map(card),
    of: last.map(card),
    winner: seat,
    tied: tiedOf(last, ties),
    told,
  });
}

export const game: Game<GoofState, GoofAction, GoofView, GoofEvent> = onCopies({
  id: 'goofspiel',
  rules: 1,
  logBytes: 2 * 1024 * 1024,
  seats: SEATS,
  options: OPTIONS,
  secrets: () => true,
  setup: ({ties}, seats) => {
    const each = <T>(of: () => T): T[] => Array.from({length: seats}, of);
    return {
      ties: ties as Ties,
      phase: 'shuffle',
      round: 0,
      pile: [],
      table: [],
      hands: each(() => [...EACH]),
      bids: each(() => []),
      won: each(() => []),
      waiting: [],
    };
  },
  ...turns,
  decision: ({round, waiting}, seat) => [round, waiting.includes(seat)],
  proposal: () => null,
  imagine({pile, table, won}, _seat, _faces, rng) {
    const out = [...table, ...won.flat()];
    const left = EACH.filter(prize => !out.includes(prize));
    return new Map(pile.map(handle => [handle, left.splice(rng.below(left.length), 1)[0]!]));
  },
  parse,
  view: (state, viewer) => ({
    round: track(state.round, HIGHEST),
    prizes: stakes(state.table.map(card)),
    pile: pile(state.pile.length),
    last: lastShown(state),
    players: state.hands.map((hand, seat) => ({
      seat,
      points: score(sum(state.won[seat]!)),
      bid: laid(state.phase === 'bid' && !state.waiting.includes(seat) ? 'back' : null),
      hand: cards(
        EACH.map(value => ({...card(value), spent: !hand.includes(value)})),
        seat === viewer ? 'card' : null,
      ),
      won: stakes(state.won[seat]!.map(card)),
    })),
  }),
  result,
  standing: ({round, won}) => ({round, points: won.map(prizes => sum(prizes))}),
  clone: state => ({
    ...state,
    pile: [...state.pile],
    table: [...state.table],
    hands: state.hands.map(hand => [...hand]),
    bids: state.bids.map(bid => [...bid]),
    won: state.won.map(prizes => [...prizes]),
    waiting: [...state.waiting],
  }),
});
