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

/** Where the rings of neighbours would lie over each other. */
const THIN: Keyframe = {
  ...RING,
  outline: '2px solid var(--rs-lamp)',
  outlineOffset: '0px',
  boxShadow: '0 0 0 3px var(--rs-edge)',
};

/** Between things whose rings would meet, in px. */
const CLOSE = 12;

const close = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right + CLOSE &&
  other.left < one.right + CLOSE &&
  one.top < other.bottom + CLOSE &&
  other.top < one.bottom + CLOSE;

function crowded(things: readonly HTMLElement[]): boolean {
  const boxes = things.map(thing => thing.getBoundingClientRect());
  return boxes.some((box, i) => boxes.slice(i + 1).some(other => close(box, other)));
}

export class Rings {
  readonly #standing = new Map<HTMLElement, Animation>();

  /** Rings these and no others. */
  put(things: readonly HTMLElement[]): void {
    for (const [thing, ring] of this.#standing) {
      if (things.includes(thing)) continue;
      ring.cancel();
      this.#standing.delete(thing);
    }
    const fresh = things.filter(thing => !this.#standing.has(thing));
    if (fresh.length === 0) return;
    const ring = crowded(things) ? THIN : RING;
    for (const thing of fresh)
      this.#standing.set(thing, thing.animate([ring, ring], {duration: STANDS, fill: 'both'}));
  }
}
