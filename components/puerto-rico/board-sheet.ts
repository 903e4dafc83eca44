/** Lays out the board, behind what every such board has (`board/room-sheet.ts`): phone, phone on its side, tablet, wide. */
import {css} from 'lit';

export const boardSheet = css`
  :host {
    grid-template: auto minmax(0, 1fr) fit-content(62%) / minmax(0, 1fr);
  }
  /* Whom one could take captive is seen before one decides for a ship. */
  :host([size='phone'][phase='buccaneer']) {
    grid-template-rows: auto minmax(0, 1fr) fit-content(80%);
  }
  :host([ground='sand']) {
    background: var(--rs-sand);
  }
  .flow {
    gap: 12px;
    padding: 8px 4px 24px;
  }
  :host([size='wide']) .whole {
    grid-column: 1 / 4;
  }
  .list {
    padding: 4px 0 20px;
  }
  .sandy {
    display: grid;
    gap: 8px;
    background: var(--rs-sand);
    border-radius: var(--rs-radius-panel);
    padding: 8px;
  }
  .placing .unit {
    font-size: var(--rs-size-number);
  }
  .placing {
    gap: 2px 8px;
  }
  .makes {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
  }
  .makes .unit {
    color: var(--rs-onquay);
  }
  .sum {
    display: inline-block;
    margin-right: 0.9em;
    color: var(--rs-onquay);
    font-family: var(--rs-display);
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
  }
  .roles-head {
    padding: 0 10px;
  }
  .beside .sale {
    min-width: 4.6rem;
  }
  rs-seat-order {
    flex: none;
  }
  .head {
    gap: 6px 10px;
    padding: 2px 4px 0;
  }
  .owned {
    display: flex;
    gap: 4px;
    margin-left: auto;
  }
  .owned .unit {
    padding: 4px 6px;
    background: var(--rs-card);
    border-radius: var(--rs-radius-tile);
    font-size: var(--rs-size-row);
  }
  .owned .planned {
    box-shadow: 0 0 0 2.5px var(--rs-coral2);
  }

  @media (max-width: 345px) {
    .stock {
      gap: 2px 6px;
    }
    .stock .unit {
      font-size: var(--rs-size-label);
    }
    .stock rs-symbol {
      --rs-symbol-size: 1.05rem !important;
    }
  }

  /* One row with two figures of two digits as well. */
  :host([size='low']) .stock {
    gap: 2px 3px;
  }
  :host([size='low']) .stock .unit {
    gap: 1px;
    font-size: var(--rs-size-label);
  }
  :host([size='low']) .stock rs-symbol {
    --rs-symbol-size: 1rem !important;
  }

  /* Who looks back is asked nothing: the others stand above what happened, and the land has the whole height. */
  :host([size='low'][back]) rs-pr-strip {
    grid-area: 1 / 2;
    background: var(--rs-quay);
  }
  :host([size='low'][back]) .content {
    grid-area: 1 / 1 / 3 / 2;
  }
  :host([size='low'][back]) rs-quay {
    --rs-actions: none;
    --rs-stock-order: -2;
    grid-area: 2 / 2;
  }

  :host([size='tablet']) .flow {
    gap: 14px;
    padding: 12px 12px 28px;
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 14px;
  }
  /* The shorter of the two stays in sight while the longer one is read. */
  .side {
    position: sticky;
    top: 8px;
    align-self: start;
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .islands {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
    gap: 8px;
    padding: 0 12px;
  }

  :host([size='wide']) {
    grid-template:
      minmax(0, 1fr) auto / clamp(15.7rem, 20.5%, 17.5rem) minmax(0, 1fr) clamp(20rem, 28.3%, 26rem);
    column-gap: 10px;
  }
  :host([size='wide']) rs-quay {
    grid-column: 1 / 4;
  }
  /* Chips wrap as well in less width; a question in four lines would lift the quay over the land. */
  :host([size='wide']) rs-quay:has(rs-pr-chips, rs-pr-deeds, rs-pr-credit) {
    --rs-quay-ask: clamp(13rem, 22vw, 19rem);
  }
  :host([size='wide']) :is(.west, .east, .middle) {
    display: grid;
    gap: 8px;
    min-height: 0;
    padding-block: 10px 14px;
  }
  :host([size='wide']) .west {
    padding-left: 10px;
    grid-auto-rows: minmax(0, 1fr);
  }
  :host([size='wide']) .main {
    grid-column: 2 / 4;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) clamp(21.25rem, 35.5%, 26rem);
    column-gap: 10px;
    min-height: 0;
    padding-right: 10px;
  }
  :host([size='wide']) rs-pr-roles {
    grid-column: 1 / 3;
  }
  :host([size='wide']) .middle {
    grid-template-rows: auto auto minmax(0, 1fr);
    padding-top: 4px;
    position: relative;
    overflow: hidden auto;
    container: middle / inline-size;
  }
  @container middle (max-width: 37rem) {
    :host([size='wide']) .pair {
      grid-template-columns: minmax(12rem, 1fr) fit-content(66%);
    }
    :host([size='wide']) .head {
      column-gap: 6px;
    }
    :host([size='wide']) .owned .unit {
      padding-inline: 3px;
    }
  }
  :host([size='wide']) .east {
    grid-template-rows: auto minmax(0, 1fr);
    padding-top: 14px;
    position: relative;
    overflow: hidden auto;
  }
  /* More kinds of buildings than in the base game: the whole market stands, and the land scrolls. */
  :host([size='wide']) .east.long {
    grid-template-rows: auto auto minmax(9rem, 1fr);
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(15.2rem, 1fr) fit-content(60%);
    gap: 10px;
  }
  :host([size='wide']) .choices:not(.tight) {
    flex-wrap: nowrap;
  }
  :host([size='wide']) .sale {
    min-width: 5.4rem;
  }
  :host([size='wide']) .fates {
    grid-auto-flow: column;
    grid-auto-columns: minmax(5rem, 7rem);
    grid-template-columns: none;
  }
`;
