/** What every part of the board of Portolano is given. */
import type {Seat} from '../../src/engine/game.ts';
import type {BoardWords} from '../../src/games/portolano/text/types/board.ts';
import type {PortText} from '../../src/games/portolano/text/types/text.ts';
import type {CellView, PlayView, PortView, ShipView} from '../../src/games/portolano/view.ts';
import type {Kept} from '../board/board.ts';
import {type BoardModel, boardModel} from '../board/model.ts';
import type {Painting, Scene} from '../board/painter.ts';
import {pick} from '../board/pick.ts';
import {EMPTY, type PortDraft} from './draft.ts';
import type {Showing} from './showing.ts';

/** What is open or folded. */
export interface PortLook {
  /** Another seat whose ship is open, else null. */
  readonly open: Seat | null;
  /** On a phone a decision takes the place of the chart; this brings the chart back. */
  readonly peek: boolean;
  /** What the marks of the chart mean. */
  readonly legend: boolean;
}

export const CLOSED: PortLook = {open: null, peek: false, legend: false};

/** The words of one language. */
export interface PortTexts {
  readonly text: PortText;
  readonly words: BoardWords;
  readonly sentence: Painting['sentence'];
}

/** The viewer's own plan of this round, which the table does not know until it is opened. */
export interface Plan {
  readonly round: number;
  readonly path: readonly number[];
}

export interface PortModel extends BoardModel<PortView, PortDraft>, PortLook, PortTexts {
  /** What of the last turns is shown instead of the present; null: the present. */
  readonly film: Showing | null;
  readonly plan: Plan | null;
}

const NOTHING: Kept<PortDraft, PortLook> = {draft: EMPTY, look: CLOSED, locked: false};

export interface Told {
  readonly film: Showing | null;
  readonly plan: Plan | null;
}
export const UNTOLD: Told = {film: null, plan: null};

export function layOut(
  scene: Scene,
  texts: PortTexts,
  {draft, look, locked} = NOTHING,
  told: Told = UNTOLD,
): PortModel {
  // The film shows what the others did: the stage of the shell would say the end of it first.
  const model = boardModel<PortView, PortDraft>({...scene, staged: null}, texts.sentence, draft, locked);
  const {film} = told;
  const shown = film ? {...model, view: film.view, deciding: false} : model;
  return {...shown, ...texts, ...look, ...told};
}

/** Changes the draft. */
export const prepare = (from: EventTarget, change: Partial<PortDraft>): boolean =>
  pick(from, {pick: 'draft', change});

/** Opens or folds something. */
export const show = (from: EventTarget, change: Partial<PortLook>): boolean =>
  pick(from, {pick: 'look', change});

/** The viewer's own ship; null for a watcher. */
export const me = ({view}: Pick<PortModel, 'view'>): ShipView | null =>
  view.viewer === null ? null : (view.ships[view.viewer] ?? null);

/** The cell on which the viewer's ship lies. */
export function here(model: PortModel): CellView | null {
  const ship = me(model);
  return ship && ship.cell >= 0 ? (model.view.cells[ship.cell] ?? null) : null;
}

/** The name of a cell on the chart: columns have letters, rows numbers. */
export const placeName = (cell: number, side: number): string =>
  `${String.fromCharCode(65 + (cell % side))}${Math.floor(cell / side) + 1}`;

export const placeOf = ({view}: Pick<PortModel, 'view'>, cell: number): string => placeName(cell, view.side);

/** The play that a path stands for; null when there is none. */
export function playOf({view, draft}: PortModel, path: readonly number[] = draft.path): PlayView | null {
  // No step at all is no plan, though anchoring has no steps either.
  if (path.length === 0) return null;
  const own = me({view});
  const anchored = path.length === 1 && path[0] === own?.cell;
  return (
    view.plays.find(play => (anchored ? play.path.length === 0 : play.path.join() === path.join())) ?? null
  );
}
