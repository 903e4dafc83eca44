/** Lays out the start page: one poster, and in the deep water below it what can be done. */
import {css} from 'lit';

export const homeSheet = css`
  :host {
    /* In rem: the sky grows with the text that stands in it. */
    --_horizon: clamp(13.6rem, 37dvh, 28.75rem);
    /* What is told over the page has a strip of sky of its own. */
    --rs-horizon: calc(var(--_horizon) + var(--rs-told, 0px));
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    color: var(--rs-onquay);
  }
  header {
    position: relative;
    /* Down to the crest of the third wave. */
    min-height: calc(var(--rs-horizon) * 1.27);
    padding: calc(4px + env(safe-area-inset-top) + var(--rs-told, 0px)) calc(6px + env(safe-area-inset-right)) 0
      calc(18px + env(safe-area-inset-left));
    color: var(--rs-ink);
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-height: 44px;
  }
  .bar button {
    min-width: 40px;
    min-height: 44px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--rs-radius-button);
    background: none;
    font: 700 var(--rs-size-number) / 1 var(--rs-display);
    cursor: pointer;
  }
  .bar button[aria-current='true'] {
    text-decoration-line: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
  h1 {
    margin-top: -2px;
    font-size: min(var(--rs-size-wordmark), 17vw);
    font-weight: 900;
    line-height: 1;
    letter-spacing: -0.03em;
  }
  .promise {
    max-width: 20em;
    margin-top: 6px;
    font: 700 var(--rs-size-label) / 1.25 var(--rs-display);
  }
  .promise span {
    display: block;
  }
  main {
    position: relative;
    flex: 1;
    display: grid;
    align-content: end;
    gap: var(--rs-space-3);
    width: 100%;
    max-width: 1080px;
    margin-inline: auto;
    padding: 0 calc(14px + env(safe-area-inset-right)) calc(14px + env(safe-area-inset-bottom))
      calc(14px + env(safe-area-inset-left));
  }
  h2 {
    margin: 0 2px var(--rs-space-2);
    color: var(--rs-onquay2);
    font-size: var(--rs-size-label);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));
    gap: var(--rs-space-2);
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--rs-space-2);
  }
  .solo-head {
    display: flex;
    align-items: center;
    gap: var(--rs-space-3);
    margin-bottom: var(--rs-space-2);
  }
  .solo-head h2 {
    margin-block: 0;
  }
  /* Its reach is higher than its line, as there is room around. */
  .solo-head button {
    display: flex;
    align-items: center;
    gap: 5px;
    min-height: var(--rs-touch);
    margin-block: -14px;
    padding: 0 6px;
    border: 0;
    background: none;
    color: var(--rs-onquay);
    font: 600 var(--rs-size-label) / 1.1 var(--rs-text);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  /* Its ring lies over the games below. */
  .solo-head button:focus-visible {
    position: relative;
    z-index: 1;
  }
  .solo-head rs-symbol {
    --rs-symbol-size: 17px;
  }
  .solo {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.75rem, 45%), 1fr));
    gap: var(--rs-space-2);
  }
  .solo rs-button {
    --rs-space-4: 8px;
    --rs-button-border: transparent;
  }
  .ways rs-wave {
    display: none;
  }
  .new {
    grid-column: 1 / -1;
    --rs-primary: 60px;
  }
  .way {
    --rs-touch: 52px;
    --rs-button-border: transparent;
  }
  @media (max-width: 339px) {
    .way {
      --rs-space-4: 6px;
      --rs-size-number: 0.9375rem;
    }
  }
  .quiet {
    display: grid;
    gap: var(--rs-space-2);
    color: var(--rs-onquay2);
    font-size: var(--rs-size-caption);
  }
  .quiet rs-symbol {
    --rs-symbol-size: 18px;
    margin-inline-end: 6px;
  }
  .install {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rs-space-2) var(--rs-space-3);
  }
  .install span {
    flex: 1 1 12em;
  }
  .loud span {
    display: flex;
    align-items: center;
    flex: 0 1 auto;
  }
  .loud {
    color: var(--rs-onquay);
    font-size: var(--rs-size-body);
    font-weight: 600;
  }
  /* However many tables stand above, the ways to another one stay in sight: the quay of this page. */
  @media (max-width: 719px), (max-height: 27rem) and (min-width: 30rem) {
    .ways {
      position: sticky;
      z-index: 1;
      bottom: 0;
      margin-inline: calc(-14px - env(safe-area-inset-left)) calc(-14px - env(safe-area-inset-right));
      padding: 6px calc(14px + env(safe-area-inset-right)) calc(12px + env(safe-area-inset-bottom))
        calc(14px + env(safe-area-inset-left));
      background: var(--rs-quay);
    }
    .ways rs-wave {
      display: block;
    }
  }
  /* Whoever has a table knows the promise: under a lower sky the games stay in sight below the last table. */
  @media (max-width: 719px) and (min-height: 27.01rem) {
    :host([tables]) {
      --_horizon: clamp(9.5rem, 24dvh, 28.75rem);
    }
    :host([tables]) .promise {
      display: none;
    }
    :host([tables]) .solo {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    :host([tables]) .solo rs-button {
      --rs-button-flow: column;
      --rs-space-2: 2px;
      --rs-space-4: 2px;
      --rs-size-number: var(--rs-size-caption);
    }
  }
  /* A phone on its side: the poster stands, its right bank is where one chooses. */
  @media (max-height: 27rem) and (min-width: 30rem) {
    :host {
      --_horizon: 15rem;
      --rs-left: 41.5%;
      display: grid;
      grid-template-columns: var(--rs-left) minmax(0, 1fr);
      align-items: start;
    }
    rs-poster {
      position: fixed;
      right: auto;
      width: var(--rs-left);
    }
    header {
      position: sticky;
      top: 0;
      min-height: 0;
    }
    main {
      align-content: start;
      min-height: 100dvh;
      padding-top: calc(10px + env(safe-area-inset-top) + var(--rs-told, 0px));
      background: var(--rs-quay);
    }
    .ways rs-wave {
      display: none;
    }
    .new {
      --rs-primary: 52px;
    }
  }
  @media (max-height: 27rem) and (max-width: 29.99rem) {
    :host {
      --_horizon: 10.4rem;
    }
    .ways {
      position: static;
    }
  }
  @media (min-width: 720px) and (min-height: 27.01rem) {
    :host {
      --_horizon: clamp(13.6rem, 44dvh, 35rem);
    }
    h1 {
      font-size: 4.5rem;
    }
    header {
      padding-inline: 36px 20px;
    }
    .promise {
      font-size: var(--rs-size-key);
    }
    .ways {
      grid-template-columns: 2fr 1fr 1fr;
    }
    .new {
      grid-column: auto;
    }
    .way {
      --rs-touch: 60px;
    }
    main {
      align-content: start;
      padding: 0 28px 28px;
    }
  }
`;
