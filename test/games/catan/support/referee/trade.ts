/** Trade: what may be said in it, and what it does. */
import {PIERS} from './map.ts';
import {
  dotted,
  give,
  holds,
  KINDS,
  type Kind,
  others,
  type Person,
  type Pile,
  pile,
  show,
  size,
  type Table,
  take,
  undotted,
  unseen,
} from './table.ts';

/** What has to be shown with a line that names these cards. */
export function showing(person: Person, cost: Partial<Pile>): string {
  const cards = unseen(person, cost);
  return size(cards) > 0 ? ` showing ${dotted(cards)}` : '';
}

export const lapse = (table: Table): void => {
  table.offer = null;
  table.proposals.clear();
};

/** Everybody sees that this cannot be paid. */
const plainlyShort = (person: Person, cost: Pile): boolean =>
  size(unseen(person, cost)) > size(person.hand) - size(person.known);

/** Sixteen times a turn is enough; taking back is always allowed. */
const mute = ({spoke}: Table, seat: number): boolean => spoke[seat]! >= 16;

/** All that can be given, and all that can be wanted: what neither the bank has nor the asker openly. */
function terms(table: Table, seat: number): string[] {
  const {hand, known} = table.people[seat]!;
  const want = pile(Object.fromEntries(KINDS.map(kind => [kind, 19 - table.bank[kind] - known[kind]])));
  const possible = KINDS.some(
    kind => hand[kind] > 0 && KINDS.some(other => other !== kind && want[other] > 0),
  );
  return possible ? [`${dotted(hand)} for ${dotted(want)}`] : [];
}

/** The best rate for a kind. */
function rate(table: Table, seat: number, kind: Kind): number {
  const {settlements, cities} = table.people[seat]!;
  const own = table.harbours.filter((_, slot) =>
    PIERS[slot]!.some(corner => settlements.has(corner) || cities.has(corner)),
  );
  return own.includes(kind) ? 2 : own.includes('any') ? 3 : 4;
}

const bankLines = (table: Table, seat: number): string[] =>
  KINDS.flatMap(kind => {
    const person = table.people[seat]!;
    const cost = {[kind]: rate(table, seat, kind)};
    if (!holds(person.hand, cost)) return [];
    return KINDS.filter(other => other !== kind && table.bank[other] > 0).map(
      other => `bank ${kind} for ${other}${showing(person, cost)}`,
    );
  });

/** What the active player may say while trade is open. */
export function traderLines(table: Table, seat: number): string[] {
  const person = table.people[seat]!;
  const {offer, proposals} = table;
  const items = [
    ...[...(offer?.answers ?? [])].flatMap(([other, answer]) =>
      answer === 'accept' ? [{n: offer!.n, other, cost: offer!.give}] : [],
    ),
    ...[...proposals].map(([other, {n, want}]) => ({n, other, cost: want})),
  ];
  return [
    ...(mute(table, seat) ? [] : terms(table, seat)).map(most => `offer ${others(table, seat)}: ${most}`),
    ...(offer ? [`withdraw ${offer.n}`] : []),
    ...items.flatMap(({n, other, cost}) => {
      if (holds(person.hand, cost)) return [`confirm ${n} with ${other}${showing(person, cost)}`];
      return plainlyShort(person, cost) ? [`confirm ${n} with ${other}`] : [];
    }),
    ...bankLines(table, seat),
  ];
}

/** What the others may say meanwhile. */
export function otherLines(table: Table, seat: number): string[] {
  const {offer, proposals} = table;
  const person = table.people[seat]!;
  const lines: string[] = [];
  const own = proposals.get(seat);
  if (own) lines.push(`withdraw ${own.n}`);
  if (offer?.answers.get(seat) === 'accept') lines.push(`withdraw ${offer.n}`);
  if (mute(table, seat)) return lines;
  lines.push(...terms(table, seat).map(most => `propose ${most}`));
  if (!offer?.to.includes(seat)) return lines;
  const answer = offer.answers.get(seat);
  if (answer !== 'accept' && holds(person.hand, offer.want))
    lines.push(`accept ${offer.n}${showing(person, offer.want)}`);
  if (answer !== 'decline') lines.push(`decline ${offer.n}`);
  return lines;
}

const dropCounters = (table: Table): void => {
  for (const [seat, {counter}] of [...table.proposals]) if (counter) table.proposals.delete(seat);
};

/** Carries out a line of trade. */
export function trade(table: Table, seat: number, words: readonly string[]): void {
  const [verb, first, second, third] = words;
  const person = table.people[seat]!;
  const {offer, proposals} = table;
  if (verb !== 'confirm' && verb !== 'bank') table.spoke[seat]!++;
  switch (verb) {
    case 'offer': {
      const to = first!.split(',').map(Number);
      dropCounters(table);
      show(person, undotted(second!));
      const idle = to.filter(other => size(table.people[other]!.hand) === 0);
      table.offer = {
        n: ++table.items,
        to,
        give: undotted(second!),
        want: undotted(words[4]!),
        answers: new Map(idle.map(other => [other, 'decline'])),
      };
      return;
    }
    case 'propose': {
      const counter = offer?.to.includes(seat) ?? false;
      if (counter) offer!.answers.set(seat, 'counter');
      show(person, undotted(first!));
      proposals.set(seat, {n: ++table.items, give: undotted(first!), want: undotted(third!), counter});
      return;
    }
    case 'accept':
    case 'decline':
      if (verb === 'accept') show(person, offer!.want);
      if (proposals.get(seat)?.counter) proposals.delete(seat);
      offer!.answers.set(seat, verb);
      return;
    case 'withdraw':
      if (Number(first) !== offer?.n) {
        if (proposals.get(seat)!.counter) offer!.answers.delete(seat);
        proposals.delete(seat);
      } else if (seat === table.at) {
        dropCounters(table);
        table.offer = null;
      } else offer.answers.delete(seat);
      return;
    case 'confirm':
      confirm(table, seat, Number(first), Number(third));
      return;
    case 'bank': {
      // Kinds by the words of the line.
      const [from, to] = [first as Kind, third as Kind];
      give(table, seat, from, rate(table, seat, from), table.bank);
      take(table, seat, to, 1);
    }
  }
}

function confirm(table: Table, seat: number, n: number, other: number): void {
  const {offer, proposals} = table;
  const proposal = proposals.get(other);
  const [out, back] = offer?.n === n ? [offer.give, offer.want] : [proposal!.want, proposal!.give];
  if (!holds(table.people[seat]!.hand, out)) {
    if (offer?.n === n) {
      dropCounters(table);
      table.offer = null;
    } else {
      if (proposal!.counter) offer!.answers.delete(other);
      proposals.delete(other);
    }
    return;
  }
  for (const [from, to, cards] of [
    [seat, other, out],
    [other, seat, back],
  ] as const)
    for (const kind of KINDS) {
      give(table, from, kind, cards[kind], table.people[to]!.hand);
      table.people[to]!.known[kind] += cards[kind];
    }
  lapse(table);
}
