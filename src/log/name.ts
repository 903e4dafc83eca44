/** Names of players. A name is text, never markup; what it may hold is decided here for lobby, log and records alike. */

export const NAME_LENGTH = 24;

/**
 * Control, surrogate, private and line-breaking characters, those that turn the direction of the text around a name, and
 * all that shows nothing: joiners, fillers, selectors, the empty Braille cell. Two names that look alike are one then.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;
/** Accents that pile up over the neighbours: no alphabet needs more than two on a letter. */
const PILE = /\p{M}{3,}/u;
/** Spaces of other widths. */
const ODD_SPACE = /(?! )\p{Zs}/u;

/** Trimmed, NFC, 1 to 24 code points, nothing of `FORBIDDEN`, no odd spaces, no piles of accents. */
export function isName(text: string): boolean {
  const length = text.length <= 2 * NAME_LENGTH ? [...text].length : NAME_LENGTH + 1;
  return (
    length >= 1 &&
    length <= NAME_LENGTH &&
    text === text.trim() &&
    text === text.normalize('NFC') &&
    text.search(FORBIDDEN) < 0 &&
    !PILE.test(text) &&
    !ODD_SPACE.test(text)
  );
}

/** Control, surrogate and line-breaking characters, and those that turn the direction of the text around them. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Typed text of one line, at most so many code points; nothing invisible, nothing that turns the direction. */
export function cleanText(typed: string, length: number): string {
  const text = typed
    .slice(0, 4 * length)
    .replace(HARMFUL, ' ')
    .replace(/[\u200b\u2060\ufeff\u00ad\u115f\u1160\u3164]/g, '')
    // Towers of accents would stand over the lines around.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, length).join('').trim();
}

/** What a person typed as a name that `isName` accepts; empty when nothing is left of it. */
export function cleanName(typed: string): string {
  const text = typed
    .slice(0, 1000)
    .replace(/\s+/g, ' ')
    .replace(FORBIDDEN, '')
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  return [...text].slice(0, NAME_LENGTH).join('').trim();
}

/** Letters of other scripts that look like Latin ones, beside their likeness. */
const LOOKS: readonly (readonly [letters: string, like: string])[] = [
  ['аαɑ', 'a'],
  ['вβß', 'b'],
  ['сϲ', 'c'],
  ['ԁ', 'd'],
  ['еєε', 'e'],
  ['ɡ', 'g'],
  ['һнη', 'h'],
  ['іıιӏl1|!ℓjј', 'i'],
  ['кκ', 'k'],
  ['мμ', 'm'],
  ['пոո', 'n'],
  ['оοσ0օөо', 'o'],
  ['рρ', 'p'],
  ['ԛ', 'q'],
  ['гѓ', 'r'],
  ['ѕ5$', 's'],
  ['тτ', 't'],
  ['υսц', 'u'],
  ['ѵν', 'v'],
  ['ѡω', 'w'],
  ['хχ', 'x'],
  ['уүγ', 'y'],
  ['ᴢζ', 'z'],
];
const LIKE = new Map(LOOKS.flatMap(([letters, like]) => [...letters].map(letter => [letter, like] as const)));

/** What is left of a name for somebody who glances at it: two names with one look cannot be told apart. */
export function lookOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return [...plain].map(letter => LIKE.get(letter) ?? letter).join('');
}

/** Whether one name could be taken for the other. */
export const looksLike = (a: string, b: string): boolean => lookOf(a) === lookOf(b);

/** A name that none of the others looks like: itself, or with a number behind it. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = others.map(lookOf);
  if (!looks.includes(lookOf(name))) return name;
  for (let n = 2; ; n++) {
    const tail = ` ${n}`;
    const numbered =
      [...name]
        .slice(0, NAME_LENGTH - tail.length)
        .join('')
        .trim() + tail;
    if (!looks.includes(lookOf(numbered))) return numbered;
  }
}
