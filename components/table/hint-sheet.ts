/** The dialog of a hint over a table: asks for it when it opens, and lets go of it when it closes. */
import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import {loadGameHints} from '../../src/games/words.ts';
import type {HintText} from '../../src/i18n/game-hints.ts';
import {t} from '../../src/i18n/index.ts';
import type {Language} from '../../src/i18n/language.ts';
import {type HintWords, loadHintWords} from '../../src/i18n/load.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import type {Hinted} from '../board/hinted.ts';
import type {Painting} from '../board/painter.ts';
import '../kit/dialog.ts';
import {orElse} from './or-else.ts';

interface Loaded {
  readonly game: string;
  readonly language: Language;
  readonly words: HintWords;
  readonly text: HintText | null;
}

const loadSheet = () => import('./hint.ts');

export class HintSheet implements ReactiveController {
  readonly #host: ReactiveControllerHost & EventTarget;
  /** Puts a move on the board. */
  readonly #propose: (hinted: Hinted) => void;
  /** The decision for which it is open; null while it is closed. */
  #open: number | null = null;
  #loaded: Loaded | null = null;
  /** For screen readers: what a tap has done. */
  said = '';

  constructor(host: ReactiveControllerHost & EventTarget, propose: (hinted: Hinted) => void) {
    this.#host = host;
    this.#propose = propose;
    host.addController(this);
  }

  /** Part of Lit's contract of controllers; everything happens when it is opened. */
  hostConnected(): void {}

  open(view: TableView, language: Language): void {
    this.#open = view.decision;
    this.said = '';
    void orElse(this.#load(view.game, language), () => {
      if (this.#open !== null) this.#close();
    });
    act(this.#host, {act: 'hint'});
    this.#host.requestUpdate();
  }

  /** Another decision, another table, or the past: the hint is of no use there. */
  arrived({decision, choices}: TableView): void {
    if (decision !== this.#open || choices.length === 0) this.#open = null;
  }

  render(view: TableView, shell: TableWords, painting: Painting | null): TemplateResult {
    const open = this.#open !== null;
    return html`<rs-dialog ?open=${open} heading=${shell.hint} closeLabel=${shell.close} @rs-close=${() => this.#close()}>
      ${open ? this.#body(view, painting) : nothing}
    </rs-dialog>`;
  }

  #body(view: TableView, painting: Painting | null): TemplateResult {
    if (!this.#loaded) return html`<p role="status">${t().common.loading}</p>`;
    const {words, text} = this.#loaded;
    return html`<rs-hint
      .view=${view}
      .words=${words}
      .text=${text}
      .painting=${painting}
      @rs-again=${() => act(this.#host, {act: 'hint'})}
      @rs-take=${({detail}: CustomEvent<Hinted>) => this.#take(detail)}
    ></rs-hint>`;
  }

  #take(hinted: Hinted): void {
    this.said = this.#loaded?.words.prepared ?? '';
    this.#close();
    this.#propose(hinted);
  }

  #close(): void {
    this.#open = null;
    act(this.#host, {act: 'stopHint'});
    this.#host.requestUpdate();
  }

  async #load(game: string, language: Language): Promise<void> {
    if (this.#loaded?.game === game && this.#loaded.language === language) return;
    this.#loaded = null;
    const [words, text] = await Promise.all([
      loadHintWords(language),
      loadGameHints(game, language),
      loadModule(loadSheet),
    ]);
    this.#loaded = {game, language, words, text};
    this.#host.requestUpdate();
  }
}
