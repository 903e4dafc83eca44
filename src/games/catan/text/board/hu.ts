import {around} from './places.ts';
import type {BoardWords} from './type.ts';

export const words: BoardWords = {
  island: 'Sziget',
  hex: (hex, told) => {
    const {token, robber} = told.view.hexes[hex]!;
    const chance = token ? `, ${6 - Math.abs(7 - token)} a 36 dobásból` : '';
    return `${around('hex', hex, told)}${chance}${robber ? ', itt a rabló' : ''}`;
  },
  spot: (kind, at, city, told) =>
    `${kind === 'edge' ? 'Út' : kind === 'hex' ? 'Rabló' : city ? 'Város' : 'Kereszteződés'}: ${around(kind, at, told)}`,
  house: (name, city) => `${city ? 'Város' : 'Település'}: ${name}`,
  developmentCards: n => `${n} bónuszkártya`,
  pointsHidden: (points, hidden) => `${points} pont, ebből ${hidden} rejtett`,
  roadLength: n => `leghosszabb út: ${n}`,
  giveOne: 'Még egyet ad',
  getOne: 'Még egyet kér',
  takeBack: 'Visszavesz',
  tapWanted: 'Koppints arra, amit kérsz; a lapjaidra, amit adsz',
  youGive: 'Adsz',
  youGet: 'Kapsz',
  accepts: 'elfogadja',
  declines: 'nem kéri',
  thinks: 'gondolkodik',
  proposes: 'ad:',
  for: 'ezért:',
  ratesFrom: best => `${best} : 1 arányig`,
  bankTrade: (give, take) => `Csere a készletből: ${give} helyett ${take}`,
  turnOf: name => `Soron: ${name}`,
  yourTurn: 'Te következel',
  turn: (n, goal) => `${n}. kör · ${goal} pont a győzelem`,
  turnShort: n => `${n}. kör`,
  card: 'kártya',
  rolls: 'Dobások',
  build: 'Építés',
  trade: 'Csere',
  log: 'Napló',
  back: 'Vissza a szigetre',
  left: n => `még ${n}`,
  ask: {
    foundSettlement: {question: 'Hol alapítasz települést?', sub: 'Koppints egy kereszteződésre.'},
    foundRoad: {question: 'Merre indul az utad?', sub: 'Az új településedtől indul.'},
    preRoll: {question: 'Te következel', sub: 'Dobj a kockákkal.'},
    robber: {question: 'Hová megy a rabló?', sub: 'Koppints egy mezőre; ott leáll a termelés.'},
    freeRoad: {question: 'Hová kerül az ingyen út?', sub: 'A szokásos szabályok szerint, ingyen.'},
    main: {question: 'Cserélsz vagy építesz?', sub: ''},
    build: {question: 'Építesz?', sub: 'Ebben a körben már nem lehet cserélni.'},
    trade: {question: 'Mit ajánlasz?', sub: 'Koppints a lapjaidra, aztán arra, amit kérsz.'},
    discard: (owed, chosen) => ({
      question: `Dobj el ${owed} kártyát`,
      sub:
        chosen < owed
          ? `Még ${owed - chosen}: koppints a lapjaidra.`
          : 'Mindenki egyszerre fedi fel, mit dobott el.',
    }),
    place: piece => ({
      question:
        piece === 'road'
          ? 'Hová kerül az út?'
          : piece === 'city'
            ? 'Melyik településből lesz város?'
            : 'Hová kerül a település?',
      sub: 'Koppints egy megjelölt helyre.',
    }),
    offer: (name, give, want) => ({question: `${name} ${give} ad`, sub: `Cserébe ezt kéri: ${want}.`}),
    answered: name => ({question: `Választ: ${name}`, sub: 'Már válaszoltál; még változtathatsz rajta.'}),
    wait: name => ({question: `Soron: ${name}`, sub: 'Javasolhatsz cserét.'}),
    confirm: (name, give, want) => ({
      question: `Csere, partnered ${name}?`,
      sub: `Adsz ${give}, kapsz ${want}.`,
    }),
    plenty: left => ({
      question: 'Találmány',
      sub: left > 0 ? `Végy el még ${left} kártyát a készletből.` : 'Ezeket veszed el?',
    }),
    monopoly: {question: 'Monopólium: melyik nyersanyag?', sub: 'Mindenki átadja az összeset.'},
    own: {question: 'Ez a saját meződ', sub: 'Mégis ide teszed a rablót?'},
    sevenCosts: (cards, cost) => `${cards} kártya: a hetes ${cost} lapba kerül.`,
  },
  buttons: {
    roll: 'Dobás',
    endTurn: 'Kör vége',
    build: 'Építés',
    buy: 'Vétel',
    choose: 'Válassz',
    discard: 'Eldobás',
    rob: 'Rablás',
    nobody: 'Senki',
    offer: 'Ajánlat',
    withdraw: 'Visszavon',
    accept: 'Elfogad',
    decline: 'Nem kér',
    counter: 'Ellenajánlat',
    propose: 'Javaslat',
    trade: 'Csere',
    proposal: 'Javasolj',
    victory: 'Győzelem',
    play: 'Kijátszás',
    take: 'Elvesz',
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
    setup: name => `Várunk: ${name}`,
    foundSettlement: name => `${name} települést alapít`,
    foundRoad: name => `${name} utat fektet le`,
    preRoll: name => `${name} dobni készül`,
    discard: name => `${name} eldob`,
    robber: name => `${name} áthelyezi a rablót`,
    trade: name => `${name} cserél`,
    build: name => `${name} épít`,
    main: name => `${name} cserél és épít`,
    freeRoad: name => `${name} ingyen utat épít`,
    over: () => '',
  },
  chance: 'Kockák és kártyák úton',
  gameOver: 'A játék véget ért',
  result: {
    winner: (name, points) => `${name} győz, ${points} pont`,
    parts: {
      settlements: 'Települések',
      cities: 'Városok',
      longestRoad: 'Leghosszabb út',
      largestArmy: 'Lovagi hatalom',
      cards: 'Pontkártyák',
      total: 'Összesen',
    },
  },
};

const lacking = (missing: readonly number[]): string => {
  const n = missing.reduce((all, count) => all + count, 0);
  return `hiányzik ${n}`;
};
