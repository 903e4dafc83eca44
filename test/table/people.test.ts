/** People at a table over the network: another device, a bot for somebody away, a new name, a request withdrawn. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {AWAY_SECONDS, SILENT_SECONDS} from '../../src/base/stand-in.ts';
import {loadGame} from '../../src/games/index.ts';
import {type Consent, type SeatKeyFact, signConsent, signProposal} from '../../src/log/entry.ts';
import {createSigner, type Signer} from '../../src/log/sign.ts';
import {codeOf, fixed} from '../../src/table/others/claim-code.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import type {Ledger} from '../../src/table/playing/ledger.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

const away = (table: TestTable, i: number) => table.devices[i]!.session.close();
const last = (table: TestTable) => table.ledger().chain.entries.at(-1)!;

/** So long that whoever is away counts as gone. */
const later = (table: TestTable, seconds = AWAY_SECONDS) => table.elapse(seconds);

const seatedAt = (table: TestTable, seat: number, i: number) =>
  table.until(() => table.view(i).viewer === seat);

/** A seat's device goes; its person asks for the seat on another one. @returns that one */
async function claims(table: TestTable, seat: number): Promise<number> {
  away(table, seat);
  const other = await table.newcomer(`Player ${seat} on a tablet`);
  table.act(other, {act: 'claimSeat', seat});
  return other;
}

const answer = (table: TestTable, i: number, device: number, yes = true) =>
  table.act(i, {act: 'answerClaim', seat: 1, device: table.devices[device]!.session.key, yes});

test('"this is my seat": the others agree, each by a code of their own, and the seat goes on from the other device', async () => {
  const table = await TestTable.started(4, 'another device');
  for (let i = 0; i < 4; i++) await table.step();
  const other = await claims(table, 1);
  assert.deepEqual(table.view(other).claimable, [1, 2, 3], 'not the host’s own');
  const asked = [0, 2, 3];
  await table.until(() => asked.every(i => table.view(i).claims[0]?.code != null));
  const codes = asked.map(i => table.view(i).claims[0]!.code);
  assert.deepEqual(
    table.view(other).claim!.codes,
    asked.map((seat, i) => ({seat, code: codes[i]})),
    'both see the same code',
  );
  assert.ok(new Set(codes).size > 1, 'each another one');
  await later(table);
  const {n} = last(table);
  answer(table, 0, other);
  await table.net.idle();
  await later(table, 1);
  assert.equal(last(table).n, n, 'the host alone moves nothing');
  answer(table, 2, other);
  await seatedAt(table, 1, other);
  const fact = table.ledger().chain.entries.findLast(({kind}) => kind === 'table')!.payload;
  assert.deepEqual(
    (fact as SeatKeyFact).consents!.map(([seat]) => seat),
    [0, 2],
  );
  assert.deepEqual(table.view(0).claims, []);
  await table.open(1);
  await table.until(() => table.view(1).viewer === null);
  for (const at of [0, 1, 2, 3, other]) assert.equal(table.view(at).fairness.firstBad, null);
  while (!table.over()) await table.step();
  await table.devices[2]!.session.act({act: 'recheck'});
  assert.equal(table.view(2).fairness.recheck.state, 'good');
  table.close();
});

test('a player who still has the old device moves the seat from there: nobody else is asked, and no draw gets lost', async () => {
  const table = await TestTable.started(2, 'ticket');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  const other = await table.newcomer('Player 1 on a tablet');
  table.devices[other]!.session.movesHere({seat: 1, ticket: 'a'.repeat(22)});
  await table.net.idle();
  assert.deepEqual(table.view(1).move, {may: true, ticket: null, going: false}, 'nothing is shown yet');
  table.act(1, {act: 'moveSeat'});
  const {ticket} = table.view(1).move;
  const {n} = last(table);
  table.devices[other]!.session.movesHere({seat: 1, ticket: 'a'.repeat(22)});
  await table.net.idle();
  assert.equal(last(table).n, n, 'another ticket moves nothing');
  table.devices[other]!.session.movesHere(ticket!);
  await seatedAt(table, 1, other);
  await table.until(() => table.view(1).viewer === null && !table.view(1).move.may);
  for (let i = 0; i < 4; i++) await table.step();
  for (const at of [0, 1, other]) {
    assert.equal(table.view(at).fairness.firstBad, null);
    assert.deepEqual(table.view(at).fairness.redraws, []);
  }
  table.close();
});

