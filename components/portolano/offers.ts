/** Reads the choices of Portolano: what can be done on a tile, what has to be thrown out for it, which trades there are. */
import {sum} from '../../src/base/sum.ts';
import type {Choice} from '../../src/engine/choice.ts';
import {fillings, isHole} from '../../src/engine/holes.ts';
import type {PortAction} from '../../src/games/portolano/types.ts';
import {isOffered, offering} from '../board/offers.ts';
import {NO_LOAD, type PortDraft} from './draft.ts';

type Given = Readonly<Record<string, unknown>>;

/** Units that have to be thrown out with an action; 0 where it fits. */
export function roomFor(choices: readonly Choice[], given: Given): number {
  const {out: _, ...rest} = given;
  const out = offering(choices, rest)[0]?.out;
  return out !== undefined && isHole(out) && out.hole === 'spread' ? out.total : 0;
}

/** What could be thrown out with it, by kind. */
export function roomCaps(choices: readonly Choice[], given: Given): readonly number[] {
  const {out: _, ...rest} = given;
  const out = offering(choices, rest)[0]?.out;
  return out !== undefined && isHole(out) && out.hole === 'spread' ? out.caps : NO_LOAD;
}

/** An action of a sea tile with the room that was made for it; null while it is not whole. */
export function withOut(choices: readonly Choice[], action: PortAction, draft: PortDraft): PortAction | null {
  const whole = 'out' in action ? {...action, out: draft.out} : action;
  return isOffered(choices, {...whole}) ? whole : null;
}

/** Every trade of one good for others; those that give less only where more does not fit. */
export function swaps(choices: readonly Choice[]): readonly Extract<PortAction, {type: 'swap'}>[] {
  const rows: Extract<PortAction, {type: 'swap'}>[] = [];
  for (const choice of offering(choices, {type: 'swap'})) {
    const {give, take} = choice;
    const larger = rows.find(row => row.give === give);
    if (larger && roomFor(choices, {...larger}) === 0) continue;
    // Filled from the choices of the game itself.
    for (const taken of take !== undefined && isHole(take) ? fillings(take) : [take])
      rows.push({type: 'swap', give: give as number, take: taken as readonly number[], out: NO_LOAD});
  }
  return rows;
}

/** What is open in the box for rum, by good; none where no rum can be given. */
export function boxOffer(choices: readonly Choice[]): {
  readonly caps: readonly number[];
  readonly most: number;
} {
  const goods = offering(choices, {type: 'sellRum'})[0]?.goods;
  return goods !== undefined && isHole(goods) && goods.hole === 'spread'
    ? {caps: goods.caps, most: goods.total}
    : {caps: [], most: 0};
}

/** The rum trade that is prepared: goods for rum, or rum for goods. */
export function rumTrade({units, wanted}: PortDraft, caps: readonly number[]): PortAction | null {
  const given = (units ?? []).slice(1, 5);
  if (sum(given) > 0) return {type: 'buyRum', goods: given};
  if (sum(wanted) > 0) return {type: 'sellRum', goods: caps.map((_, i) => wanted[i] ?? 0)};
  return null;
}
