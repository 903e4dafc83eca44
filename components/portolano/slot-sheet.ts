/** Looks of a slot of a harbour: what it demands, whether the own hold could fill it, whether it is filled. */
import {css} from 'lit';

export const slotSheet = css`
  .slot {
    display: grid;
    place-items: center;
    border: 1.4px dashed var(--rs-ink2);
  }
  .slot.lit {
    border: 1.6px solid var(--rs-edge);
    background: var(--rs-port-wanted);
    --rs-edge: #0f2e47;
  }
  .slot.full {
    border-color: transparent;
    background: var(--rs-sunk);
    color: var(--rs-ink2);
  }
`;
