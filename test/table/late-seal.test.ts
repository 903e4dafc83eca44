/**
 * A seat that seals after the others were asked to: in Portolano, whoever bargains for rum first (PORT-CARD-2). Dealing
 * asks one question at a time, so its choice is taken once theirs are in; until then nobody is told to choose in vain.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BrokenLaw, playOut} from '../../src/cli/playout.ts';
import {expand} from '../../src/engine/choice.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {game as portolano} from '../../src/games/portolano/advised.ts';
import type {PortState} from '../../src/games/portolano/state.ts';
import {TestTable} from '../support/table/tables.ts';

const SEATS = 3;
/** Who bargains; the other two seal. */
const LATE = 2;

/** Where the last seat has to bargain first, as random play comes to it. */
function bargaining(): PortState {
  let found: PortState | null = null;
  const law = (value: unknown) => {
    const state = value as PortState;
    if (isThere(state)) found = structuredClone(state);
    return found && 'found';
  };
  const isThere = (state: PortState) =>
    state.phase === 'cards' && state.bartering.join() === `${LATE}` && state.sealing.length === SEATS - 1;
  for (let seed = 0; found === null; seed++)
    try {
      playOut(portolano, {}, ['random', 'random', 'random'], `late ${seed}`, law);
    } catch (error) {
      if (!(error instanceof BrokenLaw)) throw error;
    }
  return found;
}

const start = bargaining();
const game: AnyGame = {...portolano, setup: () => structuredClone(start)};
const stateOf = (table: TestTable, i = 0): PortState => table.ledger(i).replay.state;

/** A seat does the first thing that it may. */
function act(table: TestTable, i: number): void {
  const [action] = expand(table.view(i).choices[0]!);
  table.act(i, {act: 'move', action: action!});
}

test('portolano: who bargains first is asked to choose when the others have sealed, and is not refused', async t => {
  const table = await TestTable.started(SEATS, 'late', 0, game);
  t.after(() => table.close());
  await table.until(() => [0, 1, 2].every(i => table.view(i).choices.length > 0));
  act(table, LATE);
  await table.until(() => [0, 1, 2].every(i => stateOf(table, i).sealing.length === SEATS));
  for (const i of [0, 1]) {
    await table.until(() => table.view(i).choices.length > 0);
    assert.deepEqual(table.view(LATE).choices, [], 'nothing to choose while the others were asked first');
    act(table, i);
    await table.until(() => !stateOf(table).sealing.includes(i));
  }
  await table.until(() => table.view(LATE).choices.length > 0);
  act(table, LATE);
  await table.until(() => stateOf(table).phase !== 'cards' && stateOf(table).phase !== 'open');
  for (const i of [0, 1, 2]) assert.equal(table.view(i).refusal, null);
});

test('portolano: a device that was loaded anew while it waits is asked all the same', async t => {
  const table = await TestTable.started(SEATS, 'late anew', 0, game);
  t.after(() => table.close());
  await table.until(() => table.view(LATE).choices.length > 0);
  act(table, LATE);
  await table.until(() => [0, 1, 2].every(i => stateOf(table, i).sealing.length === SEATS));
  table.devices[LATE]!.session.close();
  await table.open(LATE);
  assert.deepEqual(table.view(LATE).choices, []);
  for (const i of [0, 1]) {
    await table.until(() => table.view(i).choices.length > 0);
    act(table, i);
    await table.until(() => !stateOf(table).sealing.includes(i));
  }
  await table.until(() => table.view(LATE).choices.length > 0);
  act(table, LATE);
  await table.until(() => stateOf(table).sealing.length === 0);
  assert.equal(table.view(LATE).refusal, null);
});

test('portolano: so does a bot, and the table of its host is in no trouble', async t => {
  const table = await TestTable.started(SEATS, 'late bot', 1, game);
  t.after(() => table.close());
  await table.until(() => stateOf(table).bartering.length === 0);
  for (const i of [0, 1]) {
    await table.until(() => table.view(i).choices.length > 0);
    act(table, i);
    await table.until(() => !stateOf(table).sealing.includes(i));
    assert.equal(table.view(0).trouble, null);
  }
  await table.until(() => stateOf(table).phase !== 'cards' && stateOf(table).phase !== 'open');
  assert.equal(table.view(0).trouble, null);
});
