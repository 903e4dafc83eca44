/**
 * Which files come in one chunk. The bundler cuts by who needs what: a file that three parts share is a chunk, a request
 * and a dictionary of its own, and a page behind a link would ask for a hundred. It does not know what is there together
 * at any rate. Here files that are go into groups, and each part that needs one file of a group imports the whole of it,
 * so that it stays in one piece.
 */
import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {LANGUAGES} from './languages.mjs';

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
/** What the start page asks for once there is something on the device, */
const STORED = ['settings', 'history']
  .map(name => `src/table/opening/${name}.ts`)
  .concat('src/saves/stored.ts');
/** and this of it for one screen alone. */
const HISTORY = 'src/table/opening/history.ts';
/** What every table is opened with. */
const TABLE = ['src/table/opening/tables.ts', 'components/table/table.ts'];
/** What tables between devices are opened with. */
const NETWORK = ['src/table/others/rooms.ts'];
/** What opens over a screen, and is seldom there from the start. */
const DIALOG = 'components/kit/dialog.ts';
/** What whoever follows a link sees first. */
const JOINING = 'components/app/joining.ts';

class Plan {
  /** What is fetched later. */
  parts;
  /** For each part, the thread and the page: the files that it imports besides. */
  wanted;
  #inputs;
  /** For each part and the thread: what it brings by itself. */
  #brought;
  /** What the thread may ever fetch: rules and words, no screen. */
  #aside;
  /** Files that have their place. */
  #known = new Set();

  constructor(inputs, page, thread) {
    const imports = Object.values(inputs).flatMap(({imports: its}) => its);
    const later = imports.filter(({kind, path}) => kind === 'dynamic-import' && path in inputs);
    this.parts = [...new Set(later.map(({path}) => path))];
    this.#inputs = inputs;
    this.#brought = new Map([...this.parts, thread].map(part => [part, bringsOf(part, inputs)]));
    this.#aside = everBrings(thread, inputs);
    this.wanted = new Map([page, ...this.#brought.keys()].map(entry => [entry, []]));
  }

  /** What these parts bring; who is no part brings nothing. */
  of(parts) {
    return [...new Set(parts.flatMap(part => [...(this.#brought.get(part) ?? [])]))];
  }

  /** How many parts bring a file. */
  bringers(file) {
    return this.parts.filter(part => this.#brought.get(part).has(file)).length;
  }

  /** Whether a file may be in the thread. */
  isPure(file) {
    return this.#aside.has(file);
  }

  /** These files come before every part. */
  start(page, files) {
    // The script of the page itself knows where it lies.
    const fresh = new Set([...bringsOf(page, this.#inputs), ...files]);
    fresh.delete(page);
    this.#known = new Set([page, ...fresh]);
    for (const entry of [page, ...this.parts]) this.#want(entry, [...fresh]);
  }

  /** Those of these files that have no place yet come together, to whoever needs one of them. */
  group(files) {
    const fresh = files.filter(file => !this.#known.has(file));
    for (const file of fresh) this.#known.add(file);
    for (const [part, its] of this.#brought) if (fresh.some(file => its.has(file))) this.#want(part, fresh);
  }

  #want(entry, files) {
    this.wanted.get(entry).push(...(this.isPure(entry) ? files.filter(file => this.isPure(file)) : files));
  }
}

/**
 * @param inputs what imports what
 * @param page the script of the page
 * @param thread the script beside it that folds games as well: what it fetches has no screen
 * @returns for each part that is fetched later, for the thread and the page, the files that it imports besides
 */
export function beforehand(inputs, page, thread) {
  const plan = new Plan(inputs, page, thread);
  const {parts} = plan;
  const games = parts.flatMap(part => /^src\/games\/([a-z-]+)\/index\.ts$/.exec(part)?.[1] ?? []);
  const isOfGame = file => games.some(game => file.split('/').includes(game));
  const boards = plan.of(games.map(game => `components/${game}/index.ts`));
  const rules = plan.of(games.map(game => `src/games/${game}/index.ts`));
  const atTable = plan.of(TABLE);
  const atJoining = plan.of([JOINING]);
  const atLink = new Set([...atTable, ...plan.of(NETWORK), ...atJoining]);

  // The page is there before everything else; with it comes what the start page and a table have in common.
  const others = new Set(plan.of(parts.filter(part => part !== START_PAGE)));
  const home = plan.of([START_PAGE]).filter(file => others.has(file));
  plan.start(
    page,
    home.filter(file => atLink.has(file) || file.startsWith('node_modules/')),
  );
  plan.group(home);
  plan.group(plan.of(STORED).filter(file => file !== HISTORY));
  // What words are made of, those of the app and of games.
  plan.group(plan.of(parts).filter(file => /^src\/i18n\/[a-z-]+\.ts$/.test(file) && plan.bringers(file) > 2));
  // What folds a log, on the page and in the thread.
  plan.group([...atLink, ...boards, ...rules].filter(file => plan.isPure(file) && !isOfGame(file)));
  // What several screens are made of: first what whoever follows a link needs of it.
  const several = plan
    .of(parts)
    .filter(file => /^components\/(?:(?:kit|art)\/|app\/(?:screen|help-button)\.ts)/.test(file))
    .filter(file => !parts.includes(file) && !plan.isPure(file) && plan.bringers(file) > 2);
  plan.group(several.filter(file => atLink.has(file)));
  plan.group(several.filter(file => !boards.includes(file)));
  plan.group(atTable);
  plan.group(plan.of(NETWORK));
  plan.group([DIALOG]);
  // A package that the board of one game alone needs comes with it.
  const ofOne = file =>
    games.filter(game => plan.of([`components/${game}/index.ts`]).includes(file)).length === 1;
  plan.group(boards.filter(file => !isOfGame(file) && !(file.startsWith('node_modules/') && ofOne(file))));
  for (const game of games) groupGame(plan, game);
  return plan.wanted;
}

function groupGame(plan, game) {
  const folder = `src/games/${game}/`;
  const own = file => file.startsWith(folder);
  const isText = file => file.startsWith(`${folder}text/`);
  // What is asked before there is a table, and what all words share.
  plan.group(plan.of([`${folder}options.ts`, `${folder}text/index.ts`]).filter(own));
  for (const language of LANGUAGES) {
    const words = ['text', 'board'].map(use => `${folder}text/${language}/${use}.ts`);
    plan.group(plan.of(words).filter(file => file.includes(`/${language}/`)));
  }
  plan.group(plan.of(plan.parts.filter(isText)).filter(file => isText(file) && plan.bringers(file) > 2));
  plan.group(plan.of([`${folder}index.ts`]).filter(own));
  plan.group(plan.of([`components/${game}/symbols/index.ts`]));
  plan.group(plan.of([`components/${game}/index.ts`]));
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
