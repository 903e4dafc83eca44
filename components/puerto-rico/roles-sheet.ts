/** Looks of the role cards: flags on a rope, pennants. */
import {css} from 'lit';

export const rolesSheet = css`
  :host {
    position: relative;
  }
  ul {
    position: relative;
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 10px;
    padding: 0 14px;
  }
  li {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    margin-top: var(--_drop, 0);
  }
  .flag {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
    align-items: center;
    gap: 2px 6px;
    width: 100%;
    height: 5.6rem;
    margin-top: 6px;
    padding: 11px 6px 13px 10px;
    color: var(--rs-oncoral);
    transition:
      translate var(--rs-time-leave) ease-out,
      opacity var(--rs-time-leave) ease-out;
  }
  .flag::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--_cloth);
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 12px), 0 100%);
  }
  .captive {
    position: absolute;
    z-index: 2;
    right: -7px;
    bottom: 6px;
    display: grid;
    padding: 2px;
    border-radius: 50%;
    background: var(--rs-card);
    box-shadow: 0 0 0 1.6px var(--rs-edge);
  }
  .flag.chosen {
    outline: none;
  }
  /* A gap between ring and cloth: on some colours the ring alone could not be told from it. */
  .flag.chosen::before {
    inset: 6px;
  }
  .flag.taken {
    color: var(--rs-ink2);
    translate: 0 4px;
  }
  .flag.taken::before {
    background: var(--rs-sea2);
  }
  .flag.chosen::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--rs-coral2);
    clip-path: polygon(
      0 0,
      100% 0,
      100% 100%,
      50% calc(100% - 12px),
      0 100%,
      0 0,
      4px 4px,
      4px calc(100% - 6px),
      50% calc(100% - 17px),
      calc(100% - 4px) calc(100% - 6px),
      calc(100% - 4px) 4px,
      4px 4px
    );
  }
  b {
    grid-column: 1 / 3;
    font: 700 var(--rs-size-row) / 1 var(--rs-display);
    overflow-wrap: anywhere;
  }
  /* In less width the words are smaller before they break. */
  :host([size='wide']) {
    container-type: inline-size;
  }
  :host([size='wide']) b {
    font-size: min(var(--rs-size-row), 1.78cqw);
  }
  :host([size='wide']) .many {
    gap: 7px;
  }
  :host([size='wide']) .many b {
    font-size: min(1rem, 1.58cqw);
    letter-spacing: -0.02em;
  }
  :host([size='wide']) .most b {
    font-size: min(0.90625rem, 1.43cqw);
    letter-spacing: -0.03em;
  }
  /* Narrow flags, and a name on any: the words need the whole width, and the tool is woven into the cloth behind them. */
  :host([size='wide']) .many .flag {
    padding-inline: 8px;
  }
  :host([size='wide']) :is(.many .flag, .taken) > rs-symbol {
    --rs-symbol-size: 3rem !important;
    position: absolute;
    z-index: -1;
    right: 2px;
    bottom: 9px;
    opacity: 0.17;
  }
  :host([size='wide']) :is(.many .result, .who) {
    grid-column: 1 / 3;
    text-wrap: balance;
  }
  .result {
    align-self: center;
    font: 600 0.84375rem / 1.1 var(--rs-display);
    overflow-wrap: anywhere;
  }
  :host([size='wide']) .result {
    font-size: min(0.84375rem, 1.34cqw);
  }
  .warn {
    --rs-symbol-size: 0.95em;
    translate: 0 -1px;
  }
  .coins {
    position: absolute;
    z-index: 3;
    left: 50%;
    bottom: -12px;
    translate: -50% 0;
    padding: 2px 9px 2px 6px;
    background: var(--rs-card);
    border: 2px solid var(--_cloth);
    border-radius: 99px;
    color: var(--rs-ink);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    font: 700 var(--rs-size-body) / 1.1 var(--rs-display);
  }
  .who span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  :host(:not([size='wide'])) b {
    font-size: 1rem;
  }
  @media (max-width: 345px) {
    /* Above the notch a flag has more room than beside it. */
    :host(:not([size='wide'])) b {
      margin-right: -8px;
      font-size: 0.875rem;
    }
  }
  /* The coin lies below the tool, and never under the words beside it. */
  :host(:not([size='wide'])) .coined {
    grid-template-columns: 2.5rem minmax(0, 1fr);
  }
  :host(:not([size='wide'])) .coined > rs-symbol {
    translate: 0 -9px;
  }
  .seats {
    display: grid;
    place-items: center;
    --rs-ring-size: 4.6rem;
  }

  /* Phones and tablets: pennants that fly to the right. */
  :host(:not([size='wide'])) ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.6rem, 1fr));
    gap: 8px;
    padding: 0 8px;
  }
  :host(:not([size='wide'])) li {
    margin-top: 0;
  }
  :host(:not([size='wide'])) :is(.rope, .ring) {
    display: none;
  }
  :host(:not([size='wide'])) .flag {
    grid-template: auto auto / auto minmax(0, 1fr);
    align-content: center;
    gap: 2px 8px;
    height: 100%;
    min-height: 4.7rem;
    margin: 0;
    padding: 6px 17px 6px 9px;
    translate: none;
  }
  :host(:not([size='wide'])) .flag > rs-symbol {
    grid-row: 1 / 3;
  }
  :host(:not([size='wide'])) b {
    grid-column: 2;
    align-self: end;
  }
  :host(:not([size='wide'])) :is(.result, .who) {
    align-self: start;
  }
  :host(:not([size='wide'])) .flag::before {
    clip-path: polygon(0 0, 100% 0, calc(100% - 13px) 50%, 100% 100%, 0 100%);
  }
  :host(:not([size='wide'])) .flag.chosen::after {
    clip-path: polygon(
      0 0,
      100% 0,
      calc(100% - 13px) 50%,
      100% 100%,
      0 100%,
      0 0,
      4px 4px,
      4px calc(100% - 4px),
      calc(100% - 6px) calc(100% - 4px),
      calc(100% - 17px) 50%,
      calc(100% - 6px) 4px,
      4px 4px
    );
  }
  :host(:not([size='wide'])) .coins {
    left: 4px;
    bottom: 4px;
    translate: none;
    gap: 2px;
    padding: 0 5px 0 2px;
    border: 0;
    font-size: var(--rs-size-caption);
  }
  /* All seven stand above the quay at once, or beside it. */
  @media (max-height: 44rem) {
    :host([size='phone']) .flag {
      min-height: 4.2rem;
    }
  }
  :host([size='low']) ul {
    gap: 6px 8px;
  }
  :host([size='low']) .flag {
    min-height: 3.4rem;
    padding-block: 5px;
  }
  :host([size='tablet']) ul {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
