/**
 * `npm run house`: how much there is to know about the code, in figures (docs/architecture.md says what they are
 * for). Counts what stands in `src`, `components` and `test`; it judges nothing and always ends well.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {importsIn} from './build/imports.mjs';

const ROOMS = ['src', 'components', 'test'];
const read = file => readFileSync(file, 'utf8');
const lines = text => text.split('\n').length - 1;

const files = ROOMS.flatMap(room =>
  readdirSync(room, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => relative('.', join(entry.parentPath ?? entry.path, entry.name))),
);
const text = new Map(files.filter(file => /\.(m?ts|mjs|css)$/.test(file)).map(file => [file, read(file)]));
const scripts = [...text.keys()].filter(file => !file.endsWith('.css'));
const under = (room, list = scripts) => list.filter(file => file.startsWith(`${room}/`));
const all = (pattern, list) =>
  list.flatMap(file => [...text.get(file).matchAll(pattern)].map(([hit]) => hit));

const imports = new Map(
  scripts.map(file => [file, importsIn(file, text.get(file)).filter(target => text.has(target))]),
);

/** Groups of nodes that reach each other (Tarjan), of two and more. */
function circles(edges) {
  const found = [];
  const seen = new Map();
  const path = [];
  let count = 0;
  const visit = node => {
    const own = {at: count, low: count, open: true};
    count += 1;
    seen.set(node, own);
    path.push(node);
    for (const next of edges.get(node) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.at) {
      const circle = path.splice(path.indexOf(node));
      for (const member of circle) seen.get(member).open = false;
      if (circle.length > 1) found.push(circle);
    }
    return own;
  };
  for (const node of edges.keys()) if (!seen.has(node)) visit(node);
  return found;
}

/** A room is a folder right below `src` or `components`; the table has four, and a game's folder is one of its own. */
const roomOf = file => {
  const parts = dirname(file).split('/');
  const above = parts.slice(0, 2).join('/');
  return ['src/games', 'src/table'].includes(above) ? parts.slice(0, 3).join('/') : above;
};
/** The two lists of games open every room by their nature. */
const LISTS = ['src/games/index.ts', 'components/games.ts'];
function rooms() {
  const edges = new Map();
  for (const [file, targets] of imports)
    if (!file.startsWith('test/') && !LISTS.includes(file))
      for (const target of targets)
        if (roomOf(target) !== roomOf(file))
          edges.set(roomOf(file), (edges.get(roomOf(file)) ?? new Set()).add(roomOf(target)));
  return edges;
}

const product = scripts.filter(file => !file.startsWith('test/'));
const importers = new Map();
for (const [file, targets] of imports)
  if (!file.startsWith('test/'))
    for (const target of new Set(targets)) importers.set(target, (importers.get(target) ?? 0) + 1);
const crumbs = product.filter(file => lines(text.get(file)) < 40 && importers.get(file) === 1);

/** The folder below this one with the most files of its own. */
function fullest(room) {
  const counts = new Map();
  for (const file of under(room)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const [[folder, count]] = [...counts].sort(([, a], [, b]) => b - a);
  return `${folder} ${count}`;
}

const looks = [...under('components'), ...[...text.keys()].filter(file => file.endsWith('.css'))];
const fonts = all(/\bfont:[^;}]+/g, looks).map(font => font.replace(/\s+/g, ' '));

/** Styles of templates. What only hands a custom property over is a number of the game's state, and no look of its own. */
const inline = all(/\bstyle=("[^"]*"|\$\{[^}]*\}|\S*)/g, under('components'));
const handed = inline.filter(style => /^style="(--[\w-]+:[^;"]*;?)+"$/.test(style));

/** What a game is called in the code, as a word of its own. */
const games = readdirSync('src/games', {withFileTypes: true})
  .filter(entry => entry.isDirectory())
  .map(({name}) => name);
const names = new RegExp(`['"/](${games.join('|')})['"/]`);
const belongsToAGame = new RegExp(`/(${games.join('|')})(/|\\.|-)`);
const namesGames = list => list.filter(file => !belongsToAGame.test(file) && names.test(text.get(file)));

/** Folders that hold sentences: each is a place where one has to look for one. */
const wordRooms = new Set(
  product.filter(file => /\/en(\/.*)?\.ts$/.test(file)).map(file => file.replace(/\/en(\/.*)?\.ts$/, '')),
);

const between = circles(rooms());
const within = circles(new Map(product.map(file => [file, imports.get(file)])));
const rows = [
  ...ROOMS.map(room => [
    `${room}: files, lines`,
    `${under(room).length}, ${under(room).reduce((sum, file) => sum + lines(text.get(file)), 0)}`,
  ]),
  [
    'style sheets: files, lines',
    (sheets => `${sheets.length}, ${sheets.reduce((sum, file) => sum + lines(text.get(file)), 0)}`)(
      [...text.keys()].filter(file => file.endsWith('.css')),
    ),
  ],
  ['files of one importer under 40 lines', crumbs.length],
  ['rooms in circles (types count)', between.map(circle => circle.join(' ↔ ')).join('; ') || 'none'],
  ['files in circles (types count)', `${within.flat().length} in ${within.length}`],
  ['px literals, tokens', `${all(/\b\d+(\.\d+)?px\b/g, looks).length}, ${all(/var\(--/g, looks).length}`],
  ['inline styles, handed numbers', `${inline.length - handed.length}, ${handed.length}`],
  ['font shorthands, spellings', `${fonts.length}, ${new Set(fonts).size}`],
  ['folders where a sentence can stand', wordRooms.size],
  [
    'files outside a game that name one',
    `${namesGames(product).length} of the product, ${namesGames(under('test')).length} of the tests`,
  ],
  ['fullest rooms', `${fullest('src/table')}, ${fullest('test/support')}`],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
if (process.argv.includes('--list')) {
  console.log('\nFiles of one importer under 40 lines:');
  for (const file of crumbs.sort()) console.log(`  ${file}`);
  console.log('\nFiles in circles:');
  for (const circle of within) console.log(`  ${circle.join(', ')}`);
  console.log('\nFiles outside a game that name one:');
  for (const file of namesGames(scripts)) console.log(`  ${file}`);
}
