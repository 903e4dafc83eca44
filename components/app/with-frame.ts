/** Where no frame comes (a page in the background), what waits for one is done after this long, in milliseconds. */
const LONGEST = 50;

/**
 * Draws together with the next frame. What is under way goes on until then, before the page is busy with drawing, and
 * what changes several times in between is drawn once.
 */
export function withFrame(draw: () => void): void {
  const now = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    draw();
  };
  const frame = requestAnimationFrame(now);
  const timer = setTimeout(now, LONGEST);
}
