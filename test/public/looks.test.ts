/** Style sheets write what the house has a name for by that name (`components/kit/tokens.ts`). */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {generate, parse, walk} from 'css-tree';
import {tokens} from '../../components/kit/tokens.ts';

/** Where a length belongs to a scale, and how the names of its steps begin. */
const SCALES: readonly (readonly [property: RegExp, steps: RegExp])[] = [
  [/^((row|column)-)?gap$|^(scroll-)?(padding|margin)(-|$)|^(top|right|bottom|left|inset.*)$/, /^space-/],
  [/radius$/, /^radius-/],
  [/^(border|outline)(-(top|right|bottom|left|block|inline)(-(start|end))?)?(-width)?$/, /^stroke-/],
  [/^min-(width|height|inline-size|block-size)$/, /^(touch|primary)/],
  [/^--rs-symbol-size$/, /^icon/],
];

/** All names of the document's sheet, and those of them that are so many px. */
const names = new Set([...tokens.cssText.matchAll(/--rs-([\w-]+):/g)].map(([, name]) => name!));
const lengths = [...tokens.cssText.matchAll(/--rs-([\w-]+):([\d.]+)px/g)].map(
  ([, name, px]) => [name!, Number(px)] as const,
);
const step = (property: string, px: number): string | undefined => {
  const scale = SCALES.find(([of]) => of.test(property))?.[1];
  return scale && lengths.find(([name, length]) => scale.test(name) && length === px)?.[0];
};

/** What a sheet could say by a name and does not, and names that nobody knows. */
function* plain(css: string): Generator<string> {
  const found: string[] = [];
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: ({message}) => found.push(`cannot be read: ${message}`),
  });
  walk(sheet, {
    visit: 'Declaration',
    enter({property, value}) {
      const text = generate(value);
      if (property === 'font' && !/^(inherit|var\(--rs-font-[\w-]+\))$/.test(text))
        found.push(`font: ${text} is no kind of text of the house (--rs-font-…)`);
      for (const [, name] of text.matchAll(/var\(--rs-((?:space|radius|stroke|icon|font)-[\w-]+)/g))
        if (!names.has(name!)) found.push(`--rs-${name} of ${property} is no name of the house`);
      walk(value, node => {
        if (node.type !== 'Dimension' || node.unit !== 'px') return;
        const name = step(property, Number(node.value));
        if (name) found.push(`${property}: ${node.value}px is --rs-${name}`);
      });
    },
  });
  yield* found;
}

/** Those of the components, and those that a new game begins with. */
const sheets = ['components', join('test', 'support', 'new-game')].flatMap(room =>
  (readdirSync(room, {recursive: true}) as string[])
    .filter(file => file.endsWith('.css'))
    .map(file => [file, readFileSync(join(room, file), 'utf8')] as const),
);

describe('looks', () => {
  it('are said by the names of the house where it has one', () => {
    assert.ok(sheets.length > 100);
    assert.deepEqual(
      sheets.flatMap(([file, css]) => [...plain(css)].map(what => `${file}: ${what}`)),
      [],
    );
  });

  it('are found where they are not', () => {
    assert.deepEqual(
      [
        ...plain(
          'a{gap:0 8px;padding:7px;inset:-8px;border:1.5px solid;min-width:44px;font:700 1rem/1 serif;margin:var(--rs-space-9);--rs-symbol-size:18px}b{&:hover{border-radius:calc(10px - 1px)}}',
        ),
      ],
      [
        'gap: 8px is --rs-space-8',
        'border: 1.5px is --rs-stroke-rule',
        'min-width: 44px is --rs-touch',
        'font: 700 1rem/1 serif is no kind of text of the house (--rs-font-…)',
        '--rs-space-9 of margin is no name of the house',
        '--rs-symbol-size: 18px is --rs-icon-small',
        'border-radius: 10px is --rs-radius-card',
      ],
    );
  });
});
