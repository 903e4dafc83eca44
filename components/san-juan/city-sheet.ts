/** Looks of a city: streets with hills, a low skyline, the small ones of the others. */
import {css, unsafeCSS} from 'lit';

/** Plots of one of its streets, where two lie below each other. */
const STREET = 6;
/** The hills behind a street, one picture for all its plots. */
const hills = unsafeCSS(
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 100' preserveAspectRatio='none'%3E%3Cpath d='M0 62Q70 40 150 56T300 52T430 60T600 44V100H0Z'/%3E%3C/svg%3E")`,
);
/** Which part of the picture lies behind a plot. */
const columns = unsafeCSS(
  Array.from(
    {length: STREET},
    (_, i) => `:host([streets]) li:nth-child(${STREET}n + ${i + 1}) { --_column: ${i}; }`,
  ).join('\n'),
);

export const citySheet = css`
  .shore {
    padding: 6px 8px 8px;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: 6px 4px;
  }
  li {
    position: relative;
    min-width: 0;
  }
  .plot,
  .free {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: end;
    width: 100%;
    height: 100%;
    min-height: 3.5rem;
    border-radius: 6px;
    background: var(--rs-sj-plot);
    color: var(--rs-ink);
  }
  .free {
    background: none;
  }
  .picture {
    position: relative;
    display: grid;
    justify-items: center;
    width: 100%;
  }
  .picture > rs-symbol {
    --rs-symbol-size: min(2.6rem, 92%);
    margin-top: 4px;
  }
  .name {
    width: 100%;
    padding: 2px 1px;
    border-radius: 0 0 6px 6px;
    background: var(--rs-sj-purple);
    color: var(--rs-sj-purple-ink);
    font: 700 0.8125rem / 1.05 var(--rs-display);
    letter-spacing: -0.03em;
    text-align: center;
    overflow-wrap: anywhere;
    -webkit-hyphens: auto;
    hyphens: auto;
  }
  .production .name {
    background: var(--rs-sj-plate);
    color: var(--rs-sj-plate-ink);
  }
  .barrel {
    position: absolute;
    right: 2px;
    bottom: 1px;
    display: grid;
    place-items: center;
    line-height: 0;
  }
  .barrel > * {
    grid-area: 1 / 1;
  }
  .barrel.none {
    color: color-mix(in srgb, var(--rs-ink2) 80%, transparent);
  }
  .brings {
    position: absolute;
    left: 2px;
    top: 2px;
    display: flex;
    align-items: center;
    gap: 1px;
    padding: 1px 4px 1px 2px;
    border-radius: 8px;
    background: var(--rs-card);
    border: 1.4px solid var(--rs-edge);
    font: 800 0.8125rem / 1 var(--rs-display);
  }
  .marked {
    outline: 4px solid var(--rs-coral2);
    outline-offset: -2px;
  }
  .lost .picture {
    opacity: 0.35;
  }
  .inactive .picture {
    opacity: 0.6;
  }
  /* All three streets above the quay with its tray, while one of them gives way. */
  @media (max-height: 700px) {
    .tight {
      row-gap: 4px;
    }
    .tight :is(.plot, .free) {
      min-height: 3rem;
    }
    .tight .picture > rs-symbol {
      --rs-symbol-size: min(2.05rem, 92%);
      margin-top: 2px;
    }
    .tight .brings {
      left: 0;
      top: 1px;
    }
  }
  :host([skyline]) ol {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 2px;
  }
  :host([skyline]) .shore {
    padding: 3px 5px 4px;
    border-radius: 12px;
  }
  :host([skyline]) :is(.plot, .free) {
    min-height: 2.1rem;
  }
  :host([skyline]) .name {
    min-height: 5px;
    padding: 0;
    font-size: 0;
  }
  :host([skyline]) .barrel {
    bottom: -2px;
    right: -1px;
  }
  :host([small]) .shore {
    padding: 0;
    border: 0;
    background: none;
  }
  :host([small]) ol {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 3px;
  }
  :host([small]) :is(.plot, .free) {
    min-height: 2.4rem;
  }
  :host([small]) .name {
    min-height: 5px;
    padding: 0;
    font-size: 0;
  }
  :host([small]) .barrel {
    bottom: -1px;
  }
  /* Two streets with hills behind the houses, as high as there is room. */
  :host([streets]) {
    height: 100%;
  }
  :host([streets]) .shore {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100%;
  }
  :host([streets]) ol {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-template-rows: repeat(2, minmax(4.2rem, 1fr));
    gap: 8px 0;
  }
  :host([streets]) li {
    overflow: hidden;
    background: var(--rs-sj-plot);
  }
  :host([streets]) li::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--rs-sj-dune);
    -webkit-mask: ${hills} calc(var(--_column) * 20%) 100% / 600% 100% no-repeat;
    mask: ${hills} calc(var(--_column) * 20%) 100% / 600% 100% no-repeat;
  }
  ${columns}
  :host([streets]) li:nth-child(6n + 1) {
    border-radius: 10px 0 0 10px;
  }
  :host([streets]) li:nth-child(6n) {
    border-radius: 0 10px 10px 0;
  }
  :host([streets]) :is(.plot, .free) {
    container-type: size;
    min-height: 0;
    border-radius: 0;
    background: none;
  }
  :host([streets]) .free {
    width: calc(100% - 16px);
    height: calc(100% - 20px);
    margin: 10px 8px;
    border-radius: 8px;
  }
  :host([streets]) .picture > rs-symbol {
    --rs-symbol-size: min(100cqh - 2rem, 82cqw);
  }
  :host([streets]) .marked {
    outline-offset: -4px;
  }
  :host([streets]) .name {
    padding: 4px 1px;
    border-radius: 0;
    border-block-start: var(--rs-stroke-edge) solid var(--rs-edge);
    border-inline-end: var(--rs-stroke-edge) solid var(--rs-edge);
    font-size: 0.875rem;
  }
  /* Its barrel stands beside the house, however low that is. */
  :host([streets]) .picture {
    width: auto;
  }
  :host([streets]) .barrel {
    bottom: 3px;
    right: max(3px - (100cqw - 100%) / 2, -1rem);
  }
  /* Not larger than its house where the streets are low. */
  :host([streets]) .barrel > * {
    --rs-symbol-size: min(2.25rem, 34cqh) !important;
  }
  :host([streets]) .brings {
    left: 7px;
    top: 7px;
    padding: 2px 7px 2px 4px;
    border-radius: 12px;
    font-size: 1.125rem;
  }
  :host([streets]) .brings rs-symbol {
    --rs-symbol-size: 1.125rem !important;
  }
  :host([streets][size='tablet']) {
    display: grid;
    height: auto;
  }
  :host([streets][size='tablet']) .shore {
    grid-template-rows: minmax(0, 1fr);
  }
  :host([streets][size='tablet']) ol {
    grid-template-rows: repeat(2, minmax(0, 1fr));
  }
  /* Too low for two because of the cards: one street, no plots but those that are built on, one picture of hills. */
  :host([streets][street]) .shore {
    container: city / size;
  }
  @container city (max-height: 16rem) {
    :host([streets][street]) ol {
      position: relative;
      grid-template: minmax(0, 1fr) / repeat(var(--_built), minmax(0, 8rem));
      border-radius: 10px;
      overflow: hidden;
      background: var(--rs-sj-plot);
    }
    :host([streets][street]) ol::before {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--rs-sj-dune);
      -webkit-mask: ${hills} 0 100% / 100% 100% no-repeat;
      mask: ${hills} 0 100% / 100% 100% no-repeat;
    }
    :host([streets][street]) ol > li {
      border-radius: 0;
      background: none;
    }
    :host([streets][street]) li::before,
    :host([streets][street]) li[aria-hidden] {
      display: none;
    }
    :host([streets][street]) .name {
      font-size: 0.8125rem;
      letter-spacing: -0.03em;
    }
  }
  /* Those of the others fill their panel. */
  :host([size='wide'][small]) {
    height: 100%;
  }
  :host([size='wide'][small]) .shore {
    container: city / size;
    height: 100%;
  }
  :host([size='wide'][small]) ol {
    grid-template-rows: repeat(2, minmax(2.4rem, 4.6rem));
    height: 100%;
  }
  :host([size='wide'][small]) .picture > rs-symbol {
    --rs-symbol-size: min(2.9rem, 96%);
  }
  /* Fewer others, higher panels: fewer plots to a row, and larger ones. */
  @container city (min-height: 11.5rem) {
    :host([size='wide'][small]) ol {
      grid-template: repeat(3, minmax(0, 5.6rem)) / repeat(4, minmax(0, 1fr));
    }
    :host([size='wide'][small]) .picture > rs-symbol {
      --rs-symbol-size: min(3.6rem, 96%);
    }
  }
  @container city (min-height: 18rem) {
    :host([size='wide'][small]) ol {
      grid-template: repeat(4, minmax(0, 6.4rem)) / repeat(3, minmax(0, 1fr));
    }
    :host([size='wide'][small]) .picture > rs-symbol {
      --rs-symbol-size: min(4.4rem, 96%);
    }
    :host([size='wide'][small]) .barrel > * {
      --rs-symbol-size: 1.5rem !important;
    }
  }
`;
