import {BoardElement} from '../board/element.ts';
import './symbols/index.ts';
import type {SjModel} from './model.ts';

export {default as planes} from '../board/planes.css';

/** A part of the board of San Juan. */
export abstract class SjElement extends BoardElement<SjModel> {}
