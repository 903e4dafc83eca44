import {css} from 'lit';

/** The grid of the board: above one another, quay at the right on a phone on its side, three columns where it is wide. */
export const boardSheet = css`
  :host {
    display: grid;
    grid-template: auto minmax(8rem, 1fr) auto / minmax(0, 1fr);
    height: 100%;
    min-height: 0;
  }
  rs-quay {
    grid-row: 3;
  }
  .content {
    position: relative;
    min-height: 0;
    overflow: hidden;
    display: grid;
    grid-row: 2;
  }
  .trade {
    grid-row: 1 / 3;
    align-content: start;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--rs-sand);
    padding-bottom: 10px;
  }
  rs-cat-island {
    height: 100%;
  }
  /* One in each upper corner of the sea: two beside one another would hang over a harbour. */
  .awards {
    position: absolute;
    inset: 0 6px auto;
    display: flex;
    gap: 4px;
    pointer-events: none;
  }
  .awards > * {
    pointer-events: auto;
  }
  .largestArmy {
    margin-left: auto;
  }
  /* Where only a part of the island is shown there is no free corner; who holds what is lit beside the names, too. */
  rs-cat-island[near] + .awards {
    visibility: hidden;
  }
  .flag {
    display: grid;
    gap: 4px;
    justify-items: center;
    padding: 5px 6px 12px;
    color: #0b2236;
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 9px), 0 100%);
    font: 700 var(--rs-size-number) / 1 var(--rs-display);
    animation: hang var(--rs-time-leave, 0ms) ease-out;
  }
  @keyframes hang {
    from {
      translate: 0 -100%;
    }
  }
  .flag .title {
    display: none;
  }
  .flag .holder {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .longestRoad {
    background: var(--rs-cat-road);
  }
  .largestArmy {
    background: var(--rs-cat-army);
  }
  .islet {
    position: absolute;
    right: 14px;
    bottom: 18px;
    padding: 10px 16px;
    background: var(--rs-cat-beach);
    border: 5px solid var(--rs-foam);
    border-radius: var(--rs-radius-island-wide);
    box-shadow: 0 0 0 8px var(--rs-cat-shoal);
    --rs-die: 52px;
    --rs-dice-gap: 12px;
  }
  .side {
    display: none;
  }
  :host(:is([size='tablet'], [size='wide'])) .awards {
    left: auto;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag {
    justify-items: start;
    gap: 8px;
    min-width: 5.6rem;
    padding: 9px 10px 18px;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag {
    grid-template-columns: auto auto;
    justify-content: start;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag .title {
    grid-column: 1 / 3;
    display: block;
    max-width: 5.6rem;
    font-size: var(--rs-size-body);
    line-height: 1.05;
  }
  :host(:is([size='tablet'], [size='wide'])) .flag .title::first-letter {
    text-transform: uppercase;
  }

  :host([size='low']) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(17.5rem, 45%);
  }
  :host([size='low']) rs-quay {
    grid-area: 1 / 2 / 3 / 3;
  }
  :host([size='phone']) rs-button {
    --rs-space-4: 11px;
  }
  /* Three answers in one row: with a word of the coach above there is no height for two. */
  @container (max-width: 336px) {
    :host([size='phone']) rs-button {
      --rs-space-4: 6px;
    }
  }
  :host(:is([size='phone'], [size='tablet'])) rs-button[data-primary] {
    --rs-primary-basis: auto !important;
    min-width: 6.5rem;
  }
  /* What can be answered goes before what is held: with a word of the coach above there is no room for both. */
  :host([size='low']) rs-quay:has([data-deaf]) {
    --rs-stock-order: 1;
  }
  :host([size='low']) rs-button {
    --rs-space-4: 7px;
    --rs-size-key: var(--rs-size-row);
    flex-basis: auto;
  }
  :host([size='low']) rs-button[data-primary] {
    flex-basis: 8rem;
  }

  /* A larger one shows what it is about above the sheet. */
  :host([size='tablet']) .trade {
    grid-template-rows: minmax(12rem, 1fr) auto;
    align-content: stretch;
    padding-bottom: 0;
    background: none;
  }
  :host([size='tablet']) rs-cat-trade {
    background: var(--rs-sand);
    padding-bottom: 10px;
  }

  /* Beside one another they would hang over harbours. */
  :host([size='wide']) .awards {
    flex-direction: column;
  }
  :host([size='wide']) {
    grid-template: minmax(0, 1fr) auto / clamp(15.5rem, 21.5%, 19rem) minmax(0, 1fr) clamp(17.5rem, 23.5%, 23rem);
  }
  :host([size='wide']) rs-quay {
    grid-area: 2 / 1 / 3 / 4;
  }
  :host([size='wide']) rs-button {
    flex: none;
  }
  :host([size='wide']) .content {
    grid-row: 1;
  }
  :host([size='wide']) .side {
    display: grid;
    grid-row: 1;
    gap: 8px;
    align-content: start;
    min-height: 0;
    padding: 10px 10px 18px;
    overflow: hidden auto;
    position: relative;
  }
  :host([size='wide']) .east {
    grid-template-rows: auto auto minmax(7rem, 1fr);
    grid-column: 3;
  }
  .east .panel {
    padding: 12px;
  }
  .east .panel > .label {
    padding-bottom: 8px;
  }
  .east rs-board-log.panel {
    padding: 0;
    background: none;
  }
  .handrow {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
  }
  /* Narrower before the cards take a row of their own. */
  .handrow rs-cat-hand {
    flex: 1 1 25rem;
    max-width: 28.5rem;
  }
  .handrow .tiles {
    display: flex;
    gap: 6px;
  }
  .handrow .build {
    min-width: 5.6rem;
    min-height: 62px;
    padding-inline: 8px;
  }
`;
