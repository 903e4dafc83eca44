import {lister} from '../../../../i18n/plural.ts';
import {CANNON, COCOA, DIRECTIONS, DOUBLE, GOODS, LAYOUTS, MISSIONS, STERNS, UPGRADES} from '../../data.ts';
import type {PlaceOf, PortEventTexts} from '../types/text.ts';
import {things} from './things.ts';
import {words} from './words.ts';

const {count, load} = words;
const {upgrades, sterns, missions} = things;
const list = lister('en');
const goods = (counts: readonly number[]) => load([0, ...counts]);
const thrown = (out: readonly number[]) => (out.some(n => n > 0) ? `, throwing out ${load(out)}` : '');
const upgrade = (kind: number) => upgrades[UPGRADES[kind]!].name;
const mission = (at: number) => missions[MISSIONS[at]!].name;
const blows = (wind: number) => words.directions[DIRECTIONS[wind]!];
const place = (cell: number, at: PlaceOf) => at?.(cell) ?? `tile ${cell + 1}`;

export const events: PortEventTexts = {
  setUp: ({start, layout, missions: drawn}, name) =>
    `The chart is laid (${words.layouts[LAYOUTS[layout]!]}); ${name(start)} is first in turn order; missions: ${list(drawn.map(mission))}`,
  stern: ({seat, stern, coins, cannons, load: got, kind}, name) => {
    const gains = kind >= 0 ? upgrade(kind) : cannons > 0 ? count.cannons(cannons) : load(got, coins);
    return `${name(seat)} begins as ${sterns[STERNS[stern]!].name}: ${gains}`;
  },
  piratePlaced: ({seat, cell}, name, at) => `${name(seat)} puts the pirate on ${place(cell, at)}`,
  placed: ({seat, cell}, name, at) => `${name(seat)} starts from ${place(cell, at)}`,
  wind: ({wind}) => `The wind blows ${blows(wind)}`,
  round: ({round, start, last}, name) =>
    `Round ${round}${last ? ', the last one' : ''}: ${name(start)} is first in turn order`,
  bartered: ({seat, goods: given}, name) => `${name(seat)} gives ${goods(given)} for an emergency rum`,
  mutiny: ({seat, rum, shortage}, name) =>
    shortage
      ? `Mutiny on ${name(seat)}’s ship: the plan costs more than ${count.rum(rum)}, all of it is lost`
      : `Mutiny on ${name(seat)}’s ship: there is no rum`,
  sealed: ({seat}, name) => `${name(seat)} has sealed a plan`,
  opened: ({seat, cards, byRule}, name) =>
    `${name(seat)} opens the plan: ${cards.map(card => (card === DOUBLE ? '2×' : blows(card))).join(', ')}${byRule ? ' (by rule)' : ''}`,
  sailed: ({seat, to, cost, drift}, name, at) =>
    drift
      ? `${name(seat)} drifts to ${place(to, at)}`
      : `${name(seat)} sails to ${place(to, at)}${cost > 0 ? ` for ${count.rum(cost)}` : ''}`,
  anchored: ({seat}, name) => `${name(seat)} stays at anchor`,
  flipped: ({cell}, _, at) => `${at?.(cell) ?? `Tile ${cell + 1}`} is turned over`,
  picked: ({seat, got, item, out}, name) => {
    const what =
      got === CANNON ? 'a cannon' : got === COCOA && item !== COCOA ? 'cocoa' : words.goods[GOODS[got]!];
    return `${name(seat)} picks up ${what}${thrown(out)}`;
  },
  upgraded: ({seat, kind, value}, name) => `${name(seat)} buys ${upgrade(kind)}, worth ${value}`,
  traded: ({seat, gave, got, out}, name) =>
    `${name(seat)} trades ${load(gave)} for ${load(got)}${thrown(out)}`,
  gained: ({seat, rum, coins, out}, name) => `${name(seat)} gets ${load([rum], coins)}${thrown(out)}`,
  unloaded: ({seat, goods: unloaded, coins}, name) =>
    `${name(seat)} unloads ${count.goods(unloaded)} for ${count.coins(coins)}`,
  refilled: ({seat, rum, out}, name) => `${name(seat)} loads ${count.rum(rum)}${thrown(out)}`,
  chest: ({seat}, name) => `${name(seat)} completes the harbour and wins a treasure chest`,
  harbour: ({cell, reshuffled}, _, at) =>
    `A new harbour opens on ${place(cell, at)}${reshuffled ? '; the harbours are shuffled anew' : ''}`,
  pirateMoved: ({to}, _, at) => `The pirate drifts to ${place(to, at)}`,
  stayedOut: ({seat}, name) => `${name(seat)} stays out of this round’s battles`,
  pirateBattle: ({seat, hits, pirateHits, coins, owed}, name) => {
    const who = `${name(seat)} against the pirate: ${hits} to ${pirateHits}`;
    if (coins > 0) return `${who}, wins ${count.coins(coins)}`;
    return owed > 0 ? `${who}, owes ${owed}` : who;
  },
  paid: ({seat, load: lost, coins}, name) => `${name(seat)} loses ${load(lost, coins)}`,
  battle: ({seats, hits}, name) => `Battle: ${list(seats.map((seat, i) => `${name(seat)} ${hits[i]}`))}`,
  looted: ({seat, from, load: taken, coins, out}, name) =>
    `${name(seat)} takes ${load(taken, coins)} from ${name(from)}${thrown(out)}`,
  mission: ({seat, mission: at, place: rank}, name) =>
    `${name(seat)} completes a mission: ${mission(at)} (place ${rank + 1})`,
  markerLost: ({seat, mission: at}, name) => `${name(seat)} loses the marker on ${mission(at)}`,
  rowEmpty: ({row, lastRound}) =>
    `The ${words.goods[GOODS[row]!]} row is used up: round ${lastRound} is the last one`,
  chestsOpened: ({seat, values}, name) => `${name(seat)} opens chests: ${values.join(' + ')}`,
};
