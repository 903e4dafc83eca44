/** Another device becomes the host: terms, members, votes, and what of it the log takes. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  type Candidacy,
  type Consent,
  hashEntry,
  sealEntry,
  type TableFact,
  type UnsignedEntry,
} from '../../src/log/entry.ts';
import type {Signer} from '../../src/log/sign.ts';
import {verifyEntries} from '../../src/log/verify.ts';
import {BOT, LeadTable} from '../support/log/lead-table.ts';
import {coded, testSigner} from '../support/log/log-kit.ts';

const move = {type: 'take', count: 1};
const left = {type: 'leave', bot: BOT, bytes: 'AA'} as const;

test('host change M1: members are the devices of persons; who leaves by her own word is none until she is back', async () => {
  const table = await LeadTable.of('ppbp');
  const {chain} = table;
  assert.deepEqual(chain.members(), [0, 1, 3]);
  await table.fact(3, left);
  assert.deepEqual(chain.members(), [0, 1]);
  await table.fact(3, {type: 'takeBackSeat'});
  assert.deepEqual(chain.members(), [0, 1, 3]);
  assert.deepEqual(chain.book.memberChanges, [1, 2]);
  assert.deepEqual(chain.book.membersAt(1), [0, 1, 3]);
  assert.deepEqual(chain.book.membersAt(2), [0, 1]);
});

test('host change M1: for whom a bot stands in by agreement stays a member: her device may come back and vote', async () => {
  const table = await LeadTable.of('ppp');
  await table.fact(0, {type: 'standIn', seat: 2, bot: BOT, away: 60});
  await table.fact(1, {type: 'answerStandIn', yes: true, away: 60});
  assert.equal(table.chain.book.botOf(2), BOT);
  assert.deepEqual(table.chain.members(), [0, 1, 2]);
});

test('a bot that stands in plays, and the host says nothing else for her seat: no keys of its own making, no proofs that would convict her', async () => {
  const table = await LeadTable.of('ppp');
  await table.fact(0, {type: 'standIn', seat: 2, bot: BOT, away: 60});
  await table.fact(1, {type: 'answerStandIn', yes: true, away: 60});
  const {chain, signers} = table;
  const says = async (kind: 'action' | 'fair', payload: object) =>
    table.put(await chain.seal({kind, seat: 2, payload}, signers[0]!));
  await assert.rejects(says('fair', {step: 'keys', bytes: 'AA'}), coded('log/unsigned'));
  await assert.rejects(says('action', {...move, shows: 'AA'}), coded('log/unsigned'));
  await says('action', move);
});

test('host change M2: a seat that moves takes its old device out, and the host counts the new one in by a word of its own', async () => {
  const table = await LeadTable.of('pppp');
  const {chain} = table;
  const newcomer = await testSigner(40);
  await table.moves(2, newcomer);
  assert.deepEqual(chain.members(), [0, 1, 3]);
  const counted: TableFact = {type: 'counted', seat: 2};
  await assert.rejects(table.fact(1, counted), coded('log/not-the-host'));
  await assert.rejects(table.fact(0, {type: 'counted', seat: 1}), coded('log/counted-already'));
  await table.fact(0, counted);
  assert.deepEqual(chain.members(), [0, 1, 2, 3]);
  await assert.rejects(table.fact(0, counted), coded('log/counted-already'));
  // The vote of the new device counts, and not the old one's.
  const old = await table.lead(9, [1, 2, 3]);
  await assert.rejects(table.put(old), coded('log/bad-vote-signature'));
  table.signers[2] = newcomer;
  await table.put(await table.lead(9, [1, 2, 3]));
  assert.equal(chain.hostSeat, 1);
});

test('host change M2: no entry changes the members by more than one, whatever the order of leaving and moving', async () => {
  const table = await LeadTable.of('pppp');
  const newcomer = await testSigner(41);
  const before = () => [...table.chain.members()];
  const facts = [
    async () => {
      await table.moves(3, newcomer);
      table.signers[3] = newcomer;
    },
    () => table.fact(3, left),
    () => table.fact(3, {type: 'takeBackSeat'}),
    () => table.fact(0, {type: 'counted', seat: 3}),
  ];
  for (const say of facts) {
    const was = before();
    await say();
    const is = before();
    const changed = [...was, ...is].filter(seat => was.includes(seat) !== is.includes(seat));
    assert.ok(changed.length <= 1, `${was} to ${is}`);
  }
  assert.deepEqual(before(), [0, 1, 2, 3]);
});

test('host change M2: a device that left is not counted in before it is back', async () => {
  const table = await LeadTable.of('ppp');
  await table.fact(2, left);
  await table.moves(2, await testSigner(42));
  await assert.rejects(table.fact(0, {type: 'counted', seat: 2}), coded('log/counted-already'));
});

test('host change T1: a term belongs to one seat for ever', async () => {
  const table = await LeadTable.of('ppp');
  const {chain} = table;
  assert.deepEqual([chain.term, chain.hostSeat], [0, 0]);
  await table.put(await table.lead(1, [1, 2]));
  assert.deepEqual([chain.term, chain.hostSeat, chain.hostSeatAt(0), chain.hostSeatAt(1)], [1, 1, 0, 1]);
  await table.take(2);
  assert.equal(chain.termAt(2), 1);
  await table.put(await table.lead(8, [0, 1, 2]));
  assert.deepEqual([chain.term, chain.hostSeat, chain.hostSeatAt(2)], [8, 0, 1]);
  await table.take(1);
  const again = await verifyEntries(chain.texts);
  assert.deepEqual(again.chain.head, chain.head);
});

test('host change T1: who was the host before seals nothing more, in its own term or in the new one', async () => {
  const table = await LeadTable.of('ppp');
  const {chain, signers} = table;
  await table.put(await table.lead(1, [1, 2]));
  const {n: basis, hash: prev} = chain.head;
  const signature = await chain.sign('action', 2, move, signers[2]!);
  const entry = {n: basis + 1, prev, kind: 'action', seat: 2, payload: move, basis} as const;
  const sealed = (term: number) => sealEntry({...entry, term, authorSignature: signature}, signers[0]!);
  await assert.rejects(table.put(await sealed(0)), coded('log/other-term'));
  await assert.rejects(table.put(await sealed(1)), coded('log/bad-host-signature'));
});

test('host change T2: the next own number is the lowest above all that is known, and the word of others pulls it no further than a vote goes', async () => {
  const {chain} = await LeadTable.of('ppp');
  assert.deepEqual(
    [0, 1, 2].map(seat => chain.nextTermOf(seat, 0)),
    [8, 1, 2],
  );
  assert.equal(chain.nextTermOf(1, 1), 9);
  assert.equal(chain.nextTermOf(1, 0, [9, 3]), 17);
  for (const told of [48, 49, 1000, 2 ** 31, Number.MAX_SAFE_INTEGER])
    for (const seat of [0, 1, 2]) assert.ok(chain.isNextTerm(chain.nextTermOf(seat, 0, [told]), 0));
  // Its own floor it always has to pass, however high: a device that voted for one that never led goes on from there.
  assert.equal(chain.nextTermOf(2, 60), 66);
  assert.equal(chain.nextTermOf(2, 6000), 6002);
});

test('host change T1: a vote goes to a term of a member above all that the voter knows of, and not far beyond', async () => {
  const table = await LeadTable.of('ppbp');
  const {chain} = table;
  const may = (floor: number) =>
    Array.from({length: 140}, (_, term) => term).filter(term => chain.isNextTerm(term, floor));
  const upTo = (from: number, to: number) =>
    Array.from({length: to - from + 1}, (_, i) => from + i).filter(term => [0, 1, 3].includes(term % 8));
  assert.deepEqual(may(0), upTo(1, 64));
  assert.deepEqual(may(64), upTo(65, 128));
  await table.put(await table.lead(9, [0, 1]));
  assert.deepEqual(may(0), upTo(10, 73));
});

/** A table of three persons and a bot, seat 2, in term 1, and an honest `lead` of seat 3. */
async function ordered() {
  const table = await LeadTable.of('ppbp');
  await table.put(await table.lead(1, [0, 1]));
  const {n, hash: prev} = table.chain.head;
  const payload = {votes: await table.votes(11, [1, 3]), without: [] as number[]};
  return {table, honest: {n: n + 1, term: 11, prev, kind: 'lead', payload} as const};
}

