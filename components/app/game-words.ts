import {html} from 'lit';
import {gameFrame, gameLine, gameName} from '../../src/games/words.ts';
import {language, type StartText} from '../../src/i18n/index.ts';

/** A game to be chosen: its name, for how many it is, how long it takes, and what one does in it. */
export function gameWords(id: string, {players, minutes}: StartText['common']) {
  const frame = gameFrame(id);
  const now = language();
  return html`<span class="head"
      ><strong>${gameName(id)}</strong> ${
        frame
          ? html`<span class="facts"
              ><span>${players(...frame.seats)}</span> <span>${minutes(...frame.minutes)}</span></span
            >`
          : ''
      }</span
    >
    <span class="line">${now ? gameLine(id, now) : ''}</span>`;
}
