/** Facts about who may write for which seat: another device, another name, a bot that stands in. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Chain, sealHeader} from '../../src/log/chain.ts';
import type {TableFact} from '../../src/log/entry.ts';
import {looksLike} from '../../src/log/look.ts';
import type {Signer} from '../../src/log/sign.ts';
import {verifyEntries} from '../../src/log/verify.ts';
import {coded, testSigner, testTable} from '../support/log/log-kit.ts';

const NONCE = 'N'.repeat(22);
const move = {type: 'take', count: 1};

/** A table over the network: seats 0 and 1 are persons, 2 is a bot, 3 a person. */
async function table(mode: 'host' | 'local' = 'host') {
  const {signers, header} = await testTable('ppbp');
  const chain = new Chain(await sealHeader({...header, mode}, signers[0]!));
  const host = signers[0]!;
  /** What a person says, as it comes to the host; null signature for a bot. */
  const propose = async (kind: 'action' | 'table', seat: number, payload: object, by: Signer) => {
    const {n: basis} = chain.head;
    return {kind, seat, payload, basis, signature: await chain.sign(kind, seat, payload, by)};
  };
  const put = async (kind: 'action' | 'table', seat: number, payload: object, by: Signer) => {
    const proposal = await propose(kind, seat, payload, by);
    await chain.checkProposal(proposal);
    return chain.link(await chain.seal(proposal, host));
  };
  const fact = (seat: number, payload: TableFact) => put('table', seat, payload, signers[seat]!);
  const unsigned = async (seat: number) =>
    chain.link(await chain.seal({kind: 'action', seat, payload: move}, host));
  return {chain, signers, propose, put, fact, unsigned, newcomer: await testSigner(40)};
}

const seatKey = (seat: number, {publicKey: key}: Signer): TableFact => ({
  type: 'seatKey',
  seat,
  key,
  nonce: NONCE,
});

test('a seat that goes on from another device: the new key counts from the next entry on, the old one until then', async () => {
  const {chain, signers, put, fact, propose, newcomer} = await table();
  await put('action', 1, move, signers[1]!);
  const late = await propose('action', 1, move, signers[1]!);
  await fact(0, seatKey(1, newcomer));
  assert.equal(chain.book.seats[1]!.key, newcomer.publicKey);
  await assert.rejects(chain.checkProposal(late), coded('log/bad-author-signature'));
  await assert.rejects(put('action', 1, move, signers[1]!), coded('log/bad-author-signature'));
  await put('action', 1, move, newcomer);
  // Whoever gets the log later finds every signature good, each under the key of its time.
  assert.equal((await verifyEntries(chain.texts)).chain.head.hash, chain.head.hash);
});

test('a log in which the old device writes on after its seat went is refused', async () => {
  const {chain, signers, fact, newcomer} = await table();
  await fact(0, seatKey(1, newcomer));
  const signature = await chain.sign('action', 1, move, signers[1]!);
  const forged = await chain.seal({kind: 'action', seat: 1, payload: move, signature}, signers[0]!);
  await assert.rejects(verifyEntries([...chain.texts, forged]), coded('log/bad-author-signature'));
});

test('who may give a seat to another device, and which', async () => {
  const {chain, fact, newcomer, signers} = await table();
  const other = await testSigner(41);
  const rows: readonly (readonly [string, number, TableFact, string])[] = [
    ['a guest', 1, seatKey(3, newcomer), 'log/not-the-host'],
    ['the host, of its own seat', 0, seatKey(0, newcomer), 'log/bad-seat-key'],
    ['the host, of a bot', 0, seatKey(2, newcomer), 'log/bad-seat-key'],
    ['the host, of no seat', 0, seatKey(7, newcomer), 'log/bad-seat-key'],
    ['the host, to a device that sits', 0, seatKey(1, signers[3]!), 'log/key-taken'],
  ];
  for (const [what, seat, payload, code] of rows)
    await assert.rejects(fact(seat, payload), coded(code), what);
  assert.equal(chain.head.n, 0);
  await fact(0, seatKey(1, newcomer));
  await assert.rejects(fact(0, seatKey(3, newcomer)), coded('log/key-taken'), 'one device, two seats');
  await fact(0, seatKey(1, other));
  // Back on the first device.
  await fact(0, seatKey(1, signers[1]!));
});

test('at a table on one device no seat goes anywhere', async () => {
  const {fact, newcomer} = await table('local');
  await assert.rejects(fact(0, seatKey(1, newcomer)), coded('log/bad-seat-key'));
});

test('a name: another one, not one that could be taken for a neighbour’s, and not for ever', async () => {
  const {chain, fact} = await table();
  await fact(1, {type: 'name', name: 'Zsófi'});
  assert.equal(chain.book.seats[1]!.name, 'Zsófi');
  for (const name of ['Seat 0', 'seat 0', 'Sеat 0', 'Séat 0', 'ＳＥＡＴ 0', 'Seat O'])
    await assert.rejects(fact(1, {type: 'name', name}), coded('log/name-taken'), name);
  for (const name of ['', ' ', 'Seat\u200b 0', 'a'.repeat(25), 'a\u202eb', 'x\ny'])
    await assert.rejects(fact(1, {type: 'name', name} as TableFact), coded('log/malformed'), name);
  for (let i = 1; i < 12; i++) await fact(1, {type: 'name', name: `Zsófi ${i + 20}`});
  await assert.rejects(fact(1, {type: 'name', name: 'Once more'}), coded('log/too-many-names'));
});

test('names of a family are told apart', () => {
  for (const [a, b] of [
    ['Anna', 'Hanna'],
    ['Ema', 'Erna'],
    ['Áron', 'Márton'],
  ] as const)
    assert.equal(looksLike(a, b), false, `${a} ${b}`);
});

test('a player who leaves for good gives her seat to a bot by her own word; the host has to stay', async () => {
  const {chain, fact, unsigned} = await table();
  const leave: TableFact = {type: 'leave', bot: 'greedy', bytes: ''};
  await assert.rejects(fact(0, leave), coded('log/must-stay'));
  await assert.rejects(fact(1, {...leave, bytes: 'AAAA'}), coded('log/malformed'), 'nobody deals here');
  await fact(1, leave);
  await unsigned(1);
  assert.deepEqual(chain.book.standIns.left, [false, true, false, false]);
  await fact(1, {type: 'takeBackSeat'});
  assert.deepEqual(chain.book.standIns.left, [false, false, false, false]);
  await assert.rejects(unsigned(1), coded('log/unsigned'));
  assert.equal((await verifyEntries(chain.texts)).chain.head.hash, chain.head.hash);
  const local = await table('local');
  await assert.rejects(local.fact(1, leave), coded('log/must-stay'));
});

test('a bot stands in when everybody else agrees, plays unsigned, and ends when the person is back', async () => {
  const {chain, fact, unsigned, put, signers} = await table();
  await assert.rejects(unsigned(3), coded('log/unsigned'));
  await fact(0, {type: 'standIn', seat: 3, bot: 'greedy'});
  assert.deepEqual(chain.book.standIns.asked, {by: 0, seat: 3, bot: 'greedy', waiting: [1], needed: 1});
  await assert.rejects(unsigned(3), coded('log/unsigned'));
  await fact(1, {type: 'answerStandIn', yes: true});
  assert.equal(chain.book.botOf(3), 'greedy');
  await unsigned(3);
  await fact(3, {type: 'takeBackSeat'});
  await assert.rejects(unsigned(3), coded('log/unsigned'));
  await put('action', 3, move, signers[3]!);
  assert.equal((await verifyEntries(chain.texts)).chain.head.hash, chain.head.hash);
});
