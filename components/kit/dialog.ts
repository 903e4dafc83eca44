import {css, html, LitElement, type PropertyValues} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import {base} from './base.ts';
import {fire} from './fire.ts';
import './button.ts';
import {setLayer} from './layers.ts';

/**
 * @summary A modal: a sheet from below on phones, a panel in the middle on wide screens. Native `<dialog>`: the
 * page behind is inert, focus stays inside and goes back where it came from.
 *
 * @event rs-close - The person closed it (Esc, the cross, a tap beside it). Not sent when `open` is set from outside.
 * @event rs-layers - It opened or closed, for whatever reason.
 * @slot - Content; scrolls when it is long.
 * @slot actions - Buttons at the bottom.
 */
@customElement('rs-dialog')
export class RsDialog extends LitElement {
  static override styles = [
    base,
    css`
      dialog {
        width: 100%;
        max-width: none;
        max-height: min(88dvh, 100%);
        margin: auto 0 0;
        padding: 0;
        border: 0;
        border-radius: var(--rs-radius-island-wide) var(--rs-radius-island-wide) 0 0;
        background: var(--rs-sand);
        color: var(--rs-ink);
        /* Not hidden: what looks for its place in the content would scroll heading and cross away. */
        overflow: clip;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
      }
      dialog::backdrop {
        background: color-mix(in srgb, var(--rs-town) 72%, transparent);
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--rs-space-2);
        padding: var(--rs-space-3) var(--rs-space-2) var(--rs-space-2) var(--rs-space-4);
      }
      h2 {
        flex: 1;
        min-width: 0;
        font-size: var(--rs-size-name);
        font-weight: 800;
        overflow-wrap: anywhere;
      }
      h2::first-letter {
        text-transform: capitalize;
      }
      h2:focus-visible {
        outline: none;
        box-shadow: none;
      }
      .content {
        /* Not a basis of 0: the dialog is as high as it is, and in WebKit that is nothing. */
        flex: 1 1 auto;
        min-height: 0;
        overflow: auto;
        overscroll-behavior: contain;
        padding: 0 var(--rs-space-4) var(--rs-space-4);
      }
      footer {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: var(--rs-space-2);
        padding: var(--rs-space-2) var(--rs-space-4) calc(var(--rs-space-4) + env(safe-area-inset-bottom));
      }
      /* What scrolls away under the buttons is cut by an edge, not in the air. */
      footer.filled {
        border-top: 1.5px solid var(--rs-line);
        padding-top: var(--rs-space-3);
      }
      footer:not(.filled) {
        padding: 0 0 env(safe-area-inset-bottom);
      }
      @media (min-width: 720px) {
        dialog {
          width: min(var(--rs-dialog-width, 560px), calc(100vw - 48px));
          margin: auto;
          border-radius: var(--rs-radius-island-wide);
        }
        :host([wide]) {
          --rs-dialog-width: 920px;
        }
      }
    `,
  ];

  @property({type: Boolean, reflect: true}) open = false;
  @property() heading = '';
  /** Name of the cross for screen readers. */
  @property() closeLabel = '';
  /** A broad panel on wide screens. */
  @property({type: Boolean, reflect: true}) wide = false;

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('footer') private footer!: HTMLElement;

  override render() {
    return html`<dialog
      aria-labelledby="heading"
      @cancel=${this.#cancel}
      @close=${this.#closed}
      @click=${this.#beside}
    >
      <header role="none">
        <h2 id="heading" tabindex="-1" autofocus>${this.heading}</h2>
        <rs-button variant="quiet" icon="close" label=${this.closeLabel} @click=${this.close}></rs-button>
      </header>
      <div class="content" tabindex="-1"><slot></slot></div>
      <footer role="none"><slot name="actions" @slotchange=${this.#fill}></slot></footer>
    </dialog>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setLayer(this, false);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    if (this.open && !this.dialog.open) this.dialog.showModal();
    else if (!this.open && this.dialog.open) this.dialog.close();
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
    if (event.target === this.dialog) this.close();
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
