import {plurals} from '../../../../i18n/plural.ts';
import {around} from './places.ts';
import type {BoardWords} from './type.ts';

const count = plurals('pl');

export const words: BoardWords = {
  island: 'Wyspa',
  hex: (hex, told) => {
    const {token, robber} = told.view.hexes[hex]!;
    const chance = token ? `, ${6 - Math.abs(7 - token)} z 36 rzutów` : '';
    return `${around('hex', hex, told)}${chance}${robber ? ', złodziej' : ''}`;
  },
  spot: (kind, at, city, told) =>
    `${kind === 'edge' ? 'Droga' : kind === 'hex' ? 'Złodziej' : city ? 'Miasto' : 'Skrzyżowanie'}: ${around(kind, at, told)}`,
  house: (name, city) => `${city ? 'Miasto' : 'Osada'}: ${name}`,
  developmentCards: n => `karty rozwoju: ${n}`,
  pointsHidden: (points, hidden) => `punkty: ${points}, w tym ukryte: ${hidden}`,
  roadLength: n => `najdłuższa droga: ${n}`,
  giveOne: 'Daj jeszcze jedną',
  getOne: 'Weź jeszcze jedną',
  takeBack: 'Cofnij',
  tapWanted: 'Dotknij tego, czego chcesz, i kart, które dajesz',
  youGive: 'Dajesz',
  youGet: 'Dostajesz',
  accepts: 'zgoda',
  declines: 'odmawia',
  thinks: 'myśli',
  proposes: 'daje',
  for: 'za',
  ratesFrom: best => `od ${best} : 1`,
  bankTrade: (give, take) => `Wymiana w banku: ${give}, w zamian ${take}`,
  turnOf: name => `Ruch: ${name}`,
  yourTurn: 'Twoja tura',
  turn: (n, goal) =>
    `Tura ${n} · do wygranej ${count(goal, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
  turnShort: n => `Tura ${n}`,
  card: 'karta',
  rolls: 'Rzuty',
  build: 'Budowa',
  trade: 'Handel',
  log: 'Dziennik',
  back: 'Wróć na wyspę',
  left: n => `zostało ${n}`,
  ask: {
    foundSettlement: {question: 'Gdzie zakładasz osadę?', sub: 'Dotknij skrzyżowania.'},
    foundRoad: {question: 'W którą stronę biegnie droga?', sub: 'Zaczyna się przy nowej osadzie.'},
    preRoll: {question: 'Twoja tura', sub: 'Rzuć kośćmi.'},
    robber: {question: 'Dokąd idzie złodziej?', sub: 'Dotknij pola; jego produkcja ustaje.'},
    freeRoad: {question: 'Gdzie kładziesz darmową drogę?', sub: 'Według zwykłych zasad, bez kosztów.'},
    main: {question: 'Handel czy budowa?', sub: ''},
    build: {question: 'Budujesz?', sub: 'Handel w tej turze jest zamknięty.'},
    trade: {question: 'Co oferujesz?', sub: 'Dotknij swoich kart, potem tego, czego chcesz.'},
    discard: (owed, chosen) => ({
      question: `Odrzuć karty: ${owed}`,
      sub:
        chosen < owed
          ? `Jeszcze ${owed - chosen}: dotykaj swoich kart.`
          : 'Wszyscy odkrywają odrzucone karty razem.',
    }),
    place: piece => ({
      question:
        piece === 'road'
          ? 'Gdzie kładziesz drogę?'
          : piece === 'city'
            ? 'Która osada stanie się miastem?'
            : 'Gdzie stawiasz osadę?',
      sub: 'Dotknij zaznaczonego miejsca.',
    }),
    offer: (name, give, want) => ({question: `${name} daje ${give}`, sub: `W zamian chce: ${want}.`}),
    answered: name => ({question: `Wybiera ${name}`, sub: 'Odpowiedź jest wysłana; możesz ją zmienić.'}),
    wait: name => ({question: `Ruch: ${name}`, sub: 'Możesz zaproponować wymianę.'}),
    confirm: (name, give, want) => ({
      question: `Wymiana, druga strona: ${name}?`,
      sub: `Dajesz ${give}, dostajesz ${want}.`,
    }),
    plenty: left => ({
      question: 'Wynalazek',
      sub: left > 0 ? `Do wzięcia z banku: ${left}.` : 'Bierzesz te karty?',
    }),
    monopoly: {question: 'Monopol: jaki surowiec?', sub: 'Wszyscy oddają ci cały jego zapas.'},
    own: {question: 'To twoje własne pole', sub: 'Mimo to postawić tu złodzieja?'},
    sevenCosts: (cards, cost) => `Kart: ${cards}; siódemka kosztuje ${cost}.`,
  },
  buttons: {
    roll: 'Rzut',
    endTurn: 'Koniec tury',
    build: 'Buduj',
    buy: 'Kup',
    choose: 'Wybierz',
    discard: 'Odrzuć',
    rob: 'Kradnij',
    nobody: 'Nikt',
    offer: 'Oferuj',
    withdraw: 'Wycofaj',
    accept: 'Zgoda',
    decline: 'Odmów',
    counter: 'Kontroferta',
    propose: 'Zaproponuj',
    trade: 'Wymień',
    proposal: 'Podpowiedz',
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
    setup: name => `Czekamy: ${name}`,
    foundSettlement: name => `${name} zakłada osadę`,
    foundRoad: name => `${name} kładzie drogę`,
    preRoll: name => `${name} zaraz rzuci`,
    discard: name => `${name} odrzuca karty`,
    robber: name => `${name} przestawia złodzieja`,
    trade: name => `${name} handluje`,
    build: name => `${name} buduje`,
    main: name => `${name} handluje i buduje`,
    freeRoad: name => `${name} buduje darmowe drogi`,
    over: () => '',
  },
  chance: 'Kości i karty są w drodze',
  gameOver: 'Gra się skończyła',
  result: {
    winner: (name, points) => `${name} wygrywa, punkty: ${points}`,
    parts: {
      settlements: 'Osady',
      cities: 'Miasta',
      longestRoad: 'Najdłuższa droga',
      largestArmy: 'Władza rycerska',
      cards: 'Karty punktów',
      total: 'Razem',
    },
  },
};

const lacking = (missing: readonly number[]): string => {
  const n = missing.reduce((all, count) => all + count, 0);
  return `brakuje ${n}`;
};
