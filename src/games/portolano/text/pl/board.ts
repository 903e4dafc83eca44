import type {AimText} from '../../../../i18n/game-coach.ts';
import {lister, plurals} from '../../../../i18n/plural.ts';
import {CANNON} from '../../data.ts';
import {itemNames, pirateWinds, place, wantedNames} from '../places.ts';
import type {BoardWords, PortCoachText, PortHintWords} from '../types/board.ts';
import {rowOf} from './events.ts';
import {things} from './things.ts';

const count = plurals('pl');
const list = lister('pl');
const or = (names: readonly string[]) => new Intl.ListFormat('pl', {type: 'disjunction'}).format(names);
const rum = (n: number) => count(n, {one: '# rum', few: '# rumy', many: '# rumów'});
/** After "z": "2 z 3 rumów". */
const rumOf = (n: number) => count(n, {one: '# rumu', few: '# rumów', many: '# rumów'});
const thalers = (n: number) => count(n, {one: '# talara', few: '# talary', many: '# talarów'});
const goods = (n: number) => count(n, {one: '# towar', few: '# towary', many: '# towarów'});
const points = (n: number) => count(n, {one: '# punkt', few: '# punkty', many: '# punktów'});
const fields = (n: number) => count(n, {one: '# pole', few: '# pola', many: '# pól'});
const towards = ['północ', 'wschód', 'południe', 'zachód'];

