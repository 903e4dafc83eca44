/**
 * Whole tables at which people come and go as chance has it: a device leaves, comes back, is stood in for, takes its seat
 * back, goes on from another device, at any moment of a game, while one device lies in the dealing. What has to hold all
 * the same is asked here.
 */
import assert from 'node:assert/strict';
import {AWAY_SECONDS} from '../../src/base/stand-in.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame, Options} from '../../src/engine/game.ts';
import {Replay} from '../../src/engine/replay.ts';
import type {Entry} from '../../src/log/entry.ts';
import {auditEntries} from '../../src/table/audit-entries.ts';
import {factOf} from '../../src/table/fact.ts';
import {isFair, Liar, type Lie, spoilt} from './liar.ts';
import {TestTable} from './tables.ts';

export interface Wandering {
  readonly game: AnyGame;
  readonly options?: Options;
  readonly backup: boolean;
  readonly seed: string;
  /** Things that happen. */
  readonly steps: number;
}

const LIAR = 2;

export async function wander({game, options = {}, backup, seed, steps}: Wandering): Promise<TestTable> {
  const table = await TestTable.started(3, seed, 0, game, backup, options);
  const {rng} = table;
  /** Which device has a seat now. */
  const holder = [0, 1, 2];
  let gone = false;
  const ledgerOf = (i: number) => table.devices[i]!.session.ledger!;
  const honest = () => [holder[0]!, holder[1]!];
  const view = (i: number) => table.view(i);

  const lying = async () => {
    const liar = await Liar.at(table, LIAR);
    const lies: readonly Lie[] = [
      message => [message],
      message => (isFair(message) && message.type === 'part' ? [] : [message]),
      message => (isFair(message) ? [] : [message]),
      liar.changing('share', spoilt()),
      message => (isFair(message) ? [message, ...liar.said.slice(-1)] : [message]),
    ];
    liar.lies(lies[rng.below(lies.length)]!);
  };
  await lying();

  const play = () => {
    const i = table.actor();
    if (i !== null && !(gone && i === LIAR))
      table.act(i, {act: 'move', action: sampleAny(view(i).choices, rng)});
  };
  const events: readonly (() => void | Promise<void>)[] = [
    ...Array.from({length: 6}, () => play),
    async () => {
      if (!gone) await lying();
    },
    () => {
      if (!gone) table.devices[LIAR]!.session.close();
      gone = true;
    },
    async () => {
      if (!gone) return;
      await table.open(LIAR);
      gone = false;
    },
    () => {
      for (const i of honest())
        if (view(i).standIn.possible.includes(LIAR)) table.act(i, {act: 'standIn', seat: LIAR});
    },
    () => {
      for (const i of honest()) {
        if (view(i).standIn.asked?.mayAnswer) table.act(i, {act: 'answerStandIn', yes: true});
        if (view(i).standIn.again !== null) table.act(i, {act: 'drawAgain', seat: LIAR});
      }
    },
    () => table.elapse(AWAY_SECONDS + 1),
    () => {
      const session = gone ? null : table.devices[LIAR]!.session.view();
      if (session?.screen === 'table' && session.standIn.mine) table.act(LIAR, {act: 'takeBackSeat'});
    },
    async () => {
      // The honest guest goes on from a tablet, or back to the phone.
      const old = holder[1]!;
      if (!view(old).move.may || table.devices.length > 6) return;
      const other = await table.newcomer(`T${table.devices.length}`);
      table.act(old, {act: 'moveSeat'});
      const {ticket} = view(old).move;
      if (ticket) table.devices[other]!.session.movesHere(ticket);
    },
  ];
  for (let step = 0; step < steps; step++) {
    await events[rng.below(events.length)]!();
    await table.net.idle();
    holder.forEach((_, seat) => {
      const {key} = ledgerOf(0).chain.book.seats[seat]!;
      holder[seat] = table.devices.findIndex(({session}) => session.key === key);
    });
    for (const i of honest()) judged(table, i);
    if (ledgerOf(0).replay.result) break;
  }
  await table.elapse(1);
  for (const i of honest()) await table.until(() => ledgerOf(i).head === ledgerOf(0).head);
  // No table stands without a word on whom it waits for, and why.
  for (const i of honest()) {
    const {dealing, standIn, trouble, toAct, result, seats} = view(i);
    const waits = toAct.some(seat => seats[seat]!.standIn === null);
    assert.ok(
      dealing ||
        standIn.asked ||
        standIn.again !== null ||
        trouble ||
        result ||
        waits ||
        table.actor() !== null,
      `${seed}: stands without a word`,
    );
  }
  for (const i of honest())
    traced(
      ledgerOf(i).chain.entries,
      game,
      view(i).fairness.redraws.map(({n}) => n),
      seed,
    );
  const verdict = await auditEntries(ledgerOf(0).chain.texts, async () => game);
  assert.ok(verdict.good, `${seed}: ${JSON.stringify(verdict)}`);
  return table;
}

/** Nobody honest is convicted, and no entry of the honest host's is refused. */
function judged(table: TestTable, i: number): void {
  const {fairness, trouble} = table.view(i);
  assert.ok(
    fairness.blames.every(({seat}) => seat === LIAR),
    `${table.seed}: ${JSON.stringify(fairness.blames)}`,
  );
  assert.equal(fairness.firstBad, null, table.seed);
  assert.notEqual(trouble?.code, 'table/dealing-broke', `${table.seed}: ${JSON.stringify(trouble)}`);
}

/** Whoever goes while dice are out leaves a trace, or the others complete them. */
function traced(entries: readonly Entry[], game: AnyGame, redraws: readonly number[], seed: string): void {
  const [header, ...rest] = entries;
  if (header?.kind !== 'header') throw new Error('no header');
  const replay = new Replay(game, header.payload);
  for (const entry of rest) {
    const waits = replay.ask?.kind === 'beacon';
    const drops = entry.kind === 'dealt' && entry.payload.step === 'drop';
    if (waits && drops && !header.payload.backup)
      assert.ok(redraws.includes(entry.n), `${seed}: entry ${entry.n} left no trace`);
    replay.fold(factOf(entry));
  }
}
