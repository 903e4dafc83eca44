/** The screens of the expansions, loaded for tables that play with one. */

import {html, nothing} from 'lit';
import {loadMoreBoardWords, type MoreBoardWords} from '../../../src/games/puerto-rico/text/index.ts';
import type {Language} from '../../../src/i18n/language.ts';
import {mark} from '../../board/seats.ts';
import type {MoreScreens} from '../model.ts';
import '../symbols/more.ts';
import './draft-board.ts';
import {noblesAmong, tapped} from './hands.ts';
import {ASK} from './questions.ts';
import './tab.ts';
import {widened} from './widen.ts';

const screens = (words: MoreBoardWords): MoreScreens => {
  const made: MoreScreens = {
    words,
    ask: (model, phase) => ASK[phase](model, made),
    widen: (model, _phase, base) => widened(model, made, base),
    land: model => (model.view.phase === 'draft' ? html`<rs-pr-draft .model=${model}></rs-pr-draft>` : null),
    tab: model =>
      model.view.more?.buccaneer || model.view.more?.festival
        ? html`<rs-pr-tab .model=${model}></rs-pr-tab>`
        : null,
    roleBadge(model, role) {
      const captured = model.view.more?.buccaneer?.captured;
      return captured?.role === role
        ? html`<span class="captive"
            >${mark(model, captured.by, 18)}<span class="hidden-text">${words.captive}</span></span
          >`
        : nothing;
    },
    nobles: noblesAmong,
    tap: (model, player, placement, spot, lamp) =>
      model.view.more?.nobleHands || model.view.more?.placingNobles
        ? tapped(model, player, placement, spot, lamp)
        : undefined,
  };
  return made;
};

export const loadMoreScreens = async (language: Language): Promise<MoreScreens> =>
  screens(await loadMoreBoardWords(language));
