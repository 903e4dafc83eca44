/** What the coach has said on this device, by game. Local: it is about the person at this screen, not about a table. */

const KEY = 'rs-coach';

export interface CoachMemory {
  /** `new`: nobody has been asked yet. */
  readonly wish: 'new' | 'on' | 'off';
  /** Steps that were said. */
  readonly seen: readonly string[];
}

const NEW: CoachMemory = {wish: 'new', seen: []};

/** What the browser does not keep, for as long as the page lives. */
const unkept = new Map<string, CoachMemory>();

/** Everything that is kept; what does not look like it counts as nothing. */
function all(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? {...kept} : {};
  } catch {
    return {};
  }
}

export function recall(game: string): CoachMemory {
  const here = unkept.get(game);
  if (here) return here;
  const kept = all()[game];
  if (kept === null || typeof kept !== 'object' || !('wish' in kept) || !('seen' in kept)) return NEW;
  const {wish, seen} = kept;
  if ((wish !== 'on' && wish !== 'off') || !Array.isArray(seen)) return NEW;
  return {wish, seen: seen.filter(id => typeof id === 'string')};
}

export function remember(game: string, memory: CoachMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({...all(), [game]: memory}));
  } catch {
    unkept.set(game, memory);
  }
}
