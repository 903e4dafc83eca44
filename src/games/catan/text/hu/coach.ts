import type {CatCoachText} from '../types/coach.ts';

export const coach: CatCoachText = {
  foundSettlement:
    'A település minden szomszédos mezőtől kap egy lapot, ha a számát kidobják. Minél több a pont a szám alatt, annál gyakrabban jön.',
  foundSecond:
    'A második település rögtön hoz egy-egy lapot a körülötte lévő mezőkről. Olyan nyersanyagot keress, ami az elsőnél hiányzik!',
  foundRoad:
    'Az utad mutatja, merre terjeszkedsz. Két kereszteződéssel odébb legyen hely a következő településnek!',
  roll: 'Dobj! A kidobott szám mezői mindenkinek fizetnek, aki a sarkukon lakik; a város két lapot kap.',
  knightFirst: 'Dobás előtt is kijátszhatsz egy bónuszkártyát: a lovag elküldi a rablót a meződről.',
  discard:
    'Hetes! Akinek hétnél több lapja van, a felét visszaadja. Koppints azokra, amelyek a legkevésbé kellenek!',
  robber:
    'Amíg a rabló egy mezőn áll, az senkinek sem fizet; te pedig húzol egy lapot valakitől, aki ott lakik. A jelek mutatják, kinek fáj.',
  build:
    'Ami világít, azt most ki tudod fizetni. A település és a város pontot és több lapot hoz; az út új helyekre vezet.',
  trade:
    'Hiányzik egy lap? Koppints a Cserére vagy egy lapodra: ajánld fel a többieknek, és válassz a válaszaik közül!',
  bank: 'A készlet négy egyformáért ad egy tetszőleges lapot; kikötővel háromért vagy kettőért. Az ár a lapjaid alatt áll.',
  card: 'Van egy kijátszható bónuszkártyád: körönként egyet lehet. Koppints a tekercsre a lapjaid mellett!',
  freeRoad: 'Két út ingyen, egymás után. Öt egymás utáni út, ha senkinek sincs hosszabb, két pontot ér.',
  answer:
    'Fogadd el, ha közelebb visz egy építkezéshez, vagy tegyél ellenajánlatot! Nem kötelező cserélni; aki hallgat, az nem kéri.',
  propose:
    'Más körében is javasolhatsz cserét annak, aki soron van. Nem muszáj: a játék nélküled is megy tovább.',
  waiting:
    'Most a többiek döntenek, de az ő dobásuk neked is hozhat lapot. Egy névre koppintva megnézheted, kinek mije van.',
};
