/**
 * Somebody leaves a table for good, by her own word: a bot has her seat from that entry on and reads her hand, the draws go
 * on without her device, and nobody has to agree. While a draw waits for her she is refused, with the reason.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {loadGame} from '../../src/games/index.ts';
import {createSigner} from '../../src/log/sign.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {EVERY} from '../support/in-turn.ts';
import {seedOf} from '../support/table/joint-record.ts';
import {Liar} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;

const inPhase = (table: TestTable, phase: string) =>
  table.until(() => table.devices.every(({session}) => session.ledger?.replay.state.phase === phase));
const facts = (table: TestTable) =>
  table.ledger().chain.entries.flatMap(({kind, payload}) => (kind === 'table' ? [payload.type] : []));
const readBy = (table: TestTable, i: number, seat: number) => table.ledger(i).dealer.faces(seat).size;

/** Plays for these devices until it is over, or enough. */
async function playOut(table: TestTable, devices: readonly number[], enough = () => false): Promise<void> {
  const able = (i: number) => table.view(i).choices.length > 0 && table.view(i).sending === null;
  const over = () => enough() || devices.every(i => table.ledger(i).replay.result !== null);
  while (!over()) {
    await table.until(() => over() || devices.some(able));
    const i = devices.find(able);
    if (i === undefined) return;
    const {head} = table.ledger(i);
    table.act(i, {act: 'move', action: sampleAny(table.view(i).choices, table.rng)});
    await table.until(() => table.ledger(i).head > head);
  }
}

test('without back-up: the leaver’s word alone opens her hand and no other, a bot plays on with it, the record holds', async t => {
  const table = await TestTable.started(3, 'farewell', 0, game);
  t.after(() => table.close());
  await inPhase(table, 'drop');
  const faces = new Map(table.ledger(2).dealer.faces(2));
  for (const i of [0, 1]) assert.equal(readBy(table, i, 2), 0, 'nobody reads it while she plays');
  assert.deepEqual(
    table.devices.map((_, i) => table.view(i).standIn.mayLeave),
    [true, true, true],
    'also the host, which hands the table over first',
  );

  table.act(2, {act: 'leaveSeat'});
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[2]!.left));
  assert.ok(table.view(2).standIn.mine && !table.view(2).standIn.mayLeave);
  assert.equal(table.view(0).seats[2]!.standIn, 'greedy');
  table.devices[2]!.session.close();
  await table.until(() => [0, 1].every(i => readBy(table, i, 2) > 0));
  for (const [card, face] of faces) assert.equal(table.ledger().dealer.faces(2).get(card), face);
  assert.equal(readBy(table, 0, 1) + readBy(table, 1, 0), 0, 'the others’ hands stay theirs');

  const byBot = () =>
    table.ledger().chain.entries.filter(({kind, seat}) => kind === 'action' && seat === 2).length;
  const before = byBot();
  // In the long run the game is played out.
  await playOut(table, [0, 1], () => !EVERY && byBot() - before >= 3);
  assert.ok(byBot() > before);
  await table.until(() => table.ledger().head === table.ledger(1).head);
  assert.equal(table.ledger().replay.digest, table.ledger(1).replay.digest);
  for (const i of [0, 1]) {
    assert.equal(table.ledger(i).firstBad, null);
    assert.deepEqual(table.view(i).fairness.blames, []);
  }
  assert.deepEqual(facts(table), ['leave']);
  await table.devices[1]!.session.act({act: 'recheck'});
  assert.equal(table.view(1).fairness.recheck.state, 'good', 'the record of it stands an audit');
});

test('San Juan: a hand that lies open is mixed by nobody; who plays on does so to the end of some rounds, and an audit agrees', async t => {
  const sanJuan = (await loadGame('san-juan'))!;
  const table = await TestTable.started(3, 'farewell in San Juan', 0, sanJuan);
  t.after(() => table.close());
  while (table.ledger().head < 26) await table.step();
  await table.quiet();
  table.act(2, {act: 'leaveSeat'});
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[2]!.left));
  table.devices[2]!.session.close();
  const settled = () =>
    table
      .ledger(1)
      .chain.entries.filter(
        ({kind, payload}) => kind === 'dealt' && (payload as {step: string}).step === 'settled',
      ).length;
  await playOut(table, [0, 1], () => settled() >= 3);
  assert.ok(settled() >= 3, 'its new handles follow from the log');
  await table.until(() => table.ledger().head === table.ledger(1).head);
  assert.equal(table.ledger().replay.digest, table.ledger(1).replay.digest);
  assert.equal(table.ledger(1).firstBad, null);
  await table.devices[1]!.session.act({act: 'recheck'});
  assert.equal(table.view(1).fairness.recheck.state, 'good');
});

