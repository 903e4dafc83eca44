/** Names of players. A name is text, never markup; what it may hold is decided here for lobby, log and records alike. */

export const NAME_LENGTH = 24;

/** Control, surrogate and line-breaking characters, and those that turn the direction of the text around a name. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Trimmed, NFC, 1 to 24 code points, nothing of `FORBIDDEN`. */
export function isName(text: string): boolean {
  const length = text.length <= 2 * NAME_LENGTH ? [...text].length : NAME_LENGTH + 1;
  return (
    length >= 1 &&
    length <= NAME_LENGTH &&
    text === text.trim() &&
    text === text.normalize('NFC') &&
    text.search(FORBIDDEN) < 0
  );
}

/** Letters of other scripts that nobody tells from a Latin one at a glance. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiјjѕsԁdһhтtкkмmвbнnαaοoρpνvτtιiκkυuεeηnωwχxγyβb0oil1l|lıl'.matchAll(/(.)(.)/gu)].map(
    ([, twin, letter]) => [twin!, letter!],
  ),
);

/** What is left of a name for a hasty eye: no case, no accents, no invisible letters, twins as one. */
const skeleton = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter(letter => !/[\p{M}\p{Cf}\p{Z}\u115f\u1160\u3164]/u.test(letter))
    .map(letter => TWINS[letter] ?? letter)
    .join('');

/** Whether one name could be taken for the other. */
export const looksLike = (a: string, b: string): boolean => skeleton(a) === skeleton(b);

/** Typed text of one line, at most so many code points; nothing invisible, nothing that turns the direction. */
export function cleanText(typed: string, length: number): string {
  const text = typed
    .slice(0, 4 * length)
    .replace(FORBIDDEN, ' ')
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
  const text = typed.slice(0, 1000).replace(FORBIDDEN, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, NAME_LENGTH).join('').trim();
}