test('a seat whose person has left for good goes to no other device: its keys are given away', async t => {
  const table = await TestTable.started(3, 'left');
  t.after(() => table.close());
  await table.step();
  await table.quiet();
  assert.ok(table.view(2).move.may);
  table.act(2, {act: 'leaveSeat'});
  await table.until(() => table.view(2).seats[2]!.left);
  assert.ok(!table.view(2).move.may);
  table.act(2, {act: 'moveSeat'});
  assert.deepEqual(table.view(2).move, {may: false, ticket: null, going: false});
});

test('votes that come before the new keys of a seat that moved wait for these, and break no dealing', async t => {
  const table = await TestTable.started(3, 'votes before keys');
  t.after(() => table.close());
  await table.quiet();
  const held = {votes: true, keys: true};
  table.net.instead = (_from, _to, message) => {
    const said = message as {m: string; type?: string; kind?: string};
    const stays =
      said.type === 'vote' ? held.votes : said.m === 'propose' && said.kind === 'fair' && held.keys;
    return stays ? [] : [message];
  };
  table.devices[2]!.session.close();
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: 2});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => [0, 1].every(i => table.view(i).seats[2]!.standIn !== null));
  const other = await table.newcomer('T');
  table.act(1, {act: 'moveSeat'});
  table.devices[other]!.session.movesHere(table.view(1).move.ticket!);
  await seatedAt(table, 1, other);
  await table.until(() => table.view(0).dealing?.kind === 'set-up');
  held.votes = false;
  let voted = false;
  const {instead} = table.net;
  table.net.instead = (from, to, message) => {
    voted ||= from === table.devices[other]!.session.key && (message as {type?: string}).type === 'vote';
    return instead(from, to, message);
  };
  await table.until(() => {
    table.act(other, {act: 'syncNow'});
    return voted;
  });
  await table.elapse(1);
  assert.equal(table.view(0).trouble, null);
  assert.equal(table.view(1).trouble, null, 'the old device wants the same, and has no vote any more');
  assert.equal(table.view(1).viewer, null);
  held.keys = false;
  const steps = () =>
    table.ledger().chain.entries.flatMap(({kind, payload}) => (kind === 'dealt' ? [payload.step] : []));
  await table.until(() => steps().includes('drop'));
  assert.equal(table.view(0).trouble, null);
});

test('nobody agrees about a seat whose device is linked: it counts when that one has been away for long', async () => {
  const table = await TestTable.started(3, 'linked');
  await table.quiet();
  const other = await table.newcomer('T');
  table.act(other, {act: 'claimSeat', seat: 1});
  await table.until(() => [0, 2].every(i => table.view(i).claims[0]?.code != null));
  const {n} = last(table);
  assert.equal(table.view(0).claims[0]!.linked, true);
  for (const i of [0, 2]) answer(table, i, other);
  await later(table, 1000);
  await later(table, 1000);
  assert.equal(last(table).n, n);
  away(table, 1);
  await later(table, AWAY_SECONDS - 1);
  assert.equal(last(table).n, n, 'not yet');
  await later(table, 2);
  await seatedAt(table, 1, other);
  table.close();
});

test('a seat stays with the host, and with the device that has the bots’ secrets; no other does', async t => {
  const table = await TestTable.started(4, 'stays', 1);
  t.after(() => table.close());
  await table.quiet();
  await table.until(() => table.view(0).heir !== null);
  table.act(0, {act: 'handOver', seat: 1});
  await table.until(() => [0, 1, 2].every(i => table.view(i).seats[1]!.host));
  await table.quiet();
  const stranger = await table.newcomer('S');
  assert.deepEqual(table.view(stranger).claimable, [2]);
  assert.deepEqual(
    [0, 1, 2].map(i => table.view(i).move.may),
    [false, false, true],
  );
});

test('who wanted a bot for somebody, and is the host by now, does not write it down when she is back', async t => {
  const table = await TestTable.started(4, 'late wish');
  t.after(() => table.close());
  await table.quiet();
  table.devices[3]!.session.close();
  await table.until(() => table.view(1).seats[3]!.link === 'away');
  await table.elapse(AWAY_SECONDS);
  await table.until(() => table.view(1).standIn.possible.includes(3));
  // What is said about her does not arrive.
  table.net.instead = (_from, _to, message) => ((message as {m: string}).m === 'propose' ? [] : [message]);
  table.act(1, {act: 'standIn', seat: 3});
  await table.quiet();
  await table.open(3);
  await table.until(() => [0, 1, 2].every(i => table.view(i).seats[3]!.link === 'live'));
  table.devices[0]!.session.close();
  await table.until(() => table.view(1).refusal?.code === 'table/still-here');
  assert.ok(table.view(1).seats[1]!.host);
  assert.ok(
    !table.ledger(1).chain.entries.some(({payload}) => (payload as {type?: string}).type === 'standIn'),
  );
});

