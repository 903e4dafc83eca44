/** The audit of a whole game, and fifty corruptions of its record, each found at its own entry. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {type Rng, seededRng} from '../../src/base/rng.ts';
import {Auditor, audit} from '../../src/fair/audit.ts';
import {FairError, FairnessBreach} from '../../src/fair/errors.ts';
import {encodeScalar} from '../../src/fair/group.ts';
import {
  decodeEntry,
  encodeRecord,
  NO_AUTHOR,
  orderedTwice,
  type RecordEntry,
  sealEntry,
} from '../../src/fair/record.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import type {StepKind} from '../../src/fair/step.ts';
import {type Ledger, signerOf} from './support/ledger.ts';
import {FULL, sanJuan} from './support/san-juan.ts';

/** Kinds whose payload is proved in every byte: a host and an author who sign something else together are caught. */
const PROVED: readonly StepKind[] = ['keys', 'pass', 'opening', 'action', 'recover', 'drop'];

const flip = (rng: Rng, bytes: Uint8Array): Uint8Array => {
  const copy = bytes.slice();
  copy[rng.below(copy.length)]! ^= 1 << rng.below(8);
  return copy;
};

/** The same entry with another payload, signed again by everybody who signed it. */
const resealed = (gameId: Uint8Array, entry: RecordEntry, payload: Uint8Array): Uint8Array => {
  const {author} = entry;
  return sealEntry(gameId, {...entry, payload}, author === NO_AUTHOR ? null : signerOf(author), signerOf(0));
};

describe('the audit of a game of 106 cards, 80 deals, 30 openings, a re-shuffle and a drop-out', () => {
  let game: Ledger;
  before(() => {
    game = sanJuan(FULL);
  });

  it('finds everything in order, and arrives at the state of the table', () => {
    const progress: number[] = [];
    const verdict = audit(game.record(), done => progress.push(done));
    assert.ok(verdict.good, JSON.stringify(verdict));
    assert.deepEqual(verdict.stateHash, game.state.digest());
    assert.deepEqual(verdict.headHash, game.head);
    assert.equal(verdict.unanswered, 0);
    assert.equal(progress.length, game.entries.length);
  });

  it('pinpoints each of 50 random corruptions, half of them signed again by a colluding host and author (seed 50)', () => {
    const rng = seededRng(50);
    const {gameId} = game.state;
    const proved = game.entries.flatMap((bytes, i) => (PROVED.includes(decodeEntry(bytes).kind) ? [i] : []));
    const corruptions = Array.from({length: 50}, (_, k) => {
      const signed = k % 2 === 1;
      const at = signed ? proved[rng.below(proved.length)]! : rng.below(game.entries.length);
      const bytes = game.entries[at]!;
      if (!signed) return {at, bytes: flip(rng, bytes), signed};
      const entry = decodeEntry(bytes);
      return {at, bytes: resealed(gameId, entry, flip(rng, entry.payload)), signed};
    }).sort((one, other) => one.at - other.at);

    // A refused entry leaves the auditor where it was, so one walk serves all corruptions.
    const auditor = new Auditor(game.table);
    let found = 0;
    let blamed = 0;
    game.entries.forEach((bytes, i) => {
      for (const corruption of corruptions.filter(({at}) => at === i)) {
        assert.throws(
          () => auditor.next(corruption.bytes),
          (error: unknown) => {
            assert.ok(error instanceof FairError, `${error}`);
            if (error instanceof FairnessBreach) blamed++;
            found++;
            return true;
          },
          `entry ${i + 1}`,
        );
      }
      auditor.next(bytes);
    });
    assert.equal(found, 50);
    assert.ok(blamed > 5, `${blamed} of the signed ones got past the decoders and were blamed on a seat`);
  });

  it('names the entry, the code and the seat in its verdict', () => {
    const at = game.entries.findIndex(bytes => decodeEntry(bytes).kind === 'opening');
    const entry = decodeEntry(game.entries[at]!);
    const payload = entry.payload.slice();
    payload[payload.length - 32]! ^= 1; // the last seat's s
    const lie = resealed(game.state.gameId, entry, payload);
    const verdict = audit(encodeRecord(game.table, [...game.entries.slice(0, at), lie]));
    assert.ok(!verdict.good);
    assert.deepEqual([verdict.entry, verdict.code, verdict.blame?.rule], [at + 1, 'fair/bad-share', 'share']);
    const raw = game.entries.map((bytes, i) => (i === 2 ? flip(seededRng(1), bytes) : bytes));
    const second = audit(encodeRecord(game.table, raw));
    assert.deepEqual([second.good, !second.good && second.entry], [false, 3]);
  });

  it('stops at a table that is none, an entry left out, doubled or in another order', () => {
    const entries = game.entries.slice(0, 8);
    const verdictOf = (...list: Uint8Array[]) => {
      const verdict = audit(encodeRecord(game.table, list));
      return verdict.good ? null : [verdict.entry, verdict.code];
    };
    assert.deepEqual(verdictOf(...entries.toSpliced(4, 1)), [5, 'fair/broken-chain']);
    assert.deepEqual(verdictOf(...entries.toSpliced(4, 0, entries[4]!)), [6, 'fair/broken-chain']);
    assert.deepEqual(verdictOf(entries[1]!, entries[0]!), [1, 'fair/broken-chain']);
    const none = audit(encodeRecord(new Uint8Array(3), entries));
    assert.deepEqual([none.good, !none.good && none.entry], [false, 0]);
  });

  it('convicts a host that signed two entries in one place', () => {
    const {gameId, seats} = game.state;
    const one = game.entries[9]!;
    const other = resealed(gameId, decodeEntry(one), Uint8Array.of(1, 2, 3));
    const breach = orderedTwice(one, other, gameId, 0, seats[0]!.idKey);
    assert.equal(breach?.blame.rule, 'ordering');
    assert.equal(orderedTwice(one, one, gameId, 0, seats[0]!.idKey), null);
    assert.equal(orderedTwice(one, game.entries[10]!, gameId, 0, seats[0]!.idKey), null);
  });

  it('keeps no secret: the record holds no seat secret, no beacon key and no card key', () => {
    const record = Buffer.from(game.record());
    for (const secret of game.secrets) {
      const {b, x} = seatKeys(secret);
      for (const bytes of [secret, encodeScalar(b), encodeScalar(x)]) assert.equal(record.indexOf(bytes), -1);
    }
  });
});
