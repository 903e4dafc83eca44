/** "Your move", for somebody who looks elsewhere: two short notes, a buzz, a mark on the app's icon. */
import type {AppView} from '../../src/table/view-model.ts';

/** Bell-like, a fourth up: hertz and the start in seconds. */
const NOTES = [
  [587, 0],
  [784, 0.12],
] as const;

export class TurnNotice {
  #mine = false;
  #audio: AudioContext | null = null;

  /** Tells each beginning of an own turn once. */
  look({screen, settings}: AppView): void {
    const mine = screen.screen === 'table' && screen.choices.length > 0 && !screen.sending;
    if (mine === this.#mine) return;
    this.#mine = mine;
    mark(mine);
    if (!mine) return;
    // Browsers refuse both, and complain, until the page was touched once.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    if (settings.sound) void this.#ring();
    navigator.vibrate?.(40);
  }

  async #ring(): Promise<void> {
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    await audio.resume();
    let last: OscillatorNode | null = null;
    for (const [frequency, start] of NOTES) {
      const at = audio.currentTime + start;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.35);
      last = tone;
    }
    // A running context keeps the loudspeaker awake between turns.
    last?.addEventListener('ended', () => void audio.suspend());
  }
}

/** Where the platform shows badges on installed apps. */
function mark(mine: boolean): void {
  const change = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  change?.catch(() => undefined);
}
