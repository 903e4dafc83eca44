/**
 * "Your move", for somebody who looks elsewhere: two short notes, a buzz, a mark on the app's icon, and a notification
 * where the page is hidden and the person wants one. Whether she does is asked once, when it has first mattered. The end of a
 * game that was seen until then has notes of its own.
 */
import type {AppView, Settings} from '../../src/table/seen/view-model.ts';
import {stanceAt} from '../board/stance.ts';
import {Chime, THE_END} from './chime.ts';

export class TurnNotice {
  #mine = false;
  /** The table that is on the screen and goes on. */
  #goesOn: string | null = null;
  #sounds = false;
  readonly #chime: Chime;
  /** Of a device in the middle: who was waited for last. */
  #turn = '';
  #missed = false;
  #shown: Notification | null = null;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now?: () => number) {
    this.#chime = new Chime(() => this.#sounds, now);
  }

  /** Lets go of the page. */
  close(): void {
    this.#chime.close();
  }

  /** Tells each beginning of an own turn once. */
  look({screen, settings}: AppView): void {
    this.#sounds = settings.sound;
    this.#lookFromTheMiddle(screen);
    const table = screen.screen === 'table' ? screen : null;
    if (table?.result && table.tableId === this.#goesOn) this.#chime.ring(THE_END);
    this.#goesOn = table && !table.result ? table.tableId : null;
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
    this.#chime.ring();
    // Browsers refuse it, and complain, until the page was touched once.
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(40);
  }

  /** In the middle lies a device of all: it rings for each of them. */
  #lookFromTheMiddle(screen: AppView['screen']): void {
    const turn =
      screen.screen === 'table' && !screen.result && stanceAt(screen) === 'middle' ? screen.toAct.join() : '';
    if (turn !== '' && this.#turn !== '' && turn !== this.#turn) this.#chime.ring();
    this.#turn = turn;
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
}

/** Missing on pages over plain http, and on some phones. */
const permission = (): NotificationPermission | 'none' =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission;

/** Where the platform shows badges on installed apps. */
function mark(mine: boolean): void {
  const change = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  change?.catch(() => undefined);
}
