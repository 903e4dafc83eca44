/** What one expansion adds, and the kit that is made of the base game and some of them. */
import {passing} from '../../../engine/kit/turn.ts';
import {BASE_KIT} from '../base-kit.ts';
import type {Kit} from '../kit.ts';
import {loadDecision} from '../phases/captain.ts';
import {endBonus, takeGood} from '../phases/craftsman.ts';
import type {Decision} from '../phases/decision.ts';
import type {Island, PrState} from '../state.ts';
import {type PrEvent, ROLES} from '../types.ts';
import {buildingLot, draftDecision, draftStep, inPlay, layBuildings, onSale} from './draft.ts';
import {type Extra, withAside, withExtras} from './extra.ts';
import {haciendaDraw} from './new-buildings/forests.ts';
import {payLight} from './new-buildings/harbour.ts';
import {moreOn, noblesOf} from './pieces.ts';
import {
  advance,
  BASE_STEPS,
  type DoStep,
  layOut,
  moreOf,
  type Plan,
  planOf,
  type RolePlan,
  rolePlan,
  stepDone,
  tableStep,
} from './plan.ts';
import {BUCCANEER, NOBLES} from './rules.ts';
import {Done, emptyIslandMore, emptyMore, type Step} from './state.ts';
import {type Business, tradeDecision, tradeStep} from './trade.ts';

/** Lists of hooks: those of several expansions are one after the other. */
type Hooks = {
  readonly [K in keyof Kit as Kit[K] extends readonly unknown[] ? K : never]: Kit[K];
};

export interface Part extends Partial<Omit<Hooks, 'cards'>> {
  /** Puts pieces of its own beside the boxed game. */
  readonly unpack?: (state: PrState) => void;
  /** Steps of the set-up, before and after the draft and the row. */
  readonly first?: readonly string[];
  readonly last?: readonly string[];
  /** What it changes about the plan of a phase. */
  readonly plan?: (role: number, plan: Plan) => void;
  readonly steps?: Readonly<Record<string, DoStep>>;
  readonly decisions?: Kit['decisions'];
  readonly lots?: Kit['lots'];
  /** What a seat may do beside each decision of its own, without ending it. */
  readonly aside?: Extra;
  readonly business?: Business;
  readonly loads?: Extra;
}

/** PR-D-CRAFT-BONUS: as often as the privilege counts. */
const takeGoods: Decision = {
  ...takeGood,
  moves: {
    takeGood: {
      check: takeGood.moves.takeGood.check,
      play(state, seat, action, events) {
        takeGood.moves.takeGood.play(state, seat, action, events);
        moreOf(state).bonusTaken++;
      },
    },
    pass: passing('craftsman', state => {
      endBonus(state);
      moreOf(state).bonusTaken += ROLES.length;
    }),
  },
};

const HOOKS = [
  'cardsWithoutDoubloon',
  'barred',
  'toldApart',
  'taken',
  'roundOver',
  'phaseOver',
  'doubled',
  'idleTurn',
  'turnOver',
  'discounts',
  'credit',
  'bought',
  'tileLaid',
  'making',
  'produced',
  'captainTurn',
  'ownShips',
  'loaded',
  'room',
  'arrivalTaken',
  'bonuses',
  'laws',
] as const satisfies readonly (keyof Hooks)[];

function hooksOf(parts: readonly Part[]): Pick<Kit, (typeof HOOKS)[number]> {
  const lists = HOOKS.map(name => [name, parts.flatMap((part): readonly unknown[] => part[name] ?? [])]);
  // Each list is made of lists of its own kind.
  return Object.fromEntries(lists) as unknown as Pick<Kit, (typeof HOOKS)[number]>;
}

/** What is due in the phase of each role, by card. */
function plansOf(parts: readonly Part[]): readonly RolePlan[] {
  return ROLES.map((_, role) => {
    const plan = planOf(role);
    for (const part of parts) part.plan?.(role, plan);
    return rolePlan([...plan.start, ...plan.main, ...plan.end, ...plan.close]);
  });
}

/** Starts the phase of `state.role`: lays out what is to be done. */
function begin(state: PrState, wanted: number, plan: RolePlan, events?: PrEvent[]): void {
  const more = moreOf(state);
  more.opened = 0;
  more.wanted = wanted;
  more.made = [0, 0, 0, 0, 0];
  more.bonusTaken = 0;
  for (const island of state.players) moreOn(island).done = 0;
  payLight(state, events);
  more.steps = layOut(state, plan);
}

/** Steps of the set-up; the shuffle is New Buildings' alone. */
const setUpOf = (parts: readonly Part[], drafted: boolean): readonly Step[] =>
  [
    ...parts.flatMap(part => part.first ?? []),
    ...(drafted ? ['draft'] : []),
    'shuffle',
    'fill',
    ...parts.flatMap(part => part.last ?? []),
  ].map(tableStep);

function decisionsOf(
  parts: readonly Part[],
  business: readonly Business[],
  loads: readonly Extra[],
): Kit['decisions'] {
  const decisions: Record<string, Decision> = Object.assign(
    {
      ...BASE_KIT.decisions,
      draft: draftDecision,
      hacienda: haciendaDraw,
      trader: tradeDecision(business),
      captain: loads.length > 0 ? withExtras(loadDecision, loads) : loadDecision,
      craftsman: takeGoods,
    },
    ...parts.map(part => part.decisions),
  );
  for (const {aside} of parts)
    if (aside) for (const phase in decisions) decisions[phase] = withAside(decisions[phase]!, aside);
  return decisions;
}

