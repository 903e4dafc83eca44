/** The Buccaneer (PR-BUC). */

import {variantOf} from '../../variant.ts';
import type {Addition} from '../addition.ts';
import {moreOf} from '../plan.ts';
import {buccaneer, buccaneerStep} from './actions.ts';
import {BUCCANEER_CARD, barred, cardTaken, isCaptive, playCaptive} from './captive.ts';

export const BUCCANEER_ADDITION: Addition = {
  steps: {buccaneer: buccaneerStep},
  decisions: {buccaneer},
  cardsWithoutDoubloon: [BUCCANEER_CARD],
  barred: [barred],
  toldApart: [isCaptive],
  taken: [cardTaken],
  roundOver: [
    (state, events) => {
      if (!playCaptive(state, events)) return false;
      variantOf(state).start(state, null, events);
      return true;
    },
  ],
  phaseOver: [
    state => {
      moreOf(state).forced = false;
    },
  ],
};
