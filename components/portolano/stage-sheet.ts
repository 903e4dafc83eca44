/** The decision of a moment: rows, units, swaps, and the tile it is about. */
import {css} from 'lit';

export const stageSheet = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    --port-u: 1.2px;
  }
  .land {
    flex: 1 0 auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
    padding: 8px 10px 20px;
    border-radius: var(--rs-radius-island) var(--rs-radius-island) 0 0;
    background: var(--rs-sand);
  }
  .head {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 10px;
    padding-top: 2px;
  }
  .aside {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--rs-ink2);
    font: 500 var(--rs-size-body) / 1.2 var(--rs-text);
  }
  .aside b {
    color: var(--rs-ink);
  }
  .note {
    color: var(--rs-ink2);
  }
  .pair,
  .rows {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.2rem, 1fr));
    gap: 6px;
  }
  .rows {
    grid-template-columns: 1fr;
  }
  /* Half as high beside one another: the chart keeps its size. */
  :host([size='tablet']) .rows {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .row {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 9px;
    min-height: 46px;
    padding: 4px 9px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
  }
  .row b {
    display: block;
    font: 700 var(--rs-size-number) / 1.1 var(--rs-display);
  }
  .row b::first-letter,
  .label span::first-letter {
    text-transform: uppercase;
  }
  .row small {
    color: var(--rs-ink2);
    font-size: var(--rs-size-caption);
    line-height: 1.15;
  }
  .row.off {
    background: none;
    border: 1.6px dashed color-mix(in srgb, var(--rs-ink2) 55%, transparent);
  }
  .row small.why {
    color: var(--rs-coraltxt);
  }
  .off rs-symbol {
    opacity: 0.55;
  }
  .worth {
    display: grid;
    place-items: center;
    width: 27px;
    height: 31px;
    padding-bottom: 3px;
    background: var(--rs-port-wanted);
    color: #0f2e47;
    clip-path: polygon(0 0, 100% 0, 100% 66%, 50% 100%, 0 66%);
    font: 800 var(--rs-size-number) / 1 var(--rs-display);
  }
  .units {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 8px 6px 0 0;
  }
  .unitpick {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    flex: 1 1 3.4rem;
    max-width: 5.6rem;
    min-height: 50px;
    padding: 4px 6px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
    font: 700 var(--rs-size-key) / 1 var(--rs-display);
  }
  .taken {
    position: absolute;
    top: -9px;
    right: -7px;
    display: grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    border-radius: 12px;
    background: var(--rs-coral);
    color: var(--rs-oncoral);
    font: 800 var(--rs-size-label) / 1 var(--rs-display);
  }
  .swaps {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: 6px;
  }
  .swap {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 46px;
    padding: 4px 8px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
  }
  .shown {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .becomes {
    width: 20px;
    height: 14px;
    background: var(--rs-ink);
    clip-path: polygon(0 32%, 58% 32%, 58% 0, 100% 50%, 58% 100%, 58% 68%, 0 68%);
  }

  .where {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 4px 8px 8px;
  }
  .where h2 {
    font-size: var(--rs-size-row);
  }
  .later {
    padding-top: 3px;
    color: var(--rs-ink2);
    line-height: 1.2;
  }
  .later > rs-symbol {
    margin-right: 5px;
    vertical-align: -2px;
  }
  .later .items {
    display: inline-flex;
    gap: 2px;
    height: auto;
    margin-left: 5px;
    vertical-align: middle;
  }
  .mini {
    display: grid;
    grid-template-rows: 1fr auto;
    width: 66px;
    height: 66px;
    overflow: hidden;
    border: 1.6px solid var(--rs-edge);
    border-radius: 7px;
    background: var(--rs-card);
    --port-u: 0.87px;
  }
  .mini .top {
    position: relative;
    border-bottom: 1.6px solid var(--rs-edge);
    background: var(--rs-port-sea);
    overflow: hidden;
  }
  .items {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 5px;
    line-height: 0;
  }
  .mini .items {
    height: 21px;
  }
  .island {
    position: absolute;
    left: 1px;
    top: 50%;
    translate: 0 -50%;
    width: 60px;
    height: 44px;
    overflow: visible;
  }
  .act {
    position: absolute;
    left: 50%;
    top: 50%;
    translate: -50% -50%;
    line-height: 0;
  }
  .halo {
    fill: none;
    stroke: none;
  }
  .changes {
    display: grid;
    gap: 4px;
    padding: 6px 8px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
  }
  .changes li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .told-list {
    display: grid;
    gap: 7px;
  }
  .told-list li {
    display: grid;
    grid-template-columns: 1.6rem minmax(0, 1fr);
    gap: 8px;
    align-items: start;
  }
  /* Large text: the words before the picture of the tile. */
  @container (max-width: 16rem) {
    .where {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .where > .mini {
      display: none;
    }
    .where h2 {
      overflow-wrap: anywhere;
    }
  }
  :host(.sheetlike) .land {
    border-radius: var(--rs-radius-panel);
    padding-bottom: 12px;
  }
`;
