/** How large the table is, for its layout: read off the table itself, not off the screen. */
import type {Size} from '../board/painter.ts';

/** Widths from which a layout is used, in px of the design. */
const TABLET = 720;
const WIDE = 1180;
/** A phone on its side is lower than this. */
export const LOW = 480;
/** A phone narrower than this has room for the bar and the board alone. */
export const NARROW = 340;
/** Text so large on a phone that what is said above the board has one line. */
const CRAMPED = 288;
/** A table in the middle that is as wide has the figures of the game in its bar, too: a tablet on its side. */
const ROOMY = 896;
/** What an open log takes beside the board: a tablet on its side (1024 px) is left the layout of a tablet. */
const LOG = 304;

/** The figures of the game stand in the bar. */
export const barred = (size: Size, width: number, middle: boolean): boolean =>
  size === 'wide' || (middle && size === 'tablet' && width >= ROOMY);

/** What the coach says has one line, until it is opened: the board needs the height. */
export const folds = (size: Size, width: number): boolean =>
  size === 'low' || (size === 'phone' && width < CRAMPED);

export interface Fit {
  /** The layout of the board. */
  readonly size: Size;
  /** An open log stands beside the board, not below it. */
  readonly beside: boolean;
}

/** @param width in px of the design, where larger text makes a smaller table */
export function sizeOf(width: number, height: number): Size {
  if (height < LOW && width > height && width < WIDE) return 'low';
  return width >= WIDE ? 'wide' : width >= TABLET ? 'tablet' : 'phone';
}

/**
 * The board has the layout of the room that an open log leaves it. Nothing is drawn smaller instead: px of a layout have
 * to be px of the pointer.
 * @param log the log is open and takes its place
 */
export function fit(width: number, height: number, log: boolean): Fit {
  const size = sizeOf(width, height);
  if (!log || size === 'low' || width < TABLET + LOG) return {size, beside: false};
  return {size: sizeOf(width - LOG, height), beside: true};
}
