import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './dialog.css';
import {fire} from './fire.ts';
import './button.ts';
import {setLayer} from './layers.ts';

/** Ms in which a finger comes down that was on its way; each tap that comes meanwhile belongs to the same row of taps. */
const SETTLING = 600;

/**
 * @summary A modal: a sheet from below on phones, a panel in the middle on wide screens. Native `<dialog>`: the
 * page behind is inert, focus stays inside and goes back where it came from. What opens by itself has it at its main button:
 * Enter presses that.
 *
 * @event rs-close - The person closed it (Esc, the cross, a tap beside it). Not sent when `open` is set from outside.
 * @event rs-layers - It opened or closed, for whatever reason.
 * @slot - Content; scrolls when it is long.
 * @slot actions - Buttons at the bottom.
 */
@customElement('rs-dialog')
export class RsDialog extends LitElement {
  static override styles = [base, sheet];

  @property({type: Boolean, reflect: true}) open = false;
  @property() heading = '';
  /** Name of the cross for screen readers. */
  @property() closeLabel = '';
  /** A broad panel on wide screens. */
  @property({type: Boolean, reflect: true}) wide = false;
  /** It opened by itself: what it holds is read out after its heading, and taps that were meant for what it came over pass. */
  @property({type: Boolean}) unbidden = false;
  /** It may open under a finger that taps on: for a moment taps pass. */
  @property({type: Boolean}) settles = false;

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('footer') private footer!: HTMLElement;
  #settling: ReturnType<typeof setTimeout> | undefined;

  override render() {
    return html`<dialog
      aria-labelledby="heading"
      aria-describedby=${this.unbidden ? 'content' : nothing}
      @cancel=${this.#cancel}
      @close=${this.#closed}
      @click=${this.#beside}
      @keydown=${this.#held}
    >
      <header role="none">
        <h2 id="heading" tabindex="-1" autofocus>${this.heading}</h2>
        <rs-button variant="quiet" icon="close" label=${this.closeLabel} @click=${this.close}></rs-button>
      </header>
      <div id="content" class="content" tabindex="-1"><slot></slot></div>
      <footer role="none"><slot name="actions" @slotchange=${this.#fill}></slot></footer>
    </dialog>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#settled();
    setLayer(this, false);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    if (this.open && !this.dialog.open) this.dialog.showModal();
    else if (!this.open && this.dialog.open) this.dialog.close();
    if (this.open && (this.unbidden || this.settles)) this.#settle();
    else if (!this.open) this.#settled();
    if (this.open && this.unbidden) void this.#toMain();
    setLayer(this, this.open);
  }

  /** Closes it for the person, and says so. */
  close = (): void => {
    if (!this.open) return;
    this.open = false;
    fire(this, 'rs-close');
  };

  #cancel = (event: Event): void => {
    if (event.target !== this.dialog) return;
    event.preventDefault();
    this.close();
  };

  /** A browser may close it by itself (a second Esc, Android's back). */
  #closed = (event: Event): void => {
    if (event.target === this.dialog && this.open) this.close();
  };

  #beside = (event: MouseEvent): void => {
    if (event.target === this.dialog && !this.unbidden) this.close();
  };

  /** For a moment no finger reaches it: one that is on its way was meant for something else. */
  #settle = (): void => {
    this.dialog.classList.add('settling');
    clearTimeout(this.#settling);
    this.#settling = setTimeout(this.#settled, SETTLING);
    addEventListener('pointerdown', this.#settle, {capture: true});
  };

  #settled = (): void => {
    clearTimeout(this.#settling);
    removeEventListener('pointerdown', this.#settle, {capture: true});
    this.dialog?.classList.remove('settling');
  };

  async #toMain(): Promise<void> {
    const main = this.querySelector<LitElement>('[slot="actions"][variant="primary"]');
    await main?.updateComplete;
    if (this.open) main?.focus({preventScroll: true});
  }

  /** A key that is held since before was meant for what it came over. */
  #held = (event: KeyboardEvent): void => {
    if (this.unbidden && event.repeat && event.key !== 'Tab') event.preventDefault();
  };

  #fill = (event: Event): void => {
    const filled = (event.target as HTMLSlotElement).assignedElements().length > 0;
    this.footer.classList.toggle('filled', filled);
  };
}

declare global {
  interface HTMLElementEventMap {
    'rs-close': CustomEvent<void>;
  }
  interface HTMLElementTagNameMap {
    'rs-dialog': RsDialog;
  }
}
