import type {StatisticsWords} from '../types/statistics.ts';

export const statistics: StatisticsWords = {
  title: 'Lapok és dobások',
  got: 'Kapott lapok',
  sources: {
    rolls: 'dobásból',
    founding: 'alapításkor',
    development: 'bónuszkártyával',
    stolen: 'lopásból',
    people: 'játékosoktól',
    bank: 'a készletből',
  },
  gave: 'Elvesztett és elköltött lapok',
  drains: {
    sevens: 'hetes miatt eldobva',
    robbed: 'mások elvették',
    people: 'játékosoknak',
    bank: 'a készletbe',
    building: 'építésre',
  },
  besides: 'Továbbá',
  blocked: 'a rabló miatt elmaradt',
  deals: 'csere játékosokkal',
  bankDeals: 'csere a készlettel',
  bought: 'vett bónuszkártyák',
  sevens: 'dobott hetesek',
  rolls: 'Dobások játékosonként',
  sum: 'Összeg',
  expected: 'Várható',
  asTable: 'Táblázatként',
};
