/** The step: who decides, what is judged, and the way from one decision to the next. */
import {
  type Answer,
  type Ask,
  disclosedOf,
  drawnOf,
  type Faces,
  freshOf,
  type Opening,
  openedOf,
  sealedOf,
} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import type {IllegalAction} from '../../engine/illegal.ts';
import {KNIGHT, MONOPOLY, ROAD_BUILDING, ROBBER_ROLL, VICTORY_POINT, YEAR_OF_PLENTY} from './data.ts';
import {openCards, purseOf} from './hand.ts';
import {parse} from './parse.ts';
import {bankChoices, bankTrade} from './phases/bank.ts';
import {buildChoices, buildCity, buildRoad, buildSettlement, buyCard, cardDealt} from './phases/build.ts';
import {
  askToExclude,
  cardChoices,
  excluded,
  freeRoad,
  freeRoadChoices,
  knight,
  monopoly,
  roadBuilding,
  yearOfPlenty,
} from './phases/cards.ts';
import {foundRoad, foundSettlement, roadChoices, settlementChoices} from './phases/founding.ts';
import type {Move} from './phases/move.ts';
import {produce} from './phases/production.ts';
import {askForTheft, blinded, hidden, picked, rekeyed, robber, robberChoices} from './phases/robber.ts';
import {bounded, counted} from './phases/sayings.ts';
import {concealedDiscards, discardChoices, disclosed, rolledSeven, throwAway} from './phases/seven.ts';
import {
  accept,
  answerChoices,
  confirm,
  decline,
  offer,
  offerChoices,
  propose,
  withdraw,
} from './phases/trade.ts';
import {
  afterRoll,
  declareVictory,
  END_TURN,
  endIfWon,
  endTurn,
  ROLL,
  roll,
  TO_BUILD,
  toBuild,
  victoryChoices,
} from './phases/turn.ts';
import {objection, refuseWith} from './refusals.ts';
import {askForSetup, boardDrawn, deckShuffled, startersRolled, tokensDrawn} from './setup.ts';
import type {Asking, CatState} from './state.ts';
import type {CatAction, CatEvent, PhaseName} from './types.ts';

type Type = CatAction['type'];
type Who = 'active' | 'others' | 'all';

/** Every kind of action: what it does, whose it is, and in which phases. A discard is sealed, so it is never a step. */
const MOVES: {
  readonly [T in Exclude<Type, 'discard'>]: readonly [Move<T>, Who, ...PhaseName[]];
} = {
  foundSettlement: [foundSettlement, 'active', 'foundSettlement'],
  foundRoad: [foundRoad, 'active', 'foundRoad'],
  roll: [roll, 'active', 'preRoll'],
  robber: [robber, 'active', 'robber'],
  offer: [bounded(offer), 'active', 'trade', 'main'],
  accept: [bounded(accept), 'others', 'trade', 'main'],
  decline: [bounded(decline), 'others', 'trade', 'main'],
  propose: [bounded(propose), 'others', 'trade', 'main'],
  confirm: [confirm, 'active', 'trade', 'main'],
  withdraw: [counted(withdraw), 'all', 'trade', 'main'],
  bankTrade: [bankTrade, 'active', 'trade', 'main'],
  toBuild: [toBuild, 'active', 'trade'],
  buildRoad: [buildRoad, 'active', 'trade', 'build', 'main'],
  buildSettlement: [buildSettlement, 'active', 'trade', 'build', 'main'],
  buildCity: [buildCity, 'active', 'trade', 'build', 'main'],
  buyCard: [buyCard, 'active', 'trade', 'build', 'main'],
  knight: [knight, 'active', 'preRoll', 'trade', 'build', 'main'],
  roadBuilding: [roadBuilding, 'active', 'preRoll', 'trade', 'build', 'main'],
  yearOfPlenty: [yearOfPlenty, 'active', 'preRoll', 'trade', 'build', 'main'],
  monopoly: [monopoly, 'active', 'preRoll', 'trade', 'build', 'main'],
  freeRoad: [freeRoad, 'active', 'freeRoad'],
  declareVictory: [declareVictory, 'active', 'preRoll', 'trade', 'build', 'main'],
  endTurn: [endTurn, 'active', 'trade', 'build', 'main'],
};

