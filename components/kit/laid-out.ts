/**
 * Calls back once, within the frame in which this element has its new layout: before it is painted, and after everything
 * else was drawn. To read sizes earlier lays the page out once more.
 * @param element has a size; without one nothing is called
 */
export function whenLaidOut(element: Element, read: () => void): void {
  const seen = new ResizeObserver(() => {
    seen.disconnect();
    read();
  });
  seen.observe(element);
}
