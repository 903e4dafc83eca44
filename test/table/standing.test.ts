/** A draw waits because messages were lost, or said to some alone, or said twice: what it takes to go on, and whom screens name. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import {decodeAck, encodeAck, makeAck} from '../../src/fair/ack.ts';
import {signStrict} from '../../src/log/strict-ed25519.ts';
import {type FairMessage, isFair} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const LATE = 2;

/** What the last device says to another, as it is said; nothing where it gets lost. */
type Said = (message: FairMessage, to: number, table: TestTable) => readonly object[];

/** A table at which the first draw waits. @param said from its first entry on */
async function drawing(seed: string, said: Said): Promise<TestTable> {
  const table = await TestTable.lobby(3, seed);
  const {key} = table.devices[LATE]!.session;
  table.net.instead = (from, to, message) => {
    const at = table.devices.findIndex(({session}) => session.key === to);
    return from === key && isFair(message) ? said(message, at, table) : [message];
  };
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger?.replay.ask != null));
  return table;
}

/** Whom the dice wait for, as a screen says. */
const named = (table: TestTable, i: number) => {
  const {dealing} = table.view(i);
  return dealing?.kind === 'beacon' ? dealing.seats.join() : null;
};
const beats = async (table: TestTable) => {
  for (let i = 0; i < 3; i++) await table.elapse(1);
};

test('after a reload a device says again what nobody has heard, though the log has gone on meanwhile', async t => {
  let lost = true;
  const table = await drawing('asked before', message => (lost ? [] : [message]));
  t.after(() => table.close());
  await table.until(() => [0, 1].every(i => named(table, i) === String(LATE)));
  const {head} = table.ledger();
  table.devices[1]!.name = 'Zsófi';
  await table.devices[1]!.session.renamed();
  await table.until(() => table.ledger(LATE).head > head);
  table.devices[LATE]!.session.close();
  lost = false;
  await table.open(LATE);
  await table.quiet();
});

test('a message said to one device alone before its author went is handed on: nobody waits for those who have said all', async t => {
  let told = false;
  const table = await drawing('said to one', (message, to) => {
    if (to !== 1 || message.type !== 'ack') return [];
    told = true;
    return [message];
  });
  t.after(() => table.close());
  await table.until(() => told);
  await beats(table);
  table.devices[LATE]!.session.close();
  await beats(table);
  await table.until(() => named(table, 0) === String(LATE));
  assert.equal(named(table, 1), String(LATE));
});

test('a share that reached one guest alone reaches the host through her, and the draw is made', async t => {
  const table = await drawing('share to one', (message, to) =>
    message.type === 'ack' || to === 1 ? [message] : [],
  );
  t.after(() => table.close());
  await table.until(() => [0, 1].every(i => table.view(i).dealing === null));
});

test('a seat that acknowledges two entries is convicted, and holds up nobody: the right one counts whichever came first', async t => {
  const table = await drawing('false one first', (message, _to, {devices}) => {
    if (message.type !== 'ack') return [message];
    const {seed} = devices[LATE]!;
    const ack = decodeAck(fromBase64url(message.bytes)!);
    const other = {...ack, entryHash: new Uint8Array(32).fill(7)};
    const gameId = fromBase64url(devices[0]!.session.ledger!.chain.gameId)!;
    const bytes = toBase64url(encodeAck(makeAck(signed => signStrict(seed, signed), gameId, LATE, other)));
    return [{...message, bytes}, message];
  });
  t.after(() => table.close());
  await table.quiet();
  for (const i of [0, 1]) {
    const {blames} = table.view(i).fairness;
    assert.ok(blames.length > 0);
    assert.ok(blames.every(({seat, code}) => seat === LATE && code === 'fair/equivocation'));
  }
});
