/** What a touch on a part of a board means. Parts say it, the board answers it. */
import type {Action} from '../../src/engine/game.ts';
import {fire} from '../kit/fire.ts';

export type Pick =
  /** Something that can be chosen was tapped; `again`: a second tap on it confirms. */
  | {readonly pick: 'action'; readonly action: Action; readonly again: boolean}
  /** Fields of the draft, or of what the board shows, are other ones. */
  | {readonly pick: 'draft' | 'look'; readonly change: object}
  /** A whole action that needs no confirmation. */
  | {readonly pick: 'send'; readonly action: Action}
  | {readonly pick: 'confirm' | 'release' | 'result'}
  /** What was prepared out of a hint is not wanted. */
  | {readonly pick: 'drop'};

declare global {
  interface HTMLElementEventMap {
    'rs-pick': CustomEvent<Pick>;
  }
}

export const pick = (from: EventTarget, detail: Pick): boolean => fire(from, 'rs-pick', detail);

/** A tap that means something, for `@click` in a template. */
export const onTap =
  (detail: Pick) =>
  (event: Event): boolean =>
    pick(event.currentTarget!, detail);

/**
 * A tap on something that can be chosen. The second tap on the same thing confirms it, but not the second half of
 * a double tap.
 */
export const choose = (event: Event, action: Action): boolean =>
  pick(event.currentTarget!, {
    pick: 'action',
    action,
    again: !(event instanceof MouseEvent) || event.detail < 2,
  });
