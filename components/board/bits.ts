/** Small templates that the parts of every board share. */
import {html, type TemplateResult} from 'lit';
import '../kit/meter.ts';
import '../kit/symbol.ts';

/** Decoration, sized in px of the design. */
export const symbol = (name: string, size: number): TemplateResult =>
  html`<rs-symbol name=${name} style="--rs-symbol-size:${size / 16}rem"></rs-symbol>`;

/** A number right of its symbol, one unit that never breaks; spoken as `said`. */
export const unit = (
  name: string,
  value: number | string,
  said: string,
  size = 20,
  quiet = false,
): TemplateResult =>
  html`<span class="unit ${quiet ? 'none' : ''}"
    >${symbol(name, size)}<span aria-hidden="true">${value}</span><span class="hidden-text">${said}</span></span
  >`;

/** The crown of whoever leads, behind a name. @param label what it means in this game */
export const crown = (label: string): TemplateResult =>
  html`<rs-symbol name="crown" label=${label} style="--rs-symbol-size:1.1rem"></rs-symbol>`;
