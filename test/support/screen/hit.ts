/** What a finger touches. */
import {outwards} from '../../../components/kit/deep-focus.ts';

/** The innermost element at a point of the window, through shadow roots. */
export function hitAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

/** Whether a finger that comes down in its middle meets it. */
export function isHit(thing: Element): boolean {
  const {left, top, width, height} = thing.getBoundingClientRect();
  return [...outwards(hitAt(left + width / 2, top + height / 2))].includes(thing);
}

/** One tap at a point of the window, on whatever is there. */
export function tapAt(clientX: number, clientY: number): void {
  const at = {clientX, clientY, bubbles: true, composed: true, cancelable: true, detail: 1};
  const hit = hitAt(clientX, clientY);
  // No second half of a double tap on this spot, however soon it comes.
  document.body.dispatchEvent(new PointerEvent('pointerdown', {clientX: -99, clientY: -99, bubbles: true}));
  hit?.dispatchEvent(new PointerEvent('pointerdown', {...at, pointerId: 1}));
  hit?.dispatchEvent(new PointerEvent('pointerup', {...at, pointerId: 1}));
  hit?.dispatchEvent(new MouseEvent('click', at));
}
