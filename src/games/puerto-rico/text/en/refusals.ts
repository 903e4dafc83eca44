import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import type {MoreRefusal} from '../../expansions/refusals.ts';
import {fillsUp} from '../later.ts';
import type {PrRefusals} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {goods, tiles} from './nouns.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const {count, phases, ship} = words;
const names = Object.fromEntries(Object.entries(buildings).map(([id, {name}]) => [id, name]));
const roleNames = Object.fromEntries(Object.entries(roles).map(([id, {name}]) => [id, name]));

export const refusals = fillsUp<PrRefusals, MoreRefusal>({
  'pr/not-your-turn': () => 'It is another player’s turn.',
  'pr/game-over': () => 'The game is over.',
  'pr/waiting-for-draw': () => 'The new plantations are still being drawn.',
  'pr/other-decision': details => `Something else is being decided: ${wordIn(details, 'phase', phases)}.`,
  'pr/cannot-pass': () => 'You cannot pass here.',
  'pr/answer-missing': () => 'Say whether you take the worker.',
  'pr/answer-not-offered': () => 'No worker is offered here.',

  'pr/role-taken': details => `${wordIn(details, 'role', roleNames)} is already taken this round.`,
  'pr/role-not-used': details =>
    `${wordIn(details, 'role', roleNames)} is not used with this number of players.`,
  'pr/same-prospector': () => 'Both prospectors are the same: take the first one.',

  'pr/not-in-row': details => `Not among the face-up tiles: ${wordIn(details, 'tile', tiles)}.`,
  'pr/no-quarry-right': () => 'Only the settler or an active construction hut may take a quarry.',
  'pr/no-quarry-left': () => 'All quarries are taken.',

  'pr/places-mismatch': () => 'These workers do not fit your island. Place them again.',
  'pr/too-many-workers': details => `Only ${count.slots(numberIn(details, 'slots'))} there.`,
  'pr/fill-slots': details =>
    `Slots must not stay empty: ${count.workers(numberIn(details, 'want'))} to place, ${numberIn(details, 'given')} placed.`,

  'pr/too-expensive': details => `${count.doubloons(numberIn(details, 'short'))} short.`,
  'pr/sold-out': details => `Sold out: ${wordIn(details, 'building', names)}.`,
  'pr/already-owned': () => 'You already have this building.',
  'pr/no-city-space': details =>
    numberIn(details, 'need') > 1 ? 'It needs two free spaces in your city.' : 'Your city is full.',
  'pr/too-many-large': () => 'A fifth large building does not fit into any city.',

  'pr/not-produced': details => `You have produced no ${wordIn(details, 'good', goods)} in this phase.`,
  'pr/goods-gone': details => `The supply has no ${wordIn(details, 'good', goods)} left.`,

  'pr/no-such-good': details => `You have no ${wordIn(details, 'good', goods)}.`,
  'pr/kind-in-house': details =>
    `The trading house already has ${wordIn(details, 'good', goods)}; only an active office sells it again.`,

  'pr/no-such-ship': () => 'There is no such ship.',
  'pr/ship-full': details => `The ${ship(numberIn(details, 'capacity'))} is full.`,
  'pr/ship-other-good': details =>
    `The ${ship(numberIn(details, 'capacity'))} carries ${wordIn(details, 'good', goods)}.`,
  'pr/good-on-other-ship': details =>
    details.full === true
      ? `The ${ship(numberIn(details, 'capacity'))} already carries ${wordIn(details, 'good', goods)} and is full.`
      : `All ${wordIn(details, 'good', goods)} goes on the ${ship(numberIn(details, 'capacity'))}.`,
  'pr/larger-ship': details =>
    `Another empty ship takes more: ${numberIn(details, 'most')} instead of ${numberIn(details, 'count')}.`,
  'pr/no-wharf': () => 'You have no active wharf.',
  'pr/wharf-used': () => 'You have used your wharf in this phase.',
  'pr/must-load': () => 'You must load as long as a ship has room for your goods.',

  'pr/too-many-kinds': details =>
    numberIn(details, 'kinds') > 0
      ? `Your warehouses keep only ${count.kinds(numberIn(details, 'kinds'))}.`
      : 'You have no active warehouse.',
  'pr/too-many-singles': details => `You may keep only ${count.goods(numberIn(details, 'singles'))} besides.`,
  'pr/store-order': () => 'Name each kind once, in the order of the board.',
  'pr/store-more': () => 'You can keep more than that.',
  'pr/store-same': () => 'A lone barrel needs no warehouse: keep it as the single one.',
  'pr/not-in-play': () => 'This building is not in this game.',
});