for (const [what, seats, bots, played] of [
  ['of two and a bot, one leaves', 3, 1, game],
  ['of two without hidden cards, one leaves', 2, 0, null],
] as const)
  test(`${what}: the other plays on alone, draws and all`, async t => {
    const table = await TestTable.started(seats, what, bots, played);
    t.after(() => table.close());
    await table.quiet();
    table.act(1, {act: 'leaveSeat'});
    await table.until(() => table.view(0).seats[1]!.left && table.view(1).seats[1]!.left);
    table.devices[1]!.session.close();
    await playOut(table, [0]);
    assert.notEqual(table.ledger().replay.result, null);
  });

test('nobody leaves a table of two with hidden cards for good: what one alone shuffles is no secret', async t => {
  const table = await TestTable.started(2, 'two alone', 0, game);
  t.after(() => table.close());
  await inPhase(table, 'drop');
  assert.ok(!table.view(1).standIn.mayLeave);
  table.act(1, {act: 'leaveSeat'});
  await table.until(() => table.view(1).refusal !== null);
  assert.equal(table.view(1).refusal!.code, 'engine/needs-two');
  assert.deepEqual(facts(table), []);
});

test('leaving is refused, with the reason, while a draw waits for her; after it she may', async t => {
  const table = await TestTable.lobby(3, 'farewell in a draw', 0, game);
  t.after(() => table.close());
  const silent = await Liar.at(table, 1);
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  silent.lies(silent.changing('share', () => null));
  await table.until(
    () => table.view(2).dealing?.kind === 'deal' && table.view(2).dealing?.seats.join() === '1',
  );
  const {head} = table.ledger();
  table.act(2, {act: 'leaveSeat'});
  await table.until(() => table.view(2).refusal !== null);
  assert.equal(table.view(2).refusal!.code, 'fair/draw-waits');
  assert.equal(table.ledger().head, head);
  assert.ok(!table.view(2).standIn.mine);
  silent.repents();
  await inPhase(table, 'drop');
  assert.deepEqual(facts(table), [], 'it was not kept for later');
  table.act(2, {act: 'leaveSeat'});
  await table.until(() => table.view(0).seats[2]!.left);
});

test('somebody moves in the same moment: her word is void on the entry before, and said again by itself', async t => {
  const table = await TestTable.started(3, 'farewell in a race', 0, game);
  t.after(() => table.close());
  await inPhase(table, 'drop');
  const [card] = table.ledger().replay.state.hands[0];
  table.act(2, {act: 'leaveSeat'});
  table.act(0, {act: 'move', action: {type: 'drop', cards: [card]} as never});
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[2]!.left));
  assert.equal(table.view(2).refusal, null);
  const kinds = table.ledger().chain.entries.map(({kind}) => kind);
  assert.ok(kinds.indexOf('table') > kinds.indexOf('action'), 'the move came first');
});

test('a player who comes back after all takes her seat again, draws with the others, and keeps an open hand', async t => {
  const table = await TestTable.started(3, 'farewell and back', 0, game);
  t.after(() => table.close());
  await inPhase(table, 'drop');
  table.act(2, {act: 'leaveSeat'});
  await table.until(() => table.view(0).seats[2]!.left);
  await table.open(2);
  await table.until(() => table.devices[2]!.session.ledger !== null && table.view(2).standIn.mine);
  table.act(2, {act: 'takeBackSeat'});
  const dealt = () =>
    table.ledger().chain.entries.flatMap(({kind, payload}) => (kind === 'dealt' ? [payload.step] : []));
  await table.until(() => dealt().includes('back'));
  await table.until(() => table.devices.every((_, i) => !table.view(i).seats[2]!.left));
  for (let step = 0; step < 60 && table.ledger().replay.state.round === 0; step++) await table.step();
  await inPhase(table, 'drop');
  const shuffles = table.view(0).fairness.draws.filter(({kind, of}) => kind === 'shuffle' && of === null);
  assert.deepEqual(shuffles.at(-1)?.by, [0, 1, 2], 'she shuffles with the others');
  assert.equal(new Set(table.devices.map(({session}) => session.ledger!.replay.digest)).size, 1);
});