export const board: BoardWords = {
  chart: 'Mapa morska',
  cell: (at, told, step) => {
    const cell = told.view.cells[at]!;
    const {text} = told;
    const here = cell.sea
      ? [
          `${place(at, told)}, ${text.actions[cell.sea.now.action].name}, ${or(itemNames(cell.sea.now.items, told, 'działo'))}`,
          `po odwróceniu: ${text.actions[cell.sea.flipped.action].name}, ${or(itemNames(cell.sea.flipped.items, told, 'działo'))}`,
        ]
      : [
          `${place(at, told)}, port, potrzebuje: ${list(wantedNames(cell, told)) || 'niczego'}; uzupełnienie rumu: ${cell.harbour!.refill}`,
          ...(cell.harbour!.sale ? [`twoja ładownia zarobiłaby ${thalers(cell.harbour!.sale.coins)}`] : []),
        ];
    const next = pirateWinds(at, told);
    return [
      ...(step ? [step] : []),
      ...here,
      ...(cell.pirate ? ['tu są piraci'] : []),
      ...(next.length > 0
        ? [`piraci przypłyną, jeśli powieje na ${or(next.map(wind => towards[wind]!))}`]
        : []),
      ...(cell.ships.length > 0
        ? [
            count(cell.ships.length, {
              one: 'stoi tu # statek',
              few: 'stoją tu # statki',
              many: 'stoi tu # statków',
            }),
          ]
        : []),
    ].join('; ');
  },
  ship: (ship, name, {text}) =>
    `Statek: ${name}, ${text.sterns[ship.stern].name}: ${text.load([ship.rum, ...ship.goods], ship.coins)}; działa: ${ship.cannons} z ${ship.slots}; ulepszenia: ${list(ship.upgrades.map(({kind, value}) => `${Object.values(things.upgrades)[kind]!.name} ${value}`)) || 'brak'}`,
  short: {
    upgrade: 'Ulepszenie',
    'rum-trade': 'Handel rumem',
    'goods-trade': 'Wymiana',
    'free-rum': 'Darmowy rum',
    coin: 'Talar',
    peace: 'Wyspa Pokoju',
  },
  cannon: 'działo',
  pirate: 'Piraci',
  blows: [
    'Wiatr wieje na północ',
    'Wiatr wieje na wschód',
    'Wiatr wieje na południe',
    'Wiatr wieje na zachód',
  ],
  blowsShort: ['wieje na północ', 'wieje na wschód', 'wieje na południe', 'wieje na zachód'],
  blowsTight: ['wieje na pn.', 'wieje na wsch.', 'wieje na pd.', 'wieje na zach.'],
  legend: {
    pirate: 'Przypłyną piraci, jeśli tak powieje',
    flip: 'W rogu druga strona: odwraca się po ostatnim statku',
    edges: 'Kto minie brzeg, wraca z drugiej strony',
    pays: 'Tyle zarobi tu teraz twoja ładownia',
    refill: 'Tyle rumu możesz tu uzupełnić',
    title: 'Co znaczą znaki?',
    open: 'Legenda',
  },
  titles: {
    plan: 'Zaplanuj kurs',
    yourTurn: 'Twoja tura',
    turnOf: name => `Tura: ${name}`,
    sterns: 'Wyposażenie',
    pirate: 'Piraci',
    ships: 'Twój start',
    wind: 'Zmiana wiatru',
    knight: 'Bitwa',
    pirateBattle: 'Bitwa',
    pay: 'Bitwa',
    battle: 'Bitwa',
    loot: 'Bitwa',
    over: 'Koniec rejsu',
  },
  round: (round, last) =>
    round === 0
      ? 'Przed pierwszą rundą'
      : last > 0 && round >= last
        ? `Runda ${round}, ostatnia`
        : `Runda ${round}`,
  ending: 'pusty rząd towarów',
  lastRound: (last, now) =>
    now < last
      ? 'Rząd towarów jest pusty: po tej rundzie jeszcze jedna.'
      : 'Rząd towarów jest pusty: to ostatnia runda.',
  row: (row, n, cocoa) =>
    `rząd ${rowOf[row]}: jeszcze ${n}${cocoa < 0 ? '' : cocoa === 0 ? ', następne jest kakao' : `, kakao za ${cocoa}`}`,
  harbours: 'Porty',
  wouldEarn: 'ile zarobiłaby teraz twoja ładownia',
  sale: (n, open, full) =>
    n === 0
      ? `nic twojego nie pasuje; wolne: ${fields(open)}`
      : full
        ? `${goods(n)}, komplet: skrzynia i nowy port`
        : `${goods(n)}, potem wolne: ${fields(open - n)}`,
  refill: n => `można załadować ${rum(n)}`,
  ofSlots: (n, slots) => `działa: ${n} z ${slots}`,
  ofHold: (used, hold) => `ładownia: zajęte ${used} z ${hold}`,
  value: n => `wartość statku ${n}`,
  starts: 'zaczyna kolejkę',
  sealed: 'plan zapieczętowany',
  planning: 'jeszcze planuje',
  openShip: 'Twój statek, porty i misje',
  peek: 'Zobacz mapę',
  unpeek: 'Wróć',
  units: (doing, marked, has) =>
    marked > 0 ? `${doing}: ${marked}; masz: ${has}` : `${doing}; masz: ${has}`,
  changed: {
    turned: (by, now) =>
      `Przed tobą odpłynął stąd ktoś inny (${by ?? 'piraci'}): kafelek się odwrócił, teraz ${now}.`,
    filled: (by, names) => `${by} jest tu przed tobą; port już nie potrzebuje: ${list(names)}.`,
    harbour: by => `Port zapełniony (${by ?? 'ktoś inny'}): teraz leży tu nowy.`,
    gone: (by, thing) => `Skończyło się: ${thing}; ostatnią sztukę ma ${by}.`,
  },
  choose: 'Wybierz',
  clear: 'Wyczyść',
  confirm: 'Potwierdź',
  take: 'Weź',
  missions: {
    byPlace: 'talary za miejsca',
    you: 'ty',
    done: (who, coins) => `${who}: gotowe, +${coins}`,
    kept: (who, coins) => `${who}: +${coins}, jeśli zostanie`,
    lost: who => `${who}: stracone`,
    open: who => `${who}: otwarte, −2 za brak`,
  },
  sterns: {question: 'Z czym zaczynasz?', yours: stern => `Twoja rufa: ${stern}`},
  place: {
    pirate: {
      question: 'Gdzie zaczynają piraci?',
      sub: 'Dryfują z każdym wiatrem i walczą ze statkami w pobliżu.',
    },
    ship: {question: 'Gdzie zaczyna twój statek?', sub: 'Dowolny kafelek morza; statki mogą stać razem.'},
    at: at => `Start: ${at}`,
    tap: 'Dotknij kafelka morza',
  },
  barter: {
    title: 'Rum awaryjny',
    question: 'Dwa towary za 1 rum?',
    sub: 'Bez rumu nie ma planu: dryfujesz.',
    no: 'Nie, dryfuję',
    give: 'Oddaj',
    left: n => `Jeszcze ${n}`,
  },
  plan: {
    question: 'Dokąd płyniesz?',
    seal: 'Zapieczętować kurs?',
    sealOrMore: 'Pieczęć czy jeszcze krok?',
    how: (two, anchor) =>
      `Dotknij kafelka${two ? ' lub dwóch po kolei' : ' obok statku'}.${anchor ? ' Własny: kotwica.' : ''}`,
    cost: (cost, n) => (cost === 0 ? 'Nie kosztuje rumu.' : `${cost} z twoich ${rumOf(n)}.`),
    winds: n =>
      n === 0
        ? 'Piraci tam nie dosięgną.'
        : `${count(n, {one: '# z 4 wiatrów sprowadzi', few: '# z 4 wiatrów sprowadzą', many: '# z 4 wiatrów sprowadzi'})} na ciebie piratów.`,
    safe: 'W porcie piraci nie dosięgną.',
    harbourWith: 'W porcie nie ma piratów, ale statki tam walczą.',
    still: names =>
      names.length === 1 ? `${names[0]} jeszcze planuje.` : `Jeszcze planują: ${list(names)}.`,
    mutiny: (cost, n) => `Bunt: kosztuje ${rum(cost)}, masz ${n}.`,
    drift: (cell, told) => `Tracisz cały rum i dryfujesz na ${place(cell, told)}.`,
    step: (cell, play, told) =>
      play.path.length === 0
        ? 'Zostań tu na kotwicy'
        : play.mutiny
          ? `Płyń na ${place(cell, told)}: razem ${rum(play.cost)} to za dużo, dryf`
          : `Płyń na ${place(cell, told)}, ${play.cost} z ${rumOf(play.cost + play.left)}`,
    takeBack: 'Cofnij ten krok',
    chip: (n, direction, cost) => `Krok ${n}: ${direction}, ${rum(cost)}. Cofnij`,
    anchor: 'Na kotwicy. Cofnij',
    edge: 'Za brzegiem mapy wracasz po drugiej stronie.',
    sealIt: 'Pieczętuję',
    sealAnyway: 'Pieczętuję mimo to',
    sealed: 'tajny i ostateczny',
  },
  sea: {
    question: at => `Co robisz na ${at}?`,
    later: action => `Gdy odpłyniesz: ${action}`,
    takeOne: 'Weź jedno',
    done: 'zrobione',
    slot: (n, slots) => `działo ${n} z ${slots}`,
    inRow: (n, cocoa) => (cocoa ? `następne jest kakao; jeszcze ${n}` : `${n} w rzędzie`),
    notTaken: (item, own) =>
      item === CANNON
        ? own.cannons >= own.slots
          ? 'brak wolnego stanowiska'
          : 'nie ma już dział'
        : 'rząd jest pusty',
    costs: 'kosztuje',
    noneLeft: 'nie ma już',
    noCoin: 'nie masz talara',
    effect: {
      'hold-extension': own => `ładownia rośnie z ${own.hold} do ${own.hold + 2} miejsc`,
      'cannon-deck': own => `stanowisk dział: z ${own.slots} na ${own.slots + 2}`,
      'extra-sail': own => (own.twoSteps ? 'już masz: liczy się tylko wartość' : 'dwa kroki w rundzie'),
      'extra-fuse': () => 'na morzu jeszcze 1 działo zawsze trafia',
    },
    oneForOne: 'jeden za jeden',
    oneForTwo: 'jeden za dwa',
    goodsForRum: 'Towary za rum: dotknij tego, co oddajesz',
    rumForGoods: n => `Rum za towary: masz ${rum(n)}`,
    nothingToTrade: 'Nie masz tu czym handlować.',
    instead: 'zamiast akcji',
    give: 'Oddajesz',
    take: 'Bierzesz',
    swap: (give, take) => `${give} za ${take}`,
    pickOpen: 'zabranie towaru',
    open: what => (what.length === 0 ? '' : `Zostało: ${list(what)}.`),
    after: more => (more ? 'Druga część kafelka zostaje.' : 'Potem koniec twojej tury.'),
    takeCannon: 'Biorę działo',
    takeGood: good => `Biorę: ${good}`,
    buy: 'Kupuję',
    end: 'Koniec tury',
  },
  room: {
    title: 'Zrób miejsce',
    needed: n => `wyrzuć ${n}`,
    question: n => `Zrób miejsce: jeszcze ${n}`,
    throwOut: 'Wyrzuć',
  },
  harbour: {
    wants: 'Port potrzebuje; dotknij, by oddać',
    pays: 'Towary i zapłata',
    full: 'Port zapełniony: skrzynia skarbów dla ciebie i nowy port.',
    load: n => `Załaduj rum, najwyżej ${n}`,
    tight: 'na więcej trzeba coś wyrzucić',
    less: 'Mniej rumu',
    more: 'Więcej rumu',
    filled: good => `${good}: zapełnione`,
    slot: (n, good, given) =>
      `Pole ${n}, ${good}: ${given < 0 ? 'puste' : given < 3 ? 'oddajesz' : given === 3 ? 'kakao' : 'kakao na dwa pola'}`,
    asTwo: 'za 2',
    question: what => `Rozładować ${what}?`,
    none: 'Nic nie rozładować?',
    best: 'Najlepsza zapłata za twoją ładownię.',
    own: 'Dotknij pola ponownie: kakao albo nic.',
    unload: 'Rozładuj',
    sailOn: 'Nic nie rozładowuję',
    loadQuestion: 'Ile rumu?',
    loadSub: 'Co się nie mieści, może zająć miejsce towarów.',
    loadIt: 'Załaduj',
    noRum: 'Bez rumu',
  },
  knight: {
    question: 'Omijasz wszystkie bitwy?',
    sub: 'Raz na grę; niewykorzystane daje 1 punkt.',
    out: 'Omijam',
    fight: 'Walczę',
  },
  battle: {
    sameTile: 'na tym samym kafelku',
    nextTile: 'na kafelku obok',
    crew: n => `załoga, ${rum(n)}`,
    yours: 'Twój rum, towary i talary',
    chosen: (n, of) => `wybrane ${n} z ${of}`,
    onBoard: name => `Na statku: ${name}`,
    payQuestion: n => `Zapłać piratom: ${n}`,
    keep: what => `Zostaje: ${what}.`,
    pay: 'Płacę',
    left: n => `Jeszcze ${n}`,
    lootQuestion: (name, n) => `Łup do ${n} (${name})`,
    lootSub: 'Nie musisz; rum i towary potrzebują miejsca.',
    take: 'Biorę',
    spare: 'Nic nie biorę',
  },
  film: {
    happened: 'W tym czasie',
    step: (n, of) => `Krok ${n} z ${of}`,
    back: 'Krok wstecz',
    next: 'Następny krok',
    play: 'Odtwarzaj',
    pause: 'Pauza',
    skip: 'Pomiń',
    toMyTurn: 'Do mojej tury',
    goOn: 'Dalej',
  },
  waiting: {
    setUp: name => `Czekamy na: ${name}`,
    chests: name => `Czekamy na: ${name}`,
    sterns: name => `${name} wyposaża statek`,
    pirate: name => `${name} wybiera miejsce dla piratów`,
    ships: name => `${name} wybiera miejsce startu`,
    wind: name => `Czekamy na: ${name}`,
    cards: name => `${name} jeszcze planuje`,
    open: name => `${name} zaraz odsłoni plan`,
    sea: name => `${name} wybiera działanie`,
    harbour: name => `${name} rozładowuje`,
    refill: name => `${name} ładuje rum`,
    chest: name => `Czekamy na: ${name}`,
    newHarbour: name => `Czekamy na: ${name}`,
    knight: name => `${name} może ominąć bitwy`,
    pirateBattle: name => `Czekamy na: ${name}`,
    pay: name => `${name} wybiera, czym zapłaci piratom`,
    battle: name => `Czekamy na: ${name}`,
    loot: name => `${name} wybiera łup`,
    reveal: name => `Czekamy na: ${name}`,
    over: name => `Czekamy na: ${name}`,
  },
  chance: 'Decydują wiatr i fale …',
  gameOver: 'Koniec rejsu',
  result: {
    winner: (name, n) => `Wilk Mórz: ${name}, ${points(n)}`,
    shared: (names, n) => `Wspólne zwycięstwo: ${list(names)}, ${points(n)}`,
    tieBreak: (name, value) => `Równe punkty: niższa wartość statku (${-value}) ma ${name}.`,
    tieBreakColumn: 'Przy remisie: wartość statku (−)',
    parts: {
      coins: 'Talary',
      chests: 'Skrzynie',
      peace: 'Rycerz Pokoju',
      ship: 'Wartość statku',
      cannons: 'Działa',
      hold: 'Ładownia',
      missions: 'Misje',
      total: 'Razem',
    },
    when: round => `w\u00a0rundzie ${round}`,
    gains: {
      coins: 'zdobywa talary',
      chests: 'zdobywa skrzynię skarbów',
      peace: 'zdobywa Rycerza Pokoju',
      ship: 'statek daje teraz więcej punktów',
      cannons: 'działa dają teraz więcej punktów',
      hold: 'ładuje towary',
      missions: 'wypełnia misję',
    },
    losses: {
      coins: 'traci talary',
      chests: 'traci skrzynię skarbów',
      peace: 'zużywa Rycerza Pokoju',
      ship: 'ma słabiej punktowany statek',
      cannons: 'ma słabiej punktowane działa',
      hold: 'wyładowuje towary',
      missions: 'traci znacznik misji',
    },
  },
};

