import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {Problem} from '../../src/base/problem.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import {act} from '../act.ts';

/**
 * @summary The question before somebody leaves a table for good: what it does to the own cards and to the others. When it
 * is refused the reason stands here; when the log has it, the way leads to the start page.
 *
 * @event rs-act - `leaveSeat`, then `goHome`.
 * @event rs-close - The person stays.
 */
@customElement('rs-farewell')
export class RsFarewell extends LitElement {
  static override styles = [base];

  @property({attribute: false}) view!: TableView;
  @property({attribute: false}) words!: TableWords;

  /** It was said; the log does not have it yet. */
  @state() private said = false;
  /** Why the last word was not taken. */
  @state() private refused: Problem | null = null;
  /** A refusal that stood already when it was said is none of this. */
  #before: Problem | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view') || !this.said) return;
    const {refusal, result} = this.view;
    if (refusal && refusal !== this.#before) {
      this.said = false;
      this.refused = refusal;
    } else if (result) this.said = false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('view') && this.said && this.view.standIn.mine) act(this, {act: 'goHome'});
  }

  override render() {
    const {people, close} = this.words;
    const {opens} = this.view.standIn;
    const why = this.refused ? problemText(this.refused) : null;
    return html`<rs-dialog open heading=${people.farewellTitle} closeLabel=${close} @rs-close=${this.#stay}>
      <p>${people.farewellBody}</p>
      ${opens ? html`<p>${people.farewellOpens}</p>` : nothing}
      <p>${people.farewellBack(opens)}</p>
      <div role="status">
        ${why ? html`<rs-banner tone="problem">${why.what} ${why.next}</rs-banner>` : nothing}
        ${this.said ? html`<p>${people.farewellSent}</p>` : nothing}
      </div>
      <rs-button slot="actions" @click=${this.#stay}>${people.stay}</rs-button>
      <rs-button slot="actions" variant="primary" data-farewell ?disabled=${this.said} @click=${this.#go}
        >${people.farewellGo}</rs-button
      >
    </rs-dialog>`;
  }

  #go = (): void => {
    this.#before = this.view.refusal;
    this.refused = null;
    this.said = true;
    act(this, {act: 'leaveSeat'});
  };

  #stay = (): void => {
    tell(this, 'rs-close');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-farewell': RsFarewell;
  }
}
