/** Two leaks, as attacks. Run against the library, and against builds with one check taken out. */
import {G, times} from '../../../src/fair/group.ts';
import {underKey} from '../../../src/fair/handle.ts';
import {decodePass, encodePass} from '../../../src/fair/shuffle.ts';
import {ledger} from './ledger.ts';

const CARDS = [0, 1, 2, 3, 4, 5];

/**
 * Seat 1 holds a card. The host has the engine deal the same handle again, to seat 2. The only layer that is left is
 * seat 1's: its client publishes it, and the card lies open.
 * @returns the card seat 1 held, and what everybody reads
 */
export function dealAgain(): {held: number; leaked: number | undefined} {
  const table = ledger({seats: 3});
  const [card] = table.shuffle('deck', [], CARDS) as [number];
  table.request({kind: 'deal', handles: [card], to: 1});
  const held = table.seats[1]!.face(card)!;
  const claims = table.request({kind: 'deal', handles: [card], to: 2});
  return {held, leaked: claims.opened.get(card)};
}

/**
 * Seat 1 holds a card. Seat 2 shuffles last when other cards are shuffled again; in the place of one it puts seat 1's
 * card, re-encrypted. When "that card" is dealt to seat 2, all seats hand it the shares, seat 1 included.
 * @returns the card seat 1 held, and what seat 2 reads
 */
export function plant(): {held: number; leaked: number | undefined} {
  const table = ledger({seats: 3});
  const cards = table.shuffle('deck', [], CARDS) as [number, number, number, number];
  table.request({kind: 'deal', handles: [cards[0]], to: 1});
  const held = table.seats[1]!.face(cards[0])!;
  const by = [0, 1, 2];
  const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: cards.slice(1), mint: [], by, key: by});
  table.say(0, 'pass', rid, table.seats[0]!.pass(rid));
  table.say(1, 'pass', rid, table.seats[1]!.pass(rid));
  const honest = decodePass(table.seats[2]!.pass(rid));
  const victim = underKey(table.state.handles.get(cards[0]), by, new Map());
  const planted = {
    a: victim.a.add(times(G, 99n)),
    b: victim.b.add(times(table.state.jointKey(by), 99n)),
  };
  const {fresh} = table.say(2, 'pass', rid, encodePass({...honest, f: honest.f.with(0, planted)}));
  table.request({kind: 'deal', handles: [fresh[0]!], to: 2});
  return {held, leaked: table.seats[2]!.face(fresh[0]!)};
}
