import type {HintWords} from '../types/hint.ts';

export const hint: HintWords = {
  title: 'Tipp',
  thinking: 'Sokféleképpen végigjátsszuk innen…',
  prepares: 'Egy koppintás előkészíti a lépést a táblán. Semmit sem küld el.',
  notAsked: 'Most senki sem vár rád.',
  onlyMove: 'Ez az egyetlen lehetséges lépés.',
  wins: (wins, points) => `Innen 100 játszmából ${wins} győzelmet hoz, átlagosan ${points} ponttal`,
  secondBest: wins => `a második legjobb: ${wins}`,
  lessSure: (games, first) => `kevésbé biztos: ${games} próba jutott rá, az első lépésre ${first}`,
  choice: place =>
    ['Az erős bot ezt lépné.', 'Ez volna a második választása.', 'Ez volna a harmadik.'][place] ?? '',
  brief: games => `Csak ${games} próba jutott rá: itt ritkán éri meg`,
  again: 'Gondolja át újra',
  prepared: 'Előkészítve. A táblán véglegesítheted, vagy választhatsz mást.',
};
