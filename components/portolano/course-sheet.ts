/** What lies above the tiles: ships, the pennants of a plan, the way that the wind takes a mutinous crew. */
import {css} from 'lit';

export const courseSheet = css`
  .fleet,
  .course {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .afloat {
    position: absolute;
    z-index: 2;
    left: 0;
    top: 0;
    width: calc(var(--port-u) * 30);
    line-height: 0;
    transform: translate(calc(var(--_x) * var(--port-p) - 50%), calc(var(--_y) * var(--port-p) - 50%)) scale(var(--_small, 1));
    transition: transform var(--rs-time-move) ease-out;
  }
  .afloat.pirate {
    width: calc(var(--port-u) * 32);
  }
  .afloat.mine {
    z-index: 3;
  }
  /* Smaller where it lies: as a property of its own the scale would move it towards the corner, too. */
  .crowd {
    --_small: 0.84;
  }
  .jumps {
    animation: surface var(--rs-time-move) ease-out;
    transition: none;
  }
  @keyframes surface {
    from {
      opacity: 0;
    }
  }
  .halo {
    fill: none;
    stroke: var(--rs-foam);
    stroke-width: 6;
  }
  .pennant {
    --_w: calc(var(--port-u) * 35);
    --_h: calc(var(--port-u) * 25);
    position: absolute;
    z-index: 4;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    width: var(--_w);
    height: var(--_h);
    left: calc(var(--_x) * var(--port-p) - var(--_w) / 2 - var(--_gap) / 2);
    top: calc(var(--_y) * var(--port-p) - var(--_h) / 2 - var(--_gap) / 2);
    background: var(--rs-edge);
    color: var(--rs-ink);
    clip-path: var(--_shape);
    font: 800 max(0.8125rem, calc(var(--port-u) * 16)) / 1 var(--rs-display);
    isolation: isolate;
  }
  .pennant::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 1.8px;
    background: var(--rs-card);
    clip-path: var(--_shape);
  }
  .to1 {
    --_shape: polygon(0 0, 76% 0, 100% 50%, 76% 100%, 0 100%);
    padding-right: calc(var(--port-u) * 6);
  }
  .to3 {
    --_shape: polygon(24% 0, 100% 0, 100% 100%, 24% 100%, 0 50%);
    padding-left: calc(var(--port-u) * 6);
  }
  .to0 {
    --_w: calc(var(--port-u) * 33);
    --_h: calc(var(--port-u) * 31);
    --_shape: polygon(0 30%, 50% 0, 100% 30%, 100% 100%, 0 100%);
    padding-top: calc(var(--port-u) * 7);
  }
  .to2 {
    --_w: calc(var(--port-u) * 33);
    --_h: calc(var(--port-u) * 31);
    --_shape: polygon(0 0, 100% 0, 100% 70%, 50% 100%, 0 70%);
    padding-bottom: calc(var(--port-u) * 7);
  }
  /* It points where a tap on it leads; half of it lies over another tile. */
  .price {
    pointer-events: auto;
    cursor: pointer;
  }
  .dear {
    color: var(--rs-coraltxt);
  }
  .step {
    --_w: calc(var(--port-u) * 28);
    color: var(--rs-oncoral);
  }
  .step::before {
    background: var(--rs-coral);
  }
  .step:is(.to0, .to2) {
    --_w: calc(var(--port-u) * 27);
    --_h: calc(var(--port-u) * 28);
  }
  .step.hollow {
    color: var(--rs-ink);
    background: var(--rs-coral2);
  }
  .step.hollow::before {
    background: var(--rs-card);
  }
  .step.sealed {
    color: var(--rs-onquay);
  }
  .step.sealed::before {
    background: var(--rs-quay);
  }
  .adrift {
    position: absolute;
    z-index: 3;
    width: 6px;
    height: calc(var(--port-p) * 0.86);
    left: calc(var(--_x) * var(--port-p) - 3px);
    top: calc(var(--_y) * var(--port-p) - var(--port-p) * 0.86);
    transform-origin: 50% 100%;
    background: repeating-linear-gradient(var(--rs-ink) 0 6px, transparent 6px 11px);
    border-radius: 3px;
    box-shadow: 0 0 0 2px var(--rs-foam);
  }
  .adrift::before {
    content: '';
    position: absolute;
    left: -7px;
    top: -6px;
    width: 20px;
    height: 16px;
    background: var(--rs-ink);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  .driftsto {
    position: absolute;
    z-index: 2;
    left: calc(var(--_x) * var(--port-p) - 2px);
    top: calc(var(--_y) * var(--port-p) - 2px);
    width: calc(var(--port-t) + 4px);
    height: calc(var(--port-t) + 4px);
    border: 4px dashed var(--rs-ink);
    border-radius: 8px;
  }
  @media (prefers-reduced-motion: reduce) {
    .afloat {
      transition: none;
    }
  }
`;
