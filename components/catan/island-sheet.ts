import {css} from 'lit';

/** Hexes and their numbers, wherever they are drawn. */
export const landSheet = css`
  .t-forest { --_1: var(--rs-cat-forest); --_2: var(--rs-cat-forest2); --_3: var(--rs-cat-forest3); --_4: var(--rs-cat-forest4); }
  .t-pasture { --_1: var(--rs-cat-pasture); --_2: var(--rs-cat-pasture2); --_3: var(--rs-cat-pasture3); --_4: var(--rs-cat-pasture4); }
  .t-fields { --_1: var(--rs-cat-fields); --_2: var(--rs-cat-fields2); --_3: var(--rs-cat-fields3); --_4: var(--rs-cat-fields4); }
  .t-hills { --_1: var(--rs-cat-hills); --_2: var(--rs-cat-hills2); --_3: var(--rs-cat-hills3); --_4: var(--rs-cat-hills4); }
  .t-mountains { --_1: var(--rs-cat-mountains); --_2: var(--rs-cat-mountains2); --_3: var(--rs-cat-mountains3); --_4: var(--rs-cat-mountains4); }
  .t-desert { --_1: var(--rs-cat-desert); --_2: var(--rs-cat-desert2); --_3: var(--rs-cat-desert3); --_4: var(--rs-cat-desert3); }
  .sky { fill: var(--_1); }
  .p2 { fill: var(--_2); }
  .p3 { fill: var(--_3); }
  .p4 { fill: var(--_4); }
  .stalk { fill: none; stroke: var(--_3); stroke-width: 4.5; stroke-linecap: round; }
  .fleece { fill: var(--rs-cat-flock); }
  .muzzle { fill: var(--rs-cat-muzzle); }
  .legs { fill: none; stroke: var(--rs-cat-muzzle); stroke-width: 4.5; stroke-linecap: round; }
  .bricks { fill: var(--rs-cat-clay); }
  .snow { fill: var(--rs-cat-snow); }
  .haze { fill: var(--rs-cat-haze); }
  .cactus { fill: none; stroke: var(--rs-cat-cactus); stroke-width: 10; stroke-linecap: round; stroke-linejoin: round; }
  .token { fill: var(--rs-cat-token); stroke: var(--rs-edge); stroke-width: 4; }
  .number { font: 800 50px var(--rs-display); text-anchor: middle; fill: var(--rs-cat-tokenink); font-variant-numeric: lining-nums; }
  .pips { fill: var(--rs-cat-tokenink); }
  .red .token { fill: var(--rs-cat-red); }
  .red .number, .red .pips { fill: var(--rs-cat-redink); }
  .lit .token { fill: var(--rs-lamp); }
  .lit .number, .lit .pips { fill: #0b2236; }
  .rays { fill: var(--rs-lamp); stroke: var(--rs-edge); stroke-width: 2.4; stroke-linejoin: round; }
  .robbed .token { fill: none; stroke-dasharray: 13 9; stroke: var(--rs-ink); }
  .robbed .number, .robbed .pips { fill: var(--rs-ink); }
`;

/** How the island is painted: land without outlines; whatever is owned or moves has an edge and a casing. */
export const islandSheet = css`
  :host {
    position: relative;
    display: block;
    min-height: 0;
    overflow: hidden;
  }
  .map {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    /* Two fingers bring the island nearer, not the page: that can be made larger everywhere else. */
    touch-action: none;
  }
  .map.near {
    cursor: grab;
  }
  .world {
    transition: transform var(--rs-time-move, 0ms) ease-out;
  }
  .still .world {
    transition: none;
  }
  .coast {
    stroke-linejoin: round;
  }
  .shoal {
    fill: var(--rs-cat-shoal);
    stroke: var(--rs-cat-shoal);
    stroke-width: 128;
  }
  .foam {
    fill: var(--rs-foam);
    stroke: var(--rs-foam);
    stroke-width: 66;
  }
  .beach {
    fill: var(--rs-cat-beach);
    stroke: var(--rs-cat-beach);
    stroke-width: 40;
  }
  .waves {
    fill: none;
    stroke: var(--rs-sea2);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .pier { fill: none; stroke: var(--rs-cat-woodcut); stroke-width: 12; stroke-dasharray: 7 5; }
  .pier2 { fill: none; stroke: var(--rs-edge); stroke-width: 17; }
  .mast { fill: none; stroke: var(--rs-edge); stroke-width: 7; stroke-linecap: round; }
  .sail { fill: var(--rs-sail); stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
  .stripe { fill: #5b9bd0; }
  .hull { fill: var(--rs-cat-boat); stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
  .rate { font: 800 37px var(--rs-display); text-anchor: middle; fill: #fff6e3; }
  .casing { fill: none; stroke: var(--rs-cat-casing); stroke-width: 17; stroke-linejoin: round; }
  .piece { stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
  .light { fill: var(--rs-window); stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
  .dark .light { fill: var(--rs-cat-dark); }
  .coat { fill: var(--rs-cat-coat); }
  .coat.halo { stroke: var(--rs-cat-halo); stroke-width: 11; stroke-linejoin: round; fill: var(--rs-cat-halo); }
  .face { fill: var(--rs-cat-skin); }
  .mask { fill: var(--rs-cat-coat); }
  .band { fill: none; stroke: var(--rs-cat-halo); stroke-width: 3; }
  .stamp { stroke: var(--rs-edge); stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
  .glow { fill: var(--rs-foam); opacity: 0.42; }
  .outline { fill: var(--rs-foam); stroke: var(--rs-ink); stroke-width: 3.6; stroke-dasharray: 8 5; }
  .target { cursor: pointer; }
  .target.hex { fill: transparent; }
  .target:focus { outline: none; }
  .target:focus-visible .glow { opacity: 0.8; stroke: var(--rs-ink); stroke-width: 5; }
  .target:focus-visible .pane { stroke: var(--rs-ink); stroke-width: 9; }
  .pane { fill: transparent; }
  /* Within the hex: roads lie on its edges. */
  .picked .pane { stroke: var(--rs-coral2); stroke-width: 9; stroke-linejoin: round; scale: 0.86; }
  .picked .casing { stroke: var(--rs-coral2); stroke-width: 21; }
  .picked .coat.halo { stroke: var(--rs-coral2); }
  .ring { fill: none; stroke: var(--rs-foam); stroke-width: 8; }
  .new .casing { stroke: var(--rs-coral2); }
  .hurt { fill: var(--rs-foam); stroke: var(--rs-edge); stroke-width: 3; }
  .hurtmark { stroke: var(--rs-edge); stroke-width: 5; stroke-linejoin: round; }
  .leaving { opacity: 0.45; }
  .corner {
    position: absolute;
    left: 8px;
    bottom: 12px;
    display: flex;
    gap: 6px;
    align-items: flex-end;
  }
  .corner button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
    color: var(--rs-ink);
  }
  /* Nothing may cover a harbour: on phones the corners of the sea hold one button each. */
  .corner {
    right: 8px;
    pointer-events: none;
  }
  .corner > * {
    pointer-events: auto;
  }
  .corner .right {
    margin-left: auto;
  }
  .mini {
    padding: 5px;
  }
  .mini svg {
    display: block;
    width: 62px;
    height: 56px;
  }
  .frame {
    fill: none;
    stroke: var(--rs-ink);
    stroke-width: 34;
    stroke-linejoin: round;
  }
`;
