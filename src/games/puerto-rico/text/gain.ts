/** What somebody did who has more points now, as it stands behind "in round 9". */
import type {GameEvent, Seat} from '../../../engine/game.ts';
import {BUILDINGS, type Building, type PrEvent} from '../types.ts';

interface GainWords {
  readonly built: (building: Building) => string;
  readonly shipped: string;
  /** A building counts, or counts more. */
  readonly bonus: (building: Building) => string;
  readonly nobles: string;
}

/**
 * @returns of a source of points (`SeatScore.parts`), the events of the entry that brought the most of them, and whose they are:
 * the building that was built, or what else brought points; null where nothing can be named
 */
export const gains =
  (words: GainWords) =>
  (part: string, events: readonly GameEvent[], seat: Seat): string | null => {
    const built = (events as readonly PrEvent[]).find(event => event.type === 'built' && event.seat === seat);
    if (built?.type === 'built') return words.built(built.building);
    if (part === 'chips') return words.shipped;
    if (part === 'nobles') return words.nobles;
    const building = BUILDINGS.find(id => id === part);
    return building ? words.bonus(building) : null;
  };
