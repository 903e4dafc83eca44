import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {share} from '../../src/base/share.ts';
import {offers} from '../../src/engine/choice.ts';
import type {Action} from '../../src/engine/game.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import sheet from './board.css';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {Ticking} from '../kit/ticking.ts';
import {deep} from '../kit/tokens.ts';
import './beyond.ts';
import './log.ts';
import {type BoardDraft, draftKey, loadDraft, saveDraft} from './draft.ts';
import {type Hinted, hintedContent, sends} from './hinted.ts';
import {type BoardModel, isPicked} from './model.ts';
import type {Scene} from './painter.ts';
import type {Pick} from './pick.ts';
import planes from './planes.css';
import {latest, type QuayContent} from './question.ts';
import './quay.ts';
import {mark} from './seats.ts';

/** What a board keeps of itself and hands to `lay`. */
export interface Kept<D, L> {
  readonly draft: D;
  /** What is open or folded: never part of the game, never synchronised. */
  readonly look: L;
  readonly locked: boolean;
}

/** Px of the ground that show above the part that the land scrolls to. */
const ABOVE = 8;

/**
 * A painted board with its quay: shows what the view holds, offers what the choices offer, keeps the draft of the
 * present decision, and sends it once. A game says how its model is laid out, what it asks, and what its land is.
 *
 * @typeParam M the model that its parts are given
 * @typeParam D its draft
 * @typeParam L what else can be opened or folded on it
 *
 * @fires rs-act - A move, when it is confirmed.
 * @fires rs-release - The staged move of somebody else was tapped away.
 * @fires rs-result - The result was asked for.
 * @fires rs-hint - Good moves were asked for.
 */
export abstract class PaintedBoard<
  M extends BoardModel<unknown, D>,
  D extends BoardDraft,
  L extends object,
