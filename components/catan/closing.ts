/** What others answered to the own offer, and the question that closes the trade. */
import {html} from 'lit';
import type {CatAction} from '../../src/games/catan/types.ts';
import {complete} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {nameOf} from '../board/seats.ts';
import {type Asked, button} from './asked.ts';
import {type CatModel, prepare} from './model.ts';

/** Acceptances and proposals that can be taken now, with what has to be shown for them. */
export function takeable({view, table}: CatModel): readonly CatAction[] {
  if (view.viewer !== view.active) return [];
  return view.players.flatMap(({seat, answer}) => {
    const proposal = view.proposals.find(each => each.seat === seat);
    const item = proposal?.n ?? (answer === 'accept' && view.offer ? view.offer.n : null);
    const action =
      item === null ? null : complete<CatAction>(table.choices, {type: 'confirm', with: seat, item});
    return action ? [action] : [];
  });
}

/** The end of the turn steps back while an answer waits: a hasty tap on it would lose the trade. Null where none does. */
export function closing(model: CatModel): Asked | null {
  const {view, words, text} = model;
  const items = takeable(model).flatMap(action => {
    const player = action.type === 'confirm' ? view.players[action.with] : null;
    return player?.answer === 'accept' || player?.answer === 'counter' ? [{action, player}] : [];
  });
  const [first] = items;
  if (!first || !view.offer) return null;
  const name = nameOf(model);
  const end = button(model, words.buttons.endTurn, onTap({pick: 'send', action: {type: 'endTurn'}}), 'e');
  if (items.length === 1 && first.player.answer === 'accept')
    return {
      ...words.ask.confirm(name(first.player.seat), text.cards(view.offer.give), text.cards(view.offer.want)),
      secondary: [end],
      ready: first.action,
      label: words.buttons.trade,
      notReady: '',
      key: 'a',
    };
  const open = (event: Event) => prepare(event.currentTarget!, {trading: true});
  return {
    question: words.ask.withWhom,
    sub: words.ask.offerOut(
      items.map(({player}) => name(player.seat)),
      [],
    ),
    secondary: [
      end,
      html`<rs-button slot="actions" data-primary data-key="a" variant="primary" ?busy=${!model.deciding} @click=${open}
        >${words.buttons.choose}</rs-button
      >`,
    ],
    ready: null,
    label: '',
    notReady: '',
  };
}
