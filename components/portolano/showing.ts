import type {PortView} from '../../src/games/portolano/view.ts';
import type {Step} from './film.ts';

/** The moment of the film that stands on the screen. */
export interface Showing {
  /** The table as it was after the step. */
  readonly view: PortView;
  readonly steps: readonly Step[];
  /** Index of the step that is shown. */
  readonly at: number;
  readonly paused: boolean;
  /** No motion is wanted: the steps stand in a list. */
  readonly listed: boolean;
}
