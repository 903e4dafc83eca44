/**
 * Renders the table in every phase from real seeded games into .cache/screens: sizes, themes, languages.
 *
 *   node test/support/pictures/screens.mjs [--game san-juan|catan|portolano|…] [--phase role,mayor] [--size 360x640] [--language en] [--theme light] [--seats 4] [--text 200] [--scale 2] [--coach on] [--grey on] [--log on] [--plain on] [--engine webkit]
 *
 * With another engine the pictures come into a folder of its name beside the other, `.cache/screens-webkit`.
 * `--grey on` takes all colour away: everything has to be told apart by shape and letter as well.
 *
 * `--plain on` draws any game on the generic board, and so are games drawn that have no page of their own.
 *
 * Without `--phase` all that the page of the game has; `--phase expansions` is what only they have in Puerto Rico.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {build} from 'esbuild';
import {ENGINES} from '../browsers/engines.mjs';
import {LANGUAGES} from '../build/languages.mjs';
import {sheets} from '../build/sheets.mjs';
import {unbrokenPolish} from '../build/unbroken.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(',');
};
const [game] = option('game', ['puerto-rico']);
const [plain] = option('plain', ['off']);
const PAGES = {
  catan: 'test/support/pictures/catan.ts',
  portolano: 'test/support/pictures/portolano.ts',
  'puerto-rico': 'test/support/pictures/puerto-rico.ts',
  'san-juan': 'test/support/pictures/san-juan.ts',
};
const sizes = option('size', ['360x640', '768x1024', '1280x800', '1366x768']);
const languages = option('language', LANGUAGES);
const themes = option('theme', ['light', 'dark']);
const seats = option('seats', ['4']).map(Number);
const choose = option('choose', ['auto']);
const text = Number(option('text', ['100'])[0]);
const [engine] = option('engine', ['chromium']);
const outdir = join('.cache', engine === 'chromium' ? 'screens' : `screens-${engine}`);
const log = option('log', ['off'])[0] === 'on';

mkdirSync(outdir, {recursive: true});
await build({
  entryPoints: {
    'screens-page': (plain === 'off' && PAGES[game]) || 'test/support/pictures/any-game.ts',
  },
  outdir: join('.cache', 'screens-page'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  define: {
    SCREENS: JSON.stringify({game, plain: plain === 'on'}),
    ROADSTEAD_VERSION: '"screens"',
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [unbrokenPolish, sheets],
  logLevel: 'warning',
});

const font = subset =>
  `data:font/woff2;base64,${readFileSync(
    `node_modules/@fontsource-variable/gabarito/files/gabarito-${subset}-wght-normal.woff2`,
  ).toString('base64')}`;
const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Roadstead</title><link rel="icon" href="data:,">
<style>@font-face{font-family:Gabarito;src:url(${font('latin-ext')});font-weight:400 900;unicode-range:U+0100-02BA,U+1E00-1E9F,U+2020-20CF}
@font-face{font-family:Gabarito;src:url(${font('latin')});font-weight:400 900;unicode-range:U+0000-00FF,U+0131,U+2000-206F,U+2190-2193,U+2212}
body{margin:0}</style><body><script type="module" src="/screens-page.js"></script>`;

const server = createServer((request, response) => {
  if (request.url === '/') {
    response.setHeader('content-type', 'text/html');
    response.end(page);
    return;
  }
  if (!request.url.endsWith('.js')) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('content-type', 'text/javascript');
  response.end(readFileSync(join('.cache', 'screens-page', request.url.split('?')[0])));
});
await new Promise(resolve => server.listen(0, resolve));
const browser = await ENGINES[engine].launch();
const tab = await browser.newPage({deviceScaleFactor: Number(option('scale', ['1'])[0])});
// WebKit's driver hears none of them.
tab.on?.('pageerror', error => console.error(error));
tab.on?.('console', message => message.type() === 'error' && console.error(message.text()));
await tab.goto(`http://localhost:${server.address().port}/`);
await tab.waitForFunction('typeof show === "function"');

const known = await tab.evaluate(() => ({all: globalThis.phases, ...globalThis.groups}));
const phases = option('phase', ['all']).flatMap(phase => known[phase] ?? phase);

if (option('grey', ['off'])[0] === 'on')
  await tab.evaluate(() => {
    document.documentElement.style.filter = 'grayscale(1)';
  });
// The coach speaks only where it is asked for.
const [wish] = option('coach', ['off']);
const memory = JSON.stringify({[game]: {wish, seen: []}});
await tab.evaluate(kept => localStorage.setItem('rs-coach', kept), memory);

const CHOSEN = {
  draft: 3,
  buccaneer: 1,
  lodge: 0,
  arrivals: 1,
  role: 2,
  settler: 1,
  builder: 2,
  craftsman: 0,
  trader: 1,
  captain: 0,
};
let count = 0;
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  await tab.setViewportSize({width, height});
  for (const n of seats)
    for (const phase of phases)
      for (const theme of themes)
        for (const language of languages) {
          const chosen = choose[0] === 'auto' ? (CHOSEN[phase] ?? -1) : Number(choose[0]);
          try {
            await tab.evaluate(shot => globalThis.show(shot), {
              phase,
              seats: n,
              language,
              theme,
              choose: chosen,
              text,
              log,
            });
            await tab.screenshot({
              path: join(
                outdir,
                `${phase.replaceAll('>', '-')}-${size}-${n}-${theme}-${language}${log ? '-log' : ''}.png`,
              ),
            });
            count++;
          } catch (error) {
            console.error(phase, size, n, String(error));
          }
        }
}
writeFileSync(join(outdir, 'README.txt'), `${count} pictures\n`);
console.log(`${count} pictures in ${outdir}`);
await browser.close();
server.close();
