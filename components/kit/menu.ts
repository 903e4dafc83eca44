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

/** Between list and button, and list and edge of the page, in px. */
const MARGIN = 8;
/** Of a page on which two columns of commands have room, in px. */
const BROAD = 480;

/**
 * @summary A button that opens a short list of commands. Arrow keys, Home, End, Esc; closes when focus leaves.
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
  @query('rs-button') private button!: RsButton;
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
          ? html`<ul role="menu" aria-label=${this.label} @keydown=${this.#key} @focusout=${this.#left}>
              ${this.items.map(
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
            </ul>`
          : nothing
      }`;
  }

  #toggle = async (): Promise<void> => {
    this.open = !this.open;
    await this.updateComplete;
    if (!this.open) return;
    this.#place();
    this.rows[0]?.focus();
  };

  /** On the side that has the room; where neither has enough, in two columns, and what is left scrolls. */
  #place(): void {
    const {list} = this;
    const {top, bottom} = this.button.getBoundingClientRect();
    const below = innerHeight - bottom - MARGIN;
    const above = top - MARGIN;
    const wanted = list.scrollHeight;
    const up = wanted > below && above > below;
    const room = up ? above : below;
    list.classList.toggle('above', up);
    list.classList.toggle('broad', wanted > room && innerWidth >= BROAD);
    list.style.setProperty('--_rows', String(Math.ceil(this.items.length / 2)));
    list.style.setProperty('--_room', `${room}px`);
  }

  #close(): void {
    this.open = false;
    this.button.focus();
  }

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
    else if ((event.key === 'Enter' || event.key === ' ') && item) this.#choose(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Focus on the button is left to its own click, which closes. */
  #left = (event: FocusEvent): void => {
    const next = event.relatedTarget as Node | null;
    if (next && this.renderRoot.contains(next)) return;
    this.open = false;
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
