import type {AimText} from '../../../../i18n/game-coach.ts';
import {lister, plurals} from '../../../../i18n/plural.ts';
import {CANNON, GOODS} from '../../data.ts';
import {itemNames, pirateWinds, place, wantedNames} from '../places.ts';
import type {BoardWords, PortCoachText, PortHintWords} from '../types/board.ts';
import {things} from './things.ts';
import {words} from './words.ts';

const count = plurals('en');
const list = lister('en');
const or = (names: readonly string[]) => new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(names);
const cannons = (n: number) => count(n, {one: '# cannon', other: '# cannons'});
const cannonSlots = (n: number) => count(n, {one: '# cannon slot becomes', other: '# cannon slots become'});
const {rum} = words.count;
const thalers = (n: number) => count(n, {one: '# thaler', other: '# thalers'});
const winds = ['north', 'east', 'south', 'west'];

export const board: BoardWords = {
  chart: 'Sea chart',
  cell: (at, told, step) => {
    const cell = told.view.cells[at]!;
    const {text} = told;
    const here = cell.sea
      ? [
          `${place(at, told)}, ${text.actions[cell.sea.now.action].name}, ${or(itemNames(cell.sea.now.items, told, 'cannon'))}`,
          `turned over: ${text.actions[cell.sea.flipped.action].name}, ${or(itemNames(cell.sea.flipped.items, told, 'cannon'))}`,
        ]
      : [
          `${place(at, told)}, harbour, wants ${list(wantedNames(cell, told)) || 'nothing'}, then ${rum(cell.harbour!.refill)}`,
          ...(cell.harbour!.sale ? [`your hold would earn ${thalers(cell.harbour!.sale.coins)}`] : []),
        ];
    const next = pirateWinds(at, told);
    return [
      ...(step ? [step] : []),
      ...here,
      ...(cell.pirate ? ['the pirate is here'] : []),
      ...(next.length > 0
        ? [`the pirate comes with a wind to the ${or(next.map(wind => winds[wind]!))}`]
        : []),
      ...(cell.ships.length > 0
        ? [count(cell.ships.length, {one: '# ship here', other: '# ships here'})]
        : []),
    ].join('; ');
  },
  ship: (ship, name, {text}) =>
    `Ship of ${name}, ${text.sterns[ship.stern].name}: ${text.load([ship.rum, ...ship.goods], ship.coins)}; ${ship.cannons} of ${cannons(ship.slots)}; upgrades: ${list(ship.upgrades.map(({kind, value}) => `${Object.values(things.upgrades)[kind]!.name} ${value}`)) || 'none'}`,
  short: {
    upgrade: 'Ship upgrade',
    'rum-trade': 'Rum trade',
    'goods-trade': 'Goods trade',
    'free-rum': 'Free rum',
    coin: 'Thaler',
    peace: 'Isle of Peace',
  },
  cannon: 'cannon',
  pirate: 'Pirate',
  blows: ['Wind blows north', 'Wind blows east', 'Wind blows south', 'Wind blows west'],
  blowsShort: ['wind blows north', 'wind blows east', 'wind blows south', 'wind blows west'],
  blowsTight: ['blows north', 'blows east', 'blows south', 'blows west'],
  legend: {
    pirate: 'The pirate comes, if the next wind blows so',
    flip: 'Corner: its other face, after the last ship',
    edges: 'Sail over an edge, come in opposite',
    pays: 'What your load is worth here now',
    refill: 'Rum you may load here',
    title: 'What the marks mean',
    open: 'Legend',
  },
  titles: {
    plan: 'Plan your course',
    yourTurn: 'Your turn',
    turnOf: name => `${name}’s turn`,
    sterns: 'Fitting out',
    pirate: 'The pirate',
    ships: 'Your start',
    wind: 'The wind turns',
    knight: 'Battle',
    pirateBattle: 'Battle',
    pay: 'Battle',
    battle: 'Battle',
    loot: 'Battle',
    over: 'The voyage is over',
  },
  round: (round, last) =>
    round === 0
      ? 'Before the first round'
      : last > 0 && round >= last
        ? `Round ${round}, the last`
        : `Round ${round}`,
  ending: 'a supply row is used up',
  lastRound: (last, now) =>
    now < last
      ? 'A supply row is used up: one more round after this one.'
      : 'A supply row is used up: this is the last round.',
  row: (row, n, cocoa) =>
    `${words.goods[GOODS[row]!]} row: ${n} left${cocoa < 0 ? '' : cocoa === 0 ? ', the next one is cocoa' : `, cocoa after ${cocoa}`}`,
  harbours: 'Harbours',
  wouldEarn: 'what your hold would earn now',
  sale: (goods, open, full) =>
    goods === 0
      ? `nothing of yours fits; ${open} wanted`
      : full
        ? `${count(goods, {one: '# good', other: '# goods'})}, full: a chest and a new harbour`
        : `${count(goods, {one: '# good', other: '# goods'})}, then ${open - goods} still wanted`,
  refill: n => `loads up to ${rum(n)}`,
  ofSlots: (n, slots) => `${n} of ${cannons(slots)}`,
  ofHold: (used, hold) => `hold: ${used} of ${hold} spaces used`,
  value: n => `ship value ${n}`,
  starts: 'first in turn order',
  sealed: 'plan sealed',
  planning: 'still planning',
  openShip: 'Your ship, harbours and missions',
  peek: 'Look at the chart',
  unpeek: 'Back',
  units: (doing, marked, has) => (marked > 0 ? `${doing} ${marked} of ${has}` : `${doing} of ${has}`),
  changed: {
    turned: (by, now) => `${by ?? 'The pirate'} left before you came: the tile has turned over, now ${now}.`,
    filled: (by, goods) => `${by} was here first: ${list(goods)} is no longer wanted.`,
    harbour: by => `${by ?? 'Somebody'} filled the harbour: another one lies here now.`,
    gone: (by, thing) => `The ${thing} is gone: ${by} took the last.`,
  },
  choose: 'Choose',
  clear: 'Clear',
  confirm: 'Confirm',
  take: 'Take',
  missions: {
    byPlace: 'thalers by place',
    you: 'you',
    done: (who, coins) => `${who}: done, +${coins}`,
    kept: (who, coins) => `${who}: +${coins} if kept`,
    lost: who => `${who}: lost`,
    open: who => `${who}: open, −2 if missed`,
  },
  sterns: {question: 'What do you start with?', yours: stern => `Your stern: ${stern}`},
  place: {
    pirate: {
      question: 'Place the pirate',
      sub: 'It drifts with every wind and fights the ships near it.',
    },
    ship: {question: 'Where does your ship start?', sub: 'Any sea tile will do; ships may share one.'},
    at: at => `Start at ${at}`,
    tap: 'Tap a sea tile',
  },
  barter: {
    title: 'Emergency rum',
    question: 'Two goods for 1 rum?',
    sub: 'Without rum there is no plan: you drift.',
    no: 'No, drift',
    give: 'Give',
    left: n => `${n} to go`,
  },
  plan: {
    question: 'Where do you sail?',
    seal: 'Seal this course?',
    sealOrMore: 'Seal, or one more step?',
    how: (two, anchor) =>
      `Tap ${two ? 'the next tile, or two in a row' : 'a tile beside your ship'}.${anchor ? ' Your own: anchor.' : ''}`,
    cost: (cost, n) => (cost === 0 ? 'It costs no rum.' : `${cost} of your ${rum(n)}.`),
    winds: n =>
      n === 0
        ? 'The pirate cannot reach you there.'
        : `${n} of 4 winds ${n === 1 ? 'brings' : 'bring'} the pirate upon you.`,
    safe: 'In harbour the pirate cannot reach you.',
    harbourWith: 'In harbour no pirate, but ships there fight.',
    still: names =>
      names.length === 1 ? `${names[0]} is still planning.` : `${list(names)} are still planning.`,
    mutiny: (cost, n) => `Mutiny: it costs ${rum(cost)}, you have ${n}.`,
    drift: (cell, told) => `You lose all of it and drift to ${place(cell, told)}.`,
    step: (cell, play, told) =>
      play.path.length === 0
        ? 'Stay at anchor here'
        : play.mutiny
          ? `Sail to ${place(cell, told)}: ${rum(play.cost)} in all is too much, you would drift`
          : `Sail to ${place(cell, told)}, ${play.cost} of ${rum(play.cost + play.left)}`,
    takeBack: 'Take this step back',
    chip: (n, direction, cost) => `Step ${n}: ${direction}, ${rum(cost)}. Take it back`,
    anchor: 'At anchor. Take it back',
    edge: 'The chart has no edge: you come in opposite.',
    sealIt: 'Seal',
    sealAnyway: 'Seal anyway',
    sealed: 'secret and final',
  },
  sea: {
    question: at => `What do you do at ${at}?`,
    later: action => `When you leave: ${action}`,
    takeOne: 'Take one',
    done: 'done',
    slot: (n, slots) => `slot ${n} of ${slots}`,
    inRow: (n, cocoa) => (cocoa ? `the next one is cocoa; ${n} left` : `${n} in the row`),
    notTaken: (item, own) =>
      item === CANNON ? (own.cannons >= own.slots ? 'no slot is free' : 'none left') : 'the row is used up',
    costs: 'costs',
    noneLeft: 'none left',
    noCoin: 'you have no thaler',
    effect: {
      'hold-extension': own => `hold grows from ${own.hold} to ${own.hold + 2} spaces`,
      'cannon-deck': own => `${cannonSlots(own.slots)} ${own.slots + 2}`,
      'extra-sail': own => (own.twoSteps ? 'you have one: only its value' : 'two steps in a round'),
      'extra-fuse': () => '1 more cannon always hits at sea',
    },
    oneForOne: 'one for one',
    oneForTwo: 'one for two',
    goodsForRum: 'Give goods for rum: tap what you give',
    rumForGoods: n => `Give rum for goods: you have ${rum(n)}`,
    nothingToTrade: 'You have nothing to trade here.',
    instead: 'instead of the action',
    give: 'Give',
    take: 'Take',
    swap: (give, take) => `${give} for ${take}`,
    pickOpen: 'Take one',
    open: what => (what.length === 0 ? '' : `Open: ${list(what)}.`),
    after: more => (more ? 'The other half of the tile stays open.' : 'Then your turn is over.'),
    takeCannon: 'Take the cannon',
    takeGood: good => `Take the ${good}`,
    buy: 'Buy',
    end: 'End turn',
  },
  room: {
    title: 'Make room',
    needed: n => `throw out ${n}`,
    question: n => `Make room: ${n} to go`,
    throwOut: 'Throw out',
  },
  harbour: {
    wants: 'The harbour wants; tap to give',
    pays: 'Goods and their pay',
    full: 'Harbour full: a treasure chest for you, and a new harbour comes.',
    load: n => `Load rum, up to ${n}`,
    tight: 'for more, something goes overboard',
    less: 'Less rum',
    more: 'More rum',
    filled: good => `${good}: filled`,
    slot: (n, good, given) =>
      `Slot ${n}, ${good}: ${given < 0 ? 'empty' : given < 3 ? 'given' : given === 3 ? 'cocoa' : 'cocoa over two slots'}`,
    asTwo: 'as 2',
    question: goods => `Unload ${goods}?`,
    none: 'Unload nothing?',
    best: 'Best pay for your hold.',
    own: 'Tap a slot again for cocoa or nothing.',
    unload: 'Unload',
    sailOn: 'Unload nothing',
    loadQuestion: 'How much rum?',
    loadSub: 'What does not fit can take the place of goods.',
    loadIt: 'Load',
    noRum: 'No rum',
  },
  knight: {
    question: 'Stay out of all battles?',
    sub: 'Once a game; unused it is worth 1 point.',
    out: 'Stay out',
    fight: 'Fight',
  },
  battle: {
    sameTile: 'on the same tile',
    nextTile: 'beside it',
    crew: n => `crew with ${rum(n)}`,
    yours: 'Your rum, goods and thalers',
    chosen: (n, of) => `${n} of ${of} chosen`,
    onBoard: name => `On ${name}’s ship`,
    payQuestion: n => `Pay the pirate ${n}`,
    keep: what => `You keep ${what}.`,
    pay: 'Pay',
    left: n => `${n} to go`,
    lootQuestion: (name, n) => `Take up to ${n} from ${name}`,
    lootSub: 'You need not; rum and goods need room.',
    take: 'Take',
    spare: 'Take nothing',
  },
  film: {
    happened: 'Meanwhile',
    step: (n, of) => `Step ${n} of ${of}`,
    back: 'One step back',
    next: 'Next step',
    play: 'Play',
    pause: 'Pause',
    skip: 'Skip',
    toMyTurn: 'To my turn',
    goOn: 'Go on',
  },
  waiting: {
    setUp: name => `Waiting for ${name}`,
    chests: name => `Waiting for ${name}`,
    sterns: name => `${name} is fitting out the ship`,
    pirate: name => `${name} is choosing where the pirate starts`,
    ships: name => `${name} is choosing where to start`,
    wind: name => `Waiting for ${name}`,
    cards: name => `${name} is still planning`,
    open: name => `${name} is about to open the plan`,
    sea: name => `${name} is deciding about the sea tile`,
    harbour: name => `${name} is unloading`,
    refill: name => `${name} is loading rum`,
    chest: name => `Waiting for ${name}`,
    newHarbour: name => `Waiting for ${name}`,
    knight: name => `${name} may stay out of the battles`,
    pirateBattle: name => `Waiting for ${name}`,
    pay: name => `${name} is choosing how to pay the pirate`,
    battle: name => `Waiting for ${name}`,
    loot: name => `${name} is choosing loot`,
    reveal: name => `Waiting for ${name}`,
    over: name => `Waiting for ${name}`,
  },
  chance: 'Wind and waves decide …',
  gameOver: 'The voyage is over',
  result: {
    winner: (name, points) =>
      `${name} is the Wolf of the Seas with ${count(points, {one: '# point', other: '# points'})}`,
    shared: (names, points) =>
      `${list(names)} share the victory with ${count(points, {one: '# point', other: '# points'})}`,
    tieBreak: (name, value) => `Equal points: ${name}’s ship has the lower value (${-value}).`,
    tieBreakColumn: 'On a tie: ship value (−)',
    parts: {
      coins: 'Thalers',
      chests: 'Chests',
      peace: 'Peace Knight',
      ship: 'Ship value',
      cannons: 'Cannons',
      hold: 'Hold',
      missions: 'Missions',
      total: 'Total',
    },
    when: round => `in round ${round}`,
    gains: {
      coins: 'by earning thalers',
      chests: 'with a treasure chest',
      peace: 'with the Peace Knight',
      ship: 'with the value of the ship',
      cannons: 'with cannons',
      hold: 'with the goods in the hold',
      missions: 'by completing a mission',
    },
    losses: {
      coins: 'lost thalers',
      chests: 'lost a treasure chest',
      peace: 'used the Peace Knight',
      ship: 'fell back in ship value',
      cannons: 'fell back in cannons',
      hold: 'took goods out of the hold',
      missions: 'lost a mission marker',
    },
  },
};

