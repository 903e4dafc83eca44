import type {AppText} from '../types/app.ts';
import {withArticle} from './grammar.ts';

export const log: AppText['log'] = {
  title: 'Napló',
  empty: 'Még nem történt semmi.',
  start: game => `Kezdődik a játék: ${game}`,
  number: n => `${n}. lépés`,
  earlier: 'Korábbi lépések',
  later: 'Későbbi lépések',
  shown: 'Ez látszik',
  undone: 'visszavonva',
  scrub: 'Visszajátszás',
  position: (at, last) => `${at}. lépés, összesen ${last}`,
  first: 'Az elejére',
  previous: 'Egy lépés vissza',
  next: 'Egy lépés előre',
  last: 'A jelenhez',
  now: 'Most',
  play: 'Lejátszás magától',
  pause: 'Lejátszás megállítása',
  speed: (times: number) => `Sebesség: ${times}×`,
  show: n => `A tábla ${withArticle(`${n}.`)} lépésnél`,
  branch: 'Mi lett volna, ha?',
  branchHint: 'Saját próbajátékot nyit. Az asztal nem vesz észre belőle semmit.',
  takeBack: 'Vissza eddig',
  takeBackHint: 'Aki azóta lépett, annak bele kell egyeznie.',
  export: 'Mentés fájlba',
  exportHint: 'Az egész játék: megnyithatod másik eszközön, vagy hibabejelentéshez küldheted.',
  facts: {
    takeBack: (name, to) => `${name} visszaviszi a játékot ${withArticle(`${to}.`)} lépéshez`,
    takeBackAsked: (name, to) => `${name} szeretne visszalépni ${withArticle(`${to}.`)} lépéshez`,
    takeBackAgreed: name => `${name} beleegyezik a visszavonásba`,
    takeBackRefused: name => `${name} nem egyezik bele a visszavonásba`,
    withdrawn: name => `${name} mégsem kéri a visszavonást`,
    seatKey: name => `${name} másik eszközön játszik tovább`,
    renamed: name => `Egy játékos új neve: ${name}`,
    standInAsked: (by, name) => `${by} javaslata: ${name} helyett játsszon bot`,
    standInAgreed: name => `${name} beleegyezik, hogy bot játsszon tovább`,
    standInRefused: name => `${name} nem akarja, hogy bot játsszon tovább`,
    left: name => `${name} végleg felállt: bot játszik helyette`,
    seatBack: name => `${name} újra játszik`,
    lead: name => `Innentől ${name} eszköze viszi az asztalt`,
  },
};

export {fairness} from './fairness.ts';
export {settings} from './settings.ts';

export const help: AppText['help'] = {
  title: 'Szabályok és súgó',
  learn: 'Szabályok',
  which: 'Melyik játék szabályai?',
  firstGame: 'Első játszma magyarázattal',
  firstGameHint: 'Botok ellen. Minden döntést elmagyarázunk, amikor sorra kerül.',
  search: 'Keresés a szabályokban',
  searchHint: 'A régi kiadások szavaira is keres.',
  found: n => `${n} oldal`,
  nothing: 'Nincs találat. Próbáld más szóval.',
  means: (term, word) => `„${term}” itt így szerepel: „${word}”.`,
  appChapter: 'Így működik',
  ruleNumbers: 'A szabály száma',
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
      body: 'Az eszközök közvetlenül beszélnek egymással. Az alvó telefonnál azt látod, hogy nincs itt; magától behozza a lemaradást. Ha a házigazda eszköze kiesik, egy másik magától átveszi az asztalt, amíg többen vannak itt, mint a fele; ha ketten játszotok, a másik megvárja. A meghívó melletti „Internet nélkül” gombbal egy Wi-Fi vagy hotspot eszközei két kóddal, szerver nélkül is egymásra találnak.',
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
  renew: 'Új link',
  renewAlone: 'Új link, a nézők nélkül',
  renewHint: 'A régi link nem működik tovább. Aki játszik, marad.',
  renewed: 'Új link van. A régi már nem vezet sehová.',
  noInvite: 'Mindenki ezen az eszközön játszik, ezért nincs link.',
  syncHint: 'Összeveti a naplókat mindenkivel, és lekéri, ami hiányzik.',
  syncing: 'Egyeztetés…',
  syncSame: moves => `Minden itt lévő eszközön ugyanaz a játék áll, ${moves} lépés után.`,
  syncDiffers: (names, moves) => `Nem egyezik ezzel az eszközzel ${moves} lépés után: ${names}.`,
  nobodyToSync: 'Most senki más nincs itt, akivel egyeztetni lehetne.',
  linkHints: {
    self: 'Ezen az eszközön játszik.',
    connecting: 'Most kapcsolódik.',
    live: 'Minden rendben.',
    unsteady: 'Pár másodperce nem felel.',
    away: 'Elment vagy alszik; visszatér, amint ott megnyitják az asztalt.',
  },
};

export const history: AppText['history'] = {
  title: 'Befejezett játékok',
  none: 'Ezen az eszközön még nem ért véget játék.',
  games: 'Az összes játék',
  hint: 'Csak ezen az eszközön van meg. Koppintásra a játék megnyílik, amíg az asztalát nem törlöd.',
  export: 'Mentés fájlba',
  player: 'Játékos',
  played: 'Játék',
  won: 'Győzelem',
  average: 'Átlag',
  best: 'Legjobb',
  leaders: 'Ki nyert a legtöbbször',
  wins: n => `${n} győzelem`,
  /** Two or more. */
  streak: n => `${n} győzelem egymás után`,
  earlier: 'Korábbi játékok',
  course: 'A pontok alakulása',
  forget: (game, when) => `Törlés: ${game}, ${when}`,
  ended: name =>
    name === null
      ? 'Közösen befejeztétek. Győztes nincs.'
      : `Véget ért, mert ${name} nem jött vissza. Győztes nincs.`,
};

export const newTable: AppText['newTable'] = {
  game: 'Játék',
  seats: 'Hányan ültök le?',
  place: 'Hol játszotok?',
  here: 'Ezen az eszközön',
  hereHint: 'Egyedül botok ellen, vagy körbeadva: más nem láthat bele.',
  network: 'Barátokat hívok',
  networkHint: 'Mindenki a saját eszközén játszik: linkkel vagy QR-kóddal, internet nélkül is.',
  middle: 'Tablet középen',
  middleHint: 'Ez az eszköz mindenkinek a táblát mutatja, ti pedig a telefonotokon játszotok.',
  who: 'Kik játszanak?',
  kind: n => `Ki ül ${withArticle(`${n}.`)} helyen`,
  person: 'Ember',
  friend: 'Barát',
  nameOf: n => `${n}. játékos neve`,
  defaultName: n => `${n}. játékos`,
  options: 'Változatok',
  optionsDefault: 'a szokásos',
  optionsChanged: n => `${n} módosítva`,
  create: 'Asztalt nyitok',
  createInvite: 'Nyitok és meghívom a többieket',
  summary: (seats, bots) => (bots === 0 ? `${seats} hely` : `${seats} hely, ${bots} bot`),
  botEffects: {
    random: 'Bármit lép, ami szabályos. Ismerkedéshez jó.',
    easy: 'Ismeri a játékot, de gyakran gondolkodás nélkül lép.',
    greedy: 'Mindig azt választja, ami most a legtöbbet hozza.',
    strong: 'Előre gondolkodik. Gyakorlott játékosoknak való ellenfél.',
  },
};
