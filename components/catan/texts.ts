import type {BoardWords} from '../../src/games/catan/text/types/board.ts';
import type {CatText} from '../../src/games/catan/text/types/text.ts';
import type {Painting} from '../board/painter.ts';

/** The words of one language. */
export interface CatTexts {
  readonly text: CatText;
  readonly words: BoardWords;
  readonly sentence: Painting['sentence'];
}
