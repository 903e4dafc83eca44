/**
 * Renders every screen, and what a table says about its people and its end, into .cache/app-screens: sizes, themes, languages.
 *
 *   node test/support/pictures/app-screens.mjs [--name home,lobby] [--size 360x640] [--language en] [--theme light] [--scale 2] [--engine webkit]
 */
import {mkdirSync, readFileSync} from 'node:fs';
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
const sizes = option('size', ['320x640', '360x640', '640x360', '768x1024', '1280x800']);
const languages = option('language', LANGUAGES);
const themes = option('theme', ['light', 'dark']);
const [engine] = option('engine', ['chromium']);
const outdir = join('.cache', engine === 'chromium' ? 'app-screens' : `app-screens-${engine}`);
const built = join('.cache', 'app-screens-page');

mkdirSync(outdir, {recursive: true});
await build({
  entryPoints: ['test/support/pictures/app-screens-page.ts'],
  outdir: built,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  define: {ROADSTEAD_VERSION: '"screens"', 'process.env.NODE_ENV': '"production"'},
  plugins: [unbrokenPolish, sheets],
  logLevel: 'warning',
});

const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Roadstead</title><link rel="icon" href="data:,"><link rel="stylesheet" href="base.css"><body><script type="module" src="app-screens-page.js"></script>`;
const files = {'/base.css': ['public/base.css', 'text/css'], '/': [null, 'text/html']};
const server = createServer((request, response) => {
  const url = request.url.split('?')[0];
  const font = /gabarito-(latin|latin-ext)\.woff2$/.exec(url);
  const [file, type] =
    files[url] ??
    (font
      ? [
          `node_modules/@fontsource-variable/gabarito/files/gabarito-${font[1]}-wght-normal.woff2`,
          'font/woff2',
        ]
      : [join(built, url), 'text/javascript']);
  try {
    const body = file === null ? page : readFileSync(file);
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
const names = option('name', await tab.evaluate('NAMES'));

let count = 0;
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  await tab.setViewportSize({width, height});
  for (const name of names)
    for (const theme of themes)
      for (const language of languages) {
        await tab.evaluate(shot => globalThis.show(shot), {name, language, theme});
        if (await tab.evaluate('tooWide()')) console.error(`too wide: ${name} ${size} ${language}`);
        await tab.screenshot({path: join(outdir, `${name}-${size}-${theme}-${language}.png`)});
        count++;
      }
}
console.log(`${count} pictures in ${outdir}`);
await browser.close();
server.close();
