import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aside} from '../../src/base/aside.ts';
import {PaperThread} from '../support/table/paper-thread.ts';

interface Word {
  readonly word: string;
}

/** One request on its way. */
function request(signal?: AbortSignal) {
  const thread = new PaperThread<Word>();
  const told: number[][] = [];
  const onProgress = (done: number, total: number) => told.push([done, total]);
  return {thread, told, answer: aside<Word>(() => thread, {word: 'a'}, {onProgress, signal})};
}

test('the request is said, progress is told, and the thread ends with the answer', async () => {
  const {thread, told, answer} = request();
  assert.deepEqual(thread.heard, [{word: 'a'}]);
  thread.reply({done: 1, total: 2});
  thread.reply({done: 2, total: 2});
  assert.equal(thread.ended, false);
  thread.reply({word: 'A'});
  assert.deepEqual(await answer, {word: 'A'});
  assert.deepEqual(told, [
    [1, 2],
    [2, 2],
  ]);
  assert.ok(thread.ended);
});

for (const [what, act, why] of [
  ['says that it failed', thread => thread.reply({error: 'unknown word'}), /unknown word/],
  ['dies', thread => thread.break('out of memory'), /out of memory/],
  ['does not say of what it dies', thread => thread.break(), /stopped/],
] as const satisfies readonly [string, (thread: PaperThread<Word>) => void, RegExp][])
  test(`a worker that ${what} is heard of, and ended`, async () => {
    const {thread, answer} = request();
    act(thread);
    await assert.rejects(answer, why);
    assert.ok(thread.ended);
  });

test('an abort gives back its reason, and the thread ends', async () => {
  const abort = new AbortController();
  const {thread, answer} = request(abort.signal);
  abort.abort(new Error('not wanted any more'));
  await assert.rejects(answer, /not wanted any more/);
  assert.ok(thread.ended);
});

test('a task aborted beforehand starts no thread', async () => {
  const {thread, answer} = request(AbortSignal.abort(new Error('not wanted any more')));
  await assert.rejects(answer, /not wanted any more/);
  assert.deepEqual(thread.heard, []);
});

test('a thread that cannot be started is heard of', async () => {
  const start = () => {
    throw new Error('no workers here');
  };
  await assert.rejects(aside(start, {}), /no workers here/);
});
