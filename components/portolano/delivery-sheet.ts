/** What a harbour looks like from its roads: its slots, its pay, the rum that is loaded. */
import {css} from 'lit';

export const deliverySheet = css`
  .panorama {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .tower {
    fill: var(--rs-cloth);
  }
  .stripes {
    fill: var(--rs-stripe);
  }
  .lamp {
    fill: var(--rs-lamp);
  }
  .hill {
    fill: var(--rs-hill);
  }
  .port .sail {
    position: absolute;
    left: calc(50% - 22px);
    bottom: 5px;
    width: 46px;
    line-height: 0;
  }
  .port .peek {
    position: absolute;
    right: 6px;
    top: 6px;
  }
  .deliver {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 7px;
  }
  .want {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 52px;
    border: 1.8px dashed var(--rs-ink2);
    border-radius: 9px;
    color: var(--rs-ink);
  }
  .want.full {
    border-color: transparent;
    background: var(--rs-sunk);
    color: var(--rs-ink2);
  }
  .want.given {
    border: 3px solid var(--rs-coral2);
    background: var(--rs-port-wanted);
    color: #0f2e47;
    --rs-edge: #0f2e47;
  }
  .want.first {
    border-radius: 9px 0 0 9px;
    border-right: 0;
    margin-right: -7px;
  }
  .want.second {
    border-radius: 0 9px 9px 0;
    border-left: 0;
  }
  .twice {
    font: 700 var(--rs-size-body) / 1.1 var(--rs-display);
  }
  .for {
    position: absolute;
    right: 2px;
    top: 2px;
    line-height: 0;
    opacity: 0.75;
  }
  .pays {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.4rem, 1fr));
    gap: 7px;
  }
  .pays li {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-height: 34px;
    border-radius: 8px;
    background: var(--rs-card);
    color: var(--rs-ink2);
    font: 700 var(--rs-size-number) / 1 var(--rs-display);
  }
  .pays li span {
    margin-right: 3px;
  }
  @media (max-width: 345px) {
    .pays {
      grid-template-columns: repeat(auto-fit, minmax(3.1rem, 1fr));
      gap: 4px;
    }
    .pays li {
      gap: 1px;
      font-size: var(--rs-size-label);
    }
    .pays li span {
      margin-right: 0;
    }
  }
  .pays .on {
    outline: 1.8px solid var(--rs-edge);
    background: var(--rs-port-wanted);
    color: #0f2e47;
    --rs-edge: #0f2e47;
  }
  .told {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    min-height: 40px;
  }
  .told small {
    display: block;
    color: var(--rs-ink2);
    font-size: var(--rs-size-caption);
  }
  .told span {
    flex: 1 1 6rem;
  }
  .stepper button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--rs-radius-card);
    background: var(--rs-card);
  }
  .stepper button[disabled] {
    opacity: 0.45;
  }
  .stepper > b {
    min-width: 1.6rem;
    text-align: center;
    font: 800 var(--rs-size-key) / 1 var(--rs-display);
  }
`;
