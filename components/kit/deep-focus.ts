/** Finding one's way through open shadow roots. */

/** The element that has the focus, through all shadow roots. */
export function deepFocus(): Element | null {
  let at: Element | null = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** The element itself and everything around it, outwards through shadow roots. */
export function* outwards(from: Element | null): Generator<Element> {
  let at: Element | null = from;
  while (at) {
    yield at;
    const root = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

/** All elements that match below a root, in the order of the page, through shadow roots. */
export function deepAll(root: ParentNode, selector: string): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) found.push(element);
    if (element.shadowRoot) found.push(...deepAll(element.shadowRoot, selector));
  }
  return found;
}

/** The topic of the nearest thing outwards that has one. */
export function topicOf(from: Element | null): string | null {
  for (const element of outwards(from)) {
    const topic = element instanceof HTMLElement ? element.dataset.help : undefined;
    if (topic) return topic;
  }
  return null;
}
