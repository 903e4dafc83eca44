import {withArticle} from '../plural.ts';
import type {AppText} from '../type.ts';

export const log: AppText['log'] = {
  title: 'Napló',
  empty: 'Még nem történt semmi.',
  start: game => `Összeült az asztal: ${game}`,
  number: n => `${n}. bejegyzés`,
  earlier: 'Korábbi bejegyzések',
  shown: 'Ez látszik',
  undone: 'visszavonva',
  scrub: 'Visszajátszás',
  position: (at, last) => `${at}. bejegyzés, összesen ${last}`,
  first: 'Az elejére',
  previous: 'Egy lépés vissza',
  next: 'Egy lépés előre',
  last: 'A jelenhez',
  now: 'Most',
  show: n => `A tábla ${withArticle(`${n}.`)} bejegyzésnél`,
  branch: 'Mi lett volna, ha?',
  branchHint: 'Saját próbajátékot nyit. Az asztal nem vesz észre belőle semmit.',
  takeBack: 'Vissza eddig',
  takeBackHint: 'Aki azóta lépett, annak bele kell egyeznie.',
  export: 'Mentés fájlba',
  exportHint: 'Az egész játék: megnyithatod másik eszközön, vagy hibabejelentéshez küldheted.',
  facts: {
    takeBack: (name, to) => `${name} visszaviszi a játékot ${withArticle(`${to}.`)} bejegyzéshez`,
    takeBackAsked: (name, to) => `${name} szeretne visszalépni ${withArticle(`${to}.`)} bejegyzéshez`,
    takeBackAgreed: name => `${name} beleegyezik a visszavonásba`,
    takeBackRefused: name => `${name} nem egyezik bele a visszavonásba`,
    other: 'Egy asztali esemény került a naplóba',
  },
};

export const fairness: AppText['fairness'] = {
  title: 'Tiszta játék',
  whoDraws: 'Ki húz?',
  device: 'Ez az eszköz húz.',
  deviceHint: 'A véletlengenerátora akkor húzza a lapkát, amikor kell; az alkalmazásban senki sem lát előre.',
  host: 'A házigazda eszköze húz.',
  hostHint:
    'Minden húzás a naplóba kerül, és mindenki ellenőrzi. De amíg egy későbbi változatban el nem jön a közös osztó, egy átírt alkalmazással a házigazda előre tudhatná vagy megválaszthatná a húzásokat. Olyanokkal játssz, akikben megbízol.',
  checked: 'Ezen az eszközön ellenőrizve',
  checkedAll: n =>
    n === 1 ? 'Az egyetlen bejegyzés rendben' : `Mind ${withArticle(String(n))} bejegyzés rendben`,
  checkedSome: (checked, all) => `${all} bejegyzésből ${checked} ellenőrizve`,
  checkedHint: 'Minden bejegyzésnél: helye a láncban, aláírása és a játékszabályok.',
  marks: {chain: 'Lánc', signature: 'Aláírások', rules: 'Szabályok'},
  firstBad: n => `Hibás ${withArticle(`${n}.`)} bejegyzés`,
  same: 'Mindenhol ugyanaz a játék',
  sameHint: 'Az eszközök minden bejegyzés után összevetik a teljes állás ujjlenyomatát.',
  fingerprint: 'Ujjlenyomat',
  agrees: 'egyezik',
  differs: 'eltér',
  unknown: 'még nem felelt',
  onlyHere: 'Minden ezen az eszközön történik, nincs mit összevetni.',
  draws: 'Mit húztak',
  drawsHint: n => `Eddig ${n} húzás`,
  noDraws: 'Még nem volt húzás.',
  draw: (n, purpose, drawn) => `${n}. bejegyzés, ${purpose}: ${drawn}`,
  purposes: {
    firstGovernor: 'első kormányzó',
    rowDrawn: 'felcsapott ültetvények',
    drewTile: 'haciendalapka',
    deckRefilled: 'újrakevert lapkák',
    other: 'húzás',
  },
  histogram: 'Melyik helyről hányszor húztak',
  histogramHint: 'A kupac helyei tíz egyenlő részben. Kevés húzásnál az egyenetlenség természetes.',
  bar: (part, n) => `${part}. rész: ${n}`,
  recheck: 'Ellenőrizzük újra az egész játékot',
  rechecking: 'Ellenőrzés …',
  good: 'Az egész játék rendben van, az első bejegyzéstől az utolsóig.',
  bad: 'A játék nincs rendben. Az első hibás bejegyzést fent találod.',
};

export const help: AppText['help'] = {
  title: 'Szabályok és súgó',
  learn: 'Szabályok',
  search: 'Keresés a szabályokban',
  searchHint: 'A régi kiadások szavaira is keres.',
  found: n => `${n} oldal`,
  nothing: 'Nincs találat. Próbáld más szóval.',
  means: (term, word) => `„${term}” itt így szerepel: „${word}”.`,
  chapters: {rules: 'A játék', roles: 'Szerepek', buildings: 'Épületek', app: 'Így működik'},
  rule: 'Szabály',
  rules: 'Szabályok',
  all: 'Minden téma',
  screens: {
    home: {
      title: 'Kezdőlap',
      body: 'Az asztalaid ezen az eszközön vannak. Az Új asztallal újat nyitsz, a Csatlakozással egy barátodhoz ülsz le. A korallszínű kártya a te lépésedre vár.',
    },
    lobby: {
      title: 'Játék előtt',
      body: 'Minden hely egy horgonyzó hajó. A barátaid beolvassák a kódot, vagy megnyitják a linket. A szabad helyekre botok is ülhetnek. A házigazda indítja a játékot.',
    },
    table: {
      title: 'Az asztalnál',
      body: 'Alul a kék rakpart kérdezi, miben döntesz. Koppints, nézd meg, mi történne, aztán erősítsd meg. Ha más jön, a rakpart kiírja, ki. A ? billentyűvel bárminek elolvashatod a szabályát.',
    },
    takeBack: {
      title: 'Visszavonás',
      body: 'Az utolsó lépésedet visszavonhatod, amíg más nem lép, és nem volt húzás. Azon túl annak is bele kell egyeznie, akit érint. A naplóban minden megmarad.',
    },
    connection: {
      title: 'Kapcsolat',
      body: 'Az eszközök közvetlenül beszélnek egymással. Az alvó telefonnál azt látod, hogy nincs itt; magától behozza a lemaradást. Ha a házigazda kiesik, az asztal megvárja.',
    },
    keeping: {
      title: 'A játékaid megőrzése',
      body: 'Minden megerősített lépés azonnal mentődik. Ha fájlba mented az asztalt, átviheted másik eszközre, vagy félreteheted.',
    },
  },
};

export const people: AppText['people'] = {
  title: 'Játékosok és meghívó',
  players: 'Játékosok',
  host: 'házigazda',
  invite: 'Meghívó',
  inviteHint: 'Aki megnyitja a linket, nézheti a játékot; aki visszatér, megtalálja a helyét.',
  noInvite: 'Mindenki ezen az eszközön játszik, ezért nincs link.',
  sync: 'Egyeztetés most',
  syncHint: 'Összeveti a naplókat mindenkivel, és lekéri, ami hiányzik.',
  syncing: 'Mindenkit megkérdeztünk.',
  linkHints: {
    self: 'Ezen az eszközön játszik.',
    connecting: 'Most kapcsolódik.',
    live: 'Minden rendben.',
    unsteady: 'Pár másodperce nem felel.',
    away: 'Elment vagy alszik; magától visszatér.',
  },
};
