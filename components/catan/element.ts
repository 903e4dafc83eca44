import {BoardElement} from '../board/element.ts';
import type {CatModel} from './model.ts';

/** A part of the board of Catan. */
export abstract class CatElement extends BoardElement<CatModel> {
  static override styles = BoardElement.styles;
}