test('a stranger is turned away, is told so, waits before asking again, and nothing stands in the log', async () => {
  const table = await TestTable.started(2, 'stranger');
  await table.quiet();
  const {n} = last(table);
  const stranger = await claims(table, 1);
  await table.until(() => table.view(0).claims[0]?.code != null);
  answer(table, 0, stranger, false);
  await table.until(() => table.view(stranger).claim?.refused != null);
  assert.equal(table.view(stranger).claim!.refused!.code, 'table/claim-refused');
  table.act(stranger, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(stranger).claim?.refused != null);
  assert.equal(last(table).n, n);
  assert.deepEqual(table.view(0).claims, []);
  await later(table, 61);
  table.act(stranger, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length > 0);
  table.close();
});

test('only the one who asked for a seat can withdraw that; then it can be asked for again, under another code', async () => {
  const table = await TestTable.started(3, 'withdrawn claim');
  await table.quiet();
  const asker = await claims(table, 1);
  const rival = await table.newcomer('B');
  const {key} = table.devices[rival]!.session;
  await table.until(() => table.view(0).claims[0]?.code != null);
  const {code} = table.view(0).claims[0]!;
  const host = table.net.room(table.devices[0]!.session.key)!;
  host.events!.message({id: key, key, host: false, link: 'live', name: ''}, {m: 'unclaim', seat: 1});
  await table.net.idle();
  assert.equal(table.view(0).claims.length, 1, 'the rival withdraws nothing');
  assert.notEqual(table.view(asker).claim, null);
  table.act(asker, {act: 'withdrawClaim'});
  assert.equal(table.view(asker).claim, null);
  await table.until(() => table.view(0).claims.length === 0);
  table.act(asker, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims[0]?.code != null);
  assert.notEqual(table.view(0).claims[0]!.code, code);
  assert.equal(table.view(asker).claim!.refused, null);
  table.close();
});

test('claims of one seat stand beside each other, and strangers who ask keep nobody out who has played it before', async () => {
  const table = await TestTable.started(2, 'many claims');
  await table.quiet();
  const tablet = await table.newcomer('T');
  table.act(1, {act: 'moveSeat'});
  table.devices[tablet]!.session.movesHere(table.view(1).move.ticket!);
  await seatedAt(table, 1, tablet);
  away(table, tablet);
  const strangers = await Promise.all(Array.from({length: 9}, (_, i) => table.newcomer(`W${i}`)));
  for (const i of strangers) table.act(i, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length === 8);
  assert.equal(new Set(table.view(0).claims.map(({device}) => device)).size, 8, 'told apart');
  // The phone that had the seat before asks for it again: it comes first.
  await table.until(() => table.view(1).claimable.includes(1));
  table.act(1, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims[0]?.known === true && table.view(0).claims[0]!.code !== null);
  assert.equal(table.view(0).claims[0]!.device, table.devices[1]!.session.key);
  assert.equal(table.view(0).claims.length, 8);
  answer(table, 0, 1);
  await later(table);
  await seatedAt(table, 1, 1);
  assert.ok(
    table.view(0).claims.every(({device}) => device !== table.devices[1]!.session.key),
    'no ghost',
  );
  table.close();
});

