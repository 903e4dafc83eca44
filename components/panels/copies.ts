import {html} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {isolate} from '../../src/i18n/plural.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {PanelTexts, saying} from '../text.ts';
import sheet from './copies.css';

/**
 * @summary Compares what the devices of a table store, and says what comes of it: the same, who has another copy, or that nobody
 * else is here. It goes on saying it as the others answer.
 *
 * @event rs-act - `syncNow`.
 */
@customElement('rs-copies')
export class RsCopies extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: TableView;
  /** What the button says. */
  @property() label = '';
  /** It was asked for already. */
  @property({type: Boolean}) asked = false;

  readonly #texts = new PanelTexts(this);

  override render() {
    return html`<rs-button icon="wifi" @click=${this.#ask}>${this.label}</rs-button>
      <p class=${this.asked ? 'told' : 'quiet l-note'} role="status">${this.#said}</p>`;
  }

  get #said(): string {
    const {common, people} = this.#texts.words;
    const {fairness, log, seats} = this.view;
    const moves = log.filter(({kind, undone}) => kind === 'action' && !undone).length;
    if (!this.asked) return people.syncHint;
    const others = seats.filter(({kind, link, mine}) => kind === 'person' && !mine && link === 'live');
    if (others.length === 0) return people.nobodyToSync;
    const differ = others.filter(({seat}) => fairness.differ.includes(seat));
    if (differ.length > 0)
      return people.syncDiffers(common.list(differ.map(({name}) => isolate(name))), moves);
    return others.every(({seat}) => fairness.agree.includes(seat)) ? people.syncSame(moves) : people.syncing;
  }

  #ask = (): void => {
    this.asked = true;
    act(this, {act: 'syncNow'});
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-copies': RsCopies;
  }
}