> extends LitElement {
  static override styles = [base, planes, deep, sheet];

  @property({attribute: false, hasChanged: isOther}) scene!: Scene;

  @state() protected draft: D;
  @state() protected look: L;
  /** What was taken out of a hint, until something else is prepared. */
  @state() private hinted: Hinted | null = null;
  /** Locks the quay from the tap until the table says that the move is on its way, or that it is not. */
  @state() private sent = false;
  readonly #empty: D;
  #key = '';
  #stage = '';
  #model: M | null = null;
  /** What the model was made of. */
  #madeOf: readonly unknown[] = [];

  constructor(empty: D, look: L) {
    super();
    this.#empty = empty;
    this.draft = empty;
    this.look = look;
    // "Waiting since" is told anew.
    new Ticking(this);
  }

  protected abstract lay(scene: Scene, kept: Kept<D, L>): M;
  /** What else `lay` reads; as many each time, and each another one when it has changed. */
  protected get also(): readonly unknown[] {
    return [];
  }
  protected abstract quayOf(model: M, now: number): QuayContent;
  /** What the land is about: another one begins at its subject, wherever the last one was left. */
  protected abstract stageOf(model: M): string;
  /** Selects the part of the land that stands at the top then; null: the land's own top. */
  protected subjectOf(_: M): string | null {
    return null;
  }

  /** A part is unfolded over the land: it is being read, nothing lies down on it. */
  get unfolded(): boolean {
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('rs-pick', this.#picked);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('rs-pick', this.#picked);
  }

  get model(): M {
    const {scene, draft, look, sent} = this;
    // Asked for several times at each drawing.
    const parts = [scene, draft, look, sent, ...this.also];
    if (this.#model && parts.every((part, i) => part === this.#madeOf[i])) return this.#model;
    this.#madeOf = parts;
    this.#model = share(this.#model, this.lay(scene, {draft, look, locked: sent}));
    return this.#model;
  }

  /** What the quay shows now; also what Enter would send. */
  get quay(): QuayContent {
    const {model, hinted} = this;
    const parts = this.quayOf(model, Date.now());
    return hinted && model.deciding ? hintedContent(parts, hinted, model.shell) : parts;
  }

  /** The question of the present decision, also while others' moves are told in its place; empty when there is none. */
  get asked(): string {
    const {model} = this;
    const {choices, sending, shownAt} = model.table;
    if (choices.length === 0 || sending !== null || shownAt !== null || this.sent) return '';
    return this.quayOf(this.bare(model), Date.now()).question;
  }

  /** The model without what is told in the place of the question for a moment. */
  protected bare(model: M): M {
    return {...model, staged: null, deciding: true};
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const {table, size, coached} = this.scene;
    this.setAttribute('size', size);
    this.toggleAttribute('coached', size === 'phone' && coached === true);
    const key = draftKey(table);
    if (key !== this.#key) {
      this.#key = key;
      this.hinted = null;
      this.draft = loadDraft(table, this.#empty);
      this.sent = false;
    } else if (table.refusal) this.sent = false;
    // An offer that a hint would have accepted can go without a new decision.
    const {hinted} = this;
    const {choices} = table;
    if (hinted && choices.length > 0 && !choices.some(choice => offers(choice, hinted.action)))
      this.hinted = null;
  }

  protected override updated(): void {
    const {model, renderRoot} = this;
    const asks = model.deciding && model.table.choices.length > 0;
    renderRoot.querySelector('rs-beyond')?.look(renderRoot.querySelector('.content'), asks);
    const stage = this.stageOf(model) + (this.scene.table.choices.length > 0 ? this.#key : '');
    if (stage === this.#stage) return;
    this.#stage = stage;
    const content = renderRoot.querySelector('.content');
    if (content) whenLaidOut(content, () => scrollTo(content, this.subjectOf(model)));
  }

  /** The quay with its question and buttons; `stock` is what the viewer owns, `flag` stands on wide screens. */
  protected quayBar(
    {size, staged, table, shell}: M,
    {question, sub, cards, actions, hintless}: QuayContent,
    {
      stock,
      flag,
      look = '',
      shelves = false,
      idle = nothing,
    }: {
      readonly stock: unknown;
      readonly flag: unknown;
      readonly look?: string;
      readonly shelves?: boolean;
      /** Read where the quay of a phone on its side has height left, else the newest lines of the log. */
      readonly idle?: unknown;
    },
  ): TemplateResult {
    if (this.model.stance === 'middle') return this.#acrossTheRoom(question, actions);
    return html`<rs-beyond class="deep" size=${size}></rs-beyond><rs-quay class="deep" label=${shell.atTable} ?asks=${table.choices.length > 0 && table.sending === null && staged === null} size=${size} ?shelves=${shelves} ?tells=${staged !== null} style=${emptyShelves(stock, cards)} @click=${staged === null ? nothing : this.#release}>
      <div slot="stock" class="stock ${look}" data-spot=${table.viewer === null ? nothing : `seat:${table.viewer}`}>${stock}</div>
      <div slot="flag" class="flagwrap">${flag}</div>
      <span slot="question">${question}</span>
      ${this.#hint(table, shell.hint, staged !== null || hintless === true)}
      <span slot="sub">${sub}</span>
      <div slot="cards">${cards}</div>
      ${size !== 'low' || staged !== null ? nothing : idle === nothing ? html`<rs-board-log slot="idle" .model=${this.model}></rs-board-log>` : html`<div slot="idle">${idle}</div>`}
      ${actions}
    </rs-quay>`;
  }

  /** Of a device in the middle: who is waited for and what has just happened, large; nobody decides here. */
  #acrossTheRoom(question: string, actions: QuayContent['actions']): TemplateResult {
    const {model} = this;
    const {size, table, shell} = model;
    return html`<rs-quay class="deep" middle label=${shell.atTable} size=${size}>
      <div slot="flag" class="flagwrap">${table.toAct.map(seat => mark(model, seat, size === 'wide' ? 72 : 52))}</div>
      <span slot="question">${question}</span>
      <span slot="sub">${latest(model)}</span>
      ${actions}
    </rs-quay>`;
  }

  #hint({choices, hint}: Scene['table'], label: string, staged: boolean): TemplateResult | typeof nothing {
    if (choices.length === 0 || hint.refusal || staged) return nothing;
    return html`<rs-button
      slot="hint"
      data-hint
      data-key="h"
      variant="quiet"
      icon="hint"
      label=${label}
      @click=${() => fire(this, 'rs-hint')}
    ></rs-button>`;
  }

  #release = (): void => {
    fire(this, 'rs-release');
  };

  #picked = (event: CustomEvent<Pick>): void => {
    event.stopPropagation();
    this.answer(event.detail);
  };

  /** What a touch on one of its parts means; the shell hands on what was touched in the heading that it paints. */
  answer(picked: Pick): void {
    switch (picked.pick) {
      case 'action':
        this.#select(picked.action, picked.again);
        break;
      case 'draft':
        this.#keep({...this.draft, ...picked.change});
        break;
      case 'look':
        this.look = {...this.look, ...picked.change};
        break;
      case 'send':
        this.#send(picked.action);
        break;
      case 'confirm':
        this.confirm();
        break;
      case 'release':
        this.#release();
        break;
      case 'drop':
        this.clear();
        break;
      case 'result':
        fire(this, 'rs-result');
        break;
      default:
        // Whatever else a touch may come to mean does not compile without an answer.
        picked satisfies never;
    }
  }

  /** First tap selects; the second on the same thing, or the first where no confirmation is wanted, sends. */
  #select(action: Action, again: boolean): void {
    const {model} = this;
    if (!model.deciding) return;
    const same = isPicked(model, action);
    if (!same) this.#keep({...this.draft, picked: action});
    if ((same && again) || !this.scene.settings.confirm) this.confirm();
  }

  #keep(draft: D): void {
    this.hinted = null;
    this.draft = draft;
    saveDraft(this.scene.table, draft);
  }

  /** Sends what is prepared; nothing when it is not complete. */
  confirm(): void {
    const {ready} = this.quay;
    if (ready) this.#send(ready);
  }

  /** Prepares a move out of a hint; nothing is sent. */
  propose(hinted: Hinted<NonNullable<D['picked']>>): void {
    const {model} = this;
    if (!model.deciding) return;
    this.#keep(this.draftFor(model, hinted.action));
    // A board that shows another move than that shows none.
    if (!sends(this.quayOf(this.model, Date.now()), hinted.action)) this.#keep(this.#empty);
    this.hinted = hinted;
  }

  /**
   * The draft with which the board shows this action selected. A game that does not say it, or an action that cannot be
   * selected, is shown on the quay alone.
   */
  protected draftFor(_model: M, _action: NonNullable<D['picked']>): D {
    return this.#empty;
  }

  /** Takes back what is selected, as Escape does. */
  clear(): void {
    this.#keep({...this.draft, picked: null});
  }

  #send(action: Action): void {
    if (!this.model.deciding) return;
    this.sent = true;
    act(this, {act: 'move', action});
  }
}

