/**
 * Who may import whom (docs/architecture.md). Read off esbuild's metafile, which lists every import that is left
 * in the code, and off the sources themselves: types bind, too.
 */

/** Of `src`, what screens see. */
const SEEN = [
  'src/i18n/',
  'src/base/',
  'src/table/seen/',
  'src/engine/choice.ts',
  'src/engine/game.ts',
  'src/engine/holes.ts',
  'src/engine/kit/shown.ts',
  'src/games/words.ts',
];
/** What every painted board is made of. */
const BOARD = ['components/board/', 'components/kit/', 'components/act.ts'];
/** What screens are made of besides. */
const SCREENS = [...BOARD, 'components/text.ts', 'components/open.ts', 'components/games.ts'];

/** First match wins. `may` lists folders of this repository; `packages` the npm packages. */
const RULES = [
  {from: 'src/base/', may: ['src/base/'], packages: ['@noble/curves', '@noble/hashes']},
  {from: 'src/engine/', may: ['src/engine/', 'src/base/'], packages: []},
  {from: 'src/games/index.ts', may: ['src/games/', 'src/engine/', 'src/base/'], packages: []},
  {
    from: 'src/games/words.ts',
    may: ['src/games/', 'src/engine/', 'src/base/', 'src/i18n/'],
    packages: [],
  },
  {
    from: 'src/games/',
    may: ['src/engine/', 'src/base/', 'src/i18n/', 'src/games/listing.ts'],
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
  {
    from: 'src/i18n/',
    may: ['src/i18n/', 'src/base/', 'src/engine/game.ts'],
    packages: [],
  },
  {
    from: 'src/table/seen/',
    may: [
      'src/table/seen/',
      'src/base/',
      'src/engine/',
      'src/i18n/language.ts',
      'src/log/entry.ts',
      'src/bots/kinds.ts',
      'src/bots/advise.ts',
    ],
    packages: [],
  },
  {
    from: 'src/table/playing/',
    may: [
      'src/table/playing/',
      'src/table/seen/',
      'src/base/',
      'src/engine/',
      'src/games/index.ts',
      'src/fair/',
      'src/log/',
      'src/saves/record.ts',
      'src/bots/',
    ],
    packages: [],
  },
  {
    from: 'src/table/others/',
    may: [
      'src/table/others/',
      'src/table/playing/',
      'src/table/seen/',
      'src/base/',
      'src/engine/',
      'src/games/index.ts',
      'src/log/',
      'src/net/',
    ],
    packages: ['valibot'],
  },
  {
    from: 'src/table/opening/',
    may: [
      'src/table/',
      'src/base/',
      'src/engine/',
      'src/games/index.ts',
      'src/i18n/language.ts',
      'src/log/',
      'src/saves/',
    ],
    packages: ['valibot'],
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
      'src/table/playing/',
      'src/table/seen/',
    ],
    packages: ['peer', 'uqr', 'valibot'],
  },
  {from: 'src/sw.ts', may: [], packages: ['workbox-precaching', 'workbox-routing', 'workbox-core']},
  {from: 'src/main.ts', may: ['src/', 'components/'], packages: []},
  {from: 'components/kit/', may: ['components/kit/', ...SEEN], packages: ['lit', 'uqr']},
  {from: 'components/act.ts', may: ['components/kit/', ...SEEN], packages: []},
  {from: 'components/open.ts', may: ['components/kit/'], packages: []},
  {from: 'components/text.ts', may: SEEN, packages: ['lit']},
  {from: 'components/art/', may: ['components/art/', 'components/kit/', ...SEEN], packages: ['lit']},
  {from: 'components/board/', may: [...BOARD, ...SEEN], packages: ['lit']},
  {from: 'components/games.ts', may: ['components/', 'src/base/'], packages: []},
  {from: 'components/panels/scan-worker.ts', may: [], packages: ['qr']},
  {from: 'components/panels/', may: ['components/panels/', ...SCREENS, ...SEEN], packages: ['lit']},
  {
    from: 'components/table/',
    may: ['components/table/', 'components/panels/', 'components/art/', ...SCREENS, ...SEEN],
    packages: ['lit'],
  },
  {
    from: 'components/app/',
    may: [
      'components/app/',
      'components/table/',
      'components/panels/',
      'components/art/',
      ...SCREENS,
      ...SEEN,
    ],
    packages: ['lit'],
  },
  {from: 'components/gallery/', may: ['components/', ...SEEN], packages: ['lit']},
  // What is left are the games' own folders.
  {
    from: 'components/',
    may: [...BOARD, 'components/gallery/', ...SEEN],
    packages: ['lit'],
    own: /^components\/[^/]+\//,
  },
];

/** What a game opens to screens: files and folders of these names, that is what a seat sees, tables, types and words. */
const OPEN_TO_COMPONENTS = /^src\/games\/[^/]+\/(?:.+\/)?(?:view|data|types|text)(?:\/.+)?\.ts$/;

/** What the page opens every table with does without the mathematics of dealing: a thread of its own has it. */
const APART = {from: 'src/table/opening/tables.ts', without: 'src/fair/'};

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
  if (rule.own && path.startsWith(rule.own.exec(from)?.[0] ?? '\0')) return true;
  if (from.startsWith('components/') && path.startsWith('src/games/'))
    return path === 'src/games/words.ts' || OPEN_TO_COMPONENTS.test(path);
  return rule.may.some(folder => path.startsWith(folder));
}
