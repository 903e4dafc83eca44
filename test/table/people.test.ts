/** People at a table over the network: another device, a bot for somebody away, a new name, a request withdrawn. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {signProposal} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {codeOf} from '../../src/table/claims.ts';
import {TestTable} from '../support/tables.ts';

const away = (table: TestTable, i: number) => table.devices[i]!.session.close();
const last = (table: TestTable) => table.devices[0]!.session.ledger!.chain.entries.at(-1)!;

test('"this is my seat": one tap of the host, and the seat goes on from the other device; the old one watches', async () => {
  const table = await TestTable.started(3, 'another device');
  for (let i = 0; i < 4; i++) await table.step();
  const other = await table.newcomer('Player 1 on a tablet');
  assert.deepEqual(table.view(other).claimable, [1, 2], 'not the host’s own');
  table.act(other, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length > 0);
  const [claim] = table.view(0).claims;
  assert.deepEqual(claim, {seat: 1, code: codeOf(table.devices[other]!.session.key), linked: true});
  assert.equal(table.view(other).claim!.code, claim!.code, 'both see the same code');
  table.act(0, {act: 'answerClaim', seat: 1, yes: true});
  await table.until(() => table.devices.every(({session}) => session.ledger!.head === last(table).n));
  await table.until(() => table.view(other).viewer === 1 && table.view(1).viewer === null);
  assert.equal(table.view(other).claim, null);
  // The game goes on to its end, the seat's moves signed on the new device.
  for (const at of [0, 1, 2, other]) assert.equal(table.view(at).fairness.firstBad, null);
  while (!table.over()) await table.step();
  table.close();
});

test('a stranger is turned away by the host’s person, is told so, and nothing stands in the log', async () => {
  const table = await TestTable.started(2, 'stranger');
  await table.quiet();
  const {n} = last(table);
  const stranger = await table.newcomer('Player 1');
  table.act(stranger, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length > 0);
  table.act(0, {act: 'answerClaim', seat: 1, yes: false});
  await table.until(() => table.view(stranger).claim?.refused != null);
  assert.equal(table.view(stranger).claim!.refused!.code, 'table/claim-refused');
  assert.equal(last(table).n, n);
  assert.deepEqual(table.view(0).claims, []);
  table.close();
});

test('who asked for a seat can withdraw it, and nobody else can; then it can be asked for again', async () => {
  const table = await TestTable.started(3, 'withdrawn claim');
  await table.quiet();
  const [asker, rival] = [await table.newcomer('A'), await table.newcomer('B')];
  const {key} = table.devices[rival]!.session;
  table.act(asker, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length > 0);
  const host = table.net.room(table.devices[0]!.session.key)!;
  host.events!.message({id: key, key, host: false, link: 'live', name: ''}, {m: 'unclaim', seat: 1});
  await table.quiet();
  assert.equal(table.view(0).claims.length, 1, 'the rival withdraws nothing');
  assert.notEqual(table.view(asker).claim, null);
  table.act(asker, {act: 'withdrawClaim'});
  assert.equal(table.view(asker).claim, null);
  await table.until(() => table.view(0).claims.length === 0);
  await table.quiet();
  table.act(rival, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length > 0);
  assert.equal(table.view(0).claims[0]!.code, codeOf(key));
  table.act(rival, {act: 'withdrawClaim'});
  table.act(rival, {act: 'claimSeat', seat: 1});
  await table.quiet();
  assert.equal(table.view(0).claims.length, 1, 'asked for again at once');
  assert.equal(table.view(rival).claim!.refused, null);
  table.close();
});

test('a second wish for one seat at the same time is refused in words; the first one stands', async () => {
  const table = await TestTable.started(2, 'two claims');
  await table.quiet();
  const [first, second] = [await table.newcomer('A'), await table.newcomer('B')];
  table.act(first, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(0).claims.length > 0);
  table.act(second, {act: 'claimSeat', seat: 1});
  await table.until(() => table.view(second).claim?.refused != null);
  assert.equal(table.view(second).claim!.refused!.code, 'table/seat-claimed');
  assert.equal(table.view(0).claims.length, 1);
  assert.equal(table.view(0).claims[0]!.code, table.view(first).claim!.code);
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
  for (const seat of [0, 2, 3, 4])
    room.events!.message(peer(table.devices[stranger]!.session.key), {m: 'claim', seat, nonce});
  room.events!.message(peer(guest), {m: 'claim', seat: 1, nonce});
  room.events!.message(peer('somebody'), {m: 'claim', seat: 1, nonce});
  await table.net.idle();
  // Somebody who is not linked is no one to ask about.
  assert.deepEqual(table.view(0).claims, []);
  assert.equal(last(table).n, n);
  table.close();
});

test('while the host is away no bot is offered, for nobody: nothing would come of asking', async () => {
  const table = await TestTable.started(3, 'no stand-in');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  away(table, 2);
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
  assert.deepEqual(table.view(0).standIn.possible, [2]);
  table.act(0, {act: 'standIn', seat: 2});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  assert.equal(table.view(0).seats[2]!.standIn, null, 'not before the other has agreed');
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.view(1).seats[2]!.standIn !== null);
  table.devices.splice(2, 1);
  const moved = () => last(table).kind === 'action' && last(table).seat === 2;
  const botMoves = () =>
    table.devices[0]!.session.ledger!.chain.entries.filter(
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

test('the host’s program cannot move for a person without a bot that stands in', async () => {
  const table = await TestTable.started(2, 'forged stand-in');
  await table.quiet();
  const guest = table.devices[1]!.session.ledger!;
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
  const {chain} = table.devices[0]!.session.ledger!;
  const {n, hash} = chain.head;
  const signer = await createSigner(table.devices[1]!.seed);
  const payload = {type: 'seatKey', seat: 2, key: signer.publicKey, nonce: 'n'.repeat(22)};
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
  await table.devices[0]!.session.ledger!.offer([]);
  assert.equal(chain.head.n, n);
  table.close();
});

test('whoever asked to take back sees how far it goes, and can withdraw', async () => {
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
  assert.equal(table.devices[0]!.session.ledger!.replay.undone.size, 0);
  table.close();
});
