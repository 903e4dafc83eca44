/** The dialogs over a table: what a thing is, what happened since the own move, the result, the panels of the menu. */

import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {loadPart} from '../../src/base/load-part.ts';
import type {Seat} from '../../src/engine/game.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/table/type.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {fire} from '../kit/fire.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/mark.ts';
import {act} from '../act.ts';
import type {About, Painting} from '../board/painter.ts';
import {actor, newest, sinceOwnMove} from '../board/since.ts';
import type {Panel} from './bar.ts';
import {deepFocus} from './deep-focus.ts';
import {orElse} from './or-else.ts';
import {loadPanel, panelBody, panelTitle} from './panels.ts';

const loadResult = () => import('./result.ts');
const loadFarewell = () => import('./farewell.ts');

export class Overlays implements ReactiveController {
  readonly #host: ReactiveControllerHost & EventTarget;
  #panel: {readonly name: Panel; readonly page: string} | null = null;
  #topic: string | null = null;
  #trial = false;
  #asked: 'leave' | 'takeUp' | 'farewell' | 'undo' | null = null;
  #result = false;
  #since = false;
  /** Where the focus goes when the log is closed. */
  #opener: Element | null = null;
  #listed = true;
  /** The entry up to which the missed moves were looked at. */
  #looked = 0;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    host.addController(this);
  }

  /** Part of Lit's contract of controllers; everything happens when something is opened. */
  hostConnected(): void {}

  /** @param page a page of the rules, for `rules` */
  openPanel(name: Panel, page = ''): void {
    void orElse(loadPanel(name), () => {
      if (this.#panel?.name !== name) return;
      this.#panel = null;
      this.#layered();
    });
    if (name === 'log') {
      this.#opener = deepFocus();
      this.#listed = true;
    }
    this.#panel = {name, page};
    this.#layered();
  }

  /** The log stands beside or below the board. */
  get log(): boolean {
    return this.#panel?.name === 'log';
  }

  /** What people say is listed. */
  get talking(): boolean {
    return this.#panel?.name === 'talk';
  }

  /** The link and who is there are shown. */
  get inviting(): boolean {
    return this.#panel?.name === 'invite';
  }

  /** The open list of the log lies over the quay. */
  get covers(): boolean {
    return this.log && this.#listed;
  }

  closeLog(): void {
    this.#panel = null;
    this.#layered();
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  #layered(): void {
    this.#host.requestUpdate();
    fire(this.#host, 'rs-layers');
  }

  openResult(): void {
    // Fetched when a game has ended; it upgrades in place.
    void orElse(loadPart(loadResult), () => {
      this.#result = false;
      this.#host.requestUpdate();
    });
    this.#result = true;
    this.#host.requestUpdate();
  }

  openSince(): void {
    this.#since = true;
    this.#host.requestUpdate();
  }

  /** Explains what a trial table is. */
  openTrial(): void {
    this.#trial = true;
    this.#host.requestUpdate();
  }

  /** Explains a thing of the board. */
  explain(topic: string): void {
    this.#topic = topic;
    this.#host.requestUpdate();
  }

  /** Closes everything: another table came in place of this one. */
  close(): void {
    this.#panel = null;
    this.#topic = null;
    this.#result = false;
    this.#since = false;
    this.#trial = false;
    this.#asked = null;
    this.#looked = 0;
    this.#layered();
  }

  /** Whether what happened since the own move was looked at. */
  looked(view: TableView): boolean {
    return this.#looked === newest(view);
  }

  render(view: TableView, words: TableWords, painting: Painting | null): TemplateResult {
    return html`${this.#about(view, words, painting)}${this.#missed(view, words, painting)}
    ${this.#trying(words)}${this.#leaving(words)}${this.#takingUp(view, words)}${this.#farewell(view, words)}${this.#undoWhy(view, words)}${this.#ending(view, words, painting)}${this.#opened(view, words)}`;
  }

  /** The open log, which leaves the board in sight. Closed from below it comes back to the present. */
  sheet(view: TableView, words: TableWords, place: 'side' | 'below') {
    if (!this.log) return nothing;
    const close = () => {
      if (place === 'below' && view.shownAt !== null) act(this.#host, {act: 'scrub', to: null});
      this.closeLog();
    };
    return html`<rs-log-sheet
      .view=${view}
      .words=${words}
      place=${place}
      .listed=${this.#listed}
      @rs-close=${close}
      @rs-fold=${({detail}: CustomEvent<boolean>) => {
        this.#listed = detail;
        this.#host.requestUpdate();
      }}
    ></rs-log-sheet>`;
  }

  #about(view: TableView, words: TableWords, painting: Painting | null) {
    const about = this.#topic === null ? null : (painting?.about(this.#topic, view) ?? null);
    const close = () => {
      this.#topic = null;
      this.#host.requestUpdate();
    };
    const more = () => {
      close();
      this.openPanel('rules', about?.page ?? '');
    };
    return html`<rs-dialog
      ?open=${about !== null}
      heading=${about?.title ?? ''}
      closeLabel=${words.close}
      @rs-close=${close}
    >
      ${
        about
          ? html`<div class="thing">
              ${about.symbol ? html`<rs-symbol name=${about.symbol} style="--rs-symbol-size:64px"></rs-symbol>` : html`<span></span>`}
              <div>${about.body.map(line => html`<p>${line}</p>`)}${ruleIds(about, words)}</div>
            </div>`
          : nothing
      }
      <rs-button slot="actions" icon="learn" @click=${more}>${words.rules}</rs-button>
    </rs-dialog>`;
  }

  #missed(view: TableView, words: TableWords, painting: Painting | null) {
    const close = () => {
      this.#since = false;
      this.#looked = newest(view);
      this.#host.requestUpdate();
    };
    const since = this.#since ? movesOf(view, painting) : [];
    return html`<rs-dialog
      ?open=${this.#since}
      heading=${words.sinceYourTurn(since.length)}
      closeLabel=${words.close}
      @rs-close=${close}
      >${this.#since ? listed(since, view) : nothing}</rs-dialog
    >`;
  }

  #trying(words: TableWords) {
    const close = () => {
      this.#trial = false;
      this.#host.requestUpdate();
    };
    return html`<rs-dialog ?open=${this.#trial} heading=${words.trial} closeLabel=${words.close} @rs-close=${close}
      ><p>${words.trialHint}</p></rs-dialog
    >`;
  }

  #ending(view: TableView, words: TableWords, painting: Painting | null) {
    const close = () => {
      this.#result = false;
      this.#host.requestUpdate();
    };
    const replay = () => {
      close();
      this.openPanel('log');
      this.#listed = false;
      act(this.#host, {act: 'scrub', to: 0});
    };
    return html`<rs-dialog
      wide
      ?open=${this.#result && view.result !== null}
      heading=${words.resultTitle}
      closeLabel=${words.seeBoard}
      @rs-close=${close}
    >
      ${
        painting && view.result
          ? html`<rs-result .table=${view} .words=${words} .result=${painting.result(view)} .statistics=${painting.statistics?.(view) ?? nothing} game=${painting.game} @rs-replay=${replay}></rs-result>`
          : nothing
      }
      ${view.seats.some(({mine}) => mine) && !view.trial ? this.#again(view, words) : nothing}
    </rs-dialog>`;
  }

  /** The next table: set by somebody already, or to be set. */
  #again({rematch, seats}: TableView, {people}: TableWords) {
    if (rematch)
      return html`<p slot="actions" class="invited" role="status">${people.rematchInvite(isolate(seats[rematch.by]!.name))}</p>
        <rs-button slot="actions" variant="primary" data-follow @click=${() => act(this.#host, {act: 'followRematch'})}
          >${people.follow}</rs-button
        >`;
    const set = (rotate: boolean) => act(this.#host, {act: 'rematch', rotate});
    return html`<rs-button slot="actions" class="again" data-rematch="same" @click=${() => set(false)}>${people.rematchSame}</rs-button>
      <rs-button slot="actions" class="again" variant="primary" data-rematch="rotate" @click=${() => set(true)}
        >${people.rematch}</rs-button
      >`;
  }

  /** What leaving does to the others. */
  #leaving(words: TableWords) {
    const {people} = words;
    const close = () => this.#ask(null);
    return html`<rs-dialog
      ?open=${this.#asked === 'leave'}
      heading=${people.leaveTitle}
      closeLabel=${words.close}
      @rs-close=${close}
    >
      <p>${people.leaveBody}</p>
      <rs-button slot="actions" @click=${close}>${people.stay}</rs-button>
      <rs-button slot="actions" variant="primary" data-leave @click=${() => act(this.#host, {act: 'goHome'})}
        >${words.leave}</rs-button
      >
    </rs-dialog>`;
  }

  /** What it means for everybody to go on without the host. */
  #takingUp({tableId}: TableView, words: TableWords) {
    const {people} = words;
    const close = () => this.#ask(null);
    return html`<rs-dialog
      ?open=${this.#asked === 'takeUp'}
      heading=${people.goOnTitle}
      closeLabel=${words.close}
      @rs-close=${close}
    >
      <p>${people.takeUpHint}</p>
      <rs-button slot="actions" @click=${close}>${people.keepWaiting}</rs-button>
      <rs-button slot="actions" variant="primary" data-take-up @click=${() => act(this.#host, {act: 'takeUp', tableId})}
        >${people.takeUp}</rs-button
      >
    </rs-dialog>`;
  }

  /** Asked before somebody leaves for good. */
  #farewell(view: TableView, words: TableWords) {
    return this.#asked === 'farewell'
      ? html`<rs-farewell .view=${view} .words=${words} @rs-close=${() => this.#ask(null)}></rs-farewell>`
      : nothing;
  }

  /** Why nothing can be taken back. */
  #undoWhy({takeBack}: TableView, words: TableWords) {
    const {what, next} =
      this.#asked === 'undo' && takeBack.refusal ? problemText(takeBack.refusal) : {what: '', next: ''};
    return html`<rs-dialog
      ?open=${this.#asked === 'undo'}
      heading=${words.takeBack}
      closeLabel=${words.close}
      @rs-close=${() => this.#ask(null)}
      ><p>${what} ${next}</p></rs-dialog
    >`;
  }

  #ask(asked: 'leave' | 'takeUp' | 'farewell' | 'undo' | null): void {
    this.#asked = asked;
    this.#host.requestUpdate();
  }

  askLeave(): void {
    this.#ask('leave');
  }

  askTakeUp(): void {
    this.#ask('takeUp');
  }

  askFarewell(): void {
    void orElse(loadPart(loadFarewell), () => this.#ask(null));
    this.#ask('farewell');
  }

  tellUndo(): void {
    this.#ask('undo');
  }

  #opened(view: TableView, words: TableWords) {
    const panel = this.log ? null : this.#panel;
    const close = () => {
      this.#panel = null;
      this.#host.requestUpdate();
    };
    return html`<rs-dialog
      wide
      ?open=${panel !== null}
      heading=${panel ? panelTitle(panel.name, words) : ''}
      closeLabel=${words.close}
      @rs-close=${close}
      >${panel ? panelBody(panel.name, panel.page, view, words) : nothing}</rs-dialog
    >`;
  }
}

