/** The step: who decides what, what is judged, and what an action opens. */
import type {Faces, Opening} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {flowOf} from '../../engine/kit/flow.ts';
import {KNIGHT, MONOPOLY, ROAD_BUILDING, VICTORY_POINT, YEAR_OF_PLENTY} from './data.ts';
import {openCards, purseOf} from './hand.ts';
import {bankChoices, bankTrade} from './phases/bank.ts';
import {buildChoices, buildCity, buildRoad, buildSettlement, buyCard, PURCHASE} from './phases/build.ts';
import {
  cardChoices,
  EXCLUSION,
  freeRoad,
  freeRoadChoices,
  knight,
  monopoly,
  roadBuilding,
  yearOfPlenty,
} from './phases/cards.ts';
import {foundRoad, foundSettlement, roadChoices, settlementChoices} from './phases/founding.ts';
import type {Decision, Lots, Offered} from './phases/move.ts';
import {robber, robberChoices, THEFT} from './phases/robber.ts';
import {bounded, counted} from './phases/sayings.ts';
import {discard, SEVEN} from './phases/seven.ts';
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
  DICE,
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
import {objection} from './refusals.ts';
import {SET_UP} from './setup.ts';
import type {CatState} from './state.ts';
import type {CatAction, CatEvent, PhaseName} from './types.ts';

const PLAY_CARDS = {knight, roadBuilding, yearOfPlenty, monopoly, declareVictory};
const BUILD = {buildRoad, buildSettlement, buildCity, buyCard, ...PLAY_CARDS, endTurn};
const TRADE = {offer: bounded(offer), confirm, withdraw: counted(withdraw), bankTrade};

/** What opponents may say meanwhile, which nobody waits for (CAT-TRD-6). */
const ANSWER: Offered = {
  choices: answerChoices,
  moves: {
    accept: bounded(accept),
    decline: bounded(decline),
    propose: bounded(propose),
    withdraw: TRADE.withdraw,
  },
};

const DECISIONS: Readonly<Partial<Record<PhaseName, Decision>>> = {
  foundSettlement: {choices: settlementChoices, moves: {foundSettlement}},
  foundRoad: {choices: roadChoices, moves: {foundRoad}},
  preRoll: {
    choices: (state, seat, faces) => withCards(state, seat, faces, [ROLL]),
    moves: {roll, ...PLAY_CARDS},
  },
  discard,
  robber: {choices: robberChoices, moves: {robber}},
  freeRoad: {choices: freeRoadChoices, moves: {freeRoad}},
  trade: {choices: turnChoices, moves: {...TRADE, toBuild, ...BUILD}, others: ANSWER},
  build: {choices: turnChoices, moves: BUILD},
  main: {choices: turnChoices, moves: {...TRADE, ...BUILD}, others: ANSWER},
};

function turnChoices(state: CatState, seat: Seat, faces: Faces): Choice[] {
  const {phase} = state;
  const into: Choice[] = [];
  const purse = purseOf(state.players[seat]!, faces);
  if (phase !== 'build') {
    offerChoices(state, seat, purse, into);
    bankChoices(state, seat, purse, into);
  }
  buildChoices(state, seat, purse, into);
  if (phase === 'trade') into.push(TO_BUILD);
  into.push(END_TURN);
  return withCards(state, seat, faces, into);
}

function withCards(state: CatState, seat: Seat, faces: Faces, into: Choice[]): Choice[] {
  cardChoices(state, seat, faces, into);
  victoryChoices(state, seat, faces, into);
  return into;
}

const LOTS: Lots = {...SET_UP, ...DICE, ...SEVEN, ...THEFT, ...PURCHASE, ...EXCLUSION};

const turns = flowOf<CatState, CatAction, CatEvent>({
  decision: ({asking, phase}) => (asking === null || asking === 'discard' ? DECISIONS[phase] : null),
  lot: ({asking}) => asking && LOTS[asking],
  active: ({active}) => active,
  misplaced({phase, asking, active}, seat, {type}) {
    if (phase === 'over') return objection('cat/game-over', 'CAT-END-3');
    if (type === 'discard') return objection('cat/seal-it', 'CAT-ROB-2');
    if (asking !== null) return objection('cat/waiting', 'CAT-TURN-1');
    if (type === 'withdraw' || Object.hasOwn(ANSWER.moves, type) !== (seat === active))
      return objection('cat/other-decision', 'CAT-TURN-1', {phase});
    return seat === active
      ? objection('cat/own-turn', 'CAT-TRD-2')
      : objection('cat/not-your-turn', 'CAT-TURN-5', {turn: active});
  },
  proceed(state, events) {
    if (state.asking === null) endIfWon(state, events);
  },
});
export const {toAct, choices, check, ask, deal} = turns;

/** What an action shows lies open first. */
export function play(state: CatState, seat: Seat, action: CatAction, events?: CatEvent[]): void {
  const show = shownBy(action);
  if (show) openCards(state, seat, show, events);
  turns.play(state, seat, action, events);
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
