/** Lays out what opens over the board; it comes with it (`late.ts`). */
import {css} from 'lit';

export const lateSheet = css`
  rs-log-sheet[place='side'] {
    grid-area: 2 / 2 / 5 / 3;
    width: 19rem;
    animation: rise var(--rs-time-move) ease-out;
  }
  /* The open list lies over the quay; folded away, the scrubber has a row of its own below it. */
  rs-log-sheet[place='below'] {
    z-index: 5;
    grid-area: 4 / 1 / 5 / 3;
  }
  rs-log-sheet[place='below'][listed] {
    grid-row: 1 / 5;
    align-self: end;
    max-height: 100%;
    animation: rise var(--rs-time-move) ease-out;
  }
  .moves {
    display: grid;
    gap: 8px;
  }
  .moves li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    align-items: start;
  }
  .invited {
    flex: 1 1 12em;
    align-self: center;
  }
  /* As wide as each other: side by side where there is room, even on a low screen. */
  .again {
    flex: 1 1 12em;
  }
  .thing {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 16px;
    align-items: start;
  }
  .thing p {
    text-wrap: pretty;
  }
  .thing div {
    display: grid;
    gap: 8px;
    font-size: var(--rs-size-number);
    line-height: 1.4;
  }
  .rules {
    color: var(--rs-ink2);
    font-size: var(--rs-size-caption);
  }
`;
