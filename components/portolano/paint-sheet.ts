/** What islands, towns, waves and ships are painted with, wherever they stand. */
import {css} from 'lit';

export const paintSheet = css`
  .coast {
    fill: none;
    stroke: var(--rs-port-rhumb);
    stroke-width: 9;
    stroke-dasharray: 1 2.1;
  }
  .beach {
    fill: none;
    stroke: var(--rs-port-shore);
    stroke-width: 4.5;
    stroke-linejoin: round;
  }
  .rock {
    fill: var(--rs-port-rock);
  }
  .sand {
    fill: var(--rs-port-sand);
  }
  .green {
    fill: var(--rs-port-green);
  }
  .sun {
    fill: var(--rs-port-sun);
  }
  .roofs {
    fill: var(--rs-port-town);
  }
  .mast {
    stroke: var(--rs-port-town);
    stroke-width: 1.6;
  }
  .streamer {
    fill: var(--rs-coral2);
  }
  .lights {
    fill: var(--rs-port-lit);
  }
  .wave1 {
    fill: var(--rs-port-water);
  }
  .wave2 {
    fill: var(--rs-port-water2);
  }
  .ship {
    width: 100%;
    overflow: visible;
    stroke: var(--rs-edge);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .ship text {
    stroke: none;
    font-family: var(--rs-display);
    font-weight: 800;
    text-anchor: middle;
  }
  .pole {
    stroke-width: 4.5;
  }
  .hull {
    fill: var(--rs-port-planks);
  }
  .keel {
    fill: var(--rs-port-keel);
    stroke: none;
  }
`;
