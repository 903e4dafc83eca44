/**
 * `node test/support/joins.mjs [N] [chromium|firefox] [--brokers]`: N first joins of fresh profiles at a host in that browser.
 * With --brokers each table has doors at three: one that is good behind two that are not (down, silent, lying), a third of
 * the joins at each pair. Prints how many failed and why, and the time from the link to the drawn table. Exits 1 when one failed.
 */
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {buildAll} from '../../esbuild.config.mjs';

const given = process.argv.slice(2);
const several = given.includes('--brokers');
const [count = several ? '100' : '500', engine = 'chromium'] = given.filter(word => !word.startsWith('--'));
await buildAll();
const outfile = join('.cache', `joins-${process.pid}.mjs`);
await build({
  entryPoints: ['test/bench/joins.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  define: {ROADSTEAD_VERSION: '"joins"'},
  logLevel: 'warning',
});
const {badBrokers, joins, percentile, timesOf} = await import(
  pathToFileURL(join(process.cwd(), outfile)).href
);
const fresh = [];
if (several) {
  const {dead, silent, lying, close} = await badBrokers();
  const pairs = Object.entries({
    'one down, one silent': [dead, silent],
    'one silent, one lying': [silent, lying],
    'one lying, one down': [lying, dead],
  });
  for (const [at, [what, bad]] of pairs.entries()) {
    const share = Math.floor((Number(count) + at) / pairs.length);
    const round = await joins(share, engine, 0, bad);
    const good = round.fresh.filter(({ms}) => ms !== null).length;
    console.log(`${good} of ${share} first joins where of three brokers ${what}`);
    fresh.push(...round.fresh);
  }
  await close();
} else fresh.push(...(await joins(Number(count), engine)).fresh);
const failed = fresh.filter(({ms}) => ms === null);
for (const {why} of failed) console.log(`failed: ${why}`);
const times = timesOf(fresh);
console.log(
  `${failed.length} of ${fresh.length} first joins failed (host in ${engine}); ` +
    `link to drawn table p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms`,
);
process.exit(failed.length === 0 ? 0 : 1);
