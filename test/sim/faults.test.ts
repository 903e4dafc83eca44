/**
 * Whole tables in virtual time, while networks, devices, disks and people do what they do (docs/simulation.md). They run beside
 * this process, since time, timers and chance are theirs alone.
 */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';

interface Told {
  readonly plan: {readonly seed: string; readonly game: string};
  readonly outcome: {
    readonly over: boolean;
    readonly failure: {readonly rule: string; readonly message: string} | null;
    readonly digest: string;
    readonly entries: number;
    readonly steps: number;
    readonly faults: readonly (readonly [string, number])[];
    readonly hosts: readonly (readonly [string, number])[];
  };
}

const SEEDS = join('test', 'sim', 'seeds');
/** Tables from one seed: some 30 s. What fresh seeds find is looked for with `npm run faults`, and kept in `seeds`. */
const TABLES = 4;
/** Of those with storms of faults. */
const DENSE = 1;
/** Of those at which nothing happens but to the host's device, and of those of the format before. */
const CHANGING = 4;
const BEFORE = 1;

/** @returns what is told of each table */
const faults = (...args: string[]): Promise<Told[]> =>
  new Promise((resolve, reject) => {
    const argv = [join('test', 'sim', 'faults.mjs'), '--json', '--keep', 'no', ...args];
    execFile(process.execPath, argv, {maxBuffer: 2 ** 28}, (error, out, err) => {
      const lines = out.split('\n').filter(line => line.startsWith('{'));
      const told = lines.map((line): Told => JSON.parse(line));
      if (error && !told.some(({outcome}) => outcome.failure)) reject(new Error(err || String(error)));
      else resolve(told);
    });
  });

const failures = (told: readonly Told[]): string[] =>
  told.flatMap(({plan, outcome}) => (outcome.failure ? [`${plan.seed}: ${outcome.failure.message}`] : []));

const seed = process.env.ROADSTEAD_FAULTS ?? 'harbour';

// Each waits for a process of its own: two at a time.
describe('tables in virtual time', {concurrency: 2}, () => {
  test('the same seed twice leaves the same on every disk', async () => {
    const [once, again] = await Promise.all([
      faults('--games', '1', '--seed', 'twice'),
      faults('--games', '1', '--seed', 'twice'),
    ]);
    const digests = (told: readonly Told[]) => told.map(({outcome: {digest, steps}}) => [digest, steps]);
    assert.equal(once.length, 1);
    assert.ok(once.every(({outcome}) => outcome.entries > 0 && outcome.faults.length > 0));
    assert.deepEqual(digests(once), digests(again));
  });

  test('what has ever failed does not fail any more', async t => {
    const files = readdirSync(SEEDS).filter(file => file.endsWith('.json'));
    assert.ok(files.length > 0);
    const told = await faults('--seeds');
    assert.equal(told.length, files.length);
    assert.deepEqual(failures(told), []);
    t.diagnostic(`${files.length} seeds`);
  });

  test('a bot with hidden cards goes with the table from host to host, one of them gone for good, to the end of its game', async () => {
    const told = await faults('--seeds', '--in', join('test', 'sim', 'whole'));
    assert.deepEqual(failures(told), []);
    assert.deepEqual(
      told.map(({outcome: {over, hosts}}) => [over, hosts.length]),
      [[true, 2]],
    );
  });

  test('two who had agreed to it: the host’s device is gone for good, or the guest’s, and the other one plays to the end with a bot', async () => {
    const told = await faults('--seeds', '--in', join('test', 'sim', 'pairs'));
    assert.deepEqual(failures(told), []);
    assert.deepEqual(
      told.map(({outcome}) => [outcome.over, outcome.faults.length]),
      told.map(() => [true, 1]),
    );
    assert.equal(told.length, 4);
  });

  test(`tables from one seed (npm run faults -- --games ${TABLES} --seed ${seed} once more)`, async t => {
    const told = await faults('--games', String(TABLES), '--seed', seed);
    assert.equal(told.length, TABLES);
    assert.deepEqual(failures(told), []);
    const injected = told.flatMap(({outcome}) => outcome.faults).reduce((sum, [, times]) => sum + times, 0);
    t.diagnostic(`${injected} faults`);
  });

  test(`storms of faults (--dense --games ${DENSE} --seed ${seed})`, async () => {
    const told = await faults('--dense', '--games', String(DENSE), '--seed', seed);
    assert.equal(told.length, DENSE);
    assert.deepEqual(failures(told), []);
    const injected = told.flatMap(({outcome}) => outcome.faults).reduce((sum, [, times]) => sum + times, 0);
    assert.ok(injected > 100, `${injected} faults`);
  });

  test(`tables of the format before (--before --games ${BEFORE} --seed ${seed})`, async () => {
    const told = await faults('--before', '--games', String(BEFORE), '--seed', seed);
    assert.equal(told.length, BEFORE);
    assert.deepEqual(failures(told), []);
  });

  test(`the host's device dies, freezes, is cut off, closes or hands over (--kinds host: --games ${CHANGING} --seed alone)`, async t => {
    const told = [
      ...(await faults('--games', String(CHANGING), '--seed', 'alone', '--kinds', 'host:')),
      // Five devices: who comes back is offered the later log by several at once.
      ...(await faults('--games', '1', '--seed', 'harbour', '--kinds', 'host: ', '--game', 'puerto-rico')),
    ];
    assert.equal(told.length, CHANGING + 1);
    assert.deepEqual(failures(told), []);
    const hosts = told.flatMap(({outcome}) => outcome.hosts);
    assert.ok(hosts.length > 0, 'another device became the host');
    t.diagnostic(`${hosts.length} changes of host`);
  });
});
