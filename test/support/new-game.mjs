/**
 * Lays a small, whole game of this name, which is then changed into another one: rules, screens, tests, a golden
 * game, and its line in the two lists. `npm run new-game NAME`, docs/a-new-game.md tells the rest.
 *
 * `--into FOLDER` lays it there and not into the repository, with copies of what gets a line: see `overlay.mjs`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

const TEMPLATE = join('test', 'support', 'new-game');
const RULES = join('src', 'games', 'index.ts');
const SCREENS = join('components', 'games.ts');

/** Longest and shortest beginning of the ids of its rules, in letters. */
const [SHORT, LONG] = [2, 4];

const capital = word => word.charAt(0).toUpperCase() + word.slice(1);

/** How the game is called, in each spelling of the template. @param prefix of its rules' ids */
function spellings(id, prefix) {
  const words = id.split('-');
  const pascal = words.map(capital).join('');
  return [
    ['new-game', id],
    ['newgame/', `${words.join('')}/`],
    ['newGame', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['NewGame', pascal],
    ['New game', capital(words.join(' '))],
    ['NEW-', `${prefix}-`],
  ];
}

/** A beginning of rule ids that no other game has: as much of the name as it takes. */
function prefixOf(id) {
  const letters = id.replaceAll('-', '').toUpperCase();
  const others = readdirSync(join('src', 'games'))
    .map(game => join('src', 'games', game, 'RULES.md'))
    .filter(existsSync)
    .map(file => readFileSync(file, 'utf8'));
  for (let length = LONG; length >= SHORT; length--) {
    const prefix = letters.slice(0, length);
    if (!others.some(text => text.includes(`**${prefix}-`))) return prefix;
  }
  return letters.slice(0, 1);
}

/** @returns {string[]} the paths of what was laid or got a line */
export function layGame(id, into = '.') {
  if (!/^[a-z]{3,}(-[a-z]+)*$/.test(id)) throw new Error('a name of small letters, such as liars-dice');
  if (existsSync(join('src', 'games', id))) throw new Error(`src/games/${id} is there already`);
  const names = spellings(id, prefixOf(id));
  const spell = text => names.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  const written = [];
  const put = (path, text) => {
    mkdirSync(dirname(join(into, path)), {recursive: true});
    writeFileSync(join(into, path), text);
    written.push(path);
  };
  for (const entry of readdirSync(TEMPLATE, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    put(spell(file.slice(TEMPLATE.length + 1)), spell(readFileSync(file, 'utf8')));
  }
  put(RULES, listed(readFileSync(RULES, 'utf8'), spell('newGame'), id));
  put(SCREENS, painted(readFileSync(SCREENS, 'utf8'), id));
  return written;
}

/** The list of games with one more, also where the formatter has broken it over lines, with a comma at its end. */
export function listed(list, name, id) {
  const line = `import {${name}} from './${id}/listing.ts';\n`;
  const imports = list.indexOf('import type {GameListing}');
  return (list.slice(0, imports) + line + list.slice(imports)).replace(
    /(GAME_LIST: readonly GameListing\[\] = \[[^\]]*?),?\s*\]/,
    `$1, ${name}]`,
  );
}

/** The list of screens with one more. */
const painted = (list, id) =>
  list.replace(
    /(SCREENS: Readonly<Record<string, GameScreens>> = \{\n)/,
    `$1  '${id}': {painter: () => import('./${id}/index.ts').then(({painter}) => painter)},\n`,
  );

// By its name: bundled into a test, it is part of the file that runs.
if (basename(process.argv[1] ?? '') === 'new-game.mjs') {
  const [id = '', flag, into = '.'] = process.argv.slice(2);
  try {
    const written = layGame(id, flag === '--into' ? into : '.');
    // Imports in their order, long lines broken.
    const code = written.filter(path => /\.(ts|css)$/.test(path)).map(path => join(into, path));
    if (into === '.') spawnSync(join('node_modules', '.bin', 'biome'), ['check', '--write', ...code]);
    for (const path of written) console.log(path);
    console.log(`\nnpm start, and it is on the start page. docs/a-new-game.md says what comes next.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
