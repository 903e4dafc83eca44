/**
 * Somebody sees the others' parts of a draw, keeps her own back and goes: the draw is made again without her. It leaves its
 * trace on every screen for ever, and a second time takes everybody's word.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromBase64url} from '../../src/base/bytes.ts';
import {AWAY_SECONDS} from '../../src/base/stand-in.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {decodePart} from '../../src/fair/part.ts';
import {loadGame} from '../../src/games/index.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {isFair, Liar} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const LIAR = 3;
const others = [0, 1, 2];
const waits = (table: TestTable, i: number) => {
  const {dealing} = table.view(i);
  return dealing?.kind === 'beacon' && dealing.seats.join() === String(LIAR);
};

/** Plays until a draw waits for the liar's part, which saw all others'; then it goes. */
async function withholds(table: TestTable): Promise<void> {
  const liar = await Liar.at(table, LIAR);
  liar.lies(message => (isFair(message) && message.type === 'part' ? [] : [message]));
  while (!others.every(i => waits(table, i))) {
    await table.until(() => others.every(i => waits(table, i)) || table.actor() !== null);
    const i = table.actor();
    if (i === null || others.every(at => waits(table, at))) continue;
    const {head} = table.ledger(i);
    table.act(i, {act: 'move', action: sampleAny(table.view(i).choices, table.rng)});
    await table.until(() => table.ledger(i).head > head);
  }
  table.devices[LIAR]!.session.close();
  await table.elapse(AWAY_SECONDS);
}

/** A bot stands in for the liar, by the word of these. */
async function standsIn(table: TestTable, by: readonly number[]): Promise<void> {
  table.act(by[0]!, {act: 'standIn', seat: LIAR});
  for (const i of by.slice(1)) {
    await table.until(() => table.view(i).standIn.asked?.mayAnswer === true);
    table.act(i, {act: 'answerStandIn', yes: true});
  }
  await table.until(() => others.every(i => table.view(i).seats[LIAR]!.standIn !== null));
}

async function comesBack(table: TestTable): Promise<void> {
  await table.open(LIAR);
  await table.until(() => table.ledger(LIAR)?.head === table.ledger().head);
  await table.until(() => table.view(LIAR).standIn.mine);
  table.act(LIAR, {act: 'takeBackSeat'});
  const steps = () =>
    table.ledger().chain.entries.flatMap(({kind, payload}) => (kind === 'dealt' ? [payload.step] : []));
  await table.until(() => steps().lastIndexOf('back') > steps().lastIndexOf('drop'));
}

test('a draw that is made again says whose part was missing, on all devices, in the log and after a reload; the second one takes everybody', async t => {
  const table = await TestTable.started(4, 'best of two');
  t.after(() => table.close());
  await table.quiet();
  await withholds(table);
  await standsIn(table, [0, 1, 2]);
  await table.until(() => others.every(i => table.view(i).fairness.redraws.length === 1));
  const {n} = table.view(0).fairness.redraws[0]!;
  for (const i of others) assert.deepEqual(table.view(i).fairness.redraws, [{n, kind: 'beacon', seat: LIAR}]);
  assert.equal(table.ledger().chain.entries[n]!.kind, 'dealt', 'the entry by which she was let go');
  await comesBack(table);
  table.devices[1]!.session.close();
  await table.open(1);
  await table.until(() => table.view(1).fairness.redraws.length === 1);

  await withholds(table);
  await standsIn(table, [0, 1, 2]);
  await table.until(() => others.every(i => table.view(i).standIn.again === LIAR));
  table.act(0, {act: 'drawAgain', seat: LIAR});
  table.act(1, {act: 'drawAgain', seat: LIAR});
  await table.until(() => [0, 1].every(i => table.view(i).standIn.again === null));
  await table.elapse(1);
  assert.equal(table.view(0).fairness.redraws.length, 1, 'two of three are not everybody');
  assert.ok(waits(table, 0), 'and the table says for whom it waits');
  table.act(2, {act: 'drawAgain', seat: LIAR});
  await table.until(() => others.every(i => table.view(i).fairness.redraws.length === 2));
  await table.until(() => others.every(i => table.view(i).dealing === null));
  for (const i of others) {
    assert.deepEqual(table.view(i).fairness.blames, []);
    assert.equal(table.view(i).fairness.firstBad, null);
  }
  const verdict = await auditEntries(table.ledger(2).chain.texts, loadGame);
  assert.equal(verdict.good, true);
});

test('with back-up the others complete the draw that she kept back: one value, no trace, and the audit finds it whole', async t => {
  const game: AnyGame = bazaar;
  const table = await TestTable.started(3, 'completed', 0, game, true);
  t.after(() => table.close());
  const liar = await Liar.at(table, 2);
  const here = [0, 1];
  const status = (i: number) => table.ledger(i).dealer.joint?.status;
  const asksDice = () => table.ledger().replay.ask?.kind === 'beacon';
  const waiting = () =>
    asksDice() && here.every(i => status(i)?.kind === 'beacon' && status(i)!.seats.join() === '2');
  liar.lies(message => (isFair(message) && message.type === 'part' && asksDice() ? [] : [message]));
  while (!waiting()) {
    await table.until(() => waiting() || table.actor() !== null);
    const i = table.actor();
    if (i === null) continue;
    const {head} = table.ledger(i);
    table.act(i, {act: 'move', action: sampleAny(table.view(i).choices, table.rng)});
    await table.until(() => table.ledger(i).head > head);
  }
  table.devices[2]!.session.close();
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: 2});
  await table.until(() => table.view(1).standIn.asked?.mayAnswer === true);
  table.act(1, {act: 'answerStandIn', yes: true});
  const before = table.ledger().head;
  await table.until(() => here.every(i => status(i)?.kind !== 'beacon' && table.ledger(i).head > before + 3));
  for (const i of here) {
    assert.deepEqual(table.view(i).fairness.redraws, []);
    assert.deepEqual(table.view(i).fairness.blames, []);
    assert.equal(table.view(i).fairness.firstBad, null);
  }
  const heirs = table
    .ledger()
    .chain.entries.filter(
      ({kind, payload}) =>
        kind === 'dealt' &&
        payload.step === 'part' &&
        decodePart(fromBase64url(payload.bytes)!).kind === 'heir',
    );
  assert.equal(heirs.length, 2, 'a part of each of the two who keep her shares');
  const verdict = await auditEntries(table.ledger(1).chain.texts, async () => game);
  assert.equal(verdict.good, true);
});