/** Ids of rules are no reading matter: they stand a tap away. */
const ruleIds = ({rules}: About, {ruleNumbers}: TableWords) =>
  rules.length > 0
    ? html`<details class="rules"><summary>${ruleNumbers}</summary>${rules.join(' · ')}</details>`
    : nothing;

interface Move {
  readonly seat: Seat | null;
  readonly said: string[];
}

/** What happened since the own move, each move with all that it brought: what a deck gave is told with what asked for it. */
function movesOf(view: TableView, painting: Painting | null): readonly Move[] {
  const moves: Move[] = [];
  for (const {kind, seat, events} of sinceOwnMove(view)) {
    const said = events.map(event => painting?.sentence(event, view) ?? '').filter(Boolean);
    if (said.length === 0) continue;
    const last = moves.at(-1);
    const whose = seat ?? actor(events[0]!) ?? last?.seat ?? null;
    if (last && kind !== 'action' && whose === last.seat) last.said.push(...said);
    else moves.push({seat: whose, said});
  }
  return moves;
}

const listed = (moves: readonly Move[], {seats}: TableView): TemplateResult => html`<ul class="moves">
  ${moves.map(({seat: whose, said}) => {
    const seat = whose === null ? undefined : seats[whose];
    return html`<li>
      ${seat ? html`<rs-mark shape=${seat.shape} name=${seat.name} style="--rs-mark-size:22px"></rs-mark>` : html`<span style="width:22px"></span>`}
      <div>${said.map(line => html`<p>${line}</p>`)}</div>
    </li>`;
  })}
</ul>`;
