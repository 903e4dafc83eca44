import {lister} from '../../../../i18n/plural.ts';
import type {GoofText} from '../types/text.ts';

const list = lister('pl');
const prizes = (values: readonly number[]) => list(values.map(String));

/** Polish. */
export const text: GoofText = {
  game: 'Goofspiel',
  options: {
    ties: {
      label: 'Równe oferty',
      effect: 'Co się dzieje, gdy kilka osób zagra tę samą najwyższą kartę.',
      values: {
        stay: 'Nagrody zostają na następną rundę',
        cancel: 'Równe oferty odpadają, bierze następna karta',
      },
    },
  },
  draws: {begun: 'kolejność nagród', turned: 'następna nagroda', shown: 'odkrycie ofert'},
  events: {
    begun: () => 'Nagrody są przetasowane',
    turned: ({round, prize}) => `Runda ${round}: nagroda ${prize}`,
    shown: ({bids}, name) => `Oferty: ${list(bids.map((card, seat) => `${name(seat)} ${card}`))}`,
    took: ({seat, prizes: won}, name) => `${name(seat)} zdobywa ${prizes(won)}`,
    stayed: ({prizes: left, last}) =>
      last
        ? `Równe oferty, nikt nie zdobywa: ${prizes(left)}`
        : `Równe oferty, do wzięcia z następną nagrodą: ${prizes(left)}`,
  },
  refusals: {'goof/sealed-only': () => 'Oferta jest tajna, dopóki wszyscy nie wybiorą karty.'},
  rules: 'Zasady',
  help: {
    aim: {
      title: 'Cel gry',
      body: 'Trzynaście nagród wartych od 1 do 13 punktów licytujecie jedną po drugiej. Wygrywa, kto na koniec ma w nagrodach najwięcej punktów.',
      rules: ['GOOF-CARD-1', 'GOOF-END-2'],
    },
    round: {
      title: 'Runda',
      body: 'Odkrywa się nagrodę. Wszyscy wybierają w tajemnicy po jednej karcie i pokazują je razem: najwyższa zdobywa nagrodę. Zagrane karty przepadają, więc czego użyjesz teraz, tego zabraknie później.',
      rules: ['GOOF-ROUND-1', 'GOOF-ROUND-2', 'GOOF-ROUND-3', 'GOOF-ROUND-4'],
    },
    ties: {
      title: 'Równe oferty',
      body: 'Jeśli najwyższą kartę zagrało kilka osób, nagrody zostają i można je zdobyć razem z następną. Według drugiej zasady równe oferty odpadają i bierze najwyższa karta zagrana tylko raz.',
      rules: ['GOOF-TIE-1', 'GOOF-TIE-2'],
    },
    end: {
      title: 'Koniec gry',
      body: 'Ostatnia karta każdego zagrywa się sama. Nagrody, których nikt nie zdobył, nie liczą się nikomu; przy równych punktach miejsce jest wspólne.',
      rules: ['GOOF-ROUND-6', 'GOOF-END-1', 'GOOF-END-3'],
    },
  },
  plain: {
    names: {
      round: 'Runda',
      prizes: 'Do zdobycia',
      pile: 'Pozostałe nagrody',
      last: 'Poprzednia runda',
      points: 'Punkty',
      bid: 'Oferta',
      hand: 'Karty na ręce',
      won: 'Zdobyte nagrody',
      card: 'Twoje karty',
    },
    asks: {bid: 'Którą kartą licytujesz?'},
  },
};
