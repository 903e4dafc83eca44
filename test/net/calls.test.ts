/** Who calls whom again, and when. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Calls} from '../../src/net/calls.ts';
import {TIMES} from '../../src/net/limits.ts';
import {PeerBook} from '../../src/net/peer-book.ts';
import type {PeerLink} from '../../src/net/peer-link.ts';

/** As a link in the making looks to those who make calls. */
class Trial {
  isAnswered = false;
  isClosed = false;
  born = performance.now();
  close(): void {
    this.isClosed = true;
  }
}

/** The device of the larger id, which is asked by the other to call. */
function asked() {
  const book = new PeerBook();
  const made: Trial[] = [];
  const calls = new Calls({
    me: 'b',
    book,
    makeLink: () => {
      const trial = new Trial();
      made.push(trial);
      return trial as unknown as PeerLink;
    },
  });
  const ask = () => calls.carry('a', {k: 'call', to: 'b', from: 'a'}, false);
  ask();
  assert.equal(made.length, 1);
  return {made, ask, trial: made[0]!};
}

describe('a device that is asked to call while its call is under way', () => {
  it('goes on with it: what they asked crossed what it said', () => {
    const {made, ask, trial} = asked();
    trial.born -= TIMES.beat / 2;
    ask();
    assert.deepEqual([made.length, trial.isClosed], [1, false]);
  });

  it('goes on with it where it was answered, for longer', () => {
    const {made, ask, trial} = asked();
    trial.isAnswered = true;
    trial.born -= TIMES.beat * 2;
    ask();
    assert.deepEqual([made.length, trial.isClosed], [1, false]);
  });

  it('calls anew where nobody answered: its offer was lost', () => {
    const {made, ask, trial} = asked();
    trial.born -= TIMES.beat * 2;
    ask();
    assert.deepEqual([made.length, trial.isClosed], [2, true]);
  });
});
