import {capital} from '../../../../i18n/plural.ts';
import type {PrHintWords} from '../types/hints.ts';
import {
  buildingsObject,
  doubloonsObject,
  goodsList,
  goodsObject,
  tilesObject,
  workersObject,
} from './nouns.ts';

const card = (doubloons: number): string => (doubloons > 0 ? `, és a kártyán ${doubloons} dublon vár` : '');

export const hints: PrHintWords = {
  noExtraWorker: role => `${role}, a plusz telepes nélkül`,
  placed: places => `Telepesek: ${places}`,
  placedNobles: places => `Nemesek: ${places}`,
  kept: goods => `Megtartom: ${goodsList(goods)}`,
  reasons: {
    firstTile: ({tile, card: extra}) =>
      `Te választasz elsőként: elviheted a ${tilesObject[tile]}${card(extra)}.`,
    workers: ({workers, empty, card: extra}) =>
      `${workersObject(workers)} kapsz, ${empty === 0 ? 'de nincs üres karikád' : `és ${empty} üres karikád van`}${card(extra)}.`,
    canBuild: ({building, price, card: extra}) =>
      `${price} dublonért felépítheted ${buildingsObject[building]}, 1-gyel olcsóbban, mint a többiek${card(extra)}.`,
    harvest: ({own, others, card: extra}, {count}) =>
      `Neked ${count.goods(own)} terem, másnak legfeljebb ${others}${card(extra)}.`,
    shipping: ({own, others, card: extra}, {count}) =>
      `A rakodás neked körülbelül ${count.points(own)}, másnak legfeljebb ${others}${card(extra)}.`,
    sales: ({doubloons, card: extra}) =>
      `Elsőként adsz el, ${doubloons} dublonért, mielőtt megtelik a kereskedőház${card(extra)}.`,
    prospecting: ({doubloons}) => `${doubloonsObject(doubloons)} kapsz, a többiek semmit.`,
    quarry: () => 'A kőbánya, ha dolgoznak benne, a játék végéig minden épületet 1 dublonnal olcsóbbá tesz.',
    corn: () => 'A kukoricához nem kell épület: egy telepessel minden termeléskor ad egy hordót.',
    drawn: () => 'Ingyen ültetvény, mielőtt még egyet választasz.',
    noble: () => 'A nemes úgy dolgozik, mint bármely telepes, és a végén egy pontot ér.',
    pass: () => 'Ami most kapható, nem éri meg az árát.',
    feeds: ({good}, {goods}) => `Van épületed, amelyik ezt várja: ${goods[good]}.`,
    newKind: ({good}) =>
      `${capital(goodsObject[good])} még nem termelsz: újfajta áru eladásra és szállításra.`,
    moreOf: ({good}) => `Ha több ${goodsObject[good]} termelsz, hamarabb telnek a hajóid.`,
    processes: ({good, tiles}, {goods}) => `${tiles} ültetvényed termését dolgozza fel (${goods[good]}).`,
    atEnd: ({points, bonus}, {count}) =>
      `${count.points(points)}, és a mostani állás szerint a végén még ${bonus}.`,
    effect: ({building}, {buildings}) => buildings[building].help,
    barrel: ({good}, {goods}) => `Még egy hordó (${goods[good]}), amit a többiek nem kapnak meg.`,
    sale: ({doubloons, free}) =>
      `${doubloonsObject(doubloons)} hoz${free === 0 ? ', és a többiek elől betelik a kereskedőház' : ''}.`,
    loading: ({points, sails}, {count}) => `${count.points(points)}${sails ? ', és megtelik a hajó' : ''}.`,
    storing: ({kept, spoils}, {count}) =>
      spoils === 0
        ? 'Semmi sem romlik meg.'
        : `A leghasznosabb ${count.goods(kept)} marad meg; ${spoils} mindenképp megromlik.`,
    works: ({goods, buildings}, {count}) =>
      `A következő termeléskor ${count.goods(goods)} terem${buildings > 0 ? `, és még ${buildings} épület működik` : ''}.`,
  },
};
