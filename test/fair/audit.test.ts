/** The audit of a whole game, and fifty corruptions of its record, each found at its own entry. */

import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {utf8} from '../../src/base/bytes.ts';
import {foreign} from '../../src/base/codes.ts';
import {type Rng, seededRng} from '../../src/base/rng.ts';
import {Auditor, audit, blameFor, follow} from '../../src/fair/audit.ts';
import {stateDigest} from '../../src/fair/digest.ts';
import {encodeScalar} from '../../src/fair/group.ts';
import {orderedTwice} from '../../src/fair/ordering.ts';
import {decodePart, encodePart, signPart} from '../../src/fair/part.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import {verifyStrict} from '../../src/log/strict-ed25519.ts';
import {EVERY} from '../support/in-turn.ts';
import {type Ledger, signerOf} from './support/ledger.ts';
import {bodyOf, bytesOf, Reader, sealLine} from './support/log.ts';
import {FULL, sanJuan} from './support/san-juan.ts';

/** The long run has as many as San Juan. */
const SIZE = EVERY ? FULL : {cards: 24, deals: 18, openings: 7};

/** Kinds whose payload is proved in every byte: a host and an author who sign something else together are caught. */
const PROVED: readonly string[] = ['keys', 'part', 'opening', 'action', 'recover', 'drop'];

const flip = (rng: Rng, bytes: Uint8Array): Uint8Array => {
  const copy = bytes.slice();
  copy[rng.below(copy.length)]! ^= 1 << rng.below(8);
  return copy;
};
const flipText = (rng: Rng, text: string): string => new TextDecoder().decode(flip(rng, utf8(text)));

/** The same entry with another payload, signed again by everybody who signed it. */
function resealed({state}: Ledger, text: string, payload: Uint8Array): string {
  const {line} = bodyOf(text);
  return sealLine(state.gameId, 0, {
    ...{n: line.n, t: line.t, prev: bytesOf(line.p), kind: line.k, payload, author: line.s},
    ...{basis: bytesOf(line.b), round: line.round},
  });
}

const payloadOf = (text: string): Uint8Array => bytesOf(bodyOf(text).line.a);

