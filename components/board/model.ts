/** What the parts of a painted board are given: one object, made anew whenever anything changes. */
import type {Action, GameEvent} from '../../src/engine/game.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {Settings, TableView} from '../../src/table/seen/view-model.ts';
import type {BoardDraft} from './draft.ts';
import type {Painting, Scene, Size, Told} from './painter.ts';
import type {Stance} from './stance.ts';

/**
 * @typeParam V what the seat sees, as the game's `view` makes it
 * @typeParam D what is prepared of the present decision
 */
export interface BoardModel<V = unknown, D extends BoardDraft = BoardDraft> {
  readonly table: TableView;
  readonly view: V;
  readonly shell: TableWords;
  readonly settings: Settings;
  readonly size: Size;
  readonly draft: D;
  /** The viewer may decide now: choices are there, the present is on the screen, and no move is on its way. */
  readonly deciding: boolean;
  /** What others did, shown for a moment before the question, newest last; null at all other times. */
  readonly staged: readonly Told[] | null;
  /** How this device is used at the table; null: as any. */
  readonly stance: Stance | null;
  /** On a phone the coach takes of the height: what repeats itself gives way to what is decided on. */
  readonly coached: boolean;
  /** The log line of an event; empty for one that this version does not know. */
  readonly sentence: (event: GameEvent, table: TableView) => string;
}

/**
 * What every board lays out of a scene; the game adds its own words and marks.
 * @param locked from the tap until the table says that the move is on its way, or that it is not
 */
export function boardModel<V, D extends BoardDraft>(
  {table, settings, size, staged, shell, stance = null, coached = false}: Scene,
  sentence: Painting['sentence'],
  draft: D,
  locked: boolean,
): BoardModel<V, D> {
  const {choices, sending, shownAt} = table;
  return {
    table,
    // The shell opens a board for tables of its own game only.
    view: table.board as V,
    shell,
    settings,
    size,
    draft,
    deciding: choices.length > 0 && sending === null && shownAt === null && staged === null && !locked,
    staged,
    stance,
    coached: coached && size === 'phone',
    sentence,
  };
}

/** A phone that shows only what is its person's: what all see lies in the middle. */
export const isHand = ({stance, size}: BoardModel): boolean =>
  stance === 'hand' && (size === 'phone' || size === 'low');

/** Whether this action is the one that is selected. */
export const isPicked = ({draft}: BoardModel, action: Action): boolean =>
  JSON.stringify(draft.picked) === JSON.stringify(action);
