import type {AimText} from '../../../../i18n/game-coach.ts';
import {withArticle, withLargeArticle} from '../../../../i18n/hu/grammar.ts';
import {lister} from '../../../../i18n/plural.ts';
import {CANNON} from '../../data.ts';
import {itemNames, pirateWinds, place, wantedNames} from '../places.ts';
import type {BoardWords, PortCoachText, PortHintWords, Told} from '../types/board.ts';
import {loadObject, rows} from './events.ts';
import {things} from './things.ts';

const list = lister('hu');
const or = (names: readonly string[]) => new Intl.ListFormat('hu', {type: 'disjunction'}).format(names);
const rum = (n: number) => `${n} rum`;
const goods = (n: number) => `${n} portéka`;
const towards = ['északra', 'keletre', 'délre', 'nyugatra'];
const slotsTaken = (cannons: number, slots: number) => `${slots} ágyúhelyből ${cannons} foglalt`;
/** "az A2 lapkára", "a B3 lapkára". */
const onto = (cell: number, told: Told) => `${withArticle(place(cell, told))} lapkára`;

export const board: BoardWords = {
  chart: 'Játéktér',
  cell: (at, told, step) => {
    const cell = told.view.cells[at]!;
    const {text} = told;
    const here = cell.sea
      ? [
          `${place(at, told)}, ${text.actions[cell.sea.now.action].name}, ${or(itemNames(cell.sea.now.items, told, 'ágyú'))}`,
          `a másik oldalán: ${text.actions[cell.sea.flipped.action].name}, ${or(itemNames(cell.sea.flipped.items, told, 'ágyú'))}`,
        ]
      : [
          `${place(at, told)}, kikötő, erre vár: ${list(wantedNames(cell, told)) || 'semmire'}; rumfeltöltés: ${cell.harbour!.refill}`,
          ...(cell.harbour!.sale
            ? [`a rakományod most ${loadObject([], cell.harbour!.sale.coins)} érne itt`]
            : []),
        ];
    const next = pirateWinds(at, told);
    return [
      ...(step ? [step] : []),
      ...here,
      ...(cell.pirate ? ['itt a kalóz'] : []),
      ...(next.length > 0 ? [`ide jön a kalóz, ha a szél ${or(next.map(wind => towards[wind]!))} fúj`] : []),
      ...(cell.ships.length > 0 ? [`${cell.ships.length} hajó van itt`] : []),
    ].join('; ');
  },
  ship: (ship, name, {text}) =>
    `${name} hajója, ${text.sterns[ship.stern].name}: ${text.load([ship.rum, ...ship.goods], ship.coins)}; ${slotsTaken(ship.cannons, ship.slots)}; bővítmények: ${list(ship.upgrades.map(({kind, value}) => `${Object.values(things.upgrades)[kind]!.name} ${value}`)) || 'nincs'}`,
  short: {
    upgrade: 'Bővítés',
    'rum-trade': 'Rumcsere',
    'goods-trade': 'Portékacsere',
    'free-rum': 'Ingyen rum',
    coin: 'Tallér',
    peace: 'Béke szigete',
  },
  cannon: 'ágyú',
  pirate: 'Kalóz',
  blows: ['Északra fúj a szél', 'Keletre fúj a szél', 'Délre fúj a szél', 'Nyugatra fúj a szél'],
  blowsShort: ['északra fúj', 'keletre fúj', 'délre fúj', 'nyugatra fúj'],
  blowsTight: ['északra fúj', 'keletre fúj', 'délre fúj', 'nyugatra fúj'],
  legend: {
    pirate: 'Ide jön a kalóz, ha arra fúj majd a szél',
    flip: 'A sarokban a hátoldala: az utolsó hajó után megfordul',
    edges: 'Aki a szélén kihajózik, szemben jön be',
    pays: 'Ennyit ér itt most a rakományod',
    refill: 'Ennyi rumot tölthetsz itt',
    title: 'Mit jelentenek a jelek?',
    open: 'Jelmagyarázat',
  },
  titles: {
    plan: 'Útvonalterv',
    yourTurn: 'Te következel',
    turnOf: name => `${name} köre`,
    sterns: 'Felszerelés',
    pirate: 'A kalóz',
    ships: 'A kezdőhelyed',
    wind: 'Fordul a szél',
    knight: 'Csata',
    pirateBattle: 'Csata',
    pay: 'Csata',
    battle: 'Csata',
    loot: 'Csata',
    over: 'Az út véget ért',
  },
  round: (round, last) =>
    round === 0
      ? 'Az első forduló előtt'
      : last > 0 && round >= last
        ? `${round}. forduló, az utolsó`
        : `${round}. forduló`,
  ending: 'elfogyott egy nyersanyagsor',
  lastRound: (last, now) =>
    now < last
      ? 'Elfogyott egy nyersanyagsor: utána még egy forduló jön.'
      : 'Elfogyott egy nyersanyagsor: ez az utolsó forduló.',
  row: (row, n, cocoa) =>
    `${rows[row]}: még ${n}${cocoa < 0 ? '' : cocoa === 0 ? ', kakaó következik' : `, ${cocoa} után kakaó jön`}`,
  harbours: 'Kikötők',
  wouldEarn: 'ennyit érne most a rakományod',
  sale: (n, open, full) =>
    n === 0
      ? `semmid sem illik ide; ${open} hely üres`
      : full
        ? `${goods(n)}, megtelik: kincsesláda és új kikötő`
        : `${goods(n)}, utána ${open - n} hely marad üres`,
  refill: n => `legfeljebb ${rum(n)} tölthető`,
  ofSlots: slotsTaken,
  ofHold: (used, hold) => `raktér: ${hold} helyből ${used} foglalt`,
  value: n => `a hajó értéke ${n}`,
  starts: 'a sorban első',
  sealed: 'a terve lezárva',
  planning: 'még tervez',
  openShip: 'A hajód, a kikötők és a küldetések',
  peek: 'A játéktér megtekintése',
  unpeek: 'Vissza',
  units: (doing, marked, has) => (marked > 0 ? `${doing}: ${marked}; van: ${has}` : `${doing}; van: ${has}`),
  changed: {
    turned: (by, now) =>
      `${by ?? 'A kalóz'} elment innen, mielőtt ideértél: megfordult a lapka, most ${now}.`,
    filled: (by, names) => `${by} megelőzött; ide már nem kell ${list(names)}.`,
    harbour: by => `${by ?? 'Valaki'} megtöltötte a kikötőt: most egy másik van itt.`,
    gone: (by, thing) => `Elfogyott: ${thing}; az utolsót ${by} vitte el.`,
  },
  choose: 'Válassz',
  clear: 'Törlés',
  confirm: 'Rendben',
  take: 'Elveszem',
  missions: {
    byPlace: 'tallér helyezés szerint',
    you: 'te',
    done: (who, coins) => `${who}: teljesítve, +${coins}`,
    kept: (who, coins) => `${who}: +${coins}, ha megmarad`,
    lost: who => `${who}: elveszett`,
    open: who => `${who}: hiányzik, a végén −2`,
  },
  sterns: {question: 'Mivel indulsz?', yours: stern => `A hajótatod: ${stern}`},
  place: {
    pirate: {
      question: 'Hol kezdjen a kalóz?',
      sub: 'Minden széllel sodródik, és a közeli hajókkal harcol.',
    },
    ship: {question: 'Hol kezdjen a hajód?', sub: 'Bármelyik tengerlapka jó; több hajó is állhat egyen.'},
    at: at => `Kezdés: ${at}`,
    tap: 'Koppints egy tengerlapkára',
  },
  barter: {
    title: 'Szükségrum',
    question: 'Két portékát 1 rumért?',
    sub: 'Rum nélkül nincs terv: sodródsz.',
    no: 'Nem, sodródom',
    give: 'Odaadom',
    left: n => `Még ${n}`,
  },
  plan: {
    question: 'Merre hajózol?',
    seal: 'Lezárod ezt a tervet?',
    sealOrMore: 'Lezárod, vagy lépsz még?',
    how: (two, anchor) =>
      `Koppints egy lapkára${two ? ', akár kettőre' : ' a hajód mellett'}.${anchor ? ' A sajátod: horgony.' : ''}`,
    cost: (cost, n) =>
      cost === 0 ? 'Nem kerül rumba.' : `${withLargeArticle(n)} rumodból ${cost} kell hozzá.`,
    winds: n => (n === 0 ? 'Ott nem ér el a kalóz.' : `A 4 szélirányból ${n} hozza rád a kalózt.`),
    safe: 'Kikötőben nem ér el a kalóz.',
    harbourWith: 'Kikötőben nincs kalóz, de az ott álló hajók csatáznak.',
    still: names => (names.length === 1 ? `${names[0]} még tervez.` : `Még tervez: ${list(names)}.`),
    mutiny: (cost, n) => `Zendülés: ${cost} rum kellene, ${n} van.`,
    drift: (cell, told) => `Mind elvész, és ${onto(cell, told)} sodródsz.`,
    step: (cell, play, told) => {
      const to = onto(cell, told);
      if (play.path.length === 0) return 'Lehorgonyzás itt';
      return play.mutiny
        ? `Hajózás ${to}: összesen ${rum(play.cost)}, ennyi nincs, sodródnál`
        : `Hajózás ${to}, ${play.cost + play.left} rumból ${play.cost}`;
    },
    takeBack: 'E lépés visszavonása',
    chip: (n, direction, cost) => `${n}. lépés: ${direction}, ${rum(cost)}. Visszavonás`,
    anchor: 'Lehorgonyozva. Visszavonás',
    edge: 'A szélén túl szemben jössz be.',
    sealIt: 'Lezárom',
    sealAnyway: 'Mégis lezárom',
    sealed: 'titkos és végleges',
  },
  sea: {
    question: at => `Mit teszel itt: ${at}?`,
    later: action => `Ha elmész: ${action}`,
    takeOne: 'Vegyél fel egyet',
    done: 'megvolt',
    slot: (n, slots) => `ágyúhely: ${n}/${slots}`,
    inRow: (n, cocoa) => (cocoa ? `kakaó következik; még ${n}` : `${n} a sorban`),
    notTaken: (item, own) =>
      item === CANNON
        ? own.cannons >= own.slots
          ? 'nincs szabad ágyúhely'
          : 'elfogyott'
        : 'elfogyott a sor',
    costs: 'ára',
    noneLeft: 'elfogyott',
    noCoin: 'nincs tallérod',
    effect: {
      'hold-extension': own => `a raktér ${own.hold} helyről ${own.hold + 2} helyre nő`,
      'cannon-deck': own => `${own.slots} ágyúhelyből ${own.slots + 2} lesz`,
      'extra-sail': own => (own.twoSteps ? 'már van: csak az értéke számít' : 'két lépés egy fordulóban'),
      'extra-fuse': () => 'tengeren még 1 ágyú mindig talál',
    },
    oneForOne: 'egyet egyért',
    oneForTwo: 'egyért kettőt',
    goodsForRum: 'Portékát rumért: koppints arra, amit odaadsz',
    rumForGoods: n => `Rumot portékáért: ${n} rumod van`,
    nothingToTrade: 'Nincs mit cserélned itt.',
    instead: 'az akció helyett',
    give: 'Odaadsz',
    take: 'Elveszel',
    swap: (give, take) => `${give} helyett ${take}`,
    pickOpen: 'felvétel',
    open: what => (what.length === 0 ? '' : `Nyitva: ${list(what)}.`),
    after: more => (more ? 'A lapka másik fele még nyitva marad.' : 'Ezzel véget ér a köröd.'),
    takeCannon: 'Felveszem az ágyút',
    takeGood: good => `Felveszem: ${good}`,
    buy: 'Megveszem',
    end: 'Kör vége',
  },
  room: {
    title: 'Csinálj helyet',
    needed: n => `dobj ki ennyit: ${n}`,
    question: n => `Csinálj helyet: még ${n}`,
    throwOut: 'Dobj ki',
  },
  harbour: {
    wants: 'Erre vár a kikötő; koppints rá, ha adsz',
    pays: 'Portékák és fizetség',
    full: 'Megtelt a kikötő: kincsesláda jár, és új kikötő jön.',
    load: n => `Rumfeltöltés, legfeljebb ${n}`,
    tight: 'többhöz ki kell dobnod valamit',
    less: 'Kevesebb rum',
    more: 'Több rum',
    filled: good => `${good}: betöltve`,
    slot: (n, good, given) =>
      `${n}. lerakóhely, ${good}: ${given < 0 ? 'üres' : given < 3 ? 'odaadod' : given === 3 ? 'kakaó' : 'kakaó két helyre'}`,
    asTwo: '2-\u2060t ér',
    question: what => `Kirakodás: ${what}?`,
    none: 'Nem rakodsz ki semmit?',
    best: 'A rakományod legjobb ára.',
    own: 'Koppints újra egy helyre: kakaó vagy semmi.',
    unload: 'Kirakodás',
    sailOn: 'Nem rakodok ki',
    loadQuestion: 'Mennyi rumot töltesz?',
    loadSub: 'Ami nem fér el, portéka helyére kerülhet.',
    loadIt: 'Betöltés',
    noRum: 'Nem kell rum',
  },
  knight: {
    question: 'Kimaradsz a csatákból?',
    sub: 'Játékonként egyszer; ha megmarad, 1 pontot ér.',
    out: 'Kimaradok',
    fight: 'Csatázom',
  },
  battle: {
    sameTile: 'ugyanazon a lapkán',
    nextTile: 'a szomszéd lapkán',
    crew: n => `legénység, ${rum(n)}`,
    yours: 'Rumod, portékáid, talléraid',
    chosen: (n, of) => `${of} közül ${n}`,
    onBoard: name => `${name} hajóján`,
    payQuestion: n => `Fizess a kalóznak: ${n}`,
    keep: what => `Megmarad: ${what}.`,
    pay: 'Fizetek',
    left: n => `Még ${n}`,
    lootQuestion: (name, n) => `Zsákmány, legfeljebb ${n} (${name})`,
    lootSub: 'Nem kötelező; a rumnak és a portékának hely kell.',
    take: 'Elveszem',
    spare: 'Semmit sem veszek el',
  },
  film: {
    happened: 'Közben történt',
    step: (n, of) => `${of} lépésből ${withArticle(`${n}.`)}`,
    back: 'Egy lépés vissza',
    next: 'Következő lépés',
    play: 'Lejátszás',
    pause: 'Megállítás',
    skip: 'Átugrom',
    toMyTurn: 'Jöjjek én',
    goOn: 'Tovább',
  },
  waiting: {
    setUp: name => `Várjuk: ${name}`,
    chests: name => `Várjuk: ${name}`,
    sterns: name => `${name} épp a hajóját szereli fel`,
    pirate: name => `${name} a kalóz kezdőhelyét választja`,
    ships: name => `${name} kezdőhelyet választ`,
    wind: name => `Várjuk: ${name}`,
    cards: name => `${name} még tervez`,
    open: name => `${name} mindjárt felfedi a tervét`,
    sea: name => `${name} a tengerlapkáról dönt`,
    harbour: name => `${name} épp kirakodik`,
    refill: name => `${name} épp rumot tölt`,
    chest: name => `Várjuk: ${name}`,
    newHarbour: name => `Várjuk: ${name}`,
    knight: name => `${name} kimaradhat a csatákból`,
    pirateBattle: name => `Várjuk: ${name}`,
    pay: name => `${name} arról dönt, mivel fizet a kalóznak`,
    battle: name => `Várjuk: ${name}`,
    loot: name => `${name} zsákmányt választ`,
    reveal: name => `Várjuk: ${name}`,
    over: name => `Várjuk: ${name}`,
  },
  chance: 'A szél és a hullámok döntenek …',
  gameOver: 'Az út véget ért',
  result: {
    winner: (name, points) => `${name} a Tengerek farkasa, ${points} ponttal`,
    shared: (names, points) => `Közös győzelem: ${list(names)}, ${points} ponttal`,
    tieBreak: (name, value) => `Azonos pontszám: ${name} hajója ér kevesebbet (${-value}).`,
    tieBreakColumn: 'Egyenlő pontnál: a hajó értéke (−)',
    parts: {
      coins: 'Tallér',
      chests: 'Kincsesládák',
      peace: 'Békelovag',
      ship: 'A hajó értéke',
      cannons: 'Ágyúk',
      hold: 'Raktér',
      missions: 'Küldetések',
      total: 'Összesen',
    },
    when: round => `${withArticle(round)}. fordulóban`,
    gains: {
      coins: 'tallért szerzett',
      chests: 'kincsesládát nyert',
      peace: 'megszerezte a Békelovagot',
      ship: 'több pontot ért a hajója',
      cannons: 'több pontot értek az ágyúi',
      hold: 'árut rakott a rakterébe',
      missions: 'küldetést teljesített',
    },
    losses: {
      coins: 'tallért veszített',
      chests: 'elveszített egy kincsesládát',
      peace: 'felhasználta a Békelovagot',
      ship: 'kevesebb pontot ért a hajója',
      cannons: 'kevesebb pontot értek az ágyúi',
      hold: 'árut vett ki a rakteréből',
      missions: 'elveszített egy küldetésjelölőt',
    },
  },
};

