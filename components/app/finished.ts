import {html, nothing, svg} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {gameName} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import type {FinishedGame} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {courseIn, DASHES, type Frame} from '../board/course-scale.ts';
import type {DrawMiniature, Picture} from '../board/painter.ts';
import '../board/picture.ts';
import {screensOf} from '../games.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {tell} from '../kit/fire.ts';
import {fitted, initialOf, SHAPE_PATHS} from '../kit/mark.ts';
import '../kit/symbol.ts';
import {PanelTexts, saying} from '../text.ts';
import sheet from './finished.css';

const FRAME: Frame = {width: 300, height: 92, left: 24, right: 22, top: 8, bottom: 18};
/** Marks at the ends of the lines, as large as they stand apart. */
const MARK = 14;

/**
 * @summary A finished game as a card: what the game looks like, how the points went, the places. A tap opens the game, as
 * long as its table is here.
 *
 * @event rs-act - `open`, `forgetGame`.
 * @event rs-ask - The page asks before a table is deleted with it.
 */
@customElement('rs-finished')
export class RsFinished extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) game!: FinishedGame;
  /** The board as it was in the end, else what the game looks like. Null until it has come, and for a game that nobody has painted. */
  @state() private picture: Picture | null = null;

  readonly #texts = new PanelTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#fetch();
  }

  /** It decorates: a card without it is whole. */
  async #fetch(): Promise<void> {
    const screens = screensOf(this.game.game);
    if (!screens) return;
    const draw = this.game.board ? await screens.miniature().catch(() => null) : null;
    this.picture = draw && this.#lastBoard(draw);
    this.picture ??= await screens.picture().catch(() => null);
  }

  /** Null for what this version cannot read: then the game is shown as any other. */
  #lastBoard(draw: DrawMiniature): Picture | null {
    const {board = '', seats} = this.game;
    try {
      return draw(
        JSON.parse(board),
        seats.map(({shape}) => shape),
      );
    } catch {
      return null;
    }
  }

  override render() {
    const {common, history} = this.#texts.words;
    const {id, here, game, endedAt, ended} = this.game;
    const name = this.game.name || gameName(game);
    const when = common.date(endedAt);
    const inside = html`<span class="head"><b dir="auto">${name}</b> <span class="quiet l-note">${when}</span></span>
      ${this.picture ? html`<rs-picture class=${this.picture.height ? 'board' : ''} .picture=${this.picture}></rs-picture>` : nothing}
      ${ended ? this.#early(ended) : this.#places()} ${this.#course()}`;
    return html`<article>
      ${
        here
          ? html`<button type="button" class="what" @click=${() => act(this, {act: 'open', tableId: id})}>${inside}</button>`
          : html`<div class="what">${inside}</div>`
      }
      <rs-button
        class="forget"
        variant="quiet"
        icon="trash"
        label=${history.forget(name, when)}
        @click=${() => (here ? tell(this, 'rs-ask', 'delete') : act(this, {act: 'forgetGame', id}))}
      ></rs-button>
    </article>`;
  }

  /** Where it was ended before its end there are no places: who played, and how it ended. */
  #early({without}: NonNullable<FinishedGame['ended']>) {
    const {seats} = this.game;
    const name = without === null ? null : isolate(seats[without]!.name);
    return html`${seats.map(
      ({shape, name}) =>
        html`<span class="place"><rs-mark shape=${shape} name=${name}></rs-mark><span class="name" dir="auto">${name}</span></span>`,
    )}
      <span class="early l-note">${this.#texts.words.history.ended(name)}</span>`;
  }

  /** Who is first by the rules stands first, also where the points are level. */
  #places() {
    const {seats, totals, ranking} = this.game;
    return ranking.map((group, place) =>
      group.map(
        seat => html`<span class="place ${place === 0 ? 'first' : ''}"
          ><rs-mark shape=${seats[seat]!.shape} name=${seats[seat]!.name}></rs-mark
          ><span class="name" dir="auto">${seats[seat]!.name}</span> <b>${totals[seat]}</b></span
        >`,
      ),
    );
  }

  /** The places above say where it ended: here one sees how it went. Which rounds those were earlier versions did not keep. */
  #course() {
    const {course, rounds: told, seats} = this.game;
    if (course.length < 2) return nothing;
    const {width, height, left, right} = FRAME;
    const standings = course.map((points, at) => ({points, round: told?.[at] ?? at}));
    const {lines, grid, rounds} = courseIn(FRAME, standings, MARK);
    return html`<span class="course"
      ><span class="quiet l-note">${this.#texts.words.history.course}</span
      ><svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${grid.map(
          ({points, y}, at) => svg`<path class="grid" d="M${left} ${y}H${width - right}" />
            ${at === 0 || at === grid.length - 1 ? svg`<text class="points" x=${left - 5} y=${y + 4}>${points}</text>` : nothing}`,
        )}
        ${told ? rounds.map(({round, x}) => svg`<text class="round" x=${x} y=${height - 4}>${round}</text>`) : nothing}
        ${lines.map(({seat, points}) => {
          const path = `M${points.map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
          return svg`<path class="under" d=${path} />
            <path class="line" style="stroke:var(--rs-seat-${seats[seat]!.shape})" stroke-dasharray=${DASHES[seat] ?? ''} d=${path} />`;
        })}
        ${lines.map(({seat, end}) => {
          const {shape, name} = seats[seat]!;
          const ink = shape === 'diamond' ? 'seat-ink-diamond' : 'seat-ink';
          return svg`<g transform="translate(${end.x + 6} ${end.y - MARK / 2}) scale(${MARK / 32})">
            <path class="mark" style="fill:var(--rs-seat-${shape})" d=${SHAPE_PATHS[shape]} />
            <text class="initial" style="fill:var(--rs-${ink});font-size:${fitted(initialOf(name), 17)}px" x="16" y=${shape === 'triangle' ? 25 : 22}>${initialOf(name)}</text>
          </g>`;
        })}
      </svg></span
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-finished': RsFinished;
  }
}
