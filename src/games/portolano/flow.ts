/** The phases in order: who is to act, what is asked, and how one thing leads to the next. */
import {type Answer, type Ask, disclosedOf, drawnOf, openedOf, sealedOf} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {flipLeft} from './chart.ts';
import {chestValue, isHarbour} from './data.ts';
import {checkShown} from './missions.ts';
import * as battle from './phases/battle.ts';
import * as beginning from './phases/beginning.ts';
import * as cards from './phases/cards.ts';
import * as harbour from './phases/harbour.ts';
import * as plunder from './phases/plunder.ts';
import * as sailing from './phases/sailing.ts';
import * as sea from './phases/sea.ts';
import {askSetUp, layOut, takeChests} from './setup.ts';
import {active, type PortState, withSeat} from './state.ts';
import type {PortAction, PortEvent} from './types.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];
const DISCLOSE = ALONE.map((by): Ask => ({kind: 'disclose', by}));
const SPIN: Ask = {kind: 'beacon', purpose: 'wind', draws: [{kind: 'roll', sides: [4]}]};

/** Who must act; during the choice of cards everybody who has to bargain or to seal. */
export function toAct(state: PortState): readonly Seat[] {
  switch (state.phase) {
    case 'sterns':
    case 'ships':
    case 'sea':
    case 'harbour':
    case 'refill':
      return ALONE[active(state)]!;
    case 'pirate':
      return ALONE[state.start]!;
    case 'cards':
      return state.bartering.length > 0 ? state.bartering.reduce(withSeat, state.sealing) : state.sealing;
    case 'knight':
      return ALONE[battle.knightSeat(state)]!;
    case 'pay':
      return ALONE[state.targets[0]!]!;
    case 'loot':
      return ALONE[plunder.looter(state)]!;
    default:
      return NOBODY;
  }
}

export function choices(state: PortState, seat: Seat): readonly Choice[] {
  switch (state.phase) {
    case 'sterns':
    case 'pirate':
    case 'ships':
      return beginning.choices(state, seat);
    case 'cards':
      return cards.choices(state, seat);
    case 'sea':
      return sea.choices(state, seat);
    case 'harbour':
    case 'refill':
      return harbour.choices(state, seat);
    case 'knight':
    case 'pay':
    case 'loot':
      return battle.choices(state, seat);
    default:
      return [];
  }
}

export function ask(state: PortState): Ask | null {
  switch (state.phase) {
    case 'setUp':
    case 'chests':
      return askSetUp(state);
    case 'wind':
      return SPIN;
    case 'cards':
      return state.sealing.length > 0 ? {kind: 'commit', by: state.sealing} : null;
    case 'open':
      return DISCLOSE[active(state)]!;
    case 'chest':
      return harbour.askChest(state);
    case 'newHarbour':
      return harbour.askHarbour(state);
    case 'pirateBattle':
      return battle.askPirateBattle(state);
    case 'battle':
      return plunder.askBattle(state);
    case 'reveal':
      return {kind: 'reveal', handles: state.ships.flatMap(ship => ship.chests)};
    default:
      return null;
  }
}

/** Folds an answer in that fits the ask. */
export function deal(state: PortState, answer: Answer, events?: PortEvent[]): void {
  switch (state.phase) {
    case 'setUp':
      layOut(state, answer, events);
      return;
    case 'chests':
      takeChests(state, answer);
      state.phase = 'sterns';
      beginning.goOnWithSterns(state, events);
      return;
    case 'wind':
      spin(state, drawnOf(answer)[0]![0]! - 1, events);
      return;
    case 'cards':
      cards.seal(state, sealedOf(answer), events);
      goOnWithCards(state, events);
      return;
    case 'open': {
      const seat = active(state);
      const {cards: play, byRule} = sailing.cardsOf(state, state.ships[seat]!, disclosedOf(answer)[0]!);
      events?.push({type: 'opened', seat, cards: play, byRule});
      sailing.sail(state, play, events);
      arrive(state, events);
      return;
    }
    case 'chest':
      harbour.takeChest(state, events);
      harbour.clearHarbour(state);
      state.phase = 'newHarbour';
      return;
    case 'newHarbour':
      harbour.newHarbour(state, answer, events);
      endTurn(state, events);
      return;
    case 'pirateBattle':
      if (battle.fightPirate(state, answer, events) === null) goOnWithBattles(state, events);
      return;
    case 'battle':
      plunder.fight(state, answer, events);
      goOnWithLoot(state, events);
      return;
    case 'reveal':
      openChests(state, answer, events);
      state.phase = 'over';
  }
}

