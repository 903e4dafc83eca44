/**
 * Which files come in one chunk. The bundler cuts by who needs what: a file that three parts share is a chunk, a request
 * and a dictionary of its own, and a page behind a link would ask for a hundred. It does not know what is there together
 * at any rate. Here files that are go into groups, and each part that needs one file of a group imports the whole of it,
 * so that it stays in one piece.
 */
import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

/** A file and every other that it brings at once, without what it loads later. */
export function bringsOf(entry, files) {
  const brought = new Set([entry]);
  for (const file of brought) {
    for (const {path, kind} of files[file].imports)
      if (kind === 'import-statement' && path in files) brought.add(path);
  }
  return brought;
}

/** As `bringsOf`, with what it loads later. */
function everBrings(entry, files) {
  const brought = new Set([entry]);
  for (const file of brought) for (const {path} of files[file].imports) if (path in files) brought.add(path);
  return brought;
}

const START_PAGE = 'components/app/home.ts';
/** What the start page asks for once there is something on the device. */
const STORED = ['settings', 'history'].map(name => `src/table/${name}.ts`).concat('src/saves/stored.ts');
/** What every table is opened with. */
const TABLE = ['src/table/tables.ts', 'components/table/table.ts'];
/** What tables between devices are opened with. */
const NETWORK = ['src/table/rooms.ts'];
/** What whoever follows a link sees first. */
const JOINING = 'components/app/joining.ts';
const GAME = /^(?:components|src\/games)\/([a-z-]+)\/(?:index|symbols\/index)\.ts$/;

/**
 * @param inputs what imports what
 * @param page the script of the page
 * @param thread the script beside it that folds games as well: what it fetches has no screen
 * @returns for each part that is fetched later, and for the thread, the files that it imports besides
 */
export function beforehand(inputs, page, thread) {
  const parts = new Set(
    Object.values(inputs)
      .flatMap(({imports}) => imports)
      .filter(({kind, path}) => kind === 'dynamic-import' && path in inputs)
      .map(({path}) => path),
  );
  const brought = new Map([...parts, thread].map(part => [part, bringsOf(part, inputs)]));
  const aside = everBrings(thread, inputs);
  const wanted = new Map([page, ...brought.keys()].map(entry => [entry, []]));
  const all = entries =>
    new Set(entries.filter(entry => parts.has(entry)).flatMap(part => [...brought.get(part)]));
  /** How many parts bring a file. */
  const bringers = file => [...parts].filter(part => brought.get(part).has(file)).length;
  const known = new Set();
  /** Files of one group: what nobody had before. */
  const group = files => {
    const fresh = [...files].filter(file => !known.has(file));
    for (const file of fresh) known.add(file);
    for (const [part, its] of brought)
      if (fresh.some(file => its.has(file)))
        wanted.get(part).push(...(aside.has(part) ? fresh.filter(isPure) : fresh));
  };
  const isPure = file => aside.has(file);
  const isOwn = file =>
    /^(?:components|src\/games)\/[a-z-]+\//.test(file) &&
    GAMES.has(file.split('/').at(file.startsWith('src') ? 2 : 1));
  const GAMES = new Set([...parts].flatMap(part => GAME.exec(part)?.[1] ?? []));

  // The page itself is there before everything else; with it comes what most visits show next, the start page or a table.
  const atLink = all([...TABLE, ...NETWORK, JOINING]);
  const others = all([...parts].filter(part => part !== START_PAGE));
  const home = [...brought.get(START_PAGE)].filter(file =>
    file.startsWith('node_modules/') ? others.has(file) : atLink.has(file),
  );
  const start = new Set([...bringsOf(page, inputs), ...home]);
  // The script of the page itself knows where it lies.
  start.delete(page);
  for (const file of [page, ...start]) known.add(file);
  for (const entry of [page, ...parts])
    wanted.get(entry).push(...[...start].filter(file => !aside.has(entry) || isPure(file)));

  const painters = [...GAMES].map(game => `components/${game}/index.ts`).filter(part => parts.has(part));
  const rules = [...GAMES].map(game => `src/games/${game}/index.ts`);
  const tables = all([...TABLE, ...NETWORK, ...painters, ...rules]);

  group([...brought.get(START_PAGE)].filter(file => others.has(file)));
  group(all(STORED));
  // What folds a log, on the page and in the thread.
  group([...tables].filter(file => isPure(file) && !isOwn(file)));
  // What several screens are made of.
  const screens = [...all([...parts])].filter(
    file => /^components\/(?:(?:kit|art)\/|app\/(?:screen|help-button)\.ts)/.test(file) && !parts.has(file),
  );
  const atTable = all(TABLE);
  const onBoards = all(painters);
  group(
    screens.filter(
      file =>
        bringers(file) > 2 &&
        !isPure(file) &&
        (brought.get(JOINING).has(file) || atTable.has(file) || !onBoards.has(file)),
    ),
  );
  group(all(TABLE));
  group(all(NETWORK));
  group([...all(painters)].filter(file => !isOwn(file)));
  for (const game of GAMES) {
    const folder = `src/games/${game}/`;
    const text = new RegExp(`^${folder}text/`);
    // What is asked before there is a table, and what all its words share.
    const words = [`${folder}options.ts`, `${folder}text/game-text.ts`];
    group([...all(words)].filter(file => file.startsWith(folder)));
    for (const language of ['en', 'hu', 'pl'])
      group(
        [...all([`${folder}text/${language}.ts`, `${folder}text/board/${language}.ts`])].filter(file =>
          new RegExp(`/${language}(/|\\.ts$)`).test(file),
        ),
      );
    group(
      [...all([...parts].filter(part => text.test(part)))].filter(
        file => text.test(file) && bringers(file) > 2,
      ),
    );
    group([...all([`${folder}index.ts`])].filter(file => file.startsWith(folder)));
    group(all([`components/${game}/symbols/index.ts`]));
    group(all([`components/${game}/index.ts`]));
  }
  return wanted;
}

/**
 * @param wanted see `beforehand`
 * @param root of the repository
 * @param sourceOf reads a file
 */
export const together = (wanted, root, sourceOf = path => readFileSync(path, 'utf8')) => ({
  name: 'together',
  setup(builder) {
    builder.onLoad({filter: /\.ts$/}, ({path}) => {
      const files = wanted.get(relative(root, path).replaceAll('\\', '/'));
      if (!files?.length) return undefined;
      const imports = files.map(file => `import ${JSON.stringify(join(root, file))};`);
      return {contents: sourceOf(path) + imports.join(''), loader: 'ts', resolveDir: dirname(path)};
    });
  },
});