export const aim: AimText = {
  goal: 'Vigyél portékát a szigetekről a kikötőkbe tallérért, bővítsd a hajódat, és teljesítsd elsőként a három küldetést!',
  turn: 'Mindenki titokban tervez útvonalat, aztán sorban hajóztok; akik egy lapkán vagy a kalóz közelében vannak, ágyúcsatát vívnak.',
  end: 'Ha elfogy egy nyersanyagsor, még egy forduló jön; az nyer, akinek a legtöbb pontja van tallérból, küldetésből és a hajójáért.',
};

export const coach: PortCoachText = {
  round: 'Letelt egy forduló. Ha elfogy egy nyersanyagsor, még egy jön; a legtöbb pont nyer.',
  sterns:
    'Minden hajónak más hajótatja van, külön képességgel. A tiéd megengedi, hogy megválaszd, mivel indulsz.',
  pirate:
    'Te teszed le a kalózt. Minden új széllel sodródik, és a lapkáján meg a mellette álló hajókkal harcol.',
  ships: 'Válaszd meg, hol kezdesz. Kikötő közelében hamarabb adsz el; Hajóbővítésen hamarabb fejlesztesz.',
  plan: 'Mindenki titokban tervez. Koppints egy lapkára: a nyíl mutatja, mennyi rum kell. Ha lezártad, végleges.',
  wind: 'Széllel ingyenes a lépés, oldalszélben 1 rum, széllel szemben 2. A tábla szélén a túloldalra jutsz.',
  danger: 'A csíkos lapkákra sodródhat a kalóz. Rum nélkül zendül a legénység: egy hordót tarts meg.',
  missions:
    'Három küldetés a végén pontot ér: az elsőnek többet; ha kimarad, mínusz 2. A készletedre koppintva látod.',
  battle:
    'Hajózás után az egy lapkán álló hajók megküzdenek, a kalóz pedig a közelében lévőkkel: tengeren minden ágyú egy kocka. A több találat zsákmányt vagy tallért hoz.',
  barter: 'Rum nélkül sodródtál. Két portékáért kapsz egy hordót, hogy újra tervezhess.',
  sea: 'Vegyél fel egyet abból, ami itt van, és használd a sziget akcióját: mindkettőt egyszer, bármelyik sorrendben.',
  cannons:
    'Minden ágyú egy kocka a tengeri csatában: a találat tallért vagy zsákmányt hoz. A legtöbb a végén pontot ér.',
  flip: 'Ha az utolsó hajó elmegy, a lapka megfordul: senki sem talál kétszer ugyanazt. A behajtott sarok mutatja, mi jön.',
  upgrade: 'Egy tallérért a halom felső bővítménye a tiéd. Rögtön működik, és a száma a végén is számít.',
  harbour:
    'Minél több portékát rakodsz ki egyszerre, annál többet érnek. A legjobb kirakodás elő van készítve; koppints egy helyre, ha mást akarsz. Utána rumot töltesz.',
  refill: 'Tölts rumot a következő lépésekre. Éppúgy helyet foglal, mint a portéka.',
  knight:
    'Játékonként egyszer kimaradhatsz egy forduló minden csatájából. Ha megtartod a jelölőt, egy pontot ér.',
  pay: 'A kalóz többször talált. Add, amit a legkönnyebben nélkülözöl; a javaslat be van jelölve.',
  loot: 'Többször találtál, ezért zsákmányolhatsz: rumot, portékát vagy tallért. A rumnak és a portékának hely kell.',
  waiting:
    'Ha mindenki lezárta az útvonalát, a hajók sorban indulnak: nézd, állítsd meg vagy ugord át a filmet. Egy névre koppintva látod a hajót.',
};

