/** Two ships under fire, and the dice of a battle. */
import {css} from 'lit';

export const battleSheet = css`

  .port,
  .scene {
    position: relative;
    flex: none;
    height: 68px;
    margin: 0;
    overflow: hidden;
    border-radius: var(--rs-radius-island) var(--rs-radius-island) 0 0;
    background: var(--rs-port-sky);
  }
  .port + .land,
  .scene + .land {
    border-radius: 0;
  }
  .sky {
    fill: var(--rs-port-sky);
  }

  .scene {
    height: 84px;
  }
  /* Where there is little room what is decided goes first. */
  @container (max-height: 21rem) {
    .scene {
      display: none;
    }
    :host(:not(.sheetlike)) .scene + .land {
      border-radius: var(--rs-radius-island) var(--rs-radius-island) 0 0;
    }
  }
  .scene svg:not(.ship) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .shot {
    fill: none;
    stroke: var(--rs-ink);
    stroke-width: 3;
    stroke-dasharray: 0.1 9;
    stroke-linecap: round;
  }
  .left,
  .right {
    position: absolute;
    bottom: 6px;
    left: calc(50% - 126px);
    width: 60px;
    line-height: 0;
  }
  .right {
    left: auto;
    right: calc(50% - 126px);
  }
  .fight {
    display: grid;
    gap: 6px;
  }
  .fighter {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-height: 48px;
    padding: 4px 10px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
  }
  @media (max-width: 345px) {
    .fighter {
      column-gap: 5px;
      padding-inline: 6px;
    }
  }
  .whose {
    flex: 1 1 4.5rem;
    min-width: 0;
  }
  .whose b {
    display: block;
    font: 700 var(--rs-size-row) / 1.1 var(--rs-display);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .whose small {
    color: var(--rs-ink2);
    font-size: var(--rs-size-caption);
  }
  .dice {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 5px;
    margin-left: auto;
  }
  .hits {
    display: flex;
    align-items: center;
    gap: 3px;
    font: 800 var(--rs-size-key) / 1 var(--rs-display);
  }
  .beside {
    display: grid;
    gap: 2px;
    padding: 0 6px;
  }
  .beside li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 24px;
  }
  :host(.sheetlike) :is(.port, .scene) {
    border-radius: var(--rs-radius-panel) var(--rs-radius-panel) 0 0;
  }
  :host(.sheetlike) :is(.port, .scene) + .land {
    border-radius: 0 0 var(--rs-radius-panel) var(--rs-radius-panel);
  }
`;
