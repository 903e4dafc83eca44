/**
 * A player who sees nothing but the log keeps the books of the table: every event changes them, and nothing else does.
 */
import assert from 'node:assert/strict';
import {seatData} from '../../../../src/games/puerto-rico/data.ts';
import {freeCity} from '../../../../src/games/puerto-rico/island.ts';
import {cloneState, type Island, type PrState, sum} from '../../../../src/games/puerto-rico/state.ts';
import {BUILDINGS, GOODS, type PrEvent, ROLES, TILES} from '../../../../src/games/puerto-rico/types.ts';

type Of<T extends PrEvent['type']> = Extract<PrEvent, {type: T}>;

export class Ledger {
  readonly #books: PrState;
  /** The discard went into the deck since the last tile came from there. */
  #reshuffled = false;
  #short = false;
  readonly #stored = new Set<number>();

  constructor(state: PrState) {
    this.#books = cloneState(state);
  }

  /** What the books hold, of what a state holds. */
  static pages(state: PrState): unknown {
    const {players, round, governor, takenBy, cardDoubloons, quarries, goods, vpPool, workers, arrivals} =
      state;
    const {shipGood, shipLoad, house, market, endFlags, row, discard, phase, asking} = state;
    return {
      players: players.map(({wharfUsed: _, ...island}) => island),
      ...{round, governor, takenBy, cardDoubloons, quarries, goods, vpPool, workers, arrivals},
      ...{shipGood, shipLoad, house, market, endFlags, over: phase === 'over'},
      // Between two rows the old one is on its way to the discard.
      ...(asking === 'row' ? {} : {row, discard}),
    };
  }

