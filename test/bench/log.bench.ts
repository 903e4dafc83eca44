/** What a log of 3,000 entries costs a peer that takes it in, in CPU time on Node. `verify.bench.ts` is the browser's part. */
import {Replay} from '../../src/engine/replay.ts';
import {game} from '../../src/games/puerto-rico/full.ts';
import {Chain} from '../../src/log/chain.ts';
import {decodeEntry} from '../../src/log/entry.ts';
import type {Header} from '../../src/log/header.ts';
import {verifyEntries} from '../../src/log/verify.ts';
import {asFact} from '../support/log/log-kit.ts';
import {type Row, times} from './figures.ts';
import {longLog} from './long-log.ts';

/** Milliseconds of CPU time since a `process.cpuUsage()`, all threads together. */
const since = (start: NodeJS.CpuUsage): number => {
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
};

/**
 * The best of several runs of each: the machine is shared, and only slower than it can be. They take turns, so that a
 * slow moment hits all alike and what one takes on top of another can be told.
 */
async function best(runs: number, ...works: readonly (() => void | Promise<void>)[]): Promise<number[]> {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run++) {
    for (const [i, work] of works.entries()) {
      const start = process.cpuUsage();
      await work();
      least[i] = Math.min(least[i]!, since(start));
    }
  }
  return least;
}

function decodeAndFold(texts: readonly string[]): Replay {
  const [header, ...rest] = texts.map(decodeEntry);
  const replay = new Replay(game, header!.payload as Header);
  for (const entry of rest) replay.fold(asFact(entry));
  return replay;
}

function linkAndFold(texts: readonly string[]): Replay {
  const chain = Chain.link(texts);
  const replay = new Replay(game, chain.header);
  for (const entry of chain.entries.slice(1)) replay.fold(asFact(entry));
  return replay;
}

const row = (name: string, value: number, unit: string, limit: number): Row => ({
  name: `log of 3,000 entries: ${name}`,
  value,
  unit,
  limit: `≤ ${limit}`,
  ok: value <= limit,
});

export async function bench(): Promise<Row[]> {
  const logs = await longLog(times(3000, 60));
  const decoded = logs.map(texts => texts.map(decodeEntry));
  const foldDecoded = () => {
    for (const [header, ...rest] of decoded) {
      const replay = new Replay(game, header!.payload as Header);
      for (const entry of rest) replay.fold(asFact(entry));
    }
  };
  const [fold, read, linked] = (await best(
    times(40),
    foldDecoded,
    () => logs.forEach(decodeAndFold),
    () => logs.forEach(linkAndFold),
  )) as [number, number, number];
  let signatures = 0;
  let way = '';
  const [verified] = await best(times(3), async () => {
    signatures = 0;
    for (const texts of logs) {
      const checked = await verifyEntries(texts, {aside: true});
      signatures += checked.signatures;
      way = checked.way;
    }
  });
  return [
    row('rules', fold, 'ms', 32),
    {...row('rules, from the strings', read, 'ms', 0), limit: '', ok: true},
    row('hash chain on top', linked - read, 'ms', 10),
    // For comparison; the limit is for the browser's worker.
    {...row(`chain and all ${signatures} signatures (${way})`, verified!, 'ms', 0), limit: '', ok: true},
  ];
}
