/** About how long a game takes, with what the options say that each expansion adds. */
import type {Options} from '../../../engine/game.ts';

const SEATS: Readonly<Record<number, number>> = {2: 45, 3: 60, 4: 75, 5: 90};
const MORE: Readonly<Record<string, number>> = {newBuildings: 15, nobles: 15, buccaneer: 10};

export const minutes = (seats: number, options: Options = {}): number =>
  Object.entries(MORE).reduce(
    (sum, [id, more]) => sum + (options[id] === true ? more : 0),
    SEATS[seats] ?? 75,
  );
