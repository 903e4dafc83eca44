import type {AimText} from '../../../../i18n/game-coach.ts';
import {withArticle} from '../../../../i18n/hu/grammar.ts';
import {capital, counter} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Good} from '../../types.ts';
import type {BoardWords, PrCoachText, PrHintWords} from '../types/board.ts';
import {
  buildingsObject,
  doubloonsObject,
  goodsList,
  goodsObject,
  tilesObject,
  workersObject,
} from './nouns.ts';
import {rolesObject} from './roles.ts';
import {words} from './words.ts';

const counted = counter('hu');
const list = new Intl.ListFormat('hu');

/** What makes a good, be it large or small, as the sentences need it. */
const PLANTS: Readonly<Record<Exclude<Good, 'corn'>, Record<'yours' | 'forYours' | 'to' | 'into', string>>> =
  {
    indigo: {
      yours: 'az indigó\u00ADfeldolgozód',
      forYours: 'az indigó\u00ADfeldolgozódnak',
      to: 'az indigóhoz indigó\u00ADfeldolgozó',
      into: 'az indigó\u00ADfeldolgozóba',
    },
    sugar: {
      yours: 'a cukormalmod',
      forYours: 'a cukormalmodnak',
      to: 'a cukorhoz cukormalom',
      into: 'a cukormalomba',
    },
    tobacco: {
      yours: 'a dohányszárítód',
      forYours: 'a dohány\u00ADszárítódnak',
      to: 'a dohányhoz dohányszárító',
      into: 'a dohányszárítóba',
    },
    coffee: {
      yours: 'a kávépörkölőd',
      forYours: 'a kávé\u00ADpörkölődnek',
      to: 'a kávéhoz kávépörkölő',
      into: 'a kávépörkölőbe',
    },
  };

export const board: BoardWords = {
  youChose: 'A tiéd',
  choseIt: name => `${name} választotta`,
  afterYou: names => (names.length ? `Utánad: ${list.format(names)}` : ''),
  ofAll: (some, all) => `${some}\u00a0/\u00a0${all}`,
  sold: 'elkelt',
  copiesLeft: n => `még ${n}`,
  whyNot: ({code, details}) =>
    ({
      'pr/too-expensive': `még ${numberIn(details, 'short')} kell`,
      'pr/already-owned': 'már megvan',
      'pr/no-city-space': 'nincs telek',
    })[code] ?? '',
  affordable: n => `Megvehető: ${n}`,
  ownIsland: 'A szigeted',
  freeCitySpaces: counted({other: 'üres építési telek'}),
  column: n => `${n}. oszlop`,
  discounts: (privilege, quarries) =>
    [...(privilege ? [`építész −${privilege}`] : []), ...(quarries ? [`kőbánya −${quarries}`] : [])].join(
      ', ',
    ),
  yourQuarries: n => `kőbányáid: −${n}`,
  bringsNothing: 'így nem hoz semmit',
  willMake: 'Várható termésed:',
  seatMakes: 'Várható termése:',
  makesNoneFor: (lacks, good) => {
    if (lacks === 'plantation') return 'Még nem lesz árud: nincs ültetvényed';
    if (good === 'corn') return 'Így nem lesz árud: a kukoricán nincs telepes';
    const {to, into} = PLANTS[good];
    return lacks === 'building'
      ? `Még nem lesz árud: ${to} kell`
      : `Így nem lesz árud: telepes kell az ültetvényre és ${into}`;
  },
  stillToPlace: n => `még ${n} telepest kell elhelyezned`,
  workersPlaced: (placed, pieces) => `${placed} / ${pieces}`,
  confirm: 'Kész',
  take: role => `${capital(rolesObject[role])} választom`,
  takeTile: tile => `${capital(tilesObject[tile])} kérek`,
  takeGood: good => `1 ${goodsObject[good]} kérek`,
  build: building => `Megépítem ${buildingsObject[building]}`,
  sell: good => `Eladok 1 ${goodsObject[good]}`,
  load: (count, good) => `Hajóra rakok ${count} ${goodsObject[good]}`,
  keepThese: 'Ezeket tartom meg',
  pickFirst: {
    role: 'Válassz szerepet!',
    settler: 'Válassz lapkát!',
    builder: 'Válassz épületet!',
    craftsman: 'Válassz árut!',
    trader: 'Válassz árut!',
    captain: 'Válassz rakományt!',
  },
  spacesLeft: n => `még ${n} hely`,
  shipFull: 'a hajó tele',
  ownWharf: 'saját rakpart',
  tileEffect: (tile, owned, slots) => {
    if (tile === 'corn') return 'üzem nélkül is terem';
    if (tile === 'quarry') return 'olcsóbb építkezés: −1';
    if (slots === 0) return words.feeds(tile);
    return owned < slots
      ? `${PLANTS[tile].forYours}: ${owned + 1}\u00a0/\u00a0${slots}`
      : `${PLANTS[tile].yours} már tele van`;
  },
  allKept: 'mind marad',
  keepAll: good => `Mind marad: ${good}`,
  keepOne: good => `1 marad: ${good}`,
  keepOneShort: 'csak 1',
  spoil: n => `${n} megromlik`,
  atLeast: points => `legalább ${points} pont`,
  worker: manned => (manned ? 'van telepes' : 'nincs telepes'),
  lift: place => `Telepes levétele: ${place}`,
  put: place => `Telepes ide: ${place}`,
  noWorkerInHand: 'Előbb végy le valahonnan egy telepest',
  ends: {
    points: left => `még ${left} pont van`,
    workers: left => `még ${left} telepes van`,
    city: left => `a legteltebb város: ${left} üres telek`,
  },
  idle: 'Most semmit sem hoz neked',
  privilege: 'Privilégium',
  action: 'Cselekedet',
};

