/** A device that deals with others loads its page anew: what it kept lets it go on, and what is lost or damaged does no harm. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;

/** The faces of a seat's hand as its device knows them. */
const hand = (table: TestTable, seat: number): (number | undefined)[] => {
  const {replay, dealer} = table.ledger(seat);
  const cards: number[] = replay.state.hands[seat];
  return cards.map(card => dealer.faces(seat).get(card));
};

async function reload(table: TestTable, i: number): Promise<void> {
  table.devices[i]!.session.close();
  await table.open(i);
}

/** In the middle of which questions each device loads its page anew. */
const QUESTIONS = ['shuffle', 'deal', 'commit'] as const;

test('host and guest load anew in the middle of a shuffle, of a deal, of sealed choices: each time the table goes on', async t => {
  const table = await TestTable.started(2, 'reload in the middle', 0, game);
  t.after(() => table.close());
  const left = new Set(QUESTIONS.flatMap(kind => [`${kind} 0`, `${kind} 1`]));
  const next = () => {
    const kind = table.ledger().dealer.joint?.status?.kind;
    return [0, 1].find(i => left.has(`${kind} ${i}`));
  };
  while (left.size > 0) {
    await table.until(() => next() !== undefined || table.actor() !== null);
    const i = next();
    if (i === undefined) {
      await table.step();
      continue;
    }
    left.delete(`${table.ledger().dealer.joint!.status!.kind} ${i}`);
    await reload(table, i);
  }
  for (let i = 0; i < 2; i++) await table.step();
  for (const i of [0, 1]) assert.equal(table.ledger(i).firstBad, null);
  await table.until(() => table.ledger().replay.digest === table.ledger(1).replay.digest);
});

for (const [what, damage] of [
  ['lost', () => undefined],
  ['damaged', (bytes: Uint8Array) => bytes.map((byte, i) => (i === 99 ? byte ^ 1 : byte))],
  ['cut short', (bytes: Uint8Array) => bytes.subarray(0, 500)],
  ['empty', () => new Uint8Array()],
] as const)
  test(`a device whose kept state is ${what} follows its log from the start, and knows its hand again`, async t => {
    const table = await TestTable.started(2, `snapshot ${what}`, 0, game);
    t.after(() => table.close());
    for (let i = 0; i < 4; i++) await table.step();
    await table.until(() => hand(table, 1).length > 0 && !hand(table, 1).includes(undefined));
    const before = hand(table, 1);
    const device = table.devices[1]!;
    // It keeps one of what is confirmed.
    await table.until(() => device.snapshot !== undefined);
    const bytes = damage(device.snapshot!.bytes);
    if (bytes) device.snapshot = {...device.snapshot!, bytes};
    else delete device.snapshot;
    await reload(table, 1);
    await table.until(() => !hand(table, 1).includes(undefined));
    assert.deepEqual(hand(table, 1), before);
    for (let i = 0; i < 2; i++) await table.step();
    assert.equal(table.ledger(1).firstBad, null);
  });

test('a state that was kept of another log, or of a longer one, is not gone on from', async t => {
  const table = await TestTable.started(2, 'snapshot of another log', 0, game);
  t.after(() => table.close());
  for (let i = 0; i < 3; i++) await table.step();
  const device = table.devices[1]!;
  await table.until(() => device.snapshot !== undefined);
  const {snapshot} = device;
  for (const other of [
    {...snapshot!, hash: 'A'.repeat(43)},
    {...snapshot!, n: 4000},
    {...snapshot!, n: snapshot!.n - 1, hash: table.ledger(1).chain.hashes[snapshot!.n - 1]!},
  ]) {
    device.snapshot = other;
    await reload(table, 1);
    await table.until(() => hand(table, 1).length > 0 && !hand(table, 1).includes(undefined));
    await table.step();
    assert.equal(table.ledger(1).firstBad, null);
  }
});
