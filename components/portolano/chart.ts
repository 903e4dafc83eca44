import {html, nothing, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {CellView} from '../../src/games/portolano/view.ts';
import {isOffered} from '../board/offers.ts';
import {choose} from '../board/pick.ts';
import chartSheet from './chart-sheet.css';
import {courseMarks, drifts, isFar, leavingCells, nextCells, stepTo} from './course.ts';
import courseSheet from './course-sheet.css';
import {PortElement} from './element.ts';
import {cellOf} from './film.ts';
import {type PortModel, prepare} from './model.ts';
import paintSheet from './paint-sheet.css';
import {shipPiece} from './pieces.ts';
import slotSheet from './slot-sheet.css';
import {island, items, piece, slots, town} from './tile.ts';
import tileSheet from './tile-sheet.css';

/** Rhumb lines of a portolan chart: sixteen roses on a hidden circle, each joined with every other, as a mask. */
const NODES = 16;
const SIDE = 400;

function lines(): string {
  const at = (i: number): string => {
    const turn = (2 * Math.PI * (i + 0.5)) / NODES;
    return `${Math.round(SIDE / 2 + 186 * Math.cos(turn))} ${Math.round(SIDE / 2 + 186 * Math.sin(turn))}`;
  };
  let path = '';
  for (let one = 0; one < NODES; one++)
    for (let other = one + 1; other < NODES; other++) path += `M${at(one)}L${at(other)}`;
  return path;
}

/** A `mask-image` that covers the whole chart; each tile shows its part of it. */
const RHUMB = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}'><path fill='none' stroke='#000' stroke-width='.7' d='${lines()}'/></svg>`,
)}")`;

/**
 * Lays out the chart. `--port-side` is its side, `--port-t` that of a tile, `--port-p` from one tile to the next, and
 * `--port-u` a 76th of a tile: all that lies on it grows with it. As lengths they are reckoned once, on the sheet: where
 * the room changes and the chart does not, no tile is laid out again.
 */
for (const name of ['--port-side', '--port-t', '--port-u', '--port-p'])
  CSS.registerProperty?.({name, syntax: '<length>', inherits: true, initialValue: '0px'});

/**
 * Where ships lie on a tile, by how many there are: the middle of each in hundredths of its breadth, and how far its keel
 * is above the water line, in ships. The picture makes room on the left, the folded corner needs it at the right above.
 */
type Berth = readonly [x: number, up?: number];
const BERTHS: readonly (readonly Berth[])[] = [
  [],
  [[71]],
  [[54], [83]],
  [[37], [61], [85]],
  [[15], [38], [62], [85]],
  [[15], [38], [62], [85], [48, 1]],
  [[15], [38], [62], [85], [34, 1], [56, 1]],
];
/** In a harbour they lie before the town from the right, so that what it pays stays in sight. */
const ROADS: readonly (readonly Berth[])[] = [
  [],
  [[80]],
  [[58], [83]],
  [[49], [67], [85]],
  [[54], [71], [88], [71, 1]],
  [[54], [71], [88], [62, 1], [80, 1]],
  [[54], [71], [88], [54, 1], [71, 1], [88, 1]],
];
const PIRATE = -1;

/**
 * @summary The chart: what each tile offers now and when it has turned over, who lies where, where the pirate may drift,
 *   what each harbour would pay. Where a plan is made, the next tiles with their price in rum.
 */
@customElement('rs-port-chart')
export class RsPortChart extends PortElement {
  static override styles = [...PortElement.styles, chartSheet, paintSheet, slotSheet, tileSheet, courseSheet];

  /** Where each ship was last drawn: what goes over the edge comes in on the other side and does not cross the chart. */
  readonly #berths = new Map<number, number>();

