/** Looks of buildings one below the other, as market and draft list them: picture, name, what is known of it. */
import {css} from 'lit';

export const buildingRows = css`
  .list {
    display: grid;
    gap: 4px;
  }
  .row {
    display: grid;
    align-items: center;
    width: 100%;
    background: var(--rs-card);
    border-radius: var(--rs-radius-card);
    color: var(--rs-ink);
  }
  .plinth {
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    width: var(--_plinth);
    height: var(--_plinth);
    border-radius: var(--rs-radius-tile);
    background: var(--rs-city);
  }
  .row b {
    align-self: end;
    overflow-wrap: anywhere;
  }
  /* Names are nouns of the sentences as well, in Hungarian with a small letter; here they stand alone. */
  .row b::first-letter {
    text-transform: capitalize;
  }
  .facts {
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1px 8px;
    color: var(--rs-ink2);
  }
  .facts .unit {
    color: var(--rs-ink);
  }
`;
