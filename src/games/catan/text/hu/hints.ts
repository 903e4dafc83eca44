import {lister} from '../../../../i18n/plural.ts';
import type {Yield} from '../../hints/reasons.ts';
import type {CatHintWords, HintTold} from '../types/hints.ts';

const list = lister('hu');
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
    diceFirst: () => 'Előbb jönnek a kockák.',
    waits: () => 'Amit most ki tudsz fizetni, nem éri meg.',
    wins: () => 'Ezzel megnyered a játékot.',
  },
};
