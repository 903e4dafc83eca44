/**
 * Renders the table in every phase from real seeded games into .cache/screens: sizes, themes, languages. A picture is named
 * by game, phase, size, seats, theme and language.
 *
 *   node test/support/pictures/screens.mjs [--game san-juan|catan|portolano|…] [--phase role,mayor] [--size 360x640] [--language en] [--theme light] [--seats 4] [--text 200] [--scale 2] [--choose 2] [--coach on] [--grey on] [--log on] [--plain on] [--engine webkit]
 *
 * With another engine the pictures come into a folder of its name beside the other, `.cache/screens-webkit`.
 * `--choose` names the choice that is picked, by its place from 0; -1 for none.
 * `--grey on` takes all colour away: everything has to be told apart by shape and letter as well.
 *
 * `--stance middle` draws what a device shows that lies in the middle, after so many rounds: `--phase 0`, `1`, `4`, `9`, `waiting`,
 * `over`.
 *
 * `--plain on` draws any game on the generic board, and so are games drawn that have no page of their own.
 *
 * Without `--phase` all that the page of the game has; `--phase expansions` is what only they have in Puerto Rico.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {LANGUAGES} from '../build/languages.mjs';
import {bundled, camera, folderOf, option} from './camera.mjs';

const [game] = option('game', ['puerto-rico']);
const [plain] = option('plain', ['off']);
const [stance] = option('stance', ['']);
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
const outdir = folderOf('screens');
const log = option('log', ['off'])[0] === 'on';

const built = await bundled(
  'screens-page',
  (plain === 'off' && !stance && PAGES[game]) || 'test/support/pictures/any-game.ts',
  {SCREENS: JSON.stringify({game, plain: plain === 'on', stance})},
);

const font = subset =>
  `data:font/woff2;base64,${readFileSync(
    `node_modules/@fontsource-variable/gabarito/files/gabarito-${subset}-wght-normal.woff2`,
  ).toString('base64')}`;
const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Roadstead</title><link rel="icon" href="data:,">
<style>@font-face{font-family:Gabarito;src:url(${font('latin-ext')});font-weight:400 900;unicode-range:U+0100-02BA,U+1E00-1E9F,U+2020-20CF}
@font-face{font-family:Gabarito;src:url(${font('latin')});font-weight:400 900;unicode-range:U+0000-00FF,U+0131,U+2000-206F,U+2190-2193,U+2212}
body{margin:0}</style><body><script type="module" src="/screens-page.js"></script>`;

const {tab, close} = await camera(url =>
  url === '/' ? [page, 'text/html'] : [readFileSync(join(built, url)), 'text/javascript'],
);

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
                `${game}-${phase.replaceAll('>', '-')}-${size}-${n}-${theme}-${language}${log ? '-log' : ''}.png`,
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
await close();
