import type {AimText} from '../../../../i18n/game-coach.ts';
import {counter, plurals} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Good} from '../../types.ts';
import type {BoardWords, PrCoachText, PrHintWords} from '../types/board.ts';
import {
  buildingsObject,
  count,
  goodObject,
  goods,
  goodsListObject,
  goodsObject,
  tilesObject,
  workersObject,
} from './nouns.ts';
import {rolesObject} from './roles.ts';
import {words} from './words.ts';

const counted = counter('pl');
const list = new Intl.ListFormat('pl');
const toPlace = counted({one: 'robotnika', few: 'robotników', many: 'robotników'});
const spaces = counted({one: 'wolne miejsce', few: 'wolne miejsca', many: 'wolnych miejsc'});

/** What makes a good, be it large or small; dopełniacz and miejscownik are the same. */
const PLANTS: Readonly<Record<Exclude<Good, 'corn'>, Record<'plant' | 'of', string>>> = {
  indigo: {plant: 'farbiarnia', of: 'farbiarni'},
  sugar: {plant: 'cukrownia', of: 'cukrowni'},
  tobacco: {plant: 'suszarnia tytoniu', of: 'suszarni tytoniu'},
  coffee: {plant: 'palarnia kawy', of: 'palarni kawy'},
};

export const board: BoardWords = {
  youChose: 'Twój wybór',
  choseIt: name => `Wybór gracza ${name}`,
  afterYou: names => (names.length ? `Po tobie: ${list.format(names)}` : ''),
  ofAll: (some, all) => `${some} z ${all}`,
  sold: 'brak',
  copiesLeft: n => `jeszcze ${n}`,
  whyNot: ({code, details}) =>
    ({
      'pr/too-expensive': `brakuje ${numberIn(details, 'short')}`,
      'pr/already-owned': 'już masz',
      'pr/no-city-space': 'brak miejsca',
    })[code] ?? '',
  affordable: n => `Na twoją kieszeń: ${n}`,
  ownIsland: 'Twoja wyspa',
  freeCitySpaces: counted({
    one: 'wolne miejsce w mieście',
    few: 'wolne miejsca w mieście',
    many: 'wolnych miejsc w mieście',
  }),
  column: n => `Grupa ${n}`,
  discounts: (privilege, quarries) =>
    [
      ...(privilege ? [`budowniczy −${privilege}`] : []),
      ...(quarries ? [`${quarries === 1 ? 'kamieniołom' : 'kamieniołomy'} −${quarries}`] : []),
    ].join(', '),
  yourQuarries: n => `twoje kamieniołomy: −${n}`,
  bringsNothing: 'tak nic nie daje',
  willMake: 'Wytworzysz',
  seatMakes: 'Wytworzy',
  makesNoneFor: (lacks, good) => {
    if (lacks === 'plantation') return 'Na razie bez towarów: nie masz plantacji';
    if (lacks === 'building') return `Na razie bez towarów: ${goods[good]} ${words.feeds(good)}`;
    if (good === 'corn') return 'Tak nie będzie towarów: na kukurydzy nie ma robotnika';
    return `Tak nie będzie towarów: potrzeba robotnika na plantacji i w ${PLANTS[good].of}`;
  },
  stillToPlace: n => `rozmieść jeszcze ${toPlace(n)}`,
  workersPlaced: (placed, pieces) => `${placed} z ${pieces}`,
  confirm: 'Zatwierdź',
  take: role => `Wybieram ${rolesObject[role]}`,
  takeTile: tile => `Biorę ${tilesObject[tile]}`,
  takeGood: good => `Biorę ${goodObject(1, good)}`,
  build: building => `Buduję ${buildingsObject[building]}`,
  sell: good => `Sprzedaję ${goodsObject[good]}`,
  load: (count, good) => `Ładuję ${goodObject(count, good)}`,
  keepThese: 'Zachowuję te',
  pickFirst: {
    role: 'Wybierz postać',
    settler: 'Wybierz płytkę',
    builder: 'Wybierz budynek',
    craftsman: 'Wybierz towar',
    trader: 'Wybierz towar',
    captain: 'Wybierz ładunek',
  },
  spacesLeft: spaces,
  shipFull: 'statek pełny',
  ownWharf: 'własne nabrzeże',
  tileEffect: (tile, owned, slots) => {
    if (tile === 'corn') return 'nie wymaga budynku';
    if (tile === 'quarry') return 'budynki tańsze o 1';
    if (slots === 0) return words.feeds(tile);
    return owned < slots
      ? `dla twojej ${PLANTS[tile].of}: ${owned + 1} z ${slots}`
      : `twoja ${PLANTS[tile].plant} jest pełna`;
  },
  allKept: 'wszystko zostaje',
  keepAll: good => `Zachowaj wszystko: ${good}`,
  keepOne: good => `Zachowaj 1: ${good}`,
  keepOneShort: 'tylko 1',
  spoil: counted({one: 'przepada', few: 'przepadają', many: 'przepada'}),
  atLeast: points => `co najmniej ${points} pkt`,
  worker: manned => (manned ? 'jest robotnik' : 'bez robotnika'),
  lift: place => `Zdejmij robotnika: ${place}`,
  put: place => `Postaw robotnika: ${place}`,
  noWorkerInHand: 'Najpierw zdejmij skądś robotnika',
  ends: {
    points: left => `jeszcze ${left} pkt`,
    workers: left => `jeszcze ${count.workers(left)}`,
    city: left => `najpełniejsze miasto: wolne ${left}`,
  },
  idle: 'Teraz nic ci nie da',
  privilege: 'Przywilej',
  action: 'Akcja',
};

