/**
 * Actions as short lines, for golden games and tests: `road E12 show 301:lumber`, `offer 1,2 2 lumber + 1 ore for 1 wool`.
 * `readAction(writeAction(a))` is `a`.
 */
import type {Opening} from '../../engine/ask.ts';
import type {Notation} from '../listing.ts';
import {parse} from './parse.ts';
import {type CatAction, RESOURCES, type Terms} from './types.ts';

const cards = (counts: readonly number[]): string => counts.join('.');
const shown = (show: readonly Opening[] | undefined): string =>
  show ? ` show ${show.map(({handle, face}) => `${handle}:${RESOURCES[face]}`).join(' ')}` : '';
const termsOf = ({give, want, show}: Terms): string => `${cards(give)} for ${cards(want)}${shown(show)}`;

export function writeAction(action: CatAction): string {
  switch (action.type) {
    case 'foundSettlement':
      return `found V${action.at}`;
    case 'foundRoad':
      return `found E${action.edge}`;
    case 'roll':
    case 'toBuild':
    case 'endTurn':
      return action.type;
    case 'discard':
      return ['discard', cards(action.cards), ...action.hidden].join(' ');
    case 'robber':
      return `robber H${action.hex} ${action.victim ?? 'nobody'}`;
    case 'offer':
      return `offer ${action.to.join(',')} ${termsOf(action.terms)}`;
    case 'accept':
      return `accept ${action.offer}${shown(action.show)}`;
    case 'decline':
      return `decline ${action.offer}`;
    case 'propose':
      return `propose ${termsOf(action.terms)}`;
    case 'confirm':
      return `confirm ${action.item} with ${action.with}${shown(action.show)}`;
    case 'withdraw':
      return `withdraw ${action.item}`;
    case 'bankTrade':
      return `bank ${action.give} for ${action.take}${shown(action.show)}`;
    case 'buildRoad':
      return `road E${action.edge}${shown(action.show)}`;
    case 'buildSettlement':
      return `settlement V${action.at}${shown(action.show)}`;
    case 'buildCity':
      return `city V${action.at}${shown(action.show)}`;
    case 'buyCard':
      return `buy${shown(action.show)}`;
    case 'knight':
    case 'roadBuilding':
      return `${action.type} ${action.card}`;
    case 'yearOfPlenty':
      return `yearOfPlenty ${action.card} ${cards(action.take)}`;
    case 'monopoly':
      return `monopoly ${action.card} ${action.kind}`;
    case 'freeRoad':
      return `free E${action.edge}`;
    case 'declareVictory':
      return ['victory', ...action.cards].join(' ');
  }
}

type Words = readonly string[];
const countsIn = (word = ''): number[] => word.split('.').map(Number);
const place = (word = ''): number => Number(word.slice(1));

/** `show …` at the end of a line. */
function showIn(words: Words): {show?: unknown} {
  const at = words.indexOf('show');
  if (at < 0) return {};
  const show = words.slice(at + 1).map(word => {
    const [handle, kind = ''] = word.split(':');
    return {handle: Number(handle), face: (RESOURCES as readonly string[]).indexOf(kind)};
  });
  return {show};
}

const termsIn = (words: Words) => ({
  give: countsIn(words[0]),
  want: countsIn(words[2]),
  ...showIn(words),
});

const READERS: Readonly<Record<string, (words: Words) => unknown>> = {
  found: ([at = '']) =>
    at.startsWith('V') ? {type: 'foundSettlement', at: place(at)} : {type: 'foundRoad', edge: place(at)},
  roll: () => ({type: 'roll'}),
  toBuild: () => ({type: 'toBuild'}),
  endTurn: () => ({type: 'endTurn'}),
  discard: ([counts, ...hidden]) => ({
    type: 'discard',
    cards: countsIn(counts),
    hidden: hidden.map(Number),
  }),
  robber: ([hex, victim]) => ({
    type: 'robber',
    hex: place(hex),
    victim: victim === 'nobody' ? null : Number(victim),
  }),
  offer: ([to = '', ...terms]) => ({type: 'offer', to: to.split(',').map(Number), terms: termsIn(terms)}),
  accept: words => ({type: 'accept', offer: Number(words[0]), ...showIn(words)}),
  decline: ([n]) => ({type: 'decline', offer: Number(n)}),
  propose: words => ({type: 'propose', terms: termsIn(words)}),
  confirm: words => ({
    type: 'confirm',
    with: Number(words[2]),
    item: Number(words[0]),
    ...showIn(words),
  }),
  withdraw: ([n]) => ({type: 'withdraw', item: Number(n)}),
  bank: words => ({type: 'bankTrade', give: words[0], take: words[2], ...showIn(words)}),
  road: words => ({type: 'buildRoad', edge: place(words[0]), ...showIn(words)}),
  settlement: words => ({type: 'buildSettlement', at: place(words[0]), ...showIn(words)}),
  city: words => ({type: 'buildCity', at: place(words[0]), ...showIn(words)}),
  buy: words => ({type: 'buyCard', ...showIn(words)}),
  knight: ([card]) => ({type: 'knight', card: Number(card)}),
  roadBuilding: ([card]) => ({type: 'roadBuilding', card: Number(card)}),
  yearOfPlenty: ([card, take]) => ({type: 'yearOfPlenty', card: Number(card), take: countsIn(take)}),
  monopoly: ([card, kind]) => ({type: 'monopoly', card: Number(card), kind}),
  free: ([edge]) => ({type: 'freeRoad', edge: place(edge)}),
  victory: handles => ({type: 'declareVictory', cards: handles.map(Number)}),
};

/** The action of a line, or null when there is none like it; a line has one spelling only. */
export function readAction(line: string): CatAction | null {
  const [verb = '', ...words] = line.split(' ');
  const read = Object.hasOwn(READERS, verb) ? READERS[verb]! : null;
  const action = read && parse(read(words));
  return action && writeAction(action) === line ? action : null;
}

export const notation: Notation = {
  // Given actions of this game only.
  write: action => writeAction(action as CatAction),
  read: readAction,
};
