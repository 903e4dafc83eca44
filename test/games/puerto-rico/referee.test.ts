/**
 * The engine against the referee of `support/referee`, who knows the rulebook only: random games and random positions,
 * compared after every step: who decides, what is allowed, how the table lies, and the final count. Beside them a ledger
 * is kept from the log alone, so the log tells everything that happened and nothing else.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {type Choice, expand, sample} from '../../../src/engine/choice.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import {keptBy} from '../../../src/games/puerto-rico/phases/storage.ts';
import type {PrState} from '../../../src/games/puerto-rico/state.ts';
import {
  BUILDINGS,
  GOODS,
  type PrAction,
  type PrEvent,
  ROLES,
  TILES,
} from '../../../src/games/puerto-rico/types.ts';
import {drawWith} from '../../support/games/draw.ts';
import {pickLike} from '../../support/games/pick-like.ts';
import {EVERY} from '../../support/in-turn.ts';
import {Ledger} from './support/ledger.ts';
import {look} from './support/look.ts';
import {referee} from './support/referee/referee.ts';
import type {Reply, Waiting} from './support/referee/story.ts';
import {describe, layTable, type Table} from './support/referee/table.ts';
import {places, tally} from './support/referee/tally.ts';
import {upset} from './support/referee/upset.ts';
import {said} from './support/referee/words.ts';
import {shown} from './support/shown.ts';

const EDITIONS = [
  {edition: '2020'},
  {edition: '2001'},
  {edition: '2001', duplicateProduction: 'yes', hospiceFromArrivals: 'yes'},
  {edition: '2020', duplicateProduction: 'yes', hospiceFromArrivals: 'no', vpPool: '65', openVp: true},
] as const;

/** What the engine allows, in the words of the referee. */
function allowed(state: PrState, choices: readonly Choice[], waiting: Waiting): unknown {
  const actions = () => choices.flatMap(choice => [...expand(choice)] as unknown as PrAction[]);
  if (waiting.kind === 'place') return choices;
  return actions()
    .map(action => saidOf(state, action))
    .sort();
}

const wanted = (waiting: Exclude<Waiting, {kind: 'draw'}>): unknown =>
  waiting.kind === 'place'
    ? [{type: 'place', slots: {hole: 'spread', total: waiting.workers, caps: waiting.slots}}]
    : [...waiting.lines].sort();

function saidOf(state: PrState, action: PrAction): string {
  return action.type === 'store' ? keptBy(state.players[state.turn]!, action).join(' ') : said(action);
}

const RIDERS = [{}, {takeWorker: true}, {takeWorker: false}];
const subsets = Array.from({length: 2 ** GOODS.length}, (_, mask) =>
  GOODS.filter((_, good) => (mask >> good) & 1),
);

/** Everything that could ever be said but placings: nothing of it may slip through where the referee forbids it. */
const SAYINGS: readonly PrAction[] = [
  {type: 'pass'},
  {type: 'drawTile'},
  ...ROLES.flatMap(role =>
    [{}, {privilegeWorkers: 0}, {privilegeWorkers: 1}].map(
      more => ({type: 'takeRole', role, ...more}) as const,
    ),
  ),
  ...TILES.flatMap(tile => RIDERS.map(rider => ({type: 'settle', tile, ...rider}) as const)),
  ...BUILDINGS.flatMap(building => RIDERS.map(rider => ({type: 'build', building, ...rider}) as const)),
  ...GOODS.flatMap(good => [{type: 'takeGood', good} as const, {type: 'sell', good} as const]),
  ...GOODS.flatMap(good => ([0, 1, 2, 'wharf'] as const).map(ship => ({type: 'load', good, ship}) as const)),
  ...subsets.flatMap(kinds =>
    [[], ...GOODS.map(good => [good])].map(singles => ({type: 'store', kinds, singles}) as const),
  ),
];

/** Passes seldom, so that a random game has things to referee; with nothing but a wharf every other time. */
function pick(choices: readonly Choice[], rng: Rng): PrAction {
  const active = choices.filter(({type}) => type !== 'pass');
  const often = active[0]?.type === 'load' ? 2 : 8;
  const list = active.length > 0 && rng.below(often) > 0 ? active : choices.slice(-1);
  // Sampled from the game's own choices.
  return sample(list[rng.below(list.length)]!, rng) as PrAction;
}

