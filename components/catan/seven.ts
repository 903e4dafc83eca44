/** A seven: everybody with more than seven cards chooses half of them at the same time. */

import {html, nothing, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {type CatAction, RESOURCES} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {isOffered} from '../board/offers.ts';
import {nameOf} from '../board/seats.ts';
import {type Asked, button} from './asked.ts';
import {changed} from './counts.ts';
import {type CatModel, prepare} from './model.ts';

export function discarding(model: CatModel): Asked {
  const {view, words, draft} = model;
  const chosen = sum(draft.give);
  const action = discardOf(model, draft.give);
  const ready = chosen === view.discard && isOffered(model.table.choices, {...action});
  const others = view.discarding.filter(seat => seat !== view.viewer).map(nameOf(model));
  return {
    question: words.ask.discard(view.discard),
    sub: chosen === view.discard ? words.ask.opened(others) : words.ask.tapDiscards,
    cards: slots(model),
    secondary: [proposal(model)],
    ready: ready ? action : null,
    label: words.buttons.discard(view.discard),
    notReady: words.ask.toGo(view.discard - chosen),
  };
}

/** Fills what is still open with what would be missed least; the person may change it. */
function proposal(model: CatModel): TemplateResult | typeof nothing {
  const {view, words} = model;
  const proposed = view.proposedDiscard;
  if (!proposed) return nothing;
  const give = RESOURCES.map(
    (kind, i) =>
      proposed.cards[i]! +
      view.concealed.filter(card => card.kind === kind && proposed.hidden.includes(card.handle)).length,
  );
  return html`${button(model, words.buttons.proposal, event => prepare(event.currentTarget!, {give}), 's')}`;
}

/** A place for each card that goes: a tap on a full one takes it back. */
function slots(model: CatModel): TemplateResult {
  const {draft, view, words, text} = model;
  const cards = RESOURCES.flatMap((kind, i) => Array.from({length: draft.give[i]!}, () => ({kind, i})));
  return html`<ol class="slots l-grid l-gap-5 ${view.discard > 6 ? 'many' : ''}">
    ${Array.from({length: view.discard}, (_, n) => {
      const card = cards[n];
      return html`<li>
        ${
          card
            ? html`<button
                type="button"
                class="slot chosen l-centre"
                aria-label="${words.takeBack}: ${text.resources[card.kind]}"
                @click=${(event: Event) => prepare(event.currentTarget!, {give: changed(draft.give, card.i, -1)})}
              >
                ${symbol(`cat-${card.kind}`, 28)}
              </button>`
            : html`<span class="slot free l-centre"></span>`
        }
      </li>`;
    })}
  </ol>`;
}

/** The discard that counts by kind stand for: open cards first. */
function discardOf({view}: CatModel, counts: readonly number[]): CatAction {
  const closed = RESOURCES.map(kind =>
    view.concealed.filter(card => card.kind === kind).map(({handle}) => handle),
  );
  const open = (view.hand ?? []).map((count, kind) => count - closed[kind]!.length);
  const cards = counts.map((count, kind) => Math.min(count, open[kind]!));
  const chosen = new Set(closed.flatMap((handles, kind) => handles.slice(0, counts[kind]! - cards[kind]!)));
  const hidden = view.concealed.map(({handle}) => handle).filter(handle => chosen.has(handle));
  return {type: 'discard', cards, hidden};
}
