/**
 * The words of the generic board, and how it makes names out of a game's own ids. It knows no game, so ids stay in
 * the language of the code; the frame around them is in the reader's.
 */
import type {Json} from '../../src/base/json.ts';
import type {Language} from '../../src/i18n/language.ts';
import {capital} from '../../src/i18n/plural.ts';

export interface GenericWords {
  readonly board: string;
  readonly decide: string;
  readonly waitingFor: (names: string) => string;
  readonly over: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly confirm: string;
  readonly chooseFirst: string;
  readonly left: (pieces: number) => string;
  readonly slot: (n: number, cap: number) => string;
  /** How many of a list are chosen, of how many that have to be and may be. */
  readonly chosen: (n: number, min: number, max: number) => string;
  readonly between: (from: number, to: number) => string;
  readonly kind: (n: number, cap: number) => string;
  readonly give: string;
  readonly want: string;
  /** Before what a person may do, and need not. */
  readonly may: string;
  readonly more: string;
  readonly fewer: string;
  readonly filter: string;
  readonly noMatch: string;
}

export const GENERIC_WORDS: Readonly<Record<Language, GenericWords>> = {
  en: {
    board: 'Board',
    decide: 'What will you do?',
    waitingFor: names => `Waiting for ${names}`,
    over: 'Nobody has to decide anything now.',
    nothing: 'none',
    yes: 'yes',
    no: 'no',
    confirm: 'Confirm',
    chooseFirst: 'Choose something first.',
    left: pieces => `${pieces} still to place`,
    slot: (n, cap) => `Place ${n} (at most ${cap})`,
    chosen: (n, min, max) => `${n} chosen, ${min === max ? min : `${min} to ${max}`} wanted`,
    between: (from, to) => `${from} to ${to}`,
    kind: (n, cap) => `Kind ${n} (at most ${cap})`,
    give: 'given',
    want: 'wanted',
    may: 'You may, if you like:',
    more: 'One more',
    fewer: 'One fewer',
    filter: 'Show only what contains',
    noMatch: 'Nothing contains this.',
  },
  hu: {
    board: 'Tábla',
    decide: 'Mit lépsz?',
    waitingFor: names => `Rá várunk: ${names}`,
    over: 'Most senkinek sem kell döntenie.',
    nothing: 'semmi',
    yes: 'igen',
    no: 'nem',
    confirm: 'Mehet',
    chooseFirst: 'Előbb válassz valamit!',
    left: pieces => `Még ${pieces} vár helyre`,
    slot: (n, cap) => `${n}. hely (legfeljebb ${cap})`,
    chosen: (n, min, max) => `${n} kiválasztva, ${min === max ? min : `${min}–${max}`} kell`,
    between: (from, to) => `${from}–${to}`,
    kind: (n, cap) => `${n}. fajta (legfeljebb ${cap})`,
    give: 'amit adsz',
    want: 'amit kérsz',
    may: 'Ha akarod:',
    more: 'Eggyel több',
    fewer: 'Eggyel kevesebb',
    filter: 'Csak az, amiben ez szerepel',
    noMatch: 'Ilyen nincs köztük.',
  },
  pl: {
    board: 'Plansza',
    decide: 'Co robisz?',
    waitingFor: names => `Czekamy na: ${names}`,
    over: 'Nikt nie musi teraz decydować.',
    nothing: 'nic',
    yes: 'tak',
    no: 'nie',
    confirm: 'Zatwierdź',
    chooseFirst: 'Najpierw coś wybierz.',
    left: pieces => `Zostało do rozmieszczenia: ${pieces}`,
    slot: (n, cap) => `Miejsce ${n} (najwyżej ${cap})`,
    chosen: (n, min, max) => `wybrano ${n}, trzeba ${min === max ? min : `${min}–${max}`}`,
    between: (from, to) => `${from}–${to}`,
    kind: (n, cap) => `Rodzaj ${n} (najwyżej ${cap})`,
    give: 'co dajesz',
    want: 'czego chcesz',
    may: 'Jeśli chcesz, możesz:',
    more: 'Jeden więcej',
    fewer: 'Jeden mniej',
    filter: 'Pokaż tylko to, co zawiera',
    noMatch: 'Nic takiego tu nie ma.',
  },
};

/** `takeRole`, `large-market`: "Take role", "Large market". */
export function readable(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return capital(words);
}

const isId = (text: string): boolean => /^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$/.test(text);

/** A value in one line: ids made readable, lists with commas, objects as "field value" pairs. */
export function inline(value: unknown, words: GenericWords): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return isId(value) ? readable(value) : value;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(item => inline(item, words)).join(', ') || words.nothing;
  const fields = Object.entries(value as Record<string, Json>);
  return fields.map(([key, field]) => `${readable(key)} ${inline(field, words)}`).join(', ') || words.nothing;
}
