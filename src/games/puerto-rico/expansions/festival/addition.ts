/** The San Juan Festival (PR-FEST). */
import type {Addition} from '../addition.ts';
import {
  constructed,
  construction,
  constructionStep,
  cultivated,
  cultivation,
  cultivationStep,
  delivered,
  production,
  productionStep,
} from './tasks.ts';

export const FESTIVAL_ADDITION: Addition = {
  first: ['cultivation', 'production'],
  last: ['construction'],
  steps: {
    cultivation: cultivationStep,
    production: productionStep,
    construction: constructionStep,
  },
  lots: {cultivation, production, construction},
  bought: [constructed],
  tileLaid: [cultivated],
  produced: [delivered],
};
