import {BoardPart} from '../board/part.ts';
import './symbols/index.ts';
import type {SjModel} from './model.ts';

export {planes} from '../board/planes.ts';

/** A part of the board of San Juan. */
export abstract class SjPart extends BoardPart<SjModel> {}
