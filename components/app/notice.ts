/**
 * "Your move", for somebody who looks elsewhere: two short notes, a buzz, a mark on the app's icon, and a notification
 * where the page is hidden and the person wants one. Whether she does is asked once, when it has first mattered.
 */
import type {AppView, Settings} from '../../src/table/view-model.ts';

/** Bell-like, a fourth up: hertz and the start in seconds. */
const NOTES = [
  [587, 0],
  [784, 0.12],
] as const;

export class TurnNotice {
  #mine = false;
  #audio: AudioContext | null = null;
  #missed = false;
  #shown: Notification | null = null;

  /** Tells each beginning of an own turn once. */
  look({screen, settings}: AppView): void {
    const mine = screen.screen === 'table' && screen.choices.length > 0 && !screen.sending;
    if (mine === this.#mine) return;
    this.#mine = mine;
    mark(mine);
    if (!mine) {
      this.#shown?.close();
      this.#shown = null;
      return;
    }
    if (document.hidden && screen.screen === 'table' && screen.place === 'network') this.#call(settings);
    // Browsers refuse both, and complain, until the page was touched once.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    if (settings.sound) void this.#ring();
    navigator.vibrate?.(40);
  }

  /** A turn began while nobody saw the page, and the browser has not been asked yet whether it may tell. */
  asks({settings}: AppView): boolean {
    return this.#missed && settings.notify === 'ask' && permission() === 'default';
  }

  /** Only after a tap: browsers ask the person. @returns whether turns will be told */
  async allow(): Promise<boolean> {
    this.#missed = false;
    return permission() !== 'none' && (await Notification.requestPermission()) === 'granted';
  }

  #call({notify}: Settings): void {
    if (notify === 'ask') this.#missed = true;
    if (notify !== 'on' || permission() !== 'granted') return;
    // On phones only the service worker may tell.
    void this.#notify().catch(() => undefined);
  }

  /** @throws where the browser does not let this page have a worker, or the worker notify */
  async #notify(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration();
    // The screen is drawn by now, and the title says it in the reader's language, and at which table.
    const {title} = document;
    if (registration) await registration.showNotification(title, {tag: 'turn'});
    else this.#shown = new Notification(title, {tag: 'turn'});
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

/** Missing on pages over plain http, and on some phones. */
const permission = (): NotificationPermission | 'none' =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission;

/** Where the platform shows badges on installed apps. */
function mark(mine: boolean): void {
  const change = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  change?.catch(() => undefined);
}
