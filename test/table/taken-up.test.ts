/**
 * A table that is taken up carries the record that it goes on from, as it was signed and proved: everybody checks it, against
 * the own copy too, and from there on all deal together again.
 */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {digest} from '../../src/base/digest.ts';
import {loadGame} from '../../src/games/index.ts';
import {Chain} from '../../src/log/chain.ts';
import {decodeEntry, hashEntry, sealEntry} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {branch} from '../../src/table/opening/branch.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import type {LobbyView} from '../../src/table/seen/view-model.ts';
import {playedTogether, resealed, seedOf} from '../support/table/joint-record.ts';
import {type TakenUp, TestTable} from '../support/table/tables.ts';

const game = (await loadGame('puerto-rico'))!;
const GUESTS = [1, 2] as const;
const MOVES = 24;

const movesIn = (texts: readonly string[]) =>
  texts.filter(text => decodeEntry(text).kind === 'action').length;

/** What three people had played when their host's device was gone. */
const record = await playedTogether(3, 'its host is gone', game, texts => movesIn(texts) >= MOVES);

/** The entries themselves, however often they are carried. */
const flat = (texts: readonly string[]): string[] =>
  texts.flatMap(text => {
    const entry = decodeEntry(text);
    return entry.kind === 'carried' ? flat([entry.payload.text]) : [text];
  });

const lastDraw = record.findLastIndex(text => {
  const entry = decodeEntry(text);
  return entry.kind === 'dealt' && entry.payload.answers.some(answer => 'drawn' in answer);
});
const exchanged = await resealed(record, lastDraw, payload => {
  const {answers, ...rest} = payload as {answers: {drawn: number[][]}[]};
  return {
    ...rest,
    answers: answers.map(({drawn}) => ({drawn: drawn.map(list => list.map(n => (n > 0 ? n - 1 : n + 1)))})),
  };
});
const resigned = await branch(record, record.length - 1, game, await createSigner(seedOf(0)), () =>
  'n'.repeat(22),
);

const fromOf = (texts: readonly string[]): TakenUp['from'] => {
  const {hashes, head, book} = Chain.link(texts);
  const names = book.seats.map(({name}) => name);
  return {first: hashes[0]!, n: head.n, hash: head.hash, round: 2, names};
};
const upFrom = (texts: readonly string[], copies: TakenUp['copies'] = []): TakenUp => ({
  from: fromOf(texts),
  texts,
  copies,
});
const lobbyOf = (seed: string, up: TakenUp) => TestTable.lobby(3, seed, 0, game, false, {}, up);

const lobby = (table: TestTable, i: number): LobbyView => table.devices[i]!.session.view() as LobbyView;

async function start(table: TestTable): Promise<void> {
  table.act(0, {act: 'start'});
  const {n} = table.devices[0]!.session.lobby.from!;
  await table.until(() => table.devices.every(({session}) => (session.ledger?.head ?? 0) > n));
}

describe('a table that is taken up', () => {
  it('stands where the record ended, deals jointly from there on, and holds in the audit, taken up twice as well', async t => {
    let texts = record;
    for (const time of ['once', 'twice']) {
      const table = await lobbyOf(`taken up ${time}`, upFrom(texts));
      t.after(() => table.close());
      const before = (await checked(texts)).digest;
      await start(table);
      const {ledger} = table.devices[1]!.session;
      const {header} = ledger!.chain;
      assert.deepEqual([header.mode, header.format, header.from!.n], ['joint', 4, texts.length - 1]);
      assert.equal(positionAfter(table, 1, texts.length), before);

      const dealt = () => ledger!.chain.entries.filter(({kind}) => kind === 'dealt').length;
      while (dealt() < 2) await table.step();
      for (let move = 0; move < 4; move++) await table.step();
      assert.deepEqual(
        GUESTS.map(i => [table.view(i).trouble, table.view(i).fairness.blames]),
        GUESTS.map(() => [null, []]),
      );
      // What was decided before is told as it was.
      const log = table.view(1).log.filter(({kind}) => kind === 'action');
      assert.equal(log.length, movesIn(flat(ledger!.chain.texts)));
      assert.equal(table.view(1).takeBack.refusal === null || table.view(1).takeBack.to === null, true);

      await table.watch();
      const watcher = table.devices.at(-1)!;
      await table.until(() => watcher.session.ledger?.head === table.ledger().head);
      texts = ledger!.chain.texts;
      const verdict = await auditEntries(texts, async () => game);
      assert.ok(verdict.good);
      assert.ok(verdict.answered!.beacon! > dealt(), 'the draws of the record are proved as well');
      table.close();
    }
  });

  it('goes on when its host’s page is loaded anew before the record is carried', async t => {
    const table = await lobbyOf('reloads', upFrom(record));
    t.after(() => table.close());
    const [host] = table.devices;
    host!.fullFor = 'carried';
    table.act(0, {act: 'start'});
    await table.until(() => GUESTS.every(i => table.devices[i]!.session.ledger?.head === 0));
    await table.until(() => table.devices[0]!.session.view().trouble !== null);
    host!.session.close();
    host!.fullFor = null;
    await table.open(0);
    await table.until(() => table.devices.every(({session}) => session.ledger!.head >= record.length));
    await table.step();
  });

  it('says in the lobby whose copy ends later, ends before, or is another one, and whose is the same', async t => {
    const cut = record.slice(0, -12);
    const copies = [null, {texts: record, seat: 1}, {texts: cut, seat: null}];
    const table = await lobbyOf('cut', upFrom(cut, copies));
    t.after(() => table.close());
    const moves = movesIn(record.slice(-12));
    assert.ok(moves > 0);
    await table.until(() => [0, 1, 2].every(i => lobby(table, i).from!.copies.length === 2));
    const told = (i: number) => lobby(table, i).from!.copies.map(({name, is, moves: by}) => [name, is, by]);
    assert.deepEqual(told(1), [
      ['', 'longer', moves],
      ['Player 2', 'same', 0],
    ]);
    assert.deepEqual(told(2), [
      ['', 'same', 0],
      ['Player 1', 'longer', moves],
    ]);
    assert.deepEqual([...told(0)].sort(), [
      ['Player 1', 'longer', moves],
      ['Player 2', 'same', 0],
    ]);
    assert.deepEqual([lobby(table, 1).from!.round, lobby(table, 1).from!.by], [2, 'Player 0']);
  });

  for (const [what, copy, is] of [
    ['never played there', null, 'none'],
    ['has less', {texts: record.slice(0, 20), seat: 1}, 'shorter'],
    ['has another one', {texts: [...record.slice(0, -1), record[3]!], seat: 1}, 'other'],
  ] as const)
    it(`a device that ${what} says so`, async t => {
      const table = await lobbyOf(what, upFrom(record, [null, copy, null]));
      t.after(() => table.close());
      await table.until(() =>
        lobby(table, 2).from!.copies.some(({name, is: said}) => name === 'Player 1' && said === is),
      );
    });
});

