/**
 * On a phone: the own buildings come in sight as soon as a card is chosen that a crane can set on one of them. The hand
 * folds to slivers below them, still to be pressed.
 */
import {html, nothing} from 'lit';
import {symbol} from '../board/bits.ts';
import {building, leavesHand} from './build.ts';
import {asked, prepare, type SjModel} from './model.ts';

export function covers(model: SjModel): boolean {
  if (!leavesHand(model) || asked(model) !== 'builder') return false;
  return (
    building(model)
      ?.card.sites.slice(1)
      .some(({refusal}) => !refusal) ?? false
  );
}

/** What the buildings below it are for, and the way back to the hand. */
export const coverHead = (model: SjModel) =>
  covers(model)
    ? html`<div class="covering full">
        <h2>${model.words.freePlotOrOver}</h2>
        <button type="button" @click=${(event: Event) => prepare(event.currentTarget!, {build: null})}>
          ${symbol('back', 14)}${model.words.yourHand}
        </button>
      </div>`
    : nothing;
