/**
 * Some short notes. Browsers let a page sound only after the person touched it, and WebKit only if the sound is woken within
 * that touch itself. A later `resume` stays open, and all that wait would ring at once at the next tap.
 */

/** Bell-like: hertz and the start in seconds. */
type Notes = readonly (readonly [hertz: number, start: number])[];

/** A fourth up. */
const YOUR_MOVE: Notes = [
  [587, 0],
  [784, 0.12],
];

/** A chord, broken upwards, for the end of a game. */
export const THE_END: Notes = [
  [392, 0],
  [494, 0.14],
  [587, 0.28],
  [784, 0.42],
  [988, 0.66],
];

/** What a browser counts as a touch of the page: each of them in one browser or another. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/** A ring that could not be heard for so long is of no use any more. */
const LATE_MS = 2000;

export class Chime {
  #audio: AudioContext | null = null;
  /** It has run once: from now on it may be woken at any time. */
  #allowed = false;
  /** The last ring that was asked for and has not sounded, and when; null when none waits. */
  #asked: {readonly at: number; readonly notes: Notes} | null = null;
  #resuming = false;
  /** The last note that sounds. */
  #tone: OscillatorNode | null = null;
  readonly #wanted: () => boolean;
  readonly #now: () => number;

  /**
   * @param wanted whether the person wants sounds: without, none is woken
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(wanted: () => boolean, now: () => number = () => performance.now()) {
    this.#wanted = wanted;
    this.#now = now;
    // While it is being captured: what is tapped may keep the event to itself.
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, {capture: true, passive: true});
  }

  /** Lets go of the page. */
  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, {capture: true});
    void this.#audio?.close();
  }

  /** Rings now or not at all; once, however often it is asked meanwhile. */
  ring(notes = YOUR_MOVE): void {
    if (!this.#audio || !this.#allowed || !this.#wanted()) return;
    this.#asked = {at: this.#now(), notes};
    this.#resume(this.#audio);
  }

  /** In the task of the touch. A telephone call takes the sound away again; a later touch brings it back. */
  #wake = (): void => {
    if (!this.#wanted() || (this.#allowed && this.#audio?.state !== 'interrupted')) return;
    this.#audio ??= new AudioContext();
    this.#resume(this.#audio);
  };

  #resume(audio: AudioContext): void {
    // Asked anew each time, as it counts in which task; but all that were asked are answered at once.
    const resumed = audio.resume();
    if (this.#resuming) {
      resumed.catch(() => undefined);
      return;
    }
    this.#resuming = true;
    const heard = () => {
      this.#resuming = false;
      const asked = this.#asked;
      this.#asked = null;
      return asked !== null && this.#now() - asked.at < LATE_MS ? asked.notes : null;
    };
    resumed.then(() => {
      this.#allowed = true;
      const notes = heard();
      if (notes) this.#sound(audio, notes);
      else if (!this.#tone) void audio.suspend();
    }, heard);
  }

  #sound(audio: AudioContext, notes: Notes): void {
    for (const [frequency, start] of notes) {
      const at = audio.currentTime + start;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.35);
      this.#tone = tone;
    }
    const last = this.#tone;
    last?.addEventListener('ended', () => {
      if (this.#tone !== last) return;
      this.#tone = null;
      // A running context keeps the loudspeaker awake between turns.
      void audio.suspend();
    });
  }
}
