import {html, nothing, type TemplateResult} from 'lit';
import type {Action} from '../../src/engine/game.ts';
import {type BoardModel, isPicked} from './model.ts';
import {choose} from './pick.ts';

interface ChoiceLook {
  /** Classes of the button; `chosen` is added while it is selected. */
  readonly look?: string;
  /** The thing that a long press explains. */
  readonly help?: string;
  /** Spoken in place of what it shows. */
  readonly label?: string;
  /** False for a second button of one action, which a digit key would count twice. */
  readonly counted?: boolean;
}

/** The one button for whatever can be chosen on a board: the first tap selects its action, the second confirms it. */
export function choice<A extends Action>(
  model: BoardModel,
  action: A,
  inside: unknown,
  {look = '', help, label, counted = true}: ChoiceLook = {},
): TemplateResult {
  const picked = isPicked(model, action);
  return html`<button
    type="button"
    class="${look} ${picked ? 'chosen' : ''}"
    ?data-choice=${counted}
    data-help=${help ?? nothing}
    aria-pressed=${picked}
    aria-label=${label ?? nothing}
    @click=${(event: Event) => choose(event, action)}
  >
    ${inside}
  </button>`;
}
