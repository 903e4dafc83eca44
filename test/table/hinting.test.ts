/** A hint on request: where it may be asked for, when it comes, when it is let go. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Hint} from '../../src/bots/advise.ts';
import type {HintQuestion} from '../../src/bots/port.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {Hinting} from '../../src/table/playing/hinting.ts';
import type {Ledger} from '../../src/table/playing/ledger.ts';
import {OneDevice} from '../support/table/one-device.ts';
import {TestTable} from '../support/table/tables.ts';

const HINT: Hint = {action: {type: 'pass'}, events: [], reason: null, tried: null};

/** What was promised has come. */
const settled = () => new Promise(resolve => setImmediate(resolve));

/** One person against bots, who is asked for a move; the test answers for the adviser. */
async function alone(seed: string, bots: readonly 'greedy'[] = ['greedy', 'greedy']) {
  const device = await OneDevice.started(game, 3, seed, bots);
  const asked: HintQuestion[] = [];
  let stopped = 0;
  let answer: (hints: readonly Hint[]) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  device.hints = question =>
    new Promise((resolve, reject) => {
      asked.push(question);
      answer = resolve;
      fail = reject;
    });
  device.stopHints = () => void stopped++;
  await device.until(() => device.view.choices.length > 0 || device.view.curtain !== null);
  return {
    device,
    asked,
    stopped: () => stopped,
    answer: (hints: readonly Hint[]) => answer(hints),
    fail: () => fail(new Error('the bots stopped')),
    hint: () => device.view.hint,
  };
}

test('asked for, it is thought about, then told; the question holds what the seat knows', async () => {
  const {device, asked, answer, hint} = await alone('told');
  assert.deepEqual(hint(), {refusal: null, state: 'none', moves: [], trouble: null});
  void device.session.act({act: 'hint'});
  assert.equal(hint().state, 'thinking');
  assert.deepEqual(
    [asked[0]!.game, asked[0]!.seat, asked[0]!.faces],
    ['puerto-rico', device.view.viewer, []],
  );
  answer([HINT]);
  await device.until(() => hint().state === 'told');
  assert.deepEqual(hint().moves, [HINT]);
  device.session.close();
});

test('nobody waits any more: the thread is ended, and what it still says is not told', async () => {
  const {device, answer, fail, stopped, hint} = await alone('stopped');
  const asked = device.session.act({act: 'hint'});
  void device.session.act({act: 'stopHint'});
  assert.deepEqual([stopped(), hint().state], [1, 'none']);
  fail();
  answer([HINT]);
  await asked;
  assert.deepEqual(hint(), {refusal: null, state: 'none', moves: [], trouble: null});
  device.session.close();
});

test('a hint that was told goes without ending anything', async () => {
  const {device, answer, stopped, hint} = await alone('told and gone');
  void device.session.act({act: 'hint'});
  answer([HINT]);
  await device.until(() => hint().state === 'told');
  void device.session.act({act: 'stopHint'});
  assert.deepEqual([stopped(), hint().state], [0, 'none']);
  device.session.close();
});

test('a move makes the hint for the decision before it stale', async () => {
  const {device, stopped, hint} = await alone('stale');
  void device.session.act({act: 'hint'});
  const action = game.suggest(device.view.board as never, device.view.choices, device.rng);
  void device.session.act({act: 'move', action});
  await device.until(() => hint().state === 'none');
  assert.equal(stopped(), 1);
  device.session.close();
});

test('when the choices of a seat change within its decision, the hint is thought anew, and goes with the last choice', async () => {
  let choices = [{type: 'accept', offer: 1}];
  const replay = {game: {...game, choices: () => choices}, state: {}, decisionOf: () => 7};
  const chain = {header: {game: 'offers'}, book: {seats: [{kind: 'person'}]}};
  // Of a ledger, a hint reads no more than this.
  const ledger = {chain, replay, dealer: {faces: () => new Map()}} as unknown as Ledger;
  const told: Hint[][] = [];
  const hinting = new Hinting(ledger, {
    adviser: {
      hints: () => Promise.resolve(told.at(-1)!),
      close: () => undefined,
    },
    seed: () => 'offers',
    place: 'here',
    changed: () => undefined,
  });
  const first: Hint = {...HINT, action: choices[0]!};
  told.push([first]);
  await hinting.ask(1);
  hinting.advanced();
  assert.deepEqual([hinting.view.state, hinting.view.moves], ['told', [first]]);
  choices = [{type: 'accept', offer: 2}];
  const second: Hint = {...HINT, action: choices[0]!};
  told.push([second]);
  hinting.advanced();
  assert.deepEqual([hinting.view.state, hinting.view.moves], ['thinking', []]);
  await settled();
  assert.deepEqual([hinting.view.state, hinting.view.moves], ['told', [second]]);
  choices = [];
  hinting.advanced();
  assert.equal(hinting.view.state, 'none');
});

test('a thread that breaks is told as a coded problem, and can be asked again', async () => {
  const {device, asked, fail, answer, hint} = await alone('breaks');
  void device.session.act({act: 'hint'});
  fail();
  await device.until(() => hint().trouble !== null);
  assert.deepEqual([hint().trouble?.code, hint().state], ['table/no-hint', 'told']);
  void device.session.act({act: 'hint'});
  answer([HINT]);
  await device.until(() => hint().moves.length === 1);
  assert.deepEqual([asked.length, hint().trouble], [2, null]);
  device.session.close();
});

test('a seat with nothing to decide gets no hint', async () => {
  const {device, asked} = await alone('not asked', []);
  // The curtain is closed: nobody looks.
  assert.equal(device.view.viewer, null);
  await device.session.act({act: 'hint'});
  assert.equal(asked.length, 0);
  device.session.close();
});

test('people round one device see who asks: there it may be asked for', async () => {
  const {device, answer, hint} = await alone('round one', ['greedy']);
  device.session.act({act: 'openCurtain', seat: device.view.curtain!});
  void device.session.act({act: 'hint'});
  answer([HINT]);
  await device.until(() => hint().state === 'told');
  device.session.close();
});

test('between devices with several persons there are no hints, and the view says why', async () => {
  const table = await TestTable.started(3, 'no hints');
  await table.quiet();
  for (const i of [0, 1, 2]) {
    table.act(i, {act: 'hint'});
    const {refusal, state} = table.view(i).hint;
    assert.deepEqual([refusal?.code, state], ['table/hints-off', 'none']);
  }
  table.close();
});
