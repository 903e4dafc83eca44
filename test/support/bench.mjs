/**
 * `npm run bench [TEXT…]`: runs test/bench/*.bench.ts (those whose name holds a TEXT), each of which exports
 * `bench(): Promise<Row[]>`, and prints one table. Exits 1 when a figure is past its limit.
 */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {buildAll} from '../../esbuild.config.mjs';

const wanted = process.argv.slice(2);
const names = readdirSync('test/bench')
  .filter(file => file.endsWith('.bench.ts'))
  .map(file => file.replace('.ts', ''))
  .filter(name => wanted.length === 0 || wanted.some(text => name.includes(text)));

await buildAll();
await build({
  entryPoints: names.map(name => `test/bench/${name}.ts`),
  outdir: '.cache/bench',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  outExtension: {'.js': '.mjs'},
  define: {ROADSTEAD_VERSION: '"bench"', 'process.env.NODE_ENV': '"production"'},
  logLevel: 'warning',
});

const rows = [];
for (const name of names) {
  const {bench} = await import(pathToFileURL(join(process.cwd(), '.cache/bench', `${name}.mjs`)).href);
  rows.push(...(await bench()));
}

const show = value =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);
const width = pick => Math.max(...rows.map(row => pick(row).length));
const columns = [
  row => row.name,
  row => `${show(row.value)} ${row.unit}`,
  row => row.limit,
  row => (row.ok ? 'ok' : 'PAST'),
];
const widths = columns.map(width);
for (const row of rows) console.log(columns.map((pick, i) => pick(row).padEnd(widths[i])).join('  '));
process.exit(rows.every(row => row.ok) ? 0 : 1);
