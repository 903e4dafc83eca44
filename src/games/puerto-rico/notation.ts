/**
 * Actions as short lines, for golden games and tests: `settle corn with worker`, `load sugar on 1`,
 * `store corn + indigo`. `readAction(writeAction(a))` is `a`.
 */
import type {Notation} from '../listing.ts';
import {forestOf, MORE_READERS, readPayment, writeMore, writePayment} from './expansions/notation.ts';
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
      return `settle ${action.tile}${forest(action.asForest)}${rider(action.takeWorker)}`;
    case 'place':
      return `place ${action.slots.join(' ')}`;
    case 'build':
      return `build ${action.building}${action.payment ? writePayment(action.payment) : ''}${rider(action.takeWorker)}`;
    case 'takeGood':
      return `take ${action.good}`;
    case 'sell':
      return action.post ? `sell ${action.good} at post` : `sell ${action.good}`;
    case 'load':
      return `load ${action.good} on ${action.ship}`;
    case 'store':
      return ['store', ...action.kinds, '+', ...action.singles].join(' ');
    case 'pass':
      return 'pass';
    default:
      return writeMore(action);
  }
}

/** `with worker`, `without worker` or nothing. */
const riderOf = (words: readonly string[]) => {
  const at = words.indexOf('worker') - 1;
  return at < 0 ? {} : {takeWorker: words[at] === 'with'};
};

/** What follows `paying`, up to the rider. */
function paymentOf(words: readonly string[]) {
  if (words[0] !== 'paying') return {};
  const end = words.findIndex(word => word === 'with' || word === 'without');
  return {payment: readPayment(words.slice(1, end < 0 ? undefined : end))};
}

const forest = (asForest: boolean | undefined): string =>
  asForest === undefined ? '' : asForest ? ' as forest' : ' as plantation';

type Words = readonly string[];
const READERS: Readonly<Record<string, (words: Words) => unknown>> = {
  role: ([role, workers]) => ({
    type: 'takeRole',
    role,
    ...(workers === undefined ? {} : {privilegeWorkers: Number(workers)}),
  }),
  draw: () => ({type: 'drawTile'}),
  settle: ([tile, ...rest]) => ({type: 'settle', tile, ...forestOf(rest), ...riderOf(rest)}),
  place: words => ({type: 'place', slots: words.map(Number)}),
  build: ([building, ...rest]) => ({type: 'build', building, ...paymentOf(rest), ...riderOf(rest)}),
  take: ([good]) => ({type: 'takeGood', good}),
  sell: ([good, at]) => ({type: 'sell', good, ...(at === undefined ? {} : {post: true})}),
  load: ([good, , ship]) => ({type: 'load', good, ship: ship === 'wharf' ? ship : Number(ship)}),
  store: words => {
    const plus = words.indexOf('+');
    return {type: 'store', kinds: words.slice(0, plus), singles: words.slice(plus + 1)};
  },
  pass: () => ({type: 'pass'}),
  ...MORE_READERS,
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