test('a leave with another’s keys, in another’s name, without keys, kept for later: refused, and nothing changes', async t => {
  const table = await TestTable.started(3, 'false farewells', 0, game);
  t.after(() => table.close());
  await inPhase(table, 'drop');
  const word = (i: number) => table.ledger(i).dealer.joint!.leave();
  const say = async (seat: number, bytes: string, by = seat) => {
    const {chain} = table.ledger(seat);
    const payload = {type: 'leave', bot: 'greedy', bytes};
    const signature = await chain.sign('table', seat, payload, await createSigner(seedOf(by)));
    const proposal = {m: 'propose', kind: 'table', seat, payload, basis: chain.head.n, signature};
    const host = table.net.room(table.devices[0]!.session.key)!;
    const {send} = host;
    const answered = new Promise<string>(resolve => {
      host.send = (peer, message) => {
        if ('m' in message && message.m === 'verdict') resolve((message as unknown as {code: string}).code);
        send.call(host, peer, message);
      };
    });
    const key = table.devices[by]!.session.key;
    host.events!.message({id: key, key, host: false, link: 'live', name: ''}, proposal);
    const code = await answered;
    host.send = send;
    return code;
  };
  const {head} = table.ledger();
  const old = await word(1);
  assert.equal(await say(2, await word(1)), 'fair/wrong-author', 'with another’s keys');
  assert.equal(await say(1, old, 2), 'log/bad-author-signature', 'in another’s name');
  assert.equal(await say(1, ''), 'log/malformed', 'without keys');
  assert.equal(
    await say(
      1,
      old.replace(/.$/, last => (last === 'A' ? 'E' : 'A')),
    ),
    'fair/bad-vote',
  );
  assert.equal(table.ledger().head, head);
  await table.devices[0]!.session.act({act: 'move', action: drop(table, 0)});
  await table.until(() => table.ledger(1).head > head);
  assert.equal(await say(1, old), 'fair/other-entry', 'kept back for later');
  const now = table.ledger().head;
  await table.net.idle();
  assert.equal(table.ledger().head, now);
  assert.deepEqual(
    table.devices.map((_, i) => table.view(i).seats.map(({left}) => left)),
    [
      [false, false, false],
      [false, false, false],
      [false, false, false],
    ],
  );
});

const drop = (table: TestTable, seat: number) =>
  ({type: 'drop', cards: [table.ledger().replay.state.hands[seat][0]]}) as never;

test('what she had said before is refused: who leaves leaves all the same', async t => {
  const table = await TestTable.started(3, 'farewell refused', 0, game);
  t.after(() => table.close());
  await inPhase(table, 'drop');
  const [host, , guest] = table.devices.map(({session}) => session);
  const isName = (message: object) => JSON.stringify(message).includes('"type":"name"');
  table.net.instead = (from, _to, message) => (from === guest!.key && isName(message) ? [] : [message]);
  const {head: basis} = table.ledger(2);
  table.devices[2]!.name = 'Zs';
  await guest!.renamed();
  table.act(2, {act: 'leaveSeat'});
  for (const n of [basis - 1, basis])
    table.net.send(host!.key, guest!.key, {m: 'verdict', basis: n, code: 'log/bad-name', details: {}});
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[2]!.left));
});

test('with the host’s device gone nobody is offered what only a host writes down', async t => {
  const table = await TestTable.started(3, 'farewell, alone', 1, game);
  t.after(() => table.close());
  await table.quiet();
  assert.equal(table.view(1).standIn.mayLeave, true);
  table.devices[0]!.session.close();
  await table.until(() => table.view(1).seats[0]!.link === 'away');
  assert.equal(table.view(1).standIn.mayLeave, false);
});
