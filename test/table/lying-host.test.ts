/**
 * A host who lies in what it seals: the guests refuse the entry, convict the host by its own seal and nobody whose number
 * stands in it, and the game stays where it was. What it shows to one guest only, nobody answers.
 */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {decodePart, encodePart} from '../../src/fair/part.ts';
import {type DealtEntry, decodeEntry, type Entry, sealEntry} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {seedOf} from '../support/table/joint-record.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;
const GUESTS = [1, 2] as const;

const isDealt = (step: string) => (entry: Entry) => entry.kind === 'dealt' && entry.payload.step === step;
const isPartOf = (seat: number) => (entry: Entry) =>
  isDealt('part')(entry) && decodePart(fromBase64url((entry as DealtEntry).payload.bytes)!).seat === seat;

interface Case {
  readonly lie: string;
  /** The first entry that it lies in. */
  readonly at: (entry: Entry) => boolean;
  readonly payload: (entry: DealtEntry) => object;
  readonly code: string;
}

const spoiltBytes = (bytes: string): string => {
  const other = fromBase64url(bytes)!;
  other[other.length - 1]! ^= 1;
  return toBase64url(other);
};

const CASES: readonly Case[] = [
  {
    lie: 'frames a guest: garbage under its number, with its old signature',
    at: isPartOf(1),
    payload: ({payload}) => {
      const part = decodePart(fromBase64url(payload.bytes)!);
      const bytes = part.bytes.map((byte, i) => (i === 50 ? byte ^ 1 : byte));
      return {...payload, bytes: toBase64url(encodePart({...part, bytes}))};
    },
    code: 'fair/bad-part',
  },
  {
    lie: 'seals an opening with a share that is false',
    at: isDealt('opening'),
    payload: ({payload}) => ({...payload, bytes: spoiltBytes(payload.bytes)}),
    code: 'fair/bad-share',
  },
  {
    lie: 'forges the answer: other new cards than the shuffle gave',
    at: entry => entry.kind === 'dealt' && entry.payload.answers.some(answer => 'fresh' in answer),
    payload: ({payload}) => ({
      ...payload,
      answers: payload.answers.map(answer => ({fresh: [...(answer.fresh as number[])].reverse()})),
    }),
    code: 'engine/bad-answer',
  },
  {
    lie: 'deals a hand again that was dealt already',
    at: entry => isDealt('opening')(entry) && entry.n > 0,
    payload: ({payload}) => ({...payload, answers: [...payload.answers, ...payload.answers]}),
    code: 'engine/bad-answer',
  },
];

/** A table whose host seals an entry anew before it shows it: to these guests, in these words. */
async function lyingTable(
  seed: string,
  {at, payload}: Pick<Case, 'at' | 'payload'>,
  shownTo: readonly number[],
) {
  const table = await TestTable.lobby(3, seed, 0, game);
  const host = await createSigner(seedOf(0));
  const keys = await Promise.all(shownTo.map(async seat => (await createSigner(seedOf(seat))).publicKey));
  const room = table.net.room(host.publicKey)!;
  const tell = room.publish.bind(room);
  let lied: number | null = null;
  let sealed = '';
  // What it has kept back nobody gives on demand either: else a guest finds the right entry with another one.
  for (const seat of [0, 1, 2]) {
    const from = table.net.room((await createSigner(seedOf(seat))).publicKey)!;
    const send = from.send.bind(from);
    from.send = (peer, message) => {
      if (lied !== null && 'm' in message && message.m === 'have' && keys.includes(peer)) return;
      send(peer, message);
    };
  }
  room.publish = text => {
    const entry = decodeEntry(text);
    if (lied !== null || !at(entry)) {
      if (lied === null) tell(text);
      return;
    }
    lied = entry.n;
    void sealEntry({...entry, payload: payload(entry as DealtEntry)}, host).then(false_ => {
      sealed = false_;
      for (const {id} of room.peers)
        table.net.later(() => table.net.room(id)?.events?.entries([keys.includes(id) ? false_ : text]));
    });
  };
  table.act(0, {act: 'start'});
  await table.until(() => lied !== null);
  return {table, at: () => lied!, lie: () => sealed};
}

describe('a host who lies', () => {
  for (const {lie, code, ...one} of CASES)
    it(`${lie}: refused by all, and the host convicted by its seal; the right entry is followed`, async t => {
      const {table, at, lie: sealed} = await lyingTable(`host ${code}`, one, GUESTS);
      t.after(() => table.close());
      await table.until(() =>
        GUESTS.every(i => {
          const {blames, firstBad} = table.view(i).fairness;
          return blames.length > 0 && firstBad !== null;
        }),
      );
      for (const i of GUESTS) {
        const {session} = table.devices[i]!;
        assert.deepEqual(
          table.view(i).fairness.blames.map(({seat, proof, code}) => [seat, proof, code]),
          [[0, 'ordering', code]],
        );
        assert.deepEqual([session.ledger!.firstBad?.n, session.ledger!.firstBad?.problem.code], [at(), code]);
        assert.equal(session.ledger!.head, at() - 1, 'the game stays where it was');
        assert.equal(session.ledger!.dealer.faces(i).size, 0);
      }

      // The same lie said again is no other one; nothing of it was followed, so that the true entry fits.
      const [truth] = table.ledger().chain.texts.slice(at());
      for (const i of GUESTS) {
        const {ledger} = table.devices[i]!.session;
        await ledger!.offer([sealed(), sealed(), truth!]);
        assert.equal(ledger!.head, at());
        const {blames} = table.view(i).fairness;
        assert.deepEqual([blames.length, blames[0]!.evidence.length], [1, 1]);
        assert.ok(blames[0]!.evidence[0]!.length > 200, 'the entry itself');
      }
    });

  it('shows two guests two histories: nobody lets a share out on either, so that nobody learns a card', async t => {
    // The last pass of the shuffle goes to guest 1 with another spelling of the same proofs: another hash, another branch.
    const {table, at} = await lyingTable(
      'two histories',
      {
        at: isPartOf(2),
        payload: ({payload}) => {
          const part = decodePart(fromBase64url(payload.bytes)!);
          return {...payload, bytes: spoiltBytes(toBase64url(encodePart(part)))};
        },
      },
      [1],
    );
    t.after(() => table.close());
    // Guest 2 follows the honest branch and is asked to deal; guest 1 has refused the other one.
    await table.until(() => table.ledger(2).head >= at());
    await table.until(() => table.view(1).fairness.blames.length > 0);
    table.act(2, {act: 'syncNow'});
    await table.net.idle();
    const {status} = table.ledger(2).dealer.joint!;
    assert.deepEqual(
      [status?.kind, status?.seats.includes(1)],
      ['deal', true],
      'guest 1 has not acknowledged',
    );
    for (const i of [0, 1, 2]) assert.equal(table.ledger(i).dealer.faces(i).size, 0);
  });
});
