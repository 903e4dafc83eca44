import {BoardPart} from '../board/part.ts';
import './symbols/index.ts';
import type {SjModel} from './model.ts';

export {default as planes} from '../board/planes.css';

/** A part of the board of San Juan. */
export abstract class SjPart extends BoardPart<SjModel> {}
