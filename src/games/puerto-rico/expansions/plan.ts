/**
 * The queue of what is due: a phase is laid out as a list of steps when it begins, and done step by step. Windows,
 * chapels, lodges and a captured role are steps like the turns of the phase, so each of them can wait for a player.
 */

import {BASE_BUILDINGS, BUILDING_DATA} from '../data.ts';
import {builderPhase} from '../phases/builder.ts';
import {nextLoading} from '../phases/captain.ts';
import {bonusKinds, produce} from '../phases/craftsman.ts';
import {distribute, placingTurns, refillArrivals} from '../phases/mayor.ts';
import {prospectorPhase} from '../phases/prospector.ts';
import {discardRow, openTurn, settlerTurns} from '../phases/settler.ts';
import {closePhase, sail, startStoring, storingTurns} from '../phases/storage.ts';
import {emptyHouse} from '../phases/trader.ts';
import {fillRow} from '../plantations.ts';
import {type Island, nextSeat, type PrState} from '../state.ts';
import {type PrEvent, ROLES, type Role} from '../types.ts';
import {privilege} from '../workers.ts';
import {type More, Opened, type Step} from './state.ts';

/** Does a step, or goes on with it. @returns true while it waits for its player or for a draw */
export type DoStep = (state: PrState, step: Step, events?: PrEvent[]) => boolean;

/**
 * What is due in a phase: a step of the table, or, for each seat clockwise from the chooser, the steps that it
 * needs. The plan of a role is made once for a variant, and laid out whenever the role is taken.
 */
export interface Due {
  readonly each: boolean;
  readonly parts: readonly DueSteps[];
  /** All those of its parts. */
  readonly whose: number;
  /** Asked where somebody owns the building. */
  readonly when: When | null;
}

interface DueSteps {
  readonly steps: readonly Step[];
  /** Whose it is, among the bits of `bitsOf`: a building's owners', everybody's, the table's. */
  readonly whose: number;
}

const EVERYBODY = 1 << 30;
/** A bit for each building of the expansions: what is due is due to their owners only. */
const BITS: readonly number[] = BUILDING_DATA.map((_, building) =>
  building < BASE_BUILDINGS ? 0 : 1 << (building - BASE_BUILDINGS),
);

/** What an island owns, told once for all that is due to it. */
function bitsOf({city}: Island): number {
  let bits = EVERYBODY;
  for (let i = 0; i < city.length; i++) bits |= BITS[city[i]!]!;
  return bits;
}

const dueSteps = (what: string, building: number | null): DueSteps => ({
  steps: stepsNamed(what),
  whose: building === null ? EVERYBODY : BITS[building]!,
});

type When = (state: PrState) => boolean;

/** A phase in four parts: before it, itself, after it, and its clean-up. */
export interface Plan {
  start: Due[];
  main: Due[];
  end: Due[];
  close: Due[];
}

const dueOf = (each: boolean, parts: readonly DueSteps[], when: When | null): Due => ({
  each,
  parts,
  whose: parts.reduce((bits, part) => bits | part.whose, 0),
  when,
});

/** @param building of the expansions that somebody has to own; null: in any case */
export const ofTable = (what: string, building: number | null = null): Due =>
  dueOf(false, [dueSteps(what, building)], null);

/** @param building of the expansions, whose owners do it; null: everybody */
export const ofSeats = (what: string, building: number | null = null, when: When | null = null): Due =>
  dueOf(true, [dueSteps(what, building)], when);

/** The expansions' part of a state. @throws Error in the base game (a bug of the caller) */
export function moreOf(state: PrState): More {
  if (!state.more) throw new Error('no expansion is on');
  return state.more;
}

/** Equal steps are one value, the table's first, then each seat's: they are never written. */
const STEPS = new Map<string, readonly Step[]>();

function stepsNamed(what: string): readonly Step[] {
  let steps = STEPS.get(what);
  if (!steps) {
    steps = [-1, 0, 1, 2, 3, 4].map(seat => Object.freeze({do: what, seat}));
    STEPS.set(what, steps);
  }
  return steps;
}

