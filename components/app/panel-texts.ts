/** The texts of whatever draws a panel: its element is defined when the words of panels are there. */
import {type AppText, loadMore, t} from '../../src/i18n/index.ts';
import {Texts} from './text.ts';

await loadMore('panels');

/** A class, so that panels use it: a bundle may run a module that is only imported beside the one that imports it. */
export class PanelTexts extends Texts {
  override get words(): AppText {
    return t();
  }
}
