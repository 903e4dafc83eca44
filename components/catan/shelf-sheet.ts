import {css} from 'lit';

/** The shelf of the quay, and on wide screens the panel beside the island: tiles, slots, the stepper of places. */
export const shelfSheet = css`
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
    gap: 5px;
  }
  .tiles.builds {
    grid-template-columns: 0.97fr 1.22fr 0.98fr 0.98fr 0.9fr;
  }
  .tiles.five {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  .tiles.two {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  }
  .tiles.one {
    grid-template-columns: minmax(0, 1fr);
  }
  .build {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    min-width: 0;
    min-height: 58px;
    padding: 4px 1px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-caption) / 1.08 var(--rs-display);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .build b {
    font-weight: 700;
  }
  .build b::first-letter {
    text-transform: uppercase;
  }
  .build > b,
  .stack > b {
    display: inline-block;
    max-width: 100%;
  }
  .build.row {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    text-align: start;
    font-size: var(--rs-size-number);
  }
  .one .build.row {
    min-height: 44px;
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--rs-line);
    font-size: var(--rs-size-label);
  }
  .stack {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  .stack .unit {
    color: var(--rs-ink2);
    font-size: var(--rs-size-body);
  }
  .build .quiet {
    font-weight: 500;
  }
  .off {
    background: transparent;
    outline: 1.5px dashed color-mix(in srgb, var(--rs-ink2) 60%, transparent);
    outline-offset: -2px;
  }
  .off > :is(.top, rs-symbol) {
    opacity: 0.72;
  }
  .why {
    color: var(--rs-coraltxt);
    font-size: var(--rs-size-caption);
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    --rs-symbol-size: 14px;
  }
  .top > rs-symbol {
    --rs-symbol-size: 25px !important;
  }
  :host([size='tablet']) .top {
    gap: 10px;
    --rs-symbol-size: 20px;
  }
  :host([size='tablet']) .build:not(.row) {
    min-height: 66px;
    font-size: var(--rs-size-label);
  }
  .pieceicon {
    flex: none;
    width: 27px;
    height: 24px;
    overflow: visible;
  }
  :host([size='tablet']) .pieceicon {
    width: 36px;
    height: 32px;
  }
  .pieceicon .casing {
    fill: none;
    stroke: none;
  }
  .pieceicon .piece,
  .pieceicon .light {
    stroke: var(--rs-edge);
    stroke-width: 5;
    stroke-linejoin: round;
  }
  .pieceicon .light {
    fill: var(--rs-window);
  }
  .price {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 1px;
    line-height: 0;
  }
  .price.counted {
    grid-template-columns: auto;
    gap: 1px;
    font: 700 var(--rs-size-caption) / 1 var(--rs-display);
  }
  .price.counted span {
    display: inline-flex;
    align-items: center;
    gap: 1px;
  }
  .lacking rs-symbol {
    opacity: 0.35;
  }

  .around {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    gap: 5px;
  }
  .around .tiles {
    grid-template-columns: repeat(auto-fit, minmax(3.4rem, 1fr));
  }
  .around .build {
    padding-inline: 4px;
    gap: 5px;
    min-height: 52px;
  }
  .around b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .around .many .row {
    display: grid;
    justify-items: center;
    gap: 1px;
    font-size: var(--rs-size-caption);
  }
  .around .many rs-mark {
    display: none;
  }
  .around .many .stack {
    justify-items: center;
    max-width: 100%;
  }

  .slots {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
    gap: 5px;
  }
  .slot {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 50px;
    border-radius: var(--rs-radius-card);
  }
  .many .slot {
    min-height: 44px;
  }
  button.slot {
    background: var(--rs-card);
  }

  .stepper {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px 44px;
    gap: 5px;
    align-items: stretch;
  }
  .step {
    display: grid;
    place-items: center;
    min-height: 52px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
  }
  .where {
    display: flex;
    align-items: center;
    gap: 3px;
    min-width: 0;
    padding-inline: 3px;
    font: 700 var(--rs-size-body) / 1.1 var(--rs-display);
  }
  .where > span {
    display: grid;
    gap: 2px;
    min-width: 0;
    margin-left: 4px;
    overflow-wrap: anywhere;
  }
  .where b::first-letter {
    text-transform: uppercase;
  }
  .where b {
    display: inline-block;
  }
  .where small {
    color: var(--rs-ink2);
    font: 500 var(--rs-size-caption) / 1.1 var(--rs-display);
  }
  .pic {
    flex: none;
    width: 32px;
    height: 37px;
    clip-path: polygon(50% 1.500%, 97.500% 25.800%, 97.500% 74.200%, 50% 98.500%, 2.500% 74.200%, 2.500% 25.800%);
  }
  rs-quay .where {
    color: var(--rs-onquay);
  }
  rs-quay .where small {
    color: var(--rs-onquay2);
  }
  rs-button.square {
    flex: none;
    min-width: 52px;
  }

  /* Beside the island there is room for a row a piece. */
  .east .tiles.builds {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .east .tiles.builds .build {
    display: grid;
    grid-template: auto auto / 44px minmax(0, 1fr) auto;
    gap: 0 10px;
    justify-items: start;
    min-height: 54px;
    padding: 6px 12px 6px 8px;
    text-align: start;
    font-size: var(--rs-size-number);
  }
  .east .builds .top {
    display: contents;
  }
  .east .builds .pieceicon,
  .east .builds .card .top > rs-symbol {
    grid-area: 1 / 1 / 3 / 2;
    align-self: center;
    justify-self: center;
    width: 38px;
    height: 34px;
  }
  .east .builds .price {
    grid-area: 2 / 2 / 3 / 4;
    display: flex;
    gap: 4px;
    padding-top: 3px;
    --rs-symbol-size: 19px;
  }
  .east .builds .build > b {
    grid-area: 1 / 2 / 2 / 3;
  }
  .east .builds :is(.why, .left) {
    grid-area: 1 / 3 / 2 / 4;
    font-size: var(--rs-size-body);
  }
  .east .builds .off :is(.pieceicon, .price, .top > rs-symbol) {
    opacity: 0.65;
  }
  .east .tiles:not(.builds) {
    gap: 6px;
  }
  .east .build:not(.off) {
    background: var(--rs-card);
  }
  .east .stepper {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: 8px;
  }
  .east .around {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .east .around .tiles {
    grid-area: 1 / 1 / 2 / 3;
    grid-template-columns: minmax(0, 1fr);
  }
  .east .stepper .where {
    grid-area: 1 / 1 / 2 / 4;
    min-height: 40px;
  }
  .shelf .quiet {
    font-weight: 500;
  }

  :host([size='low']) .tiles.builds {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  :host([size='low']) .build {
    min-height: 48px;
    padding-block: 2px;
  }
  /* The places are drawn on the island; their names need the room. */
  :host([size='low']) .pic {
    display: none;
  }
  :host([size='phone']) .where:has(:nth-child(4)) .pic {
    display: none;
  }
  :host([size='low']) .around .build.row {
    gap: 4px;
    padding-inline: 3px;
    font-size: var(--rs-size-caption);
  }
  :host([size='low']) .around rs-mark {
    display: none;
  }
  :host([size='low']) .slot {
    min-height: 44px;
  }
  @media (max-width: 345px) {
    .builds .price,
    .pic {
      display: none;
    }
    .tiles.builds {
      grid-template-columns: 0.95fr 1.45fr 0.95fr 0.95fr 0.95fr;
    }
    .around .build.row {
      gap: 3px;
      padding-inline: 2px;
      font-size: var(--rs-size-caption);
    }
  }
`;
