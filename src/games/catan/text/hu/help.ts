import type {CatText} from '../types/text.ts';

export const development: CatText['development'] = {
  knight: {
    name: 'Lovag',
    help: 'Helyezd át a rablót, és rabolj egy kártyát. A lovag előtted marad, és számít a lovagi hatalomba.',
    rule: 'CAT-DEV-5',
  },
  'road-building': {
    name: 'Útépítés',
    help: 'Építs két utat ingyen, egymás után, a szokásos szabályok szerint.',
    rule: 'CAT-DEV-6',
  },
  'year-of-plenty': {
    name: 'Találmány',
    help: 'Végy el két tetszőleges nyersanyagkártyát a készletből; azonnal el is költheted őket.',
    rule: 'CAT-DEV-7',
  },
  monopoly: {
    name: 'Monopólium',
    help: 'Nevezz meg egy nyersanyagot: a többiek minden ilyen kártyájukat átadják neked.',
    rule: 'CAT-DEV-8',
  },
  'victory-point': {
    name: 'Pontértékű kártya',
    help: 'Egy pont. Tartsd titokban; csak akkor fedd fel, ha ezzel győzöl, akár a vásárlás körében.',
    rule: 'CAT-DEV-9',
  },
};

export const costs: CatText['costs'] = {
  road: {
    title: 'Út',
    body: 'Ára fa és építőkő. Saját úthoz vagy épülethez csatlakozik, más épületén túl nem folytatódik.',
    rules: ['CAT-BLD-2', 'CAT-BLD-3'],
  },
  settlement: {
    title: 'Település',
    body: 'Ára fa, építőkő, gyapjú és gabona. Saját út és szabad szomszédos kereszteződések kellenek. 1 pont, 1 kártya.',
    rules: ['CAT-BLD-4', 'CAT-BLD-5', 'CAT-BLD-6'],
  },
  city: {
    title: 'Város',
    body: 'Ára 3 érc és 2 gabona, saját település helyére kerül. 2 pont, 2 kártya.',
    rules: ['CAT-BLD-7'],
  },
  card: {
    title: 'Bónuszkártya',
    body: 'Ára gyapjú, gabona és érc. Csak te látod; a következő körödtől játszható, körönként egy.',
    rules: ['CAT-BLD-8', 'CAT-DEV-1', 'CAT-DEV-3'],
  },
};

export const help: CatText['help'] = {
  aim: {
    title: 'A játék célja',
    body: 'Az nyer, akinek a saját körében először van tíz pontja: település 1, város 2, leghosszabb út 2, lovagi hatalom 2, pontkártya 1.',
    rules: ['CAT-END-1', 'CAT-END-2'],
  },
  founding: {
    title: 'Alapítás',
    body: 'Mindenki lerak egy települést úttal, majd fordított sorrendben még egyet; a második mellé mezőnként egy kártya jár.',
    rules: ['CAT-FND-1', 'CAT-FND-2', 'CAT-FND-3', 'CAT-FND-4'],
  },
  production: {
    title: 'Nyersanyagbevétel',
    body: 'A dobott szám mezői fizetnek: településre egy, városra két kártya jár. A rabló mezője nem ad semmit.',
    rules: ['CAT-PROD-1', 'CAT-PROD-2', 'CAT-PROD-5'],
  },
  seven: {
    title: 'Hetes dobás',
    body: 'Senki sem kap semmit. Akinek hétnél több kártyája van, a felét eldobja, lefelé kerekítve. Aztán a dobó áthelyezi a rablót.',
    rules: ['CAT-ROB-1', 'CAT-ROB-2'],
  },
  robber: {
    title: 'A rabló',
    body: 'Másik mezőre lép, ott megállítja a termelést, és áthelyezője egy kártyát húz valakitől, aki ott épített.',
    rules: ['CAT-ROB-3', 'CAT-ROB-4', 'CAT-ROB-5', 'CAT-ROB-6'],
  },
  trade: {
    title: 'Belkereskedelem',
    body: 'A soron lévő ajánl, a többiek elfogadják, elutasítják vagy mást ajánlanak. A soron lévő mindig az egyik fél.',
    rules: ['CAT-TRD-1', 'CAT-TRD-2', 'CAT-TRD-3', 'CAT-TRD-4'],
  },
  bank: {
    title: 'Készlet és kikötők',
    body: 'A készlet négy egyforma kártyáért ad egyet; kikötővel hármért, vagy a kikötő saját fajtájából kettőért.',
    rules: ['CAT-SEA-1', 'CAT-SEA-2', 'CAT-SEA-3'],
  },
  building: {
    title: 'Építés',
    body: 'A saját körödben, amíg kártyád és bábud van. Régebbi szabály: előbb minden csere, aztán minden építés.',
    rules: ['CAT-BLD-1', 'CAT-TURN-3', 'CAT-TURN-4'],
  },
  distance: {
    title: 'Távolsági szabály',
    body: 'Település csak oda kerülhet, ahol a szomszédos kereszteződések mind üresek.',
    rules: ['CAT-BLD-5'],
  },
  cards: {
    title: 'Bónuszkártyák kijátszása',
    body: 'Körönként egy, a köröd bármely szabad pillanatában, dobás előtt is, de nem a vásárlás körében.',
    rules: ['CAT-DEV-2', 'CAT-DEV-3', 'CAT-DEV-4'],
  },
  longestRoad: {
    title: 'Leghosszabb kereskedelmi út',
    body: 'Két pont a leghosszabb, legalább ötös elágazás nélküli útért. Más települése kettévághatja.',
    rules: ['CAT-LR-1', 'CAT-LR-2', 'CAT-LR-3', 'CAT-LR-7'],
  },
  largestArmy: {
    title: 'Legnagyobb lovagi hatalom',
    body: 'Két pont annak, aki elsőként három lovagot fektet le, később annak, akinek több van.',
    rules: ['CAT-LA-1', 'CAT-LA-2'],
  },
  victory: {
    title: 'Győzelem',
    body: 'Tíz látható ponttal a saját körödben azonnal győzöl. Ha pontkártya is kell hozzá, bejelented és felfeded.',
    rules: ['CAT-END-3', 'CAT-DEV-9'],
  },
  fairness: {
    title: 'Kockák és rejtett lapok',
    body: 'Mindenki együtt dob; a paklit senki sem ismeri; az elrabolt kártyát csak a rabló és az áldozat látja.',
    rules: ['CAT-PROD-6', 'CAT-ROB-5', 'CAT-DEV-1'],
  },
};

export const synonyms: CatText['synonyms'] = [
  ['tégla', 'építőkő'],
  ['agyag', 'építőkő'],
  ['birka', 'gyapjú'],
  ['búza', 'gabona'],
  ['kő', 'érc'],
  ['falu', 'település'],
  ['tolvaj', 'rabló'],
  ['fejlesztéskártya', 'bónuszkártya'],
  ['bank', 'készlet'],
  ['katona', 'lovag'],
];
