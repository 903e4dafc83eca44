/** What hints say in Puerto Rico, one language at a time. */
import {type HintText, hintsOf} from '../../../../i18n/game-hints.ts';
import type {Language} from '../../../../i18n/language.ts';
import type {PrReason} from '../../hints/reasons.ts';
import type {PrAction, PrView} from '../../types.ts';
import type {BoardWords} from '../board/type.ts';
import {loadPrText} from '../index.ts';
import type {PrText} from '../type.ts';
import {wordMove} from './moves.ts';
import type {PrHintWords} from './type.ts';

interface Hints {
  readonly hints: PrHintWords;
}
interface Captions {
  readonly board: BoardWords;
}

/** Beside them the captions of the board, file by file: what chooses among those belongs to the board alone. */
const LOADERS: Readonly<Record<Language, () => Promise<readonly [Hints, Captions]>>> = {
  en: () => Promise.all([import('./en.ts'), import('../board/en.ts')]),
  hu: () => Promise.all([import('./hu.ts'), import('../board/hu.ts')]),
  pl: () => Promise.all([import('./pl.ts'), import('../board/pl.ts')]),
};

export async function loadHints(language: Language): Promise<HintText> {
  const [[{hints}, {board}], text] = await Promise.all([LOADERS[language](), loadPrText(language)]);
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
