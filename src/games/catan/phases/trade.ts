/** Domestic trade (CAT-TRD): one open offer of the active player, one proposal of each opponent. */
import type {Faces} from '../../../engine/ask.ts';
import {type Bundle, bundle, type Choice, type SomeOf, someOf} from '../../../engine/choice.ts';
import {NOBODY} from '../../../engine/kit/flow.ts';
import {PILE} from '../data.ts';
import {cover, objectToShow, type Purse, publiclyShort, purseOf} from '../hand.ts';
import {type Objection, objection} from '../refusals.ts';
import {
  ACCEPTED,
  type CatState,
  COUNTERED,
  DECLINED,
  handSize,
  NO_ANSWER,
  OTHERS,
  othersOf,
  type Player,
  sum,
} from '../state.ts';
import {RESOURCES, type Terms} from '../types.ts';
import type {Move} from './move.ts';
import {mayStillSpeak} from './sayings.ts';

/** CAT-TRD-6: every open item is off the table. */
export function lapse(state: CatState): void {
  const {answers, proposals} = state;
  state.offer = null;
  for (let seat = 0; seat < answers.length; seat++) {
    answers[seat] = NO_ANSWER;
    proposals[seat] = null;
  }
}

/** More of a kind than neither lies in the bank nor openly before oneself cannot be wanted. */
function wantable({bank}: CatState, {hand}: Player): number[] {
  const most = [0, 0, 0, 0, 0];
  for (let kind = 0; kind < most.length; kind++) most[kind] = PILE - bank[kind]! - hand[kind]!;
  return most;
}

const BOTH_SIDES = [1, 1] as const;

function termsHole(state: CatState, seat: number, {all, closed}: Purse): Bundle | null {
  const player = state.players[seat]!;
  const want = wantable(state, player);
  // Two different kinds, one for each side.
  let given = 0;
  let wanted = 0;
  for (let kind = 0; kind < want.length; kind++) {
    if (all[kind]! > 0) given |= 1 << kind;
    if (want[kind]! > 0) wanted |= 1 << kind;
  }
  const same = given === wanted && (given & (given - 1)) === 0;
  if (given === 0 || wanted === 0 || same) return null;
  return bundle(all.slice(), want, BOTH_SIDES, player.hidden.length > 0 ? closed : undefined);
}

/** CAT-TRD-1, CAT-TRD-3. */
function objectToTerms(state: CatState, seat: number, {give, want, show}: Terms): Objection | null {
  if (sum(give) === 0 || sum(want) === 0) return objection('cat/no-gifts', 'CAT-TRD-3');
  const both = give.findIndex((count, kind) => count > 0 && want[kind]! > 0);
  if (both >= 0) return objection('cat/same-kind', 'CAT-TRD-3', {kind: RESOURCES[both]!});
  const player = state.players[seat]!;
  const most = wantable(state, player);
  const beyond = want.findIndex((count, kind) => count > most[kind]!);
  if (beyond >= 0) return objection('cat/wants-too-much', 'CAT-TRD-1', {kind: RESOURCES[beyond]!});
  return objectToShow(player, give, show, 'CAT-TRD-4');
}

// ——— the active player ———

/** One or more of the others, by number of seats and seat. */
const ADDRESSEES: readonly (readonly SomeOf[])[] = OTHERS.map(seats =>
  seats.map(others => someOf(others, 1, others.length)),
);

export function offerChoices(state: CatState, seat: number, purse: Purse, into: Choice[]): void {
  const terms = termsHole(state, seat, purse);
  const others = othersOf(state, seat);
  if (terms && mayStillSpeak(state, seat))
    into.push({type: 'offer', to: ADDRESSEES[state.players.length]![seat]!, terms});
  const {offer, proposals, answers} = state;
  if (offer) into.push({type: 'withdraw', item: offer.n});
  for (let i = 0; i < others.length; i++) {
    const other = others[i]!;
    if (offer && answers[other] === ACCEPTED)
      confirmChoice(state, seat, other, offer.n, offer.give, purse, into);
    const proposal = proposals[other];
    if (proposal) confirmChoice(state, seat, other, proposal.n, proposal.want, purse, into);
  }
}

