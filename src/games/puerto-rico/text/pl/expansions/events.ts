import {sum} from '../../../../../base/sum.ts';
import type {MoreEventTexts} from '../../types/expansions.ts';
import {buildings} from '../buildings.ts';
import {
  buildingsObject,
  count,
  goodObject,
  goods,
  goodsList,
  goodsListObject,
  tile,
  tiles,
  tilesObject,
  workersObject,
} from '../nouns.ts';
import {roles, rolesObject} from '../roles.ts';
import {noblesObject, piecesObject, placeName, words} from './words.ts';

const gain = (money: number, vp: number): string => (vp ? count.points(vp) : count.doubloons(money));

/** In the present tense, as in the base game. */
export const moreEvents: MoreEventTexts = {
  taskSet: event => {
    switch (event.task) {
      case 'cultivation':
        return `Festyn, uprawa: ${tile(3, event.tile)}`;
      case 'production':
        return `Festyn, produkcja: ${goodsList(event.goods)}`;
      default:
        return `Festyn, budowa: ${buildings[event.building].name}`;
    }
  },
  drafted: ({building, by}, name) =>
    by === null
      ? `W tej grze: ${buildings[building].name}`
      : `${name(by)} wprowadza do gry ${buildingsObject[building]}`,
  guestMoved: ({seat, piece, to}, name) => `${name(seat)} przenosi ${piecesObject[piece]}: ${placeName(to)}`,
  forestPlanted: ({seat, tile, worker}, name) =>
    `${name(seat)} sadzi las${tile ? ` (${tiles[tile]})` : ''}${worker ? '; robotnik trafia do San Juan' : ''}`,
  drewHidden: ({seat, with: by}, name) =>
    `${name(seat)} ogląda zakrytą płytkę: ${by === 'hacienda' ? buildings.hacienda.name : buildings['land-office'].name}`,
  laidTile: ({seat, tile}, name) => `${name(seat)} kładzie ${tilesObject[tile]}`,
  paid: ({seat, building, doubloons, points: vp}, name) =>
    `${buildings[building].name}: ${name(seat)} dostaje ${gain(doubloons, vp)}`,
  paidWith: ({seat, payment}, name) => `${name(seat)} oddaje: ${words.payment(payment)}`,
  soldAtPost: ({seat, good, doubloons}, name) =>
    `${name(seat)} sprzedaje w Faktorii ${goodObject(1, good)} za ${count.doubloons(doubloons)}`,
  smallWharfUsed: ({seat, goods: loaded, points: vp}, name) =>
    `${name(seat)} ładuje w Przystani ${goodsListObject(loaded)}: ${count.points(vp)}`,
  supplied: ({seat, goods: given}, name) =>
    `${name(seat)} oddaje do Skarbca: ${given.map(good => goods[good]).join(', ')}; ${count.points(given.length)}`,
  tookPiece: ({seat, piece}, name) => `${name(seat)} bierze ${piecesObject[piece]}`,
  villaPiece: ({seat, piece}, name) => `Willa: ${name(seat)} dostaje ${piecesObject[piece]}`,
  nobleArrived: ({seat}, name) => `Jeden z przybyłych to szlachcic: dostaje go ${name(seat)}`,
  placedNobles: ({seat, nobles, sanJuan}, name) =>
    `${name(seat)} ${sum(nobles) > 0 ? `zatrudnia ${noblesObject(sum(nobles))}` : 'nie zatrudnia szlachciców'}${sanJuan ? `, w San Juan: ${sanJuan}` : ''}`,
  tileDiscarded: ({seat, tile, piece}, name) =>
    `${name(seat)} oddaje płytkę: ${tile === 'forest' ? words.forest : tiles[tile]}${piece ? `; ${words.pieces[piece]} trafia do San Juan` : ''}`,
  boughtTile: ({seat, tile}, name) =>
    `${name(seat)} kupuje ${tile ? tilesObject[tile] : 'zakrytą płytkę'} za ${count.doubloons(1)}`,
  pirated: ({seat, good, kept, lost}, name) =>
    `${name(seat)} łupi statek: ${goods[good]}; zostaje: ${kept}${lost ? `, wraca do zasobów: ${lost}` : ''}`,
  plundered: ({seat, points: vp}, name) => `${name(seat)} grabi Targowisko: ${count.points(vp)}`,
  raided: ({seat, kept, returned}, name) =>
    `${name(seat)} najeżdża Magistrat i zatrzymuje ${workersObject(kept)}${returned ? `, do zasobów wraca: ${returned}` : ''}`,
  captured: ({seat, role, doubloons}, name) =>
    `${name(seat)} pojmuje ${rolesObject[role]}${doubloons ? ` i bierze ${count.doubloons(doubloons)}` : ''}`,
  ransom: ({seat, role, doubloons}, name) =>
    `${roles[role].name} na wolności: ${name(seat)} dostaje ${count.doubloons(doubloons)}`,
  playsCaptured: ({seat, role}, name) =>
    `Nikt nie wybiera ${roleOf[role]}: ${name(seat)} musi zagrać tę kartę`,
  taskWon: ({seat, task}, name) =>
    `${name(seat)} wykonuje zadanie: ${words.tasks[task].name}, ${words.tasks[task].reward}`,
};

/** Dopełniacz after a negation: "burmistrza". */
const roleOf: Readonly<Record<keyof typeof roles, string>> = {
  settler: 'plantatora',
  mayor: 'burmistrza',
  builder: 'budowniczego',
  craftsman: 'zarządcy',
  trader: 'kupca',
  captain: 'kapitana',
  prospector: 'poszukiwacza złota',
  'prospector-2': 'poszukiwacza złota',
  buccaneer: 'korsarza',
};
