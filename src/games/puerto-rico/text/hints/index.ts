/** What hints say in Puerto Rico, one language at a time. */
import {type HintText, hintsOf} from '../../../../i18n/game-hints.ts';
import type {Language} from '../../../../i18n/language.ts';
import type {PrReason} from '../../hints/reasons.ts';
import {type PrAction, type PrView, TILES} from '../../types.ts';
import {loadPrText} from '../index.ts';
import type {PrText} from '../type.ts';
import type {PrHintWords} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly hints: PrHintWords}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export async function loadHints(language: Language): Promise<HintText> {
  const [{hints}, text] = await Promise.all([LOADERS[language](), loadPrText(language)]);
  return hintsOf<PrReason, PrAction, PrView>({
    reason: reason => wordReason(hints, text, reason),
    move: (action, view) => wordMove(hints, text, action, view),
  });
}

function wordReason({reasons}: PrHintWords, text: PrText, {id, details}: PrReason): string {
  // The key and the details are of the same reason, which the compiler cannot follow through the union.
  const word = reasons[id] as (details: PrReason['details'], text: PrText) => string;
  return word(details, text);
}

/** The log counts the workers and the nobles of a placement, and tells a role before its extra worker. */
function wordMove(words: PrHintWords, text: PrText, action: PrAction, {players, viewer}: PrView): string {
  if (action.type === 'takeRole' && action.privilegeWorkers === 0)
    return words.noExtraWorker(text.roles[action.role].name);
  if (action.type !== 'place' && action.type !== 'placeNobles') return '';
  const city = (viewer === null ? undefined : players[viewer])?.city ?? [];
  const names = [
    ...TILES.map(tile => text.tiles[tile]),
    ...city.map(({building}) => text.buildings[building].name),
  ];
  const standing = action.type === 'place' ? action.slots : action.nobles;
  const places = standing.flatMap((count, i) => (count > 0 ? [`${names[i] ?? ''} ${count}`] : [])).join(', ');
  return action.type === 'place' ? words.placed(places) : words.placedNobles(places);
}
