import type {PortText} from '../types/text.ts';

export const help: PortText['help'] = {
  aim: {
    title: 'A játék célja',
    body: 'Hajózz, szedj fel portékát, vidd a kikötőkbe, és bővítsd a hajódat. Tallér, kincsesláda, küldetés és rangsor ad pontot; az nyer, akinek a legtöbb van.',
    rules: ['PORT-SCORE-1', 'PORT-SCORE-4'],
  },
  round: {
    title: 'Egy forduló',
    body: 'Mindenki egyszerre, titokban tervez. Aztán sorban hajóztok és cselekedtek, pörög a szélirányjelző, sodródik a kalóz, és jönnek a csaták. A kezdőjátékos változik.',
    rules: ['PORT-ROUND-1', 'PORT-ROUND-2', 'PORT-ROUND-3'],
  },
  plan: {
    title: 'A terv',
    body: 'Válassz egy irányt; extra vitorlával két lépést. A lezárt terv végleges, és a saját körödben nyílik ki. Hogy érkezéskor mit teszel, azt nem kell eltervezned.',
    rules: ['PORT-CARD-4', 'PORT-CARD-6'],
  },
  wind: {
    title: 'Szél és rum',
    body: 'Széllel ingyenes egy lépés, keresztszélben 1, széllel szemben 2 rum. A játéktérnek nincs széle: aki kilép, a túloldalon lép be.',
    rules: ['PORT-MOVE-2', 'PORT-MOVE-3', 'PORT-MOVE-5'],
  },
  mutiny: {
    title: 'Zendülés és sodródás',
    body: 'Ha a tervre nem elég a rum, mind elvész, és a hajó egy lapkát sodródik a széllel. Rum nélkül terv sincs. Sodródás után két portékáért jár egy rum.',
    rules: ['PORT-CARD-2', 'PORT-CARD-3', 'PORT-MOVE-6', 'PORT-MOVE-7'],
  },
  sea: {
    title: 'Tengerlapkán',
    body: 'Felvehetsz egyet az alul láthatók közül, és használhatod a felső akciót, mindkettőt egyszer, bármilyen sorrendben. Amelyik lapkát mindenki elhagyta, megfordul.',
    rules: ['PORT-SEA-1', 'PORT-SEA-2', 'PORT-SEA-3', 'PORT-FLIP-1'],
  },
  harbour: {
    title: 'Kikötőben',
    body: 'Rakj portékát a fajtájának üres helyére: 1, 2, 3, 4, 5 portéka 1, 3, 5, 7, 10 tallér. Aztán tölthetsz rumot. Aki az utolsó helyet tölti meg, kincsesládát nyer; új kikötő jön.',
    rules: ['PORT-HARB-2', 'PORT-HARB-4', 'PORT-HARB-5', 'PORT-HARB-6'],
  },
  cocoa: {
    title: 'Kakaó',
    body: 'Kikötőben bármelyik helyre jó, vagy két szomszédos üresre, és akkor kettőnek számít. Máshol egy portéka; cserével nem szerezhető.',
    rules: ['PORT-HARB-3', 'PORT-SEA-4', 'PORT-SEA-6'],
  },
  room: {
    title: 'Hely a raktérben',
    body: 'A rum és a portéka ugyanabban a raktérben van. Ami nem férne be, annak ugyanabban a döntésben csinálhatsz helyet: mást kidobsz, vagy kevesebbet veszel el.',
    rules: ['PORT-HOLD-1', 'PORT-HOLD-2', 'PORT-HOLD-3'],
  },
  pirate: {
    title: 'A kalóz',
    body: 'A saját tengerlapkáján 3, a szomszédosakon 2 kockával támad; két-három játékosnál csak a szélre merőlegesen. Több találat tallért hoz, kevesebb portékába, rumba vagy tallérba kerül.',
    rules: ['PORT-PBAT-1', 'PORT-PBAT-2', 'PORT-PBAT-4', 'PORT-PBAT-5', 'PORT-PBAT-7'],
  },
  battle: {
    title: 'Hajók csatája',
    body: 'Az egy lapkán álló hajók megküzdenek. Tengeren minden ágyú, kikötőben minden rum egy kocka. Akinek több a találata, a különbségig zsákmányolhat.',
    rules: ['PORT-VBAT-1', 'PORT-VBAT-2', 'PORT-VBAT-5'],
  },
  end: {
    title: 'A játék vége',
    body: 'Ha elfogy egy nyersanyagsor, a forduló befejeződik, és még egy teljes forduló következik.',
    rules: ['PORT-END-1'],
  },
  scoring: {
    title: 'Pontozás',
    body: 'Tallérok, ládák, a hajó értékének és az ágyúknak a rangsora, két dolog után egy pont a raktérből, küldetések; a nem teljesített küldetés 2 pontba kerül. Egyenlőségnél a kisebb értékű hajó nyer.',
    rules: ['PORT-SCORE-1', 'PORT-SCORE-2', 'PORT-SCORE-3', 'PORT-SCORE-4'],
  },
  designed: {
    title: 'Saját számaink',
    body: 'A lapkák, a kikötők, a nyersanyagsorok és a kockák képe nem volt meg a szabály szövegében: ezeket a számokat a Roadstead találta ki.',
    rules: [],
  },
};

export const synonyms: PortText['synonyms'] = [
  ['pénz', 'tallér'],
  ['érme', 'tallér'],
  ['port', 'kikötő'],
  ['áru', 'portéka'],
  ['képesség', 'hajótat'],
  ['legénység', 'zendülés'],
];
