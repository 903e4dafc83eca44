/**
 * Builds everything: the app (dist/app: any static host can serve it from any path), its service worker and
 * workers, and the command line (dist/cli). Proves on the way that imports run one way.
 *
 *   node esbuild.config.mjs                 build
 *   node esbuild.config.mjs --release       build without maps and gallery, for those who host and for the package
 *   node esbuild.config.mjs --run COMMAND…  build if a source is newer, then run the command line
 */
import './test/support/build/node-floor.mjs';
import {createHash} from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {build} from 'esbuild';
import {alias} from './test/support/build/aliases.mjs';
import {wrongImports} from './test/support/build/boundaries.mjs';
import {
  beforehand,
  fileOf,
  gameOf,
  gamesIn,
  isAtTable,
  languageOf,
  together,
} from './test/support/build/chunks.mjs';
import {AT_FLOOR, FLOOR, SYNTAX} from './test/support/build/floor.mjs';
import {bringsOf, written} from './test/support/build/imports.mjs';
import {LANGUAGES} from './test/support/build/languages.mjs';
import {asPage, asText, licences, packagesIn} from './test/support/build/licences.mjs';
import {NODE_FLOOR} from './test/support/build/node-floor.mjs';
import {oneFile} from './test/support/build/one-file.mjs';
import {sheets} from './test/support/build/sheets.mjs';
import {isPolish, unbroken} from './test/support/build/unbroken.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);
const packageVersion = JSON.parse(readFileSync(at('package.json'), 'utf8')).version;

/** Every file below a folder, as paths relative to it. */
const filesBelow = folder =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

/** What the app uses where nobody has set anything (`net/broker.ts`): `--brokers`, `--stun` (lists with commas), `--relay`. */
const NETWORK = {brokers: [], stun: [], relay: ''};
const MOST_BROKERS = 3;

/** @throws Hindrance */
function readNetwork(args) {
  const given = name => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : '');
  const list = name => given(name).split(',').filter(Boolean);
  const wrong = (texts, fits) => texts.find(text => !fits.test(text));
  NETWORK.brokers = list('--brokers');
  NETWORK.stun = list('--stun');
  NETWORK.relay = given('--relay');
  const bad =
    NETWORK.brokers[MOST_BROKERS] ??
    wrong(NETWORK.brokers, /^(wss?:\/\/)?[\w.-]+(:\d{1,5})?(\/[\w.~/-]*)?$/) ??
    wrong(NETWORK.stun, /^stuns?:[\w.-]+(:\d{1,5})?$/) ??
    wrong([NETWORK.relay], /^(https?:\/\/\S+|[\w./-]*)$/);
  if (bad !== undefined)
    throw new Hindrance(
      `${bad} is none. --brokers takes up to three host[:port][/path], --stun a list of stun:host:port, --relay the address that tells credentials.`,
    );
}

const shared = version => ({
  absWorkingDir: root,
  // Packages bear the names that lists know them by, wherever their folder lies.
  preserveSymlinks: true,
  bundle: true,
  format: 'esm',
  ...SYNTAX,
  metafile: true,
  logLevel: 'warning',
  legalComments: 'none',
  define: {
    ROADSTEAD_VERSION: JSON.stringify(version),
    // One text: the bundler makes a file of its own of anything larger.
    ROADSTEAD_NETWORK: JSON.stringify(JSON.stringify(NETWORK)),
    'process.env.NODE_ENV': '"production"',
  },
});

