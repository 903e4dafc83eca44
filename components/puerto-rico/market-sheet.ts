/** Looks of the market: rows of a list, tiles of four columns. */
import {css} from 'lit';

export const marketSheet = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 2px 8px 6px;
  }
  rs-segment {
    --rs-segment-on: var(--rs-sand);
  }
  .heading {
    position: sticky;
    top: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px 10px;
    padding: 5px 8px 5px 12px;
    background: var(--rs-sand);
  }
  .jumps {
    display: flex;
    align-self: center;
    gap: 4px;
  }
  .jumps :is(button, h4) {
    display: grid;
    place-items: center;
    min-width: 2.25rem;
    min-height: 2.25rem;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-body) / 1 var(--rs-display);
  }
  .jumps h4 {
    padding-inline: 8px;
    background: var(--rs-ink);
    color: var(--rs-sand);
  }
  /* The numbers and the way to the island share a line at any size of phone; what is cheaper here comes below it. */
  .jumps ~ .quiet {
    order: 1;
    line-height: 1.15;
    font-size: var(--rs-size-caption);
  }
  .jumps ~ .own {
    min-height: 2.25rem;
  }
  .heading > h4 {
    font-size: var(--rs-size-number);
  }
  /* The ring round the first row keeps clear of the head above it. */
  .list {
    padding: 6px 8px 4px;
  }
  li {
    scroll-margin-block: 4.25rem 4px;
  }
  /* Its words keep one line where they can; where they cannot, the head has two. */
  @media (max-width: 21rem) {
    .heading {
      column-gap: 5px;
      padding-inline: 10px 5px;
    }
    li {
      scroll-margin-top: 5.75rem;
    }
  }
  .row {
    --_plinth: 2.9rem;
    grid-template: auto auto / auto minmax(0, 1fr) auto;
    gap: 0 12px;
    min-height: 3.5rem;
    padding: 5px 12px 5px 7px;
  }
  .row.short {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--rs-line);
  }
  .row b {
    font: 700 1.0625rem / 1.1 var(--rs-display);
  }
  .mini .name::first-letter {
    text-transform: capitalize;
  }
  .facts {
    grid-column: 2;
  }
  .lamp {
    --rs-symbol-size: 1rem;
  }
  .why {
    color: var(--rs-coraltxt);
    font: 600 0.9375rem / 1.15 var(--rs-display);
  }
  .price {
    grid-area: 1 / 3 / 3 / 4;
    display: flex;
    align-items: center;
    gap: 8px;
    font: 800 1.5rem / 1 var(--rs-display);
    font-variant-numeric: tabular-nums;
  }
  s {
    color: var(--rs-ink2);
    font-size: var(--rs-size-number);
    font-weight: 700;
  }
  .short .plinth,
  .short .price rs-symbol {
    opacity: 0.62;
  }
  .short .price {
    color: var(--rs-ink2);
  }
  .more {
    grid-column: 1 / 4;
    display: grid;
    gap: 3px;
    padding: 6px 3px 4px;
  }
  .sum {
    color: var(--rs-ink2);
    font: 700 var(--rs-size-body) / 1.2 var(--rs-display);
  }

  /* Four columns side by side, a tile per building. */
  .panel {
    height: 100%;
  }
  .title {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 4px;
    margin-top: 4px;
  }
  .grid > h4 {
    grid-row: 1;
    font: 700 var(--rs-size-caption) / 1 var(--rs-display);
    color: var(--rs-ink2);
    text-align: center;
  }
  .own {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 2.125rem;
    margin-inline-start: auto;
    padding: 2px 10px 2px 5px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 800 var(--rs-size-body) / 1.1 var(--rs-display);
    cursor: pointer;
  }
  .own::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  .column {
    display: grid;
    grid-auto-rows: minmax(2.9rem, 1fr);
    align-content: start;
    gap: 4px;
  }
  .mini {
    display: grid;
    grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 2px;
    width: 100%;
    height: 100%;
    min-height: 2.75rem;
    padding: 3px 3px 3px 4px;
    background: var(--rs-card);
    border-radius: 6px;
    color: var(--rs-ink);
  }
  .mini .name {
    grid-column: 1 / 4;
    font: 700 0.78125rem / 1.1 var(--rs-display);
    letter-spacing: -0.025em;
    overflow-wrap: anywhere;
  }
  .mini .unit {
    grid-column: 3;
    gap: 2px;
    font-size: 0.9375rem;
  }
  .mini .why {
    grid-column: 1 / 4;
    font: 700 0.75rem / 1.1 var(--rs-display);
    overflow-wrap: anywhere;
  }
  .copies {
    display: flex;
    justify-content: flex-end;
    gap: 2px;
  }
  .copies i {
    width: 4px;
    height: 11px;
    border-radius: 1px;
    background: var(--rs-ink2);
  }
  .mini.short {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--rs-line);
    color: var(--rs-ink2);
  }
  .mini.short > rs-symbol {
    opacity: 0.55;
  }
  .mini .sold {
    grid-column: 2 / 4;
    justify-self: end;
    font: 600 0.75rem / 1 var(--rs-display);
    text-align: right;
  }
  .mini.chosen {
    outline-width: 2.5px;
  }
  /* More kinds than the base game has: nine to a column stand in sight at once, where nothing has to be said about them. */
  .long .grid {
    margin-top: 0;
  }
  .long .off {
    margin-inline-start: 0.4em;
    color: var(--rs-ink);
  }
  .long .column {
    grid-auto-rows: minmax(2.75rem, 1fr);
    gap: 3px;
  }
  .long .mini {
    padding-block: 1px;
  }
`;
