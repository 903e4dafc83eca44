/** What happened since the own move, in plain sight: its first sentence, how many follow, and all of it with one tap. */
import {html, nothing, type TemplateResult} from 'lit';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Painting, Told} from '../board/painter.ts';
import {mark} from '../board/seats.ts';
import {othersMoved, sinceOwnMove, toldOf} from '../board/since.ts';
import '../kit/symbol.ts';

/**
 * The sentences of what others did since the own move, oldest first; none while nothing is to be decided.
 * @param openedAt entry at which the table was opened here: a board that retells has shown all that came later
 */
export function latelyTold(table: TableView, painting: Painting | null, openedAt: number): readonly Told[] {
  if (!painting || table.choices.length === 0 || table.shownAt !== null) return [];
  // What the own move has brought is on the board; where plans are opened, those of the others are no moves of theirs.
  if (!painting.retells && !othersMoved(table)) return [];
  const items = sinceOwnMove(table);
  const [first] = items;
  if (painting.retells && first && first.n > openedAt) return [];
  return toldOf(items, table, painting.sentence);
}

/** @param open all of it was asked for */
export function latelyStrip(
  table: TableView,
  words: TableWords,
  told: readonly Told[],
  open: () => void,
): TemplateResult | typeof nothing {
  const [first] = told;
  if (!first) return nothing;
  return html`<button type="button" class="lately l-row l-card l-gap-8" @click=${open}>
    ${first.seat === null ? html`<rs-symbol name="clock"></rs-symbol>` : mark({table}, first.seat, 20)}
    <span>${first.said}</span>
    ${told.length > 1 ? html`<b>${words.andMore(told.length - 1)}</b>` : nothing}
    <rs-symbol name="next"></rs-symbol>
  </button>`;
}

/**
 * The same in the bar, where that is all the room there is: in one line, or on a phone only how much.
 * @param narrow not even its word has room
 */
export function latelyLine(
  words: TableWords,
  told: readonly Told[],
  phone: boolean,
  narrow: boolean,
): string {
  const [first] = told;
  if (!first) return '';
  if (phone) return narrow ? `+${told.length}` : words.newEvents(told.length);
  return told.length > 1 ? `${first.said} · ${words.andMore(told.length - 1)}` : first.said;
}
