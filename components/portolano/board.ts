import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import '../board/log.ts';
import {LazyModule} from '../board/lazy-module.ts';
import {isHand} from '../board/model.ts';
import {isOffered} from '../board/offers.ts';
import type {Scene} from '../board/painter.ts';
import {mark, nameOf, others} from '../board/seats.ts';
import '../kit/dialog.ts';
import {fire} from '../kit/fire.ts';
import '../kit/flag.ts';
import {actOf} from './acts.ts';
import {cannons, chests, coins, goods, rum, space} from './bits.ts';
import boardSheet from './board-sheet.css';
import './chart.ts';
import {planning} from './course.ts';
import {portQuay} from './decide.ts';
import {EMPTY, type PortDraft} from './draft.ts';
import {rumOf} from './filling.ts';
import {FilmPlayer} from './film-player.ts';
import type {FilmCommand} from './film-quay.ts';
import './harbours.ts';
import './legend.ts';
import './missions.ts';
import {
  CLOSED,
  layOut,
  me,
  type Plan,
  type PortLook,
  type PortModel,
  type PortTexts,
  playOf,
  show,
} from './model.ts';
import './element.ts';
import {draftOf} from './draft.ts';
import {keepPlan, keptPlan} from './plan.ts';
import './rivals.ts';
import './strip.ts';
import './vessel.ts';

/** @summary The painted board of Portolano with its quay: phone, tablet, wide and a phone on its side. */
@customElement('rs-port-board')
export class RsPortBoard extends PaintedBoard<PortModel, PortDraft, PortLook> {
  static override styles = [...PaintedBoard.styles, boardSheet];

  @property({attribute: false}) texts!: PortTexts;

  readonly #film = new FilmPlayer(this);
  #plan: Plan | null = null;
  #retelling = false;
  #lazy: typeof import('./lazy.ts') | null = null;
  readonly behind = new LazyModule(
    () => import('./lazy.ts'),
    lazy => {
      this.#lazy = lazy;
      this.#film.module = lazy;
    },
  );
  /** Rum to load right behind a delivery, and what goes overboard for it: both were one draft. */
  #thenLoad: Refill | null = null;

