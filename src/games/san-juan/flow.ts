/**
 * The step: who decides, what is judged, and the way from one decision to the next. Knows the phases by their
 * two shapes only (`phases/decision.ts`).
 */
import type {Json} from '../../base/json.ts';
import {type Answer, beacon, drawnOf, freshOf, openedOf, pick, shuffle} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {flowOf, type Lot} from '../../engine/kit/flow.ts';
import {build, builderPhase} from './phases/builder.ts';
import {consult, councillorPhase, keep} from './phases/councillor.ts';
import {type Decision, inParallel, misplaced, type RolePhase} from './phases/decision.ts';
import {dealHands, draft} from './phases/first-hands.ts';
import {produce, producerPhase} from './phases/producer.ts';
import {prospectorPhase, takeMined, turnedUp, useMine} from './phases/prospector.ts';
import {chapel, endRole, limitHand, nextOfBeginning, openPick, pickRole} from './phases/round.ts';
import {sell, traderPhase, turnTile, unseenTiles} from './phases/trader.ts';
import {carry, land, newHandles, reshuffled} from './piles.ts';
import {objection} from './refusals.ts';
import {deckFaces, seatGovernor} from './setup.ts';
import {type Asking, type SjState, seatsOf} from './state.ts';
import {type PhaseName, ROLES, type Role, type SjAction, type SjEvent} from './types.ts';

const DECISIONS: Readonly<Record<PhaseName, Decision | null>> = {
  setup: null,
  draft,
  chapel,
  handLimit: limitHand,
  pick: pickRole,
  builder: build,
  producer: produce,
  trader: sell,
  councillor: consult,
  keep,
  goldMine: useMine,
  take: takeMined,
  over: null,
};

const lot = (ask: Lot<SjState, SjEvent>['ask'], deal: Lot<SjState, SjEvent>['deal']) => ({
  ask,
  deal(state: SjState, answer: Answer, events?: SjEvent[]) {
    state.asking = null;
    deal(state, answer, events);
  },
});

/** Lists are public and in canonical order. */
const LOTS: Readonly<Record<Asking, Lot<SjState, SjEvent>>> = {
  governor: lot(
    state => beacon('governor', pick(state.towns.length)),
    (state, answer, events) => seatGovernor(state, drawnOf(answer)[0]![0]!, events),
  ),
  tile: lot(
    state => beacon('tile', pick(unseenTiles(state).length)),
    (state, answer, events) => turnTile(state, drawnOf(answer)[0]![0]!, events),
  ),
  deck: lot(
    state => shuffle('cards', seatsOf(state), [], deckFaces(state.towns.length)),
    (state, answer, events) => {
      reshuffled(state, freshOf(answer));
      events?.push({type: 'deckShuffled', cards: state.pile.length});
    },
  ),
  reshuffle: lot(
    state => shuffle('cards', seatsOf(state), state.discards.slice()),
    (state, answer, events) => {
      reshuffled(state, freshOf(answer));
      events?.push({type: 'reshuffled', cards: state.pile.length});
    },
  ),
  newHandles: lot(
    ({towns, blindSeat}) => shuffle('cards', [blindSeat], towns[blindSeat]!.hand.slice()),
    (state, answer) => newHandles(state, freshOf(answer)),
  ),
  deal: lot(
    ({lifted, liftFor}) => ({kind: 'deal', handles: lifted.slice(), to: liftFor}),
    (state, _answer, events) => landed(state, events),
  ),
  reveal: lot(
    ({lifted}) => ({kind: 'reveal', handles: lifted.slice()}),
    (state, answer, events) => {
      land(state);
      // A reveal shows every card.
      turnedUp(state, openedOf(answer) as number[], events);
    },
  ),
};

const ROLE_PHASES: Readonly<Record<Role, RolePhase>> = {
  builder: builderPhase,
  producer: producerPhase,
  trader: traderPhase,
  councillor: councillorPhase,
  prospector: prospectorPhase,
};

const decisionOf = ({asking, phase}: SjState): Decision | null => (asking === null ? DECISIONS[phase] : null);

/** Decisions that the rules call independent: everybody at once. */
export const isParallel = (phase: PhaseName): boolean => DECISIONS[phase]?.who === inParallel;

export const {toAct, choices, check, play, ask, deal} = flowOf<SjState, SjAction, SjEvent>({
  decision: decisionOf,
  lot: ({asking}) => asking && LOTS[asking],
  active: ({turn}) => turn,
  misplaced(state, _seat, action, asked) {
    const {phase, turn} = state;
    if (phase === 'over') return objection('sj/game-over', 'SJ-END-1');
    const open = decisionOf(state);
    if (!open) return objection('sj/waiting-for-draw', 'SJ-PH-3');
    if (asked) return misplaced(state, action, open.rule);
    return isParallel(phase)
      ? objection('sj/nothing-to-decide', 'SJ-GOV-1', {phase})
      : objection('sj/not-your-turn', 'SJ-PH-1', {turn});
  },
  proceed,
});

/** Equal as long as the seat is asked the same: what others choose at the same time changes nothing for it. */
export const decision = (state: SjState, seat: Seat): Json =>
  toAct(state).includes(seat) ? [state.phase, state.round] : null;

/** On to the next decision, ask or the end. */
function proceed(state: SjState, events?: SjEvent[]): void {
  while (state.asking === null) {
    if (state.want > 0) {
      carry(state);
      if (state.asking === null) landed(state, events);
    } else if (!advance(state, events)) return;
  }
}

/** Cards that were lifted are where they belong. */
function landed(state: SjState, events?: SjEvent[]): void {
  const cards = land(state);
  if (state.liftTo === 'opening') events?.push({type: 'dealt', seat: state.liftFor, cards});
  else rolePhase(state).landed(state, cards, events);
}

const rolePhase = (state: SjState): RolePhase => ROLE_PHASES[ROLES[state.role]!];

/** One step on. @returns false where somebody decides, and at the end */
function advance(state: SjState, events?: SjEvent[]): boolean {
  switch (state.phase) {
    case 'setup':
      dealHands(state);
      return true;
    case 'draft':
      if (state.deciding.length > 0) return false;
      openPick(state);
      return false;
    case 'chapel':
    case 'handLimit':
      nextOfBeginning(state);
      return false;
    case 'pick':
      if (state.role === -1) return false;
      rolePhase(state).start(state, events);
      return true;
    case 'over':
      return false;
    default:
      if (rolePhase(state).next(state, events)) return false;
      endRole(state, events);
      return true;
  }
}
