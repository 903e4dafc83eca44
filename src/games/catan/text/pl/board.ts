import {sum} from '../../../../base/sum.ts';
import type {AimText} from '../../../../i18n/game-coach.ts';
import {lister, plurals} from '../../../../i18n/plural.ts';
import type {Yield} from '../../hints/reasons.ts';
import {type Piece, RESOURCES} from '../../types.ts';
import {aroundIn} from '../places.ts';
import type {BoardWords, CatCoachText, CatHintWords, HintTold, StatisticsWords} from '../types/board.ts';

const count = plurals('pl');
const points = (n: number) => count(n, {one: '# punkt', few: '# punkty', many: '# punktów'});
const list = lister('pl');
const cards = (n: number) => count(n, {one: '# karta', few: '# karty', many: '# kart'});
const cardsObject = (n: number) => count(n, {one: '# kartę', few: '# karty', many: '# kart'});
const only = (kind: string, n: number) => RESOURCES.map(each => (each === kind ? n : 0));

const around = aroundIn([
  'brzeg północny',
  'brzeg północno-wschodni',
  'brzeg wschodni',
  'brzeg południowo-wschodni',
  'brzeg południowy',
  'brzeg południowo-zachodni',
  'brzeg zachodni',
  'brzeg północno-zachodni',
]);

