/** Building, buying, development cards, and who has won. */
import {judgeArmies, judgeRoads, roadPlaces, settlementPlaces} from './roads.ts';
import {robber} from './robber.ts';
import {askOne, type Story} from './story.ts';
import {
  type CardName,
  COSTS,
  dotted,
  holds,
  KINDS,
  type Kind,
  others,
  pay,
  size,
  type Table,
  take,
  undotted,
  visiblePoints,
} from './table.ts';
import {lapse, showing} from './trade.ts';

/** Looked at whenever something is complete. */
export function won(table: Table): boolean {
  if (visiblePoints(table, table.at) < table.house.goal) return false;
  table.winner = table.at;
  return true;
}

/** What can be built and bought, with what has to be shown for it. */
export function buildLines(table: Table, seat: number): string[] {
  const person = table.people[seat]!;
  const lines = (piece: keyof typeof COSTS, words: readonly string[]) =>
    holds(person.hand, COSTS[piece]) ? words.map(line => line + showing(person, COSTS[piece])) : [];
  return [
    ...lines('road', person.roads.size < 15 ? roadPlaces(table, seat).map(place => `road ${place}`) : []),
    ...lines(
      'settlement',
      person.settlements.size < 5 ? settlementPlaces(table, seat).map(place => `settlement ${place}`) : [],
    ),
    ...lines('city', person.cities.size < 4 ? [...person.settlements].map(place => `city ${place}`) : []),
    ...lines('card', table.deck > 0 ? ['buy'] : []),
  ];
}

export function* build(table: Table, seat: number, [what, place]: readonly string[]): Story {
  const person = table.people[seat]!;
  pay(table, seat, COSTS[what === 'buy' ? 'card' : (what as keyof typeof COSTS)]);
  if (what === 'road') person.roads.add(place!);
  else if (what === 'settlement') person.settlements.add(place!);
  else if (what === 'city') {
    person.settlements.delete(place!);
    person.cities.add(place!);
  } else {
    const reply = yield {kind: 'bought', by: seat};
    if (!('bought' in reply)) throw new TypeError('no card');
    table.deck--;
    person.cards.push({name: reply.bought, turn: table.turn});
  }
  judgeRoads(table);
}

/** Cards that can be played, and the claim of victory. */
export function cardLines(table: Table, seat: number): string[] {
  const person = table.people[seat]!;
  const missing = table.house.goal - visiblePoints(table, seat);
  const lines =
    person.cards.filter(({name}) => name === 'victory-point').length >= missing ? [`victory ${missing}`] : [];
  if (table.played) return lines;
  const names = new Set(person.cards.filter(({turn}) => turn < table.turn).map(({name}) => name));
  if (names.has('knight')) lines.push('knight');
  if (names.has('monopoly')) lines.push(...KINDS.map(kind => `monopoly ${kind}`));
  if (names.has('road-building') && person.roads.size < 15 && roadPlaces(table, seat).length > 0)
    lines.push('roadBuilding');
  if (names.has('year-of-plenty')) lines.push(...plenty(table));
  return lines;
}

/** Two cards of what there is, or the last one. */
function plenty({bank}: Table): string[] {
  const pairs = KINDS.flatMap((one, i) =>
    KINDS.slice(i).flatMap(two => {
      const wanted = Object.fromEntries(KINDS.map(kind => [kind, +(one === kind) + +(two === kind)]));
      return holds(bank, wanted) ? [`yearOfPlenty ${dotted(wanted)}`] : [];
    }),
  );
  const [last] = KINDS.filter(kind => bank[kind] > 0);
  return size(bank) === 1 ? [`yearOfPlenty ${dotted({[last!]: 1})}`] : pairs;
}

const NAMES: Readonly<Record<string, CardName>> = {
  knight: 'knight',
  roadBuilding: 'road-building',
  yearOfPlenty: 'year-of-plenty',
  monopoly: 'monopoly',
};

/** @returns whether the game is over */
export function* playCard(table: Table, seat: number, words: readonly string[]): Story<boolean> {
  const person = table.people[seat]!;
  const [verb, what] = words;
  if (verb === 'victory') {
    for (let left = Number(what); left > 0; left--) lay(table, seat, 'victory-point');
    person.shown += Number(what);
    return won(table);
  }
  lapse(table);
  table.played = true;
  lay(table, seat, NAMES[verb!]!);
  if (verb === 'knight') {
    person.knights++;
    judgeArmies(table, seat);
    yield* robber(table, seat);
  } else if (verb === 'monopoly') {
    // A kind by the words of the line.
    const kind = what as Kind;
    for (const other of others(table, seat)) {
      const {hand, known} = table.people[other]!;
      person.hand[kind] += hand[kind];
      person.known[kind] += hand[kind];
      hand[kind] = 0;
      known[kind] = 0;
    }
  } else if (verb === 'yearOfPlenty') {
    const cards = undotted(what!);
    for (const kind of KINDS) take(table, seat, kind, cards[kind]);
  } else {
    for (let left = Math.min(2, 15 - person.roads.size); left > 0; left--) {
      const places = roadPlaces(table, seat);
      if (places.length === 0) break;
      const [, path] = yield* askOne(
        seat,
        places.map(place => `free ${place}`),
      );
      person.roads.add(path!);
      judgeRoads(table);
      if (won(table)) return true;
    }
  }
  return won(table);
}

/** The oldest card of the name leaves the hand. */
function lay(table: Table, seat: number, name: CardName): void {
  const person = table.people[seat]!;
  const at = person.cards.findIndex(card => card.name === name);
  person.cards = person.cards.filter((_, i) => i !== at);
}
