/**
 * A second opinion: the game told as a person would referee it who may look at every card, from the rulebook alone and in
 * another shape than the engine (one story instead of a state machine), so that both can be wrong in the same way by
 * misfortune only. It yields what it waits for: a shuffled pile, a tile, a decision with all that is allowed.
 */
import {BOX, type Card, isMonument, isPlant, TILES} from './book.ts';

export interface House {
  card: Card;
  good: Card | null;
  /** Built in the builder phase that is running. */
  fresh: boolean;
  under: Card[];
}

export interface Player {
  hand: Card[];
  houses: House[];
  tucked: Card[];
}

export interface Board {
  players: Player[];
  governor: number;
  round: number;
  /** The next card last. */
  pile: Card[];
  discards: Card[];
  taken: Map<string, number>;
  tiles: number[];
  trades: number;
  /** Phases without a card moved while nothing could be drawn. */
  dull: number;
  stirred: boolean;
}

/** What the story waits for; a decision lists all that is allowed, in the words of `words` below. */
export type Waiting =
  | {readonly kind: 'shuffle'; readonly cards: readonly Card[]}
  | {readonly kind: 'tile'; readonly unseen: readonly number[]}
  | {
      readonly kind: 'decide';
      readonly seats: readonly number[];
      readonly allowed: (seat: number) => readonly string[];
    };

/** Cards in their new order, a tile, or who has decided what. */
export type Reply = readonly Card[] | number | {readonly seat: number; readonly said: Said};

/** A decision in words: a verb, cards, places. */
export interface Said {
  readonly verb: string;
  readonly role?: string;
  readonly library?: boolean;
  readonly card?: Card;
  readonly over?: number;
  readonly cards?: readonly Card[];
  readonly places?: readonly number[];
}

export type Story = Generator<Waiting, void, Reply>;

export const newBoard = (seats: number, governor: number): Board => ({
  players: Array.from({length: seats}, (_, seat) => ({
    hand: [],
    houses: [{card: BOX[seat]!, good: null, fresh: false, under: []}],
    tucked: [],
  })),
  governor,
  round: 1,
  pile: [],
  discards: [],
  taken: new Map(),
  tiles: [],
  trades: 0,
  dull: 0,
  stirred: false,
});

const has = (player: Player, name: string, but?: House): boolean =>
  player.houses.some(house => house.card.name === name && !house.fresh && house !== but);

const faces = (cards: readonly Card[]): string =>
  cards
    .map(({face}) => face)
    .sort((a, b) => a - b)
    .join(' ');

const round = (board: Board, first: number): number[] =>
  board.players.map((_, i) => (first + i) % board.players.length);

function* decide(seat: number, allowed: readonly string[]): Generator<Waiting, Said, Reply> {
  const reply = yield {kind: 'decide', seats: [seat], allowed: () => allowed};
  return (reply as {said: Said}).said;
}

function* draw(board: Board, count: number): Generator<Waiting, Card[], Reply> {
  const drawn: Card[] = [];
  while (drawn.length < count && board.pile.length + board.discards.length > 0) {
    if (board.pile.length === 0) {
      const order = yield {kind: 'shuffle', cards: board.discards};
      board.pile = [...(order as readonly Card[])];
      board.discards = [];
    }
    drawn.push(board.pile.pop()!);
    board.stirred = true;
  }
  return drawn;
}

const drop = (from: Card[], cards: readonly Card[]): void => {
  for (const card of cards) from.splice(from.indexOf(card), 1);
};

export function* referee(board: Board, draft: boolean): Story {
  const order = yield {kind: 'shuffle', cards: BOX.slice(board.players.length)};
  board.pile = [...(order as readonly Card[])];
  for (const [i, seat] of round(board, board.governor).entries())
    board.players[seat]!.hand.push(...(yield* draw(board, draft ? 5 + i : 4)));
  if (draft)
    yield* allAtOnce(
      board.players.map((_, seat) => seat),
      seat => [`draft 4 of ${faces(board.players[seat]!.hand)}`],
      (seat, said) => {
        const player = board.players[seat]!;
        board.discards.push(...player.hand.filter(card => !said.cards!.includes(card)));
        player.hand = [...said.cards!];
      },
    );
  for (;;) {
    if (board.round > 1) yield* beginning(board);
    if (yield* picks(board)) return;
    board.taken.clear();
    board.governor = (board.governor + 1) % board.players.length;
    board.round++;
  }
}

function* allAtOnce(
  seats: readonly number[],
  allowed: (seat: number) => readonly string[],
  done: (seat: number, said: Said) => void,
): Story {
  for (let open = [...seats]; open.length > 0; ) {
    const {seat, said} = (yield {kind: 'decide', seats: open, allowed}) as {seat: number; said: Said};
    done(seat, said);
    open = open.filter(other => other !== seat);
  }
}

