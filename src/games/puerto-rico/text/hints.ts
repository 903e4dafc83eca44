/** What hints say in Puerto Rico, one language at a time. */

import {sum} from '../../../base/sum.ts';
import {type HintText, hintsOf} from '../../../i18n/game-hints.ts';
import type {Language} from '../../../i18n/language.ts';
import type {PrReason} from '../hints/reasons.ts';
import {GOODS, type GoodCounts, type PrAction, type PrView, TILES} from '../types.ts';
import {loadBoardWords, loadHintWords, loadPrText} from './index.ts';
import type {BoardWords, PrHintWords} from './types/board.ts';
import type {PrText} from './types/text.ts';

export async function loadHints(language: Language): Promise<HintText> {
  const [hints, text, board] = await Promise.all([
    loadHintWords(language),
    loadPrText(language),
    loadBoardWords(language),
  ]);
  return hintsOf<PrReason, PrAction, PrView>({
    reason: reason => wordReason(hints, text, reason),
    move: (action, view) => wordMove({hints, text, board}, action, view),
  });
}

function wordReason({reasons}: PrHintWords, text: PrText, {id, details}: PrReason): string {
  // The key and the details are of the same reason, which the compiler cannot follow through the union.
  const word = reasons[id] as (details: PrReason['details'], text: PrText) => string;
  return word(details, text);
}

/**
 * A move of a hint, in the words of the button that makes it: the log would tell it of somebody else. Where one tap decides
 * more than its button says, the rest stands behind.
 */
interface Words {
  readonly hints: PrHintWords;
  readonly text: PrText;
  readonly board: BoardWords;
}

/** @returns empty for what the view does not offer: then the log tells it */
export function wordMove({hints, text, board}: Words, action: PrAction, view: PrView): string {
  const {buttons, toggles, count} = text;
  const more = text.more.buttons;
  switch (action.type) {
    case 'takeRole':
      return action.privilegeWorkers === 0
        ? hints.noExtraWorker(text.roles[action.role].name)
        : board.take(action.role);
    case 'drawTile':
      return buttons.drawTile.long;
    case 'settle':
      return joined(
        buttons.settle(action.tile).long,
        action.asForest && text.more.asForest.label,
        action.takeWorker && toggles.hospice.label,
      );
    case 'place':
    case 'placeNobles':
      return standing({hints, text, board}, action, view);
    case 'build': {
      const price = view.market.find(({building}) => building === action.building)?.price;
      return joined(
        board.build(action.building),
        price !== undefined && count.doubloons(price),
        action.payment && text.more.payment(action.payment),
        action.takeWorker && toggles.university.label,
      );
    }
    case 'takeGood':
      return buttons.takeGood(action.good).long;
    case 'sell': {
      const sale = view.sales.find(({good, post}) => good === action.good && post === action.post);
      if (!sale) return '';
      return sale.post ? more.sellAtPost(sale.good, sale.doubloons).long : buttons.sell(sale).long;
    }
    case 'load': {
      const load = view.loads.find(({good, ship}) => good === action.good && ship === action.ship);
      return load ? buttons.load(load).long : '';
    }
    case 'store': {
      const held = own(view)?.goods ?? [];
      const kept = GOODS.map((good, i) =>
        action.kinds.includes(good) ? held[i]! : action.singles.filter(single => single === good).length,
      );
      // One count for each good, as there are goods.
      return hints.kept(kept as unknown as GoodCounts);
    }
    case 'pass':
      return passed(text, view);
    case 'draft':
      return more.draft(action.building).long;
    case 'moveGuest':
      return more.moveGuest(action).long;
    case 'guestsStay':
      return more.guestsStay.long;
    case 'layTile':
      return more.layTile(action.asForest).long;
    case 'supply':
      return more.supply(action.goods.length).long;
    case 'smallWharf':
      return more.smallWharf(sum(action.goods), Math.floor(sum(action.goods) / 2)).long;
    case 'takePiece':
      return more.takePiece(action.piece).long;
    case 'discardTile':
      return more.discardTile(action.tile, action.from).long;
    case 'sellTile':
      return more.sellTile(action.tile, action.from).long;
    case 'buyTile':
      return joined(more.buyTile(action.tile ?? null).long, action.asForest && text.more.asForest.label);
    case 'piracy': {
      const ship = view.ships[action.ship];
      return ship?.good ? more.piracy(ship.good, ship.load, action.keep).long : '';
    }
    case 'plunder':
      return more.plunder(view.house.length).long;
    case 'raid':
      return more.raid(sum(action.slots)).long;
    case 'capture':
      return more.capture(action.role, view.roles.find(({role}) => role === action.role)?.doubloons ?? 0)
        .long;
  }
}

const joined = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

const own = ({players, viewer}: PrView) => (viewer === null ? undefined : players[viewer]);

function passed({buttons, more}: PrText, {phase}: PrView): string {
  const words: Readonly<Partial<Record<string, {readonly long: string}>>> = {
    ...buttons.pass,
    ...more.buttons.pass,
  };
  return words[phase]?.long ?? '';
}

/** Where the pieces stand: the log only counts them. */
function standing(
  {hints, text}: Words,
  action: Extract<PrAction, {type: 'place' | 'placeNobles'}>,
  view: PrView,
): string {
  const names = [
    ...TILES.map(tile => text.tiles[tile]),
    ...(own(view)?.city ?? []).map(({building}) => text.buildings[building].name),
  ];
  const pieces = action.type === 'place' ? action.slots : action.nobles;
  const places = pieces.flatMap((count, i) => (count > 0 ? [`${names[i] ?? ''} ${count}`] : [])).join(', ');
  return action.type === 'place' ? hints.placed(places) : hints.placedNobles(places);
}
