import {sum} from '../../../../base/sum.ts';
import {counter, lister} from '../../../../i18n/plural.ts';
import {DIRECTIONS, DOUBLE, LAYOUTS, MISSIONS, STERNS, UPGRADES} from '../../data.ts';
import {loadSayer} from '../counts.ts';
import type {PlaceOf, PortEventTexts} from '../types/text.ts';
import {things} from './things.ts';
import {words} from './words.ts';

/** Nouns in the cases the sentences need. */
const counted = counter('pl');
const noun = (one: string, few: string, many: string) => counted({one, few, many});

/** Whom, what: "1 herbatę i 3 talary". */
export const loadObject = loadSayer(
  'pl',
  [
    noun('rum', 'rumy', 'rumów'),
    noun('bawełnę', 'bawełny', 'bawełn'),
    noun('wino', 'wina', 'win'),
    noun('herbatę', 'herbaty', 'herbat'),
    noun('kakao', 'kakao', 'kakao'),
  ],
  noun('talara', 'talary', 'talarów'),
  'nic',
);
/** By number of the good; 4 is the cannon. */
export const pickedObject = ['bawełnę', 'wino', 'herbatę', 'kakao', 'działo'] as const;
/** "Wiatr wieje na …": by direction. */
export const towards = ['północ', 'wschód', 'południe', 'zachód'] as const;
/** "Rząd … jest pusty": by row. */
export const rowOf = ['bawełny', 'wina', 'herbaty'] as const;

const {count} = words;
const {upgrades, sterns, missions} = things;
const list = lister('pl');
const goods = (counts: readonly number[]) => loadObject([0, ...counts]);
const thrown = (out: readonly number[]) => (out.some(n => n > 0) ? ` i wyrzuca ${loadObject(out)}` : '');
const upgrade = (kind: number) => upgrades[UPGRADES[kind]!].name;
const mission = (at: number) => missions[MISSIONS[at]!].name;
const onto = (cell: number, at: PlaceOf) => `na kafelek ${at?.(cell) ?? cell + 1}`;
const on = (cell: number, at: PlaceOf) => `na kafelku ${at?.(cell) ?? cell + 1}`;
/** "dostaje 1 rum"; of nothing "nic nie dostaje". */
const does = (verb: string, load: readonly number[], coins = 0) =>
  coins + sum(load) > 0 ? `${verb} ${loadObject(load, coins)}` : `nic nie ${verb}`;

export const events: PortEventTexts = {
  setUp: ({start, layout, missions: drawn}, name) =>
    `Mapa jest ułożona (${words.layouts[LAYOUTS[layout]!]}); kolejkę zaczyna ${name(start)}; misje: ${list(drawn.map(mission))}`,
  stern: ({seat, stern, coins, cannons, load, kind}, name) => {
    const gains = kind >= 0 ? upgrade(kind) : cannons > 0 ? count.cannons(cannons) : words.load(load, coins);
    return `${name(seat)}: rufa ${sterns[STERNS[stern]!].name}, na początek ${gains}`;
  },
  piratePlaced: ({seat, cell}, name, at) => `${name(seat)} stawia piratów ${on(cell, at)}`,
  placed: ({seat, cell}, name, at) => `${name(seat)} stawia statek ${on(cell, at)}`,
  wind: ({wind}) => `Wiatr wieje na ${towards[wind]}`,
  round: ({round, start, last}, name) =>
    `Runda ${round}${last ? ', ostatnia' : ''}; kolejkę zaczyna ${name(start)}`,
  bartered: ({seat, goods: given}, name) => `${name(seat)} oddaje ${goods(given)} za rum awaryjny`,
  mutiny: ({seat, rum, shortage}, name) =>
    shortage
      ? `Bunt (${name(seat)}): rum na plan nie wystarcza i przepada (${count.rum(rum)})`
      : `Bunt (${name(seat)}): nie ma rumu`,
  sealed: ({seat}, name) => `${name(seat)}: plan zapieczętowany`,
  opened: ({seat, cards, byRule}, name) =>
    `${name(seat)}, plan: ${cards.map(card => (card === DOUBLE ? '2×' : words.directions[DIRECTIONS[card]!])).join(', ')}${byRule ? ' (według zasad)' : ''}`,
  sailed: ({seat, to, cost, drift}, name, at) =>
    drift
      ? `${name(seat)} dryfuje ${onto(to, at)}`
      : `${name(seat)} płynie ${onto(to, at)}${cost > 0 ? ` za ${loadObject([cost])}` : ''}`,
  anchored: ({seat}, name) => `${name(seat)} stoi na kotwicy`,
  flipped: ({cell}, _, at) => `Kafelek ${at?.(cell) ?? cell + 1} odwraca się na drugą stronę`,
  picked: ({seat, got, out}, name) => `${name(seat)} zabiera ${pickedObject[got]}${thrown(out)}`,
  upgraded: ({seat, kind, value}, name) =>
    `${name(seat)} kupuje ulepszenie: ${upgrade(kind)} (wartość ${value})`,
  traded: ({seat, gave, got, out}, name) =>
    `${name(seat)} oddaje ${loadObject(gave)} i dostaje ${loadObject(got)}${thrown(out)}`,
  gained: ({seat, rum, coins, out}, name) => `${name(seat)} ${does('dostaje', [rum], coins)}${thrown(out)}`,
  unloaded: ({seat, goods: unloaded, coins}, name) =>
    `${name(seat)} rozładowuje ${count.goods(unloaded)} za ${loadObject([], coins)}`,
  refilled: ({seat, rum, out}, name) => `${name(seat)} ${does('ładuje', [rum])}${thrown(out)}`,
  chest: ({seat}, name) => `${name(seat)} zapełnia port i zdobywa skrzynię skarbów`,
  harbour: ({cell, reshuffled}, _, at) =>
    `Nowy port trafia ${onto(cell, at)}${reshuffled ? '; porty potasowano od nowa' : ''}`,
  pirateMoved: ({to}, _, at) => `Piraci dryfują ${onto(to, at)}`,
  stayedOut: ({seat}, name) => `${name(seat)} omija bitwy tej rundy`,
  pirateBattle: ({seat, hits, pirateHits, coins, owed}, name) => {
    const said = `${name(seat)} przeciw piratom: ${hits} do ${pirateHits}`;
    if (coins > 0) return `${said}; zysk: ${count.coins(coins)}`;
    return owed > 0 ? `${said}; do oddania: ${owed}` : said;
  },
  paid: ({seat, load, coins}, name) => `${name(seat)} ${does('traci', load, coins)}`,
  battle: ({seats, hits}, name) => `Bitwa: ${list(seats.map((seat, i) => `${name(seat)} ${hits[i]}`))}`,
  looted: ({seat, from, load, coins, out}, name) =>
    `${name(seat)} ${does('zabiera', load, coins)} (ze statku: ${name(from)})${thrown(out)}`,
  mission: ({seat, mission: at, place}, name) =>
    `${name(seat)} wypełnia misję: ${mission(at)} (miejsce ${place + 1})`,
  markerLost: ({seat, mission: at}, name) => `${name(seat)} traci znacznik misji: ${mission(at)}`,
  rowEmpty: ({row, lastRound}) => `Rząd ${rowOf[row]} jest pusty: runda ${lastRound} jest ostatnia`,
  chestsOpened: ({seat, values}, name) => `${name(seat)} otwiera skrzynie: ${values.join(' + ')}`,
};