export const aim: AimText = {
  goal: 'Woź towary z wysp do portów za talary, ulepszaj swój statek i wypełnij trzy misje przed innymi.',
  turn: 'Wszyscy w tajemnicy planują kurs, potem płyniecie po kolei; statki, które się spotkają lub są blisko piratów, walczą na działa.',
  end: 'Gdy skończy się rząd towarów, gracie jeszcze jedną rundę; wygrywa najwięcej punktów za talary, misje i statek.',
};

export const coach: PortCoachText = {
  round: 'Runda za wami. Gdy skończy się rząd towarów, jest jeszcze jedna; wygrywa najwięcej punktów.',
  sterns: 'Każdy statek ma inną rufę z własną zdolnością. Twoja pozwala wybrać, z czym zaczynasz.',
  pirate: 'Ty stawiasz piratów. Dryfują z każdym nowym wiatrem i walczą ze statkami na swoim kafelku i obok.',
  ships:
    'Wybierz miejsce startu. Blisko portu szybciej sprzedasz; na Ulepszeniu statku szybciej się wyposażysz.',
  plan: 'Wszyscy planują w tajemnicy. Dotknij kafelka; strzałka mówi, ile rumu kosztuje. Pieczęć jest ostateczna.',
  wind: 'Krok z wiatrem: 0 rumu, w poprzek 1, pod wiatr 2. Za brzegiem mapy wracasz po drugiej stronie.',
  danger: 'Na zakreskowane kafelki mogą podryfować piraci. Bez rumu załoga się buntuje: zostaw jedną beczkę.',
  missions:
    'Trzy misje dają punkty na końcu: pierwszemu więcej, bez misji minus 2. Dotknij zapasów, by je zobaczyć.',
  battle:
    'Po rejsie walczą statki na jednym kafelku, a piraci z tymi w pobliżu: na morzu każde działo to kość. Więcej trafień daje łup lub talary.',
  barter: 'Dryfujesz bez rumu. Za dwa towary dostaniesz beczkę, by znów planować.',
  sea: 'Weź jedną rzecz, która tu leży, i użyj akcji wyspy: każde raz, w dowolnej kolejności.',
  cannons:
    'Każde działo to kość w bitwie na morzu: trafienia dają talary lub łup. Najwięcej dział punktuje na końcu.',
  flip: 'Gdy odpłynie ostatni statek, kafelek się odwraca: nic nie czeka dwa razy. Zagięty róg pokazuje, co będzie.',
  upgrade:
    'Za talara dostajesz górne ulepszenie ze stosu. Działa od razu, a jego liczba przyda się na końcu.',
  harbour:
    'Im więcej towarów naraz, tym lepsza zapłata. Najlepsza dostawa jest przygotowana; dotknij pola, by ją zmienić. Potem ładujesz rum.',
  refill: 'Załaduj rum na następne kroki. Zajmuje miejsce tak samo jak towary.',
  knight: 'Raz na grę możesz ominąć wszystkie bitwy rundy. Zachowany znacznik jest wart punkt.',
  pay: 'Piraci trafili częściej. Oddaj to, bez czego łatwiej ci się obejść; propozycja jest zaznaczona.',
  loot: 'Twoje trafienia przeważyły: możesz wziąć rum, towary albo talary. Rum i towary potrzebują miejsca w ładowni.',
  waiting:
    'Gdy wszystkie kursy są zapieczętowane, statki płyną po kolei: oglądaj, zatrzymaj film albo go pomiń. Dotknij imienia, by zobaczyć statek.',
};

