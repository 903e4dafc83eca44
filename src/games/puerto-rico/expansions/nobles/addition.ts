/** The Nobles (PR-NOB). */
import {beacon, drawnOf, pick} from '../../../../engine/ask.ts';
import {takeAt} from '../../plantations.ts';
import {sum} from '../../state.ts';
import {ROLES} from '../../types.ts';
import {type Addition, noblesLaw} from '../addition.ts';
import {CHAPEL} from '../data.ts';
import {moreOn, noblesOf} from '../pieces.ts';
import {ofSeats, type Plan} from '../plan.ts';
import {Done} from '../state.ts';
import {chapelStep, jeweler, royalGarden, zoningDiscount} from './effects.ts';
import {addLodges, lodge, lodgeNobles, lodgeStep} from './land.ts';
import {landOffice, layBought} from './land-office.ts';
import {
  addNoblePhase,
  dealRest,
  nobleFromArrivals,
  noblesStep,
  placeNobles,
  placeStep,
  placeThenNobles,
  refillStep,
  takePiece,
  takeStep,
  villaStep,
} from './mayor.ts';
import {supplier, supplierFirst} from './supplier.ts';

const SETTLER = ROLES.indexOf('settler');
const MAYOR = ROLES.indexOf('mayor');
const CRAFTSMAN = ROLES.indexOf('craftsman');

function plan(role: number, phase: Plan): void {
  if (role === MAYOR) addNoblePhase(phase);
  if (role === SETTLER) addLodges(phase);
  if (role === CRAFTSMAN) phase.main = [ofSeats('chapel', CHAPEL), ...phase.main];
}

export const NOBLES_ADDITION: Addition = {
  plan,
  steps: {
    villa: villaStep,
    take: takeStep,
    distribute: dealRest,
    place: placeStep,
    nobles: noblesStep,
    arrivals: refillStep,
    chapel: chapelStep,
    lodge: lodgeStep,
    'lodge-nobles': lodgeNobles,
  },
  decisions: {
    mayor: placeThenNobles,
    nobles: placeNobles,
    arrivals: takePiece,
    lodge,
    supplier,
  },
  lots: {
    land: {
      ask: state => beacon('land', pick(sum(state.deck))),
      deal(state, answer, events) {
        state.asking = null;
        layBought(state, takeAt(state.deck, drawnOf(answer)[0]![0]!), events);
      },
    },
  },
  business: landOffice,
  discounts: [zoningDiscount],
  produced: [jeweler],
  captainTurn: [supplierFirst],
  loaded: [
    (state, seat) => {
      moreOn(state.players[seat]!).done |= Done.loaded;
    },
  ],
  arrivalTaken: [nobleFromArrivals],
  bonuses: [
    ['royal-garden', royalGarden],
    ['nobles', noblesOf],
  ],
  laws: [noblesLaw],
};
