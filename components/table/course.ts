import {html, LitElement, nothing, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {courseIn, DASHES, type Frame} from '../board/course-scale.ts';
import {base} from '../kit/base.ts';
import {Breadth} from '../kit/breadth.ts';
import {fitted, initialOf, SHAPE_PATHS} from '../kit/mark.ts';
import sheet from './course.css';

const FRAME: Frame = {width: 340, height: 190, left: 26, right: 30, top: 12, bottom: 22};
/** Px to a unit of the frame at most: a wide dialog has a longer chart, not larger letters. */
const SCALE = 1.35;
/** Between the marks at the ends of the lines. */
const APART = 21;
const MARK = 20;

/**
 * @summary How a finished game went: points round by round, one line a seat with its mark at the end. For screen readers,
 * and for who opens it, the same as a table.
 */
@customElement('rs-course')
export class RsCourse extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) words!: TableWords;

  readonly #breadth = new Breadth(this);

  override render() {
    const {words} = this;
    const course = this.table.course ?? [];
    if (course.length < 2) return nothing;
    return html`<h4>${words.result.course}</h4>
      ${this.#chart()}
      <details>
        <summary>${words.result.asTable}</summary>
        ${this.#figures()}
      </details>`;
  }

  #chart() {
    const {height, left, right} = FRAME;
    const width = Math.max(FRAME.width, Math.round(this.#breadth.px / SCALE));
    const {lines, grid, rounds} = courseIn({...FRAME, width}, this.table.course!, APART);
    return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${this.words.result.course}>
      ${grid.map(
        ({points, y}) => svg`<path class="grid" d="M${left} ${y}H${width - right}" />
          <text class="points" x=${left - 5} y=${y + 4}>${points}</text>`,
      )}
      ${rounds.map(({round, x}) => svg`<text x=${x} y=${height - 6}>${round}</text>`)}
      ${lines.map(({seat, points}) => {
        const path = `M${points.map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
        const {shape} = this.table.seats[seat]!;
        return svg`<path class="under" d=${path} />
          <path class="line" stroke="var(--rs-seat-${shape})" stroke-dasharray=${DASHES[seat] ?? ''} d=${path} />`;
      })}
      ${lines.map(({seat, points, end}) => {
        const {shape, name} = this.table.seats[seat]!;
        const last = points.at(-1)!;
        const ink = shape === 'diamond' ? 'seat-ink-diamond' : 'seat-ink';
        return svg`<path class="lead" d="M${last.x} ${last.y}L${end.x + 6} ${end.y}" />
          <g transform="translate(${end.x + 6} ${end.y - MARK / 2}) scale(${MARK / 32})">
            <path class="mark" fill="var(--rs-seat-${shape})" d=${SHAPE_PATHS[shape]} />
            <text class="initial" style="--_ink:var(--rs-${ink});--_letter:${fitted(initialOf(name), 15)}px" x="16" y=${shape === 'triangle' ? 24 : 21.5}>${initialOf(name)}</text>
          </g>`;
      })}
    </svg>`;
  }

  #figures() {
    const {words, table} = this;
    return html`<div class="frame" role="region" tabindex="0" aria-label=${words.result.course}>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.result.round}</th>
            ${table.seats.map(({name}) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${table.course!.map(
            ({round, points}) => html`<tr>
              <th scope="row">${round}</th>
              ${points.map(each => html`<td>${each}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-course': RsCourse;
  }
}
