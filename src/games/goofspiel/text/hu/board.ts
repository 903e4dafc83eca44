import type {AimText} from '../../../../i18n/game-coach.ts';
import type {GoofCoachText} from '../types/board.ts';

export const aim: AimText = {
  goal: 'Szerezz minél értékesebb nyereményeket: 1-től 13 pontig érnek, és mindenki ugyanazzal a tizenhárom lappal licitál rájuk.',
  turn: 'Körönként mindenki titokban tesz egy lapot a nyereményre; a legmagasabb viszi, és minden kijátszott lap elfogy.',
  end: 'Egyforma licit sosem visz; tizenhárom kör után elfogynak a lapok, és az győz, akinek a legtöbb pontja van.',
};

export const coach: GoofCoachText = {
  bid: 'Válassz egy lapot a középen lévő nyereményre. A magas lap gyakrabban visz, de minden lapodat csak egyszer játszhatod ki.',
  sealed: 'A lapod lefordítva marad, amíg mindenki nem választ. Akkor egyszerre derül ki minden licit.',
  shown:
    'Egyszerre derült ki minden licit, és a legmagasabb vitte a nyereményt. Ami elkelt, elfogyott: nézd meg, kinek mi maradt.',
  stays:
    'Az egyforma licit semmit sem vitt, ezért a nyeremény az asztalon maradt. Most a középen lévő összes nyereményre licitáltok.',
};
