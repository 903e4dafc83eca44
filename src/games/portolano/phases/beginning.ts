/** PORT-SET-12 to PORT-SET-15: sterns with a start effect, then the pirate and the ships are placed. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {seaCells} from '../chart.ts';
import {PLAIN, UPGRADES} from '../data.ts';
import {loseMarker} from '../missions.ts';
import {boxCaps} from '../setup.ts';
import {active, isStern, type PortState} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';

/** Goes on to the next seat that decides, or to the next phase. */
export function goOnWithSterns(state: PortState, events?: PortEvent[]): void {
  for (; state.turn < state.ships.length; state.turn++) {
    const seat = active(state);
    const ship = state.ships[seat]!;
    if (isStern(ship, 'handyman') || isStern(ship, 'still')) return;
    const before = {coins: ship.coins, cannons: ship.cannons};
    if (isStern(ship, 'sticky-fingers')) ship.coins += 2;
    if (isStern(ship, 'grapeshot-master')) {
      ship.cannons++;
      state.cannons--;
      loseMarker(state, seat, 'no-cannon', events);
    }
    if (isStern(ship, 'peace-knight')) ship.peace = true;
    const [coins, cannons] = [ship.coins - before.coins, ship.cannons - before.cannons];
    if (coins + cannons > 0)
      events?.push({type: 'stern', seat, stern: ship.stern, coins, cannons, load: [0, 0, 0, 0, 0], kind: -1});
  }
  state.turn = 0;
  state.phase = 'pirate';
}

export function choices(state: PortState, seat: Seat): Choice[] {
  if (seat !== active(state)) return [];
  if (state.phase === 'pirate') return [{type: 'pirate', cell: oneOf(seaCells(state))}];
  if (state.phase === 'ships') return [{type: 'ship', cell: oneOf(seaCells(state))}];
  if (isStern(state.ships[seat]!, 'handyman'))
    return [{type: 'handyman', kind: oneOf(UPGRADES.map((_, kind) => kind))}];
  const goods = boxCaps(state).flatMap((count, good) => (count > 0 ? [good] : []));
  return [{type: 'still', good: oneOf([-1, ...goods])}];
}

type Action = Extract<PortAction, {type: 'handyman' | 'still' | 'pirate' | 'ship'}>;

export function play(state: PortState, seat: Seat, action: Action, events?: PortEvent[]): void {
  const ship = state.ships[seat]!;
  switch (action.type) {
    case 'handyman':
      // PORT-STERN-3: worth 0, works fully.
      ship.upgrades = [action.kind * 10];
      events?.push({
        type: 'stern',
        seat,
        stern: ship.stern,
        coins: 0,
        cannons: 0,
        load: [0, 0, 0, 0, 0],
        kind: action.kind,
      });
      break;
    case 'still': {
      const load = [action.good < 0 ? 4 : 3, 0, 0, 0, 0];
      if (action.good >= 0 && action.good < PLAIN) {
        load[action.good + 1] = 1;
        state.box[action.good]!--;
      }
      load.forEach((count, i) => {
        ship.load[i]! += count;
      });
      events?.push({type: 'stern', seat, stern: ship.stern, coins: 0, cannons: 0, load, kind: -1});
      break;
    }
    case 'pirate':
      state.pirate = action.cell;
      events?.push({type: 'piratePlaced', seat, cell: action.cell});
      break;
    case 'ship':
      ship.cell = action.cell;
      events?.push({type: 'placed', seat, cell: action.cell});
      break;
  }
  if (state.phase === 'pirate') {
    state.phase = 'ships';
    return;
  }
  state.turn++;
  if (state.phase === 'sterns') goOnWithSterns(state, events);
  else if (state.turn === state.ships.length) {
    state.turn = 0;
    state.phase = 'wind';
  }
}
