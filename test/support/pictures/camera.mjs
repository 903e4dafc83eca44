/** What the two that make pictures share: options, the page's script, and a browser that stands before it. */
import {mkdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {build} from 'esbuild';
import {ENGINES} from '../browsers/engines.mjs';
import {sheets} from '../build/sheets.mjs';
import {unbrokenPolish} from '../build/unbroken.mjs';

/** The first comment of a script names all its options. Another one is a slip, after which everything would be drawn for half an hour. */
const [about] = readFileSync(process.argv[1], 'utf8').split('*/');
const unknown = process.argv.find(arg => arg.startsWith('--') && !about.split(/[\s[`]+/).includes(arg));
if (unknown) {
  if (unknown !== '--help') console.error(`no such option: ${unknown}\n`);
  console.log(about.replaceAll(/^(?:\/\*\*| \*) ?/gm, '').trim());
  process.exit(unknown === '--help' ? 0 : 2);
}

/** @returns the values given for an option, which commas part */
export const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(',');
};

const [engine] = option('engine', ['chromium']);

/** @returns the folder for pictures of a kind, by the engine that draws them */
export function folderOf(kind) {
  const folder = join('.cache', engine === 'chromium' ? kind : `${kind}-${engine}`);
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** Bundles the script of a page. @returns the folder in which it lies */
export async function bundled(name, entry, define = {}) {
  const outdir = join('.cache', name);
  await build({
    entryPoints: {[name]: entry},
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: {...define, ROADSTEAD_VERSION: '"screens"', 'process.env.NODE_ENV': '"production"'},
    plugins: [unbrokenPolish, sheets],
    logLevel: 'warning',
  });
  return outdir;
}

/**
 * Opens the page, which is ready once it has a `show`.
 * @param answer body and type of what lies at a path; throws where there is nothing
 */
export async function camera(answer) {
  const server = createServer((request, response) => {
    try {
      const [body, type] = answer(request.url.split('?')[0]);
      response.setHeader('content-type', type);
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise(resolve => server.listen(0, resolve));
  const browser = await ENGINES[engine].launch();
  const tab = await browser.newPage({deviceScaleFactor: Number(option('scale', ['1'])[0])});
  // WebKit's driver hears none of them.
  tab.on?.('pageerror', error => console.error(error));
  tab.on?.('console', message => message.type() === 'error' && console.error(message.text()));
  await tab.goto(`http://localhost:${server.address().port}/`);
  await tab.waitForFunction('typeof show === "function"');
  const close = async () => {
    await browser.close();
    server.close();
  };
  return {tab, close};
}