/** Elements are defined below their class: the bundler gives decorated classes other private members, larger and slower. */
const defined = text => {
  const names = [...text.matchAll(/^@customElement\('([^']+)'\)\s*export class (\w+)/gm)];
  const below = names.map(([, tag, name]) => `customElements.define('${tag}',${name});`);
  return text.replace(/^@customElement\('[^']+'\)\s*(?=export class)/gm, '') + below.join('');
};

/** The source of a component without what its templates carry for their readers alone; Polish with its spaces. */
const sourceOf = path => {
  const text = readFileSync(path, 'utf8');
  if (isPolish(path)) return unbroken(text);
  if (!/[\\/]components[\\/]/.test(path)) return text;
  return defined(text.replace(/\n[ \t]+/g, '\n'));
};
const squeeze = {
  name: 'squeeze',
  setup(builder) {
    builder.onLoad({filter: /[\\/](components|pl)[\\/].*\.ts$/}, ({path}) => ({
      contents: sourceOf(path),
      loader: 'ts',
    }));
  },
};

/** lib0 looks for switches of its developers in the browser's store, and a page's first look there is waited for. */
const switchless = {
  name: 'switchless',
  setup(builder) {
    builder.onResolve({filter: /^(?:lib0|\.)\/environment(?:\.js)?$/}, ({importer}) =>
      /[\\/](?:lib0|yjs)[\\/]/.test(importer) ? {path: at('src/net/in-browser.ts')} : undefined,
    );
  },
};

const MAIN = 'src/main.ts';
const DEALING = 'src/table/playing/joint/worker.ts';
/** The page and the thread that deals: both fold the game, and fetch its rules once. */
const PAGE = [
  {in: MAIN, out: 'main'},
  {in: DEALING, out: 'dealing'},
];
/** The other threads. */
const THREADS = [
  {in: 'src/bots/worker.ts', out: 'bots'},
  {in: 'components/panels/scan-worker.ts', out: 'scan'},
  {in: 'src/log/verify-worker.ts', out: 'verify'},
];

/** Pages or workers with their chunks, which those of one bundle share. */
const bundleFor = async (to, entries, chunks, plugins = [], options = {}) => {
  const {metafile} = await build({
    ...shared(to.version),
    entryPoints: entries,
    outdir: to.app,
    alias,
    chunkNames: `${chunks}/[name]-[hash]`,
    plugins: [...plugins, switchless, squeeze, sheets],
    splitting: true,
    minify: true,
    sourcemap: !to.release,
    logOverride: {'ignored-bare-import': 'silent'},
    ...options,
  });
  return metafile;
};

/** @returns what imports what, as written, and what came out */
async function bundleApp(to) {
  const written = await bundleFor(to, PAGE, 'chunks', [], {write: false});
  const {inputs} = written;
  const {outputs} = await bundleFor(to, PAGE, 'chunks', [
    together(beforehand(inputs, MAIN, DEALING), root, sourceOf),
  ]);
  for (const output of Object.values(outputs))
    if (output.entryPoint) output.entryPoint = fileOf(output.entryPoint);
  return {inputs, outputs};
}

/**
 * The page names what its script will ask for, so that nothing waits for the script to say so. Where a link is followed,
 * that is also what a table between devices is opened with, the game that the link names included; until then the page says
 * so in the browser's language. The policy of the page lets in these few words by their digest.
 */
function preload(app, {outputs}) {
  const start = bringsOf(`${app}/main.js`, outputs);
  // The script itself first: a browser asks for a few files at a time.
  const links = [...start].map(file => `<link rel="modulepreload" href="${relative(app, file)}">\n    `);
  const parts = Object.keys(outputs).filter(file => outputs[file].entryPoint);
  const games = gamesIn(parts.map(file => outputs[file].entryPoint));
  /** Chunks that a table is opened with, by game and language. */
  const table = {};
  for (const file of parts) {
    const {entryPoint} = outputs[file];
    if (!isAtTable(entryPoint)) continue;
    const names = [...bringsOf(file, outputs)].filter(each => !start.has(each));
    const key = `${gameOf(entryPoint, games)} ${languageOf(entryPoint)}`.trim();
    table[key] = [...new Set([...(table[key] ?? []), ...names.map(each => relative(`${app}/chunks`, each))])];
  }
  const page = at(app, 'index.html');
  const ahead =
    `try{if(!(${AT_FLOOR}))throw 0}catch(_){const old=document.createElement('script');` +
    "old.src='too-old.js';document.head.appendChild(old)}" +
    `{const at=location.hash,tag=navigator.languages.map(tag=>tag.slice(0,2)).find(tag=>/${LANGUAGES.join('|')}/.test(tag))||'en';` +
    'if(at[1])document.documentElement.dataset.opens=tag;' +
    `if(at.startsWith('#j=')){const game=at.split('.')[4],table=${JSON.stringify(table)};` +
    "for(const href of new Set(['',tag,game,game+' '+tag].flatMap(key=>table[key]||[])))" +
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:'chunks/'+href}))}}";
  const digest = createHash('sha256').update(ahead).digest('base64');
  writeFileSync(
    page,
    readFileSync(page, 'utf8')
      // Before any style: words in the page wait for those above them.
      .replace('<link', () => `${links.join('')}<script>${ahead}</script>\n    <link`)
      .replace("script-src 'self'", () => `script-src 'self' 'sha256-${digest}'`),
  );
}

