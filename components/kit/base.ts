/** The sheet that every component shares: reset, focus ring, hidden text, display type. */
import {css} from 'lit';
import './kept-styles.ts';

export const base = css`
  :host {
    box-sizing: border-box;
    font-family: var(--rs-text);
    font-size: var(--rs-size-body);
    line-height: var(--rs-leading-text);
    -webkit-tap-highlight-color: transparent;
    /* Two quick taps are two taps. Two fingers still enlarge the page. */
    touch-action: manipulation;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  /* What is folded inherits from the browser's own fold, which is a content box. */
  details > * {
    box-sizing: border-box;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  /* Telephones enlarge the page for a field with smaller letters. */
  input,
  select,
  textarea {
    font-size: var(--rs-size-input);
    -webkit-user-select: text;
    user-select: text;
  }
  /* A long press on what is tapped selects nothing. */
  button,
  label,
  summary,
  select {
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4,
  .display {
    font-family: var(--rs-display);
    line-height: var(--rs-leading-display);
    font-weight: 700;
    text-wrap: balance;
  }
  .number {
    font-family: var(--rs-display);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: var(--rs-leading-display);
  }
  /* Two rings, so that one of them stands out on any ground. */
  :focus-visible {
    outline: 3px solid var(--rs-ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--rs-foam);
  }
  .hidden-text {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      scroll-behavior: auto !important;
    }
  }
`;
