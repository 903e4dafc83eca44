/** The shapes of actions. */
import {count, flag, listOf, readerOf, whole} from '../../engine/kit/fields.ts';
import type {PortAction} from './types.ts';

const MOST = 999;
/** A number, or -1 for none. */
const some = whole(-1, MOST);
const counts = (length: number) => listOf(count(MOST), length, length);
const load = counts(5);

/** A fresh copy of a well-formed action, or null. */
export const parse = readerOf<PortAction>({
  handyman: {kind: some},
  still: {good: some},
  pirate: {cell: some},
  ship: {cell: some},
  barter: {goods: counts(4)},
  sail: {cards: listOf(some, 1, 2)},
  pick: {item: some, out: load},
  upgrade: {kind: some},
  buyRum: {goods: counts(4)},
  sellRum: {goods: counts(3)},
  swap: {give: some, take: counts(3), out: load},
  freeRum: {out: load},
  coin: {},
  huckster: {good: some},
  end: {},
  unload: {filling: listOf(some, 1, 5)},
  refill: {rum: some, out: load},
  knight: {stayOut: flag},
  pay: {load, coins: some},
  loot: {load, coins: some, out: load},
});
