/**
 * Games with random mixes of expansions and editions against the referee of `support/referee/whole`, who knows the rulebooks
 * only: set-up and draft, then after every step who decides, what is allowed, how the table lies, and at the end the count.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../../src/base/rng.ts';
import {type Answer, drawnOf, NO_FACES, openedOf} from '../../../../src/engine/ask.ts';
import {type Choice, expand, sample} from '../../../../src/engine/choice.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import {keptBy} from '../../../../src/games/puerto-rico/phases/storage.ts';
import type {PrState} from '../../../../src/games/puerto-rico/state.ts';
import {type Building, GOODS, type Good, type PrAction} from '../../../../src/games/puerto-rico/types.ts';
import {EVERYTHING} from '../../../support/games/expansions.ts';
import {pickLike} from '../../../support/games/pick-like.ts';
import {look} from '../support/look.ts';
import {
  emptyShelf,
  festivalKinds,
  type Opening,
  openingOf,
  pickable,
  plantationsOf,
  put,
} from '../support/referee/whole/opening.ts';
import type {Said, Wait} from '../support/referee/whole/people.ts';
import {countUp, wholeReferee} from '../support/referee/whole/referee.ts';
import {describeWhole, layWhole} from '../support/referee/whole/table.ts';
import {said} from '../support/referee/words.ts';

const words = (state: PrState, action: PrAction): string =>
  action.type === 'store' ? `keep ${keptBy(state.players[state.turn]!, action).join(' ')}` : said(action);

function answerOne(state: PrState, dealer: LocalDealer): {answer: Answer; before: readonly number[]} {
  const ask = game.ask(state)!;
  const before = [...state.deck];
  const answer = dealer.answer(ask);
  dealer.learn(ask, answer);
  game.deal(state, answer);
  return {answer, before};
}

/** Kinds taken out of the canonical list. */
function kindsAt(deck: readonly number[], drawn: readonly number[]): Good[] {
  const list = GOODS.flatMap((good, i) => new Array<Good>(deck[i]!).fill(good));
  return drawn.map(at => list.splice(at, 1)[0]!);
}

/** Draws that the referee waits for, whichever way the engine asks for them. */
function drawTiles(state: PrState, dealer: LocalDealer): Good[] {
  const ask = game.ask(state);
  assert.ok(ask, 'the referee draws, the engine does not');
  if (ask.kind === 'deal') {
    const kind = dealer.all.get(ask.handles[0]!)!;
    answerOne(state, dealer);
    return [GOODS[kind]!];
  }
  const {answer, before} = answerOne(state, dealer);
  return ask.kind === 'beacon'
    ? kindsAt(before, drawnOf(answer)[0]!)
    : openedOf(answer).map(kind => GOODS[kind!]!);
}

/** Shuffles and openings that are no draw: the referee knows all faces. */
function settle(state: PrState, dealer: LocalDealer, waiting: Wait | null): void {
  const mine = waiting?.kind !== 'tiles';
  for (let ask = game.ask(state); ask && (mine || ask.kind === 'shuffle'); ask = game.ask(state))
    answerOne(state, dealer);
}

function allowed(state: PrState, choices: readonly Choice[]): string[] {
  // Choices of this game, so their fillings are its actions.
  return choices
    .flatMap(choice => [...expand(choice)] as unknown as PrAction[])
    .map(each => words(state, each))
    .sort();
}

function step(state: PrState, waiting: Wait, dealer: LocalDealer, rng: Rng): Said {
  if (waiting.kind === 'tiles') return drawTiles(state, dealer);
  assert.deepEqual(game.toAct(state), [waiting.seat]);
  const choices = game.choices(state, waiting.seat, NO_FACES);
  if (waiting.kind === 'place')
    assert.deepEqual(choices, [
      {type: 'place', slots: {hole: 'spread', total: waiting.workers, caps: waiting.slots}},
    ]);
  else if (waiting.kind === 'nobles') {
    const {least, most, slots} = waiting;
    assert.deepEqual(choices, [
      {type: 'placeNobles', nobles: {hole: 'spread', total: most, caps: slots, least}},
    ]);
  } else assert.deepEqual(allowed(state, choices), [...waiting.lines].sort());
  const active = choices.filter(({type}) => type !== 'pass' && type !== 'guestsStay');
  const list = active.length > 0 && rng.below(6) > 0 ? active : choices;
  // Sampled from the game's own choices.
  const action = sample(list[rng.below(list.length)]!, rng) as PrAction;
  const said =
    action.type === 'place'
      ? action.slots
      : action.type === 'placeNobles'
        ? action.nobles
        : words(state, action);
  assert.equal(game.check(state, waiting.seat, action), null);
  game.play(state, waiting.seat, action);
  return said;
}

type Chosen = Readonly<Record<string, string | boolean>>;

/** What a detail is at this table, where it follows the edition else. */
const detail = (options: Chosen, id: string, in2001: boolean): boolean =>
  options[id] === 'edition' ? (options.edition === '2001') === in2001 : options[id] === 'yes';

