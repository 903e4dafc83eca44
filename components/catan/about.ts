/** What the things of the board are: names, a plain sentence, the rule. */
import type {Card, CatView, Harbour, PhaseName, Piece, Resource} from '../../src/games/catan/types.ts';
import type {About} from '../board/painter.ts';
import type {CatTexts} from './texts.ts';

/** What stands on the board in figures: page and picture. */
const TERMS = {
  points: ['aim', 'cat-points'],
  hand: ['seven', 'cat-cards'],
  development: ['cards', 'cat-card'],
  largestArmy: ['largestArmy', 'cat-knight'],
  longestRoad: ['longestRoad', 'cat-trail'],
  dice: ['production', 'cat-dice'],
  bank: ['bank', 'cat-bank'],
  trade: ['trade', 'cat-swap'],
  left: ['building', 'cat-settlement'],
} as const;

const has = <T extends object>(names: T, id: string): id is string & keyof T => Object.hasOwn(names, id);

/** Null for what nobody explains. */
export function aboutOf({text, words}: CatTexts, topic: string, view: CatView): About | null {
  const [kind, id = ''] = topic.split(':');
  const page = (name: keyof typeof text.help, title: string, symbol = ''): About => {
    const {body, rules} = text.help[name];
    return {title, symbol, body: [body], rules, page: name};
  };
  if (kind === 'term' && has(TERMS, id)) {
    const [topic, symbol] = TERMS[id];
    return page(topic, text.help[topic].title, symbol);
  }
  if (kind === 'house') return page('building', text.help.building.title, 'cat-settlement');
  if (kind === 'page') return page('fairness', text.help.fairness.title);
  if (kind === 'robber') return page('robber', text.help.robber.title, 'cat-robber');
  if (kind === 'hex') return page('production', words.hex(Number(id), {view, text}));
  if (kind === 'harbour' && has(text.harbours, id)) return page('bank', text.harbours[id as Harbour]);
  if (kind === 'resource' && has(text.resources, id))
    return page('production', text.resources[id as Resource], `cat-${id}`);
  if (kind === 'cost' && has(text.costs, id)) {
    const {title, body, rules} = text.costs[id as Piece];
    return {title, symbol: `cat-${id}`, body: [body], rules, page: `cost-${id}`};
  }
  if (kind === 'card' && has(text.development, id)) {
    const {name, help, rule} = text.development[id as Card];
    return {title: name, symbol: `cat-${id}`, body: [help], rules: [rule], page: id};
  }
  return null;
}

const PAGES: Readonly<Record<PhaseName, string>> = {
  setup: '',
  foundSettlement: 'founding',
  foundRoad: 'founding',
  preRoll: 'production',
  discard: 'seven',
  robber: 'robber',
  trade: 'trade',
  build: 'building',
  main: 'building',
  freeRoad: 'road-building',
  over: '',
};

/** Page of the rules on what is decided; in another's turn that is an offer. */
export const pageOf = ({phase, viewer, active}: CatView): string =>
  viewer !== active && (phase === 'trade' || phase === 'main') ? 'trade' : PAGES[phase];