test('host change: what is honest is taken', async () => {
  const {table, honest} = await ordered();
  await table.put(await sealEntry(honest, table.signers[3]!));
  assert.equal(table.chain.hostSeat, 3);
});

type Ordered = Awaited<ReturnType<typeof ordered>>;
type Lie = (made: Ordered) => Promise<readonly [entry: UnsignedEntry, by?: Signer | undefined]>;
const withVotes =
  (change: (votes: readonly Consent[], made: Ordered) => Promise<readonly Consent[]>): Lie =>
  async made => [
    {...made.honest, payload: {votes: await change(made.honest.payload.votes, made), without: []}},
  ];

/** Votes for something else than what the entry says. */
const votesFor =
  (change: Partial<Candidacy>): Lie =>
  async ({table, honest}) => {
    const votes = await table.votes(11, [1, 3], change);
    return [{...honest, payload: {votes, without: []}}];
  };

const atTerm =
  (term: number, seats: readonly number[]): Lie =>
  async ({table, honest}) => [
    {...honest, term, payload: {votes: await table.votes(term, seats), without: []}},
    table.signers[term % 8],
  ];

const LIES: readonly (readonly [what: string, lie: Lie, code: string])[] = [
  ['the term that is', atTerm(1, [1, 3]), 'bad-term'],
  ['an earlier term', atTerm(0, [0, 1]), 'bad-term'],
  ['a term of a bot', atTerm(10, [1, 3]), 'bad-term'],
  ['a term of no seat', atTerm(15, [1, 3]), 'bad-term'],
  ['a term beyond all numbers', atTerm(2 ** 31 + 3, [1, 3]), 'bad-term'],
  ['a vote of its own alone', atTerm(11, [3]), 'too-few-votes'],
  ['no votes', atTerm(11, []), 'too-few-votes'],
  ['no vote of its own', atTerm(11, [0, 1]), 'too-few-votes'],
  ['the vote of a bot', atTerm(11, [1, 2, 3]), 'wrong-votes'],
  ['the vote of a watcher', atTerm(11, [1, 3, 7]), 'wrong-votes'],
  ['one vote twice', withVotes(async ([one, own]) => [one!, one!, own!]), 'wrong-votes'],
  ['votes in another order', withVotes(async votes => votes.toReversed()), 'wrong-votes'],
  [
    'somebody left out',
    async ({honest}) => [{...honest, payload: {...honest.payload, without: [0]}}],
    'a-part',
  ],
  [
    'a vote under another key',
    withVotes(async ([, own], {table}) => [[1, (await table.votes(11, [0]))[0]![1]], own!]),
    'bad-vote-signature',
  ],
  ['votes for another term', votesFor({term: 19}), 'bad-vote-signature'],
  ['votes on another entry', votesFor({n: 0}), 'bad-vote-signature'],
  ['votes on another history', votesFor({hash: hashEntry('other')}), 'bad-vote-signature'],
  ['votes of another game', votesFor({gameId: hashEntry('game')}), 'bad-vote-signature'],
  ['votes for a part', votesFor({without: [0]}), 'bad-vote-signature'],
  ['the seal of another member', async ({table, honest}) => [honest, table.signers[0]], 'bad-host-signature'],
  ['an author', async ({honest}) => [{...honest, seat: 3, basis: 1}], 'malformed'],
];

