/** Text as people type it at this device, made into what may be sent. What platforms know of letters may go in here alone. */
import {firstLetters, isSeen, NAME_LENGTH, namePart} from '../../log/name.ts';

/** What a person typed as a name; empty when nothing is left of it. Letters that find no room are left out whole. */
export function cleanName(typed: string): string {
  const plain = namePart(typed.slice(0, 1000).replace(/\s+/g, ' ').normalize('NFC'));
  // What stood between two letters may have kept them from being one.
  const whole = namePart(plain.normalize('NFC')).replace(/ +/g, ' ').trim();
  const name = firstLetters(whole, NAME_LENGTH);
  return isSeen(name) ? name : '';
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
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return firstLetters(text, length);
}