function* beginning({players, discards}: Board): Story {
  const all = [...players.keys()];
  yield* allAtOnce(
    all.filter(seat => has(players[seat]!, 'chapel') && players[seat]!.hand.length > 0),
    seat => ['pass', `tuck 1 of ${faces(players[seat]!.hand)}`],
    (seat, said) => {
      if (said.verb === 'pass') return;
      drop(players[seat]!.hand, said.cards!);
      players[seat]!.tucked.push(...said.cards!);
    },
  );
  const over = (player: Player) => player.hand.length - (has(player, 'tower') ? 12 : 7);
  yield* allAtOnce(
    all.filter(seat => over(players[seat]!) > 0),
    seat => [`discard ${over(players[seat]!)} of ${faces(players[seat]!.hand)}`],
    (seat, said) => {
      drop(players[seat]!.hand, said.cards!);
      discards.push(...said.cards!);
    },
  );
}

/** @returns whether the game is over */
function* picks(board: Board): Generator<Waiting, boolean, Reply> {
  const seats = board.players.length;
  const turns = seats === 2 ? [0, 1, 0] : [...Array(seats).keys()];
  let saved = true;
  for (const [i, turn] of turns.entries()) {
    const seat = (board.governor + turn) % seats;
    const library = has(board.players[seat]!, 'library');
    const asks = seats === 2 && i === 0 && library;
    const free = ['builder', 'producer', 'trader', 'councillor', 'prospector'].filter(
      role => !board.taken.has(role),
    );
    const said = yield* decide(
      seat,
      free.flatMap(role => (asks ? [`role ${role} with`, `role ${role} without`] : [`role ${role}`])),
    );
    const doubled = library && (asks ? said.library! : seats !== 2 || turn === 1 || saved);
    if (seats === 2 && turn === 0 && doubled) saved = false;
    board.taken.set(said.role!, seat);
    board.stirred = false;
    yield* ROLES[said.role!]!(board, seat, doubled);
    if (board.players.some(({houses}) => houses.length >= 12)) return true;
    board.dull = board.stirred || board.pile.length + board.discards.length > 0 ? 0 : board.dull + 1;
    if (board.dull === turns.length) return true;
  }
  return false;
}

type Phase = (board: Board, chooser: number, doubled: boolean) => Story;

/** How each number of cards and goods can pay a price. */
function payments(price: number, cards: number, goods: number): string[] {
  const ways: string[] = [];
  for (let paid = 0; paid <= Math.min(2, goods, price); paid++)
    if (price - paid <= cards) ways.push(`${price - paid}+${paid}`);
  return ways;
}

function* builder(board: Board, chooser: number, doubled: boolean): Story {
  for (const seat of round(board, chooser)) {
    const player = board.players[seat]!;
    if (player.hand.length === 0) continue;
    const allowed = ['pass'];
    for (const card of player.hand) {
      if (!isPlant(card) && player.houses.some(house => house.card.name === card.name)) continue;
      const sites: (House | null)[] = [null, ...(has(player, 'crane') ? player.houses : [])];
      for (const site of sites) {
        if (site && (site.card.name === 'crane' || site.card.name === card.name)) continue;
        let off = 0;
        if (seat === chooser) off += doubled && site?.card.name !== 'library' ? 2 : 1;
        if (isPlant(card) ? has(player, 'smithy', site!) : has(player, 'quarry', site!)) off++;
        const price = Math.max(0, card.cost - off - (site ? site.card.cost : 0));
        const market = has(player, 'black-market', site!);
        const goods = market ? player.houses.filter(house => house.good && house !== site).length : 0;
        const where = site ? player.houses.indexOf(site) : '-';
        for (const way of payments(price, player.hand.length - 1, goods))
          allowed.push(`build ${card.face} on ${where} for ${way} of ${goods}`);
      }
    }
    const said = yield* decide(seat, allowed);
    if (said.verb === 'build') yield* raise(board, player, said);
  }
  for (const {houses} of board.players) for (const house of houses) house.fresh = false;
}

function* raise(board: Board, player: Player, {card, over, cards, places}: Said): Story {
  board.stirred = true;
  for (const place of places!) {
    board.discards.push(player.houses[place]!.good!);
    player.houses[place]!.good = null;
  }
  drop(player.hand, [card!, ...cards!]);
  board.discards.push(...cards!);
  const house: House = {card: card!, good: null, fresh: true, under: []};
  if (over === undefined) player.houses.push(house);
  else {
    const old = player.houses[over]!;
    house.under = [...old.under, old.card];
    if (old.good) board.discards.push(old.good);
    player.houses[over] = house;
  }
  if (!isPlant(card!) && has(player, 'carpenter')) player.hand.push(...(yield* draw(board, 1)));
  if (player.hand.length <= 1 && has(player, 'poor-house')) player.hand.push(...(yield* draw(board, 1)));
}

const some = (verb: string, places: readonly number[], most: number): string[] =>
  places.length === 0 ? [] : ['pass', `${verb} 1-${Math.min(most, places.length)} of ${places.join(' ')}`];

