import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import type {SjRefusals} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {cardsObject, goodsCountObject} from './nouns.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const names = Object.fromEntries(Object.entries(buildings).map(([id, {name}]) => [id, name.toLowerCase()]));
const roleNames = Object.fromEntries(Object.entries(roles).map(([id, {name}]) => [id, name.toLowerCase()]));

export const refusals: SjRefusals = {
  'sj/not-your-turn': () => 'Teraz kolej kogoś innego.',
  'sj/nothing-to-decide': () => 'Nie masz teraz nic do rozstrzygnięcia; inni jeszcze wybierają.',
  'sj/game-over': () => 'Gra się skończyła.',
  'sj/waiting-for-draw': () => 'Trwa jeszcze tasowanie i rozdawanie kart.',
  'sj/other-decision': details => `Teraz chodzi o coś innego: ${wordIn(details, 'phase', words.phases)}.`,
  'sj/cannot-pass': () => 'Tu nie można pasować.',
  'sj/not-your-card': () => 'Tej karty nie można tu wybrać.',
  'sj/order': () => 'Wymień każdą kartę raz, w kolejności z ręki lub rzędu.',
  'sj/wrong-count': details => `Wybierz dokładnie ${cardsObject(numberIn(details, 'want'))}.`,
  'sj/role-taken': details => `Rola zajęta w tej rundzie: ${wordIn(details, 'role', roleNames)}.`,
  'sj/library-missing': () => 'Powiedz, czy używasz biblioteki.',
  'sj/library-not-offered': () => 'Tu nie decyduje się o bibliotece.',
  'sj/no-such-card': () => 'Nie ma takiej karty.',
  'sj/already-owned': details => `Masz już taki budynek: ${wordIn(details, 'building', names)}.`,
  'sj/no-crane': () => 'Nadbudować można tylko z działającym żurawiem.',
  'sj/no-such-place': () => 'W tym miejscu nie ma budynku.',
  'sj/crane-itself': () => 'Żurawia nie można nadbudować.',
  'sj/same-kind': () => 'Nie można nadbudować budynku tego samego rodzaju.',
  'sj/too-expensive': details => `Brakuje jeszcze ${missing(numberIn(details, 'short'))}.`,
  'sj/pays-itself': () => 'Budowana karta nie płaci sama za siebie.',
  'sj/no-black-market': () => 'Towarami płaci się tylko z działającym czarnym rynkiem.',
  'sj/too-many-goods': details =>
    `Czarny rynek przyjmuje najwyżej ${goodsCountObject(numberIn(details, 'most'))}.`,
  'sj/covered-good': () => 'Towar z nadbudowanego budynku przepada i nie może zapłacić.',
  'sj/no-good': () => 'Na tym budynku nie ma towaru.',
  'sj/wrong-payment': details =>
    `Cena: ${numberIn(details, 'price')}, a zapłacono ${numberIn(details, 'given')}.`,
  'sj/no-room': () => 'To nie jest wolny budynek produkcyjny.',
  'sj/too-many': details => `Tu najwyżej ${numberIn(details, 'most')}.`,
  'sj/not-turned-up': () => 'Kopalnia złota nie odkryła tej karty.',
};

/** "1 karty", "2 kart": the genitive after "brakuje". */
function missing(cards: number): string {
  return cards === 1 ? '1 karty' : `${cards} kart`;
}
