/** The tiles of the quay: pieces with their price, cards, victims. */
import {css} from 'lit';

export const HOUSE_SHEET = css`
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
    gap: 5px;
    max-height: 9.4rem;
    overflow: hidden auto;
    padding: 3px;
  }
  .build {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-width: 0;
    min-height: 54px;
    padding: 4px 3px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-caption) / 1.1 var(--rs-display);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .build b {
    font-weight: 700;
  }
  .off {
    background: transparent;
    outline: 1.5px dashed color-mix(in srgb, var(--rs-ink2) 60%, transparent);
    outline-offset: -2px;
    color: var(--rs-ink2);
  }
  .why {
    color: var(--rs-coraltxt);
    font-size: var(--rs-size-caption);
  }
  .why:empty {
    display: none;
  }
  .price {
    display: inline-flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  .lacking {
    opacity: 0.35;
  }
  /* A phone leaves the room to the island: what is missing instead of the price. */
  :host(:is([size='phone'], [size='low'])) .build {
    font-size: 0.72rem;
    letter-spacing: -0.02em;
  }
  :host(:is([size='phone'], [size='low'])) .off:has(.why:not(:empty)) .price {
    display: none;
  }
  :host(:is([size='phone'], [size='low'])) .why {
    font-size: inherit;
  }
  .build b::first-letter {
    text-transform: uppercase;
  }
  .build b {
    display: inline-block;
  }
  .east .tiles {
    grid-template-columns: repeat(auto-fit, minmax(5.2rem, 1fr));
    max-height: none;
    gap: 8px;
  }
`;