test('the code cannot be chosen by who shows it: what does not fit what was fixed before gives none', async () => {
  const table = await TestTable.started(2, 'ground code');
  await table.quiet();
  away(table, 1);
  const stranger = await table.newcomer('S');
  const {key} = table.devices[stranger]!.session;
  const host = table.net.room(table.devices[0]!.session.key)!;
  const peer = {id: key, key, host: false, link: 'live', name: ''} as const;
  const {gameId} = table.ledger().chain;
  const terms = {gameId, seat: 1, key, nonce: 'n'.repeat(22)};
  const salt = 's'.repeat(22);
  host.events!.message(peer, {m: 'claim', seat: 1, nonce: terms.nonce, fixed: fixed(terms, salt)});
  for (const other of ['a', 'b', 'c'])
    host.events!.message(peer, {m: 'claimShow', seat: 1, salt: other.repeat(22)});
  await table.net.idle();
  assert.equal(table.view(0).claims[0]!.code, null);
  answer(table, 0, stranger);
  await later(table);
  assert.equal(table.view(0).claims[0]!.agreed, false, 'a code that nobody saw was not compared');
  host.events!.message(peer, {m: 'claimShow', seat: 1, salt});
  const {code} = table.view(0).claims[0]!;
  // Of another table, seat, device, or asked by another: another code.
  const other = {key: 'k'.repeat(43), salt: 'r'.repeat(22)};
  const codes = [
    terms,
    {...terms, gameId: 'g'},
    {...terms, seat: 0},
    {...terms, key: 'x'},
    {...terms, nonce: 'm'},
  ].map(one => codeOf(one, salt, other));
  assert.equal(new Set([...codes, codeOf(terms, salt, {...other, key: 'l'}), code]).size, 7);
  table.close();
});

test('claims that no honest device makes are answered with a reason, or with nothing', async () => {
  const table = await TestTable.started(3, 'bad claims', 1);
  await table.quiet();
  const {n} = last(table);
  const stranger = await table.newcomer('S');
  const guest = table.devices[1]!.session.key;
  const room = table.net.room(table.devices[0]!.session.key)!;
  const peer = (key: string) => ({id: key, key, host: false, link: 'live', name: ''}) as const;
  const nonce = 'n'.repeat(22);
  const part = 'f'.repeat(43);
  for (const seat of [0, 2, 3, 4])
    room.events!.message(peer(table.devices[stranger]!.session.key), {m: 'claim', seat, nonce, fixed: part});
  room.events!.message(peer(guest), {m: 'claim', seat: 1, nonce, fixed: part});
  room.events!.message(peer('somebody'), {m: 'claim', seat: 1, nonce, fixed: part});
  await table.net.idle();
  // Somebody who is not linked is no one to ask about.
  assert.deepEqual(table.view(0).claims, []);
  assert.equal(last(table).n, n);
  table.close();
});

test('no bot is offered for anybody while the host is away: nothing would come of asking', async () => {
  const table = await TestTable.started(3, 'no stand-in');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  away(table, 2);
  await later(table);
  await table.until(() => table.view(1).standIn.possible.includes(2));
  away(table, 0);
  await table.until(() => table.view(1).seats[0]!.awaySince !== null);
  assert.deepEqual(table.view(1).standIn.possible, []);
  table.close();
});

test('a bot plays on for somebody away once the others agree; the person takes the seat back with one tap', async () => {
  const table = await TestTable.started(3, 'stand-in');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  const gone = table.devices[2]!;
  away(table, 2);
  await table.until(() => table.view(0).seats[2]!.awaySince !== null);
  assert.deepEqual(table.view(0).standIn.possible, [], 'not for a moment’s silence');
  await later(table);
  assert.deepEqual(table.view(0).standIn.possible, [2]);
  table.act(0, {act: 'standIn', seat: 2});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  assert.equal(table.view(0).seats[2]!.standIn, null, 'not before the other has agreed');
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.view(1).seats[2]!.standIn !== null);
  table.devices.splice(2, 1);
  const moved = () => last(table).kind === 'action' && last(table).seat === 2;
  const botMoves = () =>
    table
      .ledger()
      .chain.entries.filter(
        ({kind, seat, authorSignature}) => kind === 'action' && seat === 2 && authorSignature === null,
      ).length;
  for (let i = 0; i < 40 && botMoves() < 2; i++) await table.step();
  assert.ok(botMoves() >= 2 || moved());
  table.devices.push(gone);
  await table.open(2);
  await table.until(
    () => table.view(2).standIn.mine && table.view(2).fairness.entries === table.view(0).fairness.entries,
  );
  table.act(2, {act: 'takeBackSeat'});
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[2]!.standIn === null));
  for (let i = 0; i < 8; i++) await table.step();
  for (const i of [0, 1, 2]) assert.equal(table.view(i).fairness.firstBad, null);
  table.close();
});