export const hints: PortHintWords = {
  course: directions => `Kurs: ${directions.join(', ')}`,
  anchor: 'Postój na kotwicy',
  end: 'Koniec tury',
  fight: 'Udział w bitwach',
  unloadNothing: 'Bez rozładunku',
  noRum: 'Bez rumu',
  reasons: {
    sale: ({place, goods, coins, full}, {count}) =>
      `${place}: ${count.goods(goods)} na sprzedaż, przychód: ${count.coins(coins)}${full ? ', a za pełny port skrzynia' : ''}.`,
    bound: ({place, action, winds}, {actions}) =>
      `${place}: ${actions[action].name}; ${winds === 0 ? 'piraci tam nie dopłyną' : `piraci przypłyną przy ${winds} z 4 wiatrów`}.`,
    anchor: ({action}, {actions}) => `${actions[action].name} jeszcze raz, bez płacenia rumem.`,
    wanted: ({good, open}, {goods}) => `Wolne pola na mapie, które na to czekają: ${open} (${goods[good]}).`,
    upgrade: ({upgrade, value}, {upgrades}) => `${upgrades[upgrade].help} Wartość statku +${value}.`,
    crew: ({rum}) => `Rum na statku: ${rum}. Załoga się nie zbuntuje.`,
    lands: ({coins, full}, {count}) =>
      `Przychód: ${count.coins(coins)}${full ? ' i skrzynia za pełny port' : ''}.`,
    berth: ({harbours}) => `Porty o krok stąd: ${harbours}.`,
    cocoa: () => 'Kakao pasuje na każde pole albo zakrywa dwa naraz.',
    cannon: () => 'Jedno działo więcej to jedna kość więcej w każdej bitwie na morzu.',
    cargo: () => 'Towary na sprzedaż za rum, bez którego się obejdziesz.',
    two: () => 'Dwa towary za jeden: więcej do sprzedania.',
    thaler: () => 'Talar za darmo.',
    away: () => 'Przy tylu działach bitwa kosztowałaby więcej, niż wart jest znacznik.',
    stays: () => 'Znacznik zostaje na gorszą bitwę albo daje 1 punkt na koniec.',
    least: () => 'Oddajesz to, czego najmniej potrzebujesz.',
    loot: () => 'Bierzesz to, co jest dla ciebie najwięcej warte.',
  },
};
