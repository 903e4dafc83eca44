/**
 * `npm run test:busy [-- --runs N] [stage…] [--only TEXT]`: the tests again and again (10 times) while the processors are
 * busy with something else, one loop beside each of two. A test that is green only when nothing disturbs it shows here.
 * What is not named `--runs` goes to `run.mjs` as it is. Closes with the runs that were green; exits 1 unless all were.
 */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const LOOPS = 2;
const RUN = join(fileURLToPath(new URL('.', import.meta.url)), 'run.mjs');

const args = process.argv.slice(2);
const at = args.indexOf('--runs');
const runs = at < 0 ? 10 : Number(args[at + 1]);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');
const handed = at < 0 ? args : args.toSpliced(at, 2);

const loops = Array.from({length: LOOPS}, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], {stdio: 'ignore'}),
);
process.on('exit', () => {
  for (const loop of loops) loop.kill();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** @returns its closing line, and whether all was green */
const once = () =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [RUN, ...handed], {stdio: ['ignore', 'pipe', 'inherit']});
    let last = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      process.stdout.write(text);
      last = (last + text).trimEnd().split('\n').at(-1) ?? '';
    });
    child.on('close', code => resolve({last, green: code === 0}));
  });

const told = [];
for (let n = 1; n <= runs; n++) {
  const began = Date.now();
  const {last, green} = await once();
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  told.push({green, text: `run ${n}: ${green ? 'green' : 'RED'}, ${last}, ${minutes} min`});
}
const green = told.filter(run => run.green).length;
console.log(`\n${told.map(({text}) => text).join('\n')}\n${green} of ${runs} green`);
process.exit(green === runs ? 0 : 1);
