/**
 * A player who sees nothing but the log keeps the books of the table: cities, hand sizes, goods, piles, tiles. Every
 * event changes them, and nothing else does.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {KIND} from '../../../src/games/san-juan/data.ts';
import {game} from '../../../src/games/san-juan/index.ts';
import type {SjState} from '../../../src/games/san-juan/state.ts';
import {
  BUILDINGS,
  type Building,
  GOODS,
  type Role,
  type SjAction,
  type SjEvent,
  TILES,
} from '../../../src/games/san-juan/types.ts';

interface Book {
  hand: number;
  city: Building[];
  full: boolean[];
  /** Cards drawn as councillor that are not kept yet. */
  drawn: number;
  chapel: number;
}

class Ledger {
  readonly #books: Book[];
  #governor = 0;
  #round = 1;
  #pile = 0;
  #discards = 0;
  #taken: Role[] = [];
  #tiles: string[] = [];

  constructor(seats: number) {
    this.#books = Array.from({length: seats}, () => ({
      hand: 0,
      city: ['indigo-plant'],
      full: [false],
      drawn: 0,
      chapel: 0,
    }));
  }

  #off(cards: number): void {
    this.#pile -= cards;
  }

  enter(event: SjEvent): void {
    const book = 'seat' in event ? this.#books[event.seat]! : this.#books[0]!;
    switch (event.type) {
      case 'firstGovernor':
        this.#governor = event.seat;
        break;
      case 'deckShuffled':
        this.#pile = event.cards;
        break;
      case 'reshuffled':
        assert.equal(event.cards, this.#discards);
        this.#pile += this.#discards;
        this.#discards = 0;
        break;
      case 'dealt':
        book.hand += event.cards;
        this.#off(event.cards);
        break;
      case 'drafted':
      case 'discarded': {
        const cards = event.type === 'drafted' ? event.discarded : event.cards;
        book.hand += book.drawn - cards;
        book.drawn = 0;
        this.#discards += cards;
        break;
      }
      case 'tucked':
        book.hand--;
        book.chapel++;
        break;
      case 'tookRole':
        this.#taken.push(event.role);
        break;
      case 'built':
        this.#built(book, event);
        break;
      case 'produced':
        for (const [i, place] of event.places.entries()) {
          assert.equal(GOODS[BUILDINGS.indexOf(book.city[place]!)], event.goods[i]);
          book.full[place] = true;
        }
        this.#off(event.places.length);
        break;
      case 'sold':
        for (const place of event.places) book.full[place] = false;
        this.#discards += event.places.length;
        break;
      case 'drew':
        if (event.source === 'councillor') book.drawn = event.cards;
        else book.hand += event.cards;
        this.#off(event.cards);
        break;
      case 'kept':
        assert.equal(event.cards + event.discarded, book.drawn);
        book.hand += event.cards;
        book.drawn = 0;
        this.#discards += event.discarded;
        break;
      case 'turnedUp':
        this.#off(4);
        if (!event.fits) this.#discards += 4;
        break;
      case 'mined':
        if (event.building) book.hand++;
        this.#discards += event.building ? 3 : 4;
        break;
      case 'tileTurned':
        if (!this.#tiles.includes(event.tile)) this.#tiles.push(event.tile);
        break;
      case 'roundEnded':
        assert.equal(event.round, this.#round);
        this.#governor = event.governor;
        this.#round++;
        this.#taken = [];
    }
  }

  #built(book: Book, {building, place, price, cards, goods, over}: Extract<SjEvent, {type: 'built'}>): void {
    assert.equal(cards + goods.length, price);
    book.hand -= 1 + cards;
    this.#discards += cards;
    for (const paid of goods) book.full[paid] = false;
    this.#discards += goods.length;
    if (over) {
      assert.equal(book.city[place], over);
      if (book.full[place]) this.#discards++;
    } else assert.equal(place, book.city.length);
    book.city[place] = building;
    book.full[place] = false;
  }

  /** What the books say, beside what lies on the table while somebody decides. */
  agrees({towns, governor, round, pile, discards, takenBy, tiles}: SjState): void {
    assert.deepEqual([governor, round], [this.#governor, this.#round]);
    assert.deepEqual([pile.length, discards.length], [this.#pile, this.#discards], 'piles');
    assert.equal(takenBy.filter(seat => seat >= 0).length, this.#taken.length);
    assert.deepEqual(
      tiles.map(tile => TILES[tile]),
      this.#tiles,
    );
    this.#books.forEach((book, seat) => {
      const town = towns[seat]!;
      assert.deepEqual(
        town.row.map(face => BUILDINGS[KIND[face]!]),
        book.city,
      );
      assert.deepEqual(
        town.goods.map(good => good !== -1),
        book.full,
      );
      assert.equal(town.chapel.length, book.chapel);
      // With an archive the cards drawn lie in the hand already.
      assert.ok([book.hand, book.hand + book.drawn].includes(town.hand.length), `hand of ${seat}`);
    });
  }
}

for (const seats of [2, 3, 4])
  test(`the log tells everything: ${seats} players`, () => {
    for (let i = 0; i < 8; i++) {
      const rng = seededRng(`ledger ${seats} ${i}`);
      const state = game.setup({openingDraft: i % 2 === 0, firstGovernor: 'random'}, seats);
      const dealer = new LocalDealer(() => rng);
      const ledger = new Ledger(seats);
      while (!game.result(state)) {
        const events: SjEvent[] = [];
        const ask = game.ask(state);
        if (ask) {
          const answer = dealer.answer(ask);
          game.deal(state, answer, events);
          dealer.learn(ask, answer);
        } else {
          const seat = game.toAct(state)[0]!;
          game.play(
            state,
            seat,
            sampleAny(game.choices(state, seat, dealer.faces(seat)), rng) as SjAction,
            events,
          );
        }
        for (const event of events) ledger.enter(event);
        if (!game.ask(state)) ledger.agrees(state);
      }
    }
  });
