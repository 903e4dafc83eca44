/** What every part of the board of Puerto Rico is given, and what its expansions give to it. */
import type {TemplateResult} from 'lit';
import type {Json} from '../../src/base/json.ts';
import type {Seat} from '../../src/engine/game.ts';
import {BUILDING_DATA} from '../../src/games/puerto-rico/data.ts';
import type {MorePhase} from '../../src/games/puerto-rico/expansions/types.ts';
import type {BoardWords} from '../../src/games/puerto-rico/text/types/board.ts';
import type {MoreBoardWords} from '../../src/games/puerto-rico/text/types/expansions-board.ts';
import type {PrText} from '../../src/games/puerto-rico/text/types/text.ts';
import type {
  PhaseName,
  PrAction,
  PrPlayerView,
  PrView,
  Role,
  Tile,
} from '../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Kept} from '../board/board.ts';
import {type BoardModel, boardModel} from '../board/model.ts';
import {complete} from '../board/offers.ts';
import type {Painting, Scene} from '../board/painter.ts';
import {pick} from '../board/pick.ts';
import type {Question} from '../board/question.ts';
import {EMPTY, type PrDraft} from './draft.ts';
import {type Marks, marksOf} from './marks.ts';
import type {Placement, Spot} from './placement.ts';

/** What is open or folded. */
export interface PrLook {
  /** Another seat whose board is open, else null. */
  readonly open: Seat | null;
  /** A worker was wanted where none can go, as none is in hand: told on the quay. */
  readonly stuck: boolean;
  /** The moves of guests are open beside another decision. */
  readonly guests: boolean;
  /** The tab of buccaneer and festival is unfolded. */
  readonly tab: boolean;
  /** Nobles by place that go with a placement on its way: said as soon as they are asked for. */
  readonly hands: readonly number[] | null;
}

export const CLOSED: PrLook = {
  open: null,
  stuck: false,
  guests: false,
  tab: false,
  hands: null,
};

/** The words of one language. */
export interface PrTexts {
  readonly text: PrText;
  readonly words: BoardWords;
  readonly sentence: Painting['sentence'];
  /** Screens of the expansions; null at a table of the base game. */
  readonly more: MoreScreens | null;
}

/** What the screens of the expansions give the board; they are loaded for tables that play with one (`more/index.ts`). */
export interface MoreScreens {
  readonly words: MoreBoardWords;
  /** The question of a phase that only expansions have. */
  ask(model: PrModel, phase: MorePhase): Question<PrAction>;
  /** A question of the base game with what the expansions in play add to it. */
  widen(model: PrModel, phase: PhaseName, base: Question<PrAction>): Question<PrAction>;
  /** A phase that takes the whole land; null for all others. */
  land(model: PrModel): TemplateResult | null;
  /** Buccaneer and festival, folded; null where neither is in play. */
  tab(model: PrModel): TemplateResult | null;
  /** What hangs on a role card. */
  roleBadge(model: PrModel, role: Role): unknown;
  /** Nobles among the pieces of a placement as drawn; null where none are placed. */
  nobles(model: PrModel, player: PrPlayerView, placement: Placement): Placement | null;
  /**
   * A tap while both kinds of pieces are placed. @param lamp the lamp that was tapped, -1 for the whole tile
   * @returns what it changes about the draft; null when the piece of the tool is not in hand; undefined where there is one kind only
   */
  tap(
    model: PrModel,
    player: PrPlayerView,
    placement: Placement,
    spot: Spot,
    lamp: number,
  ): Partial<PrDraft> | null | undefined;
}

export interface PrModel extends BoardModel<PrView, PrDraft>, PrLook, PrTexts {
  /** The decision at hand is which role to take. */
  readonly choosing: boolean;
  /** The decision at hand is what to build. */
  readonly buying: boolean;
  /** What changed since the viewer's last move. */
  readonly marks: Marks;
}

const NOTHING: Kept<PrDraft, PrLook> = {draft: EMPTY, look: CLOSED, locked: false};

export function layOut(scene: Scene, texts: PrTexts, {draft, look, locked} = NOTHING): PrModel {
  const model = boardModel<PrView, PrDraft>(scene, texts.sentence, draft, locked);
  const {deciding, view, table} = model;
  return {
    ...model,
    ...texts,
    ...look,
    choosing: deciding && view.phase === 'role',
    buying: deciding && view.phase === 'builder',
    marks: marksOf(table),
  };
}

/** Changes the draft. */
export const prepare = (from: EventTarget, change: Partial<PrDraft>): boolean =>
  pick(from, {pick: 'draft', change});

/** Opens or folds something. */
export const show = (from: EventTarget, change: Partial<PrLook>): boolean =>
  pick(from, {pick: 'look', change});

/** The whole action that was picked, its workers as the person wants them; null while there is none on offer. */
export function chosen({
  table,
  draft: {picked, riders, payment},
}: {
  readonly table: Pick<TableView, 'choices'>;
  readonly draft: PrDraft;
}): PrAction | null {
  return complete(table.choices, picked, (field, values) => {
    if (field === 'takeWorker' || field === 'asForest') return values.find(value => value === riders[field]);
    if (field === 'payment') return values.find(value => JSON.stringify(value) === JSON.stringify(payment));
    if (field === 'privilegeWorkers') return [...values].sort(byCount).at(riders.privilegeWorkers ? -1 : 0);
    return values[0];
  });
}

const byCount = (a: Json, b: Json): number => Number(a) - Number(b);

export const me = (model: PrModel): PrPlayerView | null =>
  model.view.viewer === null ? null : (model.view.players[model.view.viewer] ?? null);

/** Points that everybody knows: chips where they are open, printed points always; all of them when the game is over. */
export function knownPoints(
  {result}: PrView,
  {seat, chips, buildingPoints}: PrPlayerView,
): {readonly points: number; readonly atLeast: boolean} {
  return result
    ? {points: result.scores[seat]!.total, atLeast: false}
    : {points: (chips ?? 0) + buildingPoints, atLeast: chips === null};
}

/**
 * The viewer buys in this phase or is still going to, and reads the market row by row. Who has bought looks at their
 * island again; who watches, or looks back, at the whole market.
 */
export const shops = ({view: {phase, viewer, turn, next}, table: {shownAt}}: PrModel): boolean =>
  phase === 'builder' && shownAt === null && viewer !== null && (viewer === turn || next.includes(viewer));

/** What a tile would do on the viewer's island: how many of its kind feed which slots. */
export function tileEffect(model: PrModel, tile: Tile): string {
  const own = me(model);
  const owned = own?.tiles.find(row => row.tile === tile)?.count ?? 0;
  const slots = (own?.city ?? [])
    .filter(({building}) => BUILDING_DATA.some(data => data.building === building && data.good === tile))
    .reduce((sum, building) => sum + building.slots, 0);
  return model.words.tileEffect(tile, owned, slots);
}
