/** Every declaration and selector of every style sheet of the app is put to the engine that runs: what it drops, it drops without a word. */
import {expect} from 'chai';
import {type CssNode, generate, parse, walk} from 'css-tree';
import {CSSResult} from 'lit';
import {installTokens} from '../../../components/kit/tokens.ts';

/** Set by the runner of the tests. */
declare const ROADSTEAD_COMPONENTS: readonly string[];
declare const ROADSTEAD_SHEETS: readonly string[];

/** What an engine may drop, as `property: value` or as a selector, and why nothing is missed then. */
const MAY_DROP: readonly (readonly [what: RegExp, why: string])[] = [
  [/^(-webkit-)?text-size-adjust:/, 'only telephones blow up texts by themselves; desktops need not know it'],
  [/^-webkit-touch-callout:/, 'only iPhones and iPads open a menu at a long press'],
  [/^-webkit-tap-highlight-color:/, 'Firefox marks no tap by itself'],
  [/^text-wrap: pretty$/, 'Firefox breaks lines as ever'],
  [/^scrollbar-color:/, 'WebKit draws its bars over the page, in colours of its own'],
  [/^forced-color-adjust:/, 'WebKit has no forced colours'],
  [/::-webkit-details-marker$/, 'of older Safari; others go by list-style'],
  [
    /::(-moz-range|-webkit-slider)-/,
    'each engine has its own names for the parts of a slider, both are written',
  ],
];

/** What no sheet may hold: px of a layout would no longer be px of the pointer, and rectangles mean something else in each engine. */
const NEVER = /^zoom$/;

/** Sheets by where they stand: the files beside the components, and what a module makes itself. */
async function* sheets(): AsyncGenerator<[where: string, css: string]> {
  const modules = await Promise.all([
    ...ROADSTEAD_SHEETS.map(async file => [`${file}.css`, await import(`../../../components/${file}.css`)]),
    ...ROADSTEAD_COMPONENTS.map(async file => [`${file}.ts`, await import(`../../../components/${file}.ts`)]),
  ]);
  const found = modules.flatMap(([where, module]) =>
    Object.values(module).map(value => [where, value] as [string, unknown]),
  );
  for (const [where, sheet] of found) if (sheet instanceof CSSResult) yield [where, sheet.cssText];
  yield ['base.css', await (await fetch('/public/base.css')).text()];
}

const known = new Map<string, string>();
function token(name: string): string {
  if (!known.has(name))
    known.set(name, getComputedStyle(document.documentElement).getPropertyValue(name).trim());
  return known.get(name)!;
}

/** A value with the tokens of the house in place of their names; what only a component knows stays. */
function resolved(value: string): string {
  let text = value;
  for (let depth = 0; depth < 6; depth++)
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (all, name, otherwise) => token(name) || (otherwise?.trim() ?? all),
    );
  return text;
}

const bare = (property: string): string => property.replace(/^-(webkit|moz)-/, '');

interface Declared {
  readonly property: string;
  readonly value: string;
}

const understood = ({property, value}: Declared): boolean => CSS.supports(property, resolved(value));

/** What the engine drops of a sheet. A declaration that stands beside another of its property that is understood is a pair on purpose. */
function* dropped(css: string): Generator<string> {
  const unread: string[] = [];
  const sheet = parse(css, {
    parseValue: false,
    onParseError: error => unread.push(`cannot be read: ${error.formattedMessage}`),
  });
  yield* unread;
  const found: string[] = [];
  walk(sheet, {
    visit: 'Rule',
    enter({prelude, block}) {
      const around: CssNode | null = this.atrule;
      const condition =
        around?.type === 'Atrule' && around.name === 'supports' ? generate(around.prelude!) : '';
      if (condition && !CSS.supports(condition)) return;
      if (prelude.type === 'SelectorList' && !(around?.type === 'Atrule' && around.name === 'keyframes'))
        for (const one of prelude.children) {
          const selector = generate(one);
          if (!CSS.supports(`selector(${selector})`)) found.push(selector);
        }
      const declared: Declared[] = [];
      for (const node of block.children)
        if (node.type === 'Declaration')
          declared.push({property: node.property, value: generate(node.value)});
      for (const {property} of declared)
        if (NEVER.test(property)) found.push(`${property}, which is not for us`);
      for (const one of declared)
        if (
          !understood(one) &&
          !declared.some(other => bare(other.property) === bare(one.property) && understood(other))
        )
          found.push(`${one.property}: ${one.value}`);
    },
  });
  yield* found;
}

describe('style sheets', () => {
  it('hold nothing that this engine drops, and no zoom', async () => {
    installTokens();
    const places = new Map<string, Set<string>>();
    let read = 0;
    const look = (file: string, css: string) => {
      read++;
      for (const what of dropped(css)) {
        if (MAY_DROP.some(([known]) => known.test(what))) continue;
        if (!places.has(what)) places.set(what, new Set());
        places.get(what)!.add(file);
      }
    };
    for await (const [where, css] of sheets()) look(where, css);
    expect(read).to.be.above(110);
    expect([...places].map(([what, files]) => `${what} (${[...files].join(', ')})`)).to.deep.equal([]);
  });
});
