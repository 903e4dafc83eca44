/** The oldest browsers that open the app: style sheets and the platform's names against MDN's compatibility data. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import type {CssNode, WalkContext} from 'css-tree';
import {generate, parse, walk} from 'css-tree';
import {build} from 'esbuild';
import {AT_FLOOR, FLOOR, SYNTAX} from '../support/build/floor.mjs';

const mdn = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<
  'api' | 'css' | 'javascript',
  Identifier
>;
type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios';
const {ios, ...others} = FLOOR;
const OLDEST: Readonly<Record<Browser, string>> = {...others, safari_ios: ios};
const BROWSERS = Object.keys(OLDEST) as Browser[];

/** What may be missing in a browser at the floor, and what is there in its place. */
const BESIDE: Readonly<Record<string, string>> = {
  'paint-order': 'partly: outlines of texts stand over their letters',
  'cursor: pointer': 'a finger shows none',
  'cursor: default': 'a finger shows none',
  'cursor: grab': 'a finger shows none',
  'cursor: progress': 'a finger shows none',
  'overscroll-behavior': 'partly: on what does not scroll',
  '::-webkit-slider-runnable-track': 'each engine has a selector of its own',
  '::-webkit-slider-thumb': 'each engine has a selector of its own',
  '::-moz-range-track': 'each engine has a selector of its own',
  '::-moz-range-thumb': 'each engine has a selector of its own',
  'font-family: ui-monospace': 'any other font of one width',
  'text-wrap': 'lines break as they come',
  'text-wrap: balance': 'lines break as they come',
  'text-wrap: pretty': 'lines break as they come',
  'text-wrap: wrap': 'lines break so anyway',
  'forced-color-adjust': 'Safari forces no colours',
  'forced-color-adjust: none': 'Safari forces no colours',
  'contain: style': 'partly: counters, of which there are none',
  'text-size-adjust': 'where text is not made larger by itself, nothing has to be forbidden',
  requestIdleCallback: 'asked for; a timer in its place',
  wakeLock: 'asked for; the screen goes off',
  share: 'asked for; copying in its place',
  canShare: 'asked for; a file in its place',
  vibrate: 'asked for',
  setAppBadge: 'asked for; the title tells, too',
  clearAppBadge: 'asked for; the title tells, too',
  'AbortSignal.timeout': 'partly: the error bears another name, which nobody reads',
  'window.open': 'partly: some wishes about the new window',
  registerProperty: 'asked for; lengths are reckoned more often',
};

