import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {verifyEntries} from '../../src/log/verify.ts';
import {type VerifyReply, type VerifyThread, verifyAside} from '../../src/log/verify-port.ts';
import {playOut, testTable} from '../support/log-kit.ts';

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

test('of two wrong entries the first is named, however near they stand', async () => {
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

/** A worker in the same thread: replies to a request as the script does. */
function thread(reply: (entries: readonly string[]) => Promise<VerifyReply[]> | 'broken') {
  const listeners = {
    message: [] as ((event: {data: unknown}) => void)[],
    error: [] as ((event: Event) => void)[],
  };
  const calls = {ended: 0};
  const tell = (data: VerifyReply) => {
    for (const listener of listeners.message) listener({data});
  };
  const start = (): VerifyThread => ({
    postMessage({entries}) {
      const replies = reply(entries);
      if (replies === 'broken') for (const listener of listeners.error) listener(new Event('error'));
      else void replies.then(all => all.forEach(tell));
    },
    addEventListener(type: 'message' | 'error', listener: never) {
      listeners[type].push(listener);
    },
    terminate: () => {
      calls.ended++;
    },
  });
  return {start, calls};
}

test('aside: progress and outcome come from the worker, which is ended', async () => {
  const {start, calls} = thread(async () => [
    {done: 1, total: 2},
    {good: true, signatures: 12, way: 'noble'},
  ]);
  const told: number[][] = [];
  const onProgress = (done: number, total: number) => told.push([done, total]);
  assert.equal(await verifyAside(start, texts, {onProgress}), 12);
  assert.deepEqual(told, [[1, 2]]);
  assert.equal(calls.ended, 1);
});

test('aside: what is wrong comes back as it was', async () => {
  const {start} = thread(async () => [{good: false, code: 'log/broken-link', details: {n: 4}}]);
  await assert.rejects(verifyAside(start, texts), named('log/broken-link', 4));
});

for (const [what, start] of [
  [
    'cannot be started',
    () => {
      throw new Error('no workers here');
    },
  ],
  ['breaks', thread(() => 'broken').start],
  ['fails', thread(async () => [{error: 'out of memory'}]).start],
] as const) {
  test(`aside: where the worker ${what}, the page checks by itself`, async () => {
    assert.equal(await verifyAside(start, texts), claims);
    await assert.rejects(verifyAside(start, forged(3)), named('log/bad-host-signature', 3));
  });
}

test('aside: an aborted check ends the worker', async () => {
  const abort = new AbortController();
  const {start, calls} = thread(() => new Promise(() => {}));
  const checking = verifyAside(start, texts, {signal: abort.signal});
  abort.abort(new Error('left the table'));
  await assert.rejects(checking, /left the table/);
  assert.equal(calls.ended, 1);
});