test('of three one is played by a bot, and the host goes: nobody is promised that another device takes over', async t => {
  const table = await TestTable.started(3, 'second gone');
  t.after(() => table.close());
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  away(table, 2);
  await later(table);
  table.act(0, {act: 'standIn', seat: 2});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.view(1).seats[2]!.standIn !== null);
  away(table, 0);
  await table.until(() => table.view(1).trouble !== null);
  assert.deepEqual(table.view(1).trouble, {
    code: 'table/minority',
    details: {here: 1, members: 3, missing: 1},
  });
});

test('at a table of two the other asks alone: it counts after a long silence, unless the first is back before', async () => {
  const table = await TestTable.started(2, 'of two');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  away(table, 1);
  await later(table);
  table.act(0, {act: 'standIn', seat: 1});
  await table.until(() => table.view(0).standIn.asked !== null);
  const left = table.view(0).standIn.asked!.from! - table.now;
  assert.ok(Math.abs(left - 1000 * (SILENT_SECONDS - AWAY_SECONDS)) <= 1000, `${left} ms`);
  await later(table, SILENT_SECONDS - AWAY_SECONDS - 1);
  assert.equal(table.view(0).seats[1]!.standIn, null);
  await table.open(1);
  await table.until(() => table.view(1).standIn.mine);
  table.act(1, {act: 'takeBackSeat'});
  await table.until(() => table.view(0).standIn.asked === null);
  away(table, 1);
  await later(table);
  table.act(0, {act: 'standIn', seat: 1});
  await table.until(() => table.view(0).standIn.asked !== null);
  await later(table, SILENT_SECONDS);
  await table.until(() => table.view(0).seats[1]!.standIn !== null);
  table.close();
});

/** What somebody signs with her own hands, on the last entry; the host's device judges it. */
async function signed(table: TestTable, i: number, seat: number, payload: object) {
  const {chain} = table.ledger();
  const {n: basis} = chain.head;
  const signature = await chain.sign('table', seat, payload, await createSigner(table.devices[i]!.seed));
  const room = table.net.room(table.devices[i]!.session.key)!;
  room.send(table.devices[0]!.session.key, {m: 'propose', kind: 'table', seat, basis, payload, signature});
  await table.net.idle();
  await table.ledger().offer([]);
}

test('a guest signs that somebody is away who is linked: the host’s device does not write it down', async () => {
  const table = await TestTable.started(3, 'thinking');
  await table.quiet();
  await later(table, 500);
  const {n} = last(table);
  for (const seat of [0, 1]) await signed(table, 2, 2, {type: 'standIn', seat, bot: 'greedy', away: 999});
  assert.equal(last(table).n, n);
  table.close();
});

test('the host puts a bot in for the other who is there, or moves her seat away: her device names it, and goes no further', async () => {
  for (const how of ['bot', 'seat'] as const) {
    const table = await TestTable.started(2, `present ${how}`);
    await table.quiet();
    await later(table, AWAY_SECONDS);
    const guest = table.ledger(1);
    const {chain} = table.ledger();
    const host = await createSigner(table.devices[0]!.seed);
    const write = async (payload: object) => {
      const signature = await chain.sign('table', 0, payload, host);
      const text = await chain.seal({kind: 'table', seat: 0, payload, signature}, host);
      chain.link(text);
      await guest.offer([text]);
    };
    const {n} = chain.head;
    if (how === 'bot') {
      await write({type: 'standIn', seat: 1, bot: 'greedy', away: 999});
      assert.equal(table.view(1).standIn.mine, true, 'she can say that she is there');
      await write({type: 'answerStandIn', yes: true, away: 999});
    } else {
      const key = (await createSigner(new Uint8Array(32).fill(77))).publicKey;
      const move = {seat: 1, key, nonce: 'n'.repeat(22)};
      const signature = await signConsent({gameId: chain.gameId, n, hash: chain.head.hash, ...move}, host);
      await write({type: 'seatKey', ...move, consents: [[0, signature]]});
    }
    assert.equal(guest.firstBad?.problem.code, 'table/still-here');
    assert.equal(table.view(1).trouble?.code, 'table/still-here');
    assert.equal(guest.head, how === 'bot' ? n + 1 : n);
    assert.equal(guest.replay.standIns.bots[1], null);
    table.close();
  }
});

