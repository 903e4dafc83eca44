/**
 * Rings around things on the board, drawn without touching them: who paints the board knows nothing of it. A drawing names the
 * line of a thing that takes the light with `data-ring`.
 */

/** Longer than any game: a ring stands until it is taken off. */
const STANDS = 1e9;

const LAMP = 'solid var(--rs-lamp)';
/** Not by its colour alone: what is chosen has a ring of that colour, too. */
const DANGER = 'dashed var(--rs-coral2)';

/** The lamp's colour, or that of warnings, with the edge's on both sides, so that it is seen on every ground. */
const ring = (line: string): Keyframe => ({
  outline: `3px ${line}`,
  outlineOffset: '1px',
  boxShadow: '0 0 0 1px var(--rs-edge), 0 0 0 5.5px var(--rs-edge)',
  borderRadius: 'var(--rs-radius-tile)',
});

/** Where the rings of neighbours would lie over each other. */
const thin = (line: string): Keyframe => ({
  ...ring(line),
  outline: `2px ${line}`,
  outlineOffset: '0px',
  boxShadow: '0 0 0 3px var(--rs-edge)',
});

/** On a drawing an outline is a box as thin as the drawing is small: there a line of the drawing itself takes the light. */
const inked = (danger: boolean): Keyframe => ({
  stroke: danger ? 'var(--rs-coral2)' : 'var(--rs-lamp)',
  strokeWidth: '17',
  strokeDasharray: danger ? '20 12' : 'none',
  paintOrder: 'stroke',
});

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
  #danger = false;

  /** Rings these and no others. @param danger they are to be kept off, not to be tapped */
  put(things: readonly HTMLElement[], danger = false): void {
    const other = danger !== this.#danger;
    this.#danger = danger;
    for (const [thing, standing] of this.#standing) {
      if (things.includes(thing) && !other) continue;
      standing.cancel();
      this.#standing.delete(thing);
    }
    const fresh = things.filter(thing => !this.#standing.has(thing));
    if (fresh.length === 0) return;
    const colour = danger ? DANGER : LAMP;
    const around = crowded(things) ? thin(colour) : ring(colour);
    for (const thing of fresh) {
      const drawn = thing.querySelector('[data-ring]');
      const look = drawn ? inked(danger) : around;
      this.#standing.set(thing, (drawn ?? thing).animate([look, look], {duration: STANDS, fill: 'both'}));
    }
  }
}
