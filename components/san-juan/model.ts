/** What every part of the board of San Juan is given. */
import type {Seat} from '../../src/engine/game.ts';
import type {BoardWords} from '../../src/games/san-juan/text/types/board.ts';
import type {SjText} from '../../src/games/san-juan/text/types/text.ts';
import type {SjPlayerView, SjView} from '../../src/games/san-juan/types.ts';
import type {Kept} from '../board/board.ts';
import {type BoardModel, boardModel} from '../board/model.ts';
import type {Painting, Scene} from '../board/painter.ts';
import {pick} from '../board/pick.ts';
import {EMPTY, type SjDraft} from './draft.ts';

/** What is open or folded. */
export interface SjLook {
  /** Another seat whose city is open, else null. */
  readonly open: Seat | null;
}

export const CLOSED: SjLook = {open: null};

/** The words of one language. */
export interface SjTexts {
  readonly text: SjText;
  readonly words: BoardWords;
  readonly sentence: Painting['sentence'];
}

export interface SjModel extends BoardModel<SjView, SjDraft>, SjLook, SjTexts {}

const NOTHING: Kept<SjDraft, SjLook> = {draft: EMPTY, look: CLOSED, locked: false};

export const layOut = (scene: Scene, texts: SjTexts, {draft, look, locked} = NOTHING): SjModel => ({
  ...boardModel<SjView, SjDraft>(scene, texts.sentence, draft, locked),
  ...texts,
  ...look,
});

/** Changes the draft. */
export const prepare = (from: EventTarget, change: Partial<SjDraft>): boolean =>
  pick(from, {pick: 'draft', change});

/** Opens or folds something. */
export const show = (from: EventTarget, change: Partial<SjLook>): boolean =>
  pick(from, {pick: 'look', change});

export const me = (model: SjModel): SjPlayerView | null =>
  model.view.viewer === null ? null : (model.view.players[model.view.viewer] ?? null);

/** The viewer decides, and this is what about; null at all other times. */
export const asked = (model: SjModel): SjView['phase'] | null => (model.deciding ? model.view.phase : null);

/** A seat's points with a plus where cards under a chapel may come on top. */
export function knownPoints({points, chapel, city, covered}: SjPlayerView): {
  readonly points: number;
  readonly atLeast: boolean;
} {
  const hides =
    chapel === null && (city.some(({building}) => building === 'chapel') || covered.includes('chapel'));
  return {points, atLeast: hides};
}
