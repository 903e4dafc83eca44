/** What the expansions ask: a card for each action that is offered, for decisions that have no screen of their own. */
import {html} from 'lit';
import {expand} from '../../src/engine/choice.ts';
import type {MoreAction, MorePhase} from '../../src/games/puerto-rico/expansions/types.ts';
import type {PrAction} from '../../src/games/puerto-rico/types.ts';
import {choice} from '../board/choice.ts';
import {passButton, type Question} from '../board/question.ts';
import {chosen, type PrModel} from './model.ts';

/** More cards than anybody reads; what is beyond them waits for a screen of its own. */
const MOST_CARDS = 60;

function offered(model: PrModel): PrAction[] {
  const actions: PrAction[] = [];
  for (const each of model.table.choices) {
    // Choices of this game, so their fillings are its actions.
    for (const action of expand(each) as Iterable<PrAction>) {
      if (actions.length === MOST_CARDS) return actions;
      if (action.type !== 'pass') actions.push(action);
    }
  }
  return actions;
}

function label(model: PrModel, action: PrAction): string {
  const {buttons} = model.text.more;
  const more = action as MoreAction;
  switch (more.type) {
    case 'draft':
      return buttons.draft(more.building).long;
    case 'moveGuest':
      return buttons.moveGuest(more).long;
    case 'guestsStay':
      return buttons.guestsStay.long;
    case 'layTile':
      return buttons.layTile(more.asForest).long;
    case 'supply':
      return more.goods.map(good => model.text.goods[good]).join(', ');
    case 'takePiece':
      return buttons.takePiece(more.piece).long;
    case 'discardTile':
      return buttons.discardTile(more.tile, more.from).long;
    case 'placeNobles':
      return more.nobles.join(' ');
    case 'piracy': {
      const ship = model.view.ships[more.ship];
      return ship?.good ? buttons.piracy(ship.good, ship.load, more.keep).long : '';
    }
    case 'plunder':
      return buttons.plunder(model.view.house.length).long;
    case 'raid':
      return buttons.raid(more.slots.reduce((sum, count) => sum + count, 0)).long;
    case 'capture': {
      const card = model.view.roles.find(({role}) => role === more.role);
      return buttons.capture(more.role, card?.doubloons ?? 0).long;
    }
    default:
      return action.type === 'settle'
        ? model.text.buttons.settle(action.tile).long +
            (action.asForest ? ` – ${model.text.more.asForest.label}` : '')
        : action.type;
  }
}

export function moreQuestion(model: PrModel, phase: MorePhase): Question<PrAction> {
  const {pass} = model.text.more.buttons;
  const ready = chosen(model);
  return {
    ...model.text.more.ask[phase],
    cards: html`<div class="choices">
      ${offered(model).map(action => choice(model, action, label(model, action), {look: 'choice'}))}
    </div>`,
    secondary: phase in pass ? [passButton(model, {type: 'pass'}, pass[phase as keyof typeof pass])] : [],
    ready,
    label: ready ? label(model, ready) : '',
    notReady: model.text.more.ask[phase].question,
  };
}
