/** What one expansion adds, and the variant that is made of the base game and some of them. */
import {passing} from '../../../engine/kit/flow.ts';
import {BASE_VARIANT} from '../base-variant.ts';
import {loadDecision} from '../phases/captain.ts';
import {endBonus, takeGood} from '../phases/craftsman.ts';
import type {Decision} from '../phases/decision.ts';
import type {Island, PrState} from '../state.ts';
import {type PrEvent, ROLES} from '../types.ts';
import type {Variant} from '../variant.ts';
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
  readonly [K in keyof Variant as Variant[K] extends readonly unknown[] ? K : never]: Variant[K];
};

export interface Addition extends Partial<Omit<Hooks, 'cards'>> {
  /** Puts pieces of its own beside the boxed game. */
  readonly unpack?: (state: PrState) => void;
  /** Steps of the set-up, before and after the draft and the row. */
  readonly first?: readonly string[];
  readonly last?: readonly string[];
  /** What it changes about the plan of a phase. */
  readonly plan?: (role: number, plan: Plan) => void;
  readonly steps?: Readonly<Record<string, DoStep>>;
  readonly decisions?: Variant['decisions'];
  readonly lots?: Variant['lots'];
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

function hooksOf(additions: readonly Addition[]): Pick<Variant, (typeof HOOKS)[number]> {
  const lists = HOOKS.map(name => [
    name,
    additions.flatMap((addition): readonly unknown[] => addition[name] ?? []),
  ]);
  // Each list is made of lists of its own kind.
  return Object.fromEntries(lists) as unknown as Pick<Variant, (typeof HOOKS)[number]>;
}

/** What is due in the phase of each role, by card. */
function plansOf(additions: readonly Addition[]): readonly RolePlan[] {
  return ROLES.map((_, role) => {
    const plan = planOf(role);
    for (const addition of additions) addition.plan?.(role, plan);
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
const setUpOf = (additions: readonly Addition[], drafted: boolean): readonly Step[] =>
  [
    ...additions.flatMap(addition => addition.first ?? []),
    ...(drafted ? ['draft'] : []),
    'shuffle',
    'fill',
    ...additions.flatMap(addition => addition.last ?? []),
  ].map(tableStep);

function decisionsOf(
  additions: readonly Addition[],
  business: readonly Business[],
  loads: readonly Extra[],
): Variant['decisions'] {
  const decisions: Record<string, Decision> = Object.assign(
    {
      ...BASE_VARIANT.decisions,
      draft: draftDecision,
      hacienda: haciendaDraw,
      trader: tradeDecision(business),
      captain: loads.length > 0 ? withExtras(loadDecision, loads) : loadDecision,
      craftsman: takeGoods,
    },
    ...additions.map(addition => addition.decisions),
  );
  for (const {aside} of additions)
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
    ? BASE_VARIANT.numbers.pieces(state)
    : workersAtStart(state) + NOBLES_AT_START - moreOf(state).nobles;

function copiesAt(state: PrState, building: number): number {
  const {taskBuilding, taskSpare} = moreOf(state);
  if (!inPlay(state, building)) return 0;
  const shown = taskBuilding === building && !taskSpare ? 1 : 0;
  return BASE_VARIANT.numbers.copies(state, building) - shown;
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

/** The variant of a table with these expansions. */
export function variantWith(
  mask: number,
  additions: readonly Addition[],
  views: Pick<Variant, 'view' | 'playerView' | 'propose' | 'imagine'>,
): Variant {
  const business = additions.flatMap(addition => addition.business ?? []);
  const loads = additions.flatMap(addition => addition.loads ?? []);
  const steps: ReadonlyMap<string, DoStep> = new Map(
    [
      {...BASE_STEPS, draft: draftStep, trade: tradeStep(business)},
      ...additions.map(addition => addition.steps ?? {}),
    ].flatMap(named => Object.entries<DoStep>(named)),
  );
  const hooks = hooksOf(additions);
  const plans = plansOf(additions);
  const setUp = [true, false].map(drafted =>
    setUpOf(additions, drafted).filter(({do: what}) => steps.has(what)),
  );
  const cards = BASE_VARIANT.cards.map(each =>
    mask & BUCCANEER ? [...each, ROLES.indexOf('buccaneer')] : each,
  );
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
    decisions: decisionsOf(additions, business, loads),
    lots: Object.assign(
      {...BASE_VARIANT.lots, buildings: buildingLot},
      ...additions.map(addition => addition.lots),
    ),
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
