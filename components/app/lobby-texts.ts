/** The texts of the lobby and of who invites from a table: an element is defined when its words are there. */
import {type LobbyText, loadMore, type StartText, t} from '../../src/i18n/index.ts';
import {Texts} from './text.ts';

await loadMore('lobby');

/** A class, as `PanelTexts`. */
export class LobbyTexts extends Texts {
  override get words(): StartText & LobbyText {
    return t();
  }
}