test('the host alone moves nobody’s seat: consents that are missing, borrowed or forged are refused by name, by all and by the audit', async () => {
  const table = await TestTable.started(4, 'forged move');
  await table.quiet();
  const {chain} = table.ledger();
  const signers = await Promise.all(table.devices.map(({seed}) => createSigner(seed)));
  const [host] = signers as [Signer];
  const {n, hash} = chain.head;
  const key = (await createSigner(new Uint8Array(32).fill(77))).publicKey;
  const move = {seat: 1, key, nonce: 'n'.repeat(22)};
  const consent = async (seat: number, by = seat, over = hash) =>
    [seat, await signConsent({gameId: chain.gameId, n, hash: over, ...move}, signers[by]!)] as const;
  const rows: readonly (readonly [consents: readonly Consent[] | null, code: string])[] = [
    [null, 'log/malformed'],
    [[], 'log/too-few-consents'],
    [[await consent(0)], 'log/too-few-consents'],
    [[await consent(0), await consent(0)], 'log/wrong-consents'],
    [[await consent(0), await consent(1)], 'log/wrong-consents'],
    [[await consent(2), await consent(0)], 'log/wrong-consents'],
    [[await consent(0), await consent(2, 0)], 'log/bad-consent-signature'],
    [[await consent(0), await consent(2, 2, 'x'.repeat(43))], 'log/bad-consent-signature'],
  ];
  for (const [consents, code] of rows) {
    const payload = {type: 'seatKey', ...move, ...(consents && {consents})};
    const signature = await chain.sign('table', 0, payload, host);
    const text = await chain.seal({kind: 'table', seat: 0, payload, signature}, host);
    for (const {session} of table.devices.slice(1)) {
      const ledger = session.ledger!;
      ledger.firstBad = null;
      await ledger.offer([text]);
      assert.equal((ledger.firstBad as Ledger['firstBad'])?.problem.code, code, JSON.stringify(consents));
      assert.equal(ledger.head, n);
    }
    const verdict = await auditEntries([...chain.texts, text], loadGame);
    assert.equal(verdict.good ? '' : verdict.code, code);
  }
  table.close();
});

test('the host’s program cannot move for a person without a bot that stands in', async () => {
  const table = await TestTable.started(2, 'forged stand-in');
  await table.quiet();
  const guest = table.ledger(1);
  const host = await createSigner(table.devices[0]!.seed);
  const seat = guest.replay.toAct[0]!;
  const forged = await guest.chain.seal(
    {kind: 'action', seat, payload: {type: 'takeRole', role: 'settler'}},
    host,
  );
  await guest.offer([forged]);
  assert.equal(guest.firstBad!.problem.code, 'log/unsigned');
  table.close();
});

test('a new name reaches the lobby and the running table; one that looks like a neighbour’s does not', async () => {
  const table = await TestTable.lobby(2, 'names');
  table.devices[1]!.name = 'Zsófi';
  await table.devices[1]!.session.renamed();
  await table.until(() => table.devices[0]!.session.lobby.places[1]?.name === 'Zsófi');
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  table.devices[1]!.name = 'Zsófia';
  await table.devices[1]!.session.renamed();
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[1]!.name === 'Zsófia'));
  // A refusal stands until the next entry: none comes any more when the first draw is over.
  await table.quiet();
  table.devices[1]!.name = 'Plаyer 0';
  await table.devices[1]!.session.renamed();
  await table.until(() => table.view(1).refusal !== null);
  assert.equal(table.view(1).refusal!.code, 'log/name-taken');
  assert.equal(table.view(0).seats[1]!.name, 'Zsófia');
  table.close();
});

test('a word on the entry on which its seat has just said something else is said again, not lost', async () => {
  const table = await TestTable.started(2, 'two words');
  await table.quiet();
  const [host, guest] = table.devices.map(({session}) => session);
  const {chain} = guest!.ledger!;
  // What the guest's dealing does all the time: its seat speaks, and the entry of it is not here yet.
  const room = table.net.room(guest!.key)!;
  const {events} = room;
  const held: (readonly string[])[] = [];
  room.events = {...events!, entries: texts => void held.push(texts)};
  const {n: basis} = chain.head;
  const payload = {type: 'name', name: 'Zs'};
  const signature = await chain.sign('table', 1, payload, await createSigner(table.devices[1]!.seed));
  room.send(host!.key, {m: 'propose', kind: 'table', seat: 1, basis, payload, signature});
  await table.until(() => table.view(0).seats[1]!.name === 'Zs');

  const pen = table.net.room(host!.key)!;
  const send = pen.send.bind(pen);
  const answered = new Promise<object>(resolve => {
    pen.send = (to, message) => {
      send(to, message);
      if ('m' in message && message.m === 'verdict') resolve(message);
    };
  });
  table.devices[1]!.name = 'Zsófia';
  await guest!.renamed();
  assert.equal(((await answered) as {code: string}).code, 'log/replayed');
  await table.net.idle();
  room.events = events;
  for (const texts of held) events!.entries(texts);
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[1]!.name === 'Zsófia'));
  assert.equal(table.view(1).refusal, null);
  table.close();
});

