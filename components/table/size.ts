/** How large the table is, for its layout: read off the table itself, not off the screen. */
import type {Size} from '../board/painter.ts';

/** Widths from which a layout is used, in px of the design. */
const TABLET = 720;
const WIDE = 1180;
/** The wide layout is drawn for this width and is made smaller rather than narrower: long words would break. */
const DRAWN = 1280;
/** A phone on its side is lower than this. */
export const LOW = 480;
/** A phone narrower than this has room for the bar and the board alone. */
export const NARROW = 340;
/** The log stands beside the board from this width on, and takes this much. */
const BESIDE = 960;
const LOG = 320;
/** A board beside the log is drawn smaller rather than in another layout, but not smaller than this. */
const LEAST_ZOOM = 0.75;

export interface Fit {
  /** The layout of the board. */
  readonly size: Size;
  /** How large the board is drawn. */
  readonly zoom: number;
  /** An open log stands beside the board, not below it. */
  readonly beside: boolean;
}

/** @param width in px of the design, where larger text makes a smaller table */
export function sizeOf(width: number, height: number): Size {
  if (height < LOW && width > height && width < WIDE) return 'low';
  return width >= WIDE ? 'wide' : width >= TABLET ? 'tablet' : 'phone';
}

/** @param log the log is open and takes its place */
export function fit(width: number, height: number, log: boolean): Fit {
  const size = sizeOf(width, height);
  if (!log || size === 'low' || width < BESIDE)
    return {size, zoom: size === 'wide' ? Math.min(1, width / DRAWN) : 1, beside: false};
  const left = width - LOG;
  const zoom = left / DRAWN;
  if (zoom >= LEAST_ZOOM) return {size: 'wide', zoom: Math.min(1, zoom), beside: true};
  return {size: 'tablet', zoom: Math.min(1, left / TABLET), beside: true};
}
