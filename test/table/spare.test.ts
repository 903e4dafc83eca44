/** The thread that deals, opened while people gather. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rehearse} from '../../src/fair/rehearse.ts';
import {SpareThread} from '../../src/table/joint/spare.ts';
import type {DealingThread} from '../../src/table/joint/thread.ts';
import type {ThreadRequest} from '../../src/table/joint/worker.ts';

class FakeThread implements DealingThread {
  readonly heard: ThreadRequest[] = [];
  fails: (event: {readonly message?: string}) => void = () => undefined;
  postMessage(message: ThreadRequest): void {
    this.heard.push(message);
  }
  addEventListener(type: 'message' | 'error', listener: (event: never) => void): void {
    if (type === 'error') this.fails = listener as typeof this.fails;
  }
  terminate(): void {}
}

function spare() {
  const opened: FakeThread[] = [];
  const thread = new SpareThread(() => {
    opened.push(new FakeThread());
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
  opened[0]!.fails({message: 'offline'});
  assert.equal(thread.take(), opened[1]);
});

test('what is rehearsed holds', () => assert.doesNotThrow(rehearse));
