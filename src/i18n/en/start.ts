/** English, which is also the list of keys: what every screen may say. The rest comes with the first screen that says it (`MORE` in `index.ts`). */
export {common} from './common.ts';
export {joining} from './joining.ts';
