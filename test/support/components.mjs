/** Component tests in a real Chromium: bundled by esbuild, served and run by web-test-runner. */
import {rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {startTestRunner} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {build} from 'esbuild';
import {alias} from './aliases.mjs';
import {chromiumArgs, findChromium} from './chromium.mjs';

/**
 * With ROADSTEAD_SLOW set, every script comes late, by a time that differs from script to script: what reads a part that
 * is loaded when it is first needed, and does not wait for it, fails here and not on somebody's busy machine.
 */
const late = async (context, next) => {
  if (context.path.endsWith('.js')) await setTimeout(50 + (hash(context.path) % 400));
  return next();
};
const hash = text => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);

/** @param every whether cases are combined with all that they can be, and not in turn (`in-turn.ts`) */
export async function runComponentTests(files, every) {
  const outdir = join('.cache', `components-${process.pid}`);
  await build({
    entryPoints: files,
    inject: ['test/support/page-errors.ts'],
    outdir,
    outbase: 'test/components',
    alias,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    // Beside the scripts: only a failure asks for it.
    sourcemap: 'linked',
    define: {
      ROADSTEAD_VERSION: '"test"',
      ROADSTEAD_EVERY: String(every),
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
    logLevel: 'warning',
  });
  const built = files.map(file => join(outdir, relative('test/components', file)).replace(/\.ts$/, '.js'));
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      files: built,
      rootDir: process.cwd(),
      // Most of them draw; some wait for a limit to pass.
      concurrency: 3,
      middleware: process.env.ROADSTEAD_SLOW ? [late] : [],
      testsFinishTimeout: 600_000,
      // What never comes is named by `until` long before; a busy machine may take its time.
      testFramework: {config: {timeout: 240_000}},
      browsers: [
        chromeLauncher({
          launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
          // A window for each page: a tab behind another draws no frames, and events that wait for one never come.
          createPage: async ({context}) => (await context.browser().createBrowserContext()).newPage(),
        }),
      ],
    },
  });
  return new Promise(resolve => {
    runner.on('finished', () => {
      const count = {passed: 0, failed: 0, skipped: 0};
      const walk = suite => {
        for (const test of suite.tests) {
          if (test.passed) count.passed++;
          else if (test.skipped) count.skipped++;
          else count.failed++;
        }
        suite.suites.forEach(walk);
      };
      for (const session of runner.sessions.all()) {
        if (session.testResults) walk(session.testResults);
        if (!session.passed && count.failed === 0) count.failed++;
      }
      runner.stop().then(() => {
        rmSync(outdir, {recursive: true, force: true});
        resolve(count);
      });
    });
  });
}
