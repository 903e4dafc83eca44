/**
 * Actions as short lines, for golden games and tests: `settle corn with worker`, `load sugar on 1`,
 * `store corn + indigo`. `readAction(writeAction(a))` is `a`.
 */
import type {Notation} from '../listing.ts';
import {parse} from './parse.ts';
import type {PrAction} from './types.ts';

const rider = (takeWorker: boolean | undefined): string =>
  takeWorker === undefined ? '' : takeWorker ? ' with worker' : ' without worker';

export function writeAction(action: PrAction): string {
  switch (action.type) {
    case 'takeRole': {
      const {role, privilegeWorkers} = action;
      return privilegeWorkers === undefined ? `role ${role}` : `role ${role} +${privilegeWorkers}`;
    }
    case 'drawTile':
      return 'draw';
    case 'settle':
      return `settle ${action.tile}${rider(action.takeWorker)}`;
    case 'place':
      return `place ${action.slots.join(' ')}`;
    case 'build':
      return `build ${action.building}${rider(action.takeWorker)}`;
    case 'takeGood':
      return `take ${action.good}`;
    case 'sell':
      return `sell ${action.good}`;
    case 'load':
      return `load ${action.good} on ${action.ship}`;
    case 'store':
      return ['store', ...action.kinds, '+', ...action.singles].join(' ');
    case 'pass':
      return 'pass';
  }
}

/** `with worker`, `without worker` or nothing. */
const riderOf = (words: readonly string[]) => (words.length === 0 ? {} : {takeWorker: words[0] === 'with'});

type Words = readonly string[];
const READERS: Readonly<Record<string, (words: Words) => unknown>> = {
  role: ([role, workers]) => ({
    type: 'takeRole',
    role,
    ...(workers === undefined ? {} : {privilegeWorkers: Number(workers)}),
  }),
  draw: () => ({type: 'drawTile'}),
  settle: ([tile, ...rest]) => ({type: 'settle', tile, ...riderOf(rest)}),
  place: words => ({type: 'place', slots: words.map(Number)}),
  build: ([building, ...rest]) => ({type: 'build', building, ...riderOf(rest)}),
  take: ([good]) => ({type: 'takeGood', good}),
  sell: ([good]) => ({type: 'sell', good}),
  load: ([good, , ship]) => ({type: 'load', good, ship: ship === 'wharf' ? ship : Number(ship)}),
  store: words => {
    const plus = words.indexOf('+');
    return {type: 'store', kinds: words.slice(0, plus), singles: words.slice(plus + 1)};
  },
  pass: () => ({type: 'pass'}),
};

/** The action of a line, or null when there is none like it; a line has one spelling only. */
export function readAction(line: string): PrAction | null {
  const [verb = '', ...words] = line.split(' ');
  const read = Object.hasOwn(READERS, verb) ? READERS[verb]! : null;
  const action = read && parse(read(words));
  return action && writeAction(action) === line ? action : null;
}

export const notation: Notation = {
  // Given actions of this game only.
  write: action => writeAction(action as PrAction),
  read: readAction,
};