  constructor() {
    super(EMPTY, CLOSED);
    this.addEventListener('rs-film', ({detail}) => this.#run(detail));
  }

  protected override lay(scene: Scene, kept: Kept<PortDraft, PortLook>): PortModel {
    return layOut(scene, this.texts, kept, {film: this.#film.showing, plan: this.#plan});
  }

  protected override get also(): readonly unknown[] {
    return [this.#film.showing, this.#plan];
  }

  protected override quayOf(model: PortModel, now: number) {
    return model.film && this.#lazy
      ? this.#lazy.filmQuay(model, model.film)
      : withLegend(model, portQuay(model, now));
  }

  protected override bare(model: PortModel): PortModel {
    // What the film shows is an earlier board.
    return {...super.bare(model), film: null, view: model.table.board as PortView};
  }

  protected override draftFor({view}: PortModel, action: PortAction): PortDraft {
    return draftOf(view, action);
  }

  protected override stageOf(model: PortModel): string {
    return `${model.view.phase}${actOf(model)}`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('scene')) this.#arrived();
    // What follows one another there is told in more or fewer lines: the chart shall not change its size with each.
    this.toggleAttribute('filming', this.#film.showing?.listed === false);
    this.toggleAttribute('planning', planning(this.model));
    this.toggleAttribute('charting', isCharting(this.model));
    this.toggleAttribute('fitting', isFitting(this.model));
    this.#tellsAgain(this.#film.showing !== null);
  }

  /** The title of the table says so, too: it shall not name what is not asked yet. */
  #tellsAgain(now: boolean): void {
    if (now === this.#retelling) return;
    this.#retelling = now;
    fire(this, 'rs-retelling', now);
  }

  #arrived(): void {
    const {table, settings} = this.scene;
    this.#film.arrived(table, settings);
    this.#plan = keptPlan(table);
    this.look = {...this.look, peek: false};
    this.#loadBehind();
  }

  protected override updated(): void {
    super.updated();
    // A decision away from the chart waits for it.
    this.behind.fetch(actOf(this.model) !== null);
  }

  /** The second half of a delivery that was confirmed as one. */
  #loadBehind(): void {
    const action = this.#thenLoad;
    if (action === null) return;
    const {table} = this.scene;
    if (table.sending || table.choices.every(({type}) => type !== 'refill')) return;
    this.#thenLoad = null;
    if (isOffered(table.choices, {...action})) queueMicrotask(() => this.answer({pick: 'send', action}));
  }

  /** Enter: what is prepared is sent; while the film runs, it is skipped. */
  override confirm(): void {
    const {model} = this;
    if (this.#film.showing) {
      this.#film.skip();
      return;
    }
    const {ready} = this.quay;
    // What this board prepares are actions of its own game.
    const action = ready as PortAction | null;
    if (action?.type === 'unload') this.#thenLoad = {type: 'refill', rum: rumOf(model), out: model.draft.out};
    if (action?.type === 'sail') {
      const path = playOf(model)?.path ?? [];
      keepPlan(model.table, {round: model.view.round, path});
    }
    super.confirm();
  }

  /** Escape lets go of all that is marked. */
  override clear(): void {
    if (this.#film.showing) this.#film.skip();
    else this.answer({pick: 'draft', change: EMPTY});
  }

  #run(command: FilmCommand): void {
    const film = this.#film;
    if (command === 'back') film.back();
    else if (command === 'forward') film.forward();
    else if (command === 'toggle') film.toggle();
    else film.skip();
  }

  override render() {
    const {model, quay} = this;
    return html`${this.#land(model)}
    ${this.quayBar(model, quay, {stock: this.#stock(model), flag: this.#flag(model), idle: idle(model)})}${this.#opened(model)}`;
  }

  #land(model: PortModel): TemplateResult {
    const act = actOf(model);
    if (model.size === 'wide') return this.#wide(model, act !== null);
    if (model.size === 'tablet') return this.#tablet(model, act !== null);
    const staged = act !== null && !model.peek;
    const own = me(model);
    const hand = isHand(model);
    // A hand shows the chart only where something is chosen on it.
    if (hand && own && !staged && model.table.choices.length === 0)
      return html`<span></span>
      <div class="content" role="region" tabindex="0" aria-label=${model.text.game}>
        <div class="mine">${this.#head(model)}<rs-port-vessel .model=${model} .ship=${own}></rs-port-vessel></div>
        <rs-port-harbours .model=${model}></rs-port-harbours>
      </div>`;
    return html`${hand || isFitting(model) || isTight(model) ? html`<span></span>` : html`<rs-port-strip .model=${model}></rs-port-strip>`}
      <div class="content ${staged ? 'staged' : ''}" role="region" tabindex="0" aria-label=${model.text.game}>
        ${staged ? html`<rs-port-stage .model=${model}></rs-port-stage>` : this.#chart(model)}
        ${
          act !== null && model.peek
            ? html`<rs-button class="unpeek" icon="back" @click=${() => show(this, {peek: false})}>${model.words.unpeek}</rs-button>`
            : nothing
        }
      </div>`;
  }

  /** A tap on the chart stops the film and lets it go on. */
  #chart(model: PortModel): TemplateResult {
    return html`<rs-port-chart
      .model=${model}
      @click=${model.film && !model.film.listed ? () => this.#film.toggle() : nothing}
    ></rs-port-chart>`;
  }

