import {BoardPart} from '../board/part.ts';
import './symbols/index.ts';
import type {PortModel} from './model.ts';

export {planes} from '../board/planes.ts';

/** A part of the board of Portolano. */
export abstract class PortPart extends BoardPart<PortModel> {}
