import {BoardElement} from '../board/element.ts';
import './symbols/index.ts';
import type {PortModel} from './model.ts';

export {default as planes} from '../board/planes.css';

/** A part of the board of Portolano. */
export abstract class PortElement extends BoardElement<PortModel> {}