export const aim: AimText = {
  goal: 'Virágoztasd fel a szigetedet: a hajóra rakott áruk és a felhúzott épületek hozzák a pontokat.',
  turn: 'Sorban szerepet választotok: az építésznél mindenki építhet, a kapitánynál mindenki rakodik, és aki választotta, annak ráadás is jár.',
  end: 'Ha elfogynak a telepesek vagy a pontok, vagy betelik egy város, az az utolsó év; a legtöbb pont nyer.',
};

export const coach: PrCoachText = {
  round:
    'Ez volt egy teljes év. A meghagyott szerepkártyákra egy-egy dublon kerül. A kormányzó továbbadja a koronát: akinél van, az választ elsőként.',
  last: 'Közel a vége: ez az utolsó év. Most a hajózás és az építkezés ér pontot, a pénz csak döntetlennél számít.',
  draft:
    'A játék előtt együtt választjuk ki az épületeket. Mindegyik az árának megfelelő szabad helyre kerül, és később bárki megveheti.',
  role: 'Válassz egy szerepet! Utána mindenki cselekszik, de a privilégium csak a tiéd. A kártyán látod, mit hozna most neked.',
  hacienda: 'A haciendával először húzhatsz egy ismeretlen ültetvényt. Ingyen van, amíg van szabad helyed.',
  settler:
    'Végy el egy lapkát! A kukoricához nem kell üzem, a többihez igen. A kőbánya olcsóbbá teszi az építkezést.',
  forest:
    'Képpel lefelé, erdőként is leteheted: nem kell rá telepes, és két erdő egy dublont spórol minden épületnél.',
  mayor:
    'Csak az működik, amin telepes áll. A javaslat az ültetvényt és az üzemét együtt tölti fel. Koppintással módosíthatod.',
  tools:
    'Nemeseid is vannak: válaszd ki, mit tegyen le a koppintás. Néhány épület mást tud nemessel, mint telepessel.',
  builder:
    'Legfeljebb egy épületet vehetsz. Az árakból már le van vonva a privilégium és a kőbánya. Amit választasz, annak látod a pontjait és karikáit.',
  craftsman: 'Mindenki termelt. Iparosként még egy árut elvehetsz abból, amit te is termeltél.',
  trader:
    'Eladhatsz egy árut. A drágák érnek a legtöbbet, de a kereskedőház minden fajtából csak egyet vesz, és négy helye van.',
  captain:
    'Minden berakott hordó egy pont. Egy hajó egyfélét visz, és aki tud rakodni, annak kell. Gondolj arra is, mi romolna meg!',
  store:
    'Csak az marad meg, ami raktárban áll, és még egy hordó. A legdrágábbak maradnak; koppintással cserélhetsz.',
  guest: 'A vendég bármelyik üres karikára átmehet, és rögtön dolgozik. Nem sürgős: később is elindulhat.',
  buccaneer:
    'A kalóz egyedül cselekszik: kiürít egy hajót, kifosztja a kereskedőházat, rajtaüt a telepeshajón, vagy foglyul ejt egy szerepet.',
  festival: 'Három feladat vár arra, aki előbb teljesíti. Képeik egy sorban állnak; koppintásra kinyílik.',
  arrivals: 'Telepes vagy nemes? A nemes ugyanúgy dolgozik, és a végén egy pontot ér.',
  waiting:
    'Most a többiek döntenek. Egy névre koppintva megnézheted a szigetét; minden esemény ott van a naplóban.',
};

