/** Looks of an island: tiles with lamps, on a phone and wide. */
import {css} from 'lit';

export const islandSheet = css`
  .shore {
    padding: 2px 7px 8px;
    border-radius: var(--rs-radius-island-phone);
  }
  h3 b {
    display: inline-block;
    font-weight: inherit;
  }
  h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    padding: 6px 6px 5px;
    font-size: var(--rs-size-label);
  }
  h3 span {
    font-family: var(--rs-display);
    font-variant-numeric: tabular-nums;
  }
  .grid {
    display: grid;
    gap: 4px;
  }
  .country {
    grid-template-columns: repeat(auto-fill, minmax(max(2.3rem, 100% / 6 - 4px), 1fr));
    grid-auto-rows: 2.95rem;
  }
  .city {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: minmax(4rem, auto);
  }
  .cell {
    position: relative;
    display: grid;
    min-width: 0;
    color: inherit;
  }
  .cell.land {
    background: var(--rs-country);
  }
  .cell.stone {
    background: var(--rs-stoneground);
  }
  .cell.woods {
    background: color-mix(in srgb, var(--rs-leaf) 42%, var(--rs-country));
  }
  .cell.building {
    background: var(--rs-card);
  }
  .tall {
    grid-row-end: span 2;
  }
  .whole {
    position: absolute;
    inset: -2px;
    border-radius: inherit;
    z-index: 1;
  }
  .lamp {
    --rs-symbol-size: 1.1rem;
    border-radius: 50%;
    transition: transform var(--rs-time-light) ease-out;
  }
  .ringed {
    box-shadow: 0 0 0 2.5px var(--rs-coral2);
  }
  .landed .face {
    display: flex;
    align-items: center;
    padding-left: 4px;
  }
  .landed .lamp {
    position: absolute;
    right: 2px;
    bottom: 2px;
  }
  .building .face {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    align-items: center;
    justify-items: center;
    padding: 2px 1px 3px;
    gap: 0 2px;
  }
  .building .face > rs-symbol {
    grid-area: 1 / 1;
  }
  .spots {
    grid-area: 1 / 2;
    display: grid;
    gap: 1px;
    justify-items: center;
    align-self: start;
    padding-top: 3px;
  }
  .spots.many {
    grid-template-columns: auto auto;
  }
  .spots button {
    position: relative;
    z-index: 2;
    display: grid;
    place-items: center;
    min-width: 24px;
    min-height: 24px;
    margin: -3px;
    border-radius: 50%;
  }
  .name {
    grid-area: 2 / 1 / 3 / 3;
    max-width: 100%;
    font: 700 var(--rs-size-caption) / 1.15 var(--rs-display);
    text-align: center;
    overflow-wrap: anywhere;
    letter-spacing: -0.025em;
  }
  @media (max-width: 21rem) {
    .building .face:has(.many) > rs-symbol {
      --rs-symbol-size: 1.5rem !important;
    }
    .name {
      font-size: 0.6875rem;
      letter-spacing: -0.045em;
    }
  }
  .name::first-letter {
    text-transform: capitalize;
  }
  .tall .face {
    grid-template-rows: minmax(0, 1fr) auto auto;
  }
  .tall .face > rs-symbol {
    grid-area: 1 / 1 / 2 / 3;
  }
  .tall .spots {
    grid-area: 2 / 1 / 3 / 3;
    justify-self: end;
    padding: 4px;
  }
  .tall .name {
    grid-area: 3 / 1 / 4 / 3;
  }

  /* Wide: the two halves side by side, every tile stacked and centred. */
  :host([size='wide']) .shore {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.32fr);
    gap: 8px 12px;
    /* Tiles do not grow without end; below the island is sea. */
    height: min(100%, 32rem);
    padding: 8px 10px 10px;
    border-radius: var(--rs-radius-island-wide);
  }
  :host([size='wide']) slot[name='head'] {
    display: block;
    grid-column: 1 / 3;
  }
  :host([size='wide']) h3 {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  :host([size='wide']) .half {
    display: grid;
    min-height: 0;
  }
  :host([size='wide']) .grid {
    gap: 5px;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-rows: repeat(3, minmax(4.1rem, 1fr));
    min-height: 0;
  }
  :host([size='wide']) .face {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: space-evenly;
    padding: 4px 2px;
    gap: 1px;
  }
  /* Low tiles (a banner above, a low window): the symbol gives way, never lamps or name. */
  :host([size='wide']) .cell {
    container-type: size;
  }
  :host([size='wide']) .name {
    font-size: min(var(--rs-size-caption), 15.5cqw);
  }
  :host([size='wide']) .building:not(.tall) .face > rs-symbol {
    --rs-symbol-size: clamp(1.25rem, 100cqh - 2.95rem, 2.3rem) !important;
  }
  :host([size='wide']) .landed .face > rs-symbol:not(.lamp) {
    --rs-symbol-size: clamp(1.6rem, 100cqh - 2rem, 2.9rem) !important;
  }
  :host([size='wide']) .spots {
    display: flex;
    padding: 0;
    align-self: auto;
    justify-self: auto;
  }
  :host([size='wide']) .landed .lamp {
    position: static;
  }
  :host([size='wide']) .spots button {
    margin: -2px;
  }
`;