export const hints: PortHintWords = {
  course: directions => `Útvonal: ${directions.join(', ')}`,
  anchor: 'Lehorgonyzás',
  end: 'A kör befejezése',
  fight: 'Részvétel a csatákban',
  unloadNothing: 'Nincs kirakodás',
  noRum: 'Nincs rumfeltöltés',
  reasons: {
    sale: ({place, goods, coins, full}, {count}) =>
      `${place}: ${count.goods(goods)} kirakodása ${loadObject([], coins)} hoz${full ? ', és a megtelt kikötőért kincsesláda jár' : ''}.`,
    bound: ({place, action, winds}, {actions}) =>
      `${place}: ${actions[action].name}; ${winds === 0 ? 'oda nem ér el a kalóz' : `a 4 szélirányból ${winds} hozza oda a kalózt`}.`,
    anchor: ({action}, {actions}) => `${actions[action].name} még egyszer, és rum sem kell hozzá.`,
    wanted: ({good, open}, {goods}) => `A játéktéren ${open} lerakóhely vár még erre: ${goods[good]}.`,
    upgrade: ({upgrade, value}, {upgrades}) => `${upgrades[upgrade].help} A hajó értéke +${value}.`,
    crew: ({rum}, {count}) => `${count.rum(rum)} lesz a hajón: nem zendül a legénység.`,
    lands: ({coins, full}) =>
      `${loadObject([], coins)} hoz${full ? ', és kincsesládát a megtelt kikötőért' : ''}.`,
    berth: ({harbours}) => `Egy lépésre ${harbours} kikötő van.`,
    cocoa: () => 'A kakaó minden lerakóhelyre jó, vagy egyszerre kettőt tölt be.',
    cannon: () => 'Egy ágyúval több: egy kockával több minden tengeri csatában.',
    cargo: () => 'Eladható portéka olyan rumért, amely nem hiányzik.',
    two: () => 'Egy portékáért kettő: több az eladnivaló.',
    thaler: () => 'Egy tallér ingyen.',
    away: () => 'Ennyi ágyúval a csata többe kerülne, mint amennyit a jelölő ér.',
    stays: () => 'A jelölő megmarad egy rosszabb csatára, vagy a végén 1 pontot ér.',
    least: () => 'Azt adod oda, ami a legkevésbé kell.',
    loot: () => 'Azt viszed el, ami neked a legtöbbet ér.',
  },
};
