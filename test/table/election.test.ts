/** Who keeps the table next: each rule of docs/protocol.md by its name, and elections over a network that loses things. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {type Call, nextTerm, UNKNOWN} from '../../src/table/others/election.ts';
import {Suspicion} from '../../src/table/others/suspicion.ts';
import {Electorate, type Member} from '../support/table/electorate.ts';

const LONG = 60_000;

const others = (all: Electorate, but = 0) => all.members.filter(({seat}) => seat !== but);
const leads =
  (all: Electorate, but = 0) =>
  () =>
    others(all, but).find(
      ({alive, sight, seat, election}) => alive && sight.host === seat && election.mayOrder,
    );
const callOf = ({sight}: Member, change: Partial<Call> = {}): Call => ({
  ...{m: 'call', t: 1, n: sight.n, hash: sight.hash, cause: 'silent', word: null},
  ...change,
});
const votesOf = ({said}: Member) => said.filter(({m}) => m === 'vote');

/** A table of which the first device has been silent for long enough, and no other has called. */
async function suspicious(devices = 3): Promise<Electorate> {
  const all = new Electorate(devices);
  await all.pass(3000);
  for (const {seat} of others(all)) for (const {seat: to} of all.members) all.cut.add(`${seat} ${to}`);
  all.members[0]!.stop();
  await all.pass(8000);
  all.cut.clear();
  return all;
}

test('T2: the next number of a seat is above the log, its own floor and the floors that are told', () => {
  assert.equal(nextTerm(2, 0, 0, []), 2);
  assert.equal(nextTerm(0, 0, 0, []), 8);
  assert.equal(nextTerm(2, 2, 0, []), 10);
  assert.equal(nextTerm(1, 0, 9, []), 17);
  assert.equal(nextTerm(1, 0, 0, [10, 3]), 17);
  // Somebody who lies uses no numbers up.
  assert.equal(nextTerm(1, 0, 0, [1_000_000]), 49);
  // Who does not know its own floor tells so.
  assert.equal(nextTerm(1, 0, 0, [UNKNOWN]), 1);
});

test('6.2: silent after 5.5 s, 2.5 s after a goodbye; the next word clears it', () => {
  const suspicion = new Suspicion(0);
  assert.equal(suspicion.cause(5499), null);
  assert.equal(suspicion.cause(5500), 'silent');
  suspicion.heard(6000);
  assert.equal(suspicion.cause(6000), null);
  suspicion.closed(7000);
  suspicion.closed(8000);
  assert.equal(suspicion.cause(9499), null);
  assert.equal(suspicion.cause(9500), 'silent');
});

test('6.2: mute when one word has been unanswered for 6 s, whatever else is answered', () => {
  const suspicion = new Suspicion(0);
  const said = (now: number, ...what: string[]) => {
    suspicion.heard(now);
    suspicion.waiting(what, now);
    return suspicion.cause(now);
  };
  said(0, 'a move', 'a name');
  assert.equal(said(5900, 'a move'), null);
  assert.equal(said(6000, 'a move'), 'mute');
  suspicion.answered();
  assert.equal(said(6100, 'a move'), null);
  assert.equal(said(12_000, 'another move'), null);
});

test('V1: a vote is for the own head alone, and for a term that is the caller’s and above all promises', async () => {
  const refused: readonly (readonly [string, (member: Member) => Partial<Call>, from?: number])[] = [
    ['another number', ({sight}) => ({n: sight.n + 1})],
    ['another entry', () => ({hash: 'other'})],
    ['the term of somebody else', () => ({t: 3})],
    ['a term too far ahead', () => ({t: 65})],
    ['a bot’s or nobody’s term', () => ({t: 7}), 7],
    ['a term that is no later', () => ({t: 0}), 0],
  ];
  for (const [why, change, from = 1] of refused) {
    const all = await suspicious();
    const member = all.members[2]!;
    void member.election.called(from, callOf(member, change(member)));
    await all.pass(100);
    assert.deepEqual(votesOf(member), [], why);
  }
  const all = await suspicious();
  const member = all.members[2]!;
  void member.election.called(1, callOf(member));
  await all.pass(100);
  assert.equal(votesOf(member).length, 1);
  assert.equal(member.floor, 1);
});

test('V1: none while a promise to the dealing stands against it, and none below the floor', async () => {
  const all = await suspicious();
  const member = all.members[2]!;
  member.bound = true;
  void member.election.called(1, callOf(member));
  await all.pass(100);
  member.bound = false;
  member.floor = 9;
  void member.election.called(1, callOf(member));
  await all.pass(100);
  assert.deepEqual(votesOf(member), []);
});