export const aim: AimText = {
  goal: 'Rozwijaj swoją wyspę: punkty dają towary wysłane statkami i postawione budynki.',
  turn: 'Po kolei każdy wybiera postać: z budowniczym wszyscy mogą budować, z kapitanem ładują statki, a kto wybrał, zyskuje więcej.',
  end: 'Gdy skończą się robotnicy lub punkty albo ktoś zapełni miasto, runda jest ostatnia; wygrywa, kto ma najwięcej punktów.',
};

export const coach: PrCoachText = {
  round:
    'To była cała runda. Na kartach, których nikt nie wziął, przybywa po dublonie. Gubernatorem zostaje następny gracz i to on wybiera pierwszy.',
  last: 'Zbliża się koniec: to ostatnia runda. Liczy się to, co teraz załadujesz i zbudujesz; pieniądze rozstrzygają tylko remisy.',
  draft:
    'Przed grą wspólnie wybieracie budynki. Każdy zajmuje wolne miejsce o swojej cenie i później każdy może go kupić.',
  role: 'Wybierz postać. Potem działają wszyscy, ale przywilej masz tylko ty. Karta mówi, co ci teraz da.',
  hacienda: 'Hacjenda najpierw daje ci plantację w ciemno. Za darmo, dopóki masz wolne miejsce.',
  settler:
    'Weź płytkę na swoją wyspę. Kukurydza nie wymaga budynku, pozostałe tak. Kamieniołomy obniżają ceny budynków.',
  forest:
    'Płytkę możesz położyć zakrytą jako las: nie wymaga robotnika, a każde dwa lasy oszczędzają dublona.',
  mayor:
    'Działa tylko to, na czym stoi robotnik. Propozycja obsadza plantację razem z jej budynkiem. Dotknij płytek, żeby coś zmienić.',
  tools:
    'Masz też szlachciców: wybierz, co stawia dotknięcie. Niektóre budynki robią ze szlachcicem coś innego.',
  builder:
    'Kup najwyżej jeden budynek. Ceny są już twoje: po odjęciu przywileju i kamieniołomów. Wybrany budynek pokaże, ile daje punktów i miejsc.',
  craftsman:
    'Wszyscy już produkowali. Jako zarządca bierzesz jeszcze jeden towar spośród tych, które wytwarzasz.',
  trader:
    'Sprzedaj jeden towar. Drogie dają najwięcej, ale Targowisko przyjmuje każdy rodzaj tylko raz i ma cztery miejsca.',
  captain:
    'Każda załadowana beczka to punkt. Statek wozi jeden rodzaj, a kto może ładować, ten musi. Pomyśl, co by przepadło.',
  store:
    'Zostaje tylko to, co stoi w magazynie, i jedna beczka. Zachowane są najdroższe; dotknij, żeby to zmienić.',
  guest:
    'Gość może przejść na dowolne wolne miejsce i od razu tam pracuje. Bez pośpiechu: może też ruszyć później.',
  buccaneer:
    'Korsarz działa sam: opróżnia statek, łupi Targowisko, najeżdża Magistrat albo bierze postać do niewoli.',
  festival:
    'Trzy zadania czekają na tego, kto będzie pierwszy. Ich obrazki stoją w jednym wierszu; dotknięcie go rozwija.',
  arrivals: 'Robotnik czy szlachcic? Szlachcic pracuje tak samo, a na koniec jest wart jeden punkt.',
  waiting:
    'Teraz decydują inni. Dotknij imienia, żeby zobaczyć wyspę; wszystko, co się stało, jest w dzienniku.',
};

