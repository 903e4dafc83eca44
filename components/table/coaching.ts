/**
 * When the coach speaks. Over the first table of a game on this device stands its aim, with the question whether the coach is
 * wanted. A step is said when it fits for the first time and stands until it is put away, or until its decision is over. The
 * words come when they are first needed.
 */
import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import {gameName, isCoached, loadCoach} from '../../src/games/words.ts';
import type {Coach, CoachStep} from '../../src/i18n/game-coach.ts';
import type {Language} from '../../src/i18n/language.ts';
import {type CoachWords, loadCoachWords} from '../../src/i18n/load.ts';
import type {Settings, TableView} from '../../src/table/seen/view-model.ts';
import {type CoachMemory, recall, remember} from '../board/coach-memory.ts';
import type {Picture, Size} from '../board/painter.ts';
import type {Pick} from '../board/pick.ts';
import {newest} from '../board/since.ts';
import {screensOf} from '../games.ts';
import {deepAll} from '../kit/deep-focus.ts';
import type {CoachAnswer} from './coach.ts';
import {Rings} from './ring.ts';

/**
 * Steps of the house: how one chooses comes before all else, with the first decision in which there is something to choose; how
 * one asks, behind the second step of the game, where that has nothing to say itself.
 */
const SHARED = ['confirm', 'explain'] as const;
const EXPLAINS_BEHIND = 2;

/** A phone has neither a pointer nor, most of the time, keys. */
const HAS_POINTER = matchMedia('(hover: hover)');

const loadBalloon = () => import('./coach.ts');
const loadAim = () => import('./aim.ts');

interface Said {
  readonly id: string;
  readonly text: string;
  readonly about: readonly string[];
  readonly danger: boolean;
  /** The decision that it is about, and the newest entry when it was said; null while others decide. */
  readonly decided: number | null;
  /** Still fits what is on the screen. */
  readonly fits: (view: TableView) => boolean;
}

const decides = ({choices}: TableView): boolean => choices.length > 0;

/** Somebody looks at the present of a real game through the eyes of a seat at this device. */
const speaksAt = (view: TableView): boolean =>
  view.viewer !== null &&
  view.seats[view.viewer]?.mine === true &&
  view.curtain === null &&
  view.shownAt === null &&
  view.result === null &&
  !view.trial;

const movedHere = ({log, seats}: TableView): boolean =>
  log.some(({kind, seat}) => kind === 'action' && seat !== null && seats[seat]?.mine);

/** Since that entry somebody at this device has decided something. */
const hasMoved = ({log, seats}: TableView, since: number): boolean =>
  log.some(({n, kind, seat}) => n > since && kind === 'action' && seat !== null && seats[seat]?.mine);

