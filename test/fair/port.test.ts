/** Slow work on a thread of its own: results, progress, cancelling, and what happens when there is no thread. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {concat} from '../../src/base/bytes.ts';
import {FairError} from '../../src/fair/errors.ts';
import {encodePoint} from '../../src/fair/group.ts';
import {type Job, runJob} from '../../src/fair/jobs.ts';
import {createFairWorker, type FairThread, type JobReply, type JobRequest} from '../../src/fair/port.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {ledger} from './support/ledger.ts';
import {CONTEXT, K, pile, SECRET} from './support/pile.ts';

/** A thread that answers when the test says so. */
class FakeThread implements FairThread {
  static started: FakeThread[] = [];
  readonly requests: JobRequest[] = [];
  ended = false;
  #message: (event: {data: unknown}) => void = () => {};
  #error: (event: {message?: string}) => void = () => {};

  constructor() {
    FakeThread.started.push(this);
  }
  postMessage(request: JobRequest) {
    this.requests.push(structuredClone(request));
  }
  addEventListener(type: string, listener: never) {
    if (type === 'message') this.#message = listener;
    else this.#error = listener;
  }
  terminate() {
    this.ended = true;
  }
  reply(message: JobReply) {
    this.#message({data: structuredClone(message)});
  }
  fail(message: string) {
    this.#error({message});
  }
  /** Does the last request as the worker does. */
  work() {
    const {id, job} = this.requests.at(-1)!;
    try {
      this.reply({id, result: runJob(job, (done, total) => this.reply({id, done, total}))});
    } catch (error) {
      if (error instanceof FairError) this.reply({id, code: error.code, details: error.details});
      else this.reply({id, error: String(error)});
    }
  }
}

const inputs = pile(9);
const statement = {
  context: CONTEXT,
  pass: 0,
  K: encodePoint(K),
  inputs: concat(...inputs.flatMap(({a, b}) => [encodePoint(a), encodePoint(b)])),
};
const prove = {kind: 'pass', statement, secret: SECRET} as const satisfies Job;

const start = () => {
  FakeThread.started = [];
  return createFairWorker(() => new FakeThread());
};
const thread = (i = 0) => FakeThread.started[i]!;

describe('a fair-play worker', () => {
  it('proves the same bytes as the page would, and tells how far it is', async () => {
    const worker = start();
    const steps: number[][] = [];
    const result = worker.run(prove, {onProgress: (done, total) => steps.push([done, total])});
    thread().work();
    const bytes = await result;
    assert.deepEqual(bytes, encodePass(provePass(SECRET, inputs, K, CONTEXT, 0).pass));
    assert.ok(steps.length >= 3);
    assert.ok(steps.every(([done, total]) => done! <= total!));
  });

  it("makes a seat's pass of a pile that others shuffled before, as the seat itself would", async () => {
    const table = ledger({seats: 2});
    const minted = table.mint('deck', [0, 1, 2]);
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: minted, by: [0, 1], key: [0, 1]});
    table.enter('pass', table.seats[0]!.pass(rid));
    const worker = start();
    const result = worker.run(table.seats[1]!.passJob(rid));
    thread().work();
    const bytes = await result;
    assert.deepEqual(bytes, table.seats[1]!.pass(rid));
    assert.equal(table.enter('pass', bytes).fresh.length, 3);
  });

  it('checks a pass, and an audit, with the verdicts of the library', async () => {
    const worker = start();
    const message = encodePass(provePass(SECRET, inputs, K, CONTEXT, 0).pass);
    const good = worker.run({kind: 'check-pass', statement, message});
    thread().work();
    assert.equal(await good, true);
    const pass = decodePass(message);
    const lie = encodePass({...pass, f: pass.f.toReversed()});
    const bad = worker.run({kind: 'check-pass', statement, message: lie});
    thread().work();
    assert.equal(await bad, false);
    const verdict = worker.run({kind: 'audit', record: ledger({seats: 2}).record()});
    thread().work();
    assert.equal((await verdict).good, true);
  });

  it('refuses bytes by the code of the library', async () => {
    const worker = start();
    const result = worker.run({kind: 'check-pass', statement, message: new Uint8Array(5)});
    thread().work();
    await assert.rejects(result, {code: 'fair/bad-length', name: 'FairError'});
  });

  it('does one job after another on one thread', async () => {
    const worker = start();
    const one = worker.run(prove);
    const two = worker.run(prove);
    assert.equal(thread().requests.length, 1);
    thread().work();
    await one;
    assert.equal(thread().requests.length, 2);
    thread().work();
    await two;
    assert.equal(FakeThread.started.length, 1);
  });

  it('ends the thread of a job that is cancelled while it runs, and goes on with the next on a new one', async () => {
    const worker = start();
    const cancel = new AbortController();
    const one = worker.run(prove, {signal: cancel.signal});
    const two = worker.run(prove);
    cancel.abort(new Error('changed my mind'));
    await assert.rejects(one, {message: 'changed my mind'});
    assert.ok(thread(0).ended);
    thread(1).work();
    assert.ok((await two).length > 0);
  });

  it('forgets a job that is cancelled while it waits, or before it was given', async () => {
    const worker = start();
    const cancel = new AbortController();
    const one = worker.run(prove);
    const two = worker.run(prove, {signal: cancel.signal});
    cancel.abort();
    await assert.rejects(two);
    await assert.rejects(worker.run(prove, {signal: cancel.signal}));
    thread().work();
    await one;
    assert.equal(thread().requests.length, 1);
  });

  it('rejects the running job when the thread breaks, and starts another for the next', async () => {
    const worker = start();
    const one = worker.run(prove);
    thread(0).fail('out of memory');
    await assert.rejects(one, {message: 'out of memory'});
    const two = worker.run(prove);
    thread(1).work();
    await two;
  });

  it('rejects what is open when it is closed', async () => {
    const worker = start();
    const jobs = [worker.run(prove), worker.run(prove)];
    worker.close();
    for (const job of jobs) await assert.rejects(job, {message: 'the worker was closed'});
    assert.ok(thread().ended);
  });

  it('works in the page where no worker starts', async () => {
    const worker = createFairWorker(() => {
      throw new Error('no workers here');
    });
    assert.ok((await worker.run(prove)).length > 0);
    await assert.rejects(worker.run({kind: 'check-pass', statement, message: new Uint8Array(5)}), {
      code: 'fair/bad-length',
    });
  });
});
