/**
 * The app in one file, to be opened from a disk: nothing is fetched from beside it. Its scripts lie in it packed, each of them
 * whole, and become addresses of their own (`blob:`) when the page opens (`components/kit/beside.ts`).
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {build} from 'esbuild';
import {AT_FLOOR} from './floor.mjs';

/** It is mailed and copied to sticks. */
const MOST_BYTES = 2_500_000;

/** Unpacks what is inside, and starts the script of the page. */
const START = `window.roadsteadOld||(async()=>{
const element=document.getElementById('inside');
const packed=Uint8Array.from(atob(element.textContent),c=>c.charCodeAt(0));
element.remove();
const unpacked=new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
const parts=JSON.parse(await new Response(unpacked).text());
const at={};
for(const name in parts)at[name]=URL.createObjectURL(new Blob([parts[name]],{type:name.endsWith('.js')?'text/javascript':'text/plain;charset=utf-8'}));
globalThis.roadsteadInside=at;
const start=document.createElement('script');
start.src=at['main.js'];
document.head.append(start);
})()`;

/**
 * @param root of the repository
 * @param options of the bundler
 * @param scripts those of the page (`main`) and of its threads, as entry points
 * @param app the built app, whose page, styles, fonts and licences these are
 * @returns the text of the file
 * @throws Error where it is too large
 */
export async function oneFile(root, options, scripts, app) {
  // As text: nothing that it would need lies beside it.
  const inside = {'licences.html': readFileSync(join(app, 'licences.txt'), 'utf8')};
  await Promise.all(
    scripts.map(async ({in: source, out}) => {
      const {outputFiles} = await build({
        ...options,
        entryPoints: [source],
        format: 'iife',
        minify: true,
        write: false,
        metafile: false,
      });
      inside[`${out}.js`] = outputFiles[0].text;
    }),
  );
  const packed = (await promisify(gzip)(JSON.stringify(inside), {level: 9})).toString('base64');
  const inline = (file, type) => `data:${type};base64,${readFileSync(join(app, file)).toString('base64')}`;
  const styles = readFileSync(join(app, 'base.css'), 'utf8').replace(
    /url\("([^"]+\.woff2)"\)/g,
    (_, file) => `url("${inline(file, 'font/woff2')}")`,
  );
  const tooOld = readFileSync(join(app, 'too-old.js'), 'utf8');
  const ahead = `try{if(!(${AT_FLOOR}))throw 0}catch(_){window.roadsteadOld=true;${tooOld}}`;
  const digests = [ahead, START].map(
    script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  // Nothing is fetched; brokers are spoken to.
  const policy = `default-src 'none'; script-src ${digests.join(' ')} blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src wss: ws:; base-uri 'none'; form-action 'none'`;
  const page = readFileSync(join(root, 'public/index.html'), 'utf8');
  const body = /<body>(.*)<\/body>/s.exec(page)[1];
  const file = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>Roadstead</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="${inline('icons/icon.svg', 'image/svg+xml')}">
    <style>${styles}</style>
    <script>${ahead}</script>
  </head>
  <body>${body}
    <script type="application/gzip" id="inside">${packed}</script>
    <script>${START}</script>
  </body>
</html>
`;
  if (file.length > MOST_BYTES)
    throw new Error(`dist/roadstead.html is larger than ${MOST_BYTES} bytes: ${file.length}`);
  return file;
}
