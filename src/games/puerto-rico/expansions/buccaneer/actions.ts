/** The buccaneer's four actions (PR-BUC-5, PR-BUC-6); one of them, by the chooser alone. */
import {amount, type Choice, oneOf, spread} from '../../../../engine/choice.ts';
import {placedWorkers, placeSlots} from '../../island.ts';
import type {Decision} from '../../phases/decision.ts';
import {cardsInPlay, creditPoints, SECOND_PROSPECTOR, samePicked} from '../../phases/round.ts';
import {objection} from '../../refusals.ts';
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
export const buccaneer = {
  noPass: 'PR-D-BUC',
  choices(state): Choice[] {
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

  moves: {
    piracy: {
      check(state, _seat, {ship, keep}) {
        const load = state.shipLoad[ship];
        if (load === undefined) return objection('pr/no-such-ship', 'PR-BUC-5', {ship});
        if (load === 0) return objection('pr/ship-empty', 'PR-BUC-5', {ship});
        const most = Math.min(MOST_KEPT, load);
        return keep <= most ? null : objection('pr/keeps-too-many', 'PR-BUC-6', {most, given: keep});
      },
      play(state, _seat, {ship, keep}, events) {
        piracy(state, ship, keep, events);
        stepDone(state);
      },
    },
    plunder: {
      check: state => (state.house.length > 0 ? null : objection('pr/house-empty', 'PR-BUC-5')),
      play(state, _seat, _action, events) {
        plunder(state, events);
        stepDone(state);
      },
    },
    raid: {
      check(state, seat, {slots}) {
        if (raided(state) === 0) return objection('pr/nothing-to-raid', 'PR-BUC-5');
        const empty = emptySlots(state, seat);
        if (slots.length !== empty.length)
          return objection('pr/places-mismatch', 'PR-BUC-5', {places: empty.length, given: slots.length});
        const place = slots.findIndex((count, i) => count > empty[i]!);
        if (place >= 0)
          return objection('pr/too-many-workers', 'PR-BUC-5', {
            place,
            slots: empty[place]!,
            workers: slots[place]!,
          });
        const most = raidMost(state, seat);
        const given = sum(slots);
        return given <= most ? null : objection('pr/keeps-too-many', 'PR-BUC-6', {most, given});
      },
      play(state, _seat, {slots}, events) {
        raid(state, slots, events);
        stepDone(state);
      },
    },
    capture: {
      check: (state, _seat, {role}) =>
        captives(state).includes(role) ? null : objection('pr/not-to-capture', 'PR-BUC-5', {role}),
      play(state, _seat, {role}, events) {
        capture(state, role, events);
        stepDone(state);
      },
    },
  },
} satisfies Decision;

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
