/** Looks of the hand: slivers at rest, rows and low cards while deciding, the fan; what it adds to the cards themselves. */
import {css} from 'lit';

export const handSheet = css`
  .swaps {
    color: var(--rs-ink2);
    font: 400 var(--rs-size-body) / 1.1 var(--rs-text);
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    padding: 0 4px 6px;
    font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(4.6rem, (100% - 12px) / 3 - 0.1px), 1fr));
    gap: 12px 6px;
    padding: 2px 4px 8px;
  }
  .sliver {
    grid-template-columns: repeat(var(--_cards), minmax(0, 1fr));
    gap: 4px;
  }
  .folded {
    grid-template-columns: repeat(auto-fill, minmax(var(--rs-touch), 1fr));
    gap: 8px 5px;
  }
  :host {
    container-type: inline-size;
  }
  .fan {
    display: flex;
    flex-wrap: wrap;
    gap: 12px var(--_gap);
    justify-content: center;
    /* Room for the word on the edge of a card that is kept. */
    padding: 12px 0 8px;
  }
  .fan li {
    flex: 0 1 min(8.5rem, max(5rem, 100% / var(--_across) - var(--_gap)));
    min-width: 0;
  }
  /* Held like a fan, as far as there is room between them: what is kept stands upright and nearer. */
  @container (min-width: 21rem) {
    .fan li {
      rotate: var(--_tilt);
      transition: rotate var(--rs-time-leave) ease-out;
    }
    .fan li:has(.chosen) {
      rotate: none;
      scale: var(--_near);
      z-index: 1;
    }
    .fan li:has(.gone) {
      scale: 0.97;
    }
  }
  :host(:is([size='tablet'], [size='wide'])) .fan {
    flex-wrap: nowrap;
    gap: 10px;
    padding-bottom: 18px;
  }
  :host(:is([size='tablet'], [size='wide'])) .fan li {
    flex-basis: 8.5rem;
  }
  :host(:is([size='tablet'], [size='wide'])) h2:has(+ .fan) {
    justify-content: center;
  }
  /* Cards of a row are equally high, and their names stand in one line. */
  :is(.row, .fan) > li {
    display: grid;
  }
  :is(.row, .fan) .card:has(.said:not(.bare)) {
    grid-template-rows: auto auto minmax(0, 1fr);
  }
  .fan .card {
    min-height: 8.6rem;
  }
  .fan .foot {
    min-height: 2.9rem;
  }
  /* As many in each row, unless text is large. */
  :host([size='tablet']) .row {
    grid-template-columns: repeat(
      auto-fill,
      max(5.2rem, min(8.2rem, (100% - 6px * (var(--_across) - 1)) / var(--_across) - 0.1px))
    );
  }
  :host([size='wide']) .row {
    display: flex;
    gap: 8px;
    padding: 25px 6px 0;
  }
  :host([size='wide']) .row li {
    flex: 1 1 0;
    min-width: 0;
    max-width: 8.2rem;
  }
  /* It stands in the water: its lower edge is under the wave of the quay, what pays sinks, what is built rises out of it. */
  /* More than two rows on a phone: lower ones, so that three stand above the quay with its tray. */
  .low {
    row-gap: 6px;
    padding-block: 2px 0;
  }
  .low .card {
    min-height: 4.6rem;
  }
  .low .scene {
    min-height: 2.9rem;
  }
  .low .price {
    top: 4px;
  }
  .low .worth {
    top: 2.0625rem;
  }
  @media (max-width: 340px) {
    .low .scene > rs-symbol {
      --rs-symbol-size: min(2.5rem, 100%);
    }
  }
  @media (min-height: 740px) {
    .low .card {
      min-height: 6rem;
    }
  }
  /* Why it cannot be built stands beside price and points, before its pale drawing. */
  .low .scene,
  .low .foot:not(.bare) {
    grid-area: 1 / 1;
  }
  .low .foot:not(.bare) {
    z-index: 1;
    place-self: center end;
    min-height: 0;
    margin: 0 2px 0 1.95rem;
    padding: 2px 3px;
    border-radius: 6px;
    background: color-mix(in srgb, var(--rs-card) 92%, transparent);
    font-size: 0.75rem;
    line-height: 1.05;
  }
  .low .card > .plate {
    min-height: 1.35rem;
    border-bottom: 0;
    border-radius: 0 0 7px 7px;
  }
  /* Nothing that can be built, though it may pay. */
  .cannot .scene > rs-symbol {
    opacity: 0.5;
  }
  .cannot .foot,
  .cannot .foot b {
    color: var(--rs-coraltxt);
  }
  .cannot .foot span {
    color: var(--rs-ink);
  }
  /* Beside the cards that are decided about, those at rest are low ones. */
  :host([size='wide']) .fan + h2 + .row .card {
    min-height: 7.4rem;
    padding-bottom: 16px;
  }
  .fan + h2 + .row .foot {
    display: none;
  }
  :host([size='tablet']) .fan + h2 + .row .card {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  :host([size='tablet']) .fan + h2 + .row .plate {
    border-bottom: 0;
    border-radius: 0 0 7px 7px;
  }
  :host([size='wide']) .fan + h2 + .row {
    padding-top: 4px;
  }
  /* Its lower edge stands under water, no words do; what pays sinks to its name, what is built rises out of it. */
  :host([size='wide']) .row .card {
    min-height: 11.2rem;
    margin-bottom: -8px;
    --_sunk: 2.5rem;
  }
  :host([size='wide']) .row .chosen {
    translate: 0 -1.5rem;
  }
  :host([size='wide']) .row .pays .foot {
    visibility: hidden;
  }
  :host([size='wide']) .row .scene {
    min-height: 4.9rem;
  }
  :host([size='wide']) .row .foot {
    min-height: 3.1rem;
    padding-bottom: 24px;
    line-height: 1.12;
  }
  :host([size='wide']) .many .scene {
    min-height: 4.2rem;
  }
  :host([size='wide']) .many .foot {
    padding-inline: 1px;
    font-size: 0.75rem;
  }
  button.card {
    font-size: inherit;
  }
`;
