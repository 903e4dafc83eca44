/** The buccaneer's four actions (PR-BUC-5, PR-BUC-6); one of them, by the chooser alone. */
import {amount, type Choice, oneOf, spread} from '../../../../engine/choice.ts';
import {placedWorkers, placeSlots} from '../../island.ts';
import {type Decision, misplaced} from '../../phases/decision.ts';
import {cardsInPlay, creditPoints, SECOND_PROSPECTOR, samePicked} from '../../phases/round.ts';
import {refuse} from '../../refusals.ts';
import {type PrState, sum} from '../../state.ts';
import {GOODS, type GoodCounts, type PrEvent, ROLES, type Role} from '../../types.ts';
import {addPiece} from '../pieces.ts';
import {type DoStep, moreOf, stepDone} from '../plan.ts';
import {BUCCANEER_CARD} from './captive.ts';

/** Goods and workers that the buccaneer may keep. */
const MOST_KEPT = 3;

export const buccaneerStep: DoStep = state => {
  state.phase = 'buccaneer';
  state.turn = state.chooser;
  state.left = 1;
  return true;
};

/** PR-BUC-5, capture: cards that nobody has taken; the second of two equal prospectors is left out (PR-D-GEN-3). */
function captives(state: PrState): Role[] {
  const roles: Role[] = [];
  for (const card of cardsInPlay(state)) {
    if (card === BUCCANEER_CARD || state.takenBy[card] !== -1) continue;
    if (card !== SECOND_PROSPECTOR || !samePicked(state)) roles.push(ROLES[card]!);
  }
  return roles;
}

/** PR-BUC-5, raid: workers beyond one piece per player. Arrivals hold at most one noble, who stays. */
export const raided = (state: PrState): number => Math.max(0, state.arrivals - state.players.length);

/** Empty slots by place. */
export function emptySlots(state: PrState, seat: number): number[] {
  const island = state.players[seat]!;
  const standing = placedWorkers(island);
  const empty = placeSlots(island);
  for (let place = 0; place < empty.length; place++) empty[place]! -= standing[place]!;
  return empty;
}

export const raidMost = (state: PrState, seat: number): number =>
  Math.min(MOST_KEPT, raided(state), sum(emptySlots(state, seat)));

/** PR-D-BUC, PR-D-PIRACY, PR-D-RAID. */
export const buccaneer: Decision = {
  choices(state) {
    const seat = state.turn;
    const choices: Choice[] = [];
    for (let ship = 0; ship < state.shipLoad.length; ship++) {
      const load = state.shipLoad[ship]!;
      if (load > 0) choices.push({type: 'piracy', ship, keep: amount(0, Math.min(MOST_KEPT, load))});
    }
    if (state.house.length > 0) choices.push({type: 'plunder'});
    if (raided(state) > 0)
      choices.push({type: 'raid', slots: spread(raidMost(state, seat), emptySlots(state, seat), 0)});
    const roles = captives(state);
    if (roles.length > 0) choices.push({type: 'capture', role: oneOf(roles)});
    return choices;
  },

  check(state, seat, action) {
    switch (action.type) {
      case 'piracy': {
        const load = state.shipLoad[action.ship];
        if (load === undefined) return refuse('pr/no-such-ship', 'PR-BUC-5', seat, {ship: action.ship});
        if (load === 0) return refuse('pr/ship-empty', 'PR-BUC-5', seat, {ship: action.ship});
        const most = Math.min(MOST_KEPT, load);
        return action.keep <= most
          ? null
          : refuse('pr/keeps-too-many', 'PR-BUC-6', seat, {most, given: action.keep});
      }
      case 'plunder':
        return state.house.length > 0 ? null : refuse('pr/house-empty', 'PR-BUC-5', seat);
      case 'raid': {
        if (raided(state) === 0) return refuse('pr/nothing-to-raid', 'PR-BUC-5', seat);
        const empty = emptySlots(state, seat);
        if (action.slots.length !== empty.length)
          return refuse('pr/places-mismatch', 'PR-BUC-5', seat, {
            places: empty.length,
            given: action.slots.length,
          });
        const place = action.slots.findIndex((count, i) => count > empty[i]!);
        if (place >= 0)
          return refuse('pr/too-many-workers', 'PR-BUC-5', seat, {
            place,
            slots: empty[place]!,
            workers: action.slots[place]!,
          });
        const most = raidMost(state, seat);
        const given = sum(action.slots);
        return given <= most ? null : refuse('pr/keeps-too-many', 'PR-BUC-6', seat, {most, given});
      }
      case 'capture':
        return captives(state).includes(action.role)
          ? null
          : refuse('pr/not-to-capture', 'PR-BUC-5', seat, {role: action.role});
      default:
        return misplaced(state, seat, action, 'PR-D-BUC');
    }
  },

  play(state, action, events) {
    if (action.type === 'piracy') piracy(state, action.ship, action.keep, events);
    else if (action.type === 'plunder') plunder(state, events);
    else if (action.type === 'raid') raid(state, action.slots, events);
    else if (action.type === 'capture') capture(state, action.role, events);
    stepDone(state);
  },
};

function piracy(state: PrState, ship: number, kept: number, events?: PrEvent[]): void {
  const seat = state.turn;
  const good = state.shipGood[ship]!;
  const lost = state.shipLoad[ship]! - kept;
  state.players[seat]!.goods[good]! += kept;
  state.goods[good]! += lost;
  state.shipGood[ship] = -1;
  state.shipLoad[ship] = 0;
  events?.push({type: 'pirated', seat, ship, good: GOODS[good]!, kept, lost});
}

function plunder(state: PrState, events?: PrEvent[]): void {
  const seat = state.turn;
  const points = state.house.length;
  const goods: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const good of state.house) {
    state.goods[good]!++;
    goods[good]!++;
  }
  state.house.length = 0;
  const told: GoodCounts = goods;
  events?.push({type: 'plundered', seat, goods: told, points});
  creditPoints(state, seat, points, events);
}

function raid(state: PrState, slots: readonly number[], events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const removed = raided(state);
  const kept = sum(slots);
  state.arrivals -= removed;
  state.workers += removed - kept;
  slots.forEach((count, place) => {
    for (let i = 0; i < count; i++) addPiece(island, place, 'worker');
  });
  events?.push({type: 'raided', seat, kept, returned: removed - kept, slots});
}

function capture(state: PrState, role: Role, events?: PrEvent[]): void {
  const seat = state.turn;
  const card = ROLES.indexOf(role);
  const more = moreOf(state);
  const doubloons = state.cardDoubloons[card]!;
  state.players[seat]!.doubloons += doubloons;
  state.cardDoubloons[card] = 0;
  more.captured = card;
  more.captor = seat;
  events?.push({type: 'captured', seat, role, doubloons});
}
