import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {loadModule} from '../../src/base/load-module.ts';
import type {Seat} from '../../src/engine/game.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import type {Painting, Size} from '../board/painter.ts';
import {mark, nameOf, seatOf} from '../board/seats.ts';
import {actor, eventsOf, sinceOwnMove} from '../board/since.ts';
import {base} from '../kit/base.ts';
import sheet from './curtain.css';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {deep} from '../kit/tokens.ts';
import '../kit/wave.ts';

/** Sentences about the others that stand there. */
const LINES = 2;

/**
 * @summary The curtain between two seats of one device, or before the only one of a device in the middle. A poster of the
 * harbour: who takes the device, what the others have done, one tap to open. Nothing of the table stands behind it, and what it tells is what the log tells everybody.
 *
 * @fires rs-act - The seat opens it.
 * @fires rs-panel - `invite`, at a table that others can come to.
 */
@customElement('rs-curtain')
export class RsCurtain extends LitElement {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) seat: Seat = 0;
  @property({attribute: false}) words!: TableWords;
  /** Null for a game that nobody has painted: then nothing is told of it. */
  @property({attribute: false}) painting: Painting | null = null;
  @property({reflect: true}) size: Size = 'phone';

  constructor() {
    super();
    // A table of one person never needs it; until it is here, the words stand before the sky.
    void loadModule(() => import('./curtain-poster.ts'));
  }

  override render() {
    const {table, seat, words, painting, size} = this;
    const {name, shape} = seatOf(this, seat);
    const {moment, cards = 0, asks, next = []} = painting?.handover(table, seat) ?? {};
    const does = asks?.(name) ?? '';
    const handy = size === 'phone' || size === 'low';
    // Where several act at once, whoever is still to act comes after; else whom the game names.
    const waits = table.toAct.filter(other => other !== seat);
    const [after] = waits.length > 0 ? waits : next.filter(other => other !== seat);
    const then = after === undefined ? '' : nameOf(this)(after);
    return html`<main>
      <rs-curtain-poster name=${name} shape=${shape} cards=${cards}
        ><p class="moment">${[painting?.game, moment].filter(Boolean).join(' · ')}</p>
        <h1>
          <small>${words.curtainPass(handy)} </small
          ><span class=${name.length > 9 ? 'long' : ''}>${name}</span>
        </h1></rs-curtain-poster
      >
      <div class="shore deep">
        <div class="quay">
          <rs-wave></rs-wave>
          ${this.#told()}
          <h2>${words.curtainLine(name)}</h2>
          ${does || then ? html`<p>${words.curtainNext(does, then)}</p>` : nothing}
        </div>
        <div class="open">
          <rs-button
            variant="primary"
            data-primary
            @click=${() => act(this, {act: 'openCurtain', seat})}
            >${cards > 0 ? words.curtainCards(name) : words.curtainOpen(name)}</rs-button
          >
          ${table.invite ? html`<rs-button data-invite icon="share" @click=${() => fire(this, 'rs-panel', 'invite')}>${words.invite}</rs-button>` : nothing}
        </div>
      </div>
    </main>`;
  }

  /** What others did since the seat's own move, in the sentences of the log. */
  #told() {
    const {table, seat, painting} = this;
    if (!painting) return nothing;
    const events = eventsOf(sinceOwnMove({...table, viewer: seat}));
    const lines = events.flatMap(event => {
      const by = actor(event);
      const said = by === null || by === seat ? '' : painting.sentence(event, table);
      return by === null || said === '' ? [] : [{by, said}];
    });
    if (lines.length === 0) return nothing;
    return html`<ul>
      ${lines.slice(-LINES).map(({by, said}) => html`<li>${mark(this, by, 20)}<span>${said}</span></li>`)}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-curtain': RsCurtain;
  }
}