export const aim: AimText = {
  goal: 'Carry goods from islands to harbours for thalers, fit out your ship, and be first to fulfil the three missions.',
  turn: 'All plan a course in secret, then sail in turn; ships that meet, or are near the pirate, fight with cannons.',
  end: 'When a row of goods has run out, one more round follows; most points from thalers, missions and the ship win.',
};

export const coach: PortCoachText = {
  round: 'A round is over. When a supply row is used up, one last round follows; most points win.',
  sterns:
    'Every ship has another stern at its back, with a power of its own. Yours lets you choose what you begin with.',
  pirate: 'You place the pirate. It drifts with every new wind and fights ships on its tile and beside it.',
  ships: 'Choose where to start. Near a harbour you sell sooner; on Ship Upgrade you fit out sooner.',
  plan: 'All plan in secret. Tap the next tile; its arrow says what rum it costs. Then seal: that is final.',
  wind: 'With the wind a step is free, across 1 rum, against it 2. The chart has no edge: you come in opposite.',
  danger:
    'Hatched tiles are where the pirate may drift next. Without rum the crew mutinies: keep one barrel back.',
  missions:
    'Three missions bring points at the end: most to the first, minus 2 if unmet. A tap on your stores shows them.',
  battle:
    'After sailing, ships on one tile fight, and the pirate fights ships near it: at sea each cannon is a die. More hits bring loot or thalers.',
  barter: 'You have drifted without rum. Two goods buy one barrel, so that you can plan again.',
  sea: 'Take one thing that lies here, and use what the island offers: each once, in either order.',
  cannons:
    'Each cannon is a die in battles at sea: hits win thalers or loot. The most cannons score at the end.',
  flip: 'When the last ship leaves, a tile turns over: nobody finds the same twice. Its folded corner shows what comes.',
  upgrade:
    'One thaler buys the top upgrade of a pile. It works at once, and its number counts at the end, when the most valuable ship is paid.',
  harbour:
    'The more goods you unload at once, the better they pay. Your best delivery is prepared; tap a slot to change it. Then rum is loaded.',
  refill: 'Load rum for the next steps. It takes room in the hold, just as goods do.',
  knight: 'Once a game you may stay out of all battles of a round. Kept, the marker is worth a point.',
  pay: 'The pirate hit more often. Give what you can spare best; a proposal is marked.',
  loot: 'You hit more often and may take loot: rum, goods or thalers. Rum and goods need room in your hold.',
  waiting:
    'When all courses are sealed, the ships sail one after the other: watch, stop the film, or skip it. A tap on a name shows that ship.',
};

