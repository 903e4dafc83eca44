/**
 * Somebody is lost in the middle of a game with hidden hands. With back-up the others agree, open that hand, and a bot plays
 * on; the lost person comes back and plays with an open hand. Without back-up the table waits, and goes on when she is back.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import {AWAY_SECONDS} from '../../src/base/stand-in.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {decodePart} from '../../src/fair/part.ts';
import type {FairPayload} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {EVERY} from '../support/in-turn.ts';
import {seedOf} from '../support/table/joint-record.ts';
import {type FairMessage, isFair, Liar} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;
const LOST = 2;

const phaseOf = (table: TestTable) => table.ledger().replay.state.phase;
const here = (table: TestTable) => table.devices.filter((_, i) => i !== LOST);

/** Plays for those who are here until a condition holds. */
async function play(table: TestTable, until: () => boolean): Promise<void> {
  for (;;) {
    await table.until(() => until() || here(table).some(({session}) => mayMove(session)));
    if (until()) return;
    const i = table.devices.findIndex(({session}, at) => at !== LOST && mayMove(session));
    const head = table.ledger(i).head;
    table.act(i, {act: 'move', action: moveOf(table, i) as never});
    await table.until(() => until() || table.ledger(i).head > head);
  }
}

/** The first seat wins each bid and sells nothing: what is taken is taken from who is here. */
function moveOf(table: TestTable, i: number): object {
  const {choices} = table.view(i);
  const {coins} = table.ledger().replay.state;
  const types = choices.map(({type}) => type);
  if (types.includes('bid')) return {type: 'bid', coins: i === 0 ? Math.ceil(coins[0] / 2) : 0};
  return types.includes('enough') ? {type: 'enough'} : sampleAny(choices, table.rng);
}

const mayMove = (session: TestTable['devices'][number]['session']): boolean => {
  const view = session.view();
  return view.screen === 'table' && view.choices.length > 0 && view.sending === null && view.viewer !== null;
};

test('with back-up: all others agree, open the lost hand, and a bot plays on with it', async t => {
  const table = await TestTable.started(3, 'lost', 0, game, true);
  t.after(() => table.close());
  await table.until(
    () =>
      phaseOf(table) === 'drop' &&
      table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'),
  );
  assert.equal(table.ledger().chain.header.backup, true);
  const hand: number[] = table.ledger().replay.state.hands[LOST];
  for (const i of [0, 1])
    assert.equal(table.ledger(i).dealer.faces(LOST).size, 0, 'nobody reads it while she is here');
  const faces = new Map(table.ledger(LOST).dealer.faces(LOST));
  table.devices[LOST]!.session.close();
  await play(table, () => table.ledger().replay.toAct.join() === String(LOST));
  await table.elapse(AWAY_SECONDS);
  await table.until(() => [0, 1].every(i => table.view(i).standIn.possible.includes(LOST)));

  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  assert.equal(table.ledger().dealer.faces(LOST).size, 0, 'one alone opens nothing');
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.ledger().dealer.faces(LOST).size > 0);
  for (const card of hand)
    assert.equal(table.ledger().dealer.faces(LOST).get(card), faces.get(card), 'the same cards');

  const over = () => [0, 1].every(i => table.ledger(i).replay.result !== null);
  const byBot = () =>
    table.ledger().chain.entries.filter(({kind, seat}) => kind === 'action' && seat === LOST).length;
  const before = byBot();
  // In the long run the game is played out.
  await play(table, () => over() || (!EVERY && byBot() - before >= 3));
  await table.until(() => table.ledger().head === table.ledger(1).head);
  assert.equal(table.ledger().replay.digest, table.ledger(1).replay.digest);
  for (const i of [0, 1]) {
    assert.equal(table.ledger(i).firstBad, null);
    assert.deepEqual(table.view(i).fairness.blames, [], 'who is gone has not cheated');
  }
  await table.devices[1]!.session.act({act: 'recheck'});
  assert.equal(table.view(1).fairness.recheck.state, 'good', 'the record of it stands an audit');
});

test('a player who signs to nobody that a seat is lost is named, even once she has given her share herself', async t => {
  const table = await TestTable.started(3, 'unsigned', 0, game, true);
  t.after(() => table.close());
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  const liar = await Liar.at(table, 1);
  table.devices[LOST]!.session.close();
  await play(table, () => table.ledger().replay.toAct.join() === String(LOST));
  liar.lies(message => ('type' in message && message.type === 'ack' ? [] : [message]));
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  const isGiven = () =>
    table
      .ledger()
      .chain.entries.some(
        ({kind, seat, payload}) => kind === 'fair' && seat === 1 && payload.step === 'recover',
      );
  await table.until(isGiven);
  const {dealing} = table.view(0);
  assert.deepEqual([dealing?.kind, dealing?.seats], ['recovery', [1]]);
  liar.repents();
  await table.until(() => table.ledger().dealer.faces(LOST).size > 0);
});

