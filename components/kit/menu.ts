import {html, LitElement, nothing} from 'lit';
import {customElement, property, query, queryAll, state} from 'lit/decorators.js';
import {base} from './base.ts';
import {fire} from './fire.ts';
import sheet from './menu.css';
import './button.ts';
import type {RsButton} from './button.ts';
import './symbol.ts';

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  readonly icon?: string;
  /** Why it cannot be chosen now. */
  readonly reason?: string;
}

/** Between list and edge of the page, and list and button, in px. */
const MARGIN = 8;
const GAP = 4;
/** Of a page on which two columns of commands have room, in px. */
const BROAD = 480;

/**
 * @summary A button that opens a short list of commands. Arrow keys, Home, End, Esc; a tap beside it closes it. A native
 * modal: whatever is raised or sticks to its place on the page, nothing lies over the list.
 *
 * @event rs-choose - CustomEvent of `{value}`: the person chose an item.
 */
@customElement('rs-menu')
export class RsMenu extends LitElement {
  static override styles = [base, sheet];

  /** Name of the button for screen readers. */
  @property() label = '';
  @property() icon = 'menu';
  @property({attribute: false}) items: readonly MenuItem[] = [];

  @state() private open = false;
  /** Those of the moment in which it was opened: a row that moves under the finger is another command. */
  #rows: readonly MenuItem[] = [];
  @query('rs-button') private button!: RsButton;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('ul') private list!: HTMLElement;
  @queryAll('li') private rows!: NodeListOf<HTMLElement>;

  override render() {
    return html`<rs-button
        variant="quiet"
        icon=${this.icon}
        label=${this.label}
        .expanded=${this.open}
        @click=${this.#toggle}
      ></rs-button>
      ${
        this.open
          ? html`<dialog aria-label=${this.label} @cancel=${this.#cancel} @close=${this.#closed} @click=${this.#beside}>
              <ul role="menu" aria-label=${this.label} @keydown=${this.#key}>
                ${this.#rows.map(
                  item => html`<li
                    role="menuitem"
                    tabindex="-1"
                    aria-disabled=${item.reason ? 'true' : nothing}
                    @click=${() => this.#choose(item)}
                  >
                    ${item.icon ? html`<rs-symbol name=${item.icon}></rs-symbol>` : nothing}
                    <span>${item.label}${item.reason ? html`<small>${item.reason}</small>` : nothing}</span>
                  </li>`,
                )}
              </ul>
            </dialog>`
          : nothing
      }`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#place);
    this.open = false;
  }

  #toggle = async (): Promise<void> => {
    if (this.open) {
      this.#close();
      return;
    }
    this.#rows = this.items;
    this.open = true;
    await this.updateComplete;
    if (!this.dialog) return;
    this.dialog.showModal();
    this.#place();
    addEventListener('resize', this.#place);
    this.rows[0]?.focus();
  };

  /** On the side that has the room; where neither has enough, in two columns, and what is left scrolls. */
  #place = (): void => {
    const {list, style} = this;
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const {top, bottom, right} = this.button.getBoundingClientRect();
    const below = height - bottom - MARGIN;
    const above = top - MARGIN;
    list.classList.remove('broad');
    const wanted = list.scrollHeight;
    const up = wanted > below && above > below;
    const room = (up ? above : below) - GAP;
    list.classList.toggle('broad', wanted > room && width >= BROAD);
    const px: Readonly<Record<string, number>> = {
      room,
      right: Math.max(MARGIN, Math.min(width - right, width - MARGIN - list.offsetWidth)),
      [up ? 'bottom' : 'top']: up ? height - top + GAP : bottom + GAP,
    };
    for (const edge of ['room', 'right', 'top', 'bottom'])
      style.setProperty(`--_${edge}`, edge in px ? `${px[edge]}px` : 'auto');
    style.setProperty('--_rows', String(Math.ceil(this.#rows.length / 2)));
  };

  #close(): void {
    if (!this.open) return;
    removeEventListener('resize', this.#place);
    this.dialog?.close();
    this.open = false;
    this.button.focus();
  }

  #cancel = (event: Event): void => {
    event.preventDefault();
    this.#close();
  };

  /** A browser may close it by itself (a second Esc, Android's back). */
  #closed = (): void => this.#close();

  #beside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.#close();
  };

  #choose(item: MenuItem): void {
    if (item.reason) return;
    this.#close();
    fire(this, 'rs-choose', {value: item.value});
  }

  #key = (event: KeyboardEvent): void => {
    const rows = [...this.rows];
    const at = rows.indexOf(event.target as HTMLElement);
    const target = {
      ArrowDown: rows[(at + 1) % rows.length],
      ArrowUp: rows[(at - 1 + rows.length) % rows.length],
      Home: rows[0],
      End: rows.at(-1),
    }[event.key];
    const item = this.items[at];
    if (target) target.focus();
    else if (event.key === 'Escape') this.#close();
    else if (event.key === 'Tab') {
      // On to what comes after the button.
      this.#close();
      return;
    } else if ((event.key === 'Enter' || event.key === ' ') && item) this.#choose(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

declare global {
  interface HTMLElementEventMap {
    'rs-choose': CustomEvent<{readonly value: string}>;
  }
  interface HTMLElementTagNameMap {
    'rs-menu': RsMenu;
  }
}
