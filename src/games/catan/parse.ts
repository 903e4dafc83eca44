/** Actions out of foreign JSON: shape only, nothing unknown, nothing missing. What is legal is for `check` to say. */

import {PILE} from './data.ts';
import {CORNERS, EDGES, HEXES} from './island.ts';
import {CAT_SEATS} from './options.ts';
import {type CatAction, RESOURCES} from './types.ts';

/** A fresh copy of a well-formed value; undefined for anything else. */
type Field = (value: unknown) => unknown;
type Shape = readonly (readonly [name: string, copy: Field, optional?: 'optional'])[];

/** More handles and items than any table makes. */
const MOST = 1_000_000;
/** All resource cards there are. */
const MOST_CARDS = PILE * RESOURCES.length;

const whole =
  (below: number): Field =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < below ? value : undefined;
const isHandle = whole(MOST);
const isSeat = whole(CAT_SEATS.max);
const isResource: Field = value =>
  typeof value === 'string' && (RESOURCES as readonly string[]).includes(value) ? value : undefined;

const listOf =
  (copy: Field, least: number, most: number): Field =>
  value => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    // Spread: `map` would pass over holes.
    const list = [...value].map(copy);
    return list.includes(undefined) ? undefined : list;
  };

/** @param copied fields that have been looked at already */
function record(
  shape: Shape,
  value: unknown,
  copied: Record<string, unknown> = {},
): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  for (const [name, copy, optional] of shape) {
    if (!Object.hasOwn(given, name)) {
      if (optional) continue;
      return undefined;
    }
    const field = copy(given[name]);
    if (field === undefined) return undefined;
    copied[name] = field;
  }
  return Object.keys(given).length === Object.keys(copied).length ? copied : undefined;
}
const recordOf =
  (shape: Shape): Field =>
  value =>
    record(shape, value);

const isCounts = listOf(whole(PILE + 1), RESOURCES.length, RESOURCES.length);
const opening = recordOf([
  ['handle', isHandle],
  ['face', whole(RESOURCES.length)],
]);
const show = ['show', listOf(opening, 1, MOST_CARDS), 'optional'] as const;
const terms = recordOf([['give', isCounts], ['want', isCounts], show]);
const corner = ['at', whole(CORNERS.length)] as const;
const edge = ['edge', whole(EDGES.length)] as const;
const card = ['card', isHandle] as const;
const isVictim: Field = value => (value === null ? null : isSeat(value));

const SHAPES: Readonly<Record<CatAction['type'], Shape>> = {
  foundSettlement: [corner],
  foundRoad: [edge],
  roll: [],
  discard: [
    ['cards', isCounts],
    ['hidden', listOf(isHandle, 0, MOST_CARDS)],
  ],
  robber: [
    ['hex', whole(HEXES.length)],
    ['victim', isVictim],
  ],
  offer: [
    ['to', listOf(isSeat, 1, CAT_SEATS.max)],
    ['terms', terms],
  ],
  accept: [['offer', whole(MOST)], show],
  decline: [['offer', whole(MOST)]],
  propose: [['terms', terms]],
  confirm: [['with', isSeat], ['item', whole(MOST)], show],
  withdraw: [['item', whole(MOST)]],
  bankTrade: [['give', isResource], ['take', isResource], show],
  toBuild: [],
  buildRoad: [edge, show],
  buildSettlement: [corner, show],
  buildCity: [corner, show],
  buyCard: [show],
  knight: [card],
  roadBuilding: [card],
  yearOfPlenty: [card, ['take', isCounts]],
  monopoly: [card, ['kind', isResource]],
  freeRoad: [edge],
  declareVictory: [['cards', listOf(isHandle, 1, 5)]],
  endTurn: [],
};

/** A fresh copy of a well-formed action, or null. */
export function parse(value: unknown): CatAction | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const {type} = value as {readonly type?: unknown};
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  // Every field of the shape has been looked at.
  return (record(SHAPES[type as CatAction['type']], value, {type}) as unknown as CatAction) ?? null;
}