/**
 * The app alone, in a folder that any static host can serve.
 * @param release without what only those need who build the app
 * @returns the metafiles of its bundles
 */
export async function buildApp(app, version = packageVersion, release = false) {
  const to = {app, version, release};
  // No part of the app, and opened by those who build it.
  const gallery = release ? [] : [{in: 'test/support/pictures/gallery.ts', out: 'gallery'}];
  const metafiles = await Promise.all([
    bundleApp(to),
    ...THREADS.map(thread => bundleFor(to, [thread], 'chunks')),
    ...gallery.map(entry => bundleFor(to, [entry], 'gallery', [], {supported: {'top-level-await': true}})),
  ]);
  cpSync(at('public'), at(app), {recursive: true});
  if (release) rmSync(at(app, 'gallery.html'));
  preload(app, metafiles[0]);
  const fonts = at(FONT, 'files');
  mkdirSync(at(app, 'fonts'), {recursive: true});
  for (const subset of ['latin', 'latin-ext']) {
    cpSync(join(fonts, `gabarito-${subset}-wght-normal.woff2`), at(app, 'fonts', `gabarito-${subset}.woff2`));
  }
  await buildTooOld(to);
  await writeLicences(to, metafiles.slice(0, 1 + THREADS.length));
  await buildServiceWorker(to, filesToKeep(app));
  await packAhead(app);
  return metafiles;
}

const FONT = 'node_modules/@fontsource-variable/gabarito';

/** A page for people, and the same as a file. */
async function writeLicences(to, metafiles) {
  const worker = await buildServiceWorker(to, [], {write: false});
  const all = licences(root, [...packagesIn([...metafiles, worker]), FONT].sort(), to.version);
  writeFileSync(at(to.app, 'licences.html'), asPage(all));
  writeFileSync(at(to.app, 'licences.txt'), asText(all));
}

