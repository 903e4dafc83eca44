import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {Chain} from '../../src/log/chain.ts';
import {sealEntry} from '../../src/log/entry.ts';
import {foldAll} from '../../src/table/playing/fold-all.ts';
import {add, coded, drawAll, playOut, testTable} from '../support/log/log-kit.ts';

/** As a peer takes a foreign entry: every check, then the chain. */
async function append(chain: Chain, text: string): Promise<void> {
  const entry = chain.examine(text);
  await chain.checkSignatures(entry);
  chain.add(entry);
}

const played = await playOut(await testTable('ppb'));

test('a game that was played is taken by another chain, entry by entry, and folds to the same digest', async () => {
  const {chain, replay, game} = played;
  const other = new Chain(chain.texts[0]!);
  await other.checkSignatures(other.entries[0]!);
  for (const text of chain.texts.slice(1)) await append(other, text);
  assert.deepEqual(other.head, chain.head);
  const again = foldAll(other, game);
  assert.equal(again.digest, replay.digest);
  assert.deepEqual(again.result, replay.result);
});

test('only the next entry is taken; for any other the chain stays as it was', async () => {
  const {texts} = played.chain;
  await fc.assert(
    fc.asyncProperty(fc.nat(texts.length - 2), fc.nat(texts.length - 1), async (length, other) => {
      fc.pre(other !== length + 1);
      const chain = Chain.link(texts.slice(0, length + 1));
      const {head} = chain;
      await assert.rejects(append(chain, texts[other]!), (error: unknown) => {
        assert.ok(error instanceof BadMessage);
        assert.equal(error.details.n, length + 1);
        return true;
      });
      assert.deepEqual(chain.head, head);
      assert.equal(chain.entries.length, length + 1);
    }),
    {numRuns: 50},
  );
});

test('one of two appends at once is taken and the other refused', async () => {
  const {texts} = played.chain;
  const chain = Chain.link(texts.slice(0, 3));
  const outcomes = await Promise.allSettled([append(chain, texts[3]!), append(chain, texts[3]!)]);
  // Whichever signature was looked at first.
  assert.deepEqual(outcomes.map(({status}) => status).sort(), ['fulfilled', 'rejected']);
  assert.equal(chain.entries.length, 4);
});

test('the first entry must be a header', () => {
  const {texts} = played.chain;
  assert.throws(() => new Chain(texts[1]!), coded('log/no-header'));
  assert.throws(() => Chain.link([]), coded('log/not-json'));
});

/** A table after the draw, and what its first player may send. */
async function opened() {
  const table = await testTable('pp');
  await drawAll(table);
  const seat = table.replay.toAct[0]!;
  const author = table.signers[seat]!;
  const payload = {type: 'take', count: 1};
  const {n} = table.chain.head;
  const signature = await table.chain.sign('action', seat, payload, author);
  return {...table, seat, n, proposal: {kind: 'action', seat, payload, basis: n, signature} as const};
}

test('a proposal signed on the head passes', async () => {
  const {chain, proposal} = await opened();
  await chain.checkProposal(proposal);
});

for (const [what, change, code] of [
  ['another payload', {payload: {type: 'take', count: 3}}, 'log/bad-author-signature'],
  ['another kind', {kind: 'table'}, 'log/bad-author-signature'],
  ['an older basis', {basis: 0}, 'log/bad-author-signature'],
  ['a basis to come', {basis: 7}, 'log/bad-basis'],
  ['a seat that does not exist', {seat: 6}, 'log/no-such-seat'],
  ['a signature that is none', {signature: '!'}, 'log/bad-author-signature'],
] as const) {
  test(`a proposal with ${what} is refused`, async () => {
    const {chain, proposal} = await opened();
    await assert.rejects(chain.checkProposal({...proposal, ...change}), coded(code));
  });
}

test('a proposal for a neighbour or for a bot is refused', async () => {
  const {chain, proposal, seat} = await opened();
  await assert.rejects(chain.checkProposal({...proposal, seat: 1 - seat}), coded('log/bad-author-signature'));
  const bots = await testTable('pb');
  const forBot = {...proposal, seat: 1, basis: 0};
  await assert.rejects(bots.chain.checkProposal(forBot), coded('log/bot-signed'));
});

test('an accepted proposal cannot be used again', async () => {
  const {chain, replay, signers, header, game, proposal} = await opened();
  await add({chain, replay, signers, header, game}, proposal);
  await assert.rejects(chain.checkProposal(proposal), coded('log/replayed'));
  const again = await chain.seal(proposal, signers[0]!);
  await assert.rejects(append(chain, again), coded('log/replayed'));
});

test('a proposal of another game, with the same keys at the same place, is refused', async () => {
  const {proposal} = await opened();
  const other = await testTable('pp', {options: {heap: 'large'}});
  await drawAll(other);
  await assert.rejects(other.chain.checkProposal(proposal), coded('log/bad-author-signature'));
});

test('a higher term, a second header, an unsigned action and a signed bot are refused', async () => {
  const {chain, signers, seat, n} = await opened();
  const [host] = signers;
  const {hash} = chain.head;
  const next = {n: n + 1, term: 0, prev: hash};
  const refuse = async (draft: Parameters<typeof sealEntry>[0], code: string) =>
    assert.rejects(append(chain, await sealEntry(draft, host!)), coded(code));
  await refuse({...next, term: 1, kind: 'answer', payload: {drawn: [[1]]}}, 'log/other-term');
  await refuse({...next, kind: 'header', payload: chain.header}, 'log/second-header');
  await refuse({...next, kind: 'action', seat, basis: n, payload: {type: 'roll'}}, 'log/unsigned');
  const bots = await testTable('pb');
  const signed = {seat: 1, basis: 0, authorSignature: 'A'.repeat(86)};
  const draft = {n: 1, term: 0, prev: bots.chain.head.hash, kind: 'action', payload: {type: 'roll'}} as const;
  await assert.rejects(
    append(bots.chain, await sealEntry({...draft, ...signed}, bots.signers[0]!)),
    coded('log/bot-signed'),
  );
});
