/**
 * `node test/support/joins.mjs [N] [chromium|firefox]`: N first joins of fresh profiles at a host in that browser.
 * Prints how many failed and why, and the time from the link to the drawn table. Exits 1 when one failed.
 */
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {buildAll} from '../../esbuild.config.mjs';

const [count = '500', engine = 'chromium'] = process.argv.slice(2);
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
const {joins, percentile, timesOf} = await import(pathToFileURL(join(process.cwd(), outfile)).href);
const {fresh} = await joins(Number(count), engine);
const failed = fresh.filter(({ms}) => ms === null);
for (const {why} of failed) console.log(`failed: ${why}`);
const times = timesOf(fresh);
console.log(
  `${failed.length} of ${fresh.length} first joins failed (host in ${engine}); ` +
    `link to drawn table p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms`,
);
process.exit(failed.length === 0 ? 0 : 1);