export const board: BoardWords = {
  island: 'Wyspa',
  hex: (hex, told) => {
    const {token, robber} = told.view.hexes[hex]!;
    const chance = token ? `, ${6 - Math.abs(7 - token)} z 36 rzutów` : '';
    return `${around('hex', hex, told)}${chance}${robber ? ', złodziej' : ''}`;
  },
  spot: (kind, at, city, told) =>
    `${kind === 'edge' ? 'Droga' : kind === 'hex' ? 'Złodziej' : city ? 'Miasto' : 'Skrzyżowanie'}: ${around(kind, at, told)}`,
  around,
  house: (name, city) => `${city ? 'Miasto' : 'Osada'}: ${name}`,
  developmentCards: n => `karty rozwoju: ${n}`,
  lost: (n, awards) => `stracone punkty: ${n} (${awards.join(', ')})`,
  unpaid: lacks => `Odmowa poszła sama: ${lacks}.`,
  robberKeepsOff: 'Nie może stanąć przy kimś innym, kto ma najwyżej dwa punkty.',
  pointsHidden: (points, hidden) => `punkty: ${points}, w tym ukryte: ${hidden}`,
  roadLength: n => `najdłuższa droga: ${n}`,
  giveOne: 'Daj jeszcze jedną',
  getOne: 'Weź jeszcze jedną',
  takeBack: 'Cofnij',
  tapWanted: 'Dotknij tego, czego chcesz',
  youGive: 'Dajesz',
  youGet: 'Dostajesz',
  accepts: 'zgoda',
  declines: 'odmawia',
  thinks: 'myśli',
  proposes: 'daje',
  for: 'za',
  ratesFrom: best => `od ${best} : 1`,
  bankTrade: (give, take) => `Wymiana w banku: ${give}, w zamian ${take}`,
  yourTurn: 'Twoja tura',
  rolled: sum => `Wypadło ${sum}`,
  rolledBy: sum => `wypadło ${sum}`,
  youGot: got => `Ty: +${got}`,
  youGotNothing: 'nic dla ciebie',
  sevenRolled: 'Ponad 7 kart: połowa',
  turn: (n, goal) => `Tura ${n} · do wygranej ${points(goal)}`,
  turnShort: n => `Tura ${n}`,
  pieceNames: {road: 'Droga', settlement: 'Osada', city: 'Miasto', card: 'Karta'},
  rolls: 'Rzuty',
  checked: n =>
    n === 0
      ? 'Nie było jeszcze rzutów'
      : `${count(n, {one: '# rzut', few: '# rzuty', many: '# rzutów'})}: czy uczciwie?`,
  rollsSaid: rolls => `Ile razy wypadła suma: ${rolls.map((n, i) => `${i + 2}: ${n}`).join(', ')}`,
  diceSaid: dice => (dice ? `Kości: ${dice[0]} i ${dice[1]}. Wszystkie rzuty` : 'Kości. Wszystkie rzuty'),
  build: 'Budowa',
  costs: 'Koszty budowy',
  trade: 'Handel',
  tradeClosed: 'koniec',
  ratesLabel: 'kart za 1 w banku',
  bank: 'Bank',
  left: n => `jeszcze ${n}`,
  leftLabel: 'zostało',
  hiddenOfThem: n => count(n, {one: '# ukryty', few: '# ukryte', many: '# ukrytych'}),
  owes: n => `jeszcze ${n}`,
  sealed: 'gotowe',
  safe: 'bez strat',
  playable: 'można zagrać',
  pointStays: 'liczy się w ukryciu',
  notNow: code =>
    code === 'cat/bought-now'
      ? 'od następnej tury'
      : code === 'cat/one-card-a-turn'
        ? 'jedna na turę'
        : 'nie teraz',
  places: 'Dozwolone miejsca',
  placesLit: n => count(n, {one: '# miejsce', few: '# miejsca', many: '# miejsc'}),
  placeOf: (n, all) => `${n} z ${all}`,
  thenLong: n => `razem ${n}`,
  previousPlace: 'Poprzednie miejsce',
  nextPlace: 'Następne miejsce',
  asList: 'Wyspa jako lista',
  nearer: 'Przybliż',
  wholeIsland: 'Cała wyspa',
  lookAround: 'Pokaż inne miejsce',
  hexes: 'Pola',
  hexColumns: ['Teren', 'Liczba', 'Szansa', 'Kto tam mieszka'],
  ways: n => `${n} z 36 rzutów`,
  paysOn: n => `płaci przy ${n} z 36 rzutów`,
  tapShows: 'Dotknij: zobaczysz, co płaci.',
  cardsNow: 'Od razu:',
  cardsGot: 'Już twoje:',
  harbours: 'Porty',
  nobodyThere: 'jeszcze nikt',
  corners: 'Skrzyżowania',
  edges: 'Ścieżki',
  roadOf: name => `Droga gracza ${name}`,
  canBuild: 'Stać cię na to teraz.',
  lacks: (missing, {text}) =>
    `brakuje: ${list(RESOURCES.flatMap((kind, i) => (missing[i] ? [text.resource(missing[i], kind)] : [])))}`,
  bankHelps: (take, rate, give, {text}) =>
    `bank daje ${text.cards(only(take, 1))} za ${text.cards(only(give, rate))}`,
  hurtBy: (token, ways, losers, kind) =>
    `${token} wypada ${count(ways, {one: '# raz', few: '# razy', many: '# razy'})} na 36 rzutów; ${losers.length > 0 ? `${kind}: ${losers.join(', ')}` : 'nikt nie traci'}`,
  takeFrom: name => `Wymiana, druga strona: ${name}`,
  noCards: 'bez kart',
  why: {
    noTerms: 'Teraz nie da się wymieniać.',
    noGive: 'Dotknij swoich kart, które dajesz.',
    noWant: 'Teraz dotknij tego, czego za to chcesz.',
    emptyHands: 'Nikt nie ma kart.',
    bankShort: 'żadnego nie wystarczy',
    oneKind: 'jeden rodzaj za jedną kartę',
    bankEmpty: 'tam już nie ma',
    tooMuch: kind => `Tyle pozostali nie mogą mieć: ${kind}.`,
    sayingsLeft: n =>
      n === 0
        ? 'W tej turze już bez ofert i odpowiedzi; wycofać można zawsze.'
        : `Oferty i odpowiedzi do końca tury: ${n}.`,
    bankNeeds: needed => `chce ${needed}`,
  },
  ask: {
    foundSettlement: {question: 'Gdzie osada?', sub: 'Dotknij zaznaczonego skrzyżowania.'},
    foundSecond: {
      question: 'Gdzie druga?',
      sub: 'Od razu przynosi po karcie z każdego pola obok.',
    },
    foundRoad: {question: 'W którą stronę?', sub: 'Droga zaczyna się przy osadzie.'},
    preRoll: playable => ({
      question: 'Twoja tura',
      sub: playable ? 'Rzuć albo najpierw zagraj kartę.' : 'Rzuć kośćmi.',
    }),
    robber: {question: 'Dokąd idzie złodziej?', sub: 'Pole, którego dotkniesz, nie produkuje.'},
    freeRoad: {question: 'Darmowa droga', sub: 'Gdzie ją kładziesz?'},
    main: {question: 'Handel czy budowa?', sub: 'Ile razy chcesz.'},
    build: {question: 'Budujesz?', sub: 'Handel w tej turze jest zamknięty.'},
    buy: {question: 'Kupić kartę?', sub: 'Tylko ty zobaczysz, jaka to karta.'},
    playFirst: {question: 'Zagrać tę kartę?', sub: 'Jedna karta rozwoju na turę.'},
    trade: {question: 'Co oferujesz?', sub: 'Dotknij swoich kart, potem tego, czego chcesz.'},
    monopoly: {question: 'Monopol', sub: 'Wszyscy oddają ci cały zapas.'},
    own: {question: 'Na własne pole?', sub: ''},
    discard: owed => `Odrzuć ${cardsObject(owed)}`,
    tapDiscards: 'Dotknij karty; dotknij jeszcze raz: zostaje',
    toGo: n => `jeszcze ${n}`,
    opened: others =>
      others.length > 0 ? `Jeszcze wybierają: ${list(others)}.` : 'Czekamy już tylko na ciebie.',
    whom: 'Kogo okradasz?',
    robHere: name => (name ? `Okradasz gracza ${name}?` : 'Tu stawiasz złodzieja?'),
    place: piece => ({
      question:
        piece === 'road' ? 'Która ścieżka?' : piece === 'city' ? 'Która osada?' : 'Które skrzyżowanie?',
      sub: 'Dotknij zaznaczonego miejsca.',
    }),
    offer: (give, get, cards) => `Dasz ${cards(give)} za ${cards(get)}?`,
    asks: (name, everybody, declined) =>
      [
        everybody ? `${name} pyta wszystkich.` : `${name} pyta ciebie.`,
        declined.length > 0 ? `Bez zgody: ${list(declined)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    offerOut: (accepted, waiting) =>
      accepted.length > 0
        ? `Chętni do wymiany: ${list(accepted)}.`
        : waiting.length > 0
          ? `Twoja oferta czeka na odpowiedź: ${list(waiting)}.`
          : 'Nikt nie przyjmuje twojej oferty.',
    withWhom: 'Z kim się wymieniasz?',
    offered: 'Oferta na stole',
    answersCome: 'Odpowiedzi przyjdą tutaj; wybierasz ty.',
    proposal: 'Co proponujesz?',
    proposed: name => ({question: 'Propozycja wysłana', sub: `Decyduje ${name}; możesz ją jeszcze wycofać.`}),
    answered: (name, answer) => ({
      question: answer === 'accept' ? 'Zgoda wysłana' : 'Odmowa wysłana',
      sub: `Wybiera ${name}.`,
    }),
    wait: doing => ({question: doing, sub: 'Możesz zaproponować wymianę.'}),
    confirm: (name, give, want) => ({
      question: `Wymiana: ${name}?`,
      sub: `Dajesz ${give}, dostajesz ${want}.`,
    }),
    plenty: left => ({
      question: 'Wynalazek',
      sub: left > 0 ? `Do wzięcia z banku: ${left}.` : 'Bierzesz te karty?',
    }),
    sevenCosts: (held, cost) => `${cards(held)}: siódemka zabiera ${cost}`,
  },
  buttons: {
    roll: 'Rzut',
    endTurn: 'Koniec tury',
    buy: 'Kup',
    choose: 'Wybierz',
    foundSettlement: 'Osada tutaj',
    foundRoad: 'Droga tędy',
    freeRoad: 'Droga tędy',
    builds: {road: 'Buduj drogę', settlement: 'Załóż osadę', city: 'Buduj miasto'},
    discard: n => `Odrzuć ${cardsObject(n)}`,
    rob: name => `Kradzież: ${name}`,
    nobody: 'Nikogo',
    ownHex: 'Tak, na moje własne',
    otherHex: 'Na inne pole',
    offer: 'Oferuj',
    again: 'Ostatnia oferta',
    withdraw: 'Wycofaj',
    accept: 'Zgoda',
    decline: 'Odmów',
    counter: 'Kontroferta',
    propose: 'Zaproponuj',
    noTrades: 'W tej turze nie handluję',
    trade: 'Wymień',
    proposal: 'Propozycja',
    victory: 'Ogłoś zwycięstwo',
    play: 'Zagraj',
    take: 'Weź',
    place: 'Tutaj',
    cancel: 'Anuluj',
  },
  short: (refusal, missing) =>
    refusal.code === 'cat/short'
      ? lacking(missing)
      : refusal.code === 'cat/no-place'
        ? 'brak miejsca'
        : refusal.code === 'cat/no-piece-left' || refusal.code === 'cat/deck-empty'
          ? 'nie ma już'
          : '',
  waiting: {
    setup: name => `Czekamy na: ${name}`,
    foundSettlement: name => `${name} wybiera miejsce na osadę`,
    foundRoad: name => `${name} wybiera miejsce na drogę`,
    preRoll: name => `${name} zaraz rzuci`,
    discard: name => `${name} wybiera karty do odrzucenia`,
    robber: name => `${name} wybiera miejsce dla złodzieja`,
    trade: name => `${name} może teraz handlować`,
    build: name => `${name} może teraz budować`,
    main: name => `${name} może teraz handlować i budować`,
    freeRoad: name => `${name} wybiera miejsce na darmową drogę`,
    over: () => '',
  },
  chance: 'Kości i karty są w drodze',
  gameOver: 'Gra się skończyła',
  result: {
    turnDecides: name =>
      `Kilka osób ma dość punktów: wygrywa ta, której tura trwa albo przyjdzie wcześniej: ${name}.`,
    winner: (name, n) => `${name} wygrywa: ${count(n, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
    parts: {
      settlements: 'Osady',
      cities: 'Miasta',
      longestRoad: 'Najdłuższa droga',
      largestArmy: 'Władza rycerska',
      cards: 'Karty punktów',
      total: 'Razem',
    },
    when: round => `w\u00a0rundzie ${round}`,
    gains: {
      settlements: 'buduje osadę',
      cities: 'buduje miasto',
      longestRoad: 'zdobywa najdłuższą drogę',
      largestArmy: 'zdobywa najwyższą władzę rycerską',
      cards: 'odkrywa karty punktów',
    },
    losses: {longestRoad: 'traci najdłuższą drogę', largestArmy: 'traci najwyższą władzę rycerską'},
  },
};

const lacking = (missing: readonly number[]): string => {
  const n = sum(missing);
  return `brakuje ${n}`;
};

export const aim = (goal: number): AimText => ({
  goal: 'Zasiedlaj wyspę: drogi prowadzą do nowych miejsc, a stojące tam osady i miasta dają punkty.',
  turn: 'W swojej turze rzucasz kośćmi: pola z tą liczbą płacą wszystkim na swoich rogach; potem handlujesz i budujesz.',
  end: `Wygrywa, kto pierwszy ma w swojej turze ${points(goal)}.`,
});

export const coach: CatCoachText = {
  foundSettlement:
    'Osada dostaje kartę z każdego pola obok, gdy wypadnie jego liczba. Więcej kropek: wypada częściej.',
  foundSecond: 'Druga od razu przynosi po karcie z pól obok. Wybierz surowce, których brakuje pierwszej.',
  foundRoad:
    'Droga pokazuje, dokąd się rozwijasz. Dwa skrzyżowania dalej powinno być miejsce na następną osadę.',
  roll: 'Rzuć kośćmi. Każde pole z tą liczbą płaci wszystkim, którzy mieszkają na jego rogach; miasto dostaje dwie karty.',
  knightFirst: 'Kartę rozwoju możesz zagrać jeszcze przed rzutem: rycerz przegoni złodzieja z twojego pola.',
  discard: 'Siódemka: kto ma ponad siedem kart, oddaje połowę. Dotknij tych, których najmniej potrzebujesz.',
  robber:
    'Pole ze złodziejem nikomu nie płaci, a ty zabierasz kartę komuś, kto tam mieszka. Znaki pokazują, kogo to zaboli.',
  build:
    'Na to, co się świeci, stać cię teraz. Osady i miasta dają punkty i więcej kart; drogi prowadzą do nowych miejsc.',
  trade:
    'Brakuje karty? Dotknij Handlu albo karty na ręce: zaproponuj ją innym i wybierz jedną z odpowiedzi.',
  bank: 'Bank daje jedną dowolną kartę za cztery takie same; z portem za trzy albo dwie. Ceny są pod twoimi kartami.',
  card: 'Masz kartę rozwoju, którą można zagrać: jedną na turę. Dotknij zwoju obok swoich kart.',
  freeRoad: 'Dwie drogi za darmo, jedna po drugiej. Pięć z rzędu, najwięcej ze wszystkich, to dwa punkty.',
  answer:
    'Zgódź się, jeśli to przybliża cię do budowy, albo złóż kontrofertę. Nikt nie musi handlować; brak odpowiedzi to odmowa.',
  propose:
    'W cudzej turze możesz zaproponować wymianę temu, czyja to tura. Nie musisz: gra toczy się dalej bez ciebie.',
  waiting:
    'Teraz decydują inni, ale ich rzuty mogą zapłacić i tobie. Dotknij imienia, żeby zobaczyć, co kto ma.',
};

export const statistics: StatisticsWords = {
  title: 'Karty i rzuty',
  got: 'Karty zdobyte',
  sources: {
    rolls: 'z rzutów',
    founding: 'przy zakładaniu',
    development: 'dzięki kartom rozwoju',
    stolen: 'ukradzione innym',
    people: 'od graczy',
    bank: 'z banku',
  },
  gave: 'Karty stracone i wydane',
  drains: {
    sevens: 'odrzucone po siódemkach',
    robbed: 'zabrane przez innych',
    people: 'dla graczy',
    bank: 'do banku',
    building: 'na budowę',
  },
  besides: 'Ponadto',
  blocked: 'zablokowane przez złodzieja',
  deals: 'wymiany z graczami',
  bankDeals: 'wymiany z bankiem',
  bought: 'kupione karty rozwoju',
  sevens: 'wyrzucone siódemki',
  rolls: 'Rzuty według graczy',
  sum: 'Suma',
  expected: 'Średnio',
  asTable: 'Jako tabela',
};

const brings = ({kinds, harbour}: Yield, {text}: HintTold): string =>
  list([...kinds.map(kind => text.resources[kind]), ...(harbour ? [text.harbours[harbour]] : [])]);
const forPiece: Readonly<Record<Piece, string>> = {
  road: 'drogę',
  settlement: 'osadę',
  city: 'miasto',
  card: 'kartę rozwoju',
};

export const hints: CatHintWords = {
  roll: 'Rzuć kośćmi',
  endTurn: 'Zakończ turę',
  discard: cards => `Odrzuć ${cards}`,
  reasons: {
    corner: (place, told) => `Płaci przy ${place.ways} z 36 rzutów: ${brings(place, told)}.`,
    double: (place, told) => `Odtąd płaci podwójnie przy ${place.ways} z 36 rzutów: ${brings(place, told)}.`,
    way: (place, told) =>
      `Prowadzi do wolnego skrzyżowania, które płaci przy ${place.ways} z 36 rzutów: ${brings(place, told)}.`,
    longest: ({length, award}) =>
      `Twoja droga ma wtedy długość ${length}${award ? ' i staje się najdłuższą drogą handlową' : ''}.`,
    card: ({left}) => `Najczęściej rycerz, czasem punkt; potem w talii zostaje: ${left}.`,
    enables: ({piece}) => `Wystarczy wtedy na ${forPiece[piece]}.`,
    nearer: ({piece}, {text}) => `Przybliża cię do celu: ${text.pieces[piece]}.`,
    keeps: ({piece}) => `To, co zostaje, wystarczy na ${forPiece[piece]}.`,
    keepsRare: () => 'Zostają karty, o które najtrudniej.',
    refuses: ({nearGoal}) =>
      nearGoal ? 'Kto to proponuje, jest blisko zwycięstwa.' : 'Pomaga drugiej stronie bardziej niż tobie.',
    betters: () => 'To, co dostajesz, jest dla ciebie więcej warte niż to, co oddajesz.',
    lacks: () => 'Nie masz tego, o co proszą.',
    blocks: ({ways, losers}, {name}) =>
      `Przy ${ways} z 36 rzutów nic tam nie dostają: ${list(losers.map(name))}.`,
    army: ({knights, award}, {text}) =>
      `Przed tobą: ${text.count.knights(knights)}${award ? ', a to najwyższa władza rycerska' : ''}.`,
    monopoly: ({kind, most}, {text}) => `Pozostali mogą mieć najwyżej: ${text.resource(most, kind)}.`,
    frees: () => 'Złodziej stoi na twoim polu.',
    freeRoads: () => 'Dwie drogi za darmo.',
    diceFirst: () => 'Najpierw kości.',
    waits: () => 'Nic z tego, na co cię stać, nie jest teraz warte wydatku.',
    wins: () => 'To wygrywa grę.',
  },
};
