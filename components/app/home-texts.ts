/** The texts of the start page and of what it asks: an element is defined when its words are there. */
import {type HomeText, loadMore, type StartText, t} from '../../src/i18n/index.ts';
import {Texts} from './text.ts';

await loadMore('home');

/** A class, as `PanelTexts`. */
export class HomeTexts extends Texts {
  override get words(): StartText & HomeText {
    return t();
  }
}
