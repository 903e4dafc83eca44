/** Component tests in a real browser: bundled by esbuild, served and run by web-test-runner. */
import {readdirSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {startTestRunner} from '@web/test-runner';
import {build} from 'esbuild';
import {ENGINES} from '../browsers/engines.mjs';
import {alias} from './aliases.mjs';
import {overlay} from './overlay.mjs';
import {sheets} from './sheets.mjs';

/**
 * With ROADSTEAD_SLOW set, every script comes late, by a time that differs from script to script: what reads a part that
 * is loaded when it is first needed, and does not wait for it, fails here and not on somebody's busy machine.
 */
const late = async (context, next) => {
  if (context.path.endsWith('.js')) await setTimeout(50 + (hash(context.path) % 400));
  return next();
};
/** Pages at a time: most of them draw; some wait for a limit to pass. */
const PAGES = {chromium: 3, firefox: 2, webkit: 1};

/** What `components` holds of a kind, without folder and ending. */
const named = ending =>
  readdirSync('components', {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .map(file => file.replaceAll('\\', '/').slice(0, -ending.length));

const hash = text => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);

/**
 * Hands pages of a browser to the runner, each for one file after the other.
 * @param pages how many there are at a time
 */
function launcher({name, launch}, pages) {
  let browser = null;
  const active = new Map();
  const idle = [];
  /** A profile for each, and with it a window: a tab behind another draws no frames, and events that wait for one never come. */
  const newPage = async () => {
    browser ??= launch();
    return (await (await browser).newContext()).newPage();
  };
  return {
    name,
    // Whose page the runner's commands (keys, the size of the page) are given to.
    type: 'playwright',
    concurrency: pages,
    getPage: id => active.get(id),
    isActive: id => active.has(id),
    getBrowserUrl: id => active.get(id).url(),
    async startSession(id, url) {
      const page = idle.pop() ?? (await newPage());
      active.set(id, page);
      await page.setViewportSize({width: 800, height: 600});
      // What a test loads late holds the page's own `load` back.
      await page.goto(url, {waitUntil: 'commit'});
    },
    async stopSession(id) {
      const page = active.get(id);
      active.delete(id);
      // Whatever still runs there ends.
      await page.goto('about:blank');
      idle.push(page);
      return {};
    },
    async stop() {
      await (await browser)?.close();
    },
    startDebugSession() {
      throw new Error('there is no window to look at');
    },
  };
}

/**
 * @param files those for each engine, by its name in `ENGINES`; the engines take turns on the machine
 * @param every whether cases are combined with all that they can be, and not in turn (`in-turn.ts`)
 * @returns what came of it, by the same names
 */
export async function runComponentTests(files, every) {
  const outdir = join('.cache', `components-${process.pid}`);
  await build({
    entryPoints: [...new Set(Object.values(files).flat())],
    inject: ['test/support/browsers/page-errors.ts'],
    outdir,
    outbase: 'test/components',
    alias,
    // Named, as files that a plugin finds have none.
    tsconfig: 'tsconfig.json',
    // The game that `npm run new-game` lays is played where its template lies.
    plugins: [overlay('test/support/new-game'), sheets],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    // Beside the scripts: only a failure asks for it.
    sourcemap: 'linked',
    define: {
      ROADSTEAD_VERSION: '"test"',
      ROADSTEAD_EVERY: String(every),
      // For the test that looks at all of them (`kit/styles.test.ts`).
      ROADSTEAD_COMPONENTS: JSON.stringify(named('.ts')),
      ROADSTEAD_SHEETS: JSON.stringify(named('.css')),
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
    logLevel: 'warning',
  });
  const built = file => join(outdir, relative('test/components', file)).replace(/\.ts$/, '.js');
  const groups = Object.entries(files).map(([engine, wanted]) => ({
    name: engine,
    files: wanted.map(built),
    browsers: [launcher(ENGINES[engine], PAGES[engine])],
  }));
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      groups,
      rootDir: process.cwd(),
      middleware: process.env.ROADSTEAD_SLOW ? [late] : [],
      testsFinishTimeout: 600_000,
      // What never comes is named by `until` long before; a busy machine may take its time.
      testFramework: {config: {timeout: 240_000}},
    },
  });
  return new Promise(resolve => {
    runner.on('finished', () => {
      const counts = {};
      for (const {name} of groups) counts[name] = {passed: 0, failed: 0, skipped: 0};
      const walk = (suite, count) => {
        for (const test of suite.tests) {
          if (test.passed) count.passed++;
          else if (test.skipped) count.skipped++;
          else count.failed++;
        }
        for (const inner of suite.suites) walk(inner, count);
      };
      for (const session of runner.sessions.all()) {
        const count = counts[session.group.name];
        if (session.testResults) walk(session.testResults, count);
        if (!session.passed && count.failed === 0) count.failed++;
      }
      runner.stop().then(() => {
        rmSync(outdir, {recursive: true, force: true});
        resolve(counts);
      });
    });
  });
}
