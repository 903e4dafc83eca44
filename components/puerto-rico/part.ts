import {BoardPart} from '../board/part.ts';
import './symbols/index.ts';
import type {PrModel} from './model.ts';

export {default as planes} from '../board/planes.css';

/** A part of the board of Puerto Rico. */
export abstract class PrPart extends BoardPart<PrModel> {}