test('somebody who agreed and goes before her vote is heard is waited for by name: nothing is opened until she is back', async t => {
  const table = await TestTable.started(3, 'gone before the vote', 0, game, true);
  t.after(() => table.close());
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  const mute = await Liar.at(table, 1);
  table.devices[LOST]!.session.close();
  await play(table, () => table.ledger().replay.toAct.join() === String(LOST));
  mute.lies(message => ('type' in message && message.type === 'vote' ? [] : [message]));
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.view(0).seats[LOST]!.standIn !== null);
  table.devices[1]!.session.close();
  await table.until(() => table.view(0).seats[1]!.link === 'away');
  await table.elapse(1);
  const {dealing} = table.view(0);
  assert.deepEqual([dealing?.kind, dealing?.seats], ['recovery', [1]]);
  assert.equal(table.ledger().dealer.faces(LOST).size, 0);
  await table.open(1);
  await table.until(() => table.ledger().dealer.faces(LOST).size > 0);
});

test('with back-up, too, the set-up waits by name for who says nothing: the others can do nothing before', async t => {
  const table = await TestTable.lobby(3, 'silent at the set-up', 0, game, true);
  t.after(() => table.close());
  const silent = await Liar.at(table, LOST);
  silent.lies(() => []);
  table.act(0, {act: 'start'});
  await table.until(() => here(table).every(({session}) => session.ledger?.head === 2));
  for (const i of [0, 1])
    await table.until(() => table.ledger(i).dealer.joint!.status?.seats.join() === String(LOST));
  silent.repents();
  await table.until(() => table.devices.every(({session}) => session.ledger?.replay.state.phase === 'drop'));
});

test('a new deck does not wait for the layer of somebody who is gone: once her key is told, the others shuffle it to its end', async t => {
  const table = await TestTable.started(3, 'gone at the new deck', 0, game, true);
  t.after(() => table.close());
  const liar = await Liar.at(table, LOST);
  // Her part of the new deck is never heard, neither her layers nor her pass; her hand goes into it beside theirs.
  const isNew = (i: number) => table.ledger(i).replay.state.round === 1;
  const ofDeck = ({bytes}: FairMessage) =>
    isNew(LOST) && ['widening', 'pass'].includes(decodePart(fromBase64url(bytes)!).kind);
  liar.lies(message => (isFair(message) && message.type === 'part' && ofDeck(message) ? [] : [message]));
  const status = (i: number) => table.ledger(i).dealer.joint?.status;
  const waits = (i: number) =>
    isNew(i) && status(i)?.kind === 'shuffle' && status(i)!.seats.join() === String(LOST);
  while (![0, 1].every(waits)) {
    await table.until(() => [0, 1].every(waits) || table.actor() !== null);
    const i = table.actor();
    if (i === null) continue;
    const {head} = table.ledger(i);
    table.act(i, {act: 'move', action: sampleAny(table.view(i).choices, table.rng)});
    await table.until(() => table.ledger(i).head > head);
  }

  table.devices[LOST]!.session.close();
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => [0, 1].every(i => table.ledger(i).replay.state.phase === 'drop'));
  const steps = table
    .ledger()
    .chain.entries.flatMap(({kind, payload}) => (kind === 'dealt' || kind === 'fair' ? [payload.step] : []));
  assert.ok(steps.lastIndexOf('recover') > steps.indexOf('drop'), 'her key was told while the pile waited');
  await play(table, () => [0, 1].every(i => table.ledger(i).replay.result !== null));
  for (const i of [0, 1]) {
    assert.deepEqual(table.view(i).fairness.blames, []);
    assert.equal(table.ledger(i).firstBad, null);
  }
  const verdict = await auditEntries(table.ledger(1).chain.texts, async () => game);
  assert.equal(verdict.good, true);
});

test('a false back-up: whoever got the false share complains, everybody convicts the liar, also after a reload, and no card is dealt', async t => {
  const table = await TestTable.lobby(3, 'false back-up', 0, game, true);
  t.after(() => table.close());
  const liar = await Liar.at(table, LOST);
  const backup = (message: object): FairPayload | null => {
    const {m, payload} = message as {m?: string; payload?: FairPayload};
    return m === 'propose' && payload?.step === 'backup' ? payload : null;
  };
  const own: FairPayload[] = [];
  liar.lies(message => {
    const payload = backup(message);
    if (payload) own.push(payload);
    return payload ? [] : [message];
  });
  table.act(0, {act: 'start'});
  await table.until(() => own.length > 0);
  const bytes = fromBase64url(own[0]!.bytes)!;
  bytes[bytes.length - 20]! ^= 1;
  const payload = {...own[0]!, bytes: toBase64url(bytes)};
  const taken = () =>
    table
      .ledger()
      .chain.entries.some(
        ({kind, seat, payload}) => kind === 'fair' && seat === LOST && payload.step === 'backup',
      );
  // What is said beside somebody else's entry comes too late, and is said again.
  while (!taken()) {
    const {chain} = table.ledger(LOST);
    const signature = await chain.sign('fair', LOST, payload, await createSigner(seedOf(LOST)));
    liar.say({m: 'propose', kind: 'fair', seat: LOST, payload, basis: chain.head.n, signature});
    await table.net.idle();
  }
  const convicted = (i: number) =>
    table.view(i).dealing?.kind === 'failed' && table.view(i).fairness.blames.length === 1;
  await table.until(() => [0, 1].every(convicted));
  await table.open(1);
  await table.until(() => convicted(1));
  for (const i of [0, 1]) {
    const {fairness, dealing} = table.view(i);
    assert.deepEqual(
      fairness.blames.map(({seat, proof, code}) => [seat, proof, code]),
      [[LOST, 'backup', 'fair/bad-backup']],
    );
    assert.deepEqual(dealing?.seats, [LOST]);
    assert.deepEqual(fairness.draws, []);
  }
});

