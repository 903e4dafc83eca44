import {sum} from '../../../../base/sum.ts';
import type {AimText} from '../../../../i18n/game-coach.ts';
import {numberKind, numberTimes, withArticle, withLargeArticle} from '../../../../i18n/hu/grammar.ts';
import {lister} from '../../../../i18n/plural.ts';
import type {Yield} from '../../hints/reasons.ts';
import {RESOURCES} from '../../types.ts';
import {aroundIn} from '../places.ts';
import type {BoardWords, CatCoachText, CatHintWords, HintTold, StatisticsWords} from '../types/board.ts';
import {cardsFor} from './words.ts';

const list = lister('hu');
const only = (kind: string, n: number) => RESOURCES.map(each => (each === kind ? n : 0));

const around = aroundIn([
  'északi part',
  'északkeleti part',
  'keleti part',
  'délkeleti part',
  'déli part',
  'délnyugati part',
  'nyugati part',
  'északnyugati part',
]);

export const board: BoardWords = {
  island: 'Sziget',
  hex: (hex, told) => {
    const {token, robber} = told.view.hexes[hex]!;
    const chance = token ? `, 36 dobásból ${6 - Math.abs(7 - token)}` : '';
    return `${around('hex', hex, told)}${chance}${robber ? ', itt a rabló' : ''}`;
  },
  spot: (kind, at, city, told) =>
    `${kind === 'edge' ? 'Út' : kind === 'hex' ? 'Rabló' : city ? 'Város' : 'Kereszteződés'}: ${around(kind, at, told)}`,
  around,
  house: (name, city) => `${city ? 'Város' : 'Település'}: ${name}`,
  developmentCards: n => `${n} bónuszkártya`,
  lost: (n, awards) => `elveszett ${n} pont: ${awards.join(', ')}`,
  unpaid: lacks => `Magától ment a nem: ${lacks}.`,
  robberKeepsOff: 'Oda nem mehet, ahol másnak épülete van, és legfeljebb két pontja.',
  pointsHidden: (points, hidden) => `${points} pont, ebből ${hidden} rejtett`,
  roadLength: n => `leghosszabb út: ${n}`,
  giveOne: 'Még egyet adok',
  getOne: 'Még egyet kérek',
  takeBack: 'Visszaveszem',
  tapWanted: 'Koppints arra, amit kérsz',
  youGive: 'Adsz',
  youGet: 'Kapsz',
  accepts: 'elfogadja',
  declines: 'nem kéri',
  thinks: 'gondolkodik',
  proposes: 'ad:',
  for: 'kér érte:',
  ratesFrom: best => `${best} : 1 arányig`,
  bankTrade: (give, take) => `Csere a készletből: ${give} helyett ${take}`,
  yourTurn: 'Te következel',
  rolled: sum => `A dobás: ${sum}`,
  rolledBy: sum => `a dobás: ${sum}`,
  youGot: got => `Te: +${got}`,
  youGotNothing: 'neked semmi',
  sevenRolled: '7 lap fölött: a fele',
  turn: (n, goal) => `${n}. kör · ${goal} pont a győzelem`,
  turnShort: n => `${n}. kör`,
  pieceNames: {road: 'Út', settlement: 'Település', city: 'Város', card: 'Bónusz'},
  rolls: 'Dobások',
  checked: n => (n === 0 ? 'Még nem volt dobás' : `${n} dobás: tiszta volt?`),
  rollsSaid: rolls => `Hányszor jött ki: ${rolls.map((n, i) => `${i + 2}: ${n}`).join(', ')}`,
  diceSaid: dice => (dice ? `Kockák: ${dice[0]} és ${dice[1]}. Minden dobás` : 'Kockák. Minden dobás'),
  build: 'Építés',
  costs: 'Építési költségek',
  trade: 'Csere',
  tradeClosed: 'lezárult',
  ratesLabel: 'ennyi lap 1-ért a készletből',
  bank: 'Készlet',
  left: n => `még ${n}`,
  leftLabel: 'maradt',
  hiddenOfThem: n => `${n} rejtett`,
  owes: n => `még ${n}`,
  sealed: 'kész',
  safe: 'megússza',
  playable: 'kijátszható',
  pointStays: 'rejtve számít',
  notNow: code =>
    code === 'cat/bought-now'
      ? 'a következő körben'
      : code === 'cat/one-card-a-turn'
        ? 'körönként egy'
        : 'most nem',
  places: 'Lehetséges helyek',
  placesLit: n => `${n} hely lehetséges`,
  placeOf: (n, all) => `${all} közül ${withArticle(`${n}.`)}`,
  thenLong: n => `így ${n} hosszú`,
  previousPlace: 'Előző hely',
  nextPlace: 'Következő hely',
  asList: 'A sziget listaként',
  nearer: 'Közelebb',
  wholeIsland: 'Az egész sziget',
  lookAround: 'Más hely megnézése',
  hexes: 'Mezők',
  hexColumns: ['Terület', 'Szám', 'Esély', 'Ki lakik ott'],
  ways: n => `36 dobásból ${n}`,
  paysOn: n => `36 dobásból ${n} fizet`,
  tapShows: 'Koppints: látod, mit fizet.',
  cardsNow: 'Rögtön hoz:',
  cardsGot: 'Már a tiéd:',
  harbours: 'Kikötőhelyek',
  nobodyThere: 'még senki',
  corners: 'Kereszteződések',
  edges: 'Útvonalak',
  roadOf: name => `${name} útja`,
  canBuild: 'Most ki tudod fizetni.',
  lacks: (missing, {text}) =>
    `hiányzik ${list(RESOURCES.flatMap((kind, i) => (missing[i] ? [text.resource(missing[i], kind)] : [])))}`,
  bankHelps: (take, rate, give, {text}) =>
    `a készlet ${text.cards(only(take, 1))} ad ${cardsFor(only(give, rate))}`,
  hurtBy: (token, ways, losers, kind) =>
    `${withLargeArticle(numberKind(token))} 36 dobásból ${numberTimes(ways)} jön ki; ${losers.length > 0 ? `${kind}: ${losers.join(', ')}` : 'senkinek sem fáj'}`,
  takeFrom: name => `Csere, partner: ${name}`,
  noCards: 'nincs lapja',
  why: {
    noTerms: 'Most nem lehet cserélni.',
    noGive: 'Koppints a saját lapjaidra: azt adod.',
    noWant: 'Most arra koppints, amit kérsz érte.',
    emptyHands: 'Senkinek sincs lapja.',
    bankShort: 'egyik fajta sem elég',
    oneKind: 'egyféléből egy lapért',
    bankEmpty: 'ott elfogyott',
    tooMuch: kind => `Ennyi a többieknél nem lehet: ${kind}.`,
    sayingsLeft: n =>
      n === 0
        ? 'Ebben a körben nincs több ajánlat vagy válasz; visszavonni még lehet.'
        : `Ebben a körben még ${n} ajánlat vagy válasz lehet.`,
    bankNeeds: needed => `${needed} kér`,
  },
  ask: {
    foundSettlement: {question: 'Hova teszed?', sub: 'Koppints egy jelölt kereszteződésre.'},
    foundSecond: {
      question: 'És a másodikat?',
      sub: 'Rögtön hoz egy-egy lapot a mellette lévő mezőkről.',
    },
    foundRoad: {question: 'Merre indul az út?', sub: 'Az új településedtől.'},
    preRoll: playable => ({
      question: 'Te következel',
      sub: playable ? 'Dobj, vagy előbb játssz ki egy lapot.' : 'Dobj a kockákkal.',
    }),
    robber: {question: 'Hová megy a rabló?', sub: 'Ahová koppintasz, ott leáll a termelés.'},
    freeRoad: {question: 'Ingyen út', sub: 'Hová kerüljön?'},
    main: {question: 'Cserélsz vagy építesz?', sub: 'Akárhányszor.'},
    build: {question: 'Építesz?', sub: 'Ebben a körben már nincs csere.'},
    buy: {question: 'Veszel bónuszkártyát?', sub: 'Csak te látod, melyik az.'},
    playFirst: {question: 'Kijátszod ezt a lapot?', sub: 'Körönként egy bónuszkártya.'},
    trade: {question: 'Mit ajánlasz?', sub: 'Koppints a lapjaidra, aztán arra, amit kérsz.'},
    monopoly: {question: 'Monopólium', sub: 'Mindenki átadja az összeset.'},
    own: {question: 'A saját meződre?', sub: ''},
    discard: owed => `Dobj el ${owed} lapot`,
    tapDiscards: 'Koppints egy lapra; még egyszer: marad',
    toGo: n => `még ${n}`,
    opened: others => (others.length > 0 ? `Még választ: ${list(others)}.` : 'Már csak rád várunk.'),
    whom: 'Kit rabolsz ki?',
    robHere: name => (name ? `Őt rabolod ki: ${name}?` : 'Ide jöjjön a rabló?'),
    place: piece => ({
      question:
        piece === 'road'
          ? 'Melyik útvonalra?'
          : piece === 'city'
            ? 'Melyik településre?'
            : 'Melyik kereszteződésre?',
      sub: 'Koppints egy megjelölt helyre.',
    }),
    offer: (give, get, cards) => `Adsz ${cards(give)} ${cardsFor(get)}?`,
    asks: (name, everybody, declined) =>
      [
        everybody ? `${name} mindenkit kérdez.` : `${name} téged kérdez.`,
        declined.length > 0 ? `Nem kéri: ${list(declined)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    offerOut: (accepted, waiting) =>
      accepted.length > 0
        ? `Cserélne veled: ${list(accepted)}.`
        : waiting.length > 0
          ? `Kint van az ajánlatod. Válaszra vársz: ${list(waiting)}.`
          : 'Az ajánlatodat senki sem fogadja el.',
    withWhom: 'Kivel cserélsz?',
    offered: 'Kint van az ajánlatod',
    answersCome: 'A válaszok ide jönnek; te választasz.',
    proposal: 'Mit javasolsz?',
    proposed: name => ({question: 'Elküldted a javaslatod', sub: `${name} dönt; még visszavonhatod.`}),
    answered: (name, answer) => ({
      question: answer === 'accept' ? 'Elfogadtad' : 'Nem kérted',
      sub: `${name} választ.`,
    }),
    wait: doing => ({question: doing, sub: 'Javasolhatsz cserét.'}),
    confirm: (name, give, want) => ({
      question: `Csere: ${name}?`,
      sub: `Adsz ${give}, kapsz ${want}.`,
    }),
    plenty: left => ({
      question: 'Találmány',
      sub: left > 0 ? `Végy el még ${left} lapot a készletből.` : 'Ezeket veszed el?',
    }),
    sevenCosts: (cards, cost) => `${cards} lap: a hetes ${cost} lapba kerül`,
  },
  buttons: {
    roll: 'Dobás',
    endTurn: 'Kör vége',
    buy: 'Vétel',
    choose: 'Válassz',
    foundSettlement: 'Itt alapítok',
    foundRoad: 'Út ide',
    freeRoad: 'Út ide',
    builds: {road: 'Út építése', settlement: 'Alapítás', city: 'Város építése'},
    discard: n => `${n} lap eldobása`,
    rob: name => `Rablás: ${name}`,
    nobody: 'Senkit',
    ownHex: 'Igen, a sajátomra',
    otherHex: 'Másik mezőre',
    offer: 'Ajánlat',
    again: 'Az előző ajánlat',
    withdraw: 'Visszavon',
    accept: 'Elfogad',
    decline: 'Nem kér',
    counter: 'Ellenajánlat',
    propose: 'Javaslom',
    noTrades: 'Ebben a körben nem cserélek',
    trade: 'Csere',
    proposal: 'Javaslat',
    victory: 'Győzelem',
    play: 'Kijátszás',
    take: 'Elveszem',
    place: 'Ide',
    cancel: 'Mégse',
  },
  short: (refusal, missing) =>
    refusal.code === 'cat/short'
      ? lacking(missing)
      : refusal.code === 'cat/no-place'
        ? 'nincs hely'
        : refusal.code === 'cat/no-piece-left' || refusal.code === 'cat/deck-empty'
          ? 'elfogyott'
          : '',
  waiting: {
    setup: name => `Várjuk: ${name}`,
    foundSettlement: name => `${name} a települése helyét választja`,
    foundRoad: name => `${name} az útja helyét választja`,
    preRoll: name => `${name} dobni készül`,
    discard: name => `${name} azon gondolkodik, mit dob el`,
    robber: name => `${name} a rabló új helyét választja`,
    trade: name => `${name} most cserélhet`,
    build: name => `${name} most építhet`,
    main: name => `${name} most cserélhet és építhet`,
    freeRoad: name => `${name} az ingyenes útja helyét választja`,
    over: () => '',
  },
  chance: 'Mindjárt jön a dobás vagy a kártya',
  gameOver: 'A játék véget ért',
  result: {
    winner: (name, points) => `${name} nyert, ${points} ponttal`,
    turnDecides: name =>
      `Többeknek is elég a pontja: az nyer, aki soron van, vagy akire előbb kerül sor: ${name}.`,
    parts: {
      settlements: 'Települések',
      cities: 'Városok',
      longestRoad: 'Leghosszabb út',
      largestArmy: 'Lovagi hatalom',
      cards: 'Pontkártyák',
      total: 'Összesen',
    },
    when: round => `${withArticle(round)}. fordulóban`,
    gains: {
      settlements: 'települést épített',
      cities: 'várost épített',
      longestRoad: 'megszerezte a leghosszabb utat',
      largestArmy: 'megszerezte a legnagyobb lovagi hatalmat',
      cards: 'felfedte a pontkártyáit',
    },
    losses: {
      longestRoad: 'elveszítette a leghosszabb utat',
      largestArmy: 'elveszítette a legnagyobb lovagi hatalmat',
    },
  },
};

const lacking = (missing: readonly number[]): string => {
  const n = sum(missing);
  return `hiány: ${n}`;
};

export const aim = (goal: number): AimText => ({
  goal: 'Népesítsd be a szigetet: az utak új helyekre visznek, ahol a települések és a városok pontot érnek.',
  turn: 'A körödben dobsz: a kidobott szám mezői mindenkinek fizetnek, aki a sarkukon lakik; aztán cserélsz és építesz.',
  end: `Az nyer, akinek a saját körében elsőként megvan ${goal} pontja.`,
});

export const coach: CatCoachText = {
  foundSettlement:
    'A település minden szomszédos mezőtől kap egy lapot, ha a számát dobják. Több pont: gyakoribb szám.',
  foundSecond:
    'A második rögtön hoz egy-egy lapot a mezőiről. Olyan nyersanyagot keress, ami az elsőnél hiányzik!',
  foundRoad:
    'Az út mutatja, merre terjeszkedsz. Két kereszteződéssel odébb legyen hely a következő településnek!',
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

export const statistics: StatisticsWords = {
  title: 'Lapok és dobások',
  got: 'Kapott lapok',
  sources: {
    rolls: 'dobásból',
    founding: 'alapításkor',
    development: 'bónuszkártyával',
    stolen: 'rablásból',
    people: 'játékosoktól',
    bank: 'a készletből',
  },
  gave: 'Elvesztett és elköltött lapok',
  drains: {
    sevens: 'hetes miatt eldobva',
    robbed: 'mások elvették',
    people: 'játékosoknak',
    bank: 'a készletbe',
    building: 'építésre',
  },
  besides: 'Továbbá',
  blocked: 'a rabló miatt elmaradt',
  deals: 'csere játékosokkal',
  bankDeals: 'csere a készlettel',
  bought: 'vett bónuszkártyák',
  sevens: 'dobott hetesek',
  rolls: 'Dobások játékosonként',
  sum: 'Összeg',
  expected: 'Várható',
  asTable: 'Táblázatként',
};

const brings = ({kinds, harbour}: Yield, {text}: HintTold): string =>
  list([...kinds.map(kind => text.resources[kind]), ...(harbour ? [text.harbours[harbour]] : [])]);

export const hints: CatHintWords = {
  roll: 'Dobj a kockákkal',
  endTurn: 'Fejezd be a kört',
  discard: cards => `Dobj el ${cards}`,
  reasons: {
    corner: (place, told) => `Itt 36 dobásból ${place.ways} fizet: ${brings(place, told)}.`,
    double: (place, told) => `Itt 36 dobásból ${place.ways} mostantól duplán fizet: ${brings(place, told)}.`,
    way: (place, told) =>
      `Szabad kereszteződéshez visz, ahol 36 dobásból ${place.ways} fizet: ${brings(place, told)}.`,
    longest: ({length, award}) =>
      `Az utad így ${length} hosszú${award ? ', és tiéd a leghosszabb kereskedelmi út' : ''}.`,
    card: ({left}) => `Többnyire lovag, néha egy pont; utána még ${left} marad.`,
    enables: ({piece}, {text}) => `Ezzel futja erre: ${text.pieces[piece]}.`,
    nearer: ({piece}, {text}) => `Közelebb visz ehhez: ${text.pieces[piece]}.`,
    keeps: ({piece}, {text}) => `Ami marad, abból futja erre: ${text.pieces[piece]}.`,
    keepsRare: () => 'A legnehezebben megszerezhető lapok maradnak.',
    refuses: ({nearGoal}) =>
      nearGoal ? 'Aki ajánlja, közel jár a győzelemhez.' : 'Többet ér a másiknak, mint neked.',
    betters: () => 'Többet ér neked, amit kapsz, mint amit adsz.',
    lacks: () => 'Nincs nálad, amit kérnek.',
    blocks: ({ways, losers}, {name}) =>
      `36 dobásból ${ways} ott többé nem fizet nekik: ${list(losers.map(name))}.`,
    army: ({knights, award}, {text}) =>
      `Ezzel előtted ${text.count.knights(knights)} áll${award ? ', és tiéd a legnagyobb lovagi hatalom' : ''}.`,
    monopoly: ({kind, most}, {text}) => `A többieknél legfeljebb ennyi lehet: ${text.resource(most, kind)}.`,
    frees: () => 'A rabló a te meződön áll.',
    freeRoads: () => 'Két út, ingyen.',
    diceFirst: () => 'Előbb dobni kell.',
    waits: () => 'Most semmi sem éri meg, amire futja.',
    wins: () => 'Ezzel megnyered a játékot.',
  },
};
