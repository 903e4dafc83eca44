/** The page's end of the thread that deals. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rehearse} from '../../src/fair/rehearse.ts';
import type {OpenRequest} from '../../src/table/playing/joint/port.ts';
import {dealAside, SpareThread} from '../../src/table/playing/joint/thread.ts';
import type {ThreadRequest} from '../../src/table/playing/joint/worker.ts';
import {PaperThread} from '../support/table/paper-thread.ts';

function spare() {
  const opened: PaperThread<ThreadRequest>[] = [];
  const thread = new SpareThread(() => {
    opened.push(new PaperThread());
    return opened.at(-1)!;
  });
  return {opened, thread};
}

test('one is opened however often people come, rehearses, and is the table’s; the next table has its own', () => {
  const {opened, thread} = spare();
  thread.prepare();
  thread.prepare();
  assert.deepEqual(
    opened.map(({heard}) => heard),
    [[{rehearse: true}]],
  );
  assert.equal(thread.take(), opened[0]);
  assert.equal(thread.take(), opened[1]);
  assert.deepEqual(opened[1]!.heard, [], 'who needs it at once does not rehearse');
});

test('one that could not be loaded is nobody’s: whoever needs it opens another', () => {
  const {opened, thread} = spare();
  thread.prepare();
  opened[0]!.break('offline');
  assert.equal(thread.take(), opened[1]);
});

test('a rehearsed draw holds', () => assert.doesNotThrow(rehearse));

test('once the thread has died in a game, every request is refused, not waited for', async () => {
  const thread = new PaperThread<ThreadRequest>();
  const opening = dealAside(() => thread, {} as OpenRequest);
  thread.reply({id: 1});
  const dealing = await opening;
  const asked = dealing.ask({call: 'nudge'});
  thread.break('out of memory');
  await assert.rejects(asked, /out of memory/);
  await assert.rejects(dealing.ask({call: 'nudge'}), /out of memory/);
});
