import {lister} from '../../../../i18n/plural.ts';
import type {Yield} from '../../hints/reasons.ts';
import type {Piece} from '../../types.ts';
import type {CatHintWords, HintTold} from '../types/hints.ts';

const list = lister('pl');
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
      `Przed tobą leży wtedy ${text.count.knights(knights)}${award ? ': masz najwyższą władzę rycerską' : ''}.`,
    monopoly: ({kind, most}, {text}) => `Pozostali mogą mieć najwyżej: ${text.resource(most, kind)}.`,
    frees: () => 'Złodziej stoi na twoim polu.',
    freeRoads: () => 'Dwie drogi za darmo.',
    diceFirst: () => 'Najpierw kości.',
    waits: () => 'Na nic z tego, na co cię stać, nie warto teraz wydawać.',
    wins: () => 'To wygrywa grę.',
  },
};
