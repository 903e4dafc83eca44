/** Waiting for what is drawn, in the page: for conditions, never for a time. */
import type {LitElement} from 'lit';

/** Below the limit that the runner sets for a whole test, so that what never came is named. */
const PATIENCE_MS = 30_000;

/** A busy machine may draw a frame in so many ms; whoever draws none at all (behind another page) goes on after them. */
const FRAME_MS = 2000;

/** The next frame: what observes sizes is told with it. */
const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    const late = setTimeout(resolve, FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

/** Resolves with what is found, looking again and again. @throws Error naming what never came */
export async function until<T>(find: () => T, what: string): Promise<NonNullable<T>> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > end) throw new Error(`never came: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 4));
  }
}

/** Elements below that still have to come: their module is on its way, or their next drawing is. */
function* unfinished(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.startsWith('rs-') && !customElements.get(element.localName)) yield element;
    if (!element.shadowRoot) continue;
    if ((element as LitElement).isUpdatePending) yield element;
    yield* unfinished(element.shadowRoot);
  }
}

/**
 * Resolves when everything below has drawn, nested elements too, and a frame has passed in which nothing new began: what
 * observes sizes has been told as well.
 * @param root the document, a shadow root, or an element, which counts, too
 */
export async function drawn(root: ParentNode): Promise<void> {
  const own = root instanceof Element ? root : null;
  const pending = (part: ParentNode): boolean => !unfinished(part).next().done;
  const busy = (): boolean =>
    (own as Partial<LitElement> | null)?.isUpdatePending === true ||
    pending(root) ||
    (own?.shadowRoot ? pending(own.shadowRoot) : false);
  for (let quiet = 0; quiet < 2; quiet++) {
    if (busy()) {
      await until(() => !busy(), 'everything drawn');
      quiet = 0;
    }
    await nextFrame();
  }
}
