import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  type Asked,
  type BotQuestion,
  type BotRequest,
  createBotWorker,
  type Prospect,
} from '../../src/bots/port.ts';
import {PaperThread} from '../support/table/paper-thread.ts';

const question: BotQuestion = {kind: 'greedy', game: 'puerto-rico', state: {}, seat: 0, faces: [], seed: 's'};

class BotThread extends PaperThread<BotRequest> {
  /** What wants a reply. */
  get asked(): Asked[] {
    return this.heard.filter(request => 'id' in request);
  }
}

function setUp(mayThinkAhead?: () => boolean) {
  const threads: BotThread[] = [];
  const bots = createBotWorker(() => {
    const thread = new BotThread();
    threads.push(thread);
    return thread;
  }, mayThinkAhead);
  return {bots, threads};
}

test('no thread is started before the first question', () => {
  assert.equal(setUp().threads.length, 0);
});

test('a broken thread rejects what is open; the next question gets a new one', async () => {
  const {bots, threads} = setUp();
  const lost = bots.choose(question);
  threads[0]!.break('out of memory');
  await assert.rejects(lost, /out of memory/);
  assert.ok(threads[0]!.ended);
  const next = bots.choose(question);
  assert.equal(threads.length, 2);
  threads[1]!.reply({id: threads[1]!.asked[0]!.id, action: {type: 'pass'}});
  assert.deepEqual(await next, {type: 'pass'});
});

test('a thread that cannot be started rejects the question', async () => {
  const bots = createBotWorker(() => {
    throw new Error('no workers here');
  });
  await assert.rejects(bots.choose(question), /no workers here/);
});

test('hints come back to who asked for them, and moves to theirs', async () => {
  const {bots, threads} = setUp();
  const hints = bots.hints({game: 'puerto-rico', state: {}, seat: 0, faces: [], seed: 's'});
  const move = bots.choose(question);
  const thread = threads[0]!;
  assert.deepEqual(
    thread.asked.map(({kind}) => kind),
    ['hint', 'greedy'],
  );
  const found = [{action: {type: 'pass'}, events: [], reason: null, tried: null}];
  thread.reply({id: thread.asked[1]!.id, action: {type: 'pass'}});
  thread.reply({id: thread.asked[0]!.id, hints: found});
  assert.deepEqual(await hints, found);
  assert.deepEqual(await move, {type: 'pass'});
});

test('a hint that nobody waits for ends with its thread; the next one starts another', async () => {
  const {bots, threads} = setUp();
  const hints = bots.hints({game: 'puerto-rico', state: {}, seat: 0, faces: [], seed: 's'});
  bots.close();
  await assert.rejects(hints, /sent home/);
  assert.equal(threads[0]!.ended, true);
  void bots.hints({game: 'puerto-rico', state: {}, seat: 0, faces: [], seed: 's'});
  assert.equal(threads.length, 2);
});

const prospect: Prospect = {
  ...{game: 'puerto-rico', state: {}, seat: 1, faces: [], seed: 's'},
  trace: {table: 't', at: 0, from: 0, steps: []},
};

test('thinking ahead is asked for where it may be, and starts the thread', () => {
  let may = false;
  const {bots, threads} = setUp(() => may);
  assert.equal(bots.ahead(prospect), false);
  assert.equal(threads.length, 0);
  may = true;
  assert.equal(bots.ahead(prospect), true);
  assert.deepEqual(threads[0]!.heard, [{...prospect, kind: 'ahead'}]);
});

test('rest and forget go to a thread that is there, and start none', () => {
  const {bots, threads} = setUp(() => true);
  bots.rest();
  bots.forget();
  assert.equal(threads.length, 0);
  bots.ahead(prospect);
  bots.rest();
  bots.forget();
  assert.deepEqual(
    threads[0]!.heard.map(({kind}) => kind),
    ['ahead', 'rest', 'forget'],
  );
});

test('a thread that cannot be started does not think ahead, and that is no trouble', () => {
  const bots = createBotWorker(
    () => {
      throw new Error('no workers here');
    },
    () => true,
  );
  assert.equal(bots.ahead(prospect), false);
});
