import {BoardPart} from '../board/part.ts';
import type {CatModel} from './model.ts';

/** A part of the board of Catan. */
export abstract class CatPart extends BoardPart<CatModel> {
  static override styles = BoardPart.styles;
}
