import {plurals} from '../../../../i18n/plural.ts';
import type {PrHintWords} from '../types/hints.ts';
import {buildingsObject, goodObject, goodsListObject, tilesObject, workersObject} from './nouns.ts';

const counted = plurals('pl');
const card = (doubloons: number): string =>
  doubloons > 0
    ? `, a na karcie ${counted(doubloons, {one: 'leży # dublon', few: 'leżą # dublony', many: 'leży # dublonów'})}`
    : '';

export const hints: PrHintWords = {
  noExtraWorker: role => `${role}, bez dodatkowego robotnika`,
  placed: places => `Robotnicy: ${places}`,
  placedNobles: places => `Szlachcice: ${places}`,
  kept: goods => `Zachowuję ${goodsListObject(goods)}`,
  reasons: {
    firstTile: ({tile, card: extra}) =>
      `Wybierasz przed innymi: możesz wziąć ${tilesObject[tile]}${card(extra)}.`,
    workers: ({workers, empty, card: extra}) =>
      `Dostajesz ${workersObject(workers)}; ${empty === 0 ? 'nie masz wolnych miejsc' : counted(empty, {one: 'masz # wolne miejsce', few: 'masz # wolne miejsca', many: 'masz # wolnych miejsc'})}${card(extra)}.`,
    canBuild: ({building, price, card: extra}, {count}) =>
      `Możesz zbudować ${buildingsObject[building]} za ${count.doubloons(price)}, o 1 taniej niż inni${card(extra)}.`,
    harvest: ({own, others, card: extra}, {count}) =>
      `Twoja produkcja: ${count.goods(own)}, u innych najwyżej ${others}${card(extra)}.`,
    shipping: ({own, others, card: extra}, {count}) =>
      `Załadunek da ci około ${counted(own, {one: '# punktu', few: '# punktów', many: '# punktów'})}, innym najwyżej ${count.points(others)}${card(extra)}.`,
    sales: ({doubloons, card: extra}, {count}) =>
      `Sprzedajesz przed innymi, za ${count.doubloons(doubloons)}, póki jest miejsce na Targowisku${card(extra)}.`,
    prospecting: ({doubloons}, {count}) => `${count.doubloons(doubloons)} dla ciebie, a dla innych nic.`,
    quarry: () => 'Obsadzony kamieniołom do końca gry obniża cenę każdego budynku o 1 dublon.',
    corn: () => 'Kukurydza nie potrzebuje budynku: jeden robotnik to beczka przy każdej produkcji.',
    drawn: () => 'Plantacja za darmo, zanim wybierzesz następną.',
    noble: () => 'Szlachcic pracuje jak robotnik, a na koniec liczy się jako punkt.',
    pass: () => 'To, co jest teraz do wzięcia, nie jest warte swojej ceny.',
    feeds: ({good}, {goods}) => `Masz budynek, w którym jest na to miejsce (${goods[good]}).`,
    newKind: ({good}, {goods}) =>
      `Tego jeszcze nie uprawiasz (${goods[good]}): nowy towar do sprzedaży i na statki.`,
    moreOf: ({good}, {goods}) => `Więcej tego samego towaru (${goods[good]}) szybciej zapełnia statki.`,
    processes: ({good, tiles}, {tile}) => `Przerobi plony z twoich pól: ${tile(tiles, good)}.`,
    atEnd: ({points, bonus}, {count}) =>
      `Liczy się za ${count.points(points)}, a przy obecnym stanie na koniec jeszcze za ${bonus}.`,
    effect: ({building}, {buildings}) => buildings[building].help,
    barrel: ({good}) => `Dostajesz jeszcze ${goodObject(1, good)}, a inni nie.`,
    sale: ({doubloons, free}, {count}) =>
      `Przynosi ${count.doubloons(doubloons)}${free === 0 ? ' i zamyka Targowisko przed innymi' : ''}.`,
    loading: ({points, sails}, {count}) =>
      `Przynosi ${count.points(points)}${sails ? ' i zapełnia statek' : ''}.`,
    storing: ({kept, spoils}, {count}) =>
      spoils === 0
        ? 'Nic nie przepada.'
        : `Zostaje to, co najcenniejsze (${count.goods(kept)}); ${count.goods(spoils)} i tak przepada.`,
    works: ({goods, buildings}, {count}) =>
      `Następna produkcja: ${count.goods(goods)}${buildings > 0 ? `; działające budynki: ${buildings}` : ''}.`,
  },
};
