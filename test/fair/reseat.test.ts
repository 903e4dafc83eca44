/** A seat goes on from another device: whose word it takes, what it is judged by, and what of the dice remains to be seen. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {stateDigest} from '../../src/fair/digest.ts';
import {encodeChange, mayDrop} from '../../src/fair/members.ts';
import {encodeReseat} from '../../src/fair/reseat.ts';
import {loadState, saveState} from '../../src/fair/snapshot.ts';
import {DIE, type Ledger, ledger} from './support/ledger.ts';
import {idKeyOf} from './support/log.ts';

const table = (seats = 3) => ledger({seats, format: 2});
const pileOf = (seats: number) => {
  const by = Array.from({length: seats}, (_, seat) => seat);
  return {kind: 'shuffle', deck: 'd', inputs: [], mint: [0, 1, 2], by, key: by} as const;
};

/** A refusal with this code that leaves the state as it was. */
function refused({state}: Ledger, code: string, attempt: () => unknown): void {
  const digest = stateDigest(state);
  assert.throws(attempt, {code: `fair/${code}`});
  assert.deepEqual(stateDigest(state), digest);
}

const traces = ({state}: Ledger) => state.redraws.map(({kind, seat, round}) => ({kind, seat, round}));

describe('whose word it takes', () => {
  const move = (at: Ledger, author: number, consents: readonly number[]) =>
    at.enter('reseat', encodeReseat(2, {seat: 2, idKey: idKeyOf(2, 1), consents}), {author});

  it('the seat’s own, or the host’s with others who agree', () => {
    for (const [author, consents] of [
      [0, []],
      [1, [0, 1]],
      [2, [0, 1]],
      [0, [0, 2]],
    ] as const)
      refused(table(), 'wrong-author', () => move(table(), author, consents));
    for (const [author, consents] of [
      [2, []],
      [0, [0, 1]],
    ] as const)
      move(table(), author, consents);
  });
});

describe('by its own word', () => {
  it('a seat goes while nothing waits for it, and not before: it cancels nothing', () => {
    const at = table();
    for (const request of [DIE, pileOf(3), {kind: 'commit', by: [2]}] as const) {
      const waiting = table();
      waiting.ask(request);
      refused(waiting, 'draw-waits', () => waiting.reseat(2));
    }
    at.reseat(2);
    at.rekeyed(2);
    at.request(DIE);
    assert.deepEqual(traces(at), []);
  });
});