test('V1: none for a member whose seat a bot has: dealing would refuse its lead', async () => {
  const all = await suspicious(4);
  const member = all.members[3]!;
  member.idle = [1];
  void member.election.called(1, callOf(member));
  await all.pass(100);
  assert.deepEqual(votesOf(member), []);
  void member.election.called(2, callOf(member, {t: 2}));
  await all.pass(100);
  assert.equal(votesOf(member).length, 1);
});

test('V1: two votes are 2.5 s apart', async () => {
  const all = await suspicious(4);
  const member = all.members[3]!;
  void member.election.called(1, callOf(member));
  await all.pass(1000);
  void member.election.called(2, callOf(member, {t: 10}));
  await all.pass(100);
  assert.equal(member.floor, 1);
});

test('V2: no vote for whoever only says that the host is gone', async () => {
  const all = new Electorate(3);
  await all.pass(3000);
  for (const cause of ['silent', 'mute', 'fork', 'handed', 'renew'] as const)
    void all.members[2]!.election.called(1, callOf(all.members[2]!, {cause, word: 'forged'}));
  await all.pass(500);
  assert.deepEqual(votesOf(all.members[2]!), []);
  // The host itself may begin its time anew, and hand it over.
  void all.members[2]!.election.called(0, callOf(all.members[2]!, {cause: 'renew', t: 8}));
  await all.pass(500);
  assert.equal(votesOf(all.members[2]!).length, 1);
});

test('V2: the host’s word counts whoever brings it, for the seat that it names', async () => {
  const all = new Electorate(4);
  await all.pass(3000);
  const [, , two, three] = all.members as [Member, Member, Member, Member];
  const word = '0 hands 0 to 1';
  void three.election.called(2, callOf(three, {t: 2, cause: 'handed', word}));
  void two.election.called(1, callOf(two, {cause: 'handed', word}));
  await all.pass(100);
  assert.equal(votesOf(three).length, 0);
  assert.equal(votesOf(two).length, 1);
});

test('V3: nothing is said before it is stored; asked again, the same is said again', async () => {
  const all = await suspicious();
  const member = all.members[2]!;
  member.full = true;
  void member.election.called(1, callOf(member));
  await all.pass(100);
  assert.deepEqual(votesOf(member), []);
  assert.equal(member.election.floor, 0);
  member.full = false;
  await all.pass(2500);
  const call = callOf(member, {t: 17});
  void member.election.called(1, call);
  void member.election.called(1, call);
  await all.pass(100);
  void member.election.called(1, call);
  void member.election.called(1, {...call, hash: 'other'});
  await all.pass(100);
  const votes = votesOf(member);
  assert.equal(votes.length, 2);
  assert.deepEqual(votes[0], votes[1]);
});

test('L1: half of the votes are not enough', async () => {
  const all = new Electorate(4);
  await all.pass(4000);
  all.members[2]!.full = true;
  all.members[0]!.stop();
  await all.pass(LONG);
  assert.ok(all.members[1]!.said.some(({m}) => m === 'call'));
  assert.equal(all.leads.size, 0);
  all.members[2]!.full = false;
  await all.pass(LONG);
  assert.equal(all.leads.size, 1);
});

test('L2: a host orders while more than half follow it, not after it has slept, and at a table of two always', async () => {
  const all = new Electorate(3);
  const host = all.members[0]!;
  assert.equal(host.election.state, 'paused');
  await all.pass(2500);
  assert.equal(host.election.state, 'hosts');
  all.isolate(0);
  await all.pass(7000);
  assert.equal(host.election.state, 'paused');
  const two = new Electorate(2);
  two.isolate(1);
  await two.pass(10_000);
  assert.equal(two.members[0]!.election.state, 'hosts');
  assert.equal(two.members[1]!.election.state, 'alone');
});

test('L3: a host that hears of a floor above its term begins a term of its own', async () => {
  const all = new Electorate(3);
  all.members[2]!.floor = 2;
  await all.pass(8000);
  assert.equal(all.members[0]!.sight.t, 8);
  assert.equal(all.members[0]!.election.state, 'hosts');
  assert.equal(all.members[2]!.sight.t, 8);
});

