/** The audit of a record that a table has written: an honest one holds; each lie is found at its own entry. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {IllegalAction} from '../../src/engine/illegal.ts';
import {decodePart} from '../../src/fair/part.ts';
import {Chain} from '../../src/log/chain.ts';
import type {DealtPayload, Entry, FairPayload} from '../../src/log/entry.ts';
import {checkEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {bytesOf, playedTogether, resealed, signedAgain, turned} from '../support/table/joint-record.ts';

const game: AnyGame = bazaar;
const load = async () => game;
const audit = (texts: readonly string[], onProgress?: (done: number, total: number) => void) =>
  checkEntries(texts, load, {audit: true, aside: true, onProgress});

/** What the audit says of a log that does not hold: entry, code, whom it convicts of what. */
async function verdict(texts: readonly string[]) {
  try {
    await audit(texts);
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof IllegalAction)) throw error;
    const {n, blamed = null, proof = null} = error.details;
    return {entry: n, code: error.code, blamed, proof};
  }
  return null;
}

const isStep = (step: string) => (entry: Entry) =>
  (entry.kind === 'dealt' || entry.kind === 'fair') && entry.payload.step === step;
const isPart = (kind: string) => (entry: Entry) =>
  isStep('part')(entry) && decodePart(bytesOf(entry)).kind === kind;
const lastBit = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 1 : byte));

describe('the record of a game that two devices dealt together', () => {
  let texts: readonly string[];
  let chain: Chain;
  before(async () => {
    // Until a hand has answered what it holds: by then there was one of each.
    texts = await playedTogether(2, 'audit', game, texts =>
      Chain.link(texts).entries.some(isPart('exclusion')),
    );
    chain = Chain.link(texts);
  });

  it('holds: every proof from entry 0 to the last', async () => {
    const progress: number[] = [];
    const {replay, audited, signatures} = await audit(texts, (done, total) => progress.push(done / total));
    assert.equal(replay.head, texts.length - 1);
    assert.ok(signatures > texts.length);
    assert.deepEqual(Object.keys(audited!.answered).sort(), [
      'beacon',
      'commit',
      'deal',
      'disclose',
      'exclude',
      'rekey',
      'shuffle',
    ]);
    assert.equal(progress.at(-1), 1);
    assert.deepEqual(
      progress,
      [...progress].sort((one, other) => one - other),
    );
  });

  /** What is signed again by everybody whose signature it bears: only the proof can tell. */
  const lies: readonly [
    what: string,
    find: (entry: Entry) => boolean,
    change: (entry: Entry) => (payload: object) => object,
    code: string,
    blamed: 'host' | 'sender' | null,
    proof: string | null,
  ][] = [
    [
      'a key without its proof',
      isStep('keys'),
      () => turned(-1),
      'fair/bad-possession',
      'sender',
      'possession',
    ],
    ['a share in an opening', isStep('opening'), () => turned(-1), 'fair/bad-share', 'host', 'ordering'],
    [
      'a part that its sender did not sign',
      isPart('pass'),
      () => turned(-1),
      'fair/bad-part',
      'host',
      'ordering',
    ],
    [
      'a pass',
      isPart('pass'),
      () => signedAgain(chain.gameId, lastBit),
      'fair/bad-shuffle',
      'sender',
      'shuffle',
    ],
    [
      'a re-key',
      isPart('rekey'),
      () => signedAgain(chain.gameId, lastBit),
      'fair/bad-rekey',
      'sender',
      'rekey',
    ],
    [
      'an exclusion',
      isPart('exclusion'),
      () => signedAgain(chain.gameId, lastBit),
      'fair/bad-exclusion',
      'sender',
      'exclusion',
    ],
    [
      'a choice that was not the sealed one',
      isPart('disclose'),
      () => signedAgain(chain.gameId, lastBit),
      'fair/bad-disclosure',
      'sender',
      'commitment',
    ],
    [
      'an answer that the proofs do not give',
      entry => entry.kind === 'dealt' && entry.payload.answers.some(answer => 'drawn' in answer),
      () => payload => ({
        ...payload,
        answers: [{drawn: [[0]]}, {drawn: [[1]]}].slice(otherDraw(payload), otherDraw(payload) + 1),
      }),
      'engine/bad-answer',
      null,
      null,
    ],
    [
      'an answer that is left out',
      entry => entry.kind === 'dealt' && entry.payload.answers.some(answer => 'drawn' in answer),
      () => payload => ({...payload, answers: []}),
      'engine/bad-answer',
      null,
      null,
    ],
  ];
  /** 1 where the first item was drawn, else 0: always another one. */
  const otherDraw = (payload: object): number =>
    JSON.stringify((payload as DealtPayload).answers) === '[{"drawn":[[0]]}]' ? 1 : 0;

  for (const [what, find, change, code, blamed, proof] of lies)
    it(`finds ${what}, though everybody signed it again`, async () => {
      const entry = chain.entries.find(find);
      assert.ok(entry, 'the game has such an entry');
      const lie = await resealed(texts, entry.n, change(entry));
      const sender =
        (entry.payload as FairPayload).step === 'part' ? decodePart(bytesOf(entry)).seat : entry.seat;
      assert.deepEqual(await verdict(lie), {
        entry: entry.n,
        code,
        blamed: blamed === 'host' ? 0 : blamed === 'sender' ? sender : null,
        proof,
      });
    });

  it('finds one turned letter that nobody signed again, at its entry', async () => {
    const n = chain.entries.find(isStep('opening'))!.n;
    const text = texts[n]!;
    const at = text.indexOf('"bytes":"') + 20;
    const other = text[at] === 'A' ? 'B' : 'A';
    const lie = texts.with(n, text.slice(0, at) + other + text.slice(at + 1));
    assert.deepEqual(await verdict(lie), {
      entry: n,
      code: 'log/bad-host-signature',
      blamed: null,
      proof: null,
    });
  });

  it('finds what comes first: a false proof before a broken signature', async () => {
    const opening = chain.entries.find(isStep('opening'))!;
    const lie = await resealed(texts, opening.n, turned(-1));
    const found = await verdict([...lie, texts[opening.n + 1]!]);
    assert.deepEqual([found?.entry, found?.code], [opening.n, 'fair/bad-share']);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const checking = checkEntries(texts, load, {
      audit: true,
      signal: stop.signal,
      onProgress: done => {
        if (done > texts.length) stop.abort(new Error('enough'));
      },
    });
    await assert.rejects(checking, /enough/);
  });
});
