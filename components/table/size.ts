/** How large the table is, for its layout: read off the table itself, not off the screen. */
import type {Size} from './painter.ts';

/** Widths from which a layout is used, in px of the design. */
const TABLET = 720;
const WIDE = 1180;
/** A phone on its side is lower than this. */
const LOW = 480;

/** @param width in px of the design, where larger text makes a smaller table */
export function sizeOf(width: number, height: number): Size {
  if (height < LOW && width > height && width < WIDE) return 'low';
  return width >= WIDE ? 'wide' : width >= TABLET ? 'tablet' : 'phone';
}
