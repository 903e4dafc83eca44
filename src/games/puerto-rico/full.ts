/** The game with the rules of all expansions. */
import './expansions/index.ts';

export {game} from './index.ts';
