import {lister, plurals} from '../../../../i18n/plural.ts';
import {gains} from '../gain.ts';
import type {SjDecisions} from '../types/text.ts';
import {buildingsObject, cardsObject, count, goodsCountObject} from './nouns.ts';

const say = plurals('pl');
const which = (cards: number): string =>
  cards === 1
    ? 'Którą kartę'
    : say(cards, {one: 'Którą # kartę', few: 'Które # karty', many: 'Które # kart'});

export const decisions: SjDecisions = {
  ask: {
    draft: keep => ({
      question: `${which(keep)} zachowujesz?`,
      sub: 'Resztę odrzucasz zakrytą. Wszyscy wybierają jednocześnie.',
    }),
    chapel: () => ({
      question: 'Wsuwasz kartę pod kaplicę?',
      sub: 'Będzie warta 1 punkt; nikt jej nie zobaczy.',
    }),
    handLimit: (cards, limit) => ({
      question: `Odrzuć ${cardsObject(cards)}`,
      sub: `Limit ręki: ${count.cards(limit)}.`,
    }),
    pick: library => ({
      question: 'Którą rolę wybierasz?',
      sub: library
        ? 'Biblioteka podwaja jeden przywilej na rundę: teraz albo przy drugiej roli.'
        : 'Działają wszyscy, ale przywilej masz tylko ty.',
    }),
    builder: cards => ({
      question: 'Co budujesz?',
      sub: `Masz na ręce ${cardsObject(cards)}; pozostałe karty są warte po\u00A01.`,
    }),
    producer: most => ({question: 'Gdzie produkujesz?', sub: `Najwyżej ${goodsCountObject(most)}.`}),
    trader: most => ({question: 'Co sprzedajesz?', sub: `Najwyżej ${goodsCountObject(most)}.`}),
    councillor: (cards, keeps) => ({
      question: `Dobierasz ${cardsObject(cards)}?`,
      sub: keeps >= cards ? 'Zachowasz je wszystkie.' : `Zachowasz ${cardsObject(keeps)}.`,
    }),
    keep: cards => ({question: `${which(cards)} zachowujesz?`, sub: 'Pozostałe odrzucasz.'}),
    discard: cards => ({
      question: `${which(cards)} odrzucasz?`,
      sub: 'Dzięki archiwum wybierasz z całej ręki.',
    }),
    goldMine: () => ({
      question: 'Używasz kopalni złota?',
      sub: 'Odkrywasz cztery karty; jeśli wszystkie koszty są różne, możesz wziąć jedną.',
    }),
    take: () => ({question: 'Którą kartę bierzesz?', sub: 'Wszystkie cztery koszty są różne.'}),
  },
  waiting: {
    draft: name => `${name} wybiera karty początkowe`,
    chapel: name => `${name} decyduje o kaplicy`,
    handLimit: name => `${name} wybiera karty do odrzucenia`,
    pick: name => `${name} wybiera rolę`,
    builder: name => `${name} może budować`,
    producer: name => `${name} wybiera, co wyprodukuje`,
    trader: name => `${name} zastanawia się nad sprzedażą`,
    councillor: name => `${name} może dobrać karty`,
    keep: name => `${name} ogląda karty`,
    goldMine: name => `${name} decyduje o kopalni złota`,
    take: name => `${name} może wziąć kartę`,
  },
  waitingForChance: 'Tasowanie i rozdawanie kart',
  gameOver: 'Koniec gry',
  buttons: {
    produce: goods => ({
      short: `Produkcja: ${count.goods(goods)}`,
      long: `Produkuję ${goodsCountObject(goods)} w zaznaczonych budynkach`,
    }),
    sell: (goods, cards) => ({
      short: `Sprzedaż: +${count.cards(cards)}`,
      long: `Sprzedaję ${goodsCountObject(goods)} za ${cardsObject(cards)}`,
    }),
    consult: cards => ({short: `Dobieram ${cards}`, long: `Dobieram ${cardsObject(cards)}`}),
    keep: cards => ({short: `Zachowuję ${cards}`, long: `Zachowuję ${cardsObject(cards)}`}),
    discard: (cards, of) => ({short: `Odrzucam ${cardsObject(cards)}`, long: `Odrzucam ${cardsObject(of)}`}),
    tuck: {short: 'Pod kaplicę', long: 'Wsuwam zaznaczoną kartę pod kaplicę'},
    mine: {short: 'Odkrywam 4', long: 'Odkrywam cztery karty dzięki kopalni złota'},
    pass: {
      chapel: {short: 'Bez karty', long: 'Nie wsuwam karty pod kaplicę'},
      builder: {short: 'Nie buduję', long: 'W tej fazie nic nie buduję'},
      producer: {short: 'Nie produkuję', long: 'W tej fazie nic nie produkuję'},
      trader: {short: 'Nie sprzedaję', long: 'W tej fazie nic nie sprzedaję'},
      councillor: {short: 'Nie dobieram', long: 'W tej fazie nie dobieram kart'},
      goldMine: {short: 'Rezygnuję', long: 'Nie używam kopalni złota'},
      take: {short: 'Żadnej', long: 'Nie biorę żadnej z czterech kart'},
    },
  },
  priceSum: (cost, price, off) => {
    const parts = [
      ...(off.role ? [`budowniczy −${off.role}`] : []),
      ...(off.library ? [`biblioteka −${off.library}`] : []),
      ...(off.smithy ? [`kuźnia −${off.smithy}`] : []),
      ...(off.quarry ? [`kamieniołom −${off.quarry}`] : []),
      ...(off.covered ? [`nadbudowa −${off.covered}`] : []),
    ];
    return parts.length === 0 ? count.cards(price) : `${price} zamiast ${cost}: ${parts.join(', ')}`;
  },
  paid: (given, price) => `Zapłacono ${given} z ${price}`,
  chosen: (given, want) => `Wybrano ${given} z ${want}`,
  library: {
    label: 'Używam biblioteki',
    hint: 'Podwaja przywilej tej roli; tylko raz na rundę.',
  },
  endings: {city: 'stoi dwunasty budynek', cards: 'zabrakło kart'},
  lastPhase: 'Dwunasty budynek: gra kończy się po tej fazie',
  result: {
    winner: (name, points) => `${name} wygrywa: ${count.points(points)}`,
    shared: (names, points) => `Wspólne zwycięstwo: ${lister('pl')(names)}, po ${count.points(points)}`,
    tieBreak: (name, tieBreak) => `Remis punktowy: wyżej jest ${name}, karty i towary razem: ${tieBreak}.`,
    tieBreakColumn: 'Przy remisie: karty i towary',
    parts: {
      buildings: 'Budynki',
      chapel: 'Kaplica',
      'triumphal-arch': 'Łuk',
      'guild-hall': 'Dom cechowy',
      'city-hall': 'Ratusz',
      palace: 'Pałac',
      total: 'Razem',
    },
    when: round => `w\u00a0rundzie ${round}`,
    gain: gains({
      built: building => `buduje ${buildingsObject[building]}`,
      underChapel: 'kładzie kartę pod kaplicę',
    }),
  },
};
