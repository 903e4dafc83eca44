/** What the quay asks in each decision, with its shelf and buttons. Offers nothing that the choices do not. */

import {html, nothing} from 'lit';
import type {CatAction} from '../../src/games/catan/types.ts';
import {actionsOf} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {type QuayContent, quayContent} from '../board/question.ts';
import {nameOf} from '../board/seats.ts';
import {answering} from './answering.ts';
import {type Asked, type Drawn, leave} from './asked.ts';
import {closing} from './closing.ts';
import {cardShelf, playCard} from './development.ts';
import {foundsSecond} from './founding.ts';
import type * as Lazy from './lazy.ts';
import {type CatModel, readyOf} from './model.ts';
import {moveRobber} from './robbing.ts';
import {discarding} from './seven.ts';
import {stepper} from './stepper.ts';
import {buildShelf, buildTiles} from './tiles.ts';

/** @param lazy what opens with a tap, once it has come */
export function catQuay(model: CatModel, now: number, lazy: typeof Lazy | null): QuayContent<CatAction> {
  const {view, words, table, staged} = model;
  const waits = {
    gameOver: words.gameOver,
    waiting: words.waiting[view.phase],
    chance: words.chance,
  };
  const content = quayContent<CatAction>(model, now, waits, () => ask(model, lazy));
  // Whoever waits looks at what things cost, and what is missing.
  const idle =
    table.choices.length === 0 && table.result === null && table.shownAt === null && staged === null;
  return idle && view.builds.length > 0 ? {...content, cards: buildShelf(model)} : content;
}

function ask(model: CatModel, lazy: typeof Lazy | null): Asked {
  const {view, draft} = model;
  if (view.discard > 0) return discarding(model);
  const dealing = () => lazy?.dealing(model) ?? unopened(model);
  if (view.viewer !== view.active) return draft.trading ? dealing() : answering(model);
  if (draft.card !== null) return playCard(model, draft.card);
  switch (view.phase) {
    case 'foundSettlement':
    case 'foundRoad':
    case 'freeRoad':
      return place(model, view.phase);
    case 'preRoll':
      return preRoll(model);
    case 'robber':
      return moveRobber(model);
    default:
      return draft.trading ? dealing() : turn(model);
  }
}

/** The sheet of trade is on its way. */
const unopened = (model: CatModel): Asked => ({
  ...model.words.ask.trade,
  secondary: [leave(model)],
  ready: null,
  label: '',
  notReady: '',
});

function place(model: CatModel, phase: 'foundSettlement' | 'foundRoad' | 'freeRoad'): Asked {
  const {words, view} = model;
  return {
    ...words.ask[foundsSecond(view) ? 'foundSecond' : phase],
    cards: stepper(model),
    ready: readyOf(model),
    label: words.buttons[phase],
    notReady: words.buttons.choose,
  };
}

/** A question without its answer. */
type Unready = Omit<Asked, 'ready' | 'label'>;

/** Whoever can win is offered that first; what would go on stands beside it. */
function orWin(model: CatModel, {key, ...asked}: Asked): Asked {
  const [wins] = actionsOf<CatAction, 'declareVictory'>(model.table.choices, 'declareVictory');
  if (!wins) return key ? {...asked, key} : asked;
  const {ready, label} = asked;
  const goesOn: Drawn = ready
    ? html`<rs-button slot="actions" data-key=${key ?? nothing} ?busy=${!model.deciding} @click=${onTap({pick: 'send', action: ready})}
        >${label}</rs-button
      >`
    : nothing;
  return {
    ...asked,
    // On a phone on its side two long buttons take the room of everything else.
    cards: model.size === 'low' ? nothing : (asked.cards ?? nothing),
    secondary: [goesOn],
    ready: wins,
    label: html`<span data-victory>${model.words.buttons.victory}</span>`,
  };
}

function preRoll(model: CatModel): Asked {
  const {words, view, draft} = model;
  const picked = readyOf(model);
  const playable = view.cards.some(({card, refusal}) => card !== 'victory-point' && !refusal);
  const asked: Unready = {
    ...(draft.picked ? words.ask.playFirst : words.ask.preRoll(playable)),
    // Nothing is built before the roll: beside the coach the island needs the height more.
    cards: playable ? cardShelf(model) : model.coached ? nothing : buildShelf(model),
    notReady: words.buttons.roll,
  };
  return picked
    ? {...asked, secondary: [leave(model)], ready: picked, label: words.buttons.play}
    : orWin(model, {...asked, ready: {type: 'roll'}, label: words.buttons.roll, key: 'r'});
}

/** What has become of the own offer, where one is out: the sheet with the answers is shut. */
function outcome(model: CatModel): string {
  const {view, words} = model;
  if (!view.offer) return '';
  const name = nameOf(model);
  const who = (...answers: readonly string[]) =>
    view.players
      .filter(({answer}) => answer !== null && answers.includes(answer))
      .map(({seat}) => name(seat));
  return words.ask.offerOut(who('accept', 'counter'), who('none'));
}

/** Trade or build: what can be built or played now, or where the piece in hand may go. */
function turn(model: CatModel): Asked {
  const {words, view, draft, text} = model;
  const own = view.players[view.viewer!]!;
  const picked = readyOf(model);
  if (draft.tool)
    return {
      ...words.ask.place(draft.tool),
      cards: model.size === 'wide' ? html`${buildTiles(model)}${stepper(model)}` : stepper(model),
      secondary: [leave(model)],
      ready: picked,
      label: words.buttons.builds[draft.tool],
      notReady: words.buttons.choose,
    };
  const seven = own.sevenCosts > 0 ? words.ask.sevenCosts(own.cards, own.sevenCosts) : '';
  const closes =
    picked || actionsOf(model.table.choices, 'declareVictory').length > 0 ? null : closing(model);
  if (closes) return {...closes, cards: model.cards ? cardShelf(model) : buildShelf(model)};
  // On a phone on its side the hand needs the height more than what goes without saying.
  const low = model.size === 'low' && view.phase !== 'build';
  const prompt = view.phase === 'build' ? words.ask.build : words.ask.main;
  const bought = picked?.type === 'buyCard';
  const asked: Unready = {
    question: bought ? words.ask.buy.question : picked ? words.ask.playFirst.question : prompt.question,
    sub: bought
      ? words.ask.buy.sub
      : picked
        ? text.development[picked.type === 'knight' ? 'knight' : 'road-building'].help
        : seven || outcome(model) || (low ? '' : prompt.sub),
    cards: model.cards ? cardShelf(model) : buildShelf(model),
    notReady: words.buttons.endTurn,
  };
  return picked
    ? {
        ...asked,
        secondary: [leave(model)],
        ready: picked,
        label: bought ? words.buttons.buy : words.buttons.play,
      }
    : orWin(model, {...asked, ready: {type: 'endTurn'}, label: words.buttons.endTurn, key: 'e'});
}
