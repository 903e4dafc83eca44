/** The app's own events: those of the global map whose names begin with `rs-`. */
type OwnEvents = {
  [K in keyof HTMLElementEventMap as K extends `rs-${string}` ? K : never]: HTMLElementEventMap[K];
};
type DetailOf<K extends keyof OwnEvents> = OwnEvents[K] extends CustomEvent<infer Detail> ? Detail : never;
type Detail<K extends keyof OwnEvents> = DetailOf<K> extends void ? [] : [detail: DetailOf<K>];

/**
 * Sends one of the app's own events up, through every shadow root on the way. An event that no element declares, or
 * one with another detail, does not compile.
 */
export const fire = <K extends keyof OwnEvents>(
  from: EventTarget,
  type: K,
  ...[detail]: Detail<K>
): boolean => from.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));

/** The same for whoever made the element, and nobody above. */
export const tell = <K extends keyof OwnEvents>(
  from: EventTarget,
  type: K,
  ...[detail]: Detail<K>
): boolean => from.dispatchEvent(new CustomEvent(type, {detail}));
