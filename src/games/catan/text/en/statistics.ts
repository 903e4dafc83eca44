import type {StatisticsWords} from '../types/statistics.ts';

export const statistics: StatisticsWords = {
  title: 'Cards and dice',
  got: 'Cards received',
  sources: {
    rolls: 'from rolls',
    founding: 'at the founding',
    development: 'by development cards',
    stolen: 'stolen',
    people: 'from players',
    bank: 'from the bank',
  },
  gave: 'Cards lost and spent',
  drains: {
    sevens: 'lost to sevens',
    robbed: 'lost to others',
    people: 'to players',
    bank: 'to the bank',
    building: 'for building',
  },
  besides: 'Besides',
  blocked: 'kept off by the robber',
  deals: 'trades with players',
  bankDeals: 'trades with the bank',
  bought: 'development cards bought',
  sevens: 'sevens rolled',
  rolls: 'Rolls by player',
  sum: 'Sum',
  expected: 'By chance',
  asTable: 'As a table',
};