export const tableStep = (what: string): Step => stepsNamed(what)[0]!;
export const seatStep = (what: string, seat: number): Step => stepsNamed(what)[seat + 1]!;

const bears = ({parts}: Due, what: string): boolean => parts[0]!.steps[0]!.do === what;

/** The list with others in front of what bears this name. */
export const before = (dues: readonly Due[], what: string, ...added: readonly Due[]): Due[] =>
  dues.flatMap(due => (bears(due, what) ? [...added, due] : [due]));

/** The list where each owner of a building does something right before the own step of this name. */
export const rightBefore = (dues: readonly Due[], what: string, first: string, building: number): Due[] =>
  dues.map(due =>
    bears(due, what) ? dueOf(due.each, [dueSteps(first, building), ...due.parts], due.when) : due,
  );

/** What a role does without any expansion: turns, and what is cleaned up behind the windows at its end. */
const PARTS: Readonly<Record<Role, readonly [main: readonly string[], close: readonly string[]]>> = {
  settler: [['open', 'settle'], ['row']],
  mayor: [['open', 'privilege', 'distribute', 'place'], ['arrivals']],
  builder: [['open', 'build'], []],
  craftsman: [['bonus'], []],
  trader: [['open', 'trade'], ['house']],
  captain: [
    ['open', 'load'],
    ['store', 'sail'],
  ],
  prospector: [['prospect'], []],
  'prospector-2': [['prospect'], []],
  buccaneer: [['buccaneer'], []],
};

const CRAFTSMAN = ROLES.indexOf('craftsman');

/** The same by role card; the craftsman's begins with a production of each seat. */
export function planOf(role: number): Plan {
  const [main, close] = PARTS[ROLES[role]!].map(part => part.map(what => ofTable(what)));
  return {
    start: [],
    main: role === CRAFTSMAN ? [ofSeats('produce'), ...main!] : main!,
    end: [],
    close: close!,
  };
}

/** What is due in the phase of a role. */
export interface RolePlan {
  readonly dues: readonly Due[];
  /** Buildings whose owners have something to do in it. */
  readonly buildings: number;
  /** The steps where nobody owns any of them, by `plainKey`: laid out once, and copied from then on. */
  readonly plain: Map<number, readonly Step[]>;
}

/** @throws Error (a bug) for a condition on what is due to everybody: what is copied does not ask it again */
export function rolePlan(dues: readonly Due[]): RolePlan {
  if (dues.some(({whose, when}) => when !== null && (whose & EVERYBODY) !== 0))
    throw new Error('a condition on what is due to everybody');
  const buildings = dues.reduce((bits, {whose}) => bits | whose, 0) & ~EVERYBODY;
  return {dues, buildings, plain: new Map()};
}

const plainKey = ({players, chooser}: PrState): number => (players.length << 3) | chooser;

/** The steps of a phase that begins now. */
export function layOut(state: PrState, {dues, buildings, plain}: RolePlan): Step[] {
  const bits = [EVERYBODY, EVERYBODY, EVERYBODY, EVERYBODY, EVERYBODY];
  let all = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    bits[seat] = bitsOf(state.players[seat]!);
    all |= bits[seat]!;
  }
  if ((all & buildings) !== 0) return laidOut(state, dues, bits, all);
  const key = plainKey(state);
  let steps = plain.get(key);
  if (!steps) {
    steps = laidOut(state, dues, bits, all);
    plain.set(key, steps);
  }
  return steps.slice();
}

/** @param all what anybody owns, out of the `bits` of each seat */
function laidOut(state: PrState, dues: readonly Due[], bits: readonly number[], all: number): Step[] {
  const steps: Step[] = [];
  for (const {each, parts, whose, when} of dues) {
    if ((whose & all) === 0 || (when !== null && !when(state))) continue;
    if (!each) {
      steps.push(parts[0]!.steps[0]!);
      continue;
    }
    let seat = state.chooser;
    for (let i = state.players.length; i > 0; i--, seat = nextSeat(state, seat))
      for (const part of parts) if ((part.whose & bits[seat]!) !== 0) steps.push(part.steps[seat + 1]!);
  }
  return steps;
}

