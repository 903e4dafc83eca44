/** Why a move is a good one, for a person who has asked for a hint: what it brings, as far as one captain can see. */
import {sum} from '../../../base/sum.ts';
import {COCOA, GOODS, type Good, PAY, type TileAction, UPGRADES, type Upgrade} from '../data.ts';
import type {PortAction} from '../types.ts';
import type {CellView, PortView, ShipView} from '../view.ts';

/** A `place` is the name of a cell, "B3". */
export type PortReason =
  | {
      readonly id: 'sale';
      readonly details: {
        readonly place: string;
        readonly goods: number;
        readonly coins: number;
        readonly full: boolean;
      };
    }
  | {
      readonly id: 'bound';
      readonly details: {readonly place: string; readonly action: TileAction; readonly winds: number};
    }
  | {readonly id: 'anchor'; readonly details: {readonly action: TileAction}}
  | {readonly id: 'wanted'; readonly details: {readonly good: Good; readonly open: number}}
  | {readonly id: 'upgrade'; readonly details: {readonly upgrade: Upgrade; readonly value: number}}
  | {readonly id: 'crew'; readonly details: {readonly rum: number}}
  | {readonly id: 'lands'; readonly details: {readonly coins: number; readonly full: boolean}}
  | {readonly id: 'berth'; readonly details: {readonly harbours: number}}
  | {
      readonly id: 'cocoa' | 'cannon' | 'cargo' | 'two' | 'thaler' | 'away' | 'stays' | 'least' | 'loot';
      readonly details: Record<string, never>;
    };

const plain = (id: Extract<PortReason, {details: Record<string, never>}>['id']): PortReason => ({
  id,
  details: {},
});

/** @returns null for a move of which nothing short can be said: then the figures speak */
export function reason(view: PortView, action: PortAction): PortReason | null {
  const own = view.viewer === null ? undefined : view.ships[view.viewer];
  if (!own) return null;
  switch (action.type) {
    case 'sail':
      return courseReason(view, own, action.cards);
    case 'ship': {
      const {neighbours} = view.cells[action.cell]!;
      const harbours = neighbours.filter(cell => view.cells[cell]!.harbour).length;
      return harbours > 0 ? {id: 'berth', details: {harbours}} : null;
    }
    case 'pick':
      return pickReason(view, action.item);
    case 'upgrade':
    case 'handyman': {
      const value = action.type === 'upgrade' ? (view.upgrades[action.kind]?.[0] ?? 0) : 0;
      return {id: 'upgrade', details: {upgrade: UPGRADES[action.kind]!, value}};
    }
    case 'freeRum':
    case 'huckster':
      return crew(own, 1);
    case 'buyRum':
      return crew(own, sum(action.goods));
    case 'refill':
      return action.rum > 0 ? crew(own, action.rum) : null;
    case 'barter':
      return action.goods.some(n => n > 0) ? crew(own, 1) : null;
    case 'unload': {
      const covered = action.filling.filter(slot => slot >= 0).length;
      const open = here(view, own).harbour?.slots.filter(({filled}) => filled < 0).length ?? 0;
      return covered > 0 ? {id: 'lands', details: {coins: PAY[covered]!, full: covered === open}} : null;
    }
    case 'sellRum':
      return plain('cargo');
    case 'swap':
      return plain('two');
    case 'coin':
      return plain('thaler');
    case 'knight':
      return plain(action.stayOut ? 'away' : 'stays');
    case 'pay':
      return plain('least');
    case 'loot':
      return action.coins + sum(action.load) > 0 ? plain('loot') : null;
    default:
      return null;
  }
}

const here = (view: PortView, {cell}: ShipView): CellView => view.cells[cell]!;
const crew = ({rum}: ShipView, more: number): PortReason => ({id: 'crew', details: {rum: rum + more}});
const placeOf = ({side}: PortView, cell: number): string =>
  `${String.fromCharCode(65 + (cell % side))}${Math.floor(cell / side) + 1}`;

/** What waits where a plan ends; nothing is said of one that ends in a mutiny. */
function courseReason(view: PortView, own: ShipView, cards: readonly number[]): PortReason | null {
  const play = view.plays.find(each => each.cards.join() === cards.join());
  if (!play || play.mutiny) return null;
  const last = play.path.at(-1);
  const end = last === undefined ? here(view, own) : view.cells[last]!;
  if (end.sea && last === undefined) return {id: 'anchor', details: {action: end.sea.now.action}};
  const place = placeOf(view, end.cell);
  const sale = end.harbour?.sale;
  if (sale) return {id: 'sale', details: {place, goods: sale.goods, coins: sale.coins, full: sale.full}};
  if (!end.sea) return null;
  // The own tile has turned over when the ship is back.
  const face = end.cell === own.cell ? end.sea.flipped : end.sea.now;
  return {id: 'bound', details: {place, action: face.action, winds: end.danger.length}};
}

function pickReason(view: PortView, item: number): PortReason | null {
  if (item >= view.rows.length) return plain('cannon');
  if (view.rows[item]![0] === COCOA) return plain('cocoa');
  const open = view.cells
    .flatMap(({harbour}) => harbour?.slots ?? [])
    .filter(({demand, filled}) => demand === item && filled < 0).length;
  return open > 0 ? {id: 'wanted', details: {good: GOODS[item]!, open}} : null;
}
