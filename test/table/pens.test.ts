/** A table whose host changes: ledgers, dealers and disks of all devices. */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {toBase64url} from '../../src/base/bytes.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {game as goofspiel} from '../../src/games/goofspiel/advised.ts';
import {Chain} from '../../src/log/chain.ts';
import {type Consent, leadStatement} from '../../src/log/entry.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {coded} from '../support/log/log-kit.ts';
import {Pens} from '../support/table/pens.ts';

const game: AnyGame = bazaar;

async function table(t: TestContext, kinds: string, seed: string, moves = 0): Promise<Pens> {
  const pens = await Pens.of(kinds, seed, game);
  t.after(() => pens.close());
  for (let i = 0; i < moves; i++) assert.ok(await pens.step());
  await pens.settle();
  return pens;
}

/** A word of a person about her own seat, ordered by a host. */
async function renames(pens: Pens, seat: number, name: string, host = pens.host): Promise<string> {
  const payload = {type: 'name', name};
  const {chain} = pens.pen(seat);
  const {n: basis} = chain.head;
  const signature = await chain.sign('table', seat, payload, pens.pen(seat).signer);
  return pens.write({kind: 'table', seat, payload, basis, signature}, host);
}

/** The host of a log writes names of a seat, one after the other. */
async function named(chain: Chain, pens: Pens, seat: number, names: readonly string[]): Promise<Chain> {
  for (const name of names) {
    const payload = {type: 'name', name};
    const signature = await chain.sign('table', seat, payload, pens.pen(seat).signer);
    const by = pens.pen(chain.hostSeat).signer;
    chain.link(await chain.seal({kind: 'table', seat, payload, signature}, by));
  }
  return chain;
}

/** The log of a liar: its votes say what it likes, on top of entry `base` of another log. */
async function ledFrom(pens: Pens, base: number, term: number, voters: readonly number[]): Promise<string[]> {
  const chain = Chain.link(pens.host.chain.texts.slice(0, base + 1));
  const statement = leadStatement({gameId: chain.gameId, term, ...chain.head});
  const votes = await Promise.all(
    voters.map(
      async (seat): Promise<Consent> => [seat, toBase64url(await pens.pen(seat).signer.sign(statement))],
    ),
  );
  const payload = {votes, without: []};
  chain.link(await chain.seal({kind: 'lead', term, payload}, pens.pen(term % 8).signer));
  return chain.texts;
}

/** What every device tells of its log. */
const reports = (pens: Pens) =>
  pens.pens.map(({seat, chain, ledger}) => ({
    seat,
    ...chain.head,
    t: chain.term,
    floor: ledger.dealer.joint!.pledge!.floor,
  }));

test('host change: a whole game of hidden cards under one host after another, and its log proves itself', async t => {
  const pens = await table(t, 'ppp', 'round');
  for (let host = 1, i = 0; await pens.step(); i++) {
    if (i % 4 !== 3) continue;
    await pens.lead(host);
    await pens.settle();
    assert.equal(pens.host.seat, host);
    host = (host + 1) % 3;
  }
  assert.ok(pens.over);
  assert.ok(pens.agree());
  const {chain, ledger} = pens.host;
  assert.ok(chain.entries.filter(({kind}) => kind === 'lead').length > 2);
  const verdict = await auditEntries(chain.texts, async () => game, {aside: true});
  assert.ok(verdict.good);
  assert.equal(verdict.digest, ledger.replay.digest);
});

test('host change P4: a draw keeps its name and its outcome, whoever orders it', async t => {
  const outcomes: string[] = [];
  for (const led of [false, true]) {
    const pens = await table(t, 'ppp', 'the same draw');
    // Until the first deal is asked.
    const asks = () => pens.host.ledger.dealer.joint!.status?.kind === 'deal';
    const before = pens.host.chain.entries.length;
    assert.ok(!asks() && before > 0);
    while (!(await pens.step()));
    if (led) await pens.lead(2);
    while (pens.host.chain.entries.length < before + 8) assert.ok(await pens.step());
    const dealt = pens.host.chain.entries.flatMap(entry =>
      entry.kind === 'dealt' ? [JSON.stringify(entry.payload.answers)] : [],
    );
    outcomes.push(dealt.slice(0, 6).join());
  }
  assert.equal(outcomes[0], outcomes[1]);
});

