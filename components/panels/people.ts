import {html, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {withTicket} from '../../src/base/address.ts';
import {gameName} from '../../src/games/words.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {LinkState, TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './people.css';
import '../kit/button.ts';
import '../kit/chip.ts';
import '../kit/mark.ts';
import {act} from '../act.ts';
import {away, awaySentence, minutesSince} from '../board/absent.ts';
import './copies.ts';
import './door.ts';
import './invite.ts';
import {PanelTexts, saying} from '../text.ts';

const ICONS: Readonly<Record<LinkState, string>> = {
  self: 'phone',
  live: 'check',
  connecting: 'wifi',
  unsteady: 'wifi',
  away: 'wifi-off',
};

/**
 * @summary Who is at the table, how each is connected, and the invitation once more.
 *
 * @event rs-act - `syncNow`, `standIn`, `takeUp`, `renewLink`, `moveSeat`, `keepSeat`.
 */
@customElement('rs-people')
export class RsPeople extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: TableView;
  @property({attribute: false}) words!: TableWords;

  @state() private renewed = false;

  readonly #texts = new PanelTexts(this);

  override render() {
    const {people} = this.#texts.words;
    const {invite, place, seats, canTakeUp, tableId} = this.view;
    return html`<section>
        <h3>${people.players}</h3>
        <ul>
          ${seats.map(seat => this.#seat(seat))}
        </ul>
      </section>
      ${
        place === 'network'
          ? html`<section>
              <rs-copies .view=${this.view} label=${this.words.syncNow}></rs-copies>
            </section>`
          : nothing
      }
      ${this.#move()}${this.#handOver()}
      ${
        canTakeUp
          ? html`<section>
              <h3>${this.words.people.withoutHost}</h3>
              <p>${this.words.people.takeUpHint}</p>
              <rs-button icon="import" data-take-up @click=${() => act(this, {act: 'takeUp', tableId})}
                >${this.words.people.takeUp}</rs-button
              >
            </section>`
          : nothing
      }
      <section>
        <h3>${people.invite}</h3>
        ${
          invite
            ? html`<rs-invite
                  link=${invite.link}
                  code=${invite.code}
                  game=${gameName(this.view.game)}
                  ?meets=${this.view.place === 'network'}
                ></rs-invite>
                <p class="quiet l-note">${people.inviteHint}</p>
                ${this.#renewal()}
                <rs-door
                  .watchers=${this.view.watchers}
                  ?asks=${this.view.asks}
                  ?hosting=${this.#isHost}
                ></rs-door>`
            : html`<p>${people.noInvite}</p>`
        }
      </section>`;
  }

  /** The own seat goes on from another device: shown to that one as a code to scan. */
  #move() {
    const {people} = this.words;
    const {move, invite, game} = this.view;
    if (!move.may || !invite) return nothing;
    if (!move.ticket)
      return html`<section>
        <rs-button icon="phone" data-move @click=${() => act(this, {act: 'moveSeat'})}>${people.move}</rs-button>
      </section>`;
    return html`<section data-moving>
      <h3>${people.move}</h3>
      <p role="status">${move.going ? people.moveGoing : people.moveHint}</p>
      <rs-invite link=${withTicket(invite.link, move.ticket)} game=${gameName(game)}></rs-invite>
      <rs-button @click=${() => act(this, {act: 'keepSeat'})}>${people.moveStop}</rs-button>
    </section>`;
  }

  /** This device keeps the table: another one can. */
  #handOver() {
    const {people} = this.words;
    const {heir, seats, othersSuffice} = this.view;
    if (heir === null) return nothing;
    return html`<section>
      <p>${people.keepsHere(othersSuffice)}</p>
      <rs-button icon="flag" data-hand-over @click=${() => act(this, {act: 'handOver', seat: heir})}
        >${people.handOver(seats[heir]!.name)}</rs-button
      >
    </section>`;
  }

  #seat({seat, name, shape, kind, host, link, standIn}: TableView['seats'][number]) {
    const {common, people} = this.#texts.words;
    const well = link === 'self' || link === 'live';
    const gone = away(this.view).find(({seat: other}) => other === seat);
    const minutes = minutesSince(Date.now(), gone?.awaySince ?? null);
    const about = [
      ...(host ? [people.host] : []),
      ...(standIn === null ? [] : [this.words.people.botPlays]),
    ].join(' · ');
    const since = [
      // Below the name and beside "away" the sentence says one thing more: since when.
      ...(gone && minutes > 0 ? [awaySentence({seat: gone, minutes}, this.words.people)] : []),
      ...(well || kind === 'bot' ? [] : [people.linkHints[link]]),
    ].join(' ');
    return html`<li>
      <rs-mark shape=${shape} name=${name}></rs-mark>
      <span class="who l-grow l-words"
        ><strong dir="auto">${name}</strong
        >${[about, since].map(line => (line ? html`<span class="quiet l-note">${line}</span>` : nothing))}</span
      >
      ${
        kind === 'bot'
          ? html`<rs-chip icon="bot">${common.bot}</rs-chip>`
          : html`<rs-chip icon=${ICONS[link]} tone=${well ? 'ok' : link === 'connecting' ? 'plain' : 'move'}>${common.links[link]}</rs-chip>`
      }
      ${
        this.view.standIn.possible.includes(seat)
          ? html`<rs-button icon="bot" data-stand-in=${seat} @click=${() => act(this, {act: 'standIn', seat})}
              >${this.words.people.standIn}</rs-button
            >`
          : nothing
      }
    </li>`;
  }

  get #isHost(): boolean {
    return this.view.seats.some(({host, mine}) => host && mine);
  }

  /** For the host alone: the link may have come into the wrong hands. */
  #renewal() {
    const {people} = this.#texts.words;
    if (!this.#isHost) return nothing;
    return html`<rs-button @click=${() => this.#renew('stay')}>${people.renew}</rs-button>
      <rs-button @click=${() => this.#renew('go')}>${people.renewAlone}</rs-button>
      <p class="quiet l-note" role="status">${this.renewed ? people.renewed : people.renewHint}</p>`;
  }

  #renew(watchers: 'stay' | 'go'): void {
    this.renewed = true;
    act(this, {act: 'renewLink', watchers});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-people': RsPeople;
  }
}