describe(`the audit of a game of ${SIZE.cards} cards, ${SIZE.deals} deals, ${SIZE.openings} openings, a re-shuffle and a drop-out`, () => {
  let game: Ledger;
  before(() => {
    game = sanJuan(SIZE);
  });

  it('finds everything in order, and arrives at the state of the table', () => {
    const progress: number[] = [];
    const verdict = audit(game.texts, new Reader(), done => progress.push(done));
    assert.ok(verdict.good, JSON.stringify(verdict));
    assert.deepEqual(verdict.stateHash, stateDigest(game.state));
    assert.deepEqual(verdict.headHash, game.head);
    assert.equal(verdict.unanswered, 0);
    assert.equal(progress.length, game.entries.length);
  });

  it('pinpoints each of 50 random corruptions, half of them signed again by a colluding host and author (seed 50)', () => {
    const rng = seededRng(50);
    const proved = game.entries.flatMap((text, i) => (PROVED.includes(bodyOf(text).line.k) ? [i] : []));
    const corruptions = Array.from({length: 50}, (_, k) => {
      const signed = k % 2 === 1;
      const at = signed ? proved[rng.below(proved.length)]! : rng.below(game.entries.length);
      const text = game.entries[at]!;
      return {at, text: signed ? resealed(game, text, flip(rng, payloadOf(text))) : flipText(rng, text)};
    }).sort((one, other) => one.at - other.at);

    // A refused entry leaves the auditor where it was, so one walk serves all corruptions.
    const auditor = new Auditor(game.header, new Reader());
    let found = 0;
    let blamed = 0;
    game.entries.forEach((text, i) => {
      for (const corruption of corruptions.filter(({at}) => at === i)) {
        assert.throws(
          () => auditor.next(corruption.text),
          (error: unknown) => {
            assert.ok(error instanceof BadMessage, `${error}`);
            if (blameFor(error, auditor.state, corruption.text)) blamed++;
            found++;
            return true;
          },
          `entry ${i + 1}`,
        );
      }
      auditor.next(text);
    });
    assert.equal(found, 50);
    assert.ok(blamed >= 25, `${blamed}: each that was signed again convicts somebody`);
  });

  it('names the entry, the code and who sealed it in its verdict: a wrong share in an opening is the sealer’s', () => {
    const at = game.entries.findIndex(text => bodyOf(text).line.k === 'opening');
    const payload = payloadOf(game.entries[at]!).slice();
    payload[payload.length - 32]! ^= 1; // the last seat's s
    const lie = resealed(game, game.entries[at]!, payload);
    const verdict = audit([game.header, ...game.entries.slice(0, at), lie], new Reader());
    assert.ok(!verdict.good);
    assert.deepEqual(
      [verdict.entry, verdict.code, verdict.blame?.rule, verdict.blame?.seat],
      [at + 1, 'fair/bad-share', 'ordering', 0],
    );
    const second = audit(game.texts.with(3, flipText(seededRng(1), game.texts[3]!)), new Reader());
    assert.deepEqual([second.good, !second.good && second.entry], [false, 3]);
  });

  it('convicts a seat that signed a wrong pass, and not the host who passed it on', () => {
    const at = game.entries.findIndex(text => bodyOf(text).line.k === 'part');
    const part = decodePart(payloadOf(game.entries[at]!));
    const bytes = part.bytes.slice();
    bytes[bytes.length - 32]! ^= 1;
    const lie = (seat: number) =>
      resealed(
        game,
        game.entries[at]!,
        encodePart(signPart(signerOf(seat), game.state.gameId, {...part, bytes})),
      );
    const verdictOf = (text: string) => {
      const verdict = audit([game.header, ...game.entries.slice(0, at), text], new Reader());
      return verdict.good ? null : [verdict.code, verdict.blame?.seat, verdict.blame?.rule];
    };
    assert.deepEqual(verdictOf(lie(part.seat)), ['fair/bad-shuffle', part.seat, 'shuffle']);
    assert.deepEqual(verdictOf(lie(2)), ['fair/bad-part', 0, 'ordering'], 'garbage under another number');
  });

  it('stops at a table that is none, an entry left out, doubled or in another order', () => {
    const entries = game.entries.slice(0, 8);
    const verdictOf = (...list: string[]) => {
      const verdict = audit([game.header, ...list], new Reader());
      return verdict.good ? null : [verdict.entry, verdict.code];
    };
    assert.deepEqual(verdictOf(...entries.toSpliced(4, 1)), [5, 'log/broken-link']);
    assert.deepEqual(verdictOf(...entries.toSpliced(4, 0, entries[4]!)), [6, 'log/broken-link']);
    assert.deepEqual(verdictOf(entries[1]!, entries[0]!), [1, 'log/broken-link']);
    const none = audit(['', ...entries], new Reader());
    assert.deepEqual([none.good, !none.good && none.entry], [false, 0]);
  });

  it('convicts a host that says two things in one place; one that signs the same again it does not', () => {
    const {seats} = game.state;
    const ordered = (text: string) => {
      const {line, body, signature} = bodyOf(text);
      return {term: line.t, seq: line.n, body, signature};
    };
    const one = ordered(game.entries[9]!);
    const other = ordered(resealed(game, game.entries[9]!, Uint8Array.of(1, 2, 3)));
    const host = {seat: 0, idKey: seats[0]!.idKey};
    assert.equal(orderedTwice(one, other, host, verifyStrict)?.blame.rule, 'ordering');
    assert.equal(orderedTwice(one, one, host, verifyStrict), null);
    assert.equal(orderedTwice(one, ordered(game.entries[10]!), host, verifyStrict), null);
    // Another right signature under the same words, as platforms with fresh randomness give.
    const again = {...one, signature: Uint8Array.from(one.signature).fill(1, 0, 1)};
    assert.equal(
      orderedTwice(one, again, host, () => true),
      null,
    );
    const forged = {...other, signature: one.signature};
    assert.equal(orderedTwice(one, forged, host, verifyStrict), null);
  });

  it('goes back to where it was when the engine refuses an entry that dealing took', () => {
    const auditor = new Auditor(game.header, new Reader());
    const at = game.entries.findIndex(text => bodyOf(text).line.k === 'action');
    for (const text of game.entries.slice(0, at)) auditor.next(text);
    const before = stateDigest(auditor.state);
    const {line} = bodyOf(game.entries[at]!);
    const said = {kind: 'action', payload: bytesOf(line.a), author: line.s} as const;
    const {head} = auditor.state;
    const place = {...head, seq: head.seq + 1, entryHash: game.hashes[at + 1]!, prev: head.entryHash};
    const refuse = () => {
      throw new BadMessage(foreign('engine/not-your-turn'), {});
    };
    assert.throws(() => follow(auditor.state, said, place, refuse), {code: 'engine/not-your-turn'});
    assert.deepEqual(stateDigest(auditor.state), before);
    assert.equal(auditor.state.head.seq, head.seq);
    auditor.next(game.entries[at]!);
  });

  it('keeps no secret: the log holds no seat secret, no beacon key and no card key', () => {
    const all = Buffer.concat(
      game.entries.map(text => {
        const {a} = bodyOf(text).line;
        return typeof a === 'string' ? bytesOf(a) : new Uint8Array();
      }),
    );
    for (const secret of game.secrets) {
      const {b, x} = seatKeys(secret);
      for (const bytes of [secret, encodeScalar(b), encodeScalar(x)]) assert.equal(all.indexOf(bytes), -1);
    }
  });
});
