/** What hints say in Portolano, one language at a time. */
import {type HintText, hintsOf} from '../../../../i18n/game-hints.ts';
import type {Language} from '../../../../i18n/language.ts';
import {DIRECTIONS, DOUBLE} from '../../data.ts';
import type {PortReason} from '../../hints/reasons.ts';
import type {PortAction} from '../../types.ts';
import type {PortView} from '../../view.ts';
import {loadPortText} from '../index.ts';
import type {PortText} from '../type.ts';
import type {PortHintWords} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly hints: PortHintWords}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export async function loadHints(language: Language): Promise<HintText> {
  const [{hints}, text] = await Promise.all([LOADERS[language](), loadPortText(language)]);
  return hintsOf<PortReason, PortAction, PortView>({
    reason: reason => wordReason(hints, text, reason),
    move: action => wordMove(hints, text, action),
  });
}

function wordReason({reasons}: PortHintWords, text: PortText, {id, details}: PortReason): string {
  // The key and the details are of the same reason, which the compiler cannot follow through the union.
  const word = reasons[id] as (details: PortReason['details'], text: PortText) => string;
  return word(details, text);
}

/** The log is silent on a sealed plan, and on what is left undone. */
function wordMove(words: PortHintWords, {directions}: PortText, action: PortAction): string {
  switch (action.type) {
    case 'sail': {
      const [first = DOUBLE] = action.cards;
      if (first === DOUBLE) return words.anchor;
      return words.course(action.cards.map(card => directions[DIRECTIONS[card === DOUBLE ? first : card]!]));
    }
    case 'end':
      return words.end;
    case 'knight':
      return action.stayOut ? '' : words.fight;
    case 'unload':
      return action.filling.every(slot => slot < 0) ? words.unloadNothing : '';
    case 'refill':
      return action.rum === 0 ? words.noRum : '';
    default:
      return '';
  }
}
