/** Looks of the generic choices: lists of buttons, steppers. */
import {css} from 'lit';

export const choicesSheet = css`
  :host {
    display: grid;
    gap: var(--rs-space-3);
    color: var(--rs-ink);
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 var(--rs-space-1);
    font: 700 var(--rs-size-label) / 1.2 var(--rs-display);
  }
  .list {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rs-space-2);
    padding: 4px;
  }
  /* What is asked may be long; the confirmation below it never leaves the screen. */
  .parts {
    display: grid;
    gap: var(--rs-space-3);
    max-height: 46dvh;
    overflow: auto;
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: var(--rs-touch);
    padding: 6px 14px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-card);
    font: 700 var(--rs-size-number) / 1.15 var(--rs-display);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--rs-ink);
    color: var(--rs-sand);
  }
  label:has(:disabled) {
    opacity: 0.55;
    cursor: default;
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--rs-ink);
    outline-offset: 2px;
  }
  input:is([type='radio'], [type='checkbox']) {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .stepper {
    display: flex;
    align-items: center;
    gap: var(--rs-space-1);
    padding: 4px 4px 4px 14px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-card);
  }
  output {
    min-width: 2ch;
    text-align: center;
    font: 800 var(--rs-size-key) / 1 var(--rs-display);
  }
  rs-field {
    max-width: 22em;
    margin-bottom: var(--rs-space-2);
  }
  .confirm {
    justify-self: end;
    min-width: min(100%, 220px);
  }
`;