/** For browsers below the floor: a plain script that needs little. */
async function buildTooOld({app, version}) {
  const names = {chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari'};
  const browsers = Object.entries(names).map(([browser, name]) => `${name} ${FLOOR[browser]}`);
  await build({
    ...shared(version),
    stdin: {
      contents:
        "import {tellTooOld} from './src/too-old.ts';const tell=()=>tellTooOld(document.body);" +
        "document.readyState==='loading'?document.addEventListener('DOMContentLoaded',tell):tell();",
      resolveDir: root,
    },
    outfile: `${app}/too-old.js`,
    format: 'iife',
    target: ['chrome61', 'edge79', 'firefox60', 'safari11'],
    // Those browsers have it; the bundler counts a fault of theirs in corners that are not met here.
    supported: {destructuring: true},
    minify: true,
    define: {...shared(version).define, ROADSTEAD_BROWSERS: JSON.stringify(browsers.join(', '))},
  });
}

/**
 * What the service worker keeps, each file with a revision; of scripts also what they have to be, so that a host that is
 * half way through an update gives no mixture of two versions.
 */
function filesToKeep(app) {
  const skip = /\.map$|^gallery|^sw\.js$|^licences\.txt$/;
  const files = filesBelow(at(app)).filter(file => !skip.test(file));
  return files.map(file => {
    const digest = createHash('sha256')
      .update(readFileSync(at(app, file)))
      .digest('base64');
    return {
      url: file === 'index.html' ? './' : file,
      revision: digest.slice(0, 16),
      digest,
      ...(file.endsWith('.js') && {integrity: `sha256-${digest}`}),
    };
  });
}

async function buildServiceWorker({app, version}, files, options = {}) {
  const {metafile} = await build({
    ...shared(version),
    entryPoints: ['src/sw.ts'],
    outfile: `${app}/sw.js`,
    format: 'iife',
    minify: true,
    define: {...shared(version).define, ROADSTEAD_FILES: JSON.stringify(files)},
    ...options,
  });
  return metafile;
}

/**
 * What never changes under its name is packed at its best beside it (`.br`): no server has to while somebody waits, and
 * those that cannot pack may send it.
 */
async function packAhead(app) {
  const chunks = filesBelow(at(app, 'chunks')).filter(file => file.endsWith('.js'));
  const pack = async path => writeFileSync(`${path}.br`, await promisify(brotliCompress)(readFileSync(path)));
  await Promise.all(chunks.map(file => pack(at(app, 'chunks', file))));
}

/**
 * With all that it needs: it runs from any folder, and nobody has to install anything beside it.
 * @param outdir absolute
 */
export async function buildCli(outdir, release = false) {
  const result = await build({
    ...shared(packageVersion),
    entryPoints: [{in: 'src/cli/roadstead.ts', out: 'roadstead'}],
    outdir,
    chunkNames: '[name]-[hash]',
    outExtension: {'.js': '.mjs'},
    define: {...shared(packageVersion).define, ROADSTEAD_NODE: JSON.stringify(NODE_FLOOR)},
    platform: 'node',
    target: `node${NODE_FLOOR}`,
    supported: {},
    splitting: true,
    sourcemap: !release,
    // Packages of before modules ask Node for its parts in this way.
    banner: {js: "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);"},
  });
  writeFileSync(
    join(outdir, 'licences.txt'),
    asText(licences(root, packagesIn([result.metafile]), packageVersion)),
  );
  return result.metafile;
}

/** Something that whoever builds has to mend: told in words, without the place in the code. */
class Hindrance extends Error {}

/** @throws Hindrance */
function checkWritable() {
  try {
    for (const folder of [root, at('dist')]) if (existsSync(folder)) accessSync(folder, constants.W_OK);
  } catch ({code}) {
    const built = existsSync(at('dist/cli/roadstead.mjs'))
      ? ' What is built already runs without: node dist/cli/roadstead.mjs'
      : '';
    throw new Hindrance(
      `The build writes the folder dist beside its sources, and cannot write there (${code}). Build in a copy of this folder that is yours.${built}`,
    );
  }
}

export async function buildAll(release = false) {
  checkWritable();
  rmSync(at('dist'), {recursive: true, force: true});
  const metafiles = [
    ...(await buildApp('dist/app', packageVersion, release)),
    await buildCli(at('dist/cli'), release),
  ];
  writeFileSync(
    at('dist/roadstead.html'),
    await oneFile(
      root,
      {...shared(packageVersion), alias, plugins: [switchless, squeeze, sheets]},
      [...PAGE, ...THREADS],
      at('dist/app'),
    ),
  );
  const wrong = [...metafiles, written(['src', 'components'])].flatMap(wrongImports);
  if (wrong.length > 0) {
    throw new Error(`imports that run the wrong way:\n${[...new Set(wrong)].join('\n')}`);
  }
  // Whoever goes on from a release wants maps and gallery back: it counts as no build.
  if (!release) writeFileSync(at('dist/meta.json'), JSON.stringify(metafiles));
}

/** True while every source is older than the last build. */
function isFresh() {
  const stamp = at('dist/meta.json');
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  const sources = ['src', 'components', 'public', 'test/support'].flatMap(dir =>
    filesBelow(at(dir)).map(file => at(dir, file)),
  );
  return [...sources, at('package.json'), at('esbuild.config.mjs')].every(
    file => statSync(file).mtimeMs <= built,
  );
}

async function main() {
  const run = process.argv.indexOf('--run');
  if (run < 0) {
    readNetwork(process.argv);
    await buildAll(process.argv.includes('--release'));
    return;
  }
  if (!isFresh()) {
    process.stderr.write('building…\n');
    await buildAll();
  }
  process.argv = [process.argv[0], at('dist/cli/roadstead.mjs'), ...process.argv.slice(run + 1)];
  await import(pathToFileURL(process.argv[1]).href);
}

if (basename(process.argv[1] ?? '') === 'esbuild.config.mjs') {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Hindrance)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
