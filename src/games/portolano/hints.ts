/** What a sensible beginner does: sails where goods sell or something is to be had, avoids mutiny, takes what is offered. */
import type {Rng} from '../../base/rng.ts';
import {type Choice, sample, sampleAny} from '../../engine/choice.ts';
import {PAY} from './data.ts';
import {NOTHING} from './hold.ts';
import type {PortAction} from './types.ts';
import type {CellView, PlayView, PortView, ShipView} from './view.ts';

/** Coins that this hold would earn in a harbour, cocoa left aside. */
function earnings({harbour}: CellView, {goods}: ShipView): number {
  const left = [...goods];
  let sold = 0;
  for (const {demand, filled} of harbour?.slots ?? []) {
    if (filled >= 0 || left[demand] === 0) continue;
    left[demand]!--;
    sold++;
  }
  return PAY[sold]!;
}

/** What a tile is worth to a ship that ends its movement there, in coins. */
function worthOf(cell: CellView, ship: ShipView, view: PortView): number {
  if (cell.harbour) return 2 * earnings(cell, ship);
  const room = ship.free > 0 ? 2 : 0;
  const {action} = cell.sea!.now;
  const use = action === 'upgrade' ? (ship.coins > 0 ? 4 : 0) : action === 'coin' ? 2 : 1;
  const danger = view.cells[view.pirate]!.neighbours.includes(cell.cell) || view.pirate === cell.cell ? 1 : 0;
  return room + use - danger;
}

function worthOfPlay(play: PlayView, ship: ShipView, view: PortView): number {
  if (play.mutiny) return -10;
  const cell = view.cells[play.path.at(-1) ?? ship.cell]!;
  // The last rum is dear: a crew without any has no plan.
  return worthOf(cell, ship, view) - play.cost - (play.left === 0 ? 3 : 0);
}

/** The best of a list; chance decides between equals. */
function best<T>(list: readonly T[], worth: (item: T) => number, rng: Rng): T {
  const most = Math.max(...list.map(worth));
  const equals = list.filter(item => worth(item) === most);
  return equals[rng.below(equals.length)]!;
}

const throwsNothing = ({out}: Choice): boolean =>
  out === undefined || JSON.stringify(out) === JSON.stringify(NOTHING);

/** In this order, where they are offered and cost nothing else. */
const WANTED = ['upgrade', 'pick', 'coin', 'freeRum', 'loot', 'refill'];

export function suggest(view: PortView, choices: readonly Choice[], rng: Rng): PortAction {
  const ship = view.ships[view.viewer ?? 0]!;
  if (view.plays.length > 0) {
    const {cards} = best(view.plays, play => worthOfPlay(play, ship, view), rng);
    return {type: 'sail', cards};
  }
  if (view.fillings.length > 0) {
    const filling = best(view.fillings, slots => slots.filter(slot => slot >= 0).length, rng);
    return {type: 'unload', filling};
  }
  for (const type of WANTED) {
    const wanted = choices.filter(choice => choice.type === type && throwsNothing(choice));
    // Sampled from the game's own choices.
    if (wanted.length > 0) return sample(wanted.at(-1)!, rng) as PortAction;
  }
  const end = choices.find(({type}) => type === 'end');
  return (end ?? sampleAny(choices, rng)) as PortAction;
}
