/**
 * What Hungarian puts before and behind a number or a word, by how it is spoken. No ending is put on a person's name: how a
 * foreign one sounds cannot be seen, so sentences keep names as they are.
 */
import {capital} from '../plural.ts';

const VOWEL = /^([aáeéiíoóöőuúüűàäâåæèêëìîïòôøœùûąę]|y(?![aáeéiíoóöőuúüű]))/i;

/** The article before a word or a number: "a" or "az", by how the word begins when it is spoken. */
export function article(next: string | number): 'a' | 'az' {
  const word = String(next).replace(/^[^\p{L}\p{N}]+/u, '');
  const digits = /^\d+/.exec(word.replaceAll(/(\d)[\s.](?=\d{3})/g, '$1'))?.[0];
  if (digits === undefined) return VOWEL.test(word) ? 'az' : 'a';
  // öt…, ötven…, ötszáz…; egy, ezer, egymillió, but tíz, száz
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1) ? 'az' : 'a';
}

/** The word with its article: "az 5. bejegyzés", "a 10. bejegyzés". */
export const withArticle = (next: string | number): string => `${article(next)} ${next}`;

/** The same at the beginning of a sentence: "Az 5. bejegyzés". */
export const withLargeArticle = (next: string | number): string => capital(withArticle(next));

/** Endings of a number in figures. */
interface Endings {
  /** "5-öt": five of something, as an object. */
  readonly object: string;
  /** "5-tel": with five, by five. */
  readonly with: string;
  /** "5-ször": five times. */
  readonly times: string;
  /** "5-ös": of five. */
  readonly kind: string;
}

const endings = (object: string, ending: string, times: string, kind: string): Endings => ({
  object,
  with: ending,
  times,
  kind,
});

/** By the numeral that is spoken last: 23 ends as 3 does, 20 by itself. */
const ENDINGS: Readonly<Record<number, Endings>> = {
  0: endings('t', 'val', 'szor', 's'),
  1: endings('et', 'gyel', 'szer', 'es'),
  2: endings('t', 'vel', 'szer', 'es'),
  3: endings('at', 'mal', 'szor', 'as'),
  4: endings('et', 'gyel', 'szer', 'es'),
  5: endings('öt', 'tel', 'ször', 'ös'),
  6: endings('ot', 'tal', 'szor', 'os'),
  7: endings('et', 'tel', 'szer', 'es'),
  8: endings('at', 'cal', 'szor', 'as'),
  9: endings('et', 'cel', 'szer', 'es'),
  10: endings('et', 'zel', 'szer', 'es'),
  20: endings('at', 'szal', 'szor', 'as'),
  30: endings('at', 'cal', 'szor', 'as'),
  40: endings('et', 'nel', 'szer', 'es'),
  50: endings('et', 'nel', 'szer', 'es'),
  60: endings('at', 'nal', 'szor', 'as'),
  70: endings('et', 'nel', 'szer', 'es'),
  80: endings('at', 'nal', 'szor', 'as'),
  90: endings('et', 'nel', 'szer', 'es'),
  100: endings('at', 'zal', 'szor', 'as'),
  1000: endings('et', 'rel', 'szer', 'es'),
};

/** @param n whole, from 0 to 999 999 */
const endingsOf = (n: number): Endings => ENDINGS[n % 10 || n % 100 || (n % 1000 && 100) || (n && 1000)]!;

/** A hyphen at which the line does not break. */
const HYPHEN = '-\u2060';
const figures =
  (ending: keyof Endings) =>
  (n: number): string =>
    `${n}${HYPHEN}${endingsOf(n)[ending]}`;

/** "5-öt". */
export const numberObject = figures('object');
/** "5-tel". */
export const numberWith = figures('with');
/** "5-ször". */
export const numberTimes = figures('times');
/** "5-ös". */
export const numberKind = figures('kind');
