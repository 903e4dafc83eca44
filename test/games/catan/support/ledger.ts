/** Keeps the books of a table from its events alone: whoever reads the log knows all that is public. */
import type {CatEvent} from '../../../../src/games/catan/types.ts';
import {RESOURCES} from '../../../../src/games/catan/types.ts';

interface Account {
  open: number[];
  concealed: number;
  cards: number;
  knights: number;
  points: number;
}

export class Books {
  readonly bank = RESOURCES.map(() => 19);
  readonly seats: Account[];
  readonly roads = new Map<number, number>();
  readonly houses = new Map<number, {readonly seat: number; readonly city: boolean}>();
  robber = -1;
  longest: number | null = null;
  army: number | null = null;
  winner: number | null = null;
  tokens: readonly number[] = [];
  terrain: readonly string[] = [];

  constructor(seats: number) {
    this.seats = Array.from({length: seats}, () => ({
      open: RESOURCES.map(() => 0),
      concealed: 0,
      cards: 0,
      knights: 0,
      points: 0,
    }));
  }

  /** Points that all see, counted from the pieces on the map. */
  points(seat: number): number {
    let all = this.seats[seat]!.points + (this.longest === seat ? 2 : 0) + (this.army === seat ? 2 : 0);
    for (const house of this.houses.values()) if (house.seat === seat) all += house.city ? 2 : 1;
    return all;
  }

  #move(seat: number, cards: readonly number[], sign: 1 | -1, bank = true): void {
    for (const [kind, count] of cards.entries()) {
      this.seats[seat]!.open[kind]! += sign * count;
      if (bank) this.bank[kind]! -= sign * count;
    }
  }

  #pay(seat: number, ...kinds: readonly string[]): void {
    this.#move(
      seat,
      RESOURCES.map(kind => kinds.filter(each => each === kind).length),
      -1,
    );
  }

  note(event: CatEvent): void {
    switch (event.type) {
      case 'boardLaid':
        this.terrain = event.terrain;
        this.tokens = event.tokens;
        this.robber = event.terrain.indexOf('desert');
        break;
      case 'founded':
        this.#place(event.seat, event.piece, event.at);
        break;
      case 'income':
      case 'produced':
      case 'tookFromBank':
        this.#move(event.seat, event.cards, 1);
        break;
      case 'discarded':
        this.#discard(event.seat, event.cards);
        break;
      case 'robberMoved':
        this.robber = event.hex;
        break;
      case 'concealed':
        this.#move(event.seat, event.cards, -1, false);
        this.seats[event.seat]!.concealed += event.cards.reduce((all, n) => all + n, 0);
        break;
      case 'shown':
        this.#move(event.seat, event.cards, 1, false);
        this.seats[event.seat]!.concealed -= event.cards.reduce((all, n) => all + n, 0);
        break;
      case 'stole':
        if (event.kind === null) {
          this.seats[event.victim]!.concealed--;
          this.seats[event.seat]!.concealed++;
        } else {
          const one = RESOURCES.map(kind => (kind === event.kind ? 1 : 0));
          this.#move(event.victim, one, -1, false);
          this.#move(event.seat, one, 1, false);
        }
        break;
      case 'traded':
        for (const [seat, sign] of [
          [event.seat, 1],
          [event.with, -1],
        ] as const) {
          this.#move(seat, event.want, sign, false);
          this.#move(seat, event.give, sign === 1 ? -1 : 1, false);
        }
        break;
      case 'bankTraded':
        this.#pay(event.seat, ...new Array<string>(event.count).fill(event.give));
        this.#move(
          event.seat,
          RESOURCES.map(kind => (kind === event.take ? 1 : 0)),
          1,
        );
        break;
      case 'built':
        this.#place(event.seat, event.piece, event.at);
        if (event.piece === 'city') this.#pay(event.seat, 'ore', 'ore', 'ore', 'grain', 'grain');
        else if (event.piece === 'settlement') this.#pay(event.seat, 'lumber', 'brick', 'wool', 'grain');
        else if (!event.free) this.#pay(event.seat, 'lumber', 'brick');
        break;
      case 'boughtCard':
        this.#pay(event.seat, 'wool', 'grain', 'ore');
        this.seats[event.seat]!.cards++;
        break;
      case 'played':
        this.seats[event.seat]!.cards--;
        if (event.card === 'knight') this.seats[event.seat]!.knights++;
        break;
      case 'monopolised':
        this.#monopoly(event);
        break;
      case 'longestRoad':
        this.longest = event.seat;
        break;
      case 'largestArmy':
        this.army = event.seat;
        break;
      case 'declared':
        this.seats[event.seat]!.cards -= event.cards;
        this.seats[event.seat]!.points += event.cards;
        break;
      case 'gameEnded':
        this.winner = event.seat;
        break;
      default:
    }
  }

  #place(seat: number, piece: string, at: number): void {
    if (piece === 'road') this.roads.set(at, seat);
    else this.houses.set(at, {seat, city: piece === 'city'});
  }

  /** Open cards of a kind go first where the log does not say: both are in the open piles afterwards. */
  #discard(seat: number, cards: readonly number[]): void {
    const account = this.seats[seat]!;
    for (const [kind, count] of cards.entries()) {
      account.open[kind]! -= count;
      this.bank[kind]! += count;
    }
  }

  #monopoly({seat, kind, from}: Extract<CatEvent, {type: 'monopolised'}>): void {
    const at = RESOURCES.indexOf(kind);
    for (const [other, count] of from.entries()) {
      const account = this.seats[other]!;
      const open = Math.min(count, account.open[at]!);
      account.open[at]! -= open;
      account.concealed -= count - open;
      this.seats[seat]!.open[at]! += count;
    }
  }
}