/** Answers what the engine waits for as the referee would be answered. */
function step(state: PrState, waiting: Waiting, rng: Rng, events: PrEvent[]): Reply {
  if (waiting.kind === 'draw') {
    const ask = game.ask(state);
    assert.ok(ask?.kind === 'beacon');
    assert.deepEqual(ask.draws, [{kind: 'pick', from: waiting.from, count: waiting.count}]);
    const answer = drawWith(ask, rng);
    game.deal(state, answer, events);
    return answer.drawn[0]!;
  }
  assert.deepEqual([game.ask(state), game.toAct(state)], [null, [waiting.seat]]);
  const choices = game.choices(state, waiting.seat, NO_FACES);
  assert.deepEqual(allowed(state, choices, waiting), wanted(waiting));
  if (rng.below(8) === 0) {
    const accepted = SAYINGS.filter(saying => game.check(state, waiting.seat, saying) === null);
    const said = accepted.map(saying => saidOf(state, saying)).sort();
    assert.deepEqual(said, waiting.kind === 'place' ? [] : wanted(waiting));
  }
  const action = pick(choices, rng);
  const said = action.type === 'place' ? action.slots : saidOf(state, action);
  const {phase} = state;
  game.play(state, waiting.seat, action, events);
  if (action.type === 'pass') assert.deepEqual(events[0], {type: 'passed', seat: waiting.seat, phase});
  return said;
}

function sameTable(state: PrState, table: Table): void {
  const seen = describe(table);
  assert.deepEqual(pickLike(look(state), seen), seen);
}

/** Rules 5.2: everybody sees the table, the number of face-down tiles and the own points; no more before the end. */
function sameViews(state: PrState, table: Table, over: boolean): void {
  const {deck: _, islands, ...open} = describe(table);
  for (const viewer of [null, ...islands.keys()]) {
    const seen = game.view(state, viewer, NO_FACES);
    const knows = (seat: number) => over || state.rules.openVp || seat === viewer;
    assert.deepEqual(shown(seen), {
      ...open,
      deck: table.deck.length,
      islands: islands.map((island, seat) => ({...island, chips: knows(seat) ? island.chips : null})),
    });
  }
}

/** Plays the state to its end, engine and referee side by side. */
function sideBySide(state: PrState, rng: Rng): void {
  const table = layTable(state);
  const story = referee(table);
  const ledger = new Ledger(state);
  for (let next = story.next(); !next.done; ) {
    sameTable(state, table);
    if (rng.below(8) === 0) sameViews(state, table, false);
    const events: PrEvent[] = [];
    next = story.next(step(state, next.value, rng, events));
    for (const event of events) ledger.enter(event);
    ledger.audit(state);
  }
  const result = game.result(state);
  assert.ok(result, 'the engine ends where the referee ends');
  sameTable(state, table);
  sameViews(state, table, true);
  assert.deepEqual(
    result.scores.map(({total, tieBreak}) => ({total, tieBreak})),
    tally(table),
  );
  assert.deepEqual(result.ranking, places(table));
}

const opening = (options: Readonly<Record<string, string | boolean>>, seats: number, rng: Rng): PrState => {
  const state = game.setup({...defaultOptions(game.options), ...options}, seats);
  for (let ask = game.ask(state); ask; ask = game.ask(state)) game.deal(state, drawWith(ask, rng));
  return state;
};

for (const seats of [2, 3, 4, 5]) {
  EDITIONS.forEach((options, mix) => {
    const named = Object.entries(options).map(([id, value]) => `${id} ${value}`);
    test(`engine and referee agree: ${seats} players, ${named.join(', ')}`, () => {
      const rng = seededRng(`referee ${seats} ${mix}`);
      sideBySide(opening(options, seats, rng), rng);
      for (let i = 0; i < (EVERY ? 4 : 1); i++) {
        const state = opening(options, seats, rng);
        upset(state, rng);
        sideBySide(state, rng);
      }
    });
  });
}
