import {css, html, LitElement, nothing, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Shape} from '../../src/table/view-model.ts';
import {boat, GLITTER, RAYS, STARS, town, WAVE} from '../art/scenery.ts';
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
  static override styles = css`
    :host {
      position: relative;
      display: grid !important;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      container-type: inline-size;
      overflow: hidden;
      background: var(--rs-sky-1);
    }
    .words {
      position: relative;
      z-index: 1;
      padding: 22px var(--_edge, 20px) 14px;
    }
    .stage {
      container-type: size;
    }
    /* One unit is a px of a phone of 360, less where the words leave less than that. */
    .scene {
      --u: min(100cqw / 360, 100cqh / 300);
      --h: calc(var(--u) * 104);
      --sun-x: 69.5cqw;
      position: relative;
      height: 100%;
    }
    .scene > * {
      position: absolute;
    }
    svg {
      display: block;
      overflow: visible;
    }
    .rays {
      left: var(--sun-x);
      bottom: var(--h);
      width: 3000px;
      translate: -50% 50%;
      fill: var(--rs-sky-2);
      opacity: calc(1 - var(--rs-night));
    }
    .stars {
      inset: -64px 0 0 8cqw;
      width: 100%;
      height: calc(100% - var(--h) + 64px);
      fill: var(--rs-glitter);
      opacity: var(--rs-night);
    }
    .sun {
      left: var(--sun-x);
      bottom: calc(var(--h) + var(--u) * (18 + 76 * var(--rs-night)));
      width: calc(var(--u) * (148 - 72 * var(--rs-night)));
      aspect-ratio: 1;
      translate: -50% 50%;
      border-radius: 50%;
      background: color-mix(in srgb, var(--rs-disc) calc(var(--rs-night) * 100%), var(--rs-gold));
    }
    .town {
      left: calc(100cqw - max(var(--u) * 140, 27cqw));
      bottom: calc(var(--h) - var(--u) * 50);
      width: calc(var(--u) * 400);
      scale: -1 1;
    }
    rs-ship-at-anchor {
      left: calc(28cqw - var(--u) * 84);
      bottom: calc(var(--h) - var(--u) * 6);
      width: calc(var(--u) * 168);
    }
    .water {
      inset-inline: 0;
      bottom: -1px;
      height: var(--_high);
      background: var(--_paint);
      --_size: calc(var(--u) * 92) calc(var(--u) * 14);
      -webkit-mask:
        ${WAVE} var(--_x) 0 / var(--_size) repeat-x,
        linear-gradient(#000 0 0) 0 calc(var(--u) * 14 - 1px) / 100% 100% no-repeat;
      mask:
        ${WAVE} var(--_x) 0 / var(--_size) repeat-x,
        linear-gradient(#000 0 0) 0 calc(var(--u) * 14 - 1px) / 100% 100% no-repeat;
    }
    .one {
      --_high: calc(var(--h) + var(--u) * 6);
      --_paint: var(--rs-water-1);
      --_x: calc(var(--u) * -22);
    }
    .two {
      --_high: calc(var(--h) - var(--u) * 16);
      --_paint: var(--rs-water-2);
      --_x: calc(var(--u) * 24);
    }
    .three {
      --_high: calc(var(--u) * 16 + 12px);
      --_paint: var(--rs-water-3);
      --_x: calc(var(--u) * -8);
    }
    .glitter {
      left: var(--sun-x);
      bottom: calc(var(--u) * 34);
      width: calc(var(--u) * 124);
      translate: -50% 0;
      fill: var(--rs-glitter);
    }
    .cards {
      left: 59cqw;
      bottom: calc(var(--u) * 2);
    }
    .cards > svg {
      position: absolute;
      left: calc(var(--u) * (47 * var(--_i) - 33));
      bottom: calc(var(--u) * -5 * var(--_i) * var(--_i) / 2);
      width: calc(var(--u) * 66);
      rotate: calc(4deg * var(--_i));
    }
    .water,
    .cards,
    rs-ship-at-anchor {
      animation: tide var(--rs-time-sail) ease-out;
    }
    @keyframes tide {
      from {
        translate: 0 4rem;
      }
    }
    /* Words so large that a picture would be a speck. */
    @container (max-height: 80px) {
      .scene > :not(.rays, .stars) {
        display: none;
      }
    }
  `;

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
  <rect width="66" height="112" rx="7" style="fill:var(--rs-edge)" />
  <rect x="1" y="1" width="64" height="110" rx="6" style="fill:var(--rs-sail)" />
  <svg x="4" y="4" width="58" height="104" viewBox="-29 -42 58 104" style="overflow:hidden">
    <path d="M-29-42h58v104h-58z" style="fill:var(--rs-quay2)" />
    <g style="fill:color-mix(in srgb,var(--rs-water-1) 50%,var(--rs-quay2))">${RAYS}</g>
    <circle cy="3" r="22" style="fill:var(--rs-gold)" />
    <g transform="translate(-20-22) scale(.62)">${boat('sail')}</g>
    <path d="M-29 18q7-6 14.500 0t14.500 0t14.500 0t14.500 0V62h-58z" style="fill:var(--rs-water-3)" />
    <path d="M-29 26q7-6 14.500 0t14.500 0t14.500 0t14.500 0M-29 42q7-6 14.500 0t14.500 0t14.500 0t14.500 0" style="fill:none;stroke:var(--rs-sail);stroke-width:2" />
  </svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'rs-curtain-poster': RsCurtainPoster;
  }
}
