/** What a view shows of the table, in the words of `look`. */
import {GOODS, type GoodCounts, type PrView} from '../../../../src/games/puerto-rico/types.ts';

const named = (counts: GoodCounts): Record<string, number> =>
  Object.fromEntries(GOODS.map((good, i) => [good, counts[i]!]));

export const shown = (view: PrView) => ({
  round: view.round,
  governor: view.governor,
  workers: view.workerSupply,
  arrivals: view.arrivals,
  pool: view.vpPool,
  quarries: view.quarries,
  supply: named(view.goodsSupply),
  row: view.row,
  deck: view.deckCount,
  discard: named(view.discard),
  house: view.house,
  ships: view.ships.map(({good, load}) => (good === null ? 'empty' : `${good} ${load}`)),
  cards: Object.fromEntries(view.roles.map(({role, doubloons}) => [role, doubloons])),
  taken: view.roles.filter(({takenBy}) => takenBy !== null).map(({role}) => role),
  market: Object.fromEntries(view.market.map(({building, left}) => [building, left])),
  flags: view.endFlags,
  islands: view.players.map(player => ({
    doubloons: player.doubloons,
    chips: player.chips,
    sanJuan: player.sanJuan,
    goods: named(player.goods),
    tiles: Object.fromEntries(player.tiles.map(({tile, count}) => [tile, count])),
    manned: Object.fromEntries(player.tiles.map(({tile, manned}) => [tile, manned])),
    city: player.city.map(({building, workers}) => `${building} ${workers}`),
  })),
});
