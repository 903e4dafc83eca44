/** What a reload costs a device that deals with others, beyond folding its log: a whole game of San Juan with two seats. */
import type {AnyGame} from '../../src/engine/game.ts';
import {Replay} from '../../src/engine/replay.ts';
import {listingOf} from '../../src/games/index.ts';
import {bytesOf, factOf, fairOf} from '../../src/table/playing/fact.ts';
import {JointCore} from '../../src/table/playing/joint/core.ts';
import type {OpenRequest, PlacedEntry, Snapshot} from '../../src/table/playing/joint/port.ts';
import {TestTable} from '../support/table/tables.ts';
import {next, type Row, times} from './figures.ts';

/** Milliseconds that a reload may take beyond the fold. */
const LIMIT = 300;

const plain = (name: string, value: number, unit: string): Row => ({
  name: `reload: ${name}`,
  value,
  unit,
  limit: '',
  ok: true,
});

export async function bench(): Promise<Row[]> {
  const game = await listingOf('san-juan')!.advised();
  const table = await TestTable.started(2, 'reload', 0, game);
  const device = table.devices[1]!;
  next('a whole game of San Juan between two devices');
  for (let steps = times(Number.POSITIVE_INFINITY, 10); steps > 0 && !table.over(); steps--)
    await table.step('greedy');
  const {chain} = device.session.ledger!;
  const {header, gameId, hashes} = chain;
  const request: OpenRequest = {
    ...{header, gameId, headerHash: hashes[0]!, snapshot: null, guard: null, choices: null},
    device: {identity: device.seed, secret: bytesOf(device.joint!.secret)},
  };
  const entries: PlacedEntry[] = chain.entries.slice(1).map((entry, i) => ({
    hash: hashes[i + 1]!,
    fact: {...factOf(entry), term: entry.term},
    fair: fairOf(entry),
  }));
  table.close();
  const fold = taken(() => {
    const replay = new Replay(game, header);
    for (const {fact} of entries) replay.fold(fact);
  });
  const all = taken(() => new JointCore(game, request, entries));
  const snapshots = madeOf(game, request, entries);
  // At the end of the log, and as long after each snapshot as a device ever is: at the last entry before the one that
  // brings the next, which is made in the same breath as that entry is taken.
  const worst = snapshots.map((snapshot, i) => {
    const next = snapshots[i + 1];
    const past = entries.slice(0, next ? next.n - 1 : entries.length);
    const folding = taken(() => {
      const replay = new Replay(game, header);
      for (const {fact} of past) replay.fold(fact);
    });
    return taken(() => new JointCore(game, request, past, snapshot)) - folding;
  });
  const most = Math.max(...worst);
  return [
    plain('entries of the log', entries.length, ''),
    plain('its fold', fold, 'ms'),
    plain('without a snapshot, every proof again', all, 'ms'),
    plain('a snapshot, largest', Math.max(...snapshots.map(({bytes}) => bytes.length)) / 1000, 'kB'),
    {
      ...plain(`beyond the fold, worst of ${snapshots.length} places`, most, 'ms'),
      limit: `≤ ${LIMIT}`,
      ok: most <= LIMIT,
    },
  ];
}

/** All that a device keeps on its way through this log. */
function madeOf(game: AnyGame, request: OpenRequest, entries: readonly PlacedEntry[]): Snapshot[] {
  const core = new JointCore(game, request);
  return entries.flatMap(entry => {
    core.entry(entry, true);
    return core.news().snapshot ?? [];
  });
}

function taken(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
