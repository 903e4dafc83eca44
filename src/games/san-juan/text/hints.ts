/** A move of a hint in San Juan, in the words of the button that makes it; a payment by its cards. */
import type {HandleId} from '../../../engine/ask.ts';
import {type HintText, hintsOf} from '../../../i18n/game-hints.ts';
import type {Language} from '../../../i18n/language.ts';
import type {SjAction, SjView} from '../types.ts';
import {saleOf} from './counts.ts';
import {type BoardWords, loadBoardWords, loadSjText, type SjText} from './index.ts';

interface Words {
  readonly text: SjText;
  readonly board: BoardWords;
}

export async function loadHints(language: Language): Promise<HintText> {
  const [text, board] = await Promise.all([loadSjText(language), loadBoardWords(language)]);
  return hintsOf<never, SjAction, SjView>({
    // The figures of the tries are all there is.
    reason: () => '',
    move: (action, view) => wordMove({text, board}, action, view),
  });
}

/** @returns empty for what the view does not show: then the log tells it */
function wordMove({text, board}: Words, action: SjAction, view: SjView): string {
  const {buttons, buildings} = text;
  const shown = [...view.hand, ...view.drawn, ...view.mine];
  const names = (handles: readonly HandleId[]): readonly string[] =>
    handles.flatMap(handle => {
      const card = shown.find(known => known.handle === handle);
      return card ? buildings[card.building].name : [];
    });
  const city = view.players.find(({seat}) => seat === view.viewer)?.city ?? [];
  const goods = (places: readonly number[]): readonly string[] =>
    places.flatMap(place => {
      const good = city[place]?.good;
      return good ? text.goods[good] : [];
    });
  switch (action.type) {
    case 'takeRole':
      return more(board.take(action.role), action.useLibrary ? [text.library.label] : []);
    case 'build': {
      const card = shown.find(({handle}) => handle === action.card);
      if (!card) return '';
      const covered = action.over === undefined ? undefined : city[action.over];
      const paid = [...names(action.pay), ...goods(action.goods)].join(', ');
      return more(board.build(card.building), [
        ...(covered ? [board.over(buildings[covered.building].name)] : []),
        ...(paid ? [`${board.pays}: ${paid}`] : []),
      ]);
    }
    case 'draft':
      return said(buttons.keep(action.keep.length).short, names(action.keep));
    case 'keep':
      return said(buttons.keep(action.cards.length).short, names(action.cards));
    case 'discard':
      return said(buttons.discard(action.cards.length, action.cards.length).short, names(action.cards));
    case 'tuck':
      return said(buttons.tuck.short, names([action.card]));
    case 'take':
      return names([action.card]).join('');
    case 'produce':
      return said(buttons.produce(action.places.length).short, goods(action.places));
    case 'sell':
      return said(buttons.sell(action.places.length, saleOf(view, action.places)).long, goods(action.places));
    case 'consult':
      return buttons.consult(view.council.drawn).long;
    case 'mine':
      return buttons.mine.long;
    case 'pass':
      return view.phase in buttons.pass ? buttons.pass[view.phase as keyof typeof buttons.pass].long : '';
  }
}

const said = (what: string, which: readonly string[]): string =>
  which.length > 0 ? `${what}: ${which.join(', ')}` : what;

const more = (what: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${what} (${parts.join('; ')})` : what;
