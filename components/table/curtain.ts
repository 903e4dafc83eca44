import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {loadPart} from '../../src/base/load-part.ts';
import type {Seat} from '../../src/engine/game.ts';
import type {TableWords} from '../../src/i18n/table/type.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {act} from '../act.ts';
import type {Painting, Size} from '../board/painter.ts';
import {mark, nameOf, seatOf} from '../board/seats.ts';
import {actor, eventsOf, sinceOwnMove} from '../board/since.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {deep} from '../kit/tokens.ts';
import '../kit/wave.ts';

/** Sentences about the others that stand there. */
const LINES = 2;

/**
 * @summary The curtain between two seats of one device, a poster of the harbour: who takes the device, what the others have
 * done, one tap to open. Nothing of the table stands behind it, and what it tells is what the log tells everybody.
 *
 * @fires rs-act - The seat opens it.
 * @fires rs-panel - `invite`, at a table that others can come to.
 */
@customElement('rs-curtain')
export class RsCurtain extends LitElement {
  static override styles = [
    base,
    deep,
    css`
      :host {
        display: block;
        height: 100%;
        container-type: size;
        /* The tide rises from below the edge; text that is too large scrolls. */
        overflow: hidden auto;
        background: var(--rs-sky-1);
      }
      main {
        position: relative;
        display: flex;
        flex-direction: column;
        min-height: 100%;
      }
      rs-curtain-poster {
        display: block;
        flex: 1 0 auto;
        color: var(--rs-ink);
      }
      h1 {
        display: grid;
        gap: 2px;
        font-size: min(2.9rem, 13cqw);
        font-weight: 900;
        line-height: 1;
        letter-spacing: -0.02em;
        overflow-wrap: anywhere;
      }
      .long {
        font-size: min(2.1rem, 10cqw);
      }
      h1 small {
        font-size: 1.0625rem;
        font-weight: 700;
        letter-spacing: 0;
        line-height: 1.15;
      }
      .moment {
        margin-bottom: 12px;
        color: var(--rs-ink2);
        font: 600 var(--rs-size-body) / 1.15 var(--rs-display);
      }
      .shore {
        display: contents;
      }
      .quay,
      .open {
        background: var(--rs-quay);
        color: var(--rs-onquay);
        animation: tide var(--rs-time-sail) ease-out;
      }
      .quay {
        position: relative;
        padding: 18px var(--_edge, 12px) 0;
      }
      @keyframes tide {
        from {
          translate: 0 4rem;
        }
      }
      ul {
        display: grid;
        gap: 6px;
        margin-bottom: 10px;
        color: var(--rs-onquay2);
        font-size: var(--rs-size-label);
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 10px;
        align-items: center;
      }
      h2 {
        font-size: 1.5rem;
        font-weight: 800;
        overflow-wrap: anywhere;
      }
      li span {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      h2 + p {
        margin-top: 2px;
        color: var(--rs-onquay2);
        font-size: var(--rs-size-label);
      }
      /* Whatever the size of the text, the way on stays in sight. */
      .open {
        position: sticky;
        text-wrap: balance;
        bottom: 0;
        margin-top: -1px;
        padding: 13px var(--_edge, 12px) calc(12px + env(safe-area-inset-bottom));
      }
      rs-button {
        display: block;
      }
      [data-invite] {
        margin-top: 8px;
      }
      /* A phone on its side: the poster beside the quay. */
      :host([size='low']) main {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        background: var(--rs-quay);
      }
      :host([size='low']) .shore {
        display: flex;
        flex-direction: column;
        justify-content: center;
      }
      :host([size='low']) :is(.quay, .open) {
        padding-inline: 20px 16px;
      }
      :host([size='low']) rs-wave {
        display: none;
      }
      :host(:is([size='tablet'], [size='wide'])) {
        --_edge: max(2.5rem, 50cqw - 36rem);
      }
      :host(:is([size='tablet'], [size='wide'])) .quay {
        padding-top: 24px;
      }
      :host(:is([size='tablet'], [size='wide'])) .open {
        padding-bottom: calc(24px + env(safe-area-inset-bottom));
      }
      :host(:is([size='tablet'], [size='wide'])) h1 {
        font-size: 4.25rem;
      }
      :host(:is([size='tablet'], [size='wide'])) .long {
        font-size: 3.25rem;
      }
      :host(:is([size='tablet'], [size='wide'])) h1 small {
        font-size: 1.5rem;
      }
      :host(:is([size='tablet'], [size='wide'])) h2 {
        font-size: 1.9rem;
      }
      :host(:is([size='tablet'], [size='wide'])) :is(.moment, ul, h2 + p) {
        font-size: var(--rs-size-row);
      }
      :host([size='wide']) .quay {
        padding: 28px calc(var(--_edge) + 31rem) 28px var(--_edge);
      }
      :host([size='wide']) .open {
        position: absolute;
        right: var(--_edge);
        width: 28rem;
        padding: 0 0 28px;
      }
      /* So large a text leaves room for who and the way on; the table tells the rest again. */
      @container (max-width: 15rem) or (max-height: 15rem) {
        ul,
        .moment {
          display: none;
        }
        h2 {
          font-size: 1.0625rem;
        }
        .open {
          --rs-size-key: var(--rs-size-number);
        }
      }
      @container (max-height: 15rem) {
        h2 + p {
          display: none;
        }
      }
    `,
  ];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) seat: Seat = 0;
  @property({attribute: false}) words!: TableWords;
  /** Null for a game that nobody has painted: then nothing is told of it. */
  @property({attribute: false}) painting: Painting | null = null;
  @property({reflect: true}) size: Size = 'phone';

  constructor() {
    super();
    // A table of one person never needs it; until it is here, the words stand before the sky.
    void loadPart(() => import('./curtain-poster.ts'));
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
