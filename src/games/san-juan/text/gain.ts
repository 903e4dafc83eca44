/** What somebody did who has more points now, as it stands behind "in round 9". */
import type {GameEvent, Seat} from '../../../engine/game.ts';
import type {Building, SjEvent} from '../types.ts';

interface GainWords {
  readonly built: (building: Building) => string;
  readonly underChapel: string;
}

/**
 * @returns of a source of points (`SeatScore.parts`), the events of the entry that brought the most of them, and whose they are:
 * the building that was built, or the card under the chapel; null where nothing can be named
 */
export const gains =
  (words: GainWords) =>
  (part: string, events: readonly GameEvent[], seat: Seat): string | null => {
    const built = (events as readonly SjEvent[]).find(event => event.type === 'built' && event.seat === seat);
    if (built?.type === 'built') return words.built(built.building);
    return part === 'chapel' ? words.underChapel : null;
  };
