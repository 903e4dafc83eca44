/** Lays out the shell and what lies over the board. */
import {css} from 'lit';

export const tableSheet = css`
  :host {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    height: 100dvh;
    min-height: 20rem;
    /* Below what is told over the whole app. */
    padding-top: var(--rs-told, 0px);
    background: var(--rs-sea);
    color: var(--rs-ink);
    /* Only what is too large for the frame (text at 200 %) scrolls as a whole. */
    overflow: hidden auto;
    -webkit-text-size-adjust: 100%;
    /* A long press tells what a thing is, and selects nothing. */
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  /* What is read there, one may want to copy: what people say, rules, links, fingerprints. */
  rs-dialog,
  rs-log-sheet {
    -webkit-user-select: text;
    user-select: text;
    -webkit-touch-callout: default;
  }
  /* The curtain scrolls by itself, so that what opens it stays in sight. */
  :host([curtained]) {
    min-height: 0;
  }
  :host([ground='sand']) {
    background: var(--rs-sand);
  }
  rs-table-bar {
    grid-area: 1 / 1 / 2 / 3;
  }
  .over {
    grid-area: 2 / 1;
    display: grid;
    gap: 6px;
    padding: 0 8px;
  }
  .over:not(:empty) {
    padding-bottom: 6px;
  }
  /* What the table asks goes before what the coach explains: a phone has no room for both. */
  :host(:is([size='phone'], [size='low'])) .over:has(rs-banner:not([tone='last'])) rs-coach {
    display: none;
  }
  :host([size='wide']) .over {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  /* Off the bar, which has a ground of its own here; the board below has room of its own, too. */
  :host([size='wide']) .over rs-banner {
    margin-block: 6px -6px;
  }
  .board {
    grid-area: 3 / 1;
    position: relative;
    min-height: 0;
  }
  /* Over the board and under what is opened; only what the compositor moves by itself. */
  .flights {
    position: fixed;
    inset: 0;
    z-index: 4;
    overflow: hidden;
    pointer-events: none;
  }
  .flights:empty {
    display: none;
  }
  .piece {
    position: absolute;
    top: -17px;
    left: -17px;
    width: 34px;
    height: 34px;
    display: grid;
    place-items: center;
    will-change: transform, opacity;
    --rs-symbol-size: 30px;
  }
  .piece:is(.tile, .card) {
    border: var(--rs-stroke-edge) solid var(--rs-edge);
    border-radius: var(--rs-radius-tile);
    background: var(--rs-country);
    --rs-symbol-size: 26px;
  }
  .piece.card {
    background: var(--rs-card);
  }
  .board > * {
    height: 100%;
  }
  .generic {
    overflow: auto;
  }
  rs-curtain,
  .wait {
    grid-area: 1 / 1 / 5 / 3;
  }
  .wait {
    display: grid;
    place-items: center;
    color: var(--rs-ink2);
  }
  rs-curtain ~ .over {
    z-index: 1;
    grid-area: 1 / 1 / 2 / 3;
    padding-top: 8px;
  }
  .report {
    position: fixed;
    z-index: 6;
    inset: auto 12px var(--_report-bottom, 12.5rem);
    max-width: 30rem;
    margin-inline: auto;
    padding: 10px 14px 12px;
    border: 2px solid var(--rs-edge);
    border-radius: var(--rs-radius-panel);
    background: var(--rs-card);
    text-align: left;
    animation: rise var(--rs-time-move) ease-out;
  }
  /* A phone on its side: over the land, beside the quay. */
  :host([size='low']) .report {
    inset: auto calc(max(45%, 17.5rem) + 10px) 10px 10px;
    max-height: calc(100% - 64px);
    overflow: hidden auto;
  }
  @keyframes rise {
    from {
      translate: 0 12px;
      opacity: 0;
    }
  }
  .report header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 4px;
  }
  .report rs-button {
    margin: -6px -8px -6px 0;
  }
  .report li {
    display: grid;
    grid-template-columns: auto minmax(0, auto) minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    padding: 3px 0;
  }
  .report b {
    font-family: var(--rs-display);
  }
`;
