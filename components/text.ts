/** Lit's side of the catalogues: components that show words redraw when the language changes. */
import {LitElement, type ReactiveController, type ReactiveControllerHost} from 'lit';
import type {Options} from '../src/engine/game.ts';
import {loadGameText} from '../src/games/words.ts';
import type {GameText} from '../src/i18n/game-text.ts';
import {
  type AppText,
  type DiagnosisText,
  type HomeText,
  type LobbyText,
  language,
  loadMore,
  type MeetingText,
  type MoreWords,
  onLanguage,
  type StartText,
  says,
  t,
} from '../src/i18n/index.ts';
import type {Language} from '../src/i18n/language.ts';

/** Redraws its host when the language changes; `words` are the texts of the current one, without those of panels. */
export class Texts implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stop: (() => void) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get words(): StartText {
    return t();
  }

  /** False until a first language is loaded: there is nothing to draw before. */
  get ready(): boolean {
    return language() !== null;
  }

  hostConnected(): void {
    this.#stop = onLanguage(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

/**
 * An element that says more than every screen does: it is first drawn when those words are there. Elements are defined
 * without waiting: Safari before 27 gives the second importer of a module that waits nothing.
 */
export function saying(words: MoreWords) {
  return class extends LitElement {
    protected override scheduleUpdate(): Promise<unknown> | undefined {
      // What does not come rejects unhandled: the app hears that, and names it.
      if (!says(words)) return loadMore(words).then(() => super.scheduleUpdate());
      super.scheduleUpdate();
      return undefined;
    }
  };
}

/** Loads elements of this kind together with their words, and fails when either does not come. */
export const withWords = (words: MoreWords, load: () => Promise<unknown>) => (): Promise<unknown> =>
  Promise.all([load(), loadMore(words)]);

/** The texts of the start page and of what it asks, for an element that is `saying('home')`. */
export class HomeTexts extends Texts {
  override get words(): StartText & HomeText {
    return t();
  }
}

/** The texts of the lobby and of who invites from a table, for an element that is `saying('lobby')`. */
export class LobbyTexts extends Texts {
  override get words(): StartText & LobbyText {
    return t();
  }
}

/** The texts of where devices meet without a server, for an element that is `saying('meeting')`. */
export class MeetingTexts extends Texts {
  override get words(): StartText & MeetingText {
    return t();
  }
}

/** The texts of where a device looks for the reason why it meets nobody, for an element that is `saying('diagnosis')`. */
export class DiagnosisTexts extends Texts {
  override get words(): StartText & DiagnosisText {
    return t();
  }
}

/** The texts of whatever draws a panel, for an element that is `saying('panels')`. */
export class PanelTexts extends Texts {
  override get words(): AppText {
    return t();
  }
}

/** The texts of one game in the current language; the host asks in `willUpdate` and is redrawn when they are there. */
export class GameTexts implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #wanted = '';
  #text: GameText | null = null;
  #pending = false;
  #done: Promise<void> = Promise.resolve();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Part of Lit's contract of controllers; everything happens in `want`. */
  hostConnected(): void {}

  /** Null until they are loaded, and for a game that this version does not know. The last language stays meanwhile. */
  get text(): GameText | null {
    return this.#text;
  }

  /** The wanted texts are on their way. */
  get pending(): boolean {
    return this.#pending;
  }

  /** Settles when the wanted texts are there. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** @param options of the table, where they are known: words that it has no use for stay away */
  want(game: string, options?: Options): void {
    const current: Language | null = language();
    const key = `${game} ${current} ${options ? JSON.stringify(options) : ''}`;
    if (current === null || this.#wanted === key) return;
    this.#wanted = key;
    this.#pending = true;
    this.#done = loadGameText(game, current, options).then(
      text => {
        if (this.#wanted !== key) return;
        this.#text = text;
        this.#settle();
      },
      error => {
        void this.#miss(key);
        // Nobody handles it: the app hears that, and names what is missing.
        throw error;
      },
    );
  }

  #settle(): void {
    this.#pending = false;
    this.#host.requestUpdate();
  }

  /** The next drawing asks again, but not the one that shows how it is without: else there would be no end of it. */
  async #miss(key: string): Promise<void> {
    if (this.#wanted !== key) return;
    this.#settle();
    await this.#host.updateComplete;
    if (this.#wanted === key) this.#wanted = '';
  }
}
