import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {loadModule} from '../../src/base/load-module.ts';

/** As browsers say it. */
const MISSING = [
  'Failed to fetch dynamically imported module: http://localhost/a.js',
  'error loading dynamically imported module: http://localhost/a.js',
  'Importing a module script failed.',
];

const atOnce = async () => undefined;

/** Fails so many times, then loads. */
function failing(times: number, error: Error) {
  const waits: number[] = [];
  let tries = 0;
  const load = async () => {
    if (tries++ < times) throw error;
    return 'part';
  };
  const loaded = loadModule(load, async ms => void waits.push(ms));
  return {loaded, waits, tries: () => tries};
}

for (const message of MISSING)
  test(`a part that does not come is asked for again, longer each time: ${message}`, async () => {
    const {loaded, waits} = failing(2, new TypeError(message));
    assert.equal(await loaded, 'part');
    assert.ok(waits.length === 2 && waits[0]! < waits[1]!);
  });

test('a part that never comes is named', async () => {
  const {loaded, tries} = failing(99, new TypeError(MISSING[0]));
  await assert.rejects(loaded, error => error instanceof BadMessage && error.code === 'app/module-missing');
  assert.equal(tries(), 3);
});

test('a bug in a part is told as it is, at once', async () => {
  const bug = new TypeError('x is not a function');
  const {loaded, tries} = failing(1, bug);
  await assert.rejects(loaded, error => error === bug);
  assert.equal(tries(), 1);
});

test('a part whose server takes the question and says nothing is missing, in time', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const loading = loadModule(() => new Promise(() => undefined));
  for (let second = 0; second < 10; second++) t.mock.timers.tick(1000);
  await assert.rejects(loading, {code: 'app/module-missing'});
});

test('a page that was busy or asleep has not waited: what came meanwhile is there', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  let come = (_: string): void => undefined;
  const loading = loadModule(() => new Promise<string>(resolve => (come = resolve)));
  // As a browser does after a minute in which nothing ran: the timer that is due, and then what has come.
  t.mock.timers.tick(60_000);
  come('part');
  assert.equal(await loading, 'part');
});

test('a second request for a part on its way waits with the first; one for a missing part begins anew', async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    throw new TypeError(MISSING[0]);
  };
  const asked = () => loadModule(load, atOnce);
  const both = await Promise.allSettled([asked(), asked()]);
  assert.deepEqual(
    both.map(({status}) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(tries, 3);
  await assert.rejects(asked(), {code: 'app/module-missing'});
  assert.equal(tries, 6);
});

test('parts that a part loads in turn have no tries and no time of their own', async t => {
  let tries = 0;
  const failing = async () => {
    tries++;
    throw new TypeError(MISSING[0]);
  };
  await assert.rejects(
    loadModule(() => loadModule(failing, atOnce), atOnce),
    {code: 'app/module-missing'},
  );
  assert.equal(tries, 3);
  t.mock.timers.enable({apis: ['setTimeout']});
  const silent = () => new Promise(() => undefined);
  const loading = loadModule(() => loadModule(silent));
  for (let second = 0; second < 10; second++) t.mock.timers.tick(1000);
  await assert.rejects(loading, {code: 'app/module-missing'});
});
