/** Bots that go with the table: who else knows a bot's secret speaks for nobody, and who keeps a share of it is blamed for nothing. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {encodeCommitment} from '../../src/fair/commit.ts';
import {FairError, FairnessBreach} from '../../src/fair/errors.ts';
import {Heirs} from '../../src/fair/heirs.ts';
import {encodePart, signPart} from '../../src/fair/part.ts';
import {Ledger, ledger, refused, signerOf} from './support/ledger.ts';
import {Table} from './support/table.ts';

const BOT = 3;
const withBot = () => ledger({seats: 4, bots: [BOT], format: 2, heirs: true});

describe('a keeper of a bot’s share that goes on from another device', () => {
  const moved = () => {
    const table = withBot();
    table.reseat(1);
    table.rekeyed(1);
    return table;
  };

  it('is convicted of nothing when its new key becomes public, nor is the bot', () => {
    const table = moved();
    table.leave(1);
    assert.equal(table.state.publicKeys.size, 1);
    assert.deepEqual(table.state.convicted, []);
  });

  it('has no share to give any more', () => {
    const table = moved();
    const own = (seat: number) =>
      new Heirs(table.state, new Map([[seat, {seat: table.seats[seat]!, sign: signerOf(seat)}]]));
    assert.equal(own(1).give(BOT), null);
    assert.ok(own(2).give(BOT));
  });
});

it('a bot signs no entry, and so is convicted by none: whoever seals it is to blame', () => {
  const at = new Ledger({seats: 3, bots: [2], format: 2});
  // Of another game.
  const others = ledger({seats: 4, bots: [2], format: 2});
  const enter = (seat: number) => at.enter('keys', others.seats[seat]!.keys(), {author: seat});
  assert.throws(() => enter(1), FairnessBreach);
  assert.throws(
    () => enter(2),
    error => error instanceof FairError && !(error instanceof FairnessBreach),
  );
});

describe('who knows a bot’s secret', () => {
  const bad = (rid: Uint8Array) => encodeCommitment({seat: BOT, rid, C: rid});

  it('convicts it by nothing that it signs: whoever seals that is to blame', () => {
    const table = withBot();
    const rid = table.ask({kind: 'commit', by: [0, BOT]});
    // A commitment without its box.
    refused(table, 'bad-length', () => table.say(BOT, 'commit', rid, bad(rid)));
    try {
      table.say(BOT, 'commit', rid, bad(rid));
    } catch (error) {
      assert.ok(!(error instanceof FairnessBreach));
    }
    assert.throws(() => table.say(0, 'commit', rid, bad(rid)), FairnessBreach);
  });

  it('chooses nothing for it at the host, which plays it', () => {
    const table = new Table({seats: 4, seed: 'bots', bots: [BOT], format: 2, heirs: true}).setUp();
    table.ask({kind: 'commit', by: [BOT]}).deliver();
    const {state, dealer} = table.host;
    const [{rid} = {rid: new Uint8Array()}] = state.pending.values();
    // A box of which nobody else finds out what is in it.
    const bytes = Uint8Array.from([...bad(rid), ...[2, 0, 0, 0], 1, 2]);
    const {head, gameId} = state;
    const part = signPart(signerOf(BOT), gameId, {
      ...{seat: BOT, kind: 'commit' as const, rid, head: head.entryHash, bytes},
    });
    assert.equal(dealer.receive({type: 'part', bytes: encodePart(part)}), null);
    assert.equal(dealer.proposal, null);
    table.host.choose(BOT, Uint8Array.of(7));
    table.settle();
    table.request({kind: 'disclose', by: [BOT]});
    assert.deepEqual([...table.host.lastClaims!.disclosed], [[BOT, Uint8Array.of(7)]]);
  });
});