describe('a record that is carried and is not what was played', () => {
  /** What a host seals that does not look at what it carries. */
  async function carry(seed: string, texts: readonly string[], from = fromOf(texts)): Promise<TestTable> {
    const table = await TestTable.lobby(3, seed, 0, game, false, {}, {from, texts: [], copies: []});
    table.act(0, {act: 'start'});
    const host = await createSigner(seedOf(0));
    await table.until(
      () => table.net.board.length > 0 && GUESTS.every(i => table.devices[i]!.session.ledger),
    );
    let prev = hashEntry(table.net.board[0]!);
    for (const [i, text] of texts.entries()) {
      const carried = await sealEntry({n: i + 1, term: 0, prev, kind: 'carried', payload: {text}}, host);
      prev = hashEntry(carried);
      table.net.publish(host.publicKey, [carried]);
    }
    await table.until(() => GUESTS.every(i => table.ledger(i).firstBad !== null));
    return table;
  }

  for (const [lie, texts, n, code] of [
    ['a draw is exchanged, at the end', exchanged, lastDraw + 1, 'engine/bad-answer'],
    ['all moves bear one key', resigned, 1, 'log/one-key'],
    ['a move is left out', record.filter((_, i) => i !== 15), 16, 'log/not-next'],
  ] as const)
    it(`${lie}: both guests refuse it, by name, and go on with nothing of it`, async t => {
      const table = await carry(lie, texts, lie === 'a move is left out' ? fromOf(record) : undefined);
      t.after(() => table.close());
      for (const i of GUESTS) {
        const {firstBad, head, dealer} = table.ledger(i);
        assert.deepEqual([firstBad!.problem.code, head], [code, Math.min(n, texts.length) - 1]);
        assert.equal(table.view(i).trouble!.code, code);
        assert.deepEqual(dealer.joint!.blames, []);
      }
    });

  it('hidden cards cannot be had back: nothing is carried', async t => {
    const options = {newBuildings: true, buildingSet: 'random'};
    const old = await TestTable.started(3, 'sealed tiles', 0, null, false, options);
    await old.quiet();
    const {texts} = old.ledger().chain;
    old.close();
    const table = await TestTable.lobby(3, 'sealed tiles again', 0, null, false, options, upFrom(texts));
    t.after(() => table.close());
    table.act(0, {act: 'start'});
    await table.until(() => table.devices[0]!.session.view().trouble !== null);
    assert.equal(table.view(0).trouble!.code, 'engine/hidden-cards');
  });
});

async function checked(texts: readonly string[]): Promise<{digest: string}> {
  const verdict = await auditEntries(texts, async () => game);
  assert.ok(verdict.good, JSON.stringify(verdict));
  return verdict;
}

/** Digest of the position after the last entry that was carried. */
function positionAfter(table: TestTable, i: number, entries: number): string {
  const {ledger} = table.devices[i]!.session;
  return digest(ledger!.replay.stateAt(entries));
}