test('host change G2, G3: a host that was away goes over, keeps what it had aside, and is a guest', async t => {
  const pens = await table(t, 'ppp', 'away', 3);
  const old = pens.pen(0);
  const {n: base} = old.chain.head;
  pens.cut.add(0);
  const lost = await renames(pens, 0, 'Nobody', old);
  await pens.lead(1);
  await renames(pens, 2, 'Somebody');
  await pens.settle();
  assert.deepEqual([old.chain.term, pens.pen(2).chain.term], [0, 1]);
  pens.cut.delete(0);
  await assert.rejects(pens.follow(1, 0), coded('table/fork'));
  const {ledger: left} = old;
  const further = await named(Chain.link(left.chain.texts), pens, 2, ['Once more']);
  const theirs = pens.pen(1).chain.texts;
  assert.ok(await left.goOver(base, theirs.slice(base + 1)));
  // What it still wanted to do on the other branch it does no more.
  await left.offer(further.texts.slice(-1));
  assert.equal(left.head, base + 1);
  await pens.open(0);
  await old.ledger.offer(theirs);
  assert.deepEqual(old.asides, [[lost]]);
  assert.ok(pens.agree());
  assert.equal(old.chain.termAt(base), 0);
  await assert.rejects(renames(pens, 0, 'Once more', old), coded('log/not-the-host'));
  for (let i = 0; i < 3; i++) assert.ok(await pens.step());
  assert.ok(pens.agree());
  assert.equal(pens.host.ledger.firstBad, null);
  assert.equal(old.ledger.firstBad, null);
});

test('host change G2: a disk that takes nothing leaves the device where it is, whole; when it does, it goes over', async t => {
  const pens = await table(t, 'ppp', 'full disk', 2);
  const old = pens.pen(0);
  pens.cut.add(0);
  await renames(pens, 0, 'Nobody', old);
  const before = [...old.stored];
  await pens.lead(2);
  pens.cut.delete(0);
  old.disk = what => {
    if (what === 'branch') throw new BadMessage('saves/full');
  };
  await assert.rejects(pens.follow(0, 2), coded('saves/full'));
  assert.deepEqual(old.stored, before);
  // It still deals on its own branch, and takes what comes there.
  await renames(pens, 0, 'Still here', old);
  assert.equal(old.chain.head.n, before.length);
  // The power is cut just when all is written.
  old.disk = () => undefined;
  const theirs = pens.pen(2).chain.texts;
  await old.ledger.goOver(before.length - 2, theirs.slice(before.length - 1));
  old.crash();
  await pens.open(0);
  assert.deepEqual(old.chain.texts, theirs);
  await pens.settle();
  assert.ok(await pens.step());
  assert.ok(pens.agree());
});

