import {sum} from '../../../../base/sum.ts';
import type {MoreEvent} from '../../expansions/types.ts';
import {fillsUp} from '../later.ts';
import type {PrEventTexts} from '../types/text.ts';
import {
  buildingsObject,
  count,
  goodObject,
  goods,
  goodsList,
  goodsListObject,
  goodsObject,
  tiles,
  tilesObject,
  workersObject,
} from './nouns.ts';
import {rolesObject} from './roles.ts';

const forPrice = (price: number): string => (price ? `za ${count.doubloons(price)}` : 'za darmo');

/** In the present tense: the past would have to know whether a name is a woman's or a man's. */
export const events = fillsUp<PrEventTexts, MoreEvent['type']>({
  firstGovernor: ({seat}, name) => `Pierwszy gubernator: ${name(seat)}`,
  rowDrawn: ({tiles: row}) =>
    row.length ? `Nowe plantacje: ${row.map(kind => goods[kind]).join(', ')}` : 'Nie ma już plantacji',
  deckRefilled: ({tiles: n}) => `Odrzucone plantacje wracają do stosu: ${count.tiles(n)}`,
  tookRole: ({seat, role, doubloons}, name) =>
    doubloons
      ? `${name(seat)} wybiera ${rolesObject[role]} i bierze ${count.doubloons(doubloons)}`
      : `${name(seat)} wybiera ${rolesObject[role]}`,
  drewTile: ({seat, tile}, name) => `${name(seat)} dobiera dzięki Hacjendzie: ${tiles[tile]}`,
  settled: ({seat, tile, worker}, name) =>
    worker
      ? `${name(seat)} bierze ${tilesObject[tile]}, od razu z robotnikiem`
      : `${name(seat)} bierze ${tilesObject[tile]}`,
  privilegeWorker: ({seat, workers}, name) =>
    workers
      ? `${name(seat)} dostaje z przywileju ${workersObject(workers)}`
      : `${name(seat)} nie bierze dodatkowego robotnika`,
  arrived: ({seat, workers}, name) =>
    workers ? `${name(seat)} dostaje ${workersObject(workers)}` : `${name(seat)} nie dostaje robotników`,
  placed: ({seat, slots, sanJuan}, name) =>
    sanJuan
      ? `${name(seat)} rozmieszcza ${workersObject(sum(slots))}, w San Juan: ${sanJuan}`
      : `${name(seat)} rozmieszcza ${workersObject(sum(slots))}`,
  arrivalsFilled: ({workers, short}) =>
    short
      ? `W Magistracie tylko ${count.workers(workers)}, zasoby się wyczerpały`
      : `W Magistracie: ${count.workers(workers)}`,
  built: ({seat, building, price, worker}, name) =>
    `${name(seat)} buduje ${buildingsObject[building]} ${forPrice(price)}${worker ? ', od razu z robotnikiem' : ''}`,
  produced: ({seat, goods: made}, name) =>
    sum(made) ? `${name(seat)} produkuje ${goodsListObject(made)}` : `${name(seat)} nic nie produkuje`,
  factoryPaid: ({seat, doubloons}, name) =>
    `${name(seat)} dostaje ${count.doubloons(doubloons)} z Przetwórni`,
  tookGood: ({seat, good: kind}, name) => `${name(seat)} bierze z przywileju ${goodObject(1, kind)}`,
  sold: ({seat, good: kind, doubloons}, name) =>
    `${name(seat)} sprzedaje ${goodsObject[kind]} za ${doubloons > 0 ? count.doubloons(doubloons) : 'nic'}`,
  houseEmptied: () => 'Targowisko jest pełne i zostaje opróżnione',
  loaded: ({seat, good: kind, ship, capacity, count: n, points}, name) =>
    `${name(seat)} ładuje ${goodObject(n, kind)} na ${ship === 'wharf' ? 'własne nabrzeże' : `statek ${capacity}`} i zdobywa ${count.points(points)}`,
  stored: ({seat, kept, lost}, name) => {
    const keeps = sum(kept)
      ? `${name(seat)} zachowuje ${goodsListObject(kept)}`
      : `${name(seat)} nic nie zachowuje`;
    return sum(lost) ? `${keeps}; przepada: ${goodsList(lost)}` : keeps;
  },
  shipSailed: ({capacity, good: kind}) => `Statek ${capacity} odpływa: ${goods[kind]}`,
  prospected: ({seat, doubloons}, name) => `${name(seat)} znajduje ${count.doubloons(doubloons)}`,
  passed: ({seat, phase}, name) => {
    const who = name(seat);
    switch (phase) {
      case 'hacienda':
        return `${who} nie korzysta z Hacjendy`;
      case 'settler':
        return `${who} nie bierze płytki`;
      case 'builder':
        return `${who} nic nie buduje`;
      case 'craftsman':
        return `${who} nie bierze dodatkowego towaru`;
      case 'trader':
        return `${who} nic nie sprzedaje`;
      case 'captain':
        return `${who} nic nie ładuje`;
      case 'guest':
        return `${who} nie przenosi gościa`;
      case 'second-tile':
        return `${who} nie bierze drugiej płytki`;
      case 'lodge':
        return `${who} nie odrzuca płytki`;
      case 'supplier':
        return `${who} nic nie oddaje do Skarbca`;
      default:
        return `${who} pasuje`;
    }
  },
  roundEnded: ({round, governor}, name) => `Koniec rundy ${round}, nowy gubernator: ${name(governor)}`,
  endFlagged: ({condition, seat}, name) =>
    ({
      workers: 'Zasoby robotników się wyczerpały: to ostatnia runda',
      city:
        seat === null
          ? 'Jedno miasto jest pełne: to ostatnia runda'
          : `${name(seat)} ma pełne miasto: to ostatnia runda`,
      points: 'Pula PZ się wyczerpała: to ostatnia runda',
    })[condition],
  gameEnded: () => 'Koniec gry',
});