/** A turn is over: what was opened in it is closed, and a captain turn was the first one. */
function closeTurn(state: PrState): void {
  moreOf(state).opened = 0;
  moreOn(state.players[state.turn]!).done |= Done.began;
}

const workersAtStart = (state: PrState): number =>
  state.players.length === 2 && !state.rules.more?.hundredWorkers ? 41 : 100;
const NOBLES_AT_START = 20;

/** Pieces in supply, arrivals and on the islands; nobles count as soon as they have left their supply. */
const piecesOf = (state: PrState): number =>
  (state.rules.more!.mask & NOBLES) === 0
    ? BASE_KIT.numbers.pieces(state)
    : workersAtStart(state) + NOBLES_AT_START - moreOf(state).nobles;

function copiesAt(state: PrState, building: number): number {
  const {taskBuilding, taskSpare} = moreOf(state);
  if (!inPlay(state, building)) return 0;
  const shown = taskBuilding === building && !taskSpare ? 1 : 0;
  return BASE_KIT.numbers.copies(state, building) - shown;
}

/** PR-SETUP-6: arrivals and supply with nobles; PR-SETUP-9: the card of the buccaneer. */
function unpack(state: PrState): void {
  const rules = state.rules.more!;
  state.more = emptyMore();
  for (const island of state.players) island.more = emptyIslandMore();
  if (rules.mask & BUCCANEER) {
    state.takenBy.push(-1);
    state.cardDoubloons.push(0);
  }
  if (rules.mask & NOBLES) {
    state.workers = workersAtStart(state) - (state.players.length - 1);
    state.more.arrivalNobles = 1;
    state.more.nobles = NOBLES_AT_START - 1;
  }
  layBuildings(state, rules);
}

/** The kit of a table with these expansions. */
export function kitOfParts(
  mask: number,
  parts: readonly Part[],
  views: Pick<Kit, 'view' | 'playerView' | 'propose' | 'imagine'>,
): Kit {
  const business = parts.flatMap(part => part.business ?? []);
  const loads = parts.flatMap(part => part.loads ?? []);
  const steps: ReadonlyMap<string, DoStep> = new Map(
    [
      {...BASE_STEPS, draft: draftStep, trade: tradeStep(business)},
      ...parts.map(part => part.steps ?? {}),
    ].flatMap(named => Object.entries<DoStep>(named)),
  );
  const hooks = hooksOf(parts);
  const plans = plansOf(parts);
  const setUp = [true, false].map(drafted => setUpOf(parts, drafted).filter(({do: what}) => steps.has(what)));
  const cards = BASE_KIT.cards.map(each => (mask & BUCCANEER ? [...each, ROLES.indexOf('buccaneer')] : each));
  return {
    ...hooks,
    turnOver: [closeTurn, ...hooks.turnOver],
    unpack,
    start: (state, action, events) => {
      const wanted = action?.type === 'takeRole' ? (action.privilegeWorkers ?? -1) : -1;
      begin(state, wanted, plans[state.role]!, events);
    },
    next: (state, events) => advance(state, steps, events) || (state.role === -1 && state.phase === 'role'),
    layOut(state, events) {
      moreOf(state).steps = setUp[state.rules.more!.drafted ? 0 : 1]!.slice();
      return advance(state, steps, events);
    },
    rowLies(state, events) {
      if (!moreOf(state).sealed) stepDone(state);
      return advance(state, steps, events);
    },
    decisions: decisionsOf(parts, business, loads),
    lots: Object.assign({...BASE_KIT.lots, buildings: buildingLot}, ...parts.map(part => part.lots)),
    cards,
    numbers: {
      pieces: piecesOf,
      copies: copiesAt,
      goodsElsewhere: (state, good) => moreOf(state).taskGoods[good]!,
      tilesElsewhere: (state, kind) =>
        (moreOf(state).taskTile === kind ? 1 : 0) +
        state.players.reduce((all, island) => all + forestsOf(island, kind), 0),
    },
    onSale,
    ...views,
  };
}

const forestsOf = (island: Island, kind: number): number =>
  moreOn(island).forests.filter(face => face === kind).length;

/** Nobles are neither lost nor made, and are a share of the pieces on each place. */
export function noblesLaw(state: PrState): string | null {
  const more = moreOf(state);
  const all =
    more.nobles + more.arrivalNobles + state.players.reduce((count, island) => count + noblesOf(island), 0);
  if (all !== NOBLES_AT_START) return `${all} nobles`;
  const seat = state.players.findIndex(island => {
    const {nobles, idleNobles} = moreOn(island);
    const standing = [...island.manned, ...island.workers];
    return (
      nobles.length !== standing.length ||
      nobles.some((count, place) => count < 0 || count > standing[place]!) ||
      idleNobles < 0 ||
      idleNobles > island.sanJuan
    );
  });
  return seat < 0 ? null : `the nobles of seat ${seat} are no share of its pieces`;
}
