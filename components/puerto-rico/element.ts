import {BoardElement} from '../board/element.ts';
import './symbols/index.ts';
import type {PrModel} from './model.ts';

export {default as planes} from '../board/planes.css';

/** A part of the board of Puerto Rico. */
export abstract class PrElement extends BoardElement<PrModel> {}