test('a key change that a guest signs is refused by the host', async () => {
  const table = await TestTable.started(3, 'guest gives seats');
  await table.quiet();
  const {chain} = table.ledger();
  const {n, hash} = chain.head;
  const signer = await createSigner(table.devices[1]!.seed);
  const payload = {type: 'seatKey', seat: 2, key: signer.publicKey, nonce: 'n'.repeat(22), consents: []};
  const {gameId} = chain;
  const signature = await signProposal(
    {gameId, basis: n, basisHash: hash, kind: 'table', seat: 1, payload},
    signer,
  );
  const {events} = table.net.room(table.devices[0]!.session.key)!;
  const from = {
    id: table.devices[1]!.session.key,
    key: table.devices[1]!.session.key,
    host: false,
    link: 'live',
    name: '',
  } as const;
  events!.message(from, {m: 'propose', kind: 'table', seat: 1, basis: n, payload, signature});
  await table.net.idle();
  await table.ledger().offer([]);
  assert.equal(chain.head.n, n);
  table.close();
});

test('somebody who asked to take back sees how far it goes, and can withdraw', async () => {
  const table = await TestTable.started(3, 'withdraw', 0);
  const asking = () =>
    table.devices.findIndex((_, i) => {
      const {to, free} = table.view(i).takeBack;
      return to !== null && !free;
    });
  while (asking() < 0) await table.step();
  const i = asking();
  const {to, moves} = table.view(i).takeBack;
  assert.ok(moves >= 2, 'its own move and another’s');
  table.act(i, {act: 'takeBack', to: to!});
  await table.until(() => table.devices.every((_, at) => table.view(at).takeBack.asked !== null));
  assert.deepEqual(
    table.devices.map((_, at) => table.view(at).takeBack.asked!.mine),
    table.devices.map((_, at) => at === i),
  );
  assert.equal(table.view(i).takeBack.asked!.moves, moves);
  table.act(i, {act: 'withdrawTakeBack'});
  await table.until(() => table.devices.every((_, at) => table.view(at).takeBack.asked === null));
  assert.equal(table.ledger().replay.undone.size, 0);
  table.close();
});

test('a word that comes twice at once counts once, and its author is not told that it is old', async () => {
  const table = await TestTable.started(2, 'twice', 0, bazaar);
  // Nothing is drawn now: the dealing of her device says nothing.
  await table.until(() => table.devices.every((_, i) => table.ledger(i).replay.state.phase === 'drop'));
  const [host, guest] = table.devices.map(({session}) => session);
  const told: object[] = [];
  table.net.instead = (from, to, message) => {
    if (from === host!.key && to === guest!.key && 'm' in message && message.m === 'verdict')
      told.push(message);
    return 'm' in message && message.m === 'propose' ? [message, message, message] : [message];
  };
  table.devices[1]!.name = 'Zsófia';
  await guest!.renamed();
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[1]!.name === 'Zsófia'));
  await table.net.idle();
  assert.deepEqual(told, []);
  const names = table
    .ledger()
    .chain.entries.filter(({payload}) => JSON.stringify(payload).includes('"type":"name"'));
  assert.equal(names.length, 1);
  table.close();
});

test('who is gone before anything was dealt is not played for: the others set a new table, and are told of it', async () => {
  const table = await TestTable.lobby(3, 'never dealt', 0, await loadGame('san-juan'));
  table.act(0, {act: 'start'});
  away(table, 2);
  await table.until(() => table.devices[0]!.session.ledger !== null);
  await table.until(() => table.view(0).dealing?.seats.join() === '2');
  await later(table);
  const {standIn} = table.view(0);
  assert.deepEqual([standIn.unready, standIn.possible, standIn.mayLeave], [true, [], false]);
  await table.devices[0]!.session.invite('https://example.org/#j=next', seat => seat);
  await table.until(() => table.view(1).rematch !== null);
  assert.deepEqual(table.view(1).rematch, {by: 0});
  table.close();
});
