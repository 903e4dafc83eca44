import {html, LitElement, nothing, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Shape} from '../../src/table/seen/view-model.ts';
import {boat, GLITTER, RAYS, STARS, town} from '../art/scenery.ts';
import sky from '../art/sky.css';
import sheet from './curtain-poster.css';
import '../art/ship-at-anchor.ts';

/** Backs that are drawn of a hand; more of them would hide each other. */
const BACKS = 5;

/**
 * @summary The poster of the curtain: the ship of the seat before the setting sun, at night before the moon, with the
 * backs of its cards on the waves. Everything hangs on the lower edge and on the room that the words leave. Decoration only.
 *
 * @slot - The words in the sky.
 */
@customElement('rs-curtain-poster')
export class RsCurtainPoster extends LitElement {
  static override styles = [sky, sheet];

  @property({reflect: true}) shape: Shape = 'disc';
  @property() name = '';
  /** Cards of the seat's hand. */
  @property({type: Number}) cards = 0;

  override render() {
    const backs = Math.min(this.cards, BACKS);
    return html`<div class="words"><slot></slot></div>
      <div class="stage" aria-hidden="true">
        <div class="scene">
          <svg class="rays" viewBox="-100 -100 200 200">${RAYS}</svg>
          <svg class="stars">${STARS}</svg>
          <div class="sun"></div>
          <svg class="town" viewBox="0 0 560 170">${town}</svg>
          <rs-ship-at-anchor shape=${this.shape} name=${this.name}></rs-ship-at-anchor>
          <div class="water one"></div>
          <div class="water two"></div>
          ${backs > 0 ? nothing : html`<svg class="glitter" viewBox="0 0 120 34">${GLITTER}</svg>`}
          <div class="cards">
            ${Array.from({length: backs}, (_, i) => html`<svg viewBox="0 0 66 104" style="--_i:${i - (backs - 1) / 2}">${BACK}</svg>`)}
          </div>
          <div class="water three"></div>
        </div>
      </div>`;
  }
}

/** The back of a card: what the poster shows, once more and small. */
const BACK = svg`
  <rect width="66" height="112" rx="7" fill="var(--rs-edge)" />
  <rect x="1" y="1" width="64" height="110" rx="6" fill="var(--rs-sail)" />
  <svg x="4" y="4" width="58" height="104" viewBox="-29 -42 58 104" class="window">
    <path d="M-29-42h58v104h-58z" fill="var(--rs-quay2)" />
    <g fill="color-mix(in srgb,var(--rs-water-1) 50%,var(--rs-quay2))">${RAYS}</g>
    <circle cy="3" r="22" fill="var(--rs-gold)" />
    <g transform="translate(-20-22) scale(.62)">${boat('sail')}</g>
    <path d="M-29 18q7-6 14.500 0t14.500 0t14.500 0t14.500 0V62h-58z" fill="var(--rs-water-3)" />
    <path d="M-29 26q7-6 14.500 0t14.500 0t14.500 0t14.500 0M-29 42q7-6 14.500 0t14.500 0t14.500 0t14.500 0" fill="none" stroke="var(--rs-sail)" stroke-width="2" />
  </svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'rs-curtain-poster': RsCurtainPoster;
  }
}
