import {sum} from '../../../../base/sum.ts';
import {withArticle, withLargeArticle} from '../../../../i18n/hu/grammar.ts';
import type {MoreEvent} from '../../expansions/types.ts';
import {fillsUp} from '../later.ts';
import type {PrEventTexts} from '../types/text.ts';
import {
  buildingsObject,
  count,
  doubloonsObject,
  goods,
  goodsList,
  goodsListObject,
  goodsObject,
  goodsWith,
  ontoShip,
  ship as theShip,
  tiles,
  tilesObject,
  workersObject,
} from './nouns.ts';
import {rolesObject} from './roles.ts';

export const events = fillsUp<PrEventTexts, MoreEvent['type']>({
  firstGovernor: ({seat}, name) => `Az első kormányzó: ${name(seat)}`,
  rowDrawn: ({tiles: row}) =>
    row.length ? `Új ültetvények: ${row.map(kind => goods[kind]).join(', ')}` : 'Nem maradt ültetvény',
  deckRefilled: ({tiles: n}) => `Az eldobott ültetvények megkeverve: ${count.tiles(n)}`,
  tookRole: ({seat, role, doubloons}, name) =>
    doubloons
      ? `${name(seat)} ${rolesObject[role]} választja, és ${doubloonsObject(doubloons)} kap`
      : `${name(seat)} ${rolesObject[role]} választja`,
  drewTile: ({seat, tile}, name) => `${name(seat)} a haciendával húz: ${tiles[tile]}`,
  settled: ({seat, tile, worker}, name) =>
    worker
      ? `${name(seat)} ${tilesObject[tile]} választ, telepessel együtt`
      : `${name(seat)} ${tilesObject[tile]} választ`,
  privilegeWorker: ({seat, workers}, name) =>
    workers
      ? `${name(seat)} polgármesterként ${workersObject(workers)} kap a kupacból`
      : `${name(seat)} nem kér plusz telepest`,
  arrived: ({seat, workers}, name) =>
    workers ? `${name(seat)} ${workersObject(workers)} kap` : `${name(seat)} nem kap telepest`,
  placed: ({seat, slots, sanJuan}, name) =>
    sanJuan
      ? `${name(seat)} ${workersObject(sum(slots))} helyez el, ${sanJuan} a szélrózsán marad`
      : `${name(seat)} ${workersObject(sum(slots))} helyez el`,
  arrivalsFilled: ({workers, short}) =>
    short
      ? `A telepeshajóra már csak ${count.workers(workers)} jut, a kupac elfogyott`
      : `A telepeshajón ${count.workers(workers)} vár`,
  built: ({seat, building, price, worker}, name) =>
    `${name(seat)} ${price ? `${price} dublonért` : 'ingyen'} felépíti ${buildingsObject[building]}${worker ? ', telepessel együtt' : ''}`,
  produced: ({seat, goods: made}, name) =>
    sum(made) ? `${name(seat)} ${goodsListObject(made)} termel` : `${name(seat)} nem termel semmit`,
  factoryPaid: ({seat, doubloons}, name) => `${name(seat)} ${doubloonsObject(doubloons)} kap a gyár után`,
  tookGood: ({seat, good: kind}, name) => `${name(seat)} iparosként még 1 ${goodsObject[kind]} kap`,
  sold: ({seat, good: kind, doubloons}, name) =>
    `${name(seat)} ${doubloons > 0 ? `${doubloons} dublonért` : 'semmiért'} ${goodsObject[kind]} ad el`,
  houseEmptied: () => 'A kereskedőház megtelt, kiürül',
  loaded: ({seat, good: kind, ship, capacity, count: n, points}, name) =>
    `${name(seat)} ${n} ${goodsObject[kind]} rak ${ship === 'wharf' ? 'a rakpartjára' : ontoShip(capacity)}: ${count.points(points)}`,
  stored: ({seat, kept, lost}, name) => {
    const keeps = sum(kept)
      ? `${name(seat)} ${goodsListObject(kept)} tart meg`
      : `${name(seat)} nem tart meg semmit`;
    return sum(lost) ? `${keeps}; megromlik ${goodsList(lost)}` : keeps;
  },
  shipSailed: ({capacity, good: kind}) =>
    `${withLargeArticle(theShip(capacity))} elhajózik ${capacity} ${goodsWith[kind]}`,
  prospected: ({seat, doubloons}, name) => `${name(seat)} ${doubloonsObject(doubloons)} talál`,
  passed: ({seat, phase}, name) => {
    const who = name(seat);
    switch (phase) {
      case 'hacienda':
        return `${who} nem húz a haciendával`;
      case 'settler':
        return `${who} nem kér ültetvényt`;
      case 'builder':
        return `${who} nem épít`;
      case 'craftsman':
        return `${who} nem kér plusz árut`;
      case 'trader':
        return `${who} nem ad el semmit`;
      case 'captain':
        return `${who} nem rakodik`;
      case 'guest':
        return `${who} nem küld át vendéget`;
      case 'second-tile':
        return `${who} nem vesz el második lapkát`;
      case 'lodge':
        return `${who} nem dob el lapkát`;
      case 'supplier':
        return `${who} nem ad be árut`;
      default:
        return `${who} passzol`;
    }
  },
  roundEnded: ({round, governor}, name) =>
    `Véget ért ${withArticle(`${round}.`)} év, az új kormányzó: ${name(governor)}`,
  endFlagged: ({condition, seat}, name) =>
    ({
      workers: 'Elfogyott a telepesek kupaca: ez az utolsó év',
      city:
        seat === null
          ? 'Betelt egy város: ez az utolsó év'
          : `${name(seat)} minden telkét beépítette: ez az utolsó év`,
      points: 'Elfogytak a győzelmi pontok: ez az utolsó év',
    })[condition],
  gameEnded: () => 'Vége a játéknak',
});
