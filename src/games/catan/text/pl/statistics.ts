import type {StatisticsWords} from '../types/statistics.ts';

export const statistics: StatisticsWords = {
  title: 'Karty i rzuty',
  got: 'Karty zdobyte',
  sources: {
    rolls: 'z rzutów',
    founding: 'przy zakładaniu',
    development: 'dzięki kartom rozwoju',
    stolen: 'ukradzione innym',
    people: 'od graczy',
    bank: 'z banku',
  },
  gave: 'Karty stracone i wydane',
  drains: {
    sevens: 'odrzucone po siódemkach',
    robbed: 'zabrane przez innych',
    people: 'dla graczy',
    bank: 'do banku',
    building: 'na budowę',
  },
  besides: 'Ponadto',
  blocked: 'zablokowane przez złodzieja',
  deals: 'wymiany z graczami',
  bankDeals: 'wymiany z bankiem',
  bought: 'kupione karty rozwoju',
  sevens: 'wyrzucone siódemki',
  rolls: 'Rzuty według graczy',
  sum: 'Suma',
  expected: 'Oczekiwane',
  asTable: 'Jako tabela',
};
