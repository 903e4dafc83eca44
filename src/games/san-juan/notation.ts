/**
 * Actions as short lines, for golden games and tests: `role trader`, `build 12=45 over 3 pay 7 8 goods 0`,
 * `produce 0 2`, `keep 31`. Cards are handles; a card that is built has its face behind the `=`.
 */
import type {Notation} from '../listing.ts';
import {parse} from './parse.ts';
import type {SjAction} from './types.ts';

const line = (...words: readonly (string | number)[]): string => words.join(' ');

export function writeAction(action: SjAction): string {
  switch (action.type) {
    case 'draft':
      return line('draft', ...action.keep);
    case 'tuck':
      return line('tuck', action.card);
    case 'discard':
      return line('discard', ...action.cards);
    case 'takeRole': {
      const {role, useLibrary} = action;
      return useLibrary === undefined
        ? line('role', role)
        : line('role', role, useLibrary ? 'with' : 'without', 'library');
    }
    case 'build': {
      const {card, face, over, pay, goods} = action;
      const site = over === undefined ? [] : ['over', over];
      return line('build', `${card}=${face}`, ...site, 'pay', ...pay, 'goods', ...goods);
    }
    case 'produce':
      return line('produce', ...action.places);
    case 'sell':
      return line('sell', ...action.places);
    case 'keep':
      return line('keep', ...action.cards);
    case 'take':
      return line('take', action.card);
    case 'consult':
    case 'mine':
    case 'pass':
      return action.type;
  }
}

type Words = readonly string[];
const numbers = (words: Words): number[] => words.map(Number);

const READERS: Readonly<Record<string, (words: Words) => unknown>> = {
  draft: words => ({type: 'draft', keep: numbers(words)}),
  tuck: ([card]) => ({type: 'tuck', card: Number(card)}),
  discard: words => ({type: 'discard', cards: numbers(words)}),
  role: ([role, use]) => ({
    type: 'takeRole',
    role,
    ...(use === undefined ? {} : {useLibrary: use === 'with'}),
  }),
  build: words => {
    const [card, face] = (words[0] ?? '').split('=');
    const pay = words.indexOf('pay');
    const goods = words.indexOf('goods');
    return {
      type: 'build',
      card: Number(card),
      face: Number(face),
      ...(words[1] === 'over' ? {over: Number(words[2])} : {}),
      pay: numbers(words.slice(pay + 1, goods)),
      goods: numbers(words.slice(goods + 1)),
    };
  },
  produce: words => ({type: 'produce', places: numbers(words)}),
  sell: words => ({type: 'sell', places: numbers(words)}),
  keep: words => ({type: 'keep', cards: numbers(words)}),
  take: ([card]) => ({type: 'take', card: Number(card)}),
  consult: () => ({type: 'consult'}),
  mine: () => ({type: 'mine'}),
  pass: () => ({type: 'pass'}),
};

/** The action of a line, or null when there is none like it; a line has one spelling only. */
export function readAction(line: string): SjAction | null {
  const [verb = '', ...words] = line.split(' ');
  const read = Object.hasOwn(READERS, verb) ? READERS[verb]! : null;
  const action = read && parse(read(words));
  return action && writeAction(action) === line ? action : null;
}

export const notation: Notation = {
  // Given actions of this game only.
  write: action => writeAction(action as SjAction),
  read: readAction,
};
