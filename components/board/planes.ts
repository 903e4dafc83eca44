/** The planes of the poster and the small things on them, for every part of every board. */
import {css} from 'lit';

export const planes = css`
  :host {
    display: block;
    color: var(--rs-ink);
    min-width: 0;
  }
  button {
    appearance: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
  }
  button[aria-disabled='true'] {
    cursor: default;
  }
  .panel {
    background: var(--rs-sand);
    border-radius: var(--rs-radius-panel);
    padding: var(--rs-space-2) var(--rs-space-3);
  }
  .shore {
    background: var(--rs-sand);
    border: var(--rs-shore-ring) solid var(--rs-foam);
    border-radius: var(--rs-radius-island);
  }
  .label,
  h3 b {
    display: inline-block;
  }
  :is(.label, h3 b)::first-letter {
    text-transform: uppercase;
  }
  .label {
    font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
  }
  .quiet {
    color: var(--rs-ink2);
  }
  .caption::first-letter {
    text-transform: uppercase;
  }
  .caption {
    font-size: var(--rs-size-caption);
  }
  .unit {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    white-space: nowrap;
    font: 700 var(--rs-size-number) / 1.1 var(--rs-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .unit.none {
    opacity: 0.55;
  }
  .tile {
    border: var(--rs-stroke-edge) solid var(--rs-edge);
    border-radius: var(--rs-radius-tile);
  }
  .free {
    border: var(--rs-stroke-edge) dashed color-mix(in srgb, var(--rs-ink2) 55%, transparent);
    border-radius: var(--rs-radius-tile);
  }
  .chosen {
    outline: var(--rs-stroke-choice) solid var(--rs-coral2);
    outline-offset: -1px;
  }
  .story {
    display: grid;
    gap: 3px;
  }
  /* Newest first below the newest of all; where that stands beneath them, it comes last, and the story runs on to it. */
  rs-quay[shelves]:is([size='phone'], [size='tablet']) .story {
    display: flex;
    flex-direction: column-reverse;
  }
  .story li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    color: var(--rs-onquay2);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .new {
    box-shadow: 0 0 0 2.5px var(--rs-coral2);
  }
`;