  override render() {
    const {model} = this;
    const {view, words} = model;
    const {side} = view;
    if (view.cells.length === 0) return html`<div class="sheet"></div>`;
    const next = nextCells(model);
    const letters = Array.from({length: side}, (_, i) => String.fromCharCode(65 + i));
    return html`<div class="sheet ${side === 3 ? 'few' : ''}" style="--_n:${side};--_rhumb:${RHUMB}">
      <div class="letters" aria-hidden="true">${letters.map(letter => html`<span>${letter}</span>`)}</div>
      <div class="numbers" aria-hidden="true">${letters.map((_, i) => html`<span>${i + 1}</span>`)}</div>
      <div class="frame" aria-hidden="true"></div>
      <div class="sea">
        <ol aria-label=${words.chart}>
          ${view.cells.map(cell => html`<li>${this.#tile(cell, next.includes(cell.cell))}</li>`)}
        </ol>
        <div class="course" aria-hidden="true">${drifts(model)}</div>
        ${courseMarks(model)}
        <div class="fleet" aria-hidden="true">${this.#fleet()}</div>
      </div>
    </div>`;
  }

  /** @param next the course can go on there */
  #tile(cell: CellView, next: boolean): TemplateResult {
    const {model} = this;
    const {words, draft, film} = model;
    const placing = placingAction(model, cell.cell);
    const step = stepTo(model, cell.cell);
    const planned = draft.path.includes(cell.cell) && !placing;
    const picked = placing !== null && JSON.stringify(placing) === JSON.stringify(draft.picked);
    const stage = film && !film.listed ? film.steps[film.at] : undefined;
    const look = [
      'tile',
      cell.sea ? 'water' : 'harbour',
      model.view.pirateNext.includes(cell.cell) && !cell.pirate && cell.sea ? 'drift' : '',
      planned ? 'planned' : '',
      picked ? 'chosen' : '',
      stage && cellOf(stage) === cell.cell ? 'staged' : '',
      placing && !picked ? 'place' : '',
      next ? 'next' : '',
      leavingCells(model).includes(cell.cell) ? 'leaves' : '',
      crowdOf(cell),
    ].join(' ');
    const {column, row} = cell;
    const label = words.cell(cell.cell, model, step?.said ?? '');
    const inside = cell.sea ? this.#sea(cell) : this.#harbour(cell);
    const help = `cell:${cell.cell}`;
    if (placing)
      return html`<button type="button" class=${look} style="--_x:${column};--_y:${row}" data-choice data-help=${help} aria-label=${label}
        aria-pressed=${picked} @click=${(event: Event) => choose(event, placing)}>${inside}</button>`;
    if (step)
      return html`<button type="button" class=${look} style="--_x:${column};--_y:${row}" data-help=${help} data-cell=${cell.cell} aria-label=${label}
        aria-pressed=${planned} @click=${() => prepare(this, {path: step.path})}>${inside}</button>`;
    return html`<div class=${look} style="--_x:${column};--_y:${row}" role="img" data-help=${help} data-cell=${cell.cell} aria-label=${label}>${inside}</div>`;
  }

  #sea(cell: CellView) {
    const {model} = this;
    const {now, flipped} = cell.sea!;
    const large = model.size === 'tablet' || model.size === 'wide';
    const named = large || model.view.side === 3;
    return html`<span class="top">
        ${island(cell.tile, now.action)}
        <span class="act">${piece(`port-act-${now.action}`, 36)}</span>
        <span class="ear">${piece(`port-act-${flipped.action}`, 15)}</span>
      </span>
      ${named ? html`<span class="name" aria-hidden="true">${model.words.short[now.action]}</span>` : nothing}
      ${items(now, now.items.length > 3 ? 17 : 22)}`;
  }

  #harbour(cell: CellView) {
    const {refill, sale} = cell.harbour!;
    return html`<span class="top">${town(cell.tile)}</span>
      <span aria-hidden="true" class="pay l-row ${sale ? 'lit' : ''}">${piece('port-coin', 16)}<b>${sale?.coins ?? 0}</b></span>
      ${slots(cell, 17)}
      <span class="refill l-row" aria-hidden="true">${piece('port-rum', 14)}<b>${refill}</b></span>`;
  }

  /** All that sails, above the tiles, so that it moves from one to another. */
  #fleet() {
    const {model} = this;
    const {view} = model;
    const leaving = leavingCells(model);
    const all = view.cells.flatMap(cell => {
      const there = [...(cell.pirate ? [PIRATE] : []), ...cell.ships];
      const berths = (cell.harbour ? ROADS : BERTHS)[Math.min(there.length, 6)]!;
      return there.map((who, i) => ({who, cell, berth: berths[i % berths.length]!}));
    });
    return all
      .sort((a, b) => a.who - b.who)
      .map(({who, cell, berth: [x, up = 0]}) => {
        const before = this.#berths.get(who);
        const jumps = before !== undefined && isFar(view.side, before, cell.cell);
        this.#berths.set(who, cell.cell);
        const look = [
          'afloat',
          cell.harbour ? 'moored' : '',
          crowdOf(cell),
          leaving.includes(cell.cell) ? 'framed' : '',
          who === view.viewer ? 'mine' : '',
          who === PIRATE ? 'pirate' : '',
          jumps ? 'jumps' : '',
        ].join(' ');
        return html`<span class=${look} style="--_x:${cell.column};--_y:${cell.row};--_at:${x / 100};--_up:${up}"
          >${who === PIRATE ? piece('port-pirate', 32) : shipPiece(model, who)}</span
        >`;
      });
  }
}

/** How closely what lies on a tile lies together. */
function crowdOf({pirate, ships}: CellView): string {
  const there = ships.length + (pirate ? 1 : 0);
  return there > 2 ? 'crowd' : there > 1 ? 'double' : '';
}

/** Where the pirate or the own ship is placed; null where nothing is. */
function placingAction({deciding, view, table}: PortModel, cell: number): PortAction | null {
  if (!deciding || (view.phase !== 'pirate' && view.phase !== 'ships')) return null;
  const action: PortAction = {type: view.phase === 'pirate' ? 'pirate' : 'ship', cell};
  return isOffered(table.choices, {...action}) ? action : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-chart': RsPortChart;
  }
}
