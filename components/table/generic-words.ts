/**
 * The words of the generic board. It knows no game: what a game names in its texts (`GameText.plain`) is said in the reader's
 * language, every other id is made readable and stays in the language of the code.
 */

import type {Seat} from '../../src/engine/game.ts';
import {withArticle} from '../../src/i18n/hu/grammar.ts';
import type {Language} from '../../src/i18n/language.ts';
import {capital, lister, plurals} from '../../src/i18n/plural.ts';
import type {EndWords} from '../board/result.ts';

/** How values are said at a table. */
export interface Tongue {
  readonly words: GenericWords;
  /** The name of an id. */
  readonly named: (id: string) => string;
  readonly person: (seat: Seat) => string;
  /** What stands on the pieces of a person, beside the name for screen readers. */
  readonly mark: (seat: Seat) => unknown;
}

export interface GenericWords {
  readonly board: string;
  readonly decide: string;
  readonly waiting: (name: string) => string;
  /** Nobody is to act: something is dealt or drawn. */
  readonly dealt: string;
  readonly over: string;
  /** A card whose face the reader does not see. */
  readonly hidden: string;
  /** A card that is used up. */
  readonly spent: string;
  /** The tag of the reader's own seat. */
  readonly you: string;
  /** Of whoever has the most points so far. */
  readonly leads: string;
  /** What all have laid is turned over. */
  readonly opened: string;
  /** Of cards that took nothing because they were equal. */
  readonly tied: string;
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
  readonly result: EndWords;
}

const [en, pl] = [plurals('en'), plurals('pl')];
const list = {en: lister('en'), hu: lister('hu'), pl: lister('pl')};

export const GENERIC_WORDS: Readonly<Record<Language, GenericWords>> = {
  en: {
    board: 'Board',
    decide: 'What will you do?',
    waiting: name => `${name} is choosing`,
    dealt: 'Cards and dice decide …',
    over: 'The game is over',
    hidden: 'hidden card',
    spent: 'used up',
    you: 'you',
    leads: 'leads',
    opened: 'The cards are turned over',
    tied: 'equal',
    nothing: 'none',
    yes: 'yes',
    no: 'no',
    confirm: 'Confirm',
    chooseFirst: 'Choose first',
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
    result: {
      winner: (name, points) => `${name} wins with ${en(points, {one: '# point', other: '# points'})}`,
      shared: (names, points) =>
        `${list.en(names)} share the victory with ${en(points, {one: '# point', other: '# points'})}`,
      tieBreak: name => `Equal points: the tie-break goes to ${name}.`,
      tieBreakColumn: 'Tie-break',
      parts: {total: 'Total'},
      when: round => `in round ${round}`,
    },
  },
  hu: {
    board: 'Tábla',
    decide: 'Mit lépsz?',
    waiting: name => `${name} választ`,
    dealt: 'Most a szerencse dönt …',
    over: 'A játéknak vége',
    hidden: 'rejtett lap',
    spent: 'elhasznált',
    you: 'te',
    leads: 'vezet',
    opened: 'Felfordulnak a lapok',
    tied: 'egál',
    nothing: 'semmi',
    yes: 'igen',
    no: 'nem',
    confirm: 'Mehet',
    chooseFirst: 'Előbb válassz',
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
    result: {
      winner: (name, points) => `${name} győzött ${points} ponttal`,
      shared: (names, points) => `Közös győzelem: ${list.hu(names)}, ${points} ponttal`,
      tieBreak: name => `Azonos pontszám, holtversenyben ${name} a jobb.`,
      tieBreakColumn: 'Holtverseny',
      parts: {total: 'Összesen'},
      when: round => `${withArticle(round)}. körben`,
    },
  },
  pl: {
    board: 'Plansza',
    decide: 'Co robisz?',
    waiting: name => `Wybiera ${name}`,
    dealt: 'Teraz decyduje los …',
    over: 'Gra skończona',
    hidden: 'zakryta karta',
    spent: 'zużyta',
    you: 'ty',
    leads: 'prowadzi',
    opened: 'Odkrycie kart',
    tied: 'remis',
    nothing: 'nic',
    yes: 'tak',
    no: 'nie',
    confirm: 'Zatwierdź',
    chooseFirst: 'Najpierw wybierz',
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
    result: {
      winner: (name, points) =>
        `Wygrywa ${name}, ${pl(points, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
      shared: (names, points) =>
        `Wspólne zwycięstwo: ${list.pl(names)}, ${pl(points, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
      tieBreak: name => `Równe punkty: o zwycięstwie rozstrzyga remis na korzyść: ${name}.`,
      tieBreakColumn: 'Rozstrzygnięcie remisu',
      parts: {total: 'Razem'},
      when: round => `w\u00a0rundzie ${round}`,
    },
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

/** @param names of the game, by id */
export const tongueOf = (
  language: Language,
  names: Readonly<Record<string, string>> = {},
  person: Tongue['person'] = seat => `${seat + 1}`,
  mark: Tongue['mark'] = () => '',
): Tongue => ({
  words: GENERIC_WORDS[language],
  named: id => names[id] ?? (isId(id) ? readable(id) : id),
  person,
  mark,
});

const isId = (text: string): boolean => /^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$/.test(text);

/** Fields that hold a seat in the views of all games. */
const OF_SEATS = ['seat', 'active', 'viewer'];

/** The value of a field in one line: ids by their names, lists with commas, objects as "field value" pairs. */
export function inline(value: unknown, tongue: Tongue, field = ''): string {
  const {words, named, person} = tongue;
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return named(value);
  if (typeof value === 'number') return OF_SEATS.includes(field) ? person(value) : String(value);
  if (Array.isArray(value)) return value.map(item => inline(item, tongue)).join(', ') || words.nothing;
  const fields = Object.entries(value);
  return (
    fields.map(([key, part]) => `${named(key)} ${inline(part, tongue, key)}`).join(', ') || words.nothing
  );
}
