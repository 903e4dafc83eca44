import {common} from './pl/common.ts';
import {joining} from './pl/joining.ts';
import type {StartText} from './type.ts';

/** Polski. */
export const pl: StartText = {
  common,
  joining,
};
