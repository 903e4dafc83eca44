/** What the sections of the fairness screen share. */
import {css} from 'lit';

export const fairnessStyles = css`
  :host {
    display: grid;
    gap: var(--rs-space-4);
    color: var(--rs-ink);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rs-space-2);
    justify-items: start;
    padding-bottom: var(--rs-space-4);
    border-bottom: 1.5px solid var(--rs-line);
  }
  h3 {
    color: var(--rs-ink2);
    font-size: var(--rs-size-label);
  }
  .big {
    display: flex;
    align-items: center;
    gap: var(--rs-space-2);
    font: 800 var(--rs-size-row) / 1.2 var(--rs-display);
  }
  .ok {
    color: var(--rs-ok);
  }
  .bad {
    color: var(--rs-coraltxt);
  }
  .quiet {
    color: var(--rs-ink2);
  }
  .seats {
    display: grid;
    gap: var(--rs-space-2);
    width: 100%;
  }
  .seats > li {
    display: flex;
    align-items: center;
    gap: var(--rs-space-3);
    min-height: 40px;
  }
  .seats span,
  .seats :is(p, div) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .seats span {
    font-weight: 700;
  }
  code {
    font: 700 var(--rs-size-number) / 1.2 ui-monospace, monospace;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
  details {
    width: 100%;
  }
  summary {
    min-height: var(--rs-touch);
    align-content: center;
    font-weight: 700;
    cursor: pointer;
  }
`;
