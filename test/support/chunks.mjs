/**
 * Which files come in one chunk. The bundler cuts by who needs what: a file that three parts share is a chunk, a request
 * and a dictionary of its own, and a page behind a link would ask for a hundred. It does not know what is always there
 * before what: the start before everything, the table before its games, the rules of a game before its board. Here the
 * parts that come later are made to import all of what came before, so that it stays in one piece.
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
/** What every table is opened with. */
const TABLE = ['src/table/tables.ts', 'components/table/table.ts'];
/** What tables between devices are opened with. */
const NETWORK = ['src/table/rooms.ts'];
/** What is fetched where there is no table yet: it must not bring one. */
const BEFORE =
  /^components\/app\/(home|new-table|history|join|settings|learn|table-question)\.ts$|^src\/(saves|i18n)\/|^src\/table\/(settings|history)\.ts$|\/options\.ts$|\/symbols\//;
const GAME = /^(?:components|src\/games)\/([a-z-]+)\//;

/**
 * @param inputs what imports what
 * @param page the script of the page
 * @param thread the script beside it that folds games as well: what it fetches has no screen
 * @returns for each part that is fetched later, the files that are there before
 */
export function beforehand(inputs, page, thread) {
  const parts = new Set(
    Object.values(inputs)
      .flatMap(({imports}) => imports)
      .filter(({kind, path}) => kind === 'dynamic-import' && path in inputs)
      .map(({path}) => path),
  );
  const brought = new Map([...parts].map(part => [part, bringsOf(part, inputs)]));
  const inThread = bringsOf(thread, inputs);
  const aside = everBrings(thread, inputs);
  const known = new Set([page]);
  const wanted = new Map([[page, []], ...[...parts].map(part => [part, []])]);
  /** @param files there before each of these parts */
  const together = (files, later) => {
    const fresh = files.filter(file => !known.has(file));
    const threads = fresh.filter(file => inThread.has(file));
    for (const part of later) wanted.get(part).push(...(aside.has(part) ? threads : fresh));
    for (const file of fresh) known.add(file);
  };
  const sharing = (files, among) => among.filter(part => files.some(file => brought.get(part).has(file)));
  const all = entries => [...new Set(entries.flatMap(entry => [...bringsOf(entry, inputs)]))];

  const others = new Set(
    [...parts].filter(part => part !== START_PAGE).flatMap(part => [...brought.get(part)]),
  );
  const home = [...bringsOf(START_PAGE, inputs)].filter(file => others.has(file));
  together([...bringsOf(page, inputs), ...home], [page, ...parts]);

  const atTable = [...parts].filter(part => !BEFORE.test(part));
  for (const entries of [TABLE, NETWORK]) {
    const files = all(entries).filter(file => !known.has(file));
    together(files, sharing(files, atTable));
  }
  for (const game of new Set([...parts].flatMap(part => GAME.exec(part)?.[1] ?? [])))
    for (const entry of [`src/games/${game}/index.ts`, `components/${game}/index.ts`]) {
      if (!parts.has(entry)) continue;
      const files = all([entry]).filter(file => !known.has(file));
      together(
        files,
        sharing(
          files,
          atTable.filter(part => GAME.exec(part)?.[1] === game),
        ),
      );
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
