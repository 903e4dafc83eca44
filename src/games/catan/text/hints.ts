/** What hints say in Catan, one language at a time. */

import {type HintText, hintsOf} from '../../../i18n/game-hints.ts';
import type {Language} from '../../../i18n/language.ts';
import {capital} from '../../../i18n/plural.ts';
import type {CatReason} from '../hints/reasons.ts';
import {type CatAction, type CatView, type Piece, RESOURCES, type Terms} from '../types.ts';
import {type BoardWords, loadBoardWords, loadCatText, loadHintWords} from './index.ts';
import type {CatHintWords, HintTold} from './types/board.ts';
import type {CatText} from './types/text.ts';

export async function loadHints(language: Language): Promise<HintText> {
  const [hints, text, board] = await Promise.all([
    loadHintWords(language),
    loadCatText(language),
    loadBoardWords(language),
  ]);
  return hintsOf<CatReason, CatAction, CatView>({
    reason: ({id, details}, name) => {
      // The key and the details are of the same reason, which the compiler cannot follow through the union.
      const word = hints.reasons[id] as (details: CatReason['details'], told: HintTold) => string;
      return word(details, {text, name});
    },
    move: (action, view) => wordMove(hints, text, board, action, view),
  });
}

/** In the words of the buttons, to whoever asked: the log would tell it of somebody else, and without the place. */
function wordMove(
  words: CatHintWords,
  text: CatText,
  board: BoardWords,
  action: CatAction,
  view: CatView,
): string {
  const at = (what: string, kind: 'corner' | 'edge' | 'hex', place: number) =>
    `${capital(what)}: ${board.around(kind, place, {view, text})}`;
  const piece = (name: Piece, kind: 'corner' | 'edge', place: number) => at(text.pieces[name], kind, place);
  const terms = ({give, want}: Terms) =>
    `${board.youGive}: ${text.cards(give)}; ${board.youGet}: ${text.cards(want)}`;
  switch (action.type) {
    case 'foundSettlement':
    case 'buildSettlement':
      return piece('settlement', 'corner', action.at);
    case 'buildCity':
      return piece('city', 'corner', action.at);
    case 'foundRoad':
    case 'buildRoad':
    case 'freeRoad':
      return piece('road', 'edge', action.edge);
    case 'buyCard':
      return capital(text.pieces.card);
    case 'robber':
      return at(text.terms.robber, 'hex', action.hex);
    case 'monopoly':
      return `${text.development.monopoly.name}: ${text.resources[action.kind]}`;
    case 'roll':
      return words.roll;
    case 'endTurn':
      return words.endTurn;
    case 'discard':
      return words.discard(text.cards(thrown(action, view)));
    case 'knight':
      return `${board.buttons.play}: ${text.development.knight.name}`;
    case 'roadBuilding':
      return `${board.buttons.play}: ${text.development['road-building'].name}`;
    case 'yearOfPlenty':
      return `${text.development['year-of-plenty'].name}: ${text.cardList(action.take)}`;
    case 'bankTrade': {
      const rate = view.rates[RESOURCES.indexOf(action.give)]!;
      return board.bankTrade(text.resource(rate, action.give), text.resource(1, action.take));
    }
    case 'offer':
      return `${board.buttons.offer}: ${terms(action.terms)}`;
    case 'propose':
      return `${board.buttons.propose}: ${terms(action.terms)}`;
    case 'accept':
      return board.buttons.accept;
    case 'decline':
      return board.buttons.decline;
    case 'confirm':
      return board.buttons.trade;
    case 'withdraw':
      return board.buttons.withdraw;
    case 'toBuild':
      return board.build;
    case 'declareVictory':
      return board.buttons.victory;
  }
}

const thrown = ({cards, hidden}: Extract<CatAction, {type: 'discard'}>, {concealed}: CatView): number[] =>
  cards.map(
    (count, kind) =>
      count + concealed.filter(card => card.kind === RESOURCES[kind] && hidden.includes(card.handle)).length,
  );