export class Coaching implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #rings = new Rings();
  #game = '';
  #language: Language | null = null;
  #memory: CoachMemory = {wish: 'off', seen: []};
  #words: CoachWords | null = null;
  #coach: Coach | null = null;
  #said: Said | null = null;
  /** The step at which something was chosen: what is chosen has a ring of its own, which the coach's would hide. */
  #chosen: Said | null = null;
  /** Nobody was asked yet, and it can be asked now. */
  #asks = false;
  /** Undefined until it has come with all that the aim is told with. */
  #picture: Picture | null | undefined;
  /** What others did stands where the decision will: there is nothing to explain yet. */
  #waiting = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('rs-coach', ({detail}) => this.#answer(detail));
    // Before the board answers, which tells nobody else.
    host.addEventListener('rs-pick', this.#picked, {capture: true});
  }

  hostDisconnected(): void {
    this.#rings.put([]);
  }

  #picked = ({detail}: CustomEvent<Pick>): void => {
    if (detail.pick !== 'action' && detail.pick !== 'draft') return;
    this.#chosen = this.#said;
    this.#rings.put([]);
  };

  /** The things that the step is about are ringed as soon as they are drawn. */
  hostUpdated(): void {
    const silent = this.#said === null || this.#said === this.#chosen || this.#waiting;
    const about = silent ? [] : this.#said!.about;
    const root = this.#host.shadowRoot;
    const things =
      root && about.length > 0
        ? deepAll(root, '[data-help]').filter(each => about.includes(each.dataset.help!))
        : [];
    this.#rings.put(things, this.#said?.danger);
  }

  /** From the first step on, also for who has declined it or has heard it all. */
  begin(): void {
    this.#keep({wish: 'on', seen: []});
  }

  /** A new view, another language, or another table has come. */
  arrived(view: TableView, {language, confirm}: Settings): void {
    if (view.game !== this.#game || language !== this.#language) {
      this.#game = view.game;
      this.#language = language;
      this.#memory = isCoached(view.game) ? recall(view.game) : {wish: 'off', seen: []};
      this.#words = null;
      this.#coach = null;
      this.#said = null;
      this.#picture = undefined;
    }
    this.#asks = false;
    if (this.#memory.wish === 'off' || !speaksAt(view)) this.#said = null;
    else if (this.#memory.wish === 'new') this.#asks = !movedHere(view);
    else this.#speak(view, confirm);
    if (this.#asks || this.#memory.wish === 'on') void this.#load(language);
  }

  /**
   * @param folds it has one line only
   * @param staged what others did is told now
   */
  render(size: Size, folds: boolean, staged: boolean): TemplateResult | typeof nothing {
    this.#waiting = staged;
    const words = this.#words;
    const said = this.#said?.text;
    if (staged || !words || !said) return nothing;
    return html`<rs-coach .words=${words} .said=${said} ?narrow=${size === 'phone'} ?folds=${folds}></rs-coach>`;
  }

  /**
   * The aim of the game, over the table until it is answered.
   * @param close name of its cross
   * @param asked what the table asks meanwhile: the sheet lies over everything
   */
  aim(
    close: string,
    {board}: TableView,
    asked: TemplateResult | typeof nothing,
  ): TemplateResult | typeof nothing {
    const [words, coach, picture] = [this.#words, this.#coach, this.#picture];
    if (!this.#asks || !words || !coach || picture === undefined) return nothing;
    return html`<rs-aim game=${gameName(this.#game)} .aim=${coach.aim(board)} .words=${words} .picture=${picture} .asked=${asked} closeLabel=${close}></rs-aim>`;
  }

  #speak(view: TableView, confirm: boolean): void {
    const said = this.#said;
    if (said && !said.fits(view)) {
      // What passed by itself, before anybody could read it, comes again with the next decision that it fits.
      if (said.decided === null || hasMoved(view, said.decided)) this.#heard();
      else this.#said = null;
    }
    this.#said ??= this.#next(view, confirm);
  }

  #next(view: TableView, confirm: boolean): Said | null {
    const {seen} = this.#memory;
    const heard = (id: string): boolean => seen.includes(id);
    const own = seen.filter(id => !SHARED.some(shared => shared === id)).length;
    const fitting = (step: CoachStep<unknown>, now: TableView): boolean => step.when(now.board, decides(now));
    if (!this.#coach || !this.#words) return null;
    if (confirm && view.choices.length > 1 && !heard('confirm')) return this.#shared('confirm', view);
    const step = this.#coach.steps.find(each => !heard(each.id) && fitting(each, view));
    if (step)
      return {
        id: step.id,
        text: this.#coach.text[step.id] ?? '',
        about: step.about?.(view.board) ?? [],
        danger: step.danger === true,
        decided: decides(view) ? newest(view) : null,
        fits: now => (!decides(view) || now.decision === view.decision) && fitting(step, now),
      };
    return decides(view) && own >= EXPLAINS_BEHIND && !heard('explain')
      ? this.#shared('explain', view)
      : null;
  }

  #shared(id: (typeof SHARED)[number], view: TableView): Said {
    return {
      id,
      text: this.#words![id === 'explain' && HAS_POINTER.matches ? 'explainByKeys' : id],
      about: [],
      danger: false,
      decided: newest(view),
      fits: now => now.decision === view.decision && decides(now),
    };
  }

  #heard(): void {
    if (!this.#said) return;
    const {id} = this.#said;
    this.#said = null;
    this.#keep({...this.#memory, seen: [...this.#memory.seen, id]});
  }

  #answer(answer: CoachAnswer): void {
    if (answer === 'next') this.#heard();
    else if (answer === 'start') this.begin();
    else this.#keep({...this.#memory, wish: 'off'});
  }

  #keep(memory: CoachMemory): void {
    this.#memory = memory;
    remember(this.#game, memory);
    this.#host.requestUpdate();
  }

  async #load(language: Language): Promise<void> {
    const game = this.#game;
    const asks = this.#asks && this.#picture === undefined;
    const [words, coach, picture] = await Promise.all([
      this.#words ?? loadCoachWords(language),
      this.#coach ?? loadCoach(game, language),
      asks ? (screensOf(game)?.picture() ?? null) : this.#picture,
      asks ? loadModule(loadAim) : loadModule(loadBalloon),
    ]);
    if (game !== this.#game || language !== this.#language) return;
    if (words === this.#words && coach === this.#coach && picture === this.#picture) return;
    this.#words = words;
    this.#coach = coach;
    this.#picture = picture;
    this.#host.requestUpdate();
  }
}
