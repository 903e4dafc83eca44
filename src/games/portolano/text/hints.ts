/** What hints say in Portolano, one language at a time. */
import {sum} from '../../../base/sum.ts';
import {type HintText, hintsOf} from '../../../i18n/game-hints.ts';
import type {Language} from '../../../i18n/language.ts';
import {CANNON, DIRECTIONS, DOUBLE, GOODS, UPGRADES} from '../data.ts';
import type {PortReason} from '../hints/reasons.ts';
import type {PortAction} from '../types.ts';
import type {PortView} from '../view.ts';
import {type BoardWords, loadBoardWords, loadHintWords, loadPortText} from './index.ts';
import {place} from './places.ts';
import type {PortHintWords} from './types/board.ts';
import type {PortText} from './types/text.ts';

export async function loadHints(language: Language): Promise<HintText> {
  const [hints, text, board] = await Promise.all([
    loadHintWords(language),
    loadPortText(language),
    loadBoardWords(language),
  ]);
  return hintsOf<PortReason, PortAction, PortView>({
    reason: reason => wordReason(hints, text, reason),
    move: (action, view) => wordMove({hints, text, board}, action, view),
  });
}

function wordReason({reasons}: PortHintWords, text: PortText, {id, details}: PortReason): string {
  // The key and the details are of the same reason, which the compiler cannot follow through the union.
  const word = reasons[id] as (details: PortReason['details'], text: PortText) => string;
  return word(details, text);
}

interface Words {
  readonly hints: PortHintWords;
  readonly text: PortText;
  readonly board: BoardWords;
}

/** In the words of the buttons, to whoever asked: the log would tell it of somebody else, and nothing of a sealed plan. */
function wordMove({hints, text, board}: Words, action: PortAction, view: PortView): string {
  const {directions, count, load} = text;
  const goods = (counts: readonly number[]) => load([0, ...counts]);
  const ones = (good: number) => GOODS.map((_, kind) => (kind === good ? 1 : 0));
  const one = (good: number) => goods(ones(good));
  const upgrade = (kind: number) => `${board.short.upgrade}: ${text.upgrades[UPGRADES[kind]!].name}`;
  switch (action.type) {
    case 'sail': {
      const [first = DOUBLE] = action.cards;
      if (first === DOUBLE) return hints.anchor;
      return hints.course(action.cards.map(card => directions[DIRECTIONS[card === DOUBLE ? first : card]!]));
    }
    case 'handyman':
    case 'upgrade':
      return upgrade(action.kind);
    case 'still':
      return `${board.take}: ${load([action.good < 0 ? 4 : 3, ...ones(action.good)])}`;
    case 'pirate':
      return `${board.pirate}: ${place(action.cell, {view, text})}`;
    case 'ship':
      return board.place.at(place(action.cell, {view, text}));
    case 'barter':
      return sum(action.goods) === 0 ? board.barter.no : `${goods(action.goods)} → ${count.rum(1)}`;
    case 'pick':
      return action.item === CANNON
        ? board.sea.takeCannon
        : board.sea.takeGood(text.goods[GOODS[action.item]!]);
    case 'buyRum':
      return `${goods(action.goods)} → ${count.rum(sum(action.goods))}`;
    case 'sellRum':
      return `${count.rum(sum(action.goods))} → ${goods(action.goods)}`;
    case 'swap':
      return `${one(action.give)} → ${goods(action.take)}`;
    case 'huckster':
      return `${one(action.good)} → ${count.rum(1)}`;
    case 'freeRum':
      return board.short['free-rum'];
    case 'coin':
      return board.short.coin;
    case 'end':
      return hints.end;
    case 'knight':
      return action.stayOut ? board.knight.out : hints.fight;
    case 'unload': {
      const given = GOODS.map(
        (_, kind) => action.filling.filter(slot => Math.min(slot, 3) === kind && slot < 5).length,
      );
      return sum(given) === 0 ? hints.unloadNothing : `${board.harbour.unload}: ${goods(given)}`;
    }
    case 'refill':
      return action.rum === 0 ? hints.noRum : `${board.harbour.loadIt}: ${count.rum(action.rum)}`;
    case 'pay':
      return `${board.battle.pay}: ${load(action.load, action.coins)}`;
    case 'loot':
      return sum(action.load) + action.coins === 0
        ? board.battle.spare
        : `${board.battle.take}: ${load(action.load, action.coins)}`;
  }
}