const extra = (chooses: boolean, doubled: boolean): number => (chooses ? (doubled ? 2 : 1) : 0);

function* producer(board: Board, chooser: number, doubled: boolean): Story {
  for (const seat of round(board, chooser)) {
    const player = board.players[seat]!;
    const empty = player.houses.flatMap(({card, good}, i) => (isPlant(card) && !good ? [i] : []));
    if (empty.length === 0) continue;
    const most = 1 + extra(seat === chooser, doubled) + (has(player, 'aqueduct') ? 1 : 0);
    const said = yield* decide(seat, some('produce', empty, most));
    if (said.verb === 'pass') continue;
    const made = yield* draw(board, said.places!.length);
    for (const [i, good] of made.entries()) player.houses[said.places![i]!]!.good = good;
    if (made.length >= 2 && has(player, 'well')) player.hand.push(...(yield* draw(board, 1)));
  }
}

function* trader(board: Board, chooser: number, doubled: boolean): Story {
  if (board.tiles.length < 5) {
    const unseen = [0, 1, 2, 3, 4].filter(tile => !board.tiles.includes(tile));
    // The last one is known without a draw.
    board.tiles.push(unseen.length === 1 ? unseen[0]! : ((yield {kind: 'tile', unseen}) as number));
  }
  const prices = TILES[board.tiles[board.trades % 5]!]!;
  board.trades++;
  for (const seat of round(board, chooser)) {
    const player = board.players[seat]!;
    const full = player.houses.flatMap(({good}, i) => (good ? [i] : []));
    if (full.length === 0) continue;
    const most = 1 + extra(seat === chooser, doubled) + (has(player, 'trading-post') ? 1 : 0);
    const said = yield* decide(seat, some('sell', full, most));
    if (said.verb === 'pass') continue;
    let income = has(player, 'market-hall') ? 1 : 0;
    if (said.places!.length >= 2 && has(player, 'market-stand')) income++;
    for (const place of said.places!) {
      const house = player.houses[place]!;
      income += prices[house.card.name]!;
      board.discards.push(house.good!);
      house.good = null;
    }
    player.hand.push(...(yield* draw(board, income)));
  }
}

function* councillor(board: Board, chooser: number, doubled: boolean): Story {
  for (const seat of round(board, chooser)) {
    const player = board.players[seat]!;
    if (board.pile.length + board.discards.length === 0) continue;
    const said = yield* decide(seat, ['consult', 'pass']);
    if (said.verb === 'pass') continue;
    const drawn = yield* draw(board, seat === chooser ? (doubled ? 8 : 5) : 2);
    const stays = has(player, 'prefecture') ? 2 : 1;
    const out = Math.max(0, drawn.length - stays);
    if (has(player, 'archive')) {
      player.hand.push(...drawn);
      if (out === 0) continue;
      const {cards} = yield* decide(seat, [`discard ${out} of ${faces(player.hand)}`]);
      drop(player.hand, cards!);
      board.discards.push(...cards!);
    } else if (out === 0) player.hand.push(...drawn);
    else {
      const {cards} = yield* decide(seat, [`keep ${stays} of ${faces(drawn)}`]);
      player.hand.push(...cards!);
      board.discards.push(...drawn.filter(card => !cards!.includes(card)));
    }
  }
}

function* prospector(board: Board, chooser: number, doubled: boolean): Story {
  board.players[chooser]!.hand.push(...(yield* draw(board, doubled ? 2 : 1)));
  for (const seat of round(board, chooser)) {
    const player = board.players[seat]!;
    if (!has(player, 'gold-mine') || board.pile.length + board.discards.length < 4) continue;
    const said = yield* decide(seat, ['mine', 'pass']);
    if (said.verb === 'pass') continue;
    const up = yield* draw(board, 4);
    if (new Set(up.map(({cost}) => cost)).size === 4) {
      const {cards} = yield* decide(seat, ['pass', `take 1 of ${faces(up)}`]);
      player.hand.push(...(cards ?? []));
      drop(up, cards ?? []);
    }
    board.discards.push(...up);
  }
}

const ROLES: Readonly<Record<string, Phase>> = {builder, producer, trader, councillor, prospector};

/** Points of a player at the end. */
export function points({houses, tucked}: Player): number {
  const cards = houses.map(({card}) => card);
  const owns = (name: string) => cards.some(card => card.name === name);
  let sum = cards.reduce((all, card) => all + card.points, tucked.length);
  if (owns('triumphal-arch')) sum += [0, 4, 6, 8][cards.filter(isMonument).length]!;
  if (owns('guild-hall')) sum += 2 * cards.filter(isPlant).length;
  if (owns('city-hall')) sum += cards.filter(card => !isPlant(card)).length;
  return owns('palace') ? sum + Math.floor(sum / 4) : sum;
}
