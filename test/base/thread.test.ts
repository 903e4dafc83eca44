import assert from 'node:assert/strict';
import {test} from 'node:test';
import {asking} from '../../src/base/thread.ts';
import {PaperThread} from '../support/table/paper-thread.ts';

interface Word {
  readonly word: string;
}

/** Somebody who asks and says things, and the thread at the other end. */
function line() {
  const thread = new PaperThread<{id?: number; word: string}>();
  return {thread, ...asking<Word, Word, Word>(thread)};
}

test('each answer finds its question, in whatever order they come', async () => {
  const {thread, ask} = line();
  const answers = ['a', 'b', 'c'].map(word => ask({word}));
  for (const {id, word} of thread.heard.toReversed()) thread.reply({id, word: word.toUpperCase()});
  const words = (await Promise.all(answers)).map(({word}) => word);
  assert.deepEqual(words, ['A', 'B', 'C']);
});

test('a message that only tells has no number, and nobody waits for it', () => {
  const {thread, tell} = line();
  tell({word: 'rest'});
  assert.deepEqual(thread.heard, [{word: 'rest'}]);
});

test('an error of the worker reaches the one who asked, and nobody else', async () => {
  const {thread, ask} = line();
  const failing = ask({word: 'a'});
  const fine = ask({word: 'b'});
  const [a, b] = thread.heard;
  thread.reply({id: a!.id, error: 'unknown word'});
  thread.reply({id: b!.id, word: 'B'});
  await assert.rejects(failing, /unknown word/);
  assert.equal((await fine).word, 'B');
});

for (const [what, end, why] of [
  ['that dies', ({thread}) => thread.break('out of memory'), /out of memory/],
  ['that does not say of what it dies', ({thread}) => thread.break(), /stopped/],
  ['that is closed', ({close}) => close('the table was left'), /the table was left/],
] as const satisfies readonly [string, (its: ReturnType<typeof line>) => void, RegExp][])
  test(`a thread ${what} is ended; all who wait hear why, and so does who asks later`, async () => {
    const its = line();
    const {thread, ask} = its;
    const waiting = ['a', 'b'].map(word => ask({word}));
    end(its);
    await Promise.all([...waiting, ask({word: 'c'})].map(answer => assert.rejects(answer, why)));
    assert.ok(thread.ended);
    assert.equal(thread.heard.length, 2, 'what is asked later is not sent');
  });

test('an answer that comes too late does no harm', async () => {
  const {thread, ask, close} = line();
  const answer = ask({word: 'a'});
  close('enough');
  thread.reply({id: thread.heard[0]!.id, word: 'A'});
  await assert.rejects(answer, /enough/);
});

test('a question that cannot be sent is refused', async () => {
  const {thread, ask} = line();
  thread.postMessage = () => {
    throw new Error('could not be cloned');
  };
  await assert.rejects(ask({word: 'a'}), /could not be cloned/);
});
