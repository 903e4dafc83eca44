/**
 * Who may import whom (docs/architecture.md). Read off esbuild's metafile, which lists every import that is left
 * in the code; type-only imports vanish from it.
 */

/** First match wins. `may` lists folders of this repository; `packages` the npm packages. */
const RULES = [
  {from: 'src/base/', may: ['src/base/'], packages: ['@noble/curves', '@noble/hashes']},
  {from: 'src/engine/', may: ['src/engine/', 'src/base/'], packages: []},
  {from: 'src/games/index.ts', may: ['src/games/', 'src/engine/'], packages: []},
  {
    from: 'src/games/',
    may: ['src/engine/', 'src/base/', 'src/i18n/'],
    packages: [],
    own: /^src\/games\/[^/]+\//,
  },
  {from: 'src/fair/', may: ['src/fair/', 'src/base/'], packages: ['@noble/curves', '@noble/hashes']},
  {
    from: 'src/log/',
    may: ['src/log/', 'src/base/'],
    packages: ['yjs', '@noble/curves', '@noble/hashes', 'valibot'],
  },
  {
    from: 'src/net/',
    may: ['src/net/', 'src/log/', 'src/base/'],
    packages: ['yjs', 'y-webrtc', 'y-protocols', 'lib0', 'peerjs', '@noble/hashes', 'valibot'],
  },
  {from: 'src/saves/', may: ['src/saves/', 'src/log/', 'src/base/'], packages: ['idb-keyval', 'valibot']},
  {
    from: 'src/bots/worker.ts',
    may: ['src/bots/', 'src/engine/', 'src/base/', 'src/games/index.ts'],
    packages: [],
  },
  {from: 'src/bots/', may: ['src/bots/', 'src/engine/', 'src/base/'], packages: []},
  {from: 'src/i18n/', may: ['src/i18n/', 'src/base/', 'src/games/'], packages: []},
  {
    from: 'src/table/',
    may: [
      'src/table/',
      'src/base/',
      'src/engine/',
      'src/games/index.ts',
      'src/i18n/language.ts',
      'src/fair/',
      'src/log/',
      'src/net/',
      'src/saves/',
      'src/bots/',
    ],
    packages: ['valibot', 'yjs'],
  },
  {
    from: 'src/cli/',
    may: [
      'src/cli/',
      'src/base/',
      'src/engine/',
      'src/games/',
      'src/fair/',
      'src/log/',
      'src/saves/',
      'src/bots/',
      'src/table/',
    ],
    packages: ['peer', 'uqr', 'valibot'],
  },
  {from: 'src/sw.ts', may: [], packages: ['workbox-precaching', 'workbox-routing', 'workbox-core']},
  {from: 'src/main.ts', may: ['src/', 'components/'], packages: []},
  {
    from: 'components/',
    may: [
      'components/',
      'src/i18n/',
      'src/base/',
      'src/table/view-model.ts',
      'src/engine/choice.ts',
      'src/engine/draft.ts',
      'src/engine/holes.ts',
      'src/games/',
    ],
    packages: ['lit', 'uqr'],
  },
];

/** Of a game's folder, components open only these: what a seat sees, tables, types, the shape of the board, counts, words. */
const OPEN_TO_COMPONENTS = /^src\/games\/[^/]+\/(view|data|types|island|statistics|text\/.*)(\.ts)?$/;

/** What the page opens every table with does without the mathematics of dealing: a thread of its own has it. */
const APART = {from: 'src/table/tables.ts', without: 'src/fair/'};

const packageOf = path => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** Sentences, one for each import edge of a metafile that no rule allows. */
export function wrongImports(metafile) {
  const wrong = [];
  for (const [from, {imports}] of Object.entries(metafile.inputs)) {
    const rule = RULES.find(({from: folder}) => from.startsWith(folder));
    if (!rule) continue; // a package's own files
    for (const {path, external} of imports) {
      if (path.startsWith('<')) continue; // esbuild's own helpers
      if (!allowed(rule, from, path, external)) wrong.push(`${from} → ${path}`);
    }
  }
  return [...wrong, ...broughtAlong(metafile.inputs)];
}

/** The first imports, each by the one before it, by which a part brings what it is to do without. */
function broughtAlong(inputs) {
  const {from, without} = APART;
  const ways = new Map(from in inputs ? [[from, from]] : []);
  for (const [file, way] of ways)
    for (const {path, kind} of inputs[file].imports)
      if (kind === 'import-statement' && path in inputs && !ways.has(path))
        ways.set(path, `${way} → ${path}`);
  return [...ways].flatMap(([file, way]) => (file.startsWith(without) ? [way] : [])).slice(0, 1);
}

function allowed(rule, from, path, external) {
  const name = packageOf(path);
  if (name || external) {
    const bare = name ?? (path.startsWith('@') ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]);
    if (path.startsWith('node:')) return rule.from === 'src/cli/';
    return rule.packages.some(known => bare === known);
  }
  if (rule.own && path.startsWith('src/games/')) return path.startsWith(rule.own.exec(from)?.[0] ?? '\0');
  if (rule.from === 'components/' && path.startsWith('src/games/')) return OPEN_TO_COMPONENTS.test(path);
  return rule.may.some(folder => path.startsWith(folder));
}