  /** Books in the event and compares what it claims. */
  enter(event: PrEvent): void {
    const books = this.#books;
    const island = 'seat' in event && event.seat !== null ? books.players[event.seat]! : books.players[0]!;
    switch (event.type) {
      case 'tookRole': {
        const card = ROLES.indexOf(event.role);
        assert.equal(event.doubloons, books.cardDoubloons[card]);
        island.doubloons += event.doubloons;
        books.cardDoubloons[card] = 0;
        books.takenBy[card] = event.seat;
        this.#stored.clear();
        break;
      }
      case 'drewTile':
        island.tiles[GOODS.indexOf(event.tile)]!++;
        this.#reshuffled = false;
        break;
      case 'settled':
        this.#settled(island, event);
        break;
      case 'deckRefilled':
        books.discard.fill(0);
        this.#reshuffled = true;
        break;
      case 'rowDrawn':
        if (!this.#reshuffled) for (const kind of books.row) books.discard[kind]!++;
        this.#reshuffled = false;
        books.row = event.tiles.map(good => GOODS.indexOf(good));
        break;
      case 'privilegeWorker':
        books.workers -= event.workers;
        island.sanJuan += event.workers;
        break;
      case 'arrived':
        assert.ok(event.workers > 0, 'nobody is told of nobody');
        books.arrivals -= event.workers;
        island.sanJuan += event.workers;
        break;
      case 'placed':
        assert.ok(sum(event.slots) + event.sanJuan > 0, 'nobody placed, nothing told');
        island.manned = event.slots.slice(0, TILES.length);
        island.workers = event.slots.slice(TILES.length);
        island.sanJuan = event.sanJuan;
        break;
      case 'arrivalsFilled':
        books.workers -= event.workers;
        books.arrivals += event.workers;
        this.#short = event.short;
        break;
      case 'built':
        island.doubloons -= event.price;
        island.city.push(BUILDINGS.indexOf(event.building));
        island.workers.push(event.worker ? 1 : 0);
        books.market[BUILDINGS.indexOf(event.building)]!--;
        if (event.worker) this.#fetchWorker();
        break;
      case 'produced':
        assert.ok(sum(event.goods) > 0, 'nothing made, nothing told');
        this.#move(island, event.goods, 1);
        break;
      case 'factoryPaid':
      case 'prospected':
        assert.ok(event.doubloons > 0);
        island.doubloons += event.doubloons;
        break;
      case 'tookGood':
        island.goods[GOODS.indexOf(event.good)]!++;
        books.goods[GOODS.indexOf(event.good)]!--;
        break;
      case 'sold':
        island.doubloons += event.doubloons;
        island.goods[GOODS.indexOf(event.good)]!--;
        books.house.push(GOODS.indexOf(event.good));
        break;
      case 'houseEmptied':
        for (const good of books.house.splice(0)) books.goods[good]!++;
        break;
      case 'loaded':
        this.#loaded(island, event);
        break;
      case 'stored':
        assert.ok(!this.#stored.has(event.seat) && sum(event.kept) > 0, 'stored once, and something');
        this.#stored.add(event.seat);
        this.#move(island, event.lost, -1);
        assert.deepEqual(island.goods, event.kept);
        break;
      case 'shipSailed':
        assert.deepEqual(
          [books.shipLoad[event.ship], books.shipGood[event.ship]],
          [event.capacity, GOODS.indexOf(event.good)],
        );
        books.goods[GOODS.indexOf(event.good)]! += event.capacity;
        books.shipLoad[event.ship] = 0;
        books.shipGood[event.ship] = -1;
        break;
      case 'roundEnded':
        this.#roundEnded(event);
        break;
      case 'endFlagged':
        books.endFlags.push(event.condition);
        assert.equal(event.condition === 'workers', event.seat === null);
        if (event.condition === 'city') assert.equal(freeCity(island), 0);
        if (event.condition === 'points') assert.equal(books.vpPool, 0);
        break;
      case 'gameEnded':
        books.phase = 'over';
    }
  }

  /** Fails where the state is not what the log said. */
  audit(state: PrState): void {
    this.#books.asking = state.asking;
    assert.equal(this.#short, state.endFlags.includes('workers'));
    assert.deepEqual(Ledger.pages(state), Ledger.pages(this.#books));
  }

  #move(island: Island, goods: readonly number[], sign: 1 | -1): void {
    goods.forEach((count, good) => {
      island.goods[good]! += sign * count;
      this.#books.goods[good]! -= sign * count;
    });
  }

  #fetchWorker(): void {
    if (this.#books.workers > 0) this.#books.workers--;
    else this.#books.arrivals--;
  }

  #settled(island: Island, {tile, worker}: Of<'settled'>): void {
    const kind = TILES.indexOf(tile);
    island.tiles[kind]!++;
    if (tile === 'quarry') this.#books.quarries--;
    else this.#books.row.splice(this.#books.row.indexOf(kind), 1);
    if (!worker) return;
    island.manned[kind]!++;
    this.#fetchWorker();
  }

  #loaded(island: Island, event: Of<'loaded'>): void {
    const books = this.#books;
    const good = GOODS.indexOf(event.good);
    assert.equal(event.points, event.count + event.harbor + event.privilege);
    island.goods[good]! -= event.count;
    island.chips += event.points;
    books.vpPool = Math.max(0, books.vpPool - event.points);
    if (event.ship === 'wharf') {
      assert.equal(event.capacity, 0);
      books.goods[good]! += event.count;
      return;
    }
    assert.equal(event.capacity, seatData(books.players.length).ships[event.ship]);
    books.shipGood[event.ship] = good;
    books.shipLoad[event.ship]! += event.count;
  }

  #roundEnded({round, governor}: Of<'roundEnded'>): void {
    const books = this.#books;
    assert.equal(round, books.round);
    books.round++;
    books.governor = governor;
    const cards = seatData(books.players.length).roles.length;
    books.takenBy.forEach((seat, card) => {
      if (seat === -1 && card < cards) books.cardDoubloons[card]!++;
      books.takenBy[card] = -1;
    });
  }
}
