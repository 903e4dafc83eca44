/** The token and the captured card (PR-BUC-1 .. PR-BUC-4, PR-BUC-7 .. PR-BUC-10). */

import {becomeChooser} from '../../phases/round.ts';
import type {Objection} from '../../refusals.ts';
import type {PrState} from '../../state.ts';
import {type PrEvent, ROLES} from '../../types.ts';
import {moreOf} from '../plan.ts';

export const BUCCANEER_CARD = ROLES.indexOf('buccaneer');

/** PR-BUC-7: doubloons of the captor when another player takes the card. */
const RANSOM = 3;

/** PR-BUC-3, PR-BUC-7. */
export function barred(state: PrState, seat: number, card: number): Objection | null {
  const more = moreOf(state);
  if (card === BUCCANEER_CARD && more.token === seat)
    return {code: 'pr/holds-token', rule: 'PR-BUC-3', details: {}};
  if (card === more.captured && more.captor === seat)
    return {code: 'pr/own-captive', rule: 'PR-BUC-7', details: {role: ROLES[card]!}};
  return null;
}

function release(state: PrState): void {
  const more = moreOf(state);
  more.captured = -1;
  more.captor = -1;
}

/** PR-BUC-2: the token goes with the card. PR-BUC-7: the captor is paid when his card is taken. */
export function cardTaken(state: PrState, seat: number, card: number, events?: PrEvent[]): void {
  const more = moreOf(state);
  if (card === BUCCANEER_CARD) more.token = seat;
  if (card !== more.captured) return;
  const {captor} = more;
  state.players[captor]!.doubloons += RANSOM;
  events?.push({type: 'ransom', seat: captor, role: ROLES[card]!, doubloons: RANSOM});
  release(state);
}

/** PR-BUC-8: nobody took the captured card, so its captor plays it before the round ends. */
export function playCaptive(state: PrState, events?: PrEvent[]): boolean {
  const more = moreOf(state);
  const {captured, captor} = more;
  if (captured === -1) return false;
  release(state);
  becomeChooser(state, captor, captured);
  more.forced = true;
  events?.push({type: 'playsCaptured', seat: captor, role: ROLES[captured]!});
  return true;
}

export const isCaptive = (state: PrState): boolean => moreOf(state).captured !== -1;
