/** What the screens of the expansions give the board; they are loaded for tables that play with one (`more/index.ts`). */
import type {TemplateResult} from 'lit';
import type {MorePhase} from '../../src/games/puerto-rico/expansions/types.ts';
import type {MoreBoardWords} from '../../src/games/puerto-rico/text/board/more/type.ts';
import type {PhaseName, PrAction, PrPlayerView, Role} from '../../src/games/puerto-rico/types.ts';
import type {Question} from '../board/question.ts';
import type {PrDraft} from './draft.ts';
import type {PrModel} from './model.ts';
import type {Placement, Spot} from './placement.ts';

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