/** With what has to be shown; what plainly cannot be paid any more falls through (CAT-TRD-5). */
function confirmChoice(
  state: CatState,
  seat: number,
  other: number,
  item: number,
  cost: readonly number[],
  purse: Purse,
  into: Choice[],
): void {
  const show = cover(purse, cost);
  if (show && show.length > 0) into.push({type: 'confirm', with: other, item, show: [...show]});
  else if (show || publiclyShort(state.players[seat]!, cost)) into.push({type: 'confirm', with: other, item});
}

export const offer: Move<'offer'> = {
  check(state, seat, {to, terms}) {
    const fits = to.every(
      (other, i) => other !== seat && other < state.players.length && (i === 0 || other > to[i - 1]!),
    );
    if (!fits || to.length === 0) return objection('cat/bad-addressees', 'CAT-TRD-4');
    return objectToTerms(state, seat, terms);
  },
  play(state, seat, {to, terms: {give, want}}, events) {
    dropAnswers(state);
    state.offer = {n: ++state.items, to, give, want};
    events?.push({type: 'offered', seat, to, give, want});
    // CAT-DEC-7: whoever has no cards cannot accept.
    for (const other of to) {
      if (handSize(state.players[other]!) > 0) continue;
      state.answers[other] = DECLINED;
      events?.push({type: 'declined', seat, by: other});
    }
  },
};

/** Answers go with their offer, counter-offers among them (CAT-TRD-4). */
function dropAnswers(state: CatState): void {
  const {answers, proposals} = state;
  for (let seat = 0; seat < answers.length; seat++) {
    answers[seat] = NO_ANSWER;
    if (proposals[seat]?.counter) proposals[seat] = null;
  }
}

/** What `confirm` would exchange: as the active player gives and gets it. Null when there is no such item. */
function itemOf({offer, answers, proposals}: CatState, other: number, n: number) {
  if (offer?.n === n) return {give: offer.give, want: offer.want, accepted: answers[other] === ACCEPTED};
  const proposal = proposals[other];
  return proposal?.n === n ? {give: proposal.want, want: proposal.give, accepted: true} : null;
}

export const confirm: Move<'confirm'> = {
  check(state, seat, action) {
    const item = itemOf(state, action.with, action.item);
    if (!item) return objection('cat/item-gone', 'CAT-TRD-4');
    if (!item.accepted) return objection('cat/not-accepted', 'CAT-TRD-4', {seat: action.with});
    const player = state.players[seat]!;
    if (publiclyShort(player, item.give))
      return action.show ? objection('cat/shows-too-much', 'CAT-TRD-5') : null;
    return objectToShow(player, item.give, action.show, 'CAT-TRD-5');
  },
  play(state, seat, action, events) {
    const item = itemOf(state, action.with, action.item);
    if (!item) return;
    const {give, want} = item;
    const own = state.players[seat]!;
    const other = state.players[action.with]!;
    if (give.some((count, kind) => count > own.hand[kind]!)) {
      if (state.offer?.n === action.item) {
        dropAnswers(state);
        state.offer = null;
      } else dropProposal(state, action.with);
      events?.push({type: 'fellThrough', seat, with: action.with});
      return;
    }
    for (let kind = 0; kind < RESOURCES.length; kind++) {
      own.hand[kind]! += want[kind]! - give[kind]!;
      other.hand[kind]! += give[kind]! - want[kind]!;
    }
    lapse(state);
    events?.push({type: 'traded', seat, with: action.with, give, want});
  },
};

// ——— the others ———