const moveOf = (type: Exclude<Type, 'discard'>) =>
  // The table gives each type its own move; the compiler does not see that an action and its move belong together.
  MOVES[type] as unknown as readonly [Move<Type>, Who, ...PhaseName[]];

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => Object.freeze([seat]));

/** Whom the table waits for; opponents may trade meanwhile, which nobody waits for (CAT-TRD-6). */
export function toAct(state: CatState): readonly Seat[] {
  if (state.asking !== null) return state.asking === 'discard' ? state.waiting : NOBODY;
  return state.phase === 'over' || state.active === -1 ? NOBODY : ALONE[state.active]!;
}

export function choices(state: CatState, seat: Seat, faces: Faces): readonly Choice[] {
  if (state.asking !== null)
    return state.asking === 'discard' && state.waiting.includes(seat)
      ? discardChoices(state, seat, faces)
      : [];
  const {phase} = state;
  const into: Choice[] = [];
  if (seat !== state.active) {
    if (phase === 'trade' || phase === 'main') answerChoices(state, seat, faces, into);
    return into;
  }
  switch (phase) {
    case 'foundSettlement':
      return settlementChoices(state, seat);
    case 'foundRoad':
      return roadChoices(state);
    case 'robber':
      return robberChoices(state);
    case 'freeRoad':
      return freeRoadChoices(state, seat);
    case 'preRoll':
      into.push(ROLL);
      break;
    case 'trade':
    case 'main':
    case 'build': {
      const purse = purseOf(state.players[seat]!, faces);
      if (phase !== 'build') {
        offerChoices(state, seat, purse, into);
        bankChoices(state, seat, purse, into);
      }
      buildChoices(state, seat, purse, into);
      if (phase === 'trade') into.push(TO_BUILD);
      into.push(END_TURN);
      break;
    }
    default:
      return into;
  }
  cardChoices(state, seat, faces, into);
  victoryChoices(state, seat, faces, into);
  return into;
}

export function check(state: CatState, seat: Seat, action: CatAction): IllegalAction | null {
  const refused = judge(state, seat, action);
  return refused && refuseWith(refused, seat);
}

function judge(state: CatState, seat: Seat, action: CatAction) {
  const {phase, active} = state;
  if (phase === 'over') return objection('cat/game-over', 'CAT-END-3');
  if (action.type === 'discard') return objection('cat/seal-it', 'CAT-ROB-2');
  if (state.asking !== null) return objection('cat/waiting', 'CAT-TURN-1');
  const [move, who, ...phases] = moveOf(action.type);
  const own = seat === active;
  if (who !== 'all' && own !== (who === 'active'))
    return own
      ? objection('cat/own-turn', 'CAT-TRD-2')
      : objection('cat/not-your-turn', 'CAT-TURN-5', {turn: active});
  if (!phases.includes(phase)) return objection('cat/other-decision', 'CAT-TURN-1', {phase});
  return move.check(state, seat, action);
}

/** The concealed cards and development cards that an action opens, with their faces. */
export function openings(action: CatAction): readonly Opening[] {
  switch (action.type) {
    case 'knight':
      return [{handle: action.card, face: KNIGHT}];
    case 'roadBuilding':
      return [{handle: action.card, face: ROAD_BUILDING}];
    case 'yearOfPlenty':
      return [{handle: action.card, face: YEAR_OF_PLENTY}];
    case 'monopoly':
      return [{handle: action.card, face: MONOPOLY}];
    case 'declareVictory':
      return action.cards.map(handle => ({handle, face: VICTORY_POINT}));
    default:
      return shownBy(action) ?? [];
  }
}