describe('where the old device is gone', () => {
  it('dice that wait for it are given up, with a trace that stays', () => {
    const at = table();
    const rid = at.ask(DIE);
    at.reseat(2, [0, 1], 5);
    assert.throws(() => at.state.request(rid), {code: 'fair/unknown-request'});
    at.rekeyed(2);
    at.request(DIE);
    assert.deepEqual(traces(at), [{kind: 'beacon', seat: 2, round: 5}]);
    const {state} = at;
    assert.deepEqual(loadState(state.table, state.verify, saveState(state)).redraws, state.redraws);
  });

  it('a joint shuffle under its key is given up, also when its pass is in', () => {
    for (const passes of [0, 1, 2]) {
      const at = table();
      const rid = at.ask(pileOf(3));
      for (let seat = 0; seat < passes; seat++) at.say(seat, 'pass', rid, at.seats[seat]!.pass(rid));
      at.reseat(2, [0, 1]);
      at.rekeyed(2);
      const pile = at.shuffle('d', [], [0, 1, 2]);
      at.request({kind: 'reveal', handles: [pile[0]!]});
      assert.deepEqual(traces(at), [{kind: 'shuffle', seat: 2, round: 1}]);
    }
  });

  it('a choice that it has yet to seal is asked of the new one; a sealed one keeps the seat where it is', () => {
    const choice = Uint8Array.of(1);
    const at = table();
    const rid = at.ask({kind: 'commit', by: [1, 2]});
    const early = at.part(2, 'commit', rid, at.seats[2]!.commit(rid, choice));
    at.reseat(2, [0, 1]);
    at.rekeyed(2);
    refused(at, 'bad-part', () => at.enter('part', early));
    for (const seat of [1, 2]) at.say(seat, 'commit', rid, at.seats[seat]!.commit(rid, choice));
    refused(at, 'choice-sealed', () => at.reseat(2, [0, 1]));
    const half = table();
    const other = half.ask({kind: 'commit', by: [1, 2]});
    half.say(2, 'commit', other, half.seats[2]!.commit(other, choice));
    refused(half, 'choice-sealed', () => half.reseat(2, [0, 1]));
  });

  it('a seat that holds a card, or has a layer on one, cannot go', () => {
    const at = table();
    at.shuffle('d', [], [0, 1, 2]);
    refused(at, 'holds-cards', () => at.reseat(2, [0, 1]));
    refused(at, 'holds-cards', () => at.reseat(2));
  });

  it('a seat whose hand lies open does not go: cards that come to it are open under the old key', () => {
    const at = ledger({seats: 3, format: 2});
    const pile = at.shuffle('d', [], [0, 1, 2]);
    at.request({kind: 'deal', handles: [pile[0]!], to: 1});
    at.leave(2);
    at.change('back', 2, 1);
    refused(at, 'key-known', () => at.reseat(2, [0, 1], 2));
    at.request({kind: 'rekey', handle: pile[0]!, from: 1, to: [2], showOnly: false});
  });

  it('the new device may be lost before it has keys: the others go on without it, or with a third one', () => {
    const lost = table();
    lost.reseat(2, [0, 1]);
    lost.change('drop', 2);
    lost.request(DIE);
    const third = table();
    third.reseat(2, [0, 1]);
    third.reseat(2, [0, 1]);
    third.rekeyed(2);
    third.request(DIE);
  });
});

describe('how often dice are thrown again', () => {
  const drop = (at: Ledger, device: number, voters: readonly number[], round: number) =>
    at.enter(
      'drop',
      encodeChange(
        device,
        at.head,
        voters.map(seat => at.vote('drop', device, seat)),
      ),
      {round},
    );

  it('once for a seat in a game, and once at the table in a round, unless everybody else agrees', () => {
    const at = table(5);
    at.ask(DIE);
    drop(at, 4, [0, 1, 2], 1);
    assert.deepEqual(traces(at), [{kind: 'beacon', seat: 4, round: 1}]);
    at.change('back', 4, 1);
    at.ask(DIE);
    // The same seat, in another round.
    refused(at, 'needs-all', () => drop(at, 4, [0, 1, 2], 7));
    // Another seat, in the same round.
    refused(at, 'needs-all', () => drop(at, 3, [0, 1, 2], 1));
    refused(at, 'needs-all', () => at.reseat(3, [0, 1, 2], 1));
    drop(at, 3, [0, 1, 2], 2);
    at.ask(DIE);
    drop(at, 4, mayDrop(at.state, 4), 2);
    assert.deepEqual(
      at.state.redraws.map(({seat}) => seat),
      [4, 3, 4],
    );
  });

  it('nothing is counted where no dice wait', () => {
    const at = table();
    at.change('drop', 2);
    at.change('back', 2);
    at.change('drop', 2);
    assert.deepEqual(traces(at), []);
  });

  it('under the old rules nothing is remembered', () => {
    const at = ledger({seats: 3});
    at.ask(DIE);
    at.change('drop', 2);
    assert.deepEqual(traces(at), []);
  });
});

describe('back at the device where it began', () => {
  const back = () => {
    const at = table();
    at.reseat(2);
    at.rekeyed(2);
    at.enter('reseat', encodeReseat(2, {seat: 2, idKey: idKeyOf(2), consents: [0, 1]}), {author: 0});
    return at;
  };

  it('a seat that is lost before it has keys can be dropped as any that has moved, and the table goes on', () => {
    const at = back();
    at.change('drop', 2);
    assert.ok(at.state.ready);
    at.request(DIE);
  });

  it('a reload knows it as well', () => {
    const {state} = back();
    const again = loadState(state.table, state.verify, saveState(state));
    assert.ok(again.readyBut(2));
  });
});
