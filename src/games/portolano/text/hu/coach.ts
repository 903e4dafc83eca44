import type {PortCoachText} from '../types/coach.ts';

export const coach: PortCoachText = {
  round:
    'Ez egy teljes forduló volt. Fordult a szél, sodródott a kalóz. Ha elfogy egy nyersanyagsor, még egy forduló jön; a legtöbb pont nyer.',
  sterns: 'A hajótatod kezdő előnyt ad. Válaszd azt, ami az első fordulókban a legtöbbet segít.',
  pirate:
    'Te teszed le a kalózt. Minden új széllel sodródik, és a lapkáján meg a mellette álló hajókkal harcol.',
  ships: 'Válaszd meg, hol kezdesz. Kikötő közelében hamarabb adsz el; Hajóbővítésen hamarabb fejlesztesz.',
  plan: 'Mindenki titokban tervez. Koppints a következő lapkára; a kis nyilak mutatják, mennyi rumba kerül a lépés. Aztán pecsét: a lezárt terv végleges.',
  wind: 'Széllel ingyenes a lépés, oldalszélben 1 rum, széllel szemben 2. A térképnek nincs széle: a túloldalon jössz be.',
  danger: 'A csíkos lapkákra sodródhat a kalóz. Rum nélkül zendül a legénység: egy hordót tarts meg.',
  barter: 'Rum nélkül sodródtál. Két portékáért kapsz egy hordót, hogy újra tervezhess.',
  sea: 'Vegyél fel egyet abból, ami itt van, és használd a sziget akcióját: mindkettőt egyszer, bármelyik sorrendben. Ha minden hajó elment, a lapka megfordul.',
  upgrade: 'Egy tallérért a halom felső bővítménye a tiéd. Rögtön működik, és a száma a végén is számít.',
  harbour:
    'Minél több portékát rakodsz ki egyszerre, annál többet érnek. A legjobb kirakodás elő van készítve; koppints egy helyre, ha mást akarsz. Utána rumot töltesz.',
  refill: 'Tölts rumot a következő lépésekre. Éppúgy helyet foglal, mint a portéka.',
  knight:
    'Játékonként egyszer kimaradhatsz egy forduló minden csatájából. Ha megtartod a jelölőt, egy pontot ér.',
  pay: 'A kalóz többször talált. Add, amit a legkönnyebben nélkülözöl; a javaslat be van jelölve.',
  loot: 'Többször találtál, ezért zsákmányolhatsz: rumot, portékát vagy tallért. A rumnak és a portékának hely kell.',
  waiting:
    'Most a többiek hajóznak sorban: nézd, állítsd meg vagy ugord át a filmet. Egy névre bökve látod a hajót.',
};