export function answerChoices(state: CatState, seat: number, faces: Faces): Choice[] {
  const into: Choice[] = [];
  const {offer, answers, proposals} = state;
  const asked = offer?.to.includes(seat) ? offer : null;
  if (asked && answers[seat] === ACCEPTED) into.push({type: 'withdraw', item: asked.n});
  if (mayStillSpeak(state, seat)) {
    const purse = purseOf(state.players[seat]!, faces);
    const show = asked && answers[seat] !== ACCEPTED ? cover(purse, asked.want) : null;
    if (asked && show)
      into.push(
        show.length > 0
          ? {type: 'accept', offer: asked.n, show: [...show]}
          : {type: 'accept', offer: asked.n},
      );
    if (asked && answers[seat] !== DECLINED) into.push({type: 'decline', offer: asked.n});
    const terms = termsHole(state, seat, purse);
    if (terms) into.push({type: 'propose', terms});
  }
  const proposal = proposals[seat];
  if (proposal) into.push({type: 'withdraw', item: proposal.n});
  return into;
}

/** Who has not answered the open offer, and still may. */
export const invited = (state: CatState): readonly number[] =>
  state.offer
    ? state.offer.to.filter(seat => state.answers[seat] === NO_ANSWER && mayStillSpeak(state, seat))
    : NOBODY;

function objectToAnswer({offer}: CatState, seat: number, n: number): Objection | null {
  if (offer?.n !== n) return objection('cat/item-gone', 'CAT-TRD-4');
  return offer.to.includes(seat) ? null : objection('cat/not-addressed', 'CAT-TRD-4');
}

export const accept: Move<'accept'> = {
  check(state, seat, {offer: n, show}) {
    const refused = objectToAnswer(state, seat, n);
    if (refused) return refused;
    if (state.answers[seat] === ACCEPTED) return objection('cat/answered', 'CAT-TRD-4');
    return objectToShow(state.players[seat]!, state.offer!.want, show, 'CAT-TRD-4');
  },
  play(state, seat, _action, events) {
    if (state.proposals[seat]?.counter) state.proposals[seat] = null;
    state.answers[seat] = ACCEPTED;
    events?.push({type: 'accepted', seat: state.active, by: seat});
  },
};

export const decline: Move<'decline'> = {
  check(state, seat, {offer: n}) {
    const refused = objectToAnswer(state, seat, n);
    if (refused) return refused;
    return state.answers[seat] === DECLINED ? objection('cat/answered', 'CAT-TRD-4') : null;
  },
  play(state, seat, _action, events) {
    if (state.proposals[seat]?.counter) state.proposals[seat] = null;
    state.answers[seat] = DECLINED;
    events?.push({type: 'declined', seat: state.active, by: seat});
  },
};

export const propose: Move<'propose'> = {
  check: (state, seat, {terms}) => objectToTerms(state, seat, terms),
  play(state, seat, {terms: {give, want}}, events) {
    const counter = state.offer?.to.includes(seat) ?? false;
    if (counter) state.answers[seat] = COUNTERED;
    state.proposals[seat] = {n: ++state.items, give, want, counter};
    events?.push({type: 'proposed', seat, to: state.active, give, want, counter});
  },
};

// ——— both ———

function dropProposal(state: CatState, seat: number): void {
  if (state.proposals[seat]?.counter) state.answers[seat] = NO_ANSWER;
  state.proposals[seat] = null;
}

export const withdraw: Move<'withdraw'> = {
  check(state, seat, {item}) {
    const {offer, answers, proposals} = state;
    if (offer?.n === item) {
      if (seat === state.active || answers[seat] === ACCEPTED) return null;
      return objection('cat/not-yours', 'CAT-TRD-4');
    }
    if (proposals[seat]?.n === item) return null;
    return proposals.some(proposal => proposal?.n === item)
      ? objection('cat/not-yours', 'CAT-TRD-4')
      : objection('cat/item-gone', 'CAT-TRD-4');
  },
  play(state, seat, {item}, events) {
    if (state.offer?.n !== item) {
      dropProposal(state, seat);
      events?.push({type: 'withdrew', seat, item: 'proposal'});
    } else if (seat === state.active) {
      dropAnswers(state);
      state.offer = null;
      events?.push({type: 'withdrew', seat, item: 'offer'});
    } else {
      state.answers[seat] = NO_ANSWER;
      events?.push({type: 'withdrew', seat, item: 'answer'});
    }
  },
};
