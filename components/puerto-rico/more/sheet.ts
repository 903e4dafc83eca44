/** Looks of what the expansions put on the quay: chips that wrap, counters, rows under a small head. */
import {css} from 'lit';

export const chipSheet = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 2.75rem;
    min-height: 2.75rem;
    max-width: 100%;
    padding: 4px 10px 4px 7px;
    background: var(--rs-card);
    border-radius: var(--rs-radius-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-body) / 1.1 var(--rs-display);
    text-align: left;
  }
  .chip.chosen,
  .chip[aria-pressed='true'] {
    outline: none;
    /* Inside the edge: three of them pressed side by side keep apart. */
    box-shadow: inset 0 0 0 3px var(--rs-coral);
  }
  .chip rs-symbol {
    flex: none;
  }
  .chip .name::first-letter {
    text-transform: capitalize;
  }
  .chip .two {
    display: grid;
    gap: 1px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .chip small {
    color: var(--rs-ink2);
    font: 600 var(--rs-size-caption) / 1.1 var(--rs-display);
  }
  .group {
    display: grid;
    gap: 4px;
  }
  .groups {
    display: grid;
    gap: 7px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    font: 700 var(--rs-size-caption) / 1.15 var(--rs-display);
    color: var(--rs-onquay2, var(--rs-ink2));
  }
  .count {
    display: inline-grid;
    grid-auto-flow: column;
    align-items: center;
    background: var(--rs-card);
    border-radius: var(--rs-radius-card);
    color: var(--rs-ink);
  }
  .count button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    font: 800 1.375rem / 1 var(--rs-display);
    color: inherit;
    border-radius: inherit;
  }
  .count button[aria-disabled='true'] {
    color: var(--rs-ink2);
    opacity: 0.5;
  }
  .count .unit {
    min-width: 2.6rem;
    justify-content: center;
    font-size: var(--rs-size-row);
  }
  :host([size='wide']) .chips,
  :host([size='tablet']) .chips {
    gap: 6px 8px;
  }
  :host([size='wide']) .chip {
    min-height: 2.5rem;
    padding-block: 2px;
  }
`;
