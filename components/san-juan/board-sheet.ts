/** Lays out the board, behind what every such board has (`board/room-sheet.ts`): phone, phone on its side, tablet, wide. */
import {css} from 'lit';

export const boardSheet = css`
  :host {
    /* Where text is large the question and its buttons need the height more. */
    grid-template: auto minmax(min(9rem, 30%), 1fr) auto / minmax(0, 1fr);
  }
  .flow {
    gap: 10px;
    padding: 6px 8px 24px;
  }
  .rider {
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-quay2);
    color: var(--rs-onquay);
  }
  .roles-head {
    padding: 6px 10px;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 5px;
  }
  .sum .sum {
    display: contents;
  }
  .sum .unit {
    gap: 2px;
    color: var(--rs-onquay);
    font-size: 1.125rem;
  }
  /* Up to six stand side by side on a phone and narrow for it; more are scrolled to. */
  .tray {
    display: flex;
    justify-content: flex-start;
    gap: 5px;
    padding: 6px;
    overflow: auto hidden;
    border-radius: var(--rs-radius-button);
    background: var(--rs-quay2);
    color: var(--rs-onquay);
  }
  .due {
    display: grid;
    align-content: center;
    min-width: min-content;
    padding: 0 4px 0 6px;
  }
  .due b {
    font: 800 var(--rs-size-key) / 1.1 var(--rs-display);
  }
  .due span {
    color: var(--rs-onquay2);
    font-size: var(--rs-size-caption);
  }
  .tray:has(> :nth-child(6)) .due {
    padding: 0;
  }
  .tray:has(> :nth-child(6)) .due span {
    display: none;
  }
  /* As wide as the quay, however many lie in it. */
  :host(:is([size='phone'], [size='low'])) .tray {
    contain: inline-size;
  }
  :host([size='low']) .due span {
    display: none;
  }
  /* In one line: tray and question need the height. */
  :host([size='low']) .stock {
    gap: 2px 6px;
  }
  :host([size='low']) .stock .twelve {
    gap: 3px;
  }
  :host([size='low']) .stock .twelve > span {
    gap: 1px;
  }
  :host([size='low']) .stock .twelve i {
    width: 4px;
  }
  :host([size='low']) .sum {
    gap: 2px;
    --rs-symbol-size: 1rem;
  }
  :host([size='low']) .sum .unit {
    gap: 1px;
    font-size: 1rem;
  }
  .coin {
    container-type: inline-size;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    place-items: end center;
    flex: 0 1 4.6rem;
    min-width: 2.75rem;
    min-height: 3.7rem;
    padding-top: 2px;
    overflow: hidden;
    border: 1.6px solid var(--rs-edge);
    border-radius: 7px;
    background:
      radial-gradient(circle at 78% 24%, color-mix(in srgb, var(--rs-onquay2) 38%, transparent) 0 10px, transparent 11px),
      var(--rs-quay);
    color: var(--rs-onquay);
  }
  .coin span {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 1.35rem;
    padding: 1px;
    border-top: 1.6px solid var(--rs-edge);
    background: var(--rs-sj-purple);
    color: var(--rs-sj-purple-ink);
    font: 700 clamp(0.625rem, 18cqi, 0.8125rem) / 1 var(--rs-display);
    letter-spacing: -0.015em;
    text-align: center;
    overflow-wrap: anywhere;
    -webkit-hyphens: auto;
    hyphens: auto;
  }
  .coin.production span {
    background: var(--rs-sj-plate);
    color: var(--rs-sj-plate-ink);
  }
  .coin.barrel span {
    border: 0;
    background: none;
    color: var(--rs-onquay);
  }
  .coin.gap,
  .coin.off {
    border-style: dashed;
    border-color: var(--rs-onquay2);
    background: none;
  }
  .coin.off rs-symbol {
    opacity: 0.55;
  }
  /* They stand above the hand while a card is chosen for them; read and reached by keys they stay behind it. */
  .covering {
    order: -2;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block: -4px -8px;
  }
  .flow:has(> .covering) > rs-sj-city {
    order: -1;
  }
  .covering h2 {
    padding-inline-start: 4px;
    font: 700 var(--rs-size-body) / 1.15 var(--rs-display);
  }
  .covering button {
    display: flex;
    flex: none;
    align-items: center;
    gap: 5px;
    min-height: var(--rs-touch);
    padding: 4px 12px;
    border: 0;
    border-radius: var(--rs-radius-button);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-body) / 1 var(--rs-display);
    cursor: pointer;
  }
  .head {
    gap: 6px 14px;
    padding: 0 2px 8px;
  }
  .held {
    margin-left: auto;
  }

  /* The others with their streets, and the ring of seats at their end; the own city takes what height is left. */
  .rivals {
    display: flex;
    gap: 8px;
    padding: 0 12px;
  }
  .rivals > rs-sj-opponent {
    flex: 1 1 0;
  }
  :host([size='tablet']) .flow {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 100%;
    padding: 12px 12px 20px;
  }
  :host([size='tablet']) rs-sj-city[streets] {
    flex: 1 0 12rem;
    max-height: 26rem;
  }
  :host([size='tablet']) .roles-head {
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    padding: 6px 2px;
    --rs-ring-size: 5rem;
  }
  :host([size='tablet']) .roles-head .label {
    flex: none;
    width: 5rem;
    font-size: var(--rs-size-caption);
    text-align: center;
  }

  :host([size='wide']) {
    grid-template: minmax(0, 1fr) auto / clamp(15.7rem, 21%, 18rem) minmax(0, 1fr);
    column-gap: 10px;
  }
  :host([size='wide']) rs-quay {
    grid-column: 1 / 3;
  }
  :host([size='wide']) .west {
    display: grid;
    gap: 8px;
    grid-auto-rows: minmax(0, 30rem);
    min-height: 0;
    padding: 10px 0 14px 10px;
  }
  :host([size='wide']) .main {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) clamp(13rem, 27%, 20rem);
    gap: 8px 10px;
    min-height: 0;
    padding: 8px 10px 0 0;
  }
  :host([size='wide']) :is(rs-sj-roles, .south) {
    grid-column: 1 / 3;
  }
  :host([size='wide']) .middle {
    position: relative;
    min-height: 0;
    overflow: hidden auto;
  }
  :host([size='wide']) .east {
    min-height: 0;
  }
`;
