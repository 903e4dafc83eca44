/** What no step may break: no card comes or goes, and nothing lies where it cannot. */
import type {HandleId} from '../../engine/ask.ts';
import type {Law} from '../listing.ts';
import {CARDS, FULL_CITY, isProduction, KIND} from './data.ts';
import type {SjState, Town} from './state.ts';
import {TILES} from './types.ts';

/** The first law that a state breaks, as a sentence; null when all hold. */
export const brokenLaw = (state: SjState): string | null =>
  cardsLaw(state) ?? facesLaw(state) ?? townsLaw(state) ?? tilesLaw(state) ?? turnLaw(state);

/** `brokenLaw` as the list of games offers it. */
export const law: Law = state => brokenLaw(state as SjState); // given states of this game only

/** Every hidden card in play, each once. */
export function handlesOf({pile, discards, lifted, drawn, mine, towns}: SjState): HandleId[] {
  const inHands = new Set(towns.flatMap(({hand}) => hand));
  return [
    ...pile,
    ...discards,
    ...lifted,
    ...drawn,
    // One that was taken lies in its hand already.
    ...mine.filter(card => !inHands.has(card)),
    ...towns.flatMap(({hand, chapel, goods}) => [...hand, ...chapel, ...goods.filter(good => good !== -1)]),
  ];
}

/** Every card that lies open, covered ones too. */
export const openFaces = ({towns}: SjState): number[] =>
  towns.flatMap(({row, covered}) => [...row, ...covered]);

function cardsLaw(state: SjState): string | null {
  // Before the deck is shuffled nothing has a handle.
  if (state.asking === 'governor' || state.asking === 'deck') return null;
  const handles = handlesOf(state);
  if (new Set(handles).size !== handles.length) return 'a card lies in two places';
  const count = handles.length + openFaces(state).length;
  return count === CARDS ? null : `${count} cards of ${CARDS}`;
}

function facesLaw(state: SjState): string | null {
  const faces = openFaces(state);
  return new Set(faces).size === faces.length ? null : 'a card lies open twice';
}

function townsLaw({towns}: SjState): string | null {
  const seat = towns.findIndex(town => !fits(town));
  return seat < 0 ? null : `seat ${seat} holds what it cannot: ${JSON.stringify(towns[seat])}`;
}

function fits({row, goods}: Town): boolean {
  const purple = row.map(face => KIND[face]!).filter(kind => !isProduction(kind));
  return (
    row.length <= FULL_CITY &&
    goods.length === row.length &&
    new Set(purple).size === purple.length &&
    goods.every((good, place) => good === -1 || isProduction(KIND[row[place]!]!))
  );
}

function tilesLaw({tiles}: SjState): string | null {
  return new Set(tiles).size === tiles.length && tiles.length <= TILES.length ? null : `tiles ${tiles}`;
}

/** What waits for one moment only is gone after it. */
function turnLaw({phase, towns, drawn, mine, mineFaces, deciding}: SjState): string | null {
  if (phase !== 'builder' && phase !== 'over' && towns.some(({newest}) => newest !== -1))
    return `a building is still new in ${phase}`;
  if (phase === 'pick' && drawn.length + mine.length + mineFaces.length + deciding.length > 0)
    return 'something is left over from a phase';
  return null;
}
