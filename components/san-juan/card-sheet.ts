/** Looks of cards and of the twelve-bar, for every part that shows them. */
import {css} from 'lit';

export const cardSheet = css`
  .twelve {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    font: 700 var(--rs-size-body) / 1 var(--rs-display);
  }
  .twelve > span {
    display: flex;
    gap: 2px;
  }
  .twelve i {
    width: 6px;
    height: 9px;
    border-radius: 1.5px;
    border: 1.2px solid var(--rs-ink2);
  }
  .twelve .built {
    background: var(--rs-ink);
    border-color: var(--rs-ink);
  }

  .card {
    container-type: inline-size;
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    width: 100%;
    min-height: 6.6rem;
    border: var(--rs-stroke-edge) solid var(--rs-edge);
    border-radius: 9px;
    background: var(--rs-card);
    color: var(--rs-ink);
    text-align: center;
    transition: translate var(--rs-time-leave) ease-out;
  }
  .scene {
    position: relative;
    display: grid;
    align-items: end;
    justify-items: end;
    min-height: 3.9rem;
    padding: 4px 3px 0 1.875rem;
    overflow: hidden;
    border-radius: 7px 7px 0 0;
    background:
      linear-gradient(var(--_ground), var(--_ground)) 0 100% / 100% 14px no-repeat,
      radial-gradient(circle at 78% 42%, color-mix(in srgb, var(--rs-sj-glow) 55%, transparent) 0 17px, transparent 18px),
      var(--_sky);
  }
  .production {
    --_ground: var(--rs-sj-meadow);
  }
  .function,
  .monument,
  .six {
    --_ground: var(--rs-sj-paving);
  }
  .six .scene,
  .monument .scene {
    background:
      linear-gradient(var(--_ground), var(--_ground)) 0 100% / 100% 14px no-repeat,
      repeating-conic-gradient(
        from 0deg at 72% 88%,
        color-mix(in srgb, var(--rs-sj-glow) 34%, transparent) 0 9deg,
        transparent 9deg 18deg
      ),
      var(--_sky);
  }
  .scene > rs-symbol {
    --rs-symbol-size: min(3.1rem, 100%);
    margin-bottom: 5px;
  }
  .price {
    position: absolute;
    left: 4px;
    top: 5px;
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.8125rem;
    border: 1.6px solid var(--rs-edge);
    border-radius: 5px;
    background: var(--rs-sj-back);
    box-shadow:
      inset 0 0 0 1.6px var(--rs-foam),
      2px -2px 0 -0.5px var(--rs-foam),
      2.6px -2.6px 0 0.8px var(--rs-edge);
    color: #fff6e3;
    font: 800 1.05rem / 1 var(--rs-display);
  }
  .worth {
    position: absolute;
    left: 3px;
    top: 2.375rem;
    display: flex;
    align-items: center;
    gap: 1px;
    padding: 1px 5px 1px 2px;
    border-radius: 9px;
    background: color-mix(in srgb, var(--rs-card) 92%, transparent);
    font: 800 0.875rem / 1 var(--rs-display);
  }
  .corner {
    position: absolute;
    right: 4px;
    top: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 18px;
    height: 23px;
    padding-bottom: 4px;
    color: var(--rs-oncoral);
    background: var(--_cloth);
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 82%, 0 100%);
  }
  .corner.plain {
    background: none;
    color: var(--rs-ink);
    clip-path: none;
    padding: 3px 0 0;
  }
  .corner.every {
    background: linear-gradient(
      90deg,
      var(--rs-sj-builder) 0 25%,
      var(--rs-sj-producer) 25% 50%,
      var(--rs-sj-trader) 50% 75%,
      var(--rs-sj-councillor) 75%
    );
  }
  .plate {
    display: grid;
    place-items: center;
    min-height: 1.45rem;
    padding: 2px 2px;
    border-block: var(--rs-stroke-edge) solid var(--rs-edge);
    background: var(--rs-sj-purple);
    color: var(--rs-sj-purple-ink);
    font: 700 clamp(0.65rem, 16.5cqi, 0.875rem) / 1.05 var(--rs-display);
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
    -webkit-hyphens: auto;
    hyphens: auto;
  }
  .production .plate {
    background: var(--rs-sj-plate);
    color: var(--rs-sj-plate-ink);
  }
  .foot {
    display: grid;
    place-items: center;
    min-height: 1.35rem;
    padding: 2px 3px;
    font: 600 0.8125rem / 1.15 var(--rs-display);
    color: var(--rs-ink2);
    overflow-wrap: anywhere;
  }
  .foot b {
    font: 700 0.875rem / 1.1 var(--rs-display);
    color: var(--rs-ink);
  }
  .foot .unit {
    font-size: 0.875rem;
  }
  .foot.said {
    font: 400 0.78125rem / 1.2 var(--rs-text);
    color: var(--rs-ink);
    text-wrap: balance;
  }
  :host([size='wide']) .foot.said {
    font-size: min(0.78125rem, 14.2cqw);
  }
  .foot.bare {
    display: none;
  }
  .card:has(.bare) .plate {
    border-bottom: 0;
    border-radius: 0 0 7px 7px;
  }
  .tag {
    position: absolute;
    left: 50%;
    top: -11px;
    z-index: 2;
    translate: -50% 0;
    display: flex;
    align-items: center;
    gap: 3px;
    padding: 2px 8px;
    border: 1.6px solid var(--rs-edge);
    border-radius: 11px;
    background: var(--rs-coral);
    color: var(--rs-oncoral);
    font: 700 0.78125rem / 1.15 var(--rs-display);
    white-space: nowrap;
  }
  .tag rs-symbol {
    --rs-symbol-size: 0.8rem;
  }
  .card.chosen {
    outline: 4px solid var(--rs-coral2);
    outline-offset: -1px;
    box-shadow: 0 0 0 4.4px var(--rs-edge);
    translate: 0 -4px;
  }
  .card.pays {
    translate: 0 var(--_sunk, 8px);
  }
  /* Its price stays to be read. */
  .pays .tag {
    top: -16px;
  }
  .card.pays .scene {
    filter: saturate(0.45);
  }
  /* It has left the hand: its place is kept for it, as high as it was. */
  .hole {
    border-style: dashed;
    border-color: var(--rs-ink2);
    background: none;
  }
  .hole > :not(.left, .hidden-text) {
    visibility: hidden;
  }
  .left {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    padding: 2px;
    color: var(--rs-ink2);
    font: 600 clamp(0.75rem, 16cqi, 0.875rem) / 1.1 var(--rs-display);
    overflow-wrap: anywhere;
    -webkit-hyphens: auto;
    hyphens: auto;
  }
  /* Left behind: pale and struck through, its name still to be read. */
  .gone {
    background: none;
  }
  .gone :is(.scene, .price, .worth, .corner) {
    opacity: 0.55;
  }
  .gone .plate {
    background: color-mix(in srgb, var(--rs-sj-purple) 30%, var(--rs-card));
    color: var(--rs-ink);
  }
  .gone.production .plate {
    background: color-mix(in srgb, var(--rs-sj-plate) 45%, var(--rs-card));
  }
  .gone::after {
    content: '';
    position: absolute;
    inset: 6px 6px calc(100% - 4.2rem);
    background: linear-gradient(
      to top left,
      transparent calc(50% - 3px),
      var(--rs-foam) calc(50% - 3px) calc(50% - 1.6px),
      var(--rs-edge) calc(50% - 1.6px) calc(50% + 1.6px),
      var(--rs-foam) calc(50% + 1.6px) calc(50% + 3px),
      transparent calc(50% + 3px)
    );
    pointer-events: none;
  }
  .was {
    position: absolute;
    left: 2.125rem;
    top: 10px;
    font: 800 0.9375rem / 1 var(--rs-display);
    text-decoration-line: line-through;
    text-decoration-thickness: 2px;
  }

  /* A sliver: the hand at rest on a phone. */
  .sliver .card {
    min-height: 6.1rem;
    grid-template-rows: minmax(0, 1fr) 9px;
  }
  .sliver .scene {
    padding: 3.625rem 1px 0;
    justify-items: center;
    border-radius: 7px 7px 0 0;
  }
  .sliver .left {
    font-size: 0;
  }
  .sliver :is(.foot, .corner) {
    display: none;
  }
  .sliver .plate {
    min-height: 0;
    font-size: 0;
    border-bottom: 0;
    border-radius: 0 0 7px 7px;
  }
  .sliver .price {
    left: 50%;
    translate: -50% 0;
  }
  .sliver .worth {
    left: 50%;
    translate: -50% 0;
    padding-inline: 2px 4px;
  }
  .sliver .scene > rs-symbol {
    --rs-symbol-size: min(2.2rem, 150%);
  }
`;