test('host change G2: longer is not later; what is not valid is not followed', async t => {
  const pens = await table(t, 'ppp', 'longer', 1);
  const {n} = pens.host.chain.head;
  const [one, two] = [pens.pen(1), pens.pen(2)];
  await pens.lead(1);
  await pens.settle();
  // Somebody had the old host write more, and is in no later term.
  const names = ['Name one', 'Name two', 'Name three', 'Name four'];
  const longer = await named(Chain.link(one.chain.texts.slice(0, n + 1)), pens, 0, names);
  // The new host shows two histories of its own term, and this one is the longer.
  const forked = await named(Chain.link(one.chain.texts.slice(0, n + 2)), pens, 0, names);
  await renames(pens, 2, 'Somebody', one);
  await pens.settle();
  const before = [...two.stored];
  await assert.rejects(two.ledger.goOver(n, longer.texts.slice(n + 1)), coded('table/fork'));
  await assert.rejects(two.ledger.goOver(n + 1, forked.texts.slice(n + 2)), coded('table/fork'));
  await assert.rejects(two.ledger.goOver(n, []), coded('table/fork'));
  // A later term with too few votes, and one whose seal is another's.
  for (const [text, code] of [
    [(await ledFrom(pens, n, 10, [1, 2]))[n + 1]!.replace(/"h":"./, '"h":"_'), 'log/bad-host-signature'],
    [(await ledFrom(pens, n, 10, [1, 2]))[n + 1]!.replace('"t":10', '"t":18'), 'log/bad-host-signature'],
  ] as const)
    await assert.rejects(two.ledger.goOver(n, [text]), coded(code));
  assert.deepEqual(two.stored, before);
  assert.ok(pens.agree());
});

test('host change G2: nobody goes below what it has let out, though a majority of liars calls it so', async t => {
  const pens = await table(t, 'ppp', 'watermark', 2);
  const one = pens.pen(1);
  const {watermark} = one.ledger.dealer.joint!.pledge!;
  assert.ok(watermark);
  const lie = await ledFrom(pens, watermark.n - 1, 10, [0, 2]);
  await assert.rejects(
    one.ledger.goOver(watermark.n - 1, lie.slice(watermark.n)),
    coded('fair/below-watermark'),
  );
  const above = await ledFrom(pens, watermark.n, 10, [0, 2]);
  assert.ok(await one.ledger.goOver(watermark.n, above.slice(watermark.n + 1)));
});

test('host change: a choice that was opened in a tail is opened again where the log goes on without it', async t => {
  const pens = await Pens.of('ppppp', 'opened twice', goofspiel);
  t.after(() => pens.close());
  const old = pens.pen(0);
  const opened: number[] = [];
  // The last choice is opened where nobody hears of it but the host and whose choice it is.
  old.disk = what => {
    const {kind, by = []} = old.ledger.dealer.joint!.status ?? {};
    if (what !== 'entry' || kind !== 'disclose' || by.length !== 1) return;
    opened.push(...by);
    for (const seat of [1, 2, 3, 4]) if (!by.includes(seat)) pens.cut.add(seat);
  };
  while (opened.length === 0) assert.ok(await pens.step());
  old.disk = () => undefined;
  const [leader = -1] = pens.cut;
  const away = [0, ...opened];
  assert.equal(pens.cut.size, 3);
  pens.cut.clear();
  for (const seat of away) pens.cut.add(seat);
  await pens.lead(leader);
  await pens.settle();
  pens.cut.clear();
  for (const seat of away) await pens.follow(seat, leader);
  for (const seat of away) assert.equal(pens.pen(seat).asides.length, 1);
  await pens.settle();
  assert.notEqual(pens.host.ledger.dealer.joint!.status?.kind, 'disclose');
  assert.ok(pens.agree());
});

test('host change G1: a branch that only goes on is taken in, and nothing is left', async t => {
  const pens = await table(t, 'ppp', 'goes on', 1);
  pens.cut.add(2);
  const {n} = pens.host.chain.head;
  await pens.lead(1, [0, 1]);
  const two = pens.pen(2);
  assert.equal(await two.ledger.goOver(n - 1, pens.host.chain.texts.slice(n)), null);
  assert.equal(two.chain.head.hash, pens.host.chain.head.hash);
  assert.deepEqual(two.asides, []);
});

test('host change V3: a vote is on the disk before it is shown, also when the disk failed at first', async t => {
  const pens = await table(t, 'ppp', 'vote', 1);
  const two = pens.pen(2);
  const {joint} = two.ledger.dealer;
  const {n, hash} = two.chain.head;
  const {guard} = two.joint;
  two.disk = what => {
    if (what === 'secrets') throw new BadMessage('saves/full');
  };
  await assert.rejects(joint!.elect(1, n, hash), coded('saves/full'));
  await assert.rejects(joint!.elect(1, n, hash), coded('saves/full'));
  assert.equal(two.joint.guard, guard);
  two.disk = () => undefined;
  const vote = await joint!.elect(1, n, hash);
  assert.notEqual(two.joint.guard, guard);
  // The process is gone before the vote has left; what it says then is the same.
  two.crash();
  await pens.open(2);
  const again = two.ledger.dealer.joint!;
  assert.equal(again.pledge!.floor, 1);
  assert.equal(await again.elect(1, n, hash), vote);
  await assert.rejects(again.elect(1, n - 1, two.chain.hashes[n - 1]!), coded('fair/voted-other'));
});

/** A table at which nobody has said anything yet: the first question is a draw that all have to acknowledge. */
async function silent(t: TestContext, seed: string): Promise<Pens> {
  const pens = await Pens.of('ppp', seed, game);
  t.after(() => pens.close());
  return pens;
}

test('host change P2: who has voted acknowledges nothing of the old host any more, also after a reload', async t => {
  const pens = await silent(t, 'floor');
  const two = pens.pen(2);
  const {n, hash} = two.chain.head;
  await two.ledger.dealer.joint!.elect(2, n, hash);
  two.crash();
  await pens.open(2);
  assert.equal(await pens.step(), false, 'the draw waits for it');
  assert.ok(two.chain.head.n > n, 'which takes entries in');
  assert.ok(pens.pen(1).said.includes('ack'));
  assert.ok(!two.said.includes('ack'));
  await pens.lead(0);
  assert.ok(await pens.step());
  assert.ok(two.said.includes('ack'));
});

test('host change P5: what could not be stored is not said by the next word either', async t => {
  const pens = await silent(t, 'unsaid');
  const two = pens.pen(2);
  const {guard} = two.joint;
  two.disk = what => {
    if (what === 'secrets') throw new BadMessage('saves/full');
  };
  assert.equal(await pens.step(), false);
  // The acknowledgement that it owes is the first thing that it makes when it is back.
  two.crash();
  await pens.open(2);
  for (let i = 0; i < 3; i++) await two.ledger.dealer.joint!.nudge();
  assert.equal(two.joint.guard, guard);
  assert.ok(pens.pen(1).said.includes('ack'));
  assert.ok(!two.said.includes('ack'));
  two.disk = () => undefined;
  assert.ok(await pens.step());
  assert.ok(two.said.includes('ack'));
});

test('host change M3: who is a member changes once what came before is confirmed', async t => {
  const pens = await table(t, 'pppp', 'settled');
  const {ledger} = await pens.lead(1).then(() => pens.pen(1));
  await pens.settle();
  const leaves = async () => {
    const {chain, signer} = pens.pen(3);
    const payload = {type: 'leave', bot: 'random', bytes: await pens.pen(3).ledger.dealer.joint!.leave()};
    const signature = await chain.sign('table', 3, payload, signer);
    return pens.write({kind: 'table', seat: 3, payload, signature});
  };
  assert.equal(ledger.isSettled, false);
  await assert.rejects(leaves(), coded('log/unconfirmed'));
  const told = reports(pens);
  assert.equal(ledger.hearReports(told.slice(0, 2)), false);
  await assert.rejects(leaves(), coded('log/unconfirmed'));
  assert.ok(ledger.hearReports(told));
  assert.equal(ledger.confirmed, ledger.head);
  await leaves();
  assert.equal(ledger.isSettled, false);
});

test('host change: a state of dealing is kept of confirmed entries alone, so that going over keeps it', async t => {
  const pens = await table(t, 'ppp', 'snapshots', 6);
  const old = pens.pen(0);
  assert.equal(old.snapshot, null);
  for (const {ledger} of pens.pens) ledger.hearReports(reports(pens));
  const n = pens.pen(0).snapshot?.n ?? -1;
  assert.ok(n > 0);
  assert.ok(n <= old.ledger.confirmed);
  pens.cut.add(0);
  await renames(pens, 0, 'Nobody', old);
  await pens.lead(1);
  pens.cut.delete(0);
  await pens.follow(0, 1);
  assert.equal(pens.pen(0).snapshot?.hash, old.chain.hashes[n]);
  assert.ok(await pens.step());
  assert.ok(pens.agree());
});
