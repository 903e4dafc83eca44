/** Actions in the words of the referees: `settle corn with worker`, `load sugar on 1`, `piracy 1 keep 3`. */
import type {Payment} from '../../../../../src/games/puerto-rico/expansions/types.ts';
import type {PrAction} from '../../../../../src/games/puerto-rico/types.ts';

export function said(action: PrAction): string {
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
    case 'draft':
      return `draft ${action.building}`;
    case 'moveGuest':
      return `guest ${action.piece} to ${action.to}`;
    case 'guestsStay':
      return 'guests-stay';
    case 'layTile':
      return action.asForest ? 'lay forest' : 'lay plantation';
    case 'supply':
      return ['supply', ...action.goods].join(' ');
    case 'smallWharf':
      return `small-wharf ${action.goods.join(' ')}`;
    case 'placeNobles':
      return `nobles ${action.nobles.join(' ')}`;
    case 'takePiece':
      return `piece ${action.piece}`;
    case 'discardTile':
      return `discard ${action.tile} ${action.from}`;
    case 'buyTile':
      return action.tile === undefined ? 'buy' : `buy ${action.tile}${forest(action.asForest)}`;
    case 'sellTile':
      return `give ${action.tile} ${action.from}`;
    case 'piracy':
      return `piracy ${action.ship} keep ${action.keep}`;
    case 'plunder':
      return 'plunder';
    case 'raid':
      return `raid ${action.slots.join(' ')}`;
    case 'capture':
      return `capture ${action.role}`;
  }
}

const rider = (takeWorker: boolean | undefined): string =>
  takeWorker === undefined ? '' : takeWorker ? ' with worker' : ' without worker';

const forest = (asForest: boolean | undefined): string =>
  asForest === undefined ? '' : asForest ? ' as forest' : ' as plantation';

/** `paying worker@hacienda indigo point`. */
const writePayment = ({piece, good, point}: Payment): string =>
  [
    ' paying',
    ...(piece ? [`${piece.piece}@${piece.from}`] : []),
    ...(good ? [good] : []),
    ...(point ? ['point'] : []),
  ].join(' ');
