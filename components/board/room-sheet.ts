/** What the boards of islands and cities lay out alike; each adds where its own parts stand. */
import {css} from 'lit';

export const roomSheet = css`
  :host {
    display: grid;
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
    font: 700 var(--rs-size-body) / 1.15 var(--rs-display);
  }
  .roles-head {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .roles-head .label {
    flex: 1;
  }
  /* Whose land it is. */
  .head {
    display: flex;
    align-items: center;
    min-width: 0;
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
  :host([size='wide']) rs-quay rs-button::part(button) {
    white-space: nowrap;
  }

  /* A phone on its side: the quay is the right bank. */
  :host([size='low']) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(15rem, 40%);
  }
  :host([size='low']) rs-quay {
    grid-area: 1 / 2 / 3 / 3;
  }
`;

/** The card of another seat beside a wide board: the shore, who it is and what they hold. */
export const opponentSheet = css`
  .acts {
    border-color: var(--rs-ok);
  }
  header,
  .stock {
    display: flex;
    align-items: center;
    gap: 4px 8px;
    min-width: 0;
  }
  .stock {
    justify-content: space-between;
  }
  h3 {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    font-size: 1.0625rem;
  }
  h3 > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
