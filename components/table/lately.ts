/** What others did since the own move, in plain sight: its first sentence, how many moves follow, and all of it with one tap. */
import {html, nothing, type TemplateResult} from 'lit';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Painting} from '../board/painter.ts';
import {mark} from '../board/seats.ts';
import {type Move, movesSince, othersMoved, sinceOwnMove} from '../board/since.ts';
import '../kit/symbol.ts';

/**
 * The moves of others since the own one, oldest first; none while nothing is to be decided.
 * @param openedAt entry at which the table was opened here: a board that retells has shown all that came later
 */
export function latelyTold(table: TableView, painting: Painting | null, openedAt: number): readonly Move[] {
  if (!painting || table.choices.length === 0 || table.shownAt !== null) return [];
  // What the own move has brought is on the board; where plans are opened, those of the others are no moves of theirs.
  if (!painting.retells && !othersMoved(table)) return [];
  const [first] = sinceOwnMove(table);
  if (painting.retells && first && first.n > openedAt) return [];
  return movesSince(table, painting);
}

/** @param open all of it was asked for */
export function latelyStrip(
  table: TableView,
  words: TableWords,
  moves: readonly Move[],
  open: () => void,
): TemplateResult | typeof nothing {
  const [first] = moves;
  if (!first) return nothing;
  return html`<button type="button" class="lately l-row l-card l-gap-8" @click=${open}>
    ${mark({table}, first.seat, 20)}
    <span>${first.said[0]}</span>
    ${moves.length > 1 ? html`<b>${words.andMore(moves.length - 1)}</b>` : nothing}
    <rs-symbol name="next"></rs-symbol>
  </button>`;
}

/**
 * The same in the bar, where that is all the room there is: in one line, or on a phone only how much.
 * @param narrow not even its word has room
 */
export function latelyLine(
  words: TableWords,
  moves: readonly Move[],
  phone: boolean,
  narrow: boolean,
): string {
  const [first] = moves;
  if (!first) return '';
  if (phone) return narrow ? `+${moves.length}` : words.newMoves(moves.length);
  const [said] = first.said;
  return moves.length > 1 ? `${said} · ${words.andMore(moves.length - 1)}` : said;
}