test('a player who was let go comes back: she takes the seat, and the next shuffle has her again', async t => {
  const table = await TestTable.started(3, 'back', 0, game, true);
  t.after(() => table.close());
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  table.devices[LOST]!.session.close();
  await table.elapse(AWAY_SECONDS);
  await table.until(() => [0, 1].every(i => table.view(i).standIn.possible.includes(LOST)));
  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.ledger().dealer.faces(LOST).size > 0);
  await table.open(LOST);
  await table.until(() => table.ledger(LOST)?.head === table.ledger().head && table.view(LOST).standIn.mine);
  table.act(LOST, {act: 'takeBackSeat'});
  const kinds = () =>
    table.ledger().chain.entries.flatMap(({kind, payload}) => (kind === 'dealt' ? [payload.step] : []));
  await table.until(() => kinds().includes('back'));
  assert.ok(kinds().indexOf('drop') < kinds().indexOf('back'));
  for (let step = 0; step < 60 && table.ledger().replay.state.round === 0; step++) await table.step();
  await table.until(() =>
    table.devices.every(
      ({session}) =>
        session.ledger!.replay.state.round === 1 && session.ledger!.replay.state.phase === 'drop',
    ),
  );
  const {draws} = table.view(0).fairness;
  const [first, second] = draws.filter(({kind, of}) => kind === 'shuffle' && of === null);
  assert.deepEqual(
    [first?.by, second?.by],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    'she shuffles with the others',
  );
  assert.equal(new Set(table.devices.map(({session}) => session.ledger!.replay.digest)).size, 1);
});

test('a player who came back has an open hand and keeps no secret: nobody else can be let go then', async t => {
  const table = await TestTable.started(3, 'one secret left', 0, game, true);
  t.after(() => table.close());
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  table.devices[LOST]!.session.close();
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  await table.until(() => table.ledger().dealer.faces(LOST).size > 0);
  await table.open(LOST);
  await table.until(() => table.ledger(LOST)?.head === table.ledger().head && table.view(LOST).standIn.mine);
  table.act(LOST, {act: 'takeBackSeat'});
  await table.until(() => table.devices.every((_, i) => table.view(i).seats[LOST]!.standIn === null));
  assert.equal(table.view(1).standIn.mayLeave, false, 'the host would know the whole pile');
  assert.equal(table.view(LOST).standIn.mayLeave, true);
  table.devices[1]!.session.close();
  await table.elapse(AWAY_SECONDS);
  await table.until(() => table.view(0).seats[1]!.link === 'away');
  assert.deepEqual(
    [0, LOST].map(i => table.view(i).standIn.possible),
    [[], []],
  );
  table.act(0, {act: 'standIn', seat: 1});
  await table.until(() => table.view(0).refusal !== null);
  assert.equal(table.view(0).refusal?.code, 'engine/hidden-hand');
});

test('without back-up nobody can be let go: the table waits, by name, and goes on when she is back from what she stored', async t => {
  const table = await TestTable.started(3, 'waits', 0, game);
  t.after(() => table.close());
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  for (let i = 0; i < 3; i++) await table.step();
  for (const i of [0, 1, LOST]) table.act(i, {act: 'move', action: {type: 'bid', coins: i} as never});
  table.devices[LOST]!.session.close();
  await table.until(
    () => table.view(0).dealing?.seats.includes(LOST) === true && table.view(0).seats[LOST]!.link === 'away',
  );
  assert.deepEqual(table.view(0).standIn.possible, []);
  table.act(0, {act: 'standIn', seat: LOST});
  await table.until(() => table.view(0).refusal !== null);
  assert.equal(table.view(0).refusal?.code, 'engine/hidden-hand');
  await table.open(LOST);
  await table.until(() => table.devices.every(({session}) => session.ledger?.replay.state.phase === 'trade'));
  assert.equal(new Set(table.devices.map(({session}) => session.ledger!.replay.digest)).size, 1);
});
