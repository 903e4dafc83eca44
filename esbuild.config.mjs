/**
 * Builds everything: the app (dist/app: any static host can serve it from any path), its service worker and
 * workers, and the command line (dist/cli). Proves on the way that imports run one way.
 *
 *   node esbuild.config.mjs                 build
 *   node esbuild.config.mjs --run COMMAND…  build if a source is newer, then run the command line
 */
import {createHash} from 'node:crypto';
import {
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
import {build} from 'esbuild';
import {alias} from './test/support/aliases.mjs';
import {wrongImports} from './test/support/boundaries.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);
const version = JSON.parse(readFileSync(at('package.json'), 'utf8')).version;

/** Every file below a folder, as paths relative to it. */
const filesBelow = folder =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  metafile: true,
  logLevel: 'warning',
  legalComments: 'none',
  define: {ROADSTEAD_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"'},
};

/** Templates and styles of components keep their line breaks, and lose the indentation that only their source needs. */
const sourceOf = path => {
  const text = readFileSync(path, 'utf8');
  return /[\\/]components[\\/]/.test(path) ? text.replace(/\n[ \t]+/g, '\n') : text;
};
const unindent = {
  name: 'unindent',
  setup(builder) {
    builder.onLoad({filter: /[\\/]components[\\/].*\.ts$/}, ({path}) => ({
      contents: sourceOf(path),
      loader: 'ts',
    }));
  },
};

/** Every file that an entry brings at once, without what it loads later. */
function startOf(entry, {inputs}) {
  const start = new Set([entry]);
  for (const file of start) {
    for (const {path, kind} of inputs[file].imports)
      if (kind === 'import-statement' && path in inputs) start.add(path);
  }
  start.delete(entry);
  return [...start];
}

/**
 * Puts the files that the page starts with into one chunk, by letting every later part import them all. The bundler
 * cuts by who needs what and does not know that the start is always there: each file that some later parts share with
 * it would be a chunk, a request and a dictionary of its own.
 */
const together = files => ({
  name: 'together',
  setup(builder) {
    const later = new Set();
    builder.onResolve({filter: /^\./}, ({path, kind, resolveDir}) => {
      if (kind === 'dynamic-import') later.add(join(resolveDir, path));
    });
    builder.onLoad({filter: /\.ts$/}, ({path}) => {
      if (!later.has(path)) return undefined;
      const imports = files.map(file => `import ${JSON.stringify(at(file))};`);
      return {contents: sourceOf(path) + imports.join(''), loader: 'ts', resolveDir: dirname(path)};
    });
  },
});

/** One page or worker with its chunks; those of different ones are not shared, which would only cut them smaller. */
const bundleFor = async (entry, out, chunks, plugins = [], options = {}) => {
  const {metafile} = await build({
    ...shared,
    entryPoints: [{in: entry, out}],
    outdir: 'dist/app',
    alias,
    chunkNames: `${chunks}/[name]-[hash]`,
    plugins: [...plugins, unindent],
    splitting: true,
    minify: true,
    sourcemap: true,
    logOverride: {'ignored-bare-import': 'silent'},
    ...options,
  });
  return metafile;
};

/** @returns what imports what, as written, and what came out */
async function bundleApp() {
  const entry = 'src/main.ts';
  const written = await bundleFor(entry, 'main', 'chunks', [], {write: false});
  const {outputs} = await bundleFor(entry, 'main', 'chunks', [together(startOf(entry, written))]);
  return {inputs: written.inputs, outputs};
}

async function buildApp() {
  const metafiles = await Promise.all([
    bundleApp(),
    bundleFor('src/bots/worker.ts', 'bots', 'chunks'),
    bundleFor('src/log/verify-worker.ts', 'verify', 'chunks'),
    bundleFor('components/gallery/gallery.ts', 'gallery', 'gallery'),
  ]);
  cpSync(at('public'), at('dist/app'), {recursive: true});
  const fonts = at('node_modules/@fontsource-variable/gabarito/files');
  mkdirSync(at('dist/app/fonts'), {recursive: true});
  for (const subset of ['latin', 'latin-ext']) {
    cpSync(
      join(fonts, `gabarito-${subset}-wght-normal.woff2`),
      at('dist/app/fonts', `gabarito-${subset}.woff2`),
    );
  }
  return metafiles;
}

/** The service worker carries the list of all files it keeps, each with a revision. */
async function buildServiceWorker() {
  const skip = /\.map$|^gallery|^sw\.js$/;
  const files = filesBelow(at('dist/app')).filter(file => !skip.test(file));
  const manifest = files.map(file => ({
    url: file === 'index.html' ? './' : file,
    revision: createHash('sha256')
      .update(readFileSync(at('dist/app', file)))
      .digest('hex')
      .slice(0, 16),
  }));
  await build({
    ...shared,
    entryPoints: ['src/sw.ts'],
    outfile: 'dist/app/sw.js',
    format: 'iife',
    minify: true,
    define: {...shared.define, ROADSTEAD_FILES: JSON.stringify(manifest)},
  });
}

async function buildCli() {
  const result = await build({
    ...shared,
    entryPoints: [{in: 'src/cli/roadstead.ts', out: 'roadstead'}],
    outdir: 'dist/cli',
    outExtension: {'.js': '.mjs'},
    platform: 'node',
    target: 'node20',
    packages: 'external',
    splitting: true,
    sourcemap: true,
    banner: {js: ''},
  });
  return result.metafile;
}

export async function buildAll() {
  rmSync(at('dist'), {recursive: true, force: true});
  const metafiles = [...(await buildApp()), await buildCli()];
  const wrong = metafiles.flatMap(wrongImports);
  if (wrong.length > 0) {
    throw new Error(`imports that run the wrong way:\n${[...new Set(wrong)].join('\n')}`);
  }
  await buildServiceWorker();
  writeFileSync(at('dist/meta.json'), JSON.stringify(metafiles));
}

/** True while every source is older than the last build. */
function isFresh() {
  const stamp = at('dist/meta.json');
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  const sources = ['src', 'components', 'public'].flatMap(dir =>
    filesBelow(at(dir)).map(file => at(dir, file)),
  );
  return [...sources, at('package.json'), at('esbuild.config.mjs'), at('test/support/aliases.mjs')].every(
    file => statSync(file).mtimeMs <= built,
  );
}

if (basename(process.argv[1] ?? '') === 'esbuild.config.mjs') {
  const run = process.argv.indexOf('--run');
  if (run < 0) {
    await buildAll();
  } else {
    if (!isFresh()) {
      process.stderr.write('building…\n');
      await buildAll();
    }
    process.argv = [process.argv[0], at('dist/cli/roadstead.mjs'), ...process.argv.slice(run + 1)];
    await import(pathToFileURL(process.argv[1]).href);
  }
}
