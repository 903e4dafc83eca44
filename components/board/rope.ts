/** Flags on one hanging rope: where there is room, the roles of a game hang so. */
import {html} from 'lit';

/** It lies behind its flags, over their whole width. */
export const rope = html`<svg class="rope" viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
  <path vector-effect="non-scaling-stroke" d="M0 5Q50 26 100 5" />
</svg>`;

/** What a flag is tied with. */
export const rings = html`<i class="ring left"></i><i class="ring right"></i>`;

/** How deep flag `i` of `count` hangs, in px: the rope hangs along a parabola, 10 px deep in the middle. */
export function drop(i: number, count: number): number {
  const at = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
  return Math.round(10 * (1 - at * at));
}