const isNewer = (version: string, floor: string): boolean => {
  const [a, b] = [version, floor].map(text => text.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = a!;
  const [most = 0, least = 0] = b!;
  return major > most || (major === most && minor > least);
};

/** Plainly there: no flag, no prefix, not in part. */
const isThere = (support: SupportStatement | undefined, floor: string): boolean =>
  [support ?? []]
    .flat()
    .some(
      ({
        version_added: added,
        version_removed: gone,
        flags,
        prefix,
        alternative_name: other,
        partial_implementation: part,
      }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !gone &&
        !flags &&
        !prefix &&
        !other &&
        !part &&
        !isNewer(added, floor),
    );

const lacking = ({support}: CompatStatement): Browser[] =>
  BROWSERS.filter(browser => !isThere(support[browser], OLDEST[browser]));

/** What stands below, without what is said of the thing itself. */
const below = ({__compat, ...inner}: Identifier): [string, Identifier][] =>
  Object.entries(inner as Record<string, Identifier>);

/** Every statement below, by the name of what it is about. */
function byName(
  tree: Identifier,
  names = new Map<string, CompatStatement[]>(),
): Map<string, CompatStatement[]> {
  for (const [name, inner] of below(tree)) {
    if (inner.__compat) names.set(name, [...(names.get(name) ?? []), inner.__compat]);
    byName(inner, names);
  }
  return names;
}

const files = ['src', 'components'].flatMap(root =>
  (readdirSync(root, {recursive: true}) as string[]).map(file => join(root, file)),
);
const sources = files.filter(file => file.endsWith('.ts') && !file.startsWith(join('src', 'cli')));

/** Style sheets as text. */
const sheets = ['public/base.css', ...files.filter(file => file.endsWith('.css'))].map(
  file => [file, readFileSync(file, 'utf8')] as const,
);

describe('browsers at the floor', () => {
  const {properties, selectors, types, 'at-rules': rules} = mdn.css as unknown as Record<string, Identifier>;
  const typed = byName(types!);

  /** What a rule of a sheet needs, with its statements: any of them is enough. */
  function* needs(node: CssNode, twins: ReadonlySet<string>): Generator<[string, CompatStatement[]]> {
    if (node.type === 'Declaration') {
      if (!node.property.startsWith('-') && !twins.has(`-webkit-${node.property}`)) {
        const property = properties![node.property];
        if (property?.__compat) yield [node.property, [property.__compat]];
        for (const name of words(node.value, 'Identifier'))
          if (property?.[name]?.__compat) yield [`${node.property}: ${name}`, [property[name].__compat]];
      }
      for (const name of [...words(node.value, 'Function'), ...words(node.value, 'Dimension')])
        if (typed.has(name)) yield [name, typed.get(name)!];
    } else if (node.type === 'Atrule') {
      const rule = rules![node.name];
      if (rule?.__compat) yield [`@${node.name}`, [rule.__compat]];
      const asked = node.prelude ? generate(node.prelude) : '';
      for (const [name, {__compat: inner}] of below(rule ?? {}))
        if (inner && asked.includes(`(${name}`)) yield [`@${node.name} (${name})`, [inner]];
      const styled = rule?.style_queries_for_custom_properties?.__compat;
      if (styled && asked.includes('style(')) yield [`@${node.name} style()`, [styled]];
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      const compat = selectors![node.name]?.__compat;
      if (compat) yield [`${node.type === 'PseudoClassSelector' ? ':' : '::'}${node.name}`, [compat]];
    } else if (node.type === 'NestingSelector') yield ['&', [selectors!.nesting!.__compat!]];
  }

  function words(value: CssNode, type: 'Identifier' | 'Function' | 'Dimension'): string[] {
    const found: string[] = [];
    walk(value, node => {
      if (node.type !== type) return;
      found.push(node.type === 'Dimension' ? node.unit : (node as {name: string}).name);
    });
    return found;
  }

  /** @returns what is missing somewhere, with the browsers and one file */
  function missing(all: typeof sheets): Map<string, string> {
    const found = new Map<string, string>();
    for (const [file, text] of all)
      walk(parse(text, {onParseError: () => undefined}), {
        enter(this: WalkContext, node: CssNode) {
          const block = this.block?.children.toArray() ?? [];
          const twins = new Set(
            block.flatMap(inner => (inner.type === 'Declaration' ? [inner.property] : [])),
          );
          for (const [what, statements] of needs(node, twins)) {
            const where = statements.map(lacking);
            if (where.every(({length}) => length > 0)) found.set(what, `${where[0]}, ${file}`);
          }
        },
      });
    return found;
  }

  it('have what the style sheets are written with, or what stands beside it', () => {
    const found = missing(sheets);
    for (const known of Object.keys(BESIDE)) found.delete(known);
    assert.deepEqual([...found], []);
  });

  it('are found to lack what is newer', () => {
    const css = '@container style(--a: b) {p {anchor-name: --a; width: 1cqw; color: light-dark(red, blue)}}';
    assert.deepEqual([...missing([['here', css]]).keys()].sort(), [
      '@container style()',
      'anchor-name',
      'light-dark',
    ]);
  });

  it('have what is asked of the window, the navigator, the document and the classes of the language', () => {
    const asked =
      /\b(navigator|window|document|CSS|Array|Object|Map|Promise|AbortSignal|Uint8Array)\??\.(\w+)/g;
    const owners: Readonly<Record<string, readonly (Identifier | undefined)[]>> = Object.fromEntries(
      [
        'navigator',
        'window',
        'document',
        'CSS',
        'Array',
        'Object',
        'Map',
        'Promise',
        'AbortSignal',
        'Uint8Array',
      ].map(name => {
        const own = name[0]!.toUpperCase() + name.slice(1);
        return [name, [mdn.api[own], (mdn.javascript.builtins as Identifier)[own], mdn.api]];
      }),
    );
    const found = new Set<string>();
    for (const file of sources)
      for (const [, owner, name] of readFileSync(file, 'utf8').matchAll(asked)) {
        const of = owners[owner!]!.find(own => own?.[name!] ?? own?.[`${name}_static`]);
        const compat = (of?.[name!] ?? of?.[`${name}_static`])?.__compat;
        if (compat && lacking(compat).length > 0 && !(name! in BESIDE || `${owner}.${name}` in BESIDE))
          found.add(`${owner}.${name} in ${file}`);
      }
    assert.deepEqual([...found], []);
  });

  it('are what the page tells apart from older ones', () => {
    const [sheet, has, mix] = [
      mdn.api.Document!.adoptedStyleSheets!,
      selectors!.has!,
      (types!.color as Identifier)['color-mix']!,
    ];
    assert.ok(['adoptedStyleSheets', ':has(', 'color-mix('].every(name => AT_FLOOR.includes(name)));
    const since = (feature: Identifier, browser: Browser): string => {
      const [first] = [feature.__compat!.support[browser]!].flat() as SimpleSupportStatement[];
      return String(first!.version_added);
    };
    for (const browser of BROWSERS) {
      const versions = [sheet, has, mix].map(feature => since(feature, browser));
      assert.ok(versions.includes(OLDEST[browser]), `${browser}: ${versions}`);
      assert.ok(!versions.some(version => isNewer(version, OLDEST[browser])), `${browser}: ${versions}`);
    }
  });

  it('are those of the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const versions = [...readme.matchAll(/^\| (Chrome|Firefox|Safari)[^|]*\| ([\d.]+) \|/gm)];
    assert.deepEqual(Object.fromEntries(versions.map(([, name, version]) => [name, version])), {
      Chrome: FLOOR.chrome,
      Firefox: FLOOR.firefox,
      Safari: FLOOR.safari,
    });
  });

  it('are given no module that waits before others may use it', async () => {
    const written = build({
      ...SYNTAX,
      format: 'esm',
      stdin: {contents: 'await 0; export const a = 1;'},
      write: false,
      logLevel: 'silent',
    });
    await assert.rejects(written, /Top-level await is not available/);
  });
});
