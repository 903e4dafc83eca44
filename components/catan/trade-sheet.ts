import {css} from 'lit';

/** The sheet of trade: what is wanted, the two sides, and a row for everybody who can be traded with. */
export const tradeSheet = css`
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 4px 10px 14px;
  }
  h3 {
    color: var(--rs-ink2);
    font: 600 var(--rs-size-label) / 1.1 var(--rs-display);
  }
  .wants {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 5px;
  }
  .wants button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-height: 46px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-key) / 1 var(--rs-display);
  }
  .wants button:disabled {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--rs-line);
    cursor: default;
  }
  .wants button:disabled rs-symbol {
    opacity: 0.45;
  }
  .wants .on {
    box-shadow: inset 0 0 0 3px var(--rs-coral2);
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 8px;
    align-items: stretch;
  }
  .ratio {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    font: 700 var(--rs-size-number) / 1 var(--rs-display);
  }
  .side {
    display: grid;
    grid-template-rows: auto 1fr;
    justify-items: center;
    gap: 2px;
    min-height: 4.5rem;
    padding: 4px 6px 6px;
    color: var(--rs-ink2);
    font: 600 var(--rs-size-body) / 1.1 var(--rs-display);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    justify-content: center;
    gap: 4px;
  }
  .chips button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 44px;
    min-height: 44px;
    padding: 2px 9px;
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-key) / 1 var(--rs-display);
  }
  .row {
    display: flex;
    align-items: stretch;
    gap: 6px;
  }
  .seat {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    min-height: 46px;
    padding: 4px 10px;
    background: var(--rs-card);
    border-radius: var(--rs-radius-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-number) / 1.15 var(--rs-display);
  }
  .out {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--rs-line);
  }
  .name {
    min-width: 2rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .seat .unit {
    color: var(--rs-ink2);
    font-size: var(--rs-size-body);
  }
  .answer {
    flex: 1 0 auto;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 4px;
    font-size: var(--rs-size-label);
  }
  .answer .unit {
    color: inherit;
    font-size: inherit;
  }
  .yes {
    color: var(--rs-ok);
  }
  .no {
    color: var(--rs-ink2);
  }
  .take {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 48px;
    border-radius: var(--rs-radius-card);
    border: 2px solid var(--rs-ok);
    background: var(--rs-card);
    color: var(--rs-ok);
    --rs-symbol-size: 1.5rem;
  }
  .bankbutton {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    margin: -2px -6px -2px auto;
    padding: 2px 10px;
    border: 2px solid var(--rs-ink);
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-row) / 1 var(--rs-display);
  }
  .why {
    margin-left: auto;
    color: var(--rs-coraltxt);
    font: 600 var(--rs-size-body) / 1.1 var(--rs-display);
    text-align: end;
  }
  :host([size='wide']) .sheet {
    padding: 0;
  }
  :host([size='wide']) .seat {
    gap: 6px;
    padding-inline: 7px;
  }
  /* Beside the island names come first: what can be taken is known to be held. */
  :host([size='low']) .quiet:has(+ .why:not(:empty)),
  :host([size='wide']) :is(.row:has(.take) .seat > .unit, .quiet:has(+ .why:not(:empty))) {
    display: none;
  }
  :host([size='wide']) .answer {
    gap: 2px;
    font-size: var(--rs-size-body);
  }
  :host([size='wide']) .take {
    min-width: 44px;
  }
  :host([size='low']) .sheet {
    gap: 4px;
    padding-block: 2px 6px;
  }
  :host([size='low']) h3 {
    display: none;
  }
  :host([size='low']) .side {
    display: flex;
    align-items: center;
    min-height: 2.9rem;
    padding-block: 0;
  }
  :host([size='low']) :is(.seat, .wants button, .chips button) {
    min-height: 2.75rem;
    padding-block: 1px;
  }
  :host([size='low']) .side > span:first-child {
    font-size: var(--rs-size-caption);
  }
  :host([size='tablet']) .sheet {
    gap: 12px;
    padding: 12px 20px;
  }
  :host([size='tablet']) :is(.seat, .wants button) {
    min-height: 58px;
  }
  @media (max-width: 345px) {
    .sheet {
      padding-inline: 6px;
    }
    .seat {
      gap: 5px;
      padding-inline: 6px;
      font-size: var(--rs-size-body);
    }
  }
`;
