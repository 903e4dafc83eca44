/**
 * Renders every screen, and what a table says about its people and its end, into .cache/app-screens: sizes, themes, languages.
 *
 *   node test/support/pictures/app-screens.mjs [--name home,lobby] [--size 360x640] [--language en] [--theme light] [--text 200] [--scale 2] [--engine webkit]
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LANGUAGES} from '../build/languages.mjs';
import {bundled, camera, folderOf, option} from './camera.mjs';

const sizes = option('size', ['320x640', '360x640', '640x360', '768x1024', '1280x800']);
const languages = option('language', LANGUAGES);
const themes = option('theme', ['light', 'dark']);
const [text] = option('text', ['100']);
const outdir = folderOf('app-screens');
const built = await bundled('app-screens-page', 'test/support/pictures/app-screens-page.ts');

const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Roadstead</title><link rel="icon" href="data:,"><link rel="stylesheet" href="base.css"><body><script type="module" src="app-screens-page.js"></script>`;
const {tab, close} = await camera(url => {
  if (url === '/') return [page, 'text/html'];
  if (url === '/base.css') return [readFileSync('public/base.css'), 'text/css'];
  const font = /gabarito-(latin|latin-ext)\.woff2$/.exec(url);
  if (!font) return [readFileSync(join(built, url)), 'text/javascript'];
  const file = `node_modules/@fontsource-variable/gabarito/files/gabarito-${font[1]}-wght-normal.woff2`;
  return [readFileSync(file), 'font/woff2'];
});
const all = await tab.evaluate('NAMES');
const names = option('name', all);
const stranger = names.find(name => !all.includes(name));
if (stranger !== undefined) {
  await close();
  console.error(`no such screen: ${stranger}; there are ${all.join(', ')}`);
  process.exit(2);
}

let count = 0;
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  await tab.setViewportSize({width, height});
  for (const name of names)
    for (const theme of themes)
      for (const language of languages) {
        await tab.evaluate(shot => globalThis.show(shot), {name, language, theme});
        // What the settings give at most is less than what a device may ask for.
        if (text !== '100') await tab.addStyleTag({content: `:root{font-size:${text}% !important}`});
        if (await tab.evaluate('tooWide()')) console.error(`too wide: ${name} ${size} ${language}`);
        await tab.screenshot({path: join(outdir, `${name}-${size}-${theme}-${language}.png`)});
        count++;
      }
}
console.log(`${count} pictures in ${outdir}`);
await close();