const inflected = plurals('pl');
const card = (doubloons: number): string =>
  doubloons > 0
    ? `, a na karcie ${inflected(doubloons, {one: 'leży # dublon', few: 'leżą # dublony', many: 'leży # dublonów'})}`
    : '';

export const hints: PrHintWords = {
  noExtraWorker: role => `${role}, bez dodatkowego robotnika`,
  placed: places => `Robotnicy: ${places}`,
  placedNobles: places => `Szlachcice: ${places}`,
  kept: goods => `Zachowuję ${goodsListObject(goods)}`,
  reasons: {
    firstTile: ({tile, card: extra}) =>
      `Wybierasz przed innymi: możesz wziąć ${tilesObject[tile]}${card(extra)}.`,
    workers: ({workers, empty, card: extra}) =>
      `Dostajesz ${workersObject(workers)}; ${empty === 0 ? 'nie masz wolnych miejsc' : inflected(empty, {one: 'masz # wolne miejsce', few: 'masz # wolne miejsca', many: 'masz # wolnych miejsc'})}${card(extra)}.`,
    canBuild: ({building, price, card: extra}, {count}) =>
      `Możesz zbudować ${buildingsObject[building]} za ${count.doubloons(price)}, o 1 taniej niż inni${card(extra)}.`,
    harvest: ({own, others, card: extra}, {count}) =>
      `Twoja produkcja: ${count.goods(own)}, u innych najwyżej ${others}${card(extra)}.`,
    shipping: ({own, others, card: extra}, {count}) =>
      `Załadunek da ci około ${inflected(own, {one: '# punktu', few: '# punktów', many: '# punktów'})}, innym najwyżej ${count.points(others)}${card(extra)}.`,
    sales: ({doubloons, card: extra}, {count}) =>
      `Sprzedajesz przed innymi, za ${count.doubloons(doubloons)}, póki jest miejsce na Targowisku${card(extra)}.`,
    prospecting: ({doubloons}, {count}) => `${count.doubloons(doubloons)} dla ciebie, a dla innych nic.`,
    quarry: () => 'Obsadzony kamieniołom do końca gry obniża cenę każdego budynku o 1 dublon.',
    corn: () => 'Kukurydza nie potrzebuje budynku: jeden robotnik to beczka przy każdej produkcji.',
    drawn: () => 'Plantacja za darmo, zanim wybierzesz następną.',
    noble: () => 'Szlachcic pracuje jak robotnik, a na koniec liczy się jako punkt.',
    pass: () => 'To, co jest teraz do wzięcia, nie jest warte swojej ceny.',
    feeds: ({good}, {goods}) => `Masz budynek, w którym jest na to miejsce (${goods[good]}).`,
    newKind: ({good}, {goods}) =>
      `Tego jeszcze nie uprawiasz (${goods[good]}): nowy towar do sprzedaży i na statki.`,
    moreOf: ({good}, {goods}) => `Więcej tego samego towaru (${goods[good]}) szybciej zapełnia statki.`,
    processes: ({good, tiles}, {tile}) => `Przerobi plony z twoich pól: ${tile(tiles, good)}.`,
    atEnd: ({points, bonus}, {count}) =>
      `Liczy się za ${count.points(points)}, a przy obecnym stanie na koniec jeszcze za ${bonus}.`,
    effect: ({building}, {buildings}) => buildings[building].help,
    barrel: ({good}) => `Dostajesz jeszcze ${goodObject(1, good)}, a inni nie.`,
    sale: ({doubloons, free}, {count}) =>
      `Przynosi ${count.doubloons(doubloons)}${free === 0 ? ' i zamyka Targowisko przed innymi' : ''}.`,
    loading: ({points, sails}, {count}) =>
      `Przynosi ${count.points(points)}${sails ? ' i zapełnia statek' : ''}.`,
    storing: ({kept, spoils}, {count}) =>
      spoils === 0
        ? 'Nic nie przepada.'
        : `Zostaje to, co najcenniejsze (${count.goods(kept)}); i tak przepada: ${count.goods(spoils)}.`,
    works: ({goods, buildings}, {count}) =>
      `Następna produkcja: ${count.goods(goods)}${buildings > 0 ? `; działające budynki: ${buildings}` : ''}.`,
  },
};
