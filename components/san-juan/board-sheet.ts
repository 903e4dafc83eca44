/** Lays out the board: phone, phone on its side, tablet, wide. */
import {css} from 'lit';

export const boardSheet = css`
  :host {
    display: grid;
    grid-template: auto minmax(9rem, 1fr) auto / minmax(0, 1fr);
    height: 100%;
    min-height: 0;
  }
  /* Positioned, so that texts for screen readers scroll with the land and do not lengthen the page. */
  .content {
    position: relative;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-bottom: 16px;
  }
  .flow {
    display: grid;
    gap: 10px;
    padding: 10px 8px 24px;
  }
  .stock {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 10px;
  }
  .stock .unit {
    font-size: 1.125rem;
  }
  .must {
    color: var(--rs-coraltxt);
    font-family: var(--rs-display);
  }
  .rider {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-quay2);
    color: var(--rs-onquay);
    font: 700 var(--rs-size-body) / 1.15 var(--rs-display);
  }
  .roles-head {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 10px;
  }
  .roles-head .label {
    flex: 1;
  }
  .tray {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    gap: 6px;
    padding: 6px 8px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-quay2);
    color: var(--rs-onquay);
  }
  .due {
    display: grid;
    align-content: center;
    padding-right: 6px;
  }
  .due b {
    font: 800 var(--rs-size-key) / 1.1 var(--rs-display);
  }
  .due span {
    color: var(--rs-onquay2);
    font-size: var(--rs-size-caption);
  }
  .coin {
    display: grid;
    justify-items: center;
    align-content: end;
    flex: 0 1 4.3rem;
    min-width: 2.75rem;
    min-height: 3.4rem;
    padding-top: 3px;
    overflow: hidden;
    border: 1.6px solid var(--rs-edge);
    border-radius: 7px;
    background: var(--rs-quay);
    color: var(--rs-onquay);
  }
  .coin span {
    width: 100%;
    padding: 2px 1px;
    background: var(--rs-sj-purple);
    color: var(--rs-sj-purple-ink);
    font: 700 0.6875rem / 1.05 var(--rs-display);
    text-align: center;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .coin.production span {
    background: var(--rs-sj-plate);
    color: var(--rs-sj-plate-ink);
  }
  .coin.barrel span {
    background: none;
    color: var(--rs-onquay);
  }
  .coin.off {
    opacity: 0.6;
    border-style: dashed;
    border-color: var(--rs-onquay2);
  }
  .head {
    display: flex;
    align-items: center;
    gap: 6px 14px;
    min-width: 0;
    padding: 0 2px 8px;
  }
  .head h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    font-size: var(--rs-size-name);
  }
  .head h2 span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .head .unit {
    font-size: var(--rs-size-key);
  }
  .held {
    margin-left: auto;
  }
  .dialog-body {
    display: grid;
    gap: 10px;
    padding-bottom: 4px;
  }
  .dialog-body .stock {
    justify-content: flex-start;
    gap: 6px 16px;
  }
  .flagwrap {
    display: flex;
    align-items: center;
    gap: 10px;
    --rs-ring-size: 4.6rem;
  }
  rs-quay rs-button::part(button) {
    padding-inline: 10px;
  }

  /* A phone on its side: the quay is the right bank. */
  :host([size='low']) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(15rem, 40%);
  }
  :host([size='low']) rs-quay {
    grid-area: 1 / 2 / 3 / 3;
  }

  :host([size='tablet']) .flow {
    gap: 14px;
    padding: 12px 12px 28px;
  }

  :host([size='wide']) {
    grid-template: minmax(0, 1fr) auto / clamp(15.7rem, 21%, 18rem) minmax(0, 1fr);
    column-gap: 10px;
  }
  :host([size='wide']) rs-quay {
    grid-column: 1 / 3;
  }
  :host([size='wide']) .west {
    display: grid;
    gap: 8px;
    grid-auto-rows: minmax(0, 14.5rem);
    min-height: 0;
    padding: 10px 0 14px 10px;
  }
  :host([size='wide']) .main {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) clamp(13rem, 27%, 20rem);
    gap: 8px 10px;
    min-height: 0;
    padding: 8px 10px 0 0;
  }
  :host([size='wide']) :is(rs-sj-roles, .south) {
    grid-column: 1 / 3;
  }
  :host([size='wide']) .middle {
    position: relative;
    min-height: 0;
    overflow: hidden auto;
  }
  :host([size='wide']) .east {
    min-height: 0;
  }
  :host([size='wide']) rs-quay rs-button::part(button) {
    white-space: nowrap;
  }
`;
