/** PORT-SEA: on a sea tile, one pick-up and one action, in either order. */
import {type Choice, oneOf, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {CANNON, COCOA, PLAIN, seaFace, UPGRADES} from '../data.ts';
import {asLoad, NOTHING, putIn, roomHole, takeOut, throwOut, toBox} from '../hold.ts';
import {loseMarker} from '../missions.ts';
import {boxCaps} from '../setup.ts';
import {
  active,
  cargoOf,
  goodsOf,
  isStern,
  type PortState,
  type Ship,
  slotsOf,
  sum,
  withItem,
} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';

const END: Choice = {type: 'end'};

/** @returns whether it is over at once: the action ends by itself where nothing can be done (D-SEA) */
export function begin(state: PortState): boolean {
  state.phase = 'sea';
  state.picked = false;
  state.acted = false;
  return isOver(state);
}

const faceHere = (state: PortState) => {
  const {cell} = state.ships[active(state)]!;
  return seaFace(state.tiles[cell]!, state.faces[cell]!);
};

/** Whether a thing on a tile can be had (PORT-SEA-3, PORT-SEA-4); a full hold has something to throw out. */
const isThere = (state: PortState, ship: Ship, item: number): boolean =>
  item === CANNON ? state.cannons > 0 && ship.cannons < slotsOf(ship) : state.rows[item]!.length > 0;

/** What may be picked up here. */
export function itemsHere(state: PortState): number[] {
  const ship = state.ships[active(state)]!;
  return faceHere(state).items.filter(item => isThere(state, ship, item));
}

function addPicks(list: Choice[], state: PortState, ship: Ship): void {
  const goods: number[] = [];
  let cannon = false;
  for (const item of faceHere(state).items) {
    if (!isThere(state, ship, item)) continue;
    if (item === CANNON) cannon = true;
    else goods.push(item);
  }
  const out = goods.length > 0 ? roomHole(ship, 1) : null;
  if (out) list.push({type: 'pick', item: oneOf(goods), out});
  if (cannon) list.push({type: 'pick', item: CANNON, out: NOTHING});
}

/** PORT-SEA-7: for each good that could be given, what could be taken for it. */
function addSwaps(list: Choice[], state: PortState, ship: Ship): void {
  for (let give = 0; give <= COCOA; give++) {
    if (ship.load[give + 1] === 0) continue;
    const caps = boxCaps(state);
    if (give < PLAIN) caps[give] = 0;
    const left = ship.load.slice();
    left[give + 1]!--;
    for (let count = Math.min(2, sum(caps)); count > 0; count--) {
      const out = roomHole(ship, count - 1, left);
      if (out) list.push({type: 'swap', give, take: spread(count, caps), out});
    }
  }
}

/** PORT-SEA-5 to PORT-SEA-10. */
function addActions(list: Choice[], state: PortState, ship: Ship): void {
  const goods = cargoOf(ship);
  switch (faceHere(state).action) {
    case 'upgrade':
      if (canUpgrade(state, ship)) list.push({type: 'upgrade', kind: oneOf(openPiles(state))});
      break;
    case 'rum-trade': {
      const most = Math.min(ship.load[0]!, boxGoods(state));
      if (goods > 0) list.push({type: 'buyRum', goods: spread(goods, goodsOf(ship), 1)});
      if (most > 0) list.push({type: 'sellRum', goods: spread(most, boxCaps(state), 1)});
      break;
    }
    case 'goods-trade':
      addSwaps(list, state, ship);
      break;
    case 'free-rum':
      list.push({type: 'freeRum', out: roomHole(ship, 1)!});
      break;
    case 'coin':
      list.push({type: 'coin'});
      break;
    case 'peace':
      break;
  }
  if (goods > 0 && isStern(ship, 'huckster')) list.push({type: 'huckster', good: oneOf(held(ship))});
}

function openPiles({upgrades}: PortState): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < UPGRADES.length; kind++) if (upgrades[kind]!.length > 0) kinds.push(kind);
  return kinds;
}
const canUpgrade = ({upgrades}: PortState, {coins}: Ship): boolean =>
  coins > 0 && upgrades.some(pile => pile.length > 0);
const boxGoods = ({box}: PortState): number => box[0]! + box[1]! + box[2]!;
function held({load}: Ship): number[] {
  const goods: number[] = [];
  for (let good = 0; good <= COCOA; good++) if (load[good + 1]! > 0) goods.push(good);
  return goods;
}

export function choices(state: PortState, seat: Seat): Choice[] {
  if (seat !== active(state)) return [];
  const ship = state.ships[seat]!;
  const list: Choice[] = [];
  if (!state.picked) addPicks(list, state, ship);
  if (!state.acted) addActions(list, state, ship);
  if (list.length > 0) list.push(END);
  return list;
}