test('L3: while it begins a term anew a host seals nothing; what was on its way makes it try again soon', async () => {
  const all = new Electorate(3);
  const [host] = all.members as [Member];
  await all.pass(4000);
  all.members[2]!.floor = 2;
  await all.until(() => host.said.some(({m}) => m === 'call'), LONG);
  assert.equal(await host.order(), false);
  host.log = [...host.log, {hash: 'on its way', t: 0, votes: null}];
  host.election.advanced();
  const after = await all.until(() => host.sight.t > 0 && host.election.mayOrder, LONG);
  assert.ok(after !== null && after < 10_000, `${after} ms`);
});

test('6.3: the next in the ring leads within 6.6 s of a host that is killed, within 3.5 s of one that says goodbye', async () => {
  for (const devices of [3, 4, 5])
    for (const [bye, least, most] of [
      [false, 4000, 6600],
      [true, 2500, 3500],
    ] as const) {
      const all = new Electorate(devices);
      await all.pass(4000);
      all.members[0]!.stop(bye);
      const after = await all.until(() => leads(all)() !== undefined, LONG);
      assert.equal(leads(all)()?.seat, 1);
      assert.ok(after !== null && after >= least && after <= most, `${devices} devices: ${after} ms`);
    }
});

test('6.3: pages that nobody looks at come after those that are seen', async () => {
  const all = new Electorate(4);
  all.members[1]!.seen = false;
  await all.pass(4000);
  all.members[0]!.stop();
  await all.until(() => leads(all)() !== undefined, LONG);
  assert.equal(leads(all)()?.seat, 2);
});

test('6.3: where the first caller cannot lead, the second does within 2.5 s more', async () => {
  const all = new Electorate(5);
  await all.pass(4000);
  all.members[1]!.full = true;
  all.members[0]!.stop();
  const after = await all.until(() => leads(all)() !== undefined, LONG);
  assert.equal(leads(all)()?.seat, 2);
  assert.ok(after !== null && after < 10_000, `${after} ms`);
});

test('a table handed over goes on within a second, and the host follows; not to a watcher', async () => {
  for (const devices of [2, 3, 5]) {
    const all = new Electorate(devices);
    await all.pass(4000);
    void all.members[0]!.election.handOver(7);
    await all.pass(100);
    assert.equal(all.members[0]!.election.state, 'hosts');
    void all.members[0]!.election.handOver(devices - 1);
    const after = await all.until(() => leads(all)() !== undefined, LONG);
    assert.equal(leads(all)()?.seat, devices - 1);
    assert.ok(after !== null && after < 1000, `${after} ms`);
    await all.pass(1000);
    assert.equal(all.members[0]!.election.state, 'follows');
  }
});

test('a host that hands over as it closes is followed within a second', async () => {
  const all = new Electorate(3);
  await all.pass(4000);
  const host = all.members[0]!;
  void host.election.handOver(host.election.succession.heir!);
  await all.pass(1);
  // What it said is on its way.
  all.after(70, () => host.stop(true));
  const after = await all.until(() => leads(all)() !== undefined, LONG);
  assert.ok(after !== null && after < 1000, `${after} ms`);
});

test('a word of handing over that comes to nothing is over in 5 s, and the host begins anew', async () => {
  const all = new Electorate(3);
  await all.pass(4000);
  all.members[1]!.full = true;
  void all.members[0]!.election.handOver(1);
  await all.pass(1000);
  assert.equal(all.members[0]!.election.state, 'paused');
  await all.pass(6000);
  assert.equal(all.members[0]!.election.state, 'hosts');
  assert.equal(all.members[0]!.sight.host, 0);
});

test('a host that answers nothing is replaced, and comes last after it', async () => {
  const all = new Electorate(3);
  await all.pass(4000);
  all.members[0]!.mute = true;
  const waits = () => {
    for (const {election, sight} of others(all)) if (sight.t === 0) election.waiting(['a move']);
    all.after(500, waits);
  };
  waits();
  const after = await all.until(() => leads(all)() !== undefined, LONG);
  assert.ok(after !== null && after < 8000, `${after} ms`);
  all.members[0]!.mute = false;
  await all.pass(2000);
  all.members[1]!.stop();
  await all.until(() => leads(all, 1)()?.seat !== undefined, LONG);
  assert.equal(leads(all, 1)()?.seat, 2);
});

test('a host that is proved to have shown two histories is replaced at once, and gets no vote to begin a term anew', async () => {
  const all = new Electorate(3);
  await all.pass(4000);
  for (const {election} of others(all)) election.convict();
  const [host, one] = all.members as [Member, Member];
  await one.election.called(0, callOf(host, {t: 8, cause: 'renew'}));
  assert.deepEqual(votesOf(one), []);
  const after = await all.until(() => leads(all)() !== undefined, LONG);
  assert.ok(after !== null && after < 2000, `${after} ms`);
});

