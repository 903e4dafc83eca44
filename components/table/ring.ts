/** Rings around things on the board, drawn without touching them: who paints the board knows nothing of it. */

/** Longer than any game: a ring stands until it is taken off. */
const STANDS = 1e9;

/** The lamp's colour with the edge's on both sides, so that it is seen on every ground. */
const RING: Keyframe = {
  outline: '3px solid var(--rs-lamp)',
  outlineOffset: '1px',
  boxShadow: '0 0 0 1px var(--rs-edge), 0 0 0 5.5px var(--rs-edge)',
  borderRadius: 'var(--rs-radius-tile)',
};

export class Rings {
  readonly #standing = new Map<HTMLElement, Animation>();

  /** Rings these and no others. */
  put(things: readonly HTMLElement[]): void {
    for (const [thing, ring] of this.#standing) {
      if (things.includes(thing)) continue;
      ring.cancel();
      this.#standing.delete(thing);
    }
    for (const thing of things)
      if (!this.#standing.has(thing))
        this.#standing.set(thing, thing.animate([RING, RING], {duration: STANDS, fill: 'both'}));
  }
}