  #tablet(model: PortModel, staged: boolean): TemplateResult {
    const own = me(model);
    return html`<rs-port-strip .model=${model}></rs-port-strip>
      <div class="content" role="region" tabindex="0" aria-label=${model.text.game}>
        <div class="room l-grid l-gap-10">
          <div class="upper">
            ${this.#chart(model)}
            <div class="margin"><rs-port-missions .model=${model}></rs-port-missions><rs-board-log .model=${model}></rs-board-log></div>
          </div>
          ${
            staged
              ? html`<rs-port-stage class="sheetlike" .model=${model}></rs-port-stage>`
              : html`<div class="lower">
                  ${own ? html`<div class="mine">${this.#head(model)}<rs-port-vessel .model=${model} .ship=${own}></rs-port-vessel></div>` : nothing}
                  <rs-port-harbours .model=${model}></rs-port-harbours>
                </div>`
          }
        </div>
      </div>`;
  }

  #wide(model: PortModel, staged: boolean): TemplateResult {
    const own = me(model);
    return html`<div class="side west">
        <div class="rivals">${others(model).map(seat => html`<rs-port-rival .model=${model} .seat=${seat}></rs-port-rival>`)}</div>
        <rs-port-missions .model=${model}></rs-port-missions>
      </div>
      <div class="content">${this.#windLine(model)}${this.#chart(model)}</div>
      <div class="side east">
        ${own ? html`<div class="mine">${this.#head(model)}<rs-port-vessel .model=${model} .ship=${own}></rs-port-vessel></div>` : nothing}
        ${
          staged
            ? html`<rs-port-stage class="sheetlike" .model=${model}></rs-port-stage>`
            : html`<rs-port-harbours .model=${model}></rs-port-harbours><rs-board-log .model=${model}></rs-board-log>`
        }
      </div>`;
  }

  /** The wind, what each step costs, and what the marks of the chart mean. */
  #windLine(model: PortModel): TemplateResult {
    const {view, words, text} = model;
    if (view.wind < 0 || view.round === 0) return html`<div class="windline"></div>`;
    const wind = ['north', 'east', 'south', 'west'] as const;
    return html`<div class="windline">
      <rs-symbol name="port-rose-${wind[view.wind]}" style="--rs-symbol-size:3rem"></rs-symbol>
      <div>
        <h2>${words.blows[view.wind]}</h2>
        <p class="costs l-flex l-gap-10" data-help="topic:wind">${view.costs.map(
          (cost, direction) =>
            html`<span class="unit"><rs-symbol name="port-${wind[direction]}" label=${text.directions[wind[direction]!]} style="--rs-symbol-size:1.15rem"></rs-symbol>${cost}<span class="hidden-text">${text.count.rum(cost)}</span></span>`,
        )}</p>
      </div>
      <ul class="legend l-grid l-note l-gap-2">
        <li><i class="hatch"></i>${words.legend.pirate}</li>
        <li><i class="fold"></i>${words.legend.flip}</li>
        <li><i class="edges"></i>${words.legend.edges}</li>
      </ul>
    </div>`;
  }

  #head(model: PortModel): TemplateResult {
    const own = me(model)!;
    const starts = own.seat === model.view.start;
    return html`<div class="head">
      <h2>${mark(model, own.seat, 28, starts)}<span>${nameOf(model)(own.seat)}</span></h2>
      ${coins(model, own, 22)}${chests(model, own, 22)}${rum(model, own, 22)}${cannons(model, own, 24)}${space(model, own, 22)}
      <p class="quiet caption" data-help="stern:${own.stern}">${model.text.sterns[own.stern].name} · ${model.words.value(own.value)}${starts ? ` · ${model.words.starts}` : ''}</p>
    </div>`;
  }

  #flag(model: PortModel) {
    const name = model.film ? 'port-sail' : flagOf(model.view.phase);
    return html`<rs-flag name=${name} style="--rs-flag-size:62px"></rs-flag>`;
  }

  #stock(model: PortModel) {
    const own = me(model);
    // On a tablet the head of the own ship says it, where nothing lies over it; under a film on a phone its words need the room.
    if (own && model.size === 'tablet' && actOf(model) === null) return nothing;
    // So does the chart while a ship is fitted out: nothing is spent then.
    if (own && model.size === 'phone' && ((model.film && !model.film.listed) || isFitting(model)))
      return nothing;
    if (!own) return html`<span class="quiet">${model.shell.watching}</span>`;
    return html`<button type="button" class="stockrow l-row l-wrap l-spread" @click=${() => show(this, {open: own.seat})}>
      ${coins(model, own, 20)}${rum(model, own, 20)}${goods(model, own, 20)}${cannons(model, own, 21)}${space(model, own, 19)}<span class="hidden-text">${model.words.openShip}</span>
    </button>`;
  }

  /** A whole ship; the own one with harbours and missions: one tap there, one tap back. */
  #opened(model: PortModel): TemplateResult {
    const ship = model.open === null ? undefined : model.view.ships[model.open];
    const {text, words} = model;
    const own = ship !== undefined && ship.seat === model.view.viewer;
    return html`<rs-dialog
      ?open=${ship !== undefined}
      heading=${ship ? nameOf(model)(ship.seat) : ''}
      closeLabel=${model.shell.backToTable}
      @rs-close=${() => show(this, {open: null})}
    >
      ${
        ship
          ? html`<div class="dialog-body l-grid l-gap-10">
              <div class="figures l-row l-wrap">
                ${mark(model, ship.seat, 26)}${coins(model, ship, 22)}${chests(model, ship, 22)}${rum(model, ship, 22)}${goods(model, ship, 22, false)}${cannons(model, ship, 24)}${space(model, ship, 22)}
              </div>
              <rs-port-vessel .model=${model} .ship=${ship}></rs-port-vessel>
              <p><b>${text.sterns[ship.stern].name}</b>: ${text.sterns[ship.stern].help}</p>
              ${own ? html`<rs-port-harbours .model=${model}></rs-port-harbours>` : nothing}
              <rs-port-missions .model=${model} .seat=${ship.seat}></rs-port-missions>
              <p class="quiet caption">${words.value(ship.value)}</p>
            </div>`
          : nothing
      }
    </rs-dialog>
    <rs-dialog
      ?open=${model.legend}
      heading=${words.legend.title}
      closeLabel=${model.shell.backToTable}
      @rs-close=${() => show(this, {legend: false})}
    >
      ${model.legend ? html`<rs-port-legend class="dialog-body" full .model=${model}></rs-port-legend>` : nothing}
    </rs-dialog>`;
  }
}

/** The chart is looked at, and not what is decided away from it. */
const isCharting = (model: PortModel): boolean => (actOf(model) === null || model.peek) && !isHand(model);

/** On a phone what a ship begins with is chosen below the chart, which is looked at and not touched. */
const isFitting = ({size, deciding, view, table}: PortModel): boolean =>
  size === 'phone' && deciding && view.phase === 'sterns' && table.choices.length > 0;

/** Something is chosen on the chart below the coach: the names of the others leave it their height. */
const isTight = (model: PortModel): boolean =>
  model.coached && model.table.choices.length > 0 && actOf(model) === null;

/** While something is decided on the chart, what its pictures mean is worth more than what was done last. */
const idle = (model: PortModel) =>
  model.deciding && model.table.choices.length > 0 && actOf(model) === null
    ? html`<rs-port-legend .model=${model}></rs-port-legend>`
    : nothing;

/** What the pictures of the chart mean is one tap away, where their words have no room on it. */
function withLegend<Q extends {readonly question: string; readonly sub: TemplateResult | string}>(
  model: PortModel,
  quay: Q,
): Q {
  if (model.size === 'wide' || actOf(model) !== null || isHand(model) || isFitting(model)) return quay;
  const open = (event: Event) => show(event.currentTarget!, {legend: true});
  return {
    ...quay,
    // The coach says the rest in more words, and the chart has the height.
    sub: html`${model.coached ? nothing : html`${quay.sub} `}<button type="button" class="legend-link" data-legend @click=${open}>${model.words.legend.open}</button>`,
  };
}

type Refill = Extract<PortAction, {type: 'refill'}>;

type Phase = PortModel['view']['phase'];
const BATTLES: readonly Phase[] = ['knight', 'pirateBattle', 'pay', 'battle', 'loot'];

export function flagOf(phase: Phase): string {
  if (BATTLES.includes(phase)) return 'port-battle';
  if (phase === 'wind') return 'port-gale';
  if (phase === 'pirate') return 'port-raid';
  return phase === 'cards' ? 'port-plan' : 'port-sail';
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-board': RsPortBoard;
  }
}
