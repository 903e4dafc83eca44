/**
 * A record like that of a game of San Juan with four seats: 106 cards shuffled, 80 dealt, 30 opened, the discards
 * shuffled again, and a drop-out towards the end.
 */
import {type Ledger, ledger} from './ledger.ts';

export interface Size {
  readonly cards: number;
  readonly deals: number;
  readonly openings: number;
}

export const FULL: Size = {cards: 106, deals: 80, openings: 30};

export function sanJuan({cards, deals, openings}: Size): Ledger {
  const table = ledger({seats: 4, backup: true, secret: 0x21});
  let pile = table.shuffle(
    'sj/deck',
    [],
    Array.from({length: cards}, (_, v) => v),
  );
  const hands: number[][] = [[], [], [], []];
  const discards: number[] = [];
  let dealt = 0;
  let opened = 0;
  const deal = (seat: number, count: number) => {
    const handles = pile.slice(0, count);
    pile = pile.slice(count);
    table.request({kind: 'deal', handles, to: seat});
    hands[seat]!.push(...handles);
    dealt += handles.length;
  };
  for (const seat of [0, 1, 2, 3]) deal(seat, 4);
  for (let turn = 0; dealt < deals || opened < openings; turn++) {
    const seat = turn % 4;
    if (dealt < deals) deal(seat, Math.min(turn % 5 === 0 ? 2 : 1, deals - dealt));
    const hand = hands[seat]!;
    if (opened < openings && hand.length > 1) {
      const [card, payment] = hand.splice(0, 2) as [number, number];
      table.act(seat, (prev, item) => table.seats[seat]!.open(prev, item, [card]));
      discards.push(payment);
      opened++;
    }
    if (turn % 10 === 9)
      table.request({kind: 'beacon', purpose: 'price', draws: [{kind: 'pick', from: 5, count: 1}]});
  }
  const again = table.shuffle('sj/deck', [...pile, ...discards]);
  table.request({kind: 'deal', handles: again.slice(0, 1), to: 0});
  table.change('drop', 3);
  table.recover(3);
  table.request({kind: 'deal', handles: again.slice(1, 3), to: 1});
  return table;
}
