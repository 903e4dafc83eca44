/** A seven, the robber, and what is stolen. */
import {HEXES} from './map.ts';
import {askOne, type Story} from './story.ts';
import {
  dotted,
  KINDS,
  type Kind,
  others,
  ownerAt,
  size,
  type Table,
  undotted,
  visiblePoints,
} from './table.ts';

export function* halveHands(table: Table): Story {
  const lines = new Map<number, string[]>();
  for (const [seat, {hand, known}] of table.people.entries()) {
    if (size(hand) <= 7) continue;
    const owed = Math.floor(size(hand) / 2);
    const unknown = size(hand) - size(known);
    lines.set(seat, []);
    for (let closed = 0; closed <= Math.min(owed, unknown); closed++)
      if (owed - closed <= size(known))
        lines
          .get(seat)!
          .push(`discard ${owed - closed} of ${dotted(known)}, ${closed} of ${unknown} unknown`);
  }
  if (lines.size === 0) return;
  const reply = yield {kind: 'discard', lines};
  if (!('discards' in reply)) throw new TypeError('nothing was thrown away');
  for (const [seat, line] of reply.discards) {
    const [open, closed] = line.split(' ').map(undotted);
    const {hand, known} = table.people[seat]!;
    for (const kind of KINDS) {
      known[kind] -= open![kind];
      hand[kind] -= open![kind] + closed![kind];
      table.bank[kind] += open![kind] + closed![kind];
    }
  }
}

export function* robber(table: Table, seat: number): Story {
  const almanac = table.house.edition === 'almanac';
  const places = placesFor(table, seat);
  if (places.size === 0) return;
  const lines = [...places].flatMap(hex => {
    const victims = others(table, seat).filter(
      other =>
        HEXES[hex]!.some(corner => ownerAt(table, corner) === other) && size(table.people[other]!.hand) > 0,
    );
    const nobody = victims.length === 0 || almanac ? ['nobody'] : [];
    return [...victims, ...nobody].map(victim => `robber H${hex} ${victim}`);
  });
  const [, hex, whom] = yield* askOne(seat, lines);
  table.robber = Number(hex!.slice(1));
  if (whom !== 'nobody') yield* steal(table, seat, Number(whom));
}

/** House rule: it goes nowhere beside somebody else who has two points or fewer; failing all else home to the desert, if it may. */
function placesFor(table: Table, seat: number): Set<number> {
  const almanac = table.house.edition === 'almanac';
  const goes = table.land.flatMap(({token}, hex) =>
    hex === table.robber || (almanac && token === 0) ? [] : [hex],
  );
  if (!table.house.friendly) return new Set(goes);
  const weak = others(table, seat).filter(other => visiblePoints(table, other) <= 2);
  const free = goes.filter(
    hex => !HEXES[hex]!.some(corner => weak.some(other => ownerAt(table, corner) === other)),
  );
  return new Set(free.length > 0 ? free : goes.filter(hex => table.land[hex]!.token === 0));
}

function* steal(table: Table, seat: number, victim: number): Story {
  const {hand, known} = table.people[victim]!;
  const kinds = KINDS.filter(kind => known[kind] > 0);
  const unknown = size(hand) - size(known);
  if (unknown === 0 && kinds.length === 1) {
    known[kinds[0]!]--;
    table.people[seat]!.known[kinds[0]!]++;
    move(table, victim, seat, kinds[0]!);
    return;
  }
  const reply = yield {kind: 'stolen', from: victim, by: seat};
  if (!('stolen' in reply) || hand[reply.stolen] === 0) throw new TypeError('no such card');
  // Nobody can tell which card it was, so nobody can tell what is left.
  for (const kind of KINDS) known[kind] = 0;
  move(table, victim, seat, reply.stolen);
}

function move(table: Table, from: number, to: number, kind: Kind): void {
  table.people[from]!.hand[kind]--;
  table.people[to]!.hand[kind]++;
}
