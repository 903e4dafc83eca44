/** Words and painting of the open table, loaded when the game or the language is another. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import {onLanguage} from '../../src/i18n/index.ts';
import type {Language} from '../../src/i18n/language.ts';
import {loadTableWords, type TableWords} from '../../src/i18n/load.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Painting} from '../board/painter.ts';
import {screensOf} from '../games.ts';

export class PaintingLoader implements ReactiveController {
  /** Null until they are loaded; those of the last language stay meanwhile. */
  words: TableWords | null = null;
  /** Null while it loads: another table may need other parts. */
  painting: Painting | null = null;
  /** Something did not come. The next drawing asks again. */
  missing = false;
  readonly #host: ReactiveControllerHost;
  /** Called when another painting has come, before the host draws. */
  readonly #painted: (painting: Painting | null) => void;
  #wanted = '';
  #tableId = '';
  #deaf: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, painted: (painting: Painting | null) => void) {
    this.#host = host;
    this.#painted = painted;
    host.addController(this);
  }

  get ready(): boolean {
    return this.words !== null && this.painting !== null;
  }

  hostConnected(): void {
    this.#deaf = onLanguage(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#deaf?.();
  }

  /** @param plain the generic board even where a painted one exists */
  want(table: TableView, language: Language, plain: boolean): void {
    const key = `${table.game} ${table.tableId} ${language} ${plain}`;
    if (key === this.#wanted) return;
    if (table.tableId !== this.#tableId) this.painting = null;
    this.#tableId = table.tableId;
    // Asked again for the same, it stays named until it is there.
    if (this.#wanted !== '') this.missing = false;
    this.#wanted = key;
    void this.#open(key, table, language, plain);
  }

  async #open(key: string, table: TableView, language: Language, plain: boolean): Promise<void> {
    try {
      await Promise.all([this.#word(key, language), this.#paint(key, table, language, plain)]);
    } catch (error) {
      void this.#miss(key);
      // Nobody handles it: the app hears that, and names what is missing.
      throw error;
    }
  }

  /** The next drawing asks again, but not the one that says so: else there would be no end of it. */
  async #miss(key: string): Promise<void> {
    if (key !== this.#wanted) return;
    this.missing = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (key === this.#wanted) this.#wanted = '';
  }

  async #word(key: string, language: Language): Promise<void> {
    const words = await loadTableWords(language);
    if (key !== this.#wanted) return;
    this.words = words;
    this.#host.requestUpdate();
  }

  async #paint(key: string, table: TableView, language: Language, plain: boolean): Promise<void> {
    const painted = plain ? null : await screensOf(table.game)?.painter();
    const painter = painted ?? (await loadModule(() => import('./generic-painter.ts'))).genericPainter;
    const painting = await painter.open(language, table);
    if (key !== this.#wanted) return;
    this.painting = painting;
    this.#painted(painting);
    this.#host.requestUpdate();
  }
}