for (const [what, lie, code] of LIES)
  test(`host change: a lead with ${what} is refused`, async () => {
    const made = await ordered();
    const [entry, by = made.table.signers[3]!] = await lie(made);
    const {head} = made.table.chain;
    await assert.rejects(made.table.put(await sealEntry(entry, by)), coded(`log/${code}`));
    assert.deepEqual(made.table.chain.head, head);
  });

test('host change: half of the members are not enough', async () => {
  const table = await LeadTable.of('pppp');
  await assert.rejects(table.put(await table.lead(1, [1, 2])), coded('log/too-few-votes'));
  await table.put(await table.lead(1, [1, 2, 3]));
});

test('host change: old votes do not lead again', async () => {
  const table = await LeadTable.of('ppp');
  const text = await table.lead(1, [1, 2]);
  await table.put(text);
  await assert.rejects(table.put(text), coded('log/not-next'));
  const {n, hash} = table.chain.head;
  const {payload} = table.chain.entries[1]!;
  const again = await sealEntry({n: n + 1, term: 9, prev: hash, kind: 'lead', payload}, table.signers[1]!);
  await assert.rejects(table.put(again), coded('log/bad-vote-signature'));
});

test('host change: a log has two hundred leads, and no more', async () => {
  const table = await LeadTable.of('pp');
  for (let i = 0; i < 200; i++)
    await table.link(await table.lead(table.chain.term + 1 + (i % 2 ? 6 : 0), [0, 1]));
  await assert.rejects(
    table.link(await table.lead(table.chain.nextTermOf(1, 0), [0, 1])),
    coded('log/too-many-leads'),
  );
});

