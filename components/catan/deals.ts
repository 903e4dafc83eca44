/** The quay while the sheet of trade is open: what would be offered, or an answer that can be taken. */

import {html, nothing} from 'lit';
import {sum} from '../../src/base/sum.ts';
import type {CatAction} from '../../src/games/catan/types.ts';
import {isOffered} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {nameOf} from '../board/seats.ts';
import {type Asked, button, type Drawn, leave} from './asked.ts';
import {takeable} from './closing.ts';
import {NONE} from './draft.ts';
import {type CatModel, prepare, readyOf} from './model.ts';
import {lastOffer, objectToTerms, termsAction} from './trade-terms.ts';

/** An acceptance or proposal that can be taken in the own turn, else what lies on the sheet. */
export const dealing = (model: CatModel): Asked =>
  (model.view.viewer === model.view.active ? picking(model) : null) ?? trading(model);

/** The acceptance or proposal that is chosen; a single one needs no choosing. */
function picking(model: CatModel): Asked | null {
  const {words, view, text, draft} = model;
  const picked = readyOf(model);
  const items = takeable(model);
  const chosen =
    picked?.type === 'confirm' ? picked : draft.picked === null && items.length === 1 ? items[0]! : null;
  if (chosen?.type !== 'confirm' || (draft.picked === null && changedSince(model))) return null;
  const proposal = view.proposals.find(({n}) => n === chosen.item);
  const [give, want] = proposal
    ? [proposal.want, proposal.give]
    : [view.offer?.give ?? NONE, view.offer?.want ?? NONE];
  return {
    ...words.ask.confirm(nameOf(model)(chosen.with), text.cards(give), text.cards(want)),
    secondary: [leave(model), withdrawal(model)],
    ready: chosen,
    label: words.buttons.trade,
    notReady: words.buttons.trade,
    key: 'a',
  };
}

/** Something else than the open offer lies on the sheet: it is what the primary button sends. */
function changedSince({draft, view}: CatModel): boolean {
  const open = view.offer ? `${view.offer.give}/${view.offer.want}` : `${NONE}/${NONE}`;
  return `${draft.give}/${draft.want}` !== open && sum(draft.give) + sum(draft.want) > 0;
}

function trading(model: CatModel): Asked {
  const {words, view, draft} = model;
  const own = view.viewer === view.active;
  const same = own && view.offer !== null && !changedSince(model);
  const terms = same ? null : termsAction(model);
  const refused = objectToTerms(model);
  const nothingYet = sum(draft.give) + sum(draft.want) === 0;
  return {
    question: same ? words.ask.offered : own ? words.ask.trade.question : words.ask.proposal,
    sub: same ? words.ask.answersCome : nothingYet || !refused ? freely(model) : refused,
    secondary: [
      leave(model),
      own ? withdrawal(model) : nothing,
      nothingYet && !view.offer ? repeat(model) : nothing,
    ],
    ready: terms,
    label: own ? words.buttons.offer : words.buttons.propose,
    // What is out already cannot be offered again.
    notReady: same ? '' : own ? words.buttons.offer : words.buttons.propose,
  };
}

/** How the sheet is used, or how often it still can be where that is little. */
const freely = ({view, words}: CatModel): string =>
  view.sayingsLeft === null ? words.ask.trade.sub : words.why.sayingsLeft(view.sayingsLeft);

function withdrawal({view, table, words}: CatModel): Drawn {
  const action: CatAction | null = view.offer ? {type: 'withdraw', item: view.offer.n} : null;
  return action && isOffered(table.choices, {...action})
    ? html`<rs-button slot="actions" data-withdraw @click=${onTap({pick: 'send', action})}>${words.buttons.withdraw}</rs-button>`
    : nothing;
}

/** The terms of the last own offer, laid on the sheet again. */
function repeat(model: CatModel): Drawn {
  const last = lastOffer(model);
  return last
    ? button(model, model.words.buttons.again, event => prepare(event.currentTarget!, last), 'g')
    : nothing;
}
