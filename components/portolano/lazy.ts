/** What the first screen does without, fetched behind it: the stage of a captain's own turn, and what the film is made of. */
import './stage.ts';

export {filmQuay} from './film-quay.ts';
export {stepsOf} from './film-steps.ts';
export {after} from './film-view.ts';