test('who comes back follows by itself, and a minority elects nobody', async () => {
  const all = new Electorate(5);
  await all.pass(4000);
  all.isolate(0);
  await all.pass(12_000);
  assert.equal(leads(all)()?.seat, 1);
  assert.equal(all.members[0]!.election.state, 'paused');
  all.cut.clear();
  await all.pass(3000);
  assert.equal(all.members[0]!.election.state, 'follows');
  assert.deepEqual(
    all.members[3]!.election.succession,
    {heir: 2, byItself: true},
    'should the next one go, too',
  );
  for (const seat of [0, 1, 2]) all.members[seat]!.stop();
  await all.pass(LONG);
  assert.deepEqual(
    all.members.slice(3).map(({election}) => election.state),
    ['alone', 'alone'],
  );
  assert.deepEqual(all.members[3]!.election.succession, {heir: 3, byItself: false});
});

test('on a bad network: one lead a term, nothing confirmed is lost, and a host soon after it is good again', async () => {
  let leads = 0;
  for (let run = 0; run < 60; run++) {
    const seed = `bad network ${run}`;
    const rng = seededRng(seed);
    const devices = 2 + rng.below(4);
    const all = new Electorate(devices, seed);
    all.loses = 5;
    try {
      for (let fault = 0; fault < 12; fault++) {
        await all.pass(500 + rng.below(6000));
        const member = all.members[rng.below(devices)]!;
        const other = rng.below(devices);
        const kind = rng.below(6);
        if (kind === 0 && member.alive) member.stop(rng.below(2) === 0);
        else if (kind < 2 && !member.alive) member.load();
        else if (kind === 2) all.isolate(member.seat);
        else if (kind === 3) all.cut.add(`${member.seat} ${other}`);
        else if (kind === 4) all.cut.clear();
        else if (member.alive && member.election.state === 'hosts') void member.election.handOver(other);
        for (const each of all.members) void each.order();
      }
      all.loses = 0;
      all.cut.clear();
      for (const member of all.members) if (!member.alive) member.load();
      const after = await all.until(
        () =>
          all.members.some(({election}) => election.mayOrder) &&
          new Set(all.members.map(({sight}) => sight.hash)).size === 1,
        LONG,
      );
      // Five of which each may call in vain once, and their votes.
      assert.ok(after !== null && after <= 40_000, `${after} ms`);
      leads += all.leads.size;
    } catch (error) {
      throw new Error(seed, {cause: error});
    }
  }
  assert.ok(leads > 25, `${leads} leads`);
});

test('a device that keeps nothing neither calls nor votes, and no table is handed to it', async () => {
  const all = new Electorate(5);
  all.members[1]!.forgets = true;
  await all.pass(6000);
  assert.notEqual(all.members[0]!.election.succession.heir, 1);
  all.members[0]!.stop(true);
  assert.notEqual(await all.until(() => leads(all)() !== undefined, LONG), null);
  const forgetful = all.members[1]!;
  assert.deepEqual(
    forgetful.said.filter(({m}) => m === 'call' || m === 'vote'),
    [],
  );
});

test('where those that keep the game are too few, nobody calls, and it is known for whom the table waits', async () => {
  const all = new Electorate(3);
  all.members[2]!.forgets = true;
  await all.pass(6000);
  all.members[0]!.stop();
  await all.pass(20_000);
  assert.equal(leads(all)(), undefined);
  for (const {election, said} of others(all)) {
    assert.equal(election.state, 'alone');
    assert.deepEqual(election.forgetful, [2]);
    assert.deepEqual(
      said.filter(({m}) => m === 'call' || m === 'vote'),
      [],
    );
  }
  // As soon as its disk takes something again, the others go on.
  all.members[2]!.forgets = false;
  assert.notEqual(await all.until(() => leads(all)() !== undefined, LONG), null);
});

test('where no more than half keep anything, all count: another device keeps the table', async () => {
  const all = new Electorate(3);
  for (const seat of [1, 2]) all.members[seat]!.forgets = true;
  await all.pass(6000);
  all.members[0]!.stop();
  assert.notEqual(await all.until(() => leads(all)() !== undefined, LONG), null);
});

test('a disk that fails while a vote is stored: the vote is not said', async () => {
  const all = await suspicious();
  const [, caller, voter] = all.members as [Member, Member, Member];
  const elects = voter.election.called(1, callOf(caller));
  voter.forgets = true;
  await all.pass(1000);
  await elects;
  assert.deepEqual(votesOf(voter), []);
});