/** The step of an action that `choices` offers. */
export function play(state: PortState, seat: Seat, action: PortAction, events?: PortEvent[]): void {
  switch (action.type) {
    case 'handyman':
    case 'still':
    case 'pirate':
    case 'ship':
      beginning.play(state, seat, action, events);
      return;
    case 'barter':
      cards.barter(state, seat, action, events);
      goOnWithCards(state, events);
      return;
    case 'sail':
      // Sealed: it comes with a disclosure.
      return;
    case 'unload':
      if (harbour.unload(state, seat, action, events)) state.phase = 'refill';
      else endTurn(state, events);
      return;
    case 'refill':
      harbour.refill(state, seat, action, events);
      leaveHarbour(state, events);
      return;
    case 'knight':
      battle.knight(state, seat, action, events);
      goOnWithBattles(state, events);
      return;
    case 'pay':
      battle.pay(state, seat, action, events);
      goOnWithBattles(state, events);
      return;
    case 'loot':
      plunder.loot(state, seat, action, events);
      goOnWithLoot(state, events);
      return;
    default:
      if (sea.play(state, seat, action, events)) endTurn(state, events);
  }
}

/** The wind of the first round, or that of the end of a round, which moves the pirate (PORT-ROUND-2). */
function spin(state: PortState, wind: number, events?: PortEvent[]): void {
  state.wind = wind;
  events?.push({type: 'wind', wind});
  if (state.round === 0) {
    openRound(state, events);
    return;
  }
  battle.movePirate(state, cell => flipLeft(state, cell, events), events);
  battle.beginBattles(state);
  if (state.phase === 'pirateBattle') goOnWithBattles(state, events);
}

/** PORT-ROUND-1: the next round, as far as it goes without anybody. */
export function openRound(state: PortState, events?: PortEvent[]): void {
  cards.beginRound(state, events);
  goOnWithCards(state, events);
}

function goOnWithCards(state: PortState, events?: PortEvent[]): void {
  if (state.sealing.length + state.bartering.length > 0) return;
  state.turn = 0;
  beginTurn(state, events);
}

/** PORT-MOVE-1: a whole turn, then the next. */
function beginTurn(state: PortState, events?: PortEvent[]): void {
  if (state.turn === state.ships.length) {
    state.phase = 'wind';
    return;
  }
  if (state.ships[active(state)]!.playing) {
    state.phase = 'open';
    return;
  }
  sailing.drift(state, events);
  arrive(state, events);
}

function arrive(state: PortState, events?: PortEvent[]): void {
  const seat = active(state);
  if (isHarbour(state.tiles[state.ships[seat]!.cell]!)) {
    if (harbour.canUnload(state, seat)) state.phase = 'harbour';
    else endTurn(state, events);
    return;
  }
  if (sea.begin(state)) endTurn(state, events);
}

function leaveHarbour(state: PortState, events?: PortEvent[]): void {
  if (!harbour.isComplete(state)) {
    endTurn(state, events);
    return;
  }
  // PORT-HARB-6: no chest where the pile is empty.
  if (state.chests.length > 0) {
    state.phase = 'chest';
    return;
  }
  harbour.clearHarbour(state);
  state.phase = 'newHarbour';
}

function endTurn(state: PortState, events?: PortEvent[]): void {
  checkShown(state, active(state), events);
  state.turn++;
  beginTurn(state, events);
}

function goOnWithBattles(state: PortState, events?: PortEvent[]): void {
  if (battle.nextBattle(state, events)) endRound(state, events);
}

function goOnWithLoot(state: PortState, events?: PortEvent[]): void {
  if (plunder.nextLoot(state)) state.phase = 'loot';
  else goOnWithBattles(state, events);
}

/** PORT-ROUND-3: the role of start player passes last. PORT-END-1. */
function endRound(state: PortState, events?: PortEvent[]): void {
  if (state.round === state.lastRound) {
    state.phase = state.ships.some(ship => ship.chests.length > 0) ? 'reveal' : 'over';
    return;
  }
  state.start = (state.start + 1) % state.ships.length;
  openRound(state, events);
}

function openChests(state: PortState, answer: Answer, events?: PortEvent[]): void {
  const faces = openedOf(answer);
  const handles = state.ships.flatMap(ship => ship.chests);
  state.opened = handles.map((handle, i) => [handle, faces[i]!] as const);
  state.ships.forEach((ship, seat) => {
    const values = ship.chests.map(handle => chestValue(faces[handles.indexOf(handle)]!));
    if (values.length > 0) events?.push({type: 'chestsOpened', seat, values});
  });
}
