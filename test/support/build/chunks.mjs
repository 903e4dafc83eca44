/**
 * Which files come in one chunk. The bundler cuts by who needs what: a file that three parts share is a chunk and a request
 * of its own, and a page behind a link would ask for a hundred. It does not know what is there together at any rate. So:
 * what one part alone needs stays with it. What several need comes in one chunk with all that the same step needs first:
 * the start page, a new table, what is stored, a table between devices, or what is opened later. Within a step there is a chunk for each game and each
 * language, and one for what the thread that deals may need as well. Each part that needs one file of such a group imports
 * the whole of it, so that it stays in one piece.
 */
import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {bringsOf} from './imports.mjs';
import {LANGUAGES} from './languages.mjs';

/** The first screen. */
const START_PAGE = 'components/app/home.ts';
/** What a new table is chosen with: the options of all games, without a rule of any. */
const NEW_TABLE = /^(?:components\/app\/new-table|src\/games\/[a-z-]+\/(?:options|types))\.ts$/;
/** What the start page asks for once there is something on the device. */
const STORED = /^src\/(?:table\/opening\/(?:settings|history)|saves\/(?:stored|tables))\.ts$/;
/** What a table between devices is opened with; some of it is of a game, in a language, or both. */
const TABLE = [
  /^components\/(?:app\/joining|table\/table)\.ts$/,
  /^src\/(?:table\/(?:opening\/tables|others\/rooms)|saves\/(?:identity|stored)|log\/sign)\.ts$/,
  /^node_modules\/peerjs\//,
  /^(?:src\/games|components)\/(?:[a-z-]+)\/(?:text\/)?index\.ts$/,
  /^src\/i18n\/[a-z]+\/(?:start|table)\.ts$/,
  /^src\/games\/[a-z-]+\/text\/[a-z]+\/(?:text|board)\.ts$/,
];
/** Whether a table between devices is opened with this part. */
export const isAtTable = part => TABLE.some(pattern => pattern.test(part));

/** The language that a file is in; empty: any. */
export const languageOf = file => file.split('/').find(name => LANGUAGES.includes(name)) ?? '';

/** The game that a file belongs to; empty: any. */
export const gameOf = (file, games) => file.split('/').find(name => games.includes(name)) ?? '';

/** @returns the games whose rules are among these files */
export const gamesIn = files =>
  files.flatMap(file => /^src\/games\/([a-z-]+)\/index\.ts$/.exec(file)?.[1] ?? []);

/** As `bringsOf`, with what it loads later. */
function everBrings(entry, files) {
  const brought = new Set([entry]);
  for (const file of brought) for (const {path} of files[file].imports) if (path in files) brought.add(path);
  return brought;
}

/**
 * @param inputs what imports what
 * @param page the script of the page
 * @param thread the script beside it that folds games as well: what it fetches has no screen
 * @returns for each part that is fetched later, for the thread and the page, the files that it imports besides
 */
export function beforehand(inputs, page, thread) {
  const imports = Object.values(inputs).flatMap(({imports: its}) => its);
  const later = imports.filter(({kind, path}) => kind === 'dynamic-import' && path in inputs);
  const parts = [...new Set([page, thread, ...later.map(({path}) => path)])];
  const games = gamesIn(parts);
  const pure = everBrings(thread, inputs);
  const brought = new Map(parts.map(part => [part, bringsOf(part, inputs)]));

  /** What comes together, by what it has in common. */
  const groups = new Map();
  for (const file of new Set([...brought.values()].flatMap(its => [...its]))) {
    const by = parts.filter(part => brought.get(part).has(file));
    const isFirst = by.includes(page) || by.includes(START_PAGE);
    // The script of the page itself knows where it lies.
    if (file === page || (by.length === 1 && !isFirst)) continue;
    const step = isFirst
      ? 'start'
      : by.some(part => NEW_TABLE.test(part))
        ? 'new'
        : by.some(part => STORED.test(part))
          ? 'stored'
          : by.some(isAtTable)
            ? 'table'
            : 'later';
    // A package that one game alone needs comes with it.
    const [game, ...more] = new Set(by.map(part => gameOf(part, games)));
    const key = [step, more.length ? gameOf(file, games) : game, languageOf(file), pure.has(file)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }

  const wanted = new Map(parts.map(part => [part, []]));
  for (const [key, files] of groups)
    for (const [part, its] of brought) {
      // What the start page needs is there before every part.
      const needed = key.startsWith('start')
        ? !pure.has(part) || pure.has(files[0])
        : files.some(file => its.has(file));
      if (needed) wanted.get(part).push(...files);
    }
  /** Nobody imports them: what they import besides can stand in them. */
  const alone = parts.filter(part => parts.every(other => other === part || !brought.get(other).has(part)));
  return {wanted, alone};
}

/** Behind the path of a part: the file with what it is to import besides. */
const PART = '?part';
/** The file that an output's entry point is. */
export const fileOf = entryPoint => entryPoint.replace(PART, '');

/**
 * A part that others import as well is loaded through a file made here, which hands it on and imports the rest. So what
 * others import still imports what it always did, and all runs in the same order.
 * @param plan see `beforehand`
 * @param root of the repository
 * @param sourceOf reads a file
 */
export const together = ({wanted, alone}, root, sourceOf = path => readFileSync(path, 'utf8')) => ({
  name: 'together',
  setup(builder) {
    const nameOf = path => relative(root, path).replaceAll('\\', '/');
    const importsOf = file =>
      (wanted.get(file) ?? []).map(other => `import ${JSON.stringify(join(root, other))};`).join('');
    builder.onResolve({filter: /\.ts$/}, ({path, kind, resolveDir}) => {
      const whole = join(resolveDir, path);
      const file = nameOf(whole);
      if (kind !== 'dynamic-import' || alone.includes(file) || !wanted.get(file)?.length) return undefined;
      return {path: whole, suffix: PART};
    });
    builder.onLoad({filter: /\.ts$/}, ({path, suffix}) => {
      const file = nameOf(path);
      if (suffix === PART)
        return {contents: `export * from ${JSON.stringify(path)};${importsOf(file)}`, resolveDir: root};
      if (!alone.includes(file) || !wanted.get(file)?.length) return undefined;
      return {contents: sourceOf(path) + importsOf(file), loader: 'ts', resolveDir: dirname(path)};
    });
  },
});
