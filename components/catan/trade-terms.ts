/** What the drafted trade would be: whom it could be made with, and why not. */
import {sum} from '../../src/base/sum.ts';
import {bundleOf, isHole} from '../../src/engine/choice.ts';
import {fits} from '../../src/engine/holes.ts';
import {type CatAction, type CatEvent, RESOURCES} from '../../src/games/catan/types.ts';
import type {CatDraft} from './draft.ts';
import type {CatModel} from './model.ts';

/** The offer (in the own turn) or proposal (in another's) that the draft stands for; null where it is none. */
export function termsAction(model: CatModel): CatAction | null {
  const {table, draft, view} = model;
  const own = view.viewer === view.active;
  const choice = table.choices.find(({type}) => type === (own ? 'offer' : 'propose'));
  const hole = choice?.terms;
  if (!choice || !isHole(hole) || hole.hole !== 'bundle') return null;
  const terms = bundleOf(hole, draft.give, draft.want);
  if (!fits(hole, terms)) return null;
  const to = view.players.filter(({seat, cards}) => seat !== view.viewer && cards > 0).map(({seat}) => seat);
  if (own && to.length === 0) return null;
  // Made to fit the hole that the game offered.
  return (own ? {type: 'offer', to, terms} : {type: 'propose', terms}) as unknown as CatAction;
}

/** The trade with the bank that the draft stands for: the rate's number of one kind for one of another. */
export function bankAction(model: CatModel): CatAction | null {
  const {draft, view, table} = model;
  const from = draft.give.findIndex(count => count > 0);
  const to = draft.want.findIndex(count => count > 0);
  if (from < 0 || to < 0 || sum(draft.want) !== 1 || sum(draft.give) !== draft.give[from]) return null;
  if (draft.give[from] !== 1 && draft.give[from] !== view.rates[from]) return null;
  const wanted = {type: 'bankTrade', give: RESOURCES[from]!, take: RESOURCES[to]!} as const;
  const choice = table.choices.find(({type, give}) => type === 'bankTrade' && give === wanted.give);
  if (!choice || !isHole(choice.take) || !fits(choice.take, wanted.take)) return null;
  // `show` is as the game offered it.
  return {...wanted, ...(choice.show === undefined ? {} : {show: choice.show})} as unknown as CatAction;
}

/** What keeps the bank from the drafted trade, in words; empty where nothing was drafted. */
export function bankLack(model: CatModel): string {
  const {draft, view, words, text, table} = model;
  const from = draft.give.findIndex(count => count > 0);
  const to = draft.want.findIndex(count => count > 0);
  if (!table.choices.some(({type}) => type === 'bankTrade')) return words.why.bankShort;
  if (from < 0 || to < 0) return '';
  if (sum(draft.give) !== draft.give[from] || sum(draft.want) > 1) return words.why.oneKind;
  const held = view.hand?.[from] ?? 0;
  if (held < view.rates[from]!)
    return words.why.bankNeeds(text.cards(RESOURCES.map((_, i) => (i === from ? view.rates[from]! : 0))));
  if (view.bank[to] === 0) return words.why.bankEmpty;
  return draft.give[from]! > 1 ? words.why.oneKind : '';
}

/** Why the drafted terms cannot be sent, in words; empty when they can. */
export function objectToTerms(model: CatModel): string {
  const {draft, view, words, text, table} = model;
  if (termsAction(model)) return '';
  if (view.sayingsLeft === 0) return words.why.sayingsLeft(0);
  const own = view.viewer === view.active;
  const choice = table.choices.find(({type}) => type === (own ? 'offer' : 'propose'));
  const hole = choice?.terms;
  if (!choice || !isHole(hole) || hole.hole !== 'bundle') return words.why.noTerms;
  if (sum(draft.give) === 0) return words.why.noGive;
  if (sum(draft.want) === 0) return words.why.noWant;
  const beyond = draft.want.findIndex((count, kind) => count > hole.want[kind]!);
  if (beyond >= 0) return words.why.tooMuch(text.resources[RESOURCES[beyond]!]);
  const nobody = view.players.every(({seat, cards}) => seat === view.viewer || cards === 0);
  return nobody ? words.why.emptyHands : words.why.noTerms;
}

/** What the viewer last offered in this game and still could pay, as a draft. */
export function lastOffer({table, view}: CatModel): Partial<CatDraft> | null {
  // Every event of a table is one of its own game.
  for (const item of table.log.toReversed())
    for (const event of item.undone ? [] : (item.events as readonly CatEvent[])) {
      if (event.type !== 'offered' || event.seat !== view.viewer) continue;
      const {give, want} = event;
      return give.every((count, i) => count <= (view.hand?.[i] ?? 0)) ? {give, want} : null;
    }
  return null;
}
