import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {verifyEntries} from '../../src/log/verify.ts';
import {type VerifyRequest, verifyAside} from '../../src/log/verify-port.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';
import {PaperThread} from '../support/table/paper-thread.ts';

const {chain} = await playOut(await testTable('ppb', {options: {heap: 'large'}}));
const {texts} = chain;
const claims = chain.entries.flatMap(entry => chain.claims(entry)).length;

/** The entries with a wrong host signature at these numbers. */
const forged = (...wrong: number[]): string[] =>
  texts.map((text, i) => (wrong.includes(i) ? `${text.slice(0, -6)}AAAA"}` : text));

const named = (code: string, n: number) => (error: unknown) =>
  error instanceof BadMessage && error.code === code && error.details.n === n;

test('every signature of a list is checked, and progress is told', async () => {
  const told: number[] = [];
  const verified = await verifyEntries(texts, {onProgress: done => told.push(done)});
  assert.deepEqual(verified.chain.head, chain.head);
  assert.equal(verified.signatures, claims);
  assert.equal(told.at(-1), texts.length);
});

test('the first wrong entry is named, whichever check finds it', async () => {
  await assert.rejects(verifyEntries(forged(7)), named('log/bad-host-signature', 7));
  // A broken link stands before the forged entry, then behind it.
  const without = (n: number, list: readonly string[]) => list.filter((_, i) => i !== n);
  await assert.rejects(verifyEntries(without(5, forged(9))), named('log/not-next', 5));
  await assert.rejects(verifyEntries(without(9, forged(5))), named('log/bad-host-signature', 5));
});

test('the first of two wrong entries is named, however near they stand', async () => {
  for (const first of [0, 1, 7, 8, 15, 16])
    for (const second of [1, 7, 8, 9, 16].map(steps => first + steps)) {
      await assert.rejects(verifyEntries(forged(first, second)), named('log/bad-host-signature', first));
      const broken = forged(first).filter((_, i) => i !== second);
      await assert.rejects(verifyEntries(broken), named('log/bad-host-signature', first));
    }
});

test('an aborted check ends with the reason', async () => {
  const abort = new AbortController();
  const onProgress = () => abort.abort(new Error('left the table'));
  await assert.rejects(verifyEntries(texts, {onProgress, signal: abort.signal}), /left the table/);
});

test('aside: progress and outcome come from the worker', async () => {
  const thread = new PaperThread<VerifyRequest>();
  const told: number[][] = [];
  const onProgress = (done: number, total: number) => told.push([done, total]);
  const checking = verifyAside(() => thread, texts, {onProgress});
  assert.deepEqual(thread.heard, [{entries: texts}]);
  thread.reply({done: 1, total: 2});
  thread.reply({good: true, signatures: 12, way: 'noble'});
  assert.equal(await checking, 12);
  assert.deepEqual(told, [[1, 2]]);
});

test('aside: what is wrong comes back as it was', async () => {
  const thread = new PaperThread<VerifyRequest>();
  const checking = verifyAside(() => thread, texts);
  thread.reply({good: false, code: 'log/broken-link', details: {n: 4}});
  await assert.rejects(checking, named('log/broken-link', 4));
});

for (const [what, act] of [
  ['breaks', thread => thread.break()],
  ['fails', thread => thread.reply({error: 'out of memory'})],
] as const satisfies readonly [string, (thread: PaperThread<VerifyRequest>) => void][])
  test(`aside: where the worker ${what}, the page checks by itself`, async () => {
    const check = (entries: readonly string[]) => {
      const thread = new PaperThread<VerifyRequest>();
      const checking = verifyAside(() => thread, entries);
      act(thread);
      return checking;
    };
    assert.equal(await check(texts), claims);
    await assert.rejects(check(forged(3)), named('log/bad-host-signature', 3));
  });

test('aside: where no worker starts, the page checks by itself', async () => {
  const start = () => {
    throw new Error('no workers here');
  };
  assert.equal(await verifyAside(start, texts), claims);
  await assert.rejects(verifyAside(start, forged(3)), named('log/bad-host-signature', 3));
});

test('aside: an aborted check ends with the reason, and the page does not go on with it', async () => {
  const abort = new AbortController();
  const thread = new PaperThread<VerifyRequest>();
  const checking = verifyAside(() => thread, texts, {signal: abort.signal});
  abort.abort(new Error('left the table'));
  await assert.rejects(checking, /left the table/);
  assert.ok(thread.ended);
});
