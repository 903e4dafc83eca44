/** New game, 2-4 players, as a `Game`. */
import {type Faces, freshOf} from '../../engine/ask.ts';
import type {Game, Result, Seat} from '../../engine/game.ts';
import {objecting} from '../../engine/illegal.ts';
import {handle, readerOf, whole} from '../../engine/kit/fields.ts';
import {type Decision, flowOf, type Lot} from '../../engine/kit/flow.ts';
import {cards, laid, score, track} from '../../engine/kit/shown.ts';
import {onCopies} from '../../engine/on-copies.ts';
import {
  CARDS,
  HAND,
  type NewGameAction,
  type NewGameEvent,
  type NewGameState,
  type NewGameView,
  OPTIONS,
  ROUNDS,
} from './types.ts';

export const SEATS = {min: 2, max: 4} as const;

const objection = objecting<'newgame/not-your-turn' | 'newgame/not-your-card'>();
const FACES = Array.from({length: CARDS}, (_, i) => i + 1);
const seatsOf = ({hands}: NewGameState): Seat[] => hands.map((_, seat) => seat);

export const parse = readerOf<NewGameAction>({play: {card: handle, face: whole(1, CARDS)}});

/** What chance and the dealer are asked for. */
const LOTS: Readonly<Record<NewGameState['phase'], Lot<NewGameState, NewGameEvent> | null>> = {
  shuffle: {
    ask: state => ({
      kind: 'shuffle',
      deck: 'cards',
      inputs: [],
      mint: FACES,
      by: seatsOf(state),
      key: seatsOf(state),
    }),
    deal(state, answer) {
      state.pile = [...freshOf(answer)];
      state.phase = 'deal';
    },
  },
  deal: {
    ask: ({pile, turn}) => ({kind: 'deal', handles: pile.slice(0, HAND), to: turn}),
    deal(state, _answer, events) {
      state.hands[state.turn] = state.pile.splice(0, HAND);
      state.turn = (state.turn + 1) % state.hands.length;
      if (state.turn > 0) return;
      state.phase = 'play';
      state.round = 1;
      events?.push({type: 'dealt'});
    },
  },
  play: null,
  over: null,
};

/** What a seat decides: its card, with the face that the seat alone knows. The dealer proves it (`openings`). */
const playing: Decision<NewGameState, NewGameAction, NewGameEvent> = {
  choices: ({hands}, seat, faces) =>
    hands[seat]!.flatMap(card => {
      const face = faces.get(card);
      return face === undefined ? [] : [{type: 'play', card, face}];
    }),
  moves: {
    play: {
      check: ({hands}, seat, {card}) =>
        hands[seat]!.includes(card) ? null : objection('newgame/not-your-card', 'NEW-PLAY-1'),
      play(state, seat, {card, face}, events) {
        // Until then the last round lies there for all to see.
        if (!state.played.includes(0)) state.played = state.played.map(() => 0);
        state.hands[seat] = state.hands[seat]!.filter(held => held !== card);
        state.played[seat] = face;
        state.turn = (seat + 1) % state.hands.length;
        events?.push({type: 'played', seat, face});
      },
    },
  },
};

const turns = flowOf<NewGameState, NewGameAction, NewGameEvent>({
  decision: ({phase}) => (phase === 'play' ? playing : null),
  lot: ({phase}) => LOTS[phase],
  active: ({turn}) => turn,
  misplaced: () => objection('newgame/not-your-turn', 'NEW-PLAY-1'),
  proceed(state, events) {
    if (state.phase !== 'play' || state.played.includes(0)) return;
    const seat = state.played.indexOf(Math.max(...state.played));
    state.points[seat]! += state.round;
    events?.push({type: 'won', seat, points: state.round});
    state.turn = seat;
    if (state.round === ROUNDS) state.phase = 'over';
    else state.round++;
  },
});

function result({phase, points}: NewGameState): Result | null {
  if (phase !== 'over') return null;
  const scores = points.map((total, seat) => ({seat, total, parts: {rounds: total}, tieBreak: 0}));
  const totals = [...new Set(points)].sort((a, b) => b - a);
  const ranking = totals.map(best => scores.filter(({total}) => total === best).map(({seat}) => seat));
  return {scores, ranking, decidedBy: ranking[0]!.length > 1 ? 'shared' : 'points'};
}

/** A hand as a seat sees it: the faces that it knows, the backs of the others. */
const handOf = (hand: readonly number[], faces: Faces) =>
  hand.map(card => {
    const face = faces.get(card);
    return face === undefined ? null : {id: card, name: `${face}`};
  });

export const game: Game<NewGameState, NewGameAction, NewGameView, NewGameEvent> = onCopies({
  id: 'new-game',
  rules: 1,
  logBytes: 2 * 1024 * 1024,
  seats: SEATS,
  options: OPTIONS,
  secrets: () => true,
  setup: (_options, seats) => ({
    phase: 'shuffle',
    round: 0,
    pile: [],
    hands: Array.from({length: seats}, () => []),
    played: new Array<number>(seats).fill(0),
    points: new Array<number>(seats).fill(0),
    turn: 0,
  }),
  ...turns,
  proposal: () => null,
  // Bots that search imagine a face for every card that their seat does not know.
  imagine({pile, hands}, _seat, faces, rng) {
    const hidden = [...pile, ...hands.flat()];
    const known = new Map(
      hidden.flatMap(card => (faces.has(card) ? [[card, faces.get(card)!] as const] : [])),
    );
    const left = FACES.filter(face => ![...known.values()].includes(face));
    for (const card of hidden)
      if (!known.has(card)) known.set(card, left.splice(rng.below(left.length), 1)[0]!);
    return known;
  },
  parse,
  openings: ({card, face}) => [{handle: card, face}],
  view: ({round, hands, played, points}, viewer, faces) => ({
    round: track(round, ROUNDS),
    players: hands.map((hand, seat) => ({
      seat,
      points: score(points[seat]!),
      played: laid(played[seat] ? {id: played[seat], name: `${played[seat]}`} : null),
      hand: cards(
        seat === viewer ? handOf(hand, faces) : hand.map(() => null),
        seat === viewer ? 'card' : null,
      ),
    })),
  }),
  result,
  standing: ({round, points}) => ({round, points: [...points]}),
  clone: state => ({
    ...state,
    pile: [...state.pile],
    hands: state.hands.map(hand => [...hand]),
    played: [...state.played],
    points: [...state.points],
  }),
});
