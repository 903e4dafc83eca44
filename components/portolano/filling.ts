/** How a delivery is put together: what a tap on a slot does. What is legal is what the view lists. */
import {sum} from '../../src/base/sum.ts';
import {COCOA, PAY} from '../../src/games/portolano/data.ts';
import type {Filling} from '../../src/games/portolano/types.ts';
import {here, me, type PortModel} from './model.ts';

const ALONE = -1;
const FIRST = 4;
const SECOND = 5;

/** The delivery that stands in the draft; at first the proposal. */
export function fillingOf({draft, view}: PortModel): Filling {
  if (draft.filling) return draft.filling;
  const {proposal} = view;
  return proposal?.type === 'unload' ? proposal.filling : (view.fillings.at(-1) ?? []);
}

export const coveredBy = (filling: Filling): number => filling.filter(slot => slot !== ALONE).length;
export const payOf = (filling: Filling): number => PAY[coveredBy(filling)] ?? 0;

/** Goods that leave the hold: cotton, wine, tea, cocoa. */
export function goodsOf(filling: Filling): readonly number[] {
  const goods = [0, 0, 0, 0];
  for (const slot of filling) if (slot !== ALONE && slot !== SECOND) goods[Math.min(slot, COCOA)]!++;
  return goods;
}

/** Rum that can be loaded after this delivery without throwing anything out. */
export function rumRoom(model: PortModel): number {
  const harbour = here(model)?.harbour;
  const own = me(model);
  if (!harbour || !own) return 0;
  return Math.min(harbour.refill, own.free + sum(goodsOf(fillingOf(model))));
}

/** The hold after the delivery, before any rum is loaded: rum, cotton, wine, tea, cocoa. */
export function leftAfter(model: PortModel): readonly number[] {
  const {rum, goods} = me(model)!;
  const given = goodsOf(fillingOf(model));
  return [rum, ...goods.map((count, good) => count - given[good]!)];
}

/** Rum that can be loaded if enough goes overboard for it (PORT-HOLD-2). */
export const rumMost = (model: PortModel): number =>
  Math.min(here(model)?.harbour?.refill ?? 0, rumRoom(model) + sum(leftAfter(model)));

/** Rum of the draft; at first as much as fits. */
export const rumOf = (model: PortModel): number =>
  Math.min(model.draft.rum ?? rumRoom(model), rumMost(model));

/** Units that have to go overboard for it. */
export const overboard = (model: PortModel): number => Math.max(0, rumOf(model) - rumRoom(model));

/** Without what lies on a slot, the other half of a cocoa included. */
function cleared(filling: Filling, at: number): number[] {
  const left = [...filling];
  if (left[at] === SECOND) left[at - 1] = ALONE;
  if (left[at] === FIRST) left[at + 1] = ALONE;
  left[at] = ALONE;
  return left;
}

/** The next thing that can lie on a slot: its good, cocoa over two, cocoa over one, nothing. */
export function turned(model: PortModel, at: number, demand: number): Filling {
  const filling = fillingOf(model);
  const now = filling[at] ?? ALONE;
  const order = [demand, FIRST, COCOA, ALONE];
  const from = order.indexOf(now === SECOND ? ALONE : now);
  for (let i = 1; i <= order.length; i++) {
    const value = order[(from + i) % order.length]!;
    const next =
      value === FIRST && at + 1 < filling.length
        ? cleared(cleared(filling, at), at + 1)
        : cleared(filling, at);
    next[at] = value;
    if (value === FIRST) next[at + 1] = SECOND;
    const legal = model.view.fillings.some(each => each.join() === next.join());
    if (legal) return next;
  }
  return filling;
}