function scrollTo(content: Element, subject: string | null): void {
  const part = subject === null ? null : content.querySelector(subject);
  const below = part ? part.getBoundingClientRect().top - content.getBoundingClientRect().top : 0;
  content.scrollTo(0, part ? content.scrollTop + below - ABOVE : 0);
}

/** What peers say about their copies comes after every entry, and nothing of it stands on the board. */
function isOther(next: Scene, old: Scene | undefined): boolean {
  if (!old) return true;
  const {table, ...rest} = next;
  const {fairness: _, ...shown} = table;
  return differ(rest, old) || differ(shown, old.table);
}

const differ = (next: object, old: object): boolean =>
  Object.entries(next).some(([key, value]) => !Object.is(value, Reflect.get(old, key)));

/** A shelf with nothing on it takes no room of its own. */
const emptyShelves = (stock: unknown, cards: unknown): string | typeof nothing =>
  [stock === nothing ? '--rs-stock:none' : '', cards === nothing ? '--rs-cards:none' : '']
    .filter(Boolean)
    .join(';') || nothing;

/**
 * Calls back once, within the frame in which this element has its new layout: before it is painted, and after everything
 * else was drawn. To read sizes earlier lays the page out once more.
 * @param element has a size; without one nothing is called
 */
function whenLaidOut(element: Element, read: () => void): void {
  const seen = new ResizeObserver(() => {
    seen.disconnect();
    read();
  });
  seen.observe(element);
}

declare global {
  interface HTMLElementEventMap {
    'rs-release': CustomEvent<void>;
    'rs-result': CustomEvent<void>;
    'rs-hint': CustomEvent<void>;
  }
}
