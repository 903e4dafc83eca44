/** What a view marks for the generic board (`src/engine/kit/shown.ts`), drawn: one table, so that a new mark needs its drawing. */
import {html, type TemplateResult} from 'lit';
import type {Json} from '../../src/base/json.ts';
import type {Cards, Grid, Piece, Shown} from '../../src/engine/kit/shown.ts';
import '../kit/mark.ts';
import type {Tongue} from './generic-words.ts';

/** A piece that can be picked now. */
export interface Picking {
  readonly chosen: boolean;
  /** No other one can be chosen besides. */
  readonly full: boolean;
  readonly tap: (event: Event) => void;
}

/** Longest way that is drawn step by step. */
const STEPS = 20;
/** Numbers, a letter and the names of classic cards ("A♥") are drawn as figures, words small. */
const FIGURE = /^(?=.{1,3}$)[^\p{L}]*\p{L}?[^\p{L}]*$/u;
/** Tokens of a kind that are drawn one by one. */
const TOKENS = 5;
/** Colours that kinds of tokens take in turn. */
const TONES = 6;

type Size = 'large' | 'small';
type Drawings = {
  readonly [K in Shown['show']]: (
    shown: Extract<Shown, {show: K}>,
    tongue: Tongue,
    size: Size,
  ) => TemplateResult;
};

const DRAWINGS: Drawings = {
  cards: (shown, tongue, size) => drawPieces(shown, tongue, size),
  grid: (shown, tongue, size) => drawPieces(shown, tongue, size),

  tokens: ({of}, {named}) =>
    html`<ul class="tokens l-flex l-wrap">
      ${Object.entries(of).map(
        ([id, count], kind) => html`<li class=${count === 0 ? 'none' : ''}>
          <span class="discs t${kind % TONES}" aria-hidden="true">${Array.from({length: Math.min(count, TOKENS)}, () => html`<i></i>`)}</span>
          <b>${count}</b> ${named(id)}
        </li>`,
      )}
    </ul>`,

  track: ({at, to}) =>
    html`<span class="track">
      ${
        to <= STEPS
          ? html`<span class="steps" aria-hidden="true">${Array.from({length: to}, (_, i) => html`<i class=${i < at ? 'done' : ''}></i>`)}</span>`
          : html`<span class="way" aria-hidden="true"><i style="--_done:${(100 * at) / to}%"></i></span>`
      }<b>${at} / ${to}</b>
    </span>`,

  person: ({seat}, {words, person}) => html`${seat === null ? words.nothing : person(seat)}`,

  stakes: ({of}, tongue, size) =>
    of.length === 0
      ? html`<span class="quiet">${tongue.words.nothing}</span>`
      : html`<ul class="cards ${size}">${of.map(piece => html`<li>${lying(piece, tongue, 'gold')}</li>`)}</ul>`,

  pile: ({count}, tongue) =>
    html`<span class="l-row l-gap-6"><span class="small">${lying('back', tongue)}</span><b>${count}</b></span>`,

  score: ({of}) => html`<b>${of}</b>`,

  laid: ({of}, tongue, size) => html`<span class="cards ${size}">${lying(of, tongue)}</span>`,

  showdown: ({of}, tongue, size) =>
    html`<ul class="cards ${size}">${of.map(piece => html`<li>${lying(piece, tongue)}</li>`)}</ul>`,
};

const KINDS = Object.keys(DRAWINGS);

export const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  KINDS.includes(String((value as {readonly show?: unknown}).show));

/** @param size of cards and fields */
export function drawShown(shown: Shown, tongue: Tongue, size: Size): TemplateResult {
  // The table has the drawing of each mark; the compiler does not see that a mark and its kind belong together.
  return (DRAWINGS[shown.show] as unknown as (shown: Shown, tongue: Tongue, size: Size) => TemplateResult)(
    shown,
    tongue,
    size,
  );
}

/** The cards or fields of a view that stand for the values of a field of an action; null where it shows none. */
export function piecesFor(view: unknown, field: string): Cards | Grid | null {
  if (isShown(view)) return 'picks' in view && view.picks === field ? view : null;
  if (typeof view !== 'object' || view === null) return null;
  for (const part of Object.values(view)) {
    const found = piecesFor(part, field);
    if (found) return found;
  }
  return null;
}

/** Whether the reader holds cards in this view, which are asked for on the quay. */
export function holdsCards(view: unknown): boolean {
  if (isShown(view)) return view.show === 'cards' && view.picks !== null;
  return typeof view === 'object' && view !== null && Object.values(view).some(holdsCards);
}

/** @param pickingOf whether a piece can be picked now; without it they only lie there */
export function drawPieces(
  shown: Cards | Grid,
  tongue: Tongue,
  size: Size,
  pickingOf?: (id: Json) => Picking | null,
): TemplateResult {
  if (shown.of.length === 0) return html`<span class="quiet">${tongue.words.nothing}</span>`;
  return html`<ul class="${shown.show} ${size}" style="--_columns:${shown.show === 'grid' ? shown.columns : 1}">
    ${shown.of.map(piece => html`<li>${drawPiece(piece)}</li>`)}
  </ul>`;

  function drawPiece(piece: Piece | null): TemplateResult {
    if (piece === null) return lying(shown.show === 'cards' ? 'back' : null, tongue);
    const picking = pickingOf?.(piece.id);
    if (!picking) return lying(piece, tongue, pickingOf ? 'out' : '');
    const {chosen, full, tap} = picking;
    return html`<button
      type="button"
      class="piece l-centre ${chosen ? 'on' : ''}"
      data-choice
      aria-pressed=${chosen}
      ?disabled=${full && !chosen}
      @click=${tap}
    >
      ${inside(piece, tongue)}
    </button>`;
  }
}

/** A piece that only lies there: its face, its back, or null for its empty place. */
export function lying(piece: Piece | 'back' | null, tongue: Tongue, look = ''): TemplateResult {
  if (piece === null) return html`<span class="piece bare l-centre"></span>`;
  const {words} = tongue;
  if (piece === 'back')
    return html`<span class="piece back l-centre"><span class="hidden-text">${words.hidden}</span></span>`;
  return html`<span class="piece l-centre ${piece.spent ? 'spent' : look}">${inside(piece, tongue)}${
    piece.spent ? html`<span class="hidden-text">${words.spent}</span>` : ''
  }</span>`;
}

function inside({name: id, seat}: Piece, {named, person, mark}: Tongue): TemplateResult {
  const name = named(id);
  return html`<span class=${FIGURE.test(name) ? 'figure' : 'name'}>${name}</span>${
    seat === undefined
      ? ''
      : html`<span class="whose" aria-hidden="true">${mark(seat)}</span><span class="hidden-text">${person(seat)}</span>`
  }`;
}
