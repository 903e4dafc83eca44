/** Magyar. */
export {common} from './common.ts';
export {joining} from './joining.ts';
