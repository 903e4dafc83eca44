import type {Act} from '../src/table/seen/view-model.ts';
import {fire} from './kit/fire.ts';

/** Says something to the app: the only way up. */
export const act = (from: EventTarget, said: Act): boolean => fire(from, 'rs-act', said);
