/** PORT-SEA: on a sea tile, one pick-up and one action, in either order. */
import {type Choice, oneOf, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {CANNON, COCOA, seaFace, UPGRADES} from '../data.ts';
import {asLoad, NOTHING, putIn, takeOut, throwOut, toBox, withRoom} from '../hold.ts';
import {loseMarker} from '../missions.ts';
import {boxCaps} from '../setup.ts';
import {active, goodsOf, isStern, type PortState, slotsOf, sum} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';

export function begin(state: PortState): void {
  state.phase = 'sea';
  state.picked = false;
  state.acted = false;
}

const faceHere = (state: PortState) => {
  const {cell} = state.ships[active(state)]!;
  return seaFace(state.tiles[cell]!, state.faces[cell]!);
};

/** What may be picked up here (PORT-SEA-3, PORT-SEA-4). */
export function itemsHere(state: PortState): number[] {
  const ship = state.ships[active(state)]!;
  return faceHere(state).items.filter(item =>
    item === CANNON ? state.cannons > 0 && ship.cannons < slotsOf(ship) : state.rows[item]!.length > 0,
  );
}

function pickChoices(state: PortState): Choice[] {
  const ship = state.ships[active(state)]!;
  const items = itemsHere(state);
  const goods = items.filter(item => item !== CANNON);
  const cannon: Choice[] = items.includes(CANNON) ? [{type: 'pick', item: CANNON, out: NOTHING}] : [];
  return goods.length === 0 ? cannon : [...withRoom({type: 'pick', item: oneOf(goods)}, ship, 1), ...cannon];
}

/** PORT-SEA-7: for each good that could be given, what could be taken for it. */
function swapChoices(state: PortState): Choice[] {
  const ship = state.ships[active(state)]!;
  return goodsOf(ship).flatMap((held, give): Choice[] => {
    if (held === 0) return [];
    const caps = boxCaps(state).map((count, kind) => (kind === give ? 0 : count));
    const most = Math.min(2, sum(caps));
    const left = ship.load.map((count, i) => (i === give + 1 ? count - 1 : count));
    return Array.from({length: most}, (_, i) => most - i).flatMap(count =>
      withRoom({type: 'swap', give, take: spread(count, caps)}, ship, count - 1, left),
    );
  });
}

/** PORT-SEA-5 to PORT-SEA-10. */
function tileChoices(state: PortState): Choice[] {
  const ship = state.ships[active(state)]!;
  const goods = goodsOf(ship);
  const {action} = faceHere(state);
  const huckster: Choice[] =
    isStern(ship, 'huckster') && sum(goods) > 0
      ? [{type: 'huckster', good: oneOf(goods.flatMap((count, good) => (count > 0 ? [good] : [])))}]
      : [];
  switch (action) {
    case 'upgrade': {
      const kinds = UPGRADES.flatMap((_, kind) => (state.upgrades[kind]!.length > 0 ? [kind] : []));
      return ship.coins > 0 && kinds.length > 0
        ? [{type: 'upgrade', kind: oneOf(kinds)}, ...huckster]
        : huckster;
    }
    case 'rum-trade': {
      const box = boxCaps(state);
      const most = Math.min(ship.load[0]!, sum(box));
      return [
        ...(sum(goods) > 0 ? [{type: 'buyRum', goods: spread(sum(goods), goods, 1)}] : []),
        ...(most > 0 ? [{type: 'sellRum', goods: spread(most, box, 1)}] : []),
        ...huckster,
      ];
    }
    case 'goods-trade':
      return [...swapChoices(state), ...huckster];
    case 'free-rum':
      return [...withRoom({type: 'freeRum'}, ship, 1), ...huckster];
    case 'coin':
      return [{type: 'coin'}, ...huckster];
    case 'peace':
      return huckster;
  }
}

/** What is left to do here beside ending the action. */
const stepsHere = (state: PortState): Choice[] => [
  ...(state.picked ? [] : pickChoices(state)),
  ...(state.acted ? [] : tileChoices(state)),
];

export function choices(state: PortState, seat: Seat): Choice[] {
  if (seat !== active(state)) return [];
  const steps = stepsHere(state);
  return steps.length > 0 ? [...steps, {type: 'end'}] : [];
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
  return stepsHere(state).length === 0;
}

/** The action ends by itself where nothing can be done (D-SEA). */
export const isIdle = (state: PortState): boolean => stepsHere(state).length === 0;

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
  const row = state.rows[item]!;
  const got = row.shift()!;
  ship.load[got + 1]!++;
  events?.push({type: 'picked', seat, item, got, out: [...out]});
  // PORT-END-1
  if (row.length === 0 && state.lastRound === 0) {
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
      const value = state.upgrades[action.kind]!.shift()!;
      ship.coins--;
      ship.upgrades.push(action.kind * 10 + value);
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
