/** A tile of the chart: the island or the town on top, below it what is taken or wanted. All of it grows with the tile. */
import {css} from 'lit';

export const tileSheet = css`
  .tile {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    width: 100%;
    height: 100%;
    padding: 0;
    overflow: hidden;
    border: 1.6px solid var(--rs-edge);
    border-radius: 7px;
    background: var(--rs-card);
    color: var(--rs-ink);
  }
  button.tile {
    cursor: pointer;
  }
  .tile:focus-visible {
    z-index: 3;
    outline-offset: 1px;
  }
  .top {
    position: relative;
    min-height: 0;
    overflow: hidden;
    border-bottom: 1.6px solid var(--rs-edge);
    background: var(--rs-port-sea);
  }
  .harbour .top {
    background: var(--rs-port-sky);
  }
  /* One net of rhumb lines under all tiles: each shows its part. */
  .water .top::before {
    content: '';
    position: absolute;
    left: calc(var(--_x) * var(--port-p) * -1);
    top: calc(var(--_y) * var(--port-p) * -1);
    width: calc(var(--port-p) * var(--_n));
    height: calc(var(--port-p) * var(--_n));
    background: var(--rs-port-rhumb);
    -webkit-mask: var(--_rhumb) 0 0 / 100% 100%;
    mask: var(--_rhumb) 0 0 / 100% 100%;
  }
  .drift .top::after {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(
      -45deg,
      transparent 0 calc(var(--port-u) * 4.5),
      var(--rs-port-hatch) calc(var(--port-u) * 4.5) calc(var(--port-u) * 7)
    );
    opacity: 0.75;
  }
  .island {
    position: absolute;
    z-index: 1;
    left: calc(var(--port-u) * -3);
    top: 50%;
    translate: 0 -50%;
    width: calc(var(--port-u) * 58);
    height: calc(var(--port-u) * 50);
    overflow: visible;
  }
  .act {
    position: absolute;
    z-index: 2;
    left: calc(var(--port-u) * 6);
    top: 50%;
    translate: 0 -50%;
    line-height: 0;
  }
  .name {
    position: absolute;
    z-index: 3;
    left: 7px;
    top: 5px;
    right: calc(var(--port-u) * 12);
    font: 700 min(0.8125rem, calc(var(--port-u) * 7.9)) / 1.05 var(--rs-display);
    text-align: left;
    -webkit-text-stroke: 3px var(--rs-port-sea);
    paint-order: stroke;
  }
  /* The other face looks out of the folded corner. */
  .ear {
    position: absolute;
    z-index: 2;
    right: -1px;
    top: -1px;
    display: grid;
    place-items: start end;
    width: calc(var(--port-u) * 26);
    height: calc(var(--port-u) * 26);
    padding: calc(var(--port-u) * 1.5);
    background: var(--rs-card);
    clip-path: polygon(0 0, 100% 0, 100% 100%);
    line-height: 0;
  }
  .water .top > .ear::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--rs-edge);
    clip-path: polygon(0 0, 6% 0, 100% 94%, 100% 100%);
  }
  .skull {
    position: absolute;
    z-index: 3;
    right: calc(var(--port-u) * 2);
    bottom: calc(var(--port-u) * 1.5);
    display: grid;
    justify-items: center;
    gap: calc(var(--port-u) * 1.5);
    padding: calc(var(--port-u) * 2) calc(var(--port-u) * 2.5);
    border: 1.5px solid var(--rs-foam);
    border-radius: 5px;
    background: var(--rs-port-black);
    line-height: 0;
  }
  .skull.aside {
    right: auto;
    left: calc(var(--port-u) * 1.5);
    grid-auto-flow: column;
    align-items: center;
  }
  .skull i {
    width: calc(var(--port-u) * 10);
    height: calc(var(--port-u) * 10);
    background: var(--rs-port-bone);
    clip-path: polygon(50% 0, 100% 48%, 66% 48%, 66% 100%, 34% 100%, 34% 48%, 0 48%);
  }
  .items {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: calc(var(--port-u) * 6);
    height: calc(var(--port-u) * 25);
    line-height: 0;
  }
  .items.n3 {
    gap: calc(var(--port-u) * 2);
  }
  .items.n4 {
    gap: 0;
  }
  .harbour {
    grid-template-rows: calc(var(--port-u) * 30) minmax(0, 1fr);
  }
  .town {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .pay {
    position: absolute;
    left: calc(var(--port-u) * 2.5);
    top: calc(var(--port-u) * 4);
    display: flex;
    align-items: center;
    gap: calc(var(--port-u) * 2);
    padding: calc(var(--port-u) * 1) calc(var(--port-u) * 5) calc(var(--port-u) * 1) calc(var(--port-u) * 2);
    border-radius: 99px;
    background: var(--rs-quay);
    color: var(--rs-onquay);
    font: 800 max(0.8125rem, calc(var(--port-u) * 15)) / 1 var(--rs-display);
    line-height: 1;
  }
  .pay:not(.lit) {
    display: none;
  }
  .slots {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    justify-content: center;
    gap: calc(var(--port-u) * 1.5);
    padding: calc(var(--port-u) * 2) calc(var(--port-u) * 2);
    line-height: 0;
  }
  .slots:is(.n4, .n5) {
    justify-content: flex-start;
    padding-left: calc(var(--port-u) * 4);
  }
  .slots.n3 {
    align-content: flex-start;
  }
  .slots.n5 {
    padding-left: calc(var(--port-u) * 2);
  }
  .slot {
    width: calc(var(--port-u) * 21);
    height: calc(var(--port-u) * 20);
    border-radius: 5px;
  }
  .refill {
    position: absolute;
    right: calc(var(--port-u) * 2);
    bottom: calc(var(--port-u) * 3);
    display: flex;
    align-items: center;
    gap: 1px;
    font: 800 max(0.8125rem, calc(var(--port-u) * 14)) / 1 var(--rs-display);
  }
  .planned,
  .chosen,
  .staged {
    outline: var(--rs-stroke-choice) solid var(--rs-coral2);
    outline-offset: -1px;
    z-index: 1;
  }
  :host(:is([size='tablet'], [size='wide'])) :is(.act, .island) {
    top: 58%;
    scale: 0.84;
    transform-origin: left center;
  }
  :host(:is([size='tablet'], [size='wide'])) .harbour {
    grid-template-rows: calc(var(--port-u) * 33) minmax(0, 1fr);
  }
  :host(:is([size='tablet'], [size='wide'])) .slots {
    flex-wrap: nowrap;
    align-content: flex-start;
    align-items: flex-start;
    justify-content: center;
    padding-top: calc(var(--port-u) * 4);
    gap: calc(var(--port-u) * 1);
  }
  :host(:is([size='tablet'], [size='wide'])) .slot {
    width: calc(var(--port-u) * 13.4);
    height: calc(var(--port-u) * 14);
  }
  :host(:is([size='tablet'], [size='wide'])) .slot {
    --port-part: 0.68;
  }
  :host(:is([size='tablet'], [size='wide'])) .slots.n3 .slot {
    width: calc(var(--port-u) * 17);
    height: calc(var(--port-u) * 16);
  }
  :host(:is([size='tablet'], [size='wide'])) .slots.n3 .slot {
    --port-part: 0.84;
  }
  :host(:is([size='tablet'], [size='wide'])) .refill {
    right: auto;
    left: calc(var(--port-u) * 8);
    bottom: calc(var(--port-u) * 4);
  }
  :host(:is([size='tablet'], [size='wide'])) .pay {
    left: auto;
    top: auto;
    right: calc(var(--port-u) * 4);
    bottom: calc(var(--port-u) * 3);
  }
  /* Each tile has its name, beside a smaller corner. */
  :host(:is([size='tablet'], [size='wide'])) .ear {
    width: calc(var(--port-u) * 24);
    height: calc(var(--port-u) * 24);
  }
  /* Where a sheet leaves the chart less room, the names go first. */
  @container (max-height: 31rem) {
    .name {
      display: none;
    }
    :host(:is([size='tablet'], [size='wide'])) :is(.act, .island) {
      top: 50%;
      scale: 1;
    }
  }
  :host(:is([size='tablet'], [size='wide'])) .items {
    height: calc(var(--port-u) * 22);
  }
`;
