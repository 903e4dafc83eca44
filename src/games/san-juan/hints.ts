/**
 * What a sensible beginner would do: takes the role that helps it more than the others, builds what is worth more than
 * it costs, sells when prices are good. Sees one seat's view and nothing else, so it cannot know what the rules hide.
 */
import type {Rng} from '../../base/rng.ts';
import {type Choice, sampleAny} from '../../engine/choice.ts';
import {roleWorth} from './hints/roles.ts';
import {siteGain} from './hints/sites.ts';
import {townOf} from './hints/town.ts';
import {BUILDINGS, type Role, type SjAction, type SjCardView, type SjView} from './types.ts';
import {cardWorth} from './worth.ts';

/**
 * A move for the viewer of `view`, out of `choices`; between equally good ones `rng` decides.
 * @throws Error when there is no choice: nobody may be asked then
 */
export function suggest(view: SjView, choices: readonly Choice[], rng: Rng): SjAction {
  if (choices.length === 0) throw new Error('no choices');
  return planned(view, rng) ?? (sampleAny(choices, rng) as SjAction); // `choices` come from this game
}

function planned(view: SjView, rng: Rng): SjAction | null {
  const {task} = view;
  switch (view.phase) {
    case 'draft':
      return task && {type: 'draft', keep: task.proposal};
    case 'handLimit':
      return task && {type: 'discard', cards: task.proposal};
    case 'keep':
      return task && {type: task.verb === 'keep' ? 'keep' : 'discard', cards: task.proposal};
    case 'chapel':
      return tuck(view);
    case 'pick':
      return pickRole(view, rng);
    case 'builder':
      return raise(view);
    case 'producer':
      return task && (task.proposal.length > 0 ? {type: 'produce', places: task.proposal} : {type: 'pass'});
    case 'trader':
      return task && (task.proposal.length > 0 ? {type: 'sell', places: task.proposal} : {type: 'pass'});
    case 'councillor':
      return {type: 'consult'};
    case 'goldMine':
      return {type: 'mine'};
    case 'take':
      return take(view);
    default:
      return null;
  }
}

/** A card is worth a point under the chapel once the hand is full enough. */
function tuck({task, hand, viewer, players}: SjView): SjAction {
  const card = task?.proposal[0];
  const spare = hand.length >= 4 || players.some(({city}) => city.length >= 10);
  return card !== undefined && spare && viewer !== null ? {type: 'tuck', card} : {type: 'pass'};
}

function pickRole(view: SjView, rng: Rng): SjAction | null {
  let best: Role[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const {role, takenBy} of view.roles) {
    if (takenBy !== null) continue;
    const worth = roleWorth(view, role);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(role);
  }
  const role = best[rng.below(Math.max(1, best.length))];
  if (!role) return null;
  return view.libraryOffered ? {type: 'takeRole', role, useLibrary: true} : {type: 'takeRole', role};
}

/** The building whose worth exceeds its price most; near the end points are all that counts. */
function raise(view: SjView): SjAction {
  let best: SjAction = {type: 'pass'};
  let most = 0;
  for (const card of view.hand)
    for (const site of card.sites) {
      if (!site.proposal) continue;
      const worth = siteGain(view, card, site);
      if (worth <= most) continue;
      most = worth;
      best = {
        type: 'build',
        card: card.handle,
        face: card.face,
        ...(site.over === null ? {} : {over: site.over}),
        pay: site.proposal.pay,
        goods: site.proposal.goods,
      };
    }
  return best;
}

function take(view: SjView): SjAction {
  const town = townOf(view.players[view.viewer!]!);
  let best = view.mine[0]!;
  const worth = (card: SjCardView) => cardWorth(town, BUILDINGS.indexOf(card.building), 1);
  for (const card of view.mine) if (worth(card) > worth(best)) best = card;
  return {type: 'take', card: best.handle};
}
