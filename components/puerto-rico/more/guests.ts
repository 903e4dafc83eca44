/**
 * Guests that may move (PR-D-GUEST): in a window they are the question; beside another decision they wait behind one
 * quiet button and take the quay only while it is open.
 */
import {html, type TemplateResult} from 'lit';
import type {PrGuestMove} from '../../../src/games/puerto-rico/expansions/types.ts';
import {BUILDINGS, type PrAction} from '../../../src/games/puerto-rico/types.ts';
import {passButton, type Question} from '../../board/question.ts';
import {chosen, type MoreScreens, type PrModel, show} from '../model.ts';
import './chips.ts';
import type {Chip} from './chips.ts';

type Moved = Extract<PrAction, {type: 'moveGuest'}>;

const isBuilding = (place: string): boolean => (BUILDINGS as readonly string[]).includes(place);

function chipOf(model: PrModel, move: PrGuestMove, kinds: number): Chip {
  const {more} = model.text;
  const {short, long} = more.buttons.moveGuest(move);
  const action: Moved = {type: 'moveGuest', piece: move.piece, to: move.to};
  return {
    action,
    symbol: move.to,
    name: short,
    ...(kinds > 1 && {note: more.pieces[move.piece]}),
    said: long,
    help: `${isBuilding(move.to) ? 'building' : 'tile'}:${move.to}`,
  };
}

function tray(model: PrModel): TemplateResult {
  const moves = model.view.more?.guestMoves ?? [];
  const kinds = new Set(moves.map(({piece}) => piece)).size;
  return html`<rs-pr-chips .model=${model} .chips=${moves.map(move => chipOf(model, move, kinds))}></rs-pr-chips>`;
}

/** The window itself: a question of its own. */
export function guestQuestion(model: PrModel, {words}: MoreScreens): Question<PrAction> {
  const {ask, buttons} = model.text.more;
  const picked = chosen(model);
  const ready = picked?.type === 'moveGuest' ? picked : null;
  return {
    ...ask.guest,
    cards: tray(model),
    secondary: [
      passButton(model, {type: 'guestsStay'}, buttons.guestsStay),
      passButton(model, {type: 'pass'}, buttons.pass.guest),
    ],
    ready,
    label: words.moveGuest,
    notReady: words.pickFirst.guest,
  };
}

/** The question with a way to the guests; with their moves in place of its own cards while they are open. */
export function withGuests(
  model: PrModel,
  {words}: MoreScreens,
  base: Question<PrAction>,
): Question<PrAction> {
  const moves = model.view.more?.guestMoves ?? [];
  if (moves.length === 0) return base;
  const toggle = (guests: boolean) => (event: Event) => show(event.currentTarget!, {guests});
  if (!model.guests) {
    const {workers = 0, nobles = 0} = model.view.players[model.view.viewer ?? -1]?.more?.guests ?? {};
    const open = html`<rs-button slot="actions" data-guests aria-expanded="false" @click=${toggle(true)}
      ><rs-symbol slot="before" name="guest" style="--rs-symbol-size:1.4rem"></rs-symbol>${words.guests(workers + nobles)}</rs-button
    >`;
    return {...base, secondary: [open, ...(base.secondary ?? [])]};
  }
  const picked = chosen(model);
  const ready = picked?.type === 'moveGuest' ? picked : null;
  return {
    ...model.text.more.ask.guest,
    cards: tray(model),
    secondary: [
      html`<rs-button slot="actions" data-guests aria-expanded="true" @click=${toggle(false)}>${words.backFromGuests}</rs-button>`,
    ],
    ready,
    label: words.moveGuest,
    notReady: words.pickFirst.guest,
  };
}
