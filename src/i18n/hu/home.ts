import type {AppText} from '../types/app.ts';

export const home: AppText['home'] = {
  tagline: 'Társasjátékok családdal, barátokkal.',
  promise: 'Nem kell regisztrálni, sem letölteni.',
  language: 'Nyelv',
  tables: 'Asztalaid',
  /** Short for the finished games, beside the head of the tables. */
  finished: 'Befejezett',
  lastGames: n => (n > 1 ? 'Legutóbbi játékaid' : 'Legutóbbi játékod'),
  won: (name, points) => `${name} nyert, ${points} ponttal`,
  wonTogether: (names, points) => `Közös győzelem: ${names}, ${points}-${points} ponttal`,
  nobodyWon: 'Idő előtt véget ért, senki sem nyert',
  reading: 'Megnézzük az asztalaidat…',
  allTables: n => `Összes (${n})`,
  fewerTables: 'Kevesebb asztal',
  playBots: 'Játssz most botok ellen',
  playsAs: name => `${name} néven`,
  aboutGames: 'Miről szólnak a játékok',
  chooseName: 'add meg a saját neved',
  join: 'Csatlakozás',
  learn: 'Szabályok',
  yourMove: 'Te jössz',
  toMove: names => `Most lép: ${names}`,
  waitsForHost: 'akkor megy tovább, ha megnyitod',
  trial: 'Próba',
  inLobby: 'Gyűlnek a játékosok',
  over: 'Véget ért',
  round: n => `${n}. forduló`,
  here: 'ezen az eszközön',
  network: 'hálózaton',
  savedAt: when => `Utolsó mentés: ${when}`,
  menu: table => `További lehetőségek: ${table}`,
  rename: 'Átnevezés',
  export: 'Mentés fájlba',
  delete: 'Törlés',
  renameTitle: 'Az asztal átnevezése',
  renameLabel: 'Az asztal neve',
  renameHint: 'Ha üresen hagyod, a játék nevét viseli.',
  deleteTitle: table => `Törlöd ezt az asztalt? ${table}`,
  deleteBody: alone =>
    `Az egész játék törlődik erről az eszközről. ${alone ? 'Más példány nincs belőle, csak ha fájlba mentetted.' : 'A többi játékos példánya megmarad.'} Nem lehet visszavonni.`,
  deleteHost: 'Te nyitottad meg: lehet, hogy a többiek ezen eszköz nélkül nem tudják folytatni.',
  deleteYes: 'Törlöm az asztalt',
  joinTitle: 'Csatlakozás egy asztalhoz',
  joinLabel: 'Link vagy kód',
  joinPlaceholder: 'K7MR2X',
  joinHint:
    'Hat jel, betűk és számjegyek; vagy a meghívó teljes linkje. Ha kódot írsz be, valakinek az asztalnál be kell engednie.',
  joinName: 'A neved',
  joinNameHint: 'Hogy lássák, ki kopog. Ez az eszköz megjegyzi.',
  joinEmpty: 'Előbb írd be a kódot, vagy illeszd be a linket.',
  joinNameEmpty: 'Előbb írd be a neved: az asztalnál valaki eldönti, beenged-e.',
  joinGo: 'Csatlakozom',
  joinCamera:
    'QR-kódot látsz egy másik kijelzőn? Irányítsd rá a telefonod kameráját: a link magától megnyílik.',
  joinScan: 'Beolvasás kamerával',
  joinOffline: 'Nincs internet?',
  joinOfflineHint:
    'A házigazda a meghívó mellett az „Internet nélkül” gombra koppint, és mutat egy kódot. Olvasd be, vagy illeszd be fent a linkjét. Utána mutasd meg neki a képernyődet.',
  importTitle: 'Mentett játék megnyitása',
  importHint: 'Egy fájl, amelyet kaptál, vagy te mentettél el. Rá is húzhatod erre az oldalra, bárhová.',
  importGo: 'Fájl kiválasztása',
  /** In a row that says what for. */
  installShort: 'Telepítés',
  install: 'Telepítés alkalmazásként',
  installHint: 'A kezdőképernyőről indul, és internet nélkül is működik.',
  installSteps: {
    ios: [
      'Koppints a Megosztás gombra a böngésző sávjában. Az újabb változatokban a három pont mögött van.',
      'Görgess lejjebb, és koppints erre: „Hozzáadás a Főképernyőhöz”, majd erre: „Hozzáadás”.',
    ],
    android: [
      'Koppints a böngésző három pontjára.',
      'Koppints erre: „Alkalmazás telepítése” vagy „Hozzáadás a kezdőképernyőhöz”.',
    ],
    mac: [
      'Kattints a Megosztás gombra a Safari sávjában, vagy nyisd meg a Fájl menüt.',
      'Válaszd ezt: „Hozzáadás a Dockhoz”.',
    ],
    desktop: [
      'Nyisd meg a böngésző menüjét.',
      'Válaszd a Roadstead telepítését. A Chrome-ban az „Átküldés, mentés és megosztás”, az Edge-ben az „Alkalmazások” alatt van.',
    ],
  },
  installInSafari: 'Egy csevegésből jöttél ide? Előbb nyisd meg ezt az oldalt a Safariban.',
  installApart:
    'Az alkalmazásnak saját asztalai vannak, és addig őrzi őket, amíg akarod. A böngészőben lévők nem mennek át maguktól: itt mentsd fájlba, ott nyisd meg őket.',
  keepWeek:
    '7 nap szünet után ez a böngésző törli az asztalaidat. Az alkalmazás megőrzi, amit benne játszol.',
  notNow: 'Most nem',
  newVersion: 'Új változat érkezett.',
  update: 'Frissítés most',
  offline:
    'Nincs hálózat. Így is játszhatsz. Együtt is: közös Wi-Fin vagy hotspoton egyikőtök az „Új asztal”, a többi a „Csatlakozás” gombra koppint.',
  storage: {
    persistent: 'Az asztalaid megmaradnak, amíg te nem törlöd őket.',
    evictable:
      'Ez a böngésző törölheti az asztalaidat, ha kevés a hely, vagy egy hétig nem jársz itt. Telepítsd az alkalmazást, vagy mentsd fájlba az asztalokat.',
    unknown: 'Ez a böngésző nem mondja meg, megőrzi-e az asztalaidat. A fontosakat mentsd fájlba.',
  },
  notice:
    'Nem hivatalos és ingyenes. A játékok kiadóihoz nincs köze, ők nem támogatják; minden rajz saját munka.',
};
