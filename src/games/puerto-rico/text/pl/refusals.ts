import {plurals} from '../../../../i18n/plural.ts';
import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import type {MoreRefusal} from '../../expansions/refusals.ts';
import {fillsUp} from '../later.ts';
import type {PrRefusals} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {count, goods, tiles} from './nouns.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const {phases} = words;
const say = plurals('pl');
const names = Object.fromEntries(Object.entries(buildings).map(([id, {name}]) => [id, name]));
const roleNames = Object.fromEntries(Object.entries(roles).map(([id, {name}]) => [id, name]));

const onlySlots = (n: number): string =>
  say(n, {
    one: 'Tam jest tylko # miejsce na robotnika',
    few: 'Tam są tylko # miejsca na robotników',
    many: 'Tam jest tylko # miejsc na robotników',
  });

/** Dopełniacz, after a denial: "nie masz kawy". */
const goodsOf = {
  corn: 'kukurydzy',
  indigo: 'indygo',
  sugar: 'cukru',
  tobacco: 'tytoniu',
  coffee: 'kawy',
};

export const refusals = fillsUp<PrRefusals, MoreRefusal>({
  'pr/not-your-turn': () => 'Teraz kolej kogoś innego.',
  'pr/game-over': () => 'Gra się skończyła.',
  'pr/waiting-for-draw': () => 'Nowe plantacje są jeszcze losowane.',
  'pr/other-decision': details => `Teraz trwa inna decyzja: ${wordIn(details, 'phase', phases)}.`,
  'pr/cannot-pass': () => 'Tutaj nie możesz spasować.',
  'pr/answer-missing': () => 'Zdecyduj, czy bierzesz robotnika.',
  'pr/answer-not-offered': () => 'Tutaj nie należy ci się robotnik.',

  'pr/role-taken': details => `W tej rundzie już zajęte: ${wordIn(details, 'role', roleNames)}.`,
  'pr/role-not-used': details => `Przy tej liczbie graczy nie gra: ${wordIn(details, 'role', roleNames)}.`,
  'pr/same-prospector': () => 'Obie karty poszukiwacza złota są takie same: weź pierwszą.',

  'pr/not-in-row': details => `Nie ma wśród odkrytych plantacji: ${wordIn(details, 'tile', tiles)}.`,
  'pr/no-quarry-right': () => 'Kamieniołom bierze tylko plantator albo właściciel aktywnej Kuźni.',
  'pr/no-quarry-left': () => 'Nie ma już kamieniołomów.',

  'pr/places-mismatch': () =>
    'To rozmieszczenie nie pasuje do twojej wyspy. Rozmieść robotników jeszcze raz.',
  'pr/too-many-workers': details => `${onlySlots(numberIn(details, 'slots'))}.`,
  'pr/fill-slots': details =>
    `Miejsca nie mogą zostać puste. Do rozmieszczenia: ${numberIn(details, 'want')}, na planszy: ${numberIn(details, 'given')}.`,

  'pr/too-expensive': details => `Do zapłaty brakuje: ${count.doubloons(numberIn(details, 'short'))}.`,
  'pr/sold-out': details => `Wyprzedany budynek: ${wordIn(details, 'building', names)}.`,
  'pr/already-owned': () => 'Masz już ten budynek.',
  'pr/no-city-space': details =>
    numberIn(details, 'need') > 1 ? 'Potrzebne są dwa wolne pola w mieście.' : 'Twoje miasto jest pełne.',
  'pr/too-many-large': () => 'Piąty duży budynek nie zmieści się w żadnym mieście.',

  'pr/not-produced': details => `W tej fazie nie masz produkcji ${wordIn(details, 'good', goodsOf)}.`,
  'pr/goods-gone': details => `W zasobach nie ma już ${wordIn(details, 'good', goodsOf)}.`,

  'pr/no-such-good': details => `Nie masz ${wordIn(details, 'good', goodsOf)}.`,
  'pr/kind-in-house': details =>
    `Na Targowisku już leży ${wordIn(details, 'good', goods)}; drugi raz sprzedasz to tylko z aktywnym Biurem handlowym.`,

  'pr/no-such-ship': () => 'Nie ma takiego statku.',
  'pr/ship-full': details => `Statek ${numberIn(details, 'capacity')} jest pełny.`,
  'pr/ship-other-good': details =>
    `Statek ${numberIn(details, 'capacity')} wiezie co innego: ${wordIn(details, 'good', goods)}.`,
  'pr/good-on-other-ship': details =>
    details.full === true
      ? `Statek ${numberIn(details, 'capacity')} wiezie już ten towar i jest pełny: ${wordIn(details, 'good', goods)}.`
      : `Ten towar może płynąć tylko na statku ${numberIn(details, 'capacity')}: ${wordIn(details, 'good', goods)}.`,
  'pr/larger-ship': details =>
    `Inny pusty statek zabierze więcej: ${numberIn(details, 'most')} zamiast ${numberIn(details, 'count')}.`,
  'pr/no-wharf': () => 'Nie masz aktywnego Nabrzeża.',
  'pr/wharf-used': () => 'W tej fazie Nabrzeże już pracowało.',
  'pr/must-load': () => 'Póki na którymś statku jest miejsce na twój towar, musisz ładować.',

  'pr/too-many-kinds': details =>
    numberIn(details, 'kinds') > 0
      ? `Twoje magazyny mieszczą tylko ${count.kinds(numberIn(details, 'kinds'))}.`
      : 'Nie masz aktywnego magazynu.',
  'pr/too-many-singles': details =>
    `Oprócz tego zachowasz tylko ${count.goods(numberIn(details, 'singles'))}.`,
  'pr/store-order': () => 'Każdy rodzaj wymień raz, w kolejności z planszy.',
  'pr/store-more': () => 'Możesz zachować więcej.',
  'pr/store-same': () => 'Pojedynczy towar nie potrzebuje magazynu: zachowaj go jako dowolny.',
  'pr/not-in-play': () => 'Tego budynku nie ma w tej grze.',
});
