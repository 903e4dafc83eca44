import {withArticle} from '../../../../i18n/hu/grammar.ts';
import {counter, lister} from '../../../../i18n/plural.ts';
import {DIRECTIONS, DOUBLE, LAYOUTS, MISSIONS, STERNS, UPGRADES} from '../../data.ts';
import {loadSayer} from '../counts.ts';
import type {PlaceOf, PortEventTexts} from '../types/text.ts';
import {things} from './things.ts';
import {words} from './words.ts';

/** Nouns with the endings the sentences need, written out: vowel harmony is not computed. */
const count = counter('hu');
const noun = (word: string) => count({other: word});

/** "2 rumot, 1 teát és 3 tallért". */
export const loadObject = loadSayer(
  'hu',
  [noun('rumot'), noun('gyapotot'), noun('bort'), noun('teát'), noun('kakaót')],
  noun('tallért'),
  'semmit sem',
);
/** "2 rumért és 3 tallérért". */
export const loadFor = loadSayer(
  'hu',
  [noun('rumért'), noun('gyapotért'), noun('borért'), noun('teáért'), noun('kakaóért')],
  noun('tallérért'),
  'semmiért',
);
/** By number of the good; 4 is the cannon. */
export const pickedObject = ['gyapotot', 'bort', 'teát', 'kakaót', 'ágyút'] as const;
/** "A szél … fúj": by direction. */
export const towards = ['észak felé', 'kelet felé', 'dél felé', 'nyugat felé'] as const;
/** "… sor": by row. */
export const rows = ['gyapotsor', 'borsor', 'teasor'] as const;

const {upgrades, sterns, missions} = things;
const list = lister('hu');
const goods = (counts: readonly number[]) => loadObject([0, ...counts]);
const thrown = (out: readonly number[]) => (out.some(n => n > 0) ? `, és kidob ${loadObject(out)}` : '');
const upgrade = (kind: number) => upgrades[UPGRADES[kind]!].name;
const mission = (at: number) => missions[MISSIONS[at]!].name;
/** Where to: "a 3. lapkára". */
const onto = (cell: number, at: PlaceOf) => `${withArticle(at?.(cell) ?? `${cell + 1}.`)} lapkára`;

export const events: PortEventTexts = {
  setUp: ({start, layout, missions: drawn}, name) =>
    `Elkészült a játéktér (${words.layouts[LAYOUTS[layout]!]}); a sorban első: ${name(start)}; küldetések: ${list(drawn.map(mission))}`,
  stern: ({seat, stern, coins, cannons, load, kind}, name) => {
    const gains =
      kind >= 0 ? upgrade(kind) : cannons > 0 ? words.count.cannons(cannons) : words.load(load, coins);
    return `${name(seat)} hajótatja: ${sterns[STERNS[stern]!].name}; kezdésnek: ${gains}`;
  },
  piratePlaced: ({seat, cell}, name, at) => `${name(seat)} ${onto(cell, at)} teszi a kalózt`,
  placed: ({seat, cell}, name, at) => `${name(seat)} ${onto(cell, at)} teszi a hajóját`,
  wind: ({wind}) => `A szél ${towards[wind]} fúj`,
  round: ({round, start, last}, name) =>
    `${round}. forduló${last ? ', az utolsó' : ''}; a sorban első: ${name(start)}`,
  bartered: ({seat, goods: given}, name) => `${name(seat)} ${goods(given)} ad egy szükségrumért`,
  mutiny: ({seat, rum, shortage}, name) =>
    shortage
      ? `Zendülés (${name(seat)}): a tervre nem elég ${words.count.rum(rum)}, mind elvész`
      : `Zendülés (${name(seat)}): nincs rum`,
  sealed: ({seat}, name) => `${name(seat)} lezárta a tervét`,
  opened: ({seat, cards, byRule}, name) =>
    `${name(seat)} terve: ${cards.map(card => (card === DOUBLE ? '2×' : words.directions[DIRECTIONS[card]!])).join(', ')}${byRule ? ' (a szabály szerint)' : ''}`,
  sailed: ({seat, to, cost, drift}, name, at) =>
    drift
      ? `${name(seat)} ${onto(to, at)} sodródik`
      : `${name(seat)} ${onto(to, at)} hajózik${cost > 0 ? ` ${loadFor([cost])}` : ''}`,
  anchored: ({seat}, name) => `${name(seat)} lehorgonyozva marad`,
  flipped: ({cell}, _, at) => `Megfordul ${withArticle(at?.(cell) ?? `${cell + 1}.`)} lapka`,
  picked: ({seat, got, out}, name) => `${name(seat)} ${pickedObject[got]} vesz fel${thrown(out)}`,
  upgraded: ({seat, kind, value}, name) =>
    `${name(seat)} bővítményt vesz: ${upgrade(kind)} (értéke ${value})`,
  traded: ({seat, gave, got, out}, name) =>
    `${name(seat)} ${loadFor(gave)} ${loadObject(got)} kap${thrown(out)}`,
  gained: ({seat, rum, coins, out}, name) => `${name(seat)} ${loadObject([rum], coins)} kap${thrown(out)}`,
  unloaded: ({seat, goods: unloaded, coins}, name) =>
    `${name(seat)} kirakodik: ${words.count.goods(unloaded)}, ${words.count.coins(coins)} jár érte`,
  refilled: ({seat, rum, out}, name) => `${name(seat)} ${loadObject([rum])} tölt be${thrown(out)}`,
  chest: ({seat}, name) => `${name(seat)} megtölti a kikötőt, és kincsesládát nyer`,
  harbour: ({cell, reshuffled}, _, at) =>
    `Új kikötő kerül ${onto(cell, at)}${reshuffled ? '; a kikötőket újrakeverték' : ''}`,
  pirateMoved: ({to}, _, at) => `A kalóz ${onto(to, at)} sodródik`,
  stayedOut: ({seat}, name) => `${name(seat)} kimarad e forduló csatáiból`,
  pirateBattle: ({seat, hits, pirateHits, coins, owed}, name) => {
    const said = `${name(seat)} és a kalóz csatája: ${hits}–${pirateHits}`;
    if (coins > 0) return `${said}; ${words.count.coins(coins)} a nyereség`;
    return owed > 0 ? `${said}; ${owed} a tartozás` : said;
  },
  paid: ({seat, load, coins}, name) => `${name(seat)} ${loadObject(load, coins)} veszít`,
  battle: ({seats, hits}, name) => `Csata: ${list(seats.map((seat, i) => `${name(seat)} ${hits[i]}`))}`,
  looted: ({seat, from, load, coins, out}, name) =>
    `${name(seat)} zsákmánya (${name(from)} hajójáról): ${words.load(load, coins)}${thrown(out)}`,
  mission: ({seat, mission: at, place}, name) =>
    `${name(seat)} teljesített egy küldetést: ${mission(at)} (${place + 1}. hely)`,
  markerLost: ({seat, mission: at}, name) => `${name(seat)} jelölője lekerül erről: ${mission(at)}`,
  rowEmpty: ({row, lastRound}) =>
    `Elfogyott ${withArticle(rows[row]!)}: az utolsó forduló ${withArticle(`${lastRound}.`)}`,
  chestsOpened: ({seat, values}, name) => `${name(seat)} kinyitja a ládáit: ${values.join(' + ')}`,
};
