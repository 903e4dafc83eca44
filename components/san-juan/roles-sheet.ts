/** Looks of the roles: flags on a rope, pennants on a phone, the price board and the piles. */
import {css} from 'lit';

export const rolesSheet = css`
  :host {
    position: relative;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    padding: 0 4px;
  }
  li {
    position: relative;
    min-width: 0;
  }
  :host(:not(:is([size='tablet'], [size='wide']))) li {
    container-type: inline-size;
  }
  .flag {
    position: relative;
    z-index: 0;
    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr);
    align-content: center;
    gap: 1px 9px;
    width: 100%;
    min-height: 3.1rem;
    height: 100%;
    padding: 4px 20px 4px 10px;
    color: var(--rs-oncoral);
    text-align: left;
  }
  .flag::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--_cloth);
    clip-path: polygon(0 0, 100% 0, calc(100% - 12px) 50%, 100% 100%, 0 100%);
  }
  .flag > rs-symbol {
    grid-row: 1 / 3;
    align-self: center;
  }
  b {
    font: 700 var(--rs-size-row) / 1.05 var(--rs-display);
    overflow-wrap: anywhere;
    align-self: end;
  }
  /* Narrow: no name is broken within a word. */
  @container (max-width: 155px) {
    .flag {
      column-gap: 5px;
      padding-inline: 7px 13px;
    }
    .flag > rs-symbol {
      --rs-symbol-size: 1.375rem !important;
    }
    b {
      font-size: clamp(0.8125rem, 11cqi, var(--rs-size-row));
      letter-spacing: -0.02em;
    }
  }
  .result,
  .who {
    grid-column: 2;
    font: 600 0.84375rem / 1.1 var(--rs-display);
    overflow-wrap: anywhere;
  }
  .who span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .who {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  .taken {
    color: var(--rs-ink2);
  }
  .taken::before {
    background: var(--rs-sea2);
  }
  .running::before {
    background: var(--_cloth);
  }
  .running {
    color: var(--rs-oncoral);
  }
  .flag.chosen {
    outline: none;
  }
  /* Its edge follows the swallow tail: the cloth, smaller, on a coral one. */
  .flag.chosen::before {
    background: var(--rs-coral2);
  }
  .flag.chosen::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--_cloth);
    clip-path: polygon(
      4px 4px,
      calc(100% - 6.4px) 4px,
      calc(100% - 16.4px) 50%,
      calc(100% - 6.4px) calc(100% - 4px),
      4px calc(100% - 4px)
    );
  }
  /* So does the ring of the focus. */
  .flag:focus-visible {
    outline: none;
    box-shadow: none;
    filter: drop-shadow(2px 0 var(--rs-ink)) drop-shadow(-2px 0 var(--rs-ink)) drop-shadow(0 2px var(--rs-ink))
      drop-shadow(0 -2px var(--rs-ink));
  }
  .prices {
    display: grid;
    gap: 2px;
    align-content: center;
    min-height: 3.1rem;
    height: 100%;
    padding: 2px 4px;
    border: var(--rs-stroke-edge) solid var(--rs-edge);
    border-radius: 8px;
    background: var(--rs-card);
  }
  .prices h3 {
    font: 700 0.8125rem / 1 var(--rs-display);
    text-align: center;
  }
  .prices h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 8px;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    margin: 0;
  }
  dl div {
    display: grid;
    justify-items: center;
    gap: 1px;
  }
  dl div + div {
    border-left: 1px solid var(--rs-line);
  }
  dd {
    margin: 0;
    font: 800 1rem / 1 var(--rs-display);
  }
  dt {
    line-height: 0;
  }
  .hidden dd {
    color: var(--rs-ink2);
  }
  .piles {
    display: flex;
    align-items: center;
    justify-content: space-around;
    gap: 6px;
  }
  :host([size='tablet']) ul,
  :host([size='wide']) ul {
    display: flex;
    gap: 10px;
    align-items: stretch;
  }
  :host(:is([size='tablet'], [size='wide'])) li {
    flex: 1 1 0;
  }
  :host(:is([size='tablet'], [size='wide'])) .board {
    flex: 1.2 1 9rem;
  }
  :host(:not(:is([size='tablet'], [size='wide']))) :is(.rope, .ring) {
    display: none;
  }
  :host(:is([size='tablet'], [size='wide'])) ul {
    position: relative;
    gap: 9px;
    padding-top: 2px;
  }
  :host(:is([size='tablet'], [size='wide'])) li:not(.piles) {
    margin-top: var(--_drop, 0);
  }
  :host(:is([size='tablet'], [size='wide'])) :is(.flag, .prices) {
    position: relative;
    z-index: 1;
    height: calc(100% - 6px);
    margin-top: 6px;
  }
  :host([size='wide']) .piles {
    position: relative;
    z-index: 1;
    justify-content: flex-end;
    gap: 4px;
  }
  .pile {
    flex: 1 1 0;
    display: grid;
    justify-items: center;
    --rs-symbol-size: 4.1rem;
  }
  .pile-number {
    z-index: 1;
    min-width: 2rem;
    margin-top: -1.05rem;
    padding: 1px 6px;
    border: 1.6px solid var(--rs-edge);
    border-radius: 99px;
    background: var(--rs-card);
    font: 800 1rem / 1 var(--rs-display);
    text-align: center;
  }
  .pile-name {
    margin-top: 2px;
    font: 700 0.8125rem / 1.1 var(--rs-display);
  }
  :host([size='wide']) .board {
    flex: 0 1 12rem;
  }
  :host([size='wide']) .piles {
    flex: 0 0 8.6rem;
  }
  :host([size='wide']) .flag {
    gap: 1px 5px;
    padding-inline: 9px 4px;
  }
  :host([size='wide']) .flag > rs-symbol {
    --rs-symbol-size: 1.3rem !important;
  }
  :host([size='wide']) b {
    font-size: 1rem;
    letter-spacing: -0.02em;
  }
  /* The piles stand below the prices: a row of their own would be empty but for them. */
  :host([size='tablet']) ul {
    flex-wrap: wrap;
    gap: 8px;
  }
  :host([size='tablet']) .board {
    display: grid;
    gap: 3px;
    grid-template-rows: minmax(0, 1fr) auto;
  }
  /* A long title keeps off the rings. */
  :host([size='tablet']) .prices {
    padding-top: 10px;
  }
  :host([size='tablet']) .piles {
    justify-content: space-evenly;
  }
  :host([size='tablet']) b {
    font-size: 0.9375rem;
    letter-spacing: -0.02em;
  }
  :host([size='tablet']) li {
    flex-basis: 6.2rem;
  }
  :host([size='tablet']) .flag {
    column-gap: 5px;
  }
  :host([size='tablet']) .flag > rs-symbol {
    --rs-symbol-size: 1.375rem !important;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag {
    min-height: 5.2rem;
    padding: 9px 4px 18px 8px;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag::before {
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 12px), 0 100%);
  }
  :host(:is([size='tablet'], [size='wide'])) .flag.chosen::after {
    clip-path: polygon(
      4px 4px,
      calc(100% - 4px) 4px,
      calc(100% - 4px) calc(100% - 4.9px),
      50% calc(100% - 16.1px),
      4px calc(100% - 4.9px)
    );
  }
  :host(:is([size='tablet'], [size='wide'])) b {
    grid-column: 1 / 3;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag > rs-symbol {
    grid-row: 2;
  }
  :host(:is([size='tablet'], [size='wide'])) :is(.result, .who) {
    align-self: center;
  }
  /* Who has it is worth more than its tool: there is no room for both. */
  :host([size='tablet']) .taken > rs-symbol {
    display: none;
  }
  :host([size='tablet']) .who {
    grid-column: 1 / 3;
  }
`;