test('host change: what the host alone may say is the present host’s', async () => {
  const table = await LeadTable.of('ppp');
  await table.put(await table.lead(1, [1, 2]));
  await assert.rejects(table.fact(1, left), coded('log/must-stay'));
  await table.fact(0, left);
  assert.deepEqual(table.chain.members(), [1, 2]);
  await assert.rejects(table.moves(1, await testSigner(43)), coded('log/bad-seat-key'));
  await table.moves(0, await testSigner(44), [[1, 2]]);
  await assert.rejects(table.fact(0, {type: 'counted', seat: 0}), coded('log/not-the-host'));
});

test('host change: logs of earlier formats know no lead, and nobody who counts', async () => {
  for (const format of [1, 2] as const) {
    const table = await LeadTable.of('ppp', format);
    await assert.rejects(table.put(await table.lead(1, [1, 2])), coded('log/unknown-kind'));
    await assert.rejects(table.fact(0, {type: 'counted', seat: 1}), coded('log/malformed'));
  }
});

test('host change: only what the host of an entry’s term has sealed counts as sealed by it', async () => {
  const table = await LeadTable.of('ppp');
  const {chain, signers} = table;
  await table.take(1);
  await table.put(await table.lead(1, [1, 2]));
  const sealed = (n: number, term: number, by: number) =>
    sealEntry({n, term, prev: chain.head.hash, kind: 'answer', payload: {}}, signers[by]!);
  const cases = [
    [1, 0, 0, true],
    [1, 0, 1, false],
    [1, 1, 1, false],
    [2, 1, 1, true],
    [2, 0, 0, false],
    [3, 1, 1, true],
    [3, 0, 0, false],
    // Who leads there, this log cannot know.
    [3, 9, 1, false],
    [70, 1, 1, true],
    [70, 2, 2, false],
  ] as const;
  for (const [n, term, by, expected] of cases)
    assert.equal(await chain.isSealed(await sealed(n, term, by)), expected, `${[n, term, by]}`);
});

test('one of two goes on without the other by its own vote, where both had agreed to that: it is the only member until she is back', async () => {
  for (const [seat, term] of [
    [0, 8],
    [1, 1],
  ] as const) {
    const other = 1 - seat;
    const table = await LeadTable.of('ppb', 4, true);
    const {chain} = table;
    await table.put(await table.lead(term, [seat], [other]));
    assert.deepEqual([chain.hostSeat, chain.members()], [seat, [seat]]);
    assert.equal(chain.book.botOf(other), 'greedy');
    assert.deepEqual(
      chain.leads.map(({votes, without}) => [votes, without]),
      [[[seat], [other]]],
    );
    await table.fact(other, {type: 'takeBackSeat'});
    assert.deepEqual([chain.book.botOf(other), chain.members()], [null, [0, 1]]);
    // She is missed once more.
    await table.put(await table.lead(term + 8, [seat], [other]));
    assert.deepEqual(chain.members(), [seat]);
    const again = await verifyEntries(chain.texts);
    assert.deepEqual(again.chain.head, chain.head);
  }
});

test('nobody else goes on without somebody: two without that agreement, three, an earlier format, whoever is meant', async () => {
  const refused = async (
    kinds: string,
    format: 3 | 4,
    backup: boolean,
    seats: number[],
    without: number[],
  ) => {
    const table = await LeadTable.of(kinds, format, backup);
    await assert.rejects(table.put(await table.lead(1, seats, without)), coded('log/a-part'));
  };
  await refused('pp', 4, false, [1], [0]);
  await refused('pp', 3, true, [1], [0]);
  await refused('ppp', 4, true, [1], [0]);
  await refused('ppp', 4, true, [1, 2], [0]);
  await refused('ppp', 4, true, [1], [0, 2]);
  for (const without of [[1], [2], [0, 1], [0, 0]]) await refused('ppb', 4, true, [1], without);
});

test('one of two goes on alone by its own vote for just that, and no other', async () => {
  const table = await LeadTable.of('pp', 4, true);
  const votes = async (seats: number[], instead: Partial<Candidacy> = {}) => {
    const payload = {votes: await table.votes(1, seats, instead), without: [0]};
    return table.chain.seal({kind: 'lead', payload, term: 1}, table.signers[1]!);
  };
  await assert.rejects(table.put(await votes([])), coded('log/wrong-votes'));
  await assert.rejects(table.put(await votes([0], {without: [0]})), coded('log/wrong-votes'));
  await assert.rejects(table.put(await votes([0, 1], {without: [0]})), coded('log/wrong-votes'));
  // A vote that both had given for a change of host leaves nobody out.
  await assert.rejects(table.put(await votes([1])), coded('log/bad-vote-signature'));
  await table.put(await votes([1], {without: [0]}));
});