const card = (doubloons: number): string => (doubloons > 0 ? `, és a kártyán ${doubloons} dublon vár` : '');

export const hints: PrHintWords = {
  noExtraWorker: role => `${role}, a plusz telepes nélkül`,
  placed: places => `Telepesek: ${places}`,
  placedNobles: places => `Nemesek: ${places}`,
  kept: goods => `Megtartom: ${goodsList(goods)}`,
  reasons: {
    firstTile: ({tile, card: extra}) =>
      `Te választasz elsőként: elviheted ${withArticle(tilesObject[tile])}${card(extra)}.`,
    workers: ({workers, empty, card: extra}) =>
      `${workersObject(workers)} kapsz, ${empty === 0 ? 'de nincs üres karikád' : `és ${empty} üres karikád van`}${card(extra)}.`,
    canBuild: ({building, price, card: extra}) =>
      `${price} dublonért felépítheted ${buildingsObject[building]}, 1-gyel olcsóbban, mint a többiek${card(extra)}.`,
    harvest: ({own, others, card: extra}, {count}) =>
      `Neked ${count.goods(own)} terem, másnak legfeljebb ${others}${card(extra)}.`,
    shipping: ({own, others, card: extra}, {count}) =>
      `A rakodás neked körülbelül ${count.points(own)}, másnak legfeljebb ${others}${card(extra)}.`,
    sales: ({doubloons, card: extra}) =>
      `Elsőként adsz el, ${doubloons} dublonért, mielőtt megtelik a kereskedőház${card(extra)}.`,
    prospecting: ({doubloons}) => `${doubloonsObject(doubloons)} kapsz, a többiek semmit.`,
    quarry: () => 'A kőbánya, ha dolgoznak benne, a játék végéig minden épületet 1 dublonnal olcsóbbá tesz.',
    corn: () => 'A kukoricához nem kell épület: egy telepessel minden termeléskor ad egy hordót.',
    drawn: () => 'Ingyen ültetvény, mielőtt még egyet választasz.',
    noble: () => 'A nemes úgy dolgozik, mint bármely telepes, és a végén egy pontot ér.',
    pass: () => 'Ami most kapható, nem éri meg az árát.',
    feeds: ({good}, {goods}) => `Van épületed, amelyik ezt dolgozza fel: ${goods[good]}.`,
    newKind: ({good}) =>
      `${capital(goodsObject[good])} még nem termelsz: újfajta áru eladásra és szállításra.`,
    moreOf: ({good}) => `Ha több ${goodsObject[good]} termelsz, hamarabb telnek a hajóid.`,
    processes: ({good, tiles}, {goods}) => `${tiles} ültetvényed termését dolgozza fel (${goods[good]}).`,
    atEnd: ({points, bonus}, {count}) =>
      `${count.points(points)}, és a mostani állás szerint a végén még ${bonus}.`,
    effect: ({building}, {buildings}) => buildings[building].help,
    barrel: ({good}, {goods}) => `Még egy hordó (${goods[good]}), amit a többiek nem kapnak meg.`,
    sale: ({doubloons, free}) =>
      `${doubloonsObject(doubloons)} hoz${free === 0 ? ', és a többiek elől betelik a kereskedőház' : ''}.`,
    loading: ({points, sails}, {count}) => `${count.points(points)}${sails ? ', és megtelik a hajó' : ''}.`,
    storing: ({kept, spoils}, {count}) =>
      spoils === 0
        ? 'Semmi sem romlik meg.'
        : `A leghasznosabb ${count.goods(kept)} marad meg; ${spoils} mindenképp megromlik.`,
    works: ({goods, buildings}, {count}) =>
      `A következő termeléskor ${count.goods(goods)} terem${buildings > 0 ? `, és még ${buildings} épület működik` : ''}.`,
  },
};
