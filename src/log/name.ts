/**
 * Names of players. A name is text, never markup. What it may hold is decided here for lobby, log and records alike, by
 * code points written down. What all devices at a table have to agree on goes by no table of the platform, which knows more
 * letters from year to year. What nobody has assigned yet is a letter like any other.
 */
import {MARKS} from './marks.ts';

export const NAME_LENGTH = 24;

/** What no name holds: from, to. */
const REFUSED: readonly (readonly [number, number])[] = [
  // Controls; the soft hyphen; spaces of other widths, ends of lines.
  [0x00, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x1680, 0x1680],
  [0x2000, 0x200b],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x2060],
  [0x3000, 0x3000],
  // What turns the direction of the text around it.
  [0x061c, 0x061c],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x206f],
  // What shows nothing: fillers, unseen operators, the empty Braille cell, marks of musical scores.
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2061, 0x2065],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  // Han letters that are others in disguise; all but twelve, which stand there by mistake.
  [0xf900, 0xfa0d],
  [0xfa10, 0xfa10],
  [0xfa12, 0xfa12],
  [0xfa15, 0xfa1e],
  [0xfa20, 0xfa20],
  [0xfa22, 0xfa22],
  [0xfa25, 0xfa26],
  [0xfa2a, 0xfaff],
  [0x2f800, 0x2fa1f],
  // Halves of letters, letters of one's own; no letters at all.
  [0xd800, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xe0000, 0x10ffff],
];
/** Tags spell the region of a flag, and nothing else. */
const FLAG = 0x1f3f4;
const TAGS = [0xe0020, 0xe007e] as const;
const LAST_TAG = 0xe007f;

const JOINER = 0x200d;
/** Selectors of one form of a letter. */
const isSelector = (code: number): boolean =>
  (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef);
/** Joins letters, keeps them apart, or selects a form: nothing that shows by itself. */
const isSilent = (code: number): boolean => code === 0x200c || code === JOINER || isSelector(code);
const isTag = (code: number): boolean => code >= TAGS[0] && code <= LAST_TAG;
const isRefused = (code: number): boolean =>
  !isSelector(code) &&
  ((code & 0xfffe) === 0xfffe || REFUSED.some(([from, to]) => code >= from && code <= to));

/** Accents that any letter can bear: from, to. More than two of them pile up over the neighbours. */
const ACCENTS: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];
const isAccent = (code: number): boolean => ACCENTS.some(([from, to]) => code >= from && code <= to);
const MOST_ACCENTS = 2;
/** Some alphabets write a vowel, a tone and more around one letter. */
const MOST_MARKS = 4;

/** The code points of ranges, as `marks.ts` and `looks.ts` write them. */
export function* codesIn(ranges: string): Generator<number> {
  let end = 0;
  for (const range of ranges.split(',')) {
    const [gap = '', length = '1'] = range.split(' ');
    const from = end + Number.parseInt(gap, 36);
    end = from + Number.parseInt(length, 36);
    for (let code = from; code < end; code++) yield code;
  }
}

let marks: ReadonlySet<number> | null = null;
/** The letters of Latin alone are before it: for their names the list is not made. */
const FIRST_MARK = 0x0300;

/** Whether it only stands on another letter: accents, vowel signs. */
export function isMark(code: number): boolean {
  if (code < FIRST_MARK) return false;
  marks ??= new Set(codesIn(MARKS));
  return marks.has(code);
}

const SPACE = 0x20;

function kept(codes: readonly number[]): number[] {
  const name: number[] = [];
  let flag = false;
  let accents = 0;
  let marks = 0;
  for (const [i, code] of codes.entries()) {
    const last = name.at(-1);
    if (isTag(code)) {
      if (flag) name.push(code);
      flag &&= code !== LAST_TAG;
      continue;
    }
    // A flag without its end shows less than is written.
    flag = code === FLAG && isWhole(codes, i + 1);
    if (isRefused(code)) continue;
    if (isSilent(code)) {
      // Behind a letter, or behind the form of one that is joined to the next.
      const follows =
        last !== undefined && last !== SPACE && (!isSilent(last) || (code === JOINER && isSelector(last)));
      if (!follows) continue;
    } else {
      accents = isAccent(code) ? accents + 1 : 0;
      marks = isMark(code) ? marks + 1 : 0;
      if (accents > MOST_ACCENTS || marks > MOST_MARKS) continue;
    }
    name.push(code);
  }
  return name;
}

/** Whether tags from here on spell a region to their end. */
function isWhole(codes: readonly number[], from: number): boolean {
  let i = from;
  while (isTag(codes[i] ?? 0) && codes[i] !== LAST_TAG) i++;
  return i > from && codes[i] === LAST_TAG;
}

const codesOf = (text: string): number[] => Array.from(text, letter => letter.codePointAt(0)!);

/** What a text has of a name: without what no name holds, and without joiners that join nothing. */
export const namePart = (text: string): string => String.fromCodePoint(...kept(codesOf(text)));

/** 1 to 24 code points without a space at either end, nothing of what no name holds. */
export function isName(text: string): boolean {
  if (text.length > 2 * NAME_LENGTH) return false;
  const codes = codesOf(text);
  return (
    codes.length >= 1 &&
    codes.length <= NAME_LENGTH &&
    codes[0] !== SPACE &&
    codes.at(-1) !== SPACE &&
    kept(codes).length === codes.length
  );
}

/** A name in which there is something to see: accents alone are no name. Logs of format 1 may hold some. */
export const isSeen = (text: string): boolean =>
  isName(text) && codesOf(text).some(code => code !== SPACE && !isSilent(code) && !isMark(code));

const isSkin = (code: number): boolean => code >= 0x1f3fb && code <= 0x1f3ff;
/** Two of them are the flag of a country. */
const isRegion = (code: number | undefined): boolean =>
  code !== undefined && code >= 0x1f1e6 && code <= 0x1f1ff;

/** Whether what stands at `at` belongs to the letter before it: a family of emoji is one, a letter with its vowel signs, a flag. */
function belongs(codes: readonly number[], at: number): boolean {
  const code = codes[at]!;
  if (isMark(code) || isSilent(code) || isSkin(code) || isTag(code) || codes[at - 1] === JOINER) return true;
  let before = 0;
  while (isRegion(codes[at - 1 - before])) before++;
  return isRegion(code) && before % 2 === 1;
}

/** As many whole letters as have room. @param room in code points */
export function firstLetters(text: string, room: number): string {
  const codes = codesOf(text);
  let end = Math.min(room, codes.length);
  while (end > 0 && end < codes.length && belongs(codes, end)) end--;
  return String.fromCodePoint(...codes.slice(0, end)).trim();
}