function shownBy(action: CatAction): readonly Opening[] | undefined {
  switch (action.type) {
    case 'offer':
    case 'propose':
      return action.terms.show;
    case 'accept':
    case 'confirm':
    case 'bankTrade':
    case 'buildRoad':
    case 'buildSettlement':
    case 'buildCity':
    case 'buyCard':
      return action.show;
    default:
      return undefined;
  }
}

/** Carries out a legal action and goes on to the next decision, ask or the end. */
export function play(state: CatState, seat: Seat, action: CatAction, events?: CatEvent[]): void {
  if (action.type === 'discard') return;
  const show = shownBy(action);
  if (show) openCards(state, seat, show, events);
  moveOf(action.type)[0].play(state, seat, action, events);
  if (state.asking === null) endIfWon(state, events);
}

const DICE: Ask = Object.freeze<Ask>({
  kind: 'beacon',
  purpose: 'dice',
  draws: [{kind: 'roll', sides: [6, 6]}],
});

/** What chance or the dealer has to say now. */
export function ask(state: CatState): Ask | null {
  switch (state.asking) {
    case null:
      return null;
    case 'board':
    case 'tokens':
    case 'deck':
    case 'starter':
      return askForSetup(state);
    case 'dice':
      return DICE;
    case 'discard':
      return {kind: 'commit', by: state.waiting};
    case 'disclose':
      return {kind: 'disclose', by: state.discards.map(({seat}) => seat)};
    case 'reveal':
      return {kind: 'reveal', handles: concealedDiscards(state)};
    case 'buy':
      return {kind: 'deal', handles: state.deck.slice(-1), to: state.active};
    case 'exclude':
      return askToExclude(state);
    default:
      return askForTheft(state);
  }
}

/** Folds an answer in that fits the ask. */
export function deal(state: CatState, answer: Answer, events?: CatEvent[]): void {
  if (state.asking !== null) ANSWERS[state.asking](state, answer, events);
  if (state.asking === null) endIfWon(state, events);
}

/** What each answer is for. */
const ANSWERS: Readonly<Record<Asking, (state: CatState, answer: Answer, events?: CatEvent[]) => void>> = {
  board: (state, answer, events) => boardDrawn(state, drawnOf(answer), events),
  tokens: (state, answer, events) => tokensDrawn(state, drawnOf(answer)[0]!, events),
  deck: (state, answer, events) => deckShuffled(state, freshOf(answer), events),
  starter: (state, answer, events) => startersRolled(state, drawnOf(answer), events),
  dice: (state, answer, events) => rolled(state, drawnOf(answer)[0]!, events),
  discard: (state, answer) => sealed(state, sealedOf(answer)),
  disclose: (state, answer, events) => disclosed(state, disclosedOf(answer), parse, events),
  // A reveal opens every card, so that none is null.
  reveal: (state, answer, events) => throwAway(state, openedOf(answer) as readonly number[], events),
  blind: (state, answer, events) => blinded(state, freshOf(answer), events),
  pick: (state, answer) => picked(state, drawnOf(answer)[0]![0]!),
  rekey: (state, answer, events) => rekeyed(state, freshOf(answer)[0]!, events),
  hide: (state, answer) => hidden(state, freshOf(answer)),
  buy: cardDealt,
  exclude: (state, answer, events) => excluded(state, openedOf(answer), events),
};

/** CAT-PROD-1. */
function rolled(state: CatState, dice: readonly number[], events?: CatEvent[]): void {
  const [a, b] = [dice[0]!, dice[1]!];
  const number = a + b;
  state.asking = null;
  state.dice = [a, b];
  state.rolls[number - 2]!++;
  state.back = afterRoll(state);
  events?.push({type: 'rolled', seat: state.active, dice: [a, b], sum: number});
  if (number === ROBBER_ROLL) rolledSeven(state);
  else {
    state.phase = state.back;
    produce(state, number, events);
  }
}

/** The last one to seal lets everybody open. */
function sealed(state: CatState, seat: number): void {
  state.waiting = state.waiting.filter(other => other !== seat);
  if (state.waiting.length === 0) state.asking = 'disclose';
}