export const hints: PortHintWords = {
  course: directions => `Course: ${directions.join(', ')}`,
  anchor: 'Stay at anchor',
  end: 'End the turn here',
  fight: 'Take part in the battles',
  unloadNothing: 'Unload nothing',
  noRum: 'Load no rum',
  reasons: {
    sale: ({place, goods, coins, full}, {count}) =>
      `${place}: you unload ${count.goods(goods)} for ${count.coins(coins)}${full ? ', and the full harbour gives a chest' : ''}.`,
    bound: ({place, action, winds}, {actions}) =>
      `${place}: ${actions[action].name}; ${winds === 0 ? 'the pirate cannot come there' : `the pirate comes with ${winds} of 4 winds`}.`,
    anchor: ({action}, {actions}) => `${actions[action].name} once more, and no rum is paid.`,
    wanted: ({good, open}, {goods}) =>
      open === 1
        ? `One slot on the chart still wants ${goods[good]}.`
        : `${open} slots on the chart still want ${goods[good]}.`,
    upgrade: ({upgrade, value}, {upgrades}) => `${upgrades[upgrade].help} Ship value +${value}.`,
    crew: ({rum}, {count}) => `With ${count.rum(rum)} aboard the crew does not mutiny.`,
    lands: ({coins, full}, {count}) =>
      `Brings ${count.coins(coins)}${full ? ', and a chest for the full harbour' : ''}.`,
    berth: ({harbours}) =>
      harbours === 1 ? 'A harbour lies one step away.' : `${harbours} harbours lie one step away.`,
    cocoa: () => 'Cocoa fits every slot, or covers two of them.',
    cannon: () => 'Another cannon is one die more in every battle at sea.',
    cargo: () => 'Goods to sell, for rum that you can spare.',
    two: () => 'Two goods for one: more to sell.',
    thaler: () => 'A thaler for nothing.',
    away: () => 'With so few cannons a battle would cost more than the marker is worth.',
    stays: () => 'The marker stays for a worse battle, or counts 1 at the end.',
    least: () => 'You give what you need least.',
    loot: () => 'You take what is worth most to you.',
  },
};
