/** Counted words, large letters, lists and dates, for all languages; what one alone needs is in its `grammar.ts`. */
import type {Language} from './language.ts';

/** What knows a language is heavy to make (the browser reads its tables): it is made when it is first used. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The forms that each language must give; `#` stands for the number. Hungarian keeps the noun in the singular after
 * a number. Polish `other` is the form of fractions, which we never count.
 */
export interface PluralForms {
  readonly en: {readonly one: string; readonly other: string};
  readonly hu: {readonly other: string; readonly one?: string};
  readonly pl: {readonly one: string; readonly few: string; readonly many: string; readonly other?: string};
}

/**
 * A chooser of forms: `plurals('pl')(2, {one: '# wpis', few: '# wpisy', many: '# wpisów'})` is "2 wpisy". Numbers of
 * five digits and more are grouped as the language does it.
 */
export function plurals<L extends Language>(language: L): (n: number, forms: PluralForms[L]) => string {
  const rules = lazy(() => new Intl.PluralRules(language));
  const format = lazy(() => new Intl.NumberFormat(language));
  return (n, forms) => {
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    const form = known[rules().select(n)] ?? known.many ?? known.other ?? '';
    return form.replaceAll('#', n < 10_000 ? String(n) : format().format(n));
  };
}

/** What stands before the counted most of a span: "3–" of "3–4 players", nothing where both are the same. */
export const from = (least: number, most: number): string => (least < most ? `${least}–` : '');

/** A counted noun: "2 cards". */
export type Counted = (n: number) => string;

/**
 * A counter of nouns, the number in front:
 * `counter('pl')({one: 'karta', few: 'karty', many: 'kart'})(2)` is "2 karty".
 */
export function counter<L extends keyof PluralForms>(language: L): (forms: PluralForms[L]) => Counted {
  const say = plurals(language);
  return forms => {
    const numbered = Object.fromEntries(Object.entries(forms).map(([form, noun]) => [form, `# ${noun}`]));
    // The same keys as in `forms`, so the same type.
    return n => say(n, numbered as unknown as PluralForms[L]);
  };
}

/**
 * The text with a large first letter, for what begins a sentence. The same on every device: in none of our languages
 * does it go by more than the letter, while the browser's own language could change it (Turkish has another large i).
 */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins names as the language does: "Krzysztof, Zsófia and Bence". */
export function lister(language: Language): (names: readonly string[]) => string {
  const list = lazy(() => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {type: 'conjunction'}));
  return names => list().format(names);
}

/** "today 14:05", "yesterday 9:30", "3 March 2026", as seen from `now`; both in milliseconds since 1970. */
export function dater(language: Language): (then: number, now?: number) => string {
  const locale = language === 'en' ? 'en-GB' : language;
  const relative = lazy(() => new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}));
  const time = lazy(() => new Intl.DateTimeFormat(locale, {hour: 'numeric', minute: '2-digit'}));
  const date = lazy(() => new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'long', year: 'numeric'}));
  return (then, now = Date.now()) => {
    const days = calendarDay(now) - calendarDay(then);
    if (days < 0 || days > 1) return date().format(then);
    return `${relative().format(-days, 'day')} ${time().format(then)}`;
  };
}

/** Number of the local calendar day. */
function calendarDay(time: number): number {
  const at = new Date(time);
  return Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A person's name for the middle of a sentence: letters that run from right to left cannot turn its neighbours round. */
export function isolate(name: string): string {
  const plain = name.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** With the sign for minus: a hyphen is too short for it. */
export const signed = (n: number): string => `${n}`.replace('-', '−');