/** PR-MAYOR-2: what was wished for with the role, as far as it is allowed now. */
function payPrivilege(state: PrState, events?: PrEvent[]): void {
  const more = moreOf(state);
  const most = Math.min(state.workers, privilege(state, state.chooser));
  const workers = more.wanted < 0 ? most : Math.min(more.wanted, most);
  state.workers -= workers;
  state.players[state.chooser]!.sanJuan += workers;
  if (more.wanted >= 0 || workers > 0) events?.push({type: 'privilegeWorker', seat: state.chooser, workers});
  more.wanted = -1;
}

/** The steps of the base game; expansions add theirs and replace some. */
export const BASE_STEPS: Readonly<Record<string, DoStep>> = {
  open(state) {
    state.turn = state.chooser;
    state.left = state.players.length;
    return false;
  },
  settle(state) {
    openTurn(state);
    if (moreOf(state).opened & Opened.drew) state.phase = 'settler';
    return settlerTurns(state);
  },
  row(state) {
    state.phase = 'settler';
    discardRow(state);
    moreOf(state).steps.splice(1, 0, tableStep('fill'));
    return false;
  },
  /** Also the first row of the game. */
  fill: (state, _step, events) => !fillRow(state, events),
  privilege(state, _step, events) {
    payPrivilege(state, events);
    return false;
  },
  distribute(state, _step, events) {
    distribute(state, events);
    return false;
  },
  place(state, _step, events) {
    state.phase = 'mayor';
    return placingTurns(state, events);
  },
  arrivals(state, _step, events) {
    refillArrivals(state, events);
    return false;
  },
  build(state, _step, events) {
    state.phase = 'builder';
    return builderPhase.next(state, events);
  },
  produce(state, {seat}, events) {
    state.phase = 'craftsman';
    const made = produce(state, seat, events);
    if (seat === state.chooser) moreOf(state).made = made.slice();
    return false;
  },
  bonus(state) {
    const more = moreOf(state);
    state.phase = 'craftsman';
    state.turn = state.chooser;
    state.left = 1;
    state.bonus =
      more.bonusTaken < privilege(state, state.chooser)
        ? bonusKinds([more.made[0]!, more.made[1]!, more.made[2]!, more.made[3]!, more.made[4]!], state.goods)
        : [];
    return state.bonus.length > 0;
  },
  house(state, _step, events) {
    emptyHouse(state, events);
    return false;
  },
  load(state, _step, events) {
    state.phase = 'captain';
    return nextLoading(state, events);
  },
  store(state, _step, events) {
    if (state.phase !== 'store') startStoring(state);
    return storingTurns(state, events);
  },
  sail(state, _step, events) {
    sail(state, events);
    closePhase(state);
    return false;
  },
  prospect(state, _step, events) {
    state.turn = state.chooser;
    prospectorPhase.start(state, {type: 'pass'}, events);
    return false;
  },
};

/** Does what is due until something waits. @returns false when nothing is due any more */
export function advance(state: PrState, steps: ReadonlyMap<string, DoStep>, events?: PrEvent[]): boolean {
  const queue = moreOf(state).steps;
  while (queue.length > 0) {
    const step = queue[0]!;
    const waits = steps.get(step.do)!(state, step, events);
    if (state.asking !== null) return true;
    if (!waits) {
      if (queue[0] === step) queue.shift();
      else queue.splice(queue.indexOf(step), 1);
    } else if (queue[0] === step) return true;
  }
  return false;
}

/** The step in front is done: its decision was taken. */
export const stepDone = (state: PrState): void => {
  moreOf(state).steps.shift();
};

/** Something comes first. */
export const stepFirst = (state: PrState, step: Step): void => {
  moreOf(state).steps.unshift(step);
};
