/**
 * The step: who decides, what is judged, and the way from one decision to the next. Knows the phases by their
 * two shapes only (`phases/decision.ts`).
 */
import type {Json} from '../../base/json.ts';
import {type Answer, type Ask, drawnOf, type Faces, freshOf, openedOf} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import type {IllegalAction} from '../../engine/illegal.ts';
import {build, builderPhase} from './phases/builder.ts';
import {consult, councillorPhase, keep} from './phases/councillor.ts';
import type {Decision, RolePhase} from './phases/decision.ts';
import {dealHands, draft} from './phases/opening.ts';
import {produce, producerPhase} from './phases/producer.ts';
import {prospectorPhase, takeMined, turnedUp, useMine} from './phases/prospector.ts';
import {chapel, endRole, limitHand, nextOfBeginning, openPick, takeRole} from './phases/round.ts';
import {sell, traderPhase, turnTile, unseenTiles} from './phases/trader.ts';
import {carry, land, newHandles, reshuffled} from './piles.ts';
import {refuse} from './refusals.ts';
import {deckFaces, seatGovernor} from './setup.ts';
import type {SjState} from './state.ts';
import {type PhaseName, ROLES, type Role, type SjAction, type SjEvent} from './types.ts';

const DECISIONS: Readonly<Record<Exclude<PhaseName, 'setup' | 'over'>, Decision>> = {
  draft,
  chapel,
  handLimit: limitHand,
  pick: takeRole,
  builder: build,
  producer: produce,
  trader: sell,
  councillor: consult,
  keep,
  goldMine: useMine,
  take: takeMined,
};

const ROLE_PHASES: Readonly<Record<Role, RolePhase>> = {
  builder: builderPhase,
  producer: producerPhase,
  trader: traderPhase,
  councillor: councillorPhase,
  prospector: prospectorPhase,
};

/** Decisions that the rules call independent: everybody at once. */
export const isParallel = (phase: PhaseName): boolean =>
  phase === 'draft' || phase === 'chapel' || phase === 'handLimit';

const decisionOf = (state: SjState): Decision | null =>
  state.asking !== null || state.phase === 'over' || state.phase === 'setup' ? null : DECISIONS[state.phase];

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => Object.freeze([seat]));

export function toAct(state: SjState): readonly Seat[] {
  if (!decisionOf(state)) return NOBODY;
  return isParallel(state.phase) ? state.deciding.slice() : ALONE[state.turn]!;
}

const decides = (state: SjState, seat: Seat): boolean =>
  isParallel(state.phase) ? state.deciding.includes(seat) : state.turn === seat;

export function choices(state: SjState, seat: Seat, faces: Faces): readonly Choice[] {
  const decision = decisionOf(state);
  return decision && decides(state, seat) ? decision.choices(state, seat, faces) : [];
}

/** Equal as long as the seat is asked the same: what others choose at the same time changes nothing for it. */
export const decision = (state: SjState, seat: Seat): Json =>
  decisionOf(state) && decides(state, seat) ? [state.phase, state.round] : null;

export function check(state: SjState, seat: Seat, action: SjAction): IllegalAction | null {
  if (state.phase === 'over') return refuse('sj/game-over', 'SJ-END-1', seat);
  const decision = decisionOf(state);
  if (!decision) return refuse('sj/waiting-for-draw', 'SJ-PH-3', seat);
  if (decides(state, seat)) return decision.check(state, seat, action);
  return isParallel(state.phase)
    ? refuse('sj/nothing-to-decide', 'SJ-GOV-1', seat, {phase: state.phase})
    : refuse('sj/not-your-turn', 'SJ-PH-1', seat, {turn: state.turn});
}

/** Carries out a legal action and goes on to the next decision, ask or the end. */
export function play(state: SjState, seat: Seat, action: SjAction, events?: SjEvent[]): void {
  decisionOf(state)?.play(state, seat, action, events);
  if (action.type === 'takeRole') ROLE_PHASES[action.role].start(state, events);
  proceed(state, events);
}

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
    case 'over':
      return false;
    default:
      if (rolePhase(state).next(state, events)) return false;
      endRole(state, events);
      return true;
  }
}

/** What chance and the dealer have to do now. Lists are public and in canonical order. */
export function ask(state: SjState): Ask | null {
  switch (state.asking) {
    case null:
      return null;
    case 'governor':
      return pick('governor', state.towns.length);
    case 'tile':
      return pick('tile', unseenTiles(state).length);
    case 'deck':
      return shuffle([], deckFaces(state.towns.length), allSeats(state));
    case 'reshuffle':
      return shuffle(state.discards, [], allSeats(state));
    case 'newHandles':
      return shuffle(state.towns[state.blindSeat]!.hand, [], [state.blindSeat]);
    case 'deal':
      return {kind: 'deal', handles: state.lifted.slice(), to: state.liftFor};
    case 'reveal':
      return {kind: 'reveal', handles: state.lifted.slice()};
  }
}

const pick = (purpose: string, from: number): Ask => ({
  kind: 'beacon',
  purpose,
  draws: [{kind: 'pick', from, count: 1}],
});

const allSeats = (state: SjState): Seat[] => state.towns.map((_, seat) => seat);

const shuffle = (inputs: readonly number[], mint: readonly number[], seats: readonly Seat[]): Ask => ({
  kind: 'shuffle',
  deck: 'cards',
  inputs: inputs.slice(),
  mint,
  by: seats,
  key: seats,
});

/** Folds an answer in that fits the ask. */
export function deal(state: SjState, answer: Answer, events?: SjEvent[]): void {
  const {asking} = state;
  state.asking = null;
  switch (asking) {
    case null:
      return;
    case 'governor':
      seatGovernor(state, drawnOf(answer)[0]![0]!, events);
      break;
    case 'tile':
      turnTile(state, drawnOf(answer)[0]![0]!, events);
      break;
    case 'deck':
    case 'reshuffle': {
      const fresh = freshOf(answer);
      reshuffled(state, fresh);
      events?.push({type: asking === 'deck' ? 'deckShuffled' : 'reshuffled', cards: fresh.length});
      break;
    }
    case 'newHandles':
      newHandles(state, freshOf(answer));
      break;
    case 'deal':
      landed(state, events);
      break;
    case 'reveal':
      land(state);
      // A reveal shows every card.
      turnedUp(state, openedOf(answer) as number[], events);
  }
  proceed(state, events);
}