/** Whether anything is left to do here: what `choices` would list, asked after every step. */
function isOver(state: PortState): boolean {
  const ship = state.ships[active(state)]!;
  const {items, action} = faceHere(state);
  if (!state.picked) for (const item of items) if (isThere(state, ship, item)) return false;
  if (state.acted) return true;
  const goods = cargoOf(ship);
  if (goods > 0 && isStern(ship, 'huckster')) return false;
  switch (action) {
    case 'upgrade':
      return !canUpgrade(state, ship);
    case 'rum-trade':
      return goods === 0 && (ship.load[0] === 0 || boxGoods(state) === 0);
    case 'goods-trade':
      return !canSwap(state, ship);
    case 'free-rum':
    case 'coin':
      return false;
    case 'peace':
      return true;
  }
}

function canSwap(state: PortState, {load}: Ship): boolean {
  const all = boxGoods(state);
  for (let give = 0; give <= COCOA; give++)
    if (load[give + 1]! > 0 && all > (give < PLAIN ? state.box[give]! : 0)) return true;
  return false;
}

export type SeaAction = Extract<
  PortAction,
  {type: 'pick' | 'upgrade' | 'buyRum' | 'sellRum' | 'swap' | 'freeRum' | 'coin' | 'huckster' | 'end'}
>;

/** @returns whether the action is over */
export function play(state: PortState, seat: Seat, action: SeaAction, events?: PortEvent[]): boolean {
  if (action.type === 'end') return true;
  if (action.type === 'pick') pick(state, seat, action, events);
  else useTile(state, seat, action, events);
  return isOver(state);
}

function pick(
  state: PortState,
  seat: Seat,
  {item, out}: Extract<PortAction, {type: 'pick'}>,
  events?: PortEvent[],
): void {
  state.picked = true;
  const ship = state.ships[seat]!;
  if (item === CANNON) {
    state.cannons--;
    ship.cannons++;
    events?.push({type: 'picked', seat, item, got: CANNON, out: NOTHING});
    loseMarker(state, seat, 'no-cannon', events);
    return;
  }
  throwOut(state, seat, out);
  const [got = COCOA, ...left] = state.rows[item]!;
  state.rows = withItem(state.rows, item, left);
  ship.load[got + 1]!++;
  events?.push({type: 'picked', seat, item, got, out: [...out]});
  // PORT-END-1
  if (left.length === 0 && state.lastRound === 0) {
    state.lastRound = state.round + 1;
    events?.push({type: 'rowEmpty', row: item, lastRound: state.lastRound});
  }
}

function useTile(
  state: PortState,
  seat: Seat,
  action: Exclude<SeaAction, {type: 'end' | 'pick'}>,
  events?: PortEvent[],
): void {
  state.acted = true;
  const ship = state.ships[seat]!;
  const trade = (gave: readonly number[], got: readonly number[], out: readonly number[] = NOTHING) => {
    takeOut(ship, gave);
    toBox(state, gave);
    throwOut(state, seat, out);
    putIn(ship, got);
    for (let good = 0; good <= COCOA; good++) state.box[good]! -= got[good + 1]!;
    events?.push({type: 'traded', seat, gave: [...gave], got: [...got], out: [...out]});
  };
  switch (action.type) {
    case 'upgrade': {
      const [value = 0, ...left] = state.upgrades[action.kind]!;
      state.upgrades = withItem(state.upgrades, action.kind, left);
      ship.coins--;
      ship.upgrades = [...ship.upgrades, action.kind * 10 + value];
      events?.push({type: 'upgraded', seat, kind: action.kind, value});
      break;
    }
    case 'buyRum':
      trade(asLoad(action.goods), asLoad([], sum(action.goods)));
      break;
    case 'sellRum':
      trade(asLoad([], sum(action.goods)), asLoad(action.goods));
      break;
    case 'swap':
      trade(
        asLoad([0, 1, 2, 3].map(good => (good === action.give ? 1 : 0))),
        asLoad(action.take),
        action.out,
      );
      break;
    case 'huckster':
      trade(asLoad([0, 1, 2, 3].map(good => (good === action.good ? 1 : 0))), asLoad([], 1));
      break;
    case 'freeRum':
      throwOut(state, seat, action.out);
      ship.load[0]!++;
      events?.push({type: 'gained', seat, rum: 1, coins: 0, out: [...action.out]});
      break;
    case 'coin':
      ship.coins++;
      events?.push({type: 'gained', seat, rum: 0, coins: 1, out: NOTHING});
      break;
  }
}
