import type {Options} from '../../../src/engine/game.ts';

/** Puerto Rico with all four expansions. */
export const EVERYTHING: Options = {newBuildings: true, nobles: true, buccaneer: true, festival: true};