/** Set-up and draft, engine and referee side by side: who picks, what, and how the table lies then. */
function setUp(state: PrState, options: Chosen, dealer: LocalDealer, rng: Rng): void {
  const seats = state.players.length;
  const on = {
    I: options.newBuildings === true,
    II: options.nobles === true,
    III: options.buccaneer === true,
    IV: options.festival === true,
  };
  const drafted = on.I || (on.II && detail(options, 'noblesAloneDraft', true));
  const largeLast = detail(options, 'draftLargeLast', false);
  const twins = options.avoidOfficeAndTradingPost ? 'one' : 'both';
  const shelf = drafted ? emptyShelf(on, detail(options, 'noblesExtraSpaces', false)) : null;
  const picked = () => look(state).more!.inPlay;
  const byLot = options.buildingSet === 'random';
  /** Picks that the lot made, or that left nothing to decide. */
  const follow = () => {
    // The state names buildings of this game only.
    for (const name of picked().slice(shelf?.chosen.length) as Building[]) {
      const open = pickable(shelf!, largeLast && !byLot);
      assert.ok(open.includes(name) && (byLot || open.length === 1), name);
      put(shelf!, name, twins);
    }
  };
  for (;;) {
    while (game.ask(state)) answerOne(state, dealer);
    follow();
    if (state.phase !== 'draft') break;
    const open = pickable(shelf!, largeLast);
    const seat = (state.governor + shelf!.chosen.length) % seats;
    assert.deepEqual(game.toAct(state), [seat]);
    assert.deepEqual(
      allowed(state, game.choices(state, seat, NO_FACES)),
      open.map(name => `draft ${name}`).sort(),
    );
    const name = open[rng.below(open.length)]!;
    game.play(state, seat, {type: 'draft', building: name});
    assert.equal(picked()[shelf!.chosen.length], name);
    put(shelf!, name, twins);
  }
  assert.deepEqual(picked(), shelf?.chosen ?? []);
  const seen = look(state);
  const {taskTile, taskGoods, taskBuilding} = seen.more!;
  const workers2 = options.twoPlayerNobleWorkers;
  const opening: Opening = {
    ...{seats, on, shelf, governor: seen.governor},
    edition: options.vpPool === 'edition' && options.edition === '2001' ? '2001' : '2020',
    hundred: seats > 2 || workers2 === 'hundred' || (workers2 === 'edition' && options.edition === '2001'),
    task: {tile: taskTile, goods: taskGoods, building: taskBuilding},
  };
  const {pool, ...rest} = openingOf(opening);
  const known = {...rest, ...(options.vpPool === 'edition' && {pool})};
  assert.deepEqual(pickLike(seen, known), known);
  assert.equal(seen.row.length, seats + 1);
  const tiles = Object.fromEntries(
    GOODS.map(good => [good, seen.deck[good]! + seen.row.filter(tile => tile === good).length]),
  );
  assert.deepEqual(tiles, plantationsOf(opening));
  assert.deepEqual([taskTile !== null, taskBuilding !== null], [on.IV, on.IV]);
  assert.equal(
    Object.values(taskGoods).reduce((sum, n) => sum + n, 0),
    on.IV ? 3 : 0,
  );
  if (taskBuilding) assert.ok(festivalKinds(opening).includes(taskBuilding), taskBuilding);
}

function sideBySide(options: Readonly<Record<string, string | boolean>>, seats: number, seed: string): void {
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const chosen: Chosen = {...defaultOptions(game.options), ...options};
  const state = game.setup(chosen, seats);
  setUp(state, chosen, dealer, rng);
  const table = layWhole(state);
  const story = wholeReferee(table);
  for (let next = story.next(); ; ) {
    settle(state, dealer, next.done ? null : next.value);
    const seen = describeWhole(table);
    assert.deepEqual(pickLike(look(state), seen), seen);
    if (next.done) break;
    next = story.next(step(state, next.value, dealer, rng));
  }
  const result = game.result(state);
  assert.ok(result, 'the engine ends where the referee ends');
  assert.deepEqual(
    result.scores.map(({total, tieBreak}) => ({total, tieBreak})),
    countUp(table),
  );
}

/** A mix for each game: every expansion and every flag by lot, at least one expansion on. */
function mixOf(rng: Rng): Record<string, string | boolean> {
  const mix: Record<string, string | boolean> = {};
  for (const field of game.options)
    mix[field.id] =
      field.kind === 'switch' ? rng.below(2) === 0 : field.values[rng.below(field.values.length)]!;
  const on = ['newBuildings', 'nobles', 'buccaneer', 'festival'];
  if (!on.some(id => mix[id])) mix[on[rng.below(4)]!] = true;
  return mix;
}

const GAMES = 5;

for (const seats of [2, 3, 4, 5]) {
  test(`engine and referee agree on random mixes: ${seats} players`, () => {
    const rng = seededRng(`mixes ${seats}`);
    for (let i = 0; i < GAMES; i++) sideBySide(mixOf(rng), seats, `game ${seats} ${i}`);
  });
  test(`engine and referee agree with everything on: ${seats} players`, () => {
    const all = EVERYTHING;
    sideBySide(all, seats, `all ${seats}`);
    sideBySide({...all, edition: '2001'}, seats, `all of 2001 ${seats}`);
  });
}
