import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {isolate} from '../../src/i18n/plural.ts';
import {BOTS, type BotKind, type LobbyPlace} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './lobby-seat.css';
import '../kit/button.ts';
import '../kit/chip.ts';
import '../kit/mark.ts';
import '../kit/menu.ts';
import '../kit/qr.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {open} from '../open.ts';
import {LobbyTexts, saying} from '../text.ts';

type Taken = Extract<LobbyPlace, {taken: true}>;

/** The bot that "Add bot" adds. */
const USUAL_BOT: BotKind = 'greedy';

const LINK_ICONS = {
  self: 'check',
  live: 'check',
  connecting: 'wifi',
  unsteady: 'wifi',
  away: 'wifi-off',
} as const;

/**
 * @summary One seat of the lobby: who sits there and whether all is well, or what can be done with a free one.
 *
 * @event rs-act - `sit`, `standUp`, `addBot`, `clearPlace`.
 * @event rs-open - `settings`, where the own name is changed.
 */
@customElement('rs-lobby-seat')
export class RsLobbySeat extends saying('lobby') {
  static override styles = [base, sheet];

  @property({attribute: false}) place!: LobbyPlace;
  /** This device keeps the table. */
  @property({type: Boolean}) hosting = false;
  /** The person whose device this is has a seat already. */
  @property({type: Boolean}) seated = false;
  /** It is her seat. */
  @property({type: Boolean}) own = false;
  /** The game does without this seat. */
  @property({type: Boolean}) removable = false;
  /** Whoever looks is asked below whether to sit down. */
  @property({type: Boolean}) invited = false;
  /** A name is needed before anybody sits down. */
  @property({type: Boolean}) named = false;
  /** Leads to this seat, where the device lies in the middle: whoever scans it sits down here. Empty for none. */
  @property() link = '';

  readonly #texts = new LobbyTexts(this);

  override render() {
    return this.place.taken ? this.#taken(this.place) : this.#free();
  }

  #taken(place: Taken) {
    const {common, lobby} = this.#texts.words;
    const ready = place.link === 'self' || place.link === 'live';
    const who = this.#who(place);
    return html`<rs-mark shape=${place.shape} name=${place.name || '?'}></rs-mark>
      <div class="who">
        ${this.own ? this.#rename(place) : html`<p class="name"><bdi>${place.name}</bdi></p>`}
        ${who ? html`<p class="quiet l-note">${who}</p>` : nothing}
      </div>
      <div class="actions l-row l-wrap l-gap-4">
        <rs-chip icon=${LINK_ICONS[place.link]} tone=${ready ? 'ok' : place.link === 'connecting' ? 'plain' : 'move'}
          >${ready ? lobby.ready : common.links[place.link]}</rs-chip
        >
        ${this.#menu(place)}
      </div>`;
  }

  /** The name was typed before, or stands in for one: here it is only changed. */
  #rename({name}: Taken) {
    const {lobby} = this.#texts.words;
    return html`<button
      type="button"
      class="name"
      data-rename
      aria-label=${lobby.changeName(name)}
      @click=${() => open(this, 'settings')}
    >
      <bdi>${name}</bdi><rs-symbol name="pencil"></rs-symbol>
    </button>`;
  }

  #who(place: Taken): string {
    const {common, lobby} = this.#texts.words;
    if (place.bot) return common.bots[place.bot];
    if (this.own) return place.host ? lobby.youKeep : lobby.youSit;
    if (place.mine) return lobby.atThisDevice;
    if (place.beside !== null) return lobby.beside(isolate(place.beside));
    return place.host ? lobby.keeps : '';
  }

  #menu(place: Taken) {
    const {lobby} = this.#texts.words;
    const items = [
      ...(place.mine ? [{value: 'standUp', label: lobby.standUp, icon: 'person'}] : []),
      ...(this.hosting && !place.mine ? [{value: 'clearPlace', label: lobby.remove, icon: 'close'}] : []),
    ];
    if (items.length === 0) return nothing;
    return html`<rs-menu
      icon="more"
      label=${lobby.seatMenu(place.name)}
      .items=${items}
      @rs-choose=${(event: CustomEvent<{value: string}>) =>
        act(
          this,
          event.detail.value === 'standUp'
            ? {act: 'standUp', place: place.place}
            : {act: 'clearPlace', place: place.place},
        )}
    ></rs-menu>`;
  }

  #free() {
    const {common, lobby} = this.#texts.words;
    const {place} = this.place;
    const was = this.place.taken ? '' : (this.place.was ?? '');
    const sit = this.seated ? lobby.move : lobby.sit;
    const hint = this.hosting ? lobby.freeHint : lobby.freeHintGuest;
    const called = this.link ? lobby.seatNumber(place + 1) : common.freeSeat;
    return html`${
      this.link
        ? html`<rs-qr text=${this.link} label=${lobby.qrSeat(place + 1)} dense></rs-qr>`
        : html`<rs-mark></rs-mark>`
    }
      <div class="who">
        <p class="name">${was ? lobby.wasSeatOf(isolate(was)) : called}</p>
        ${this.invited || this.link ? nothing : html`<p class="quiet l-note">${hint}</p>`}
      </div>
      <div class="actions l-row l-wrap l-gap-4">
        ${this.hosting ? this.#bots(place, sit) : this.named && !this.invited ? this.#sit(place, sit) : nothing}
      </div>`;
  }

  #sit(place: number, words: string) {
    return html`<rs-button @click=${() => act(this, {act: 'sit', place})}>${words}</rs-button>`;
  }

  /** One tap adds the usual bot; the menu has the others, and the own seat. */
  #bots(place: number, sit: string) {
    const {common, lobby} = this.#texts.words;
    const items = [
      ...(this.named ? [{value: 'sit', label: sit, icon: 'person'}] : []),
      ...BOTS.map(bot => ({value: bot, label: common.bots[bot], icon: 'bot'})),
      ...(this.removable ? [{value: 'removePlace', label: lobby.removeSeat, icon: 'close'}] : []),
    ];
    return html`<rs-button icon="bot" @click=${() => act(this, {act: 'addBot', place, bot: USUAL_BOT})}
        >${lobby.addBot}</rs-button
      >
      <rs-menu
        icon="more"
        label=${lobby.seatMenu(`${common.freeSeat} ${place + 1}`)}
        .items=${items}
        @rs-choose=${(event: CustomEvent<{value: BotKind | 'sit' | 'removePlace'}>) => {
          const {value} = event.detail;
          act(
            this,
            value === 'sit' || value === 'removePlace'
              ? {act: value, place}
              : {act: 'addBot', place, bot: value},
          );
        }}
      ></rs-menu>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-lobby-seat': RsLobbySeat;
  }
}
