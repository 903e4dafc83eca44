/** Who calls whom again, and when. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Calls} from '../../src/net/calls.ts';
import {TIMES} from '../../src/net/limits.ts';
import type {Control, Signal} from '../../src/net/messages.ts';
import {PeerBook} from '../../src/net/peer-book.ts';
import type {PeerLink} from '../../src/net/peer-link.ts';

/** As a link in the making looks to those who make calls. */
class Trial {
  peer = 'a';
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

/** A way that notes what goes over it, and never ends: what is said on it may come to nobody. */
function way() {
  const said: string[] = [];
  const note = ({k}: Control): void => void said.push(k);
  return {
    said,
    ...{send: note, relay: note, close: () => undefined},
    ...{
      next: () => new Promise<never>(() => undefined),
      fingerprints: () => new Promise<never>(() => undefined),
    },
  };
}

describe('an introduction whose end was lost', () => {
  /** `a` came by an introduction, and has a link since. */
  function introduced() {
    const book = new PeerBook();
    const makeLink = () => new Trial() as unknown as PeerLink;
    const calls = new Calls({me: 'b', book, makeLink});
    const [door, link, other] = [way(), way(), way()];
    void calls.serve('a', door);
    const call = {k: 'call', to: 'a', from: 'c'} as const;
    calls.carry('c', call, false);
    assert.deepEqual(door.said, ['call'], 'there is no other way yet');
    book.meet('a').link = link as unknown as PeerLink;
    calls.linked('a');
    return {book, calls, call, door, link, other};
  }

  it('is no way for others’ signals once the link stands', () => {
    const {calls, call, door, link} = introduced();
    calls.carry('c', call, false);
    assert.deepEqual([door.said, link.said], [['call'], ['call']]);
  });

  it('is no way to call again when the link is lost, too', () => {
    const {book, calls, door, other} = introduced();
    book.get('a')!.link = null;
    book.meet('h').link = other as unknown as PeerLink;
    calls.attempt(book.get('a')!);
    assert.equal(door.said.length, 1);
    calls.signal(book.get('a')!.trial!, {type: 'candidate', candidate: null} as unknown as Signal);
    assert.deepEqual([door.said.length, other.said], [1, ['sig']]);
  });

  it('gives way to a newer one, by which the same page came back', () => {
    const {calls, call, door, link} = introduced();
    const newer = way();
    void calls.serve('a', newer);
    calls.carry('c', call, false);
    assert.deepEqual([door.said.length, link.said, newer.said], [1, [], ['call']]);
  });
});
