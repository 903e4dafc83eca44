import {sum} from '../../../../../base/sum.ts';
import {withArticle} from '../../../../../i18n/hu/grammar.ts';
import {counter} from '../../../../../i18n/plural.ts';
import {goodsLister} from '../../counts.ts';
import type {MoreEventTexts} from '../../types/expansions.ts';
import {buildings} from '../buildings.ts';
import {
  buildingsObject,
  doubloonsObject,
  goods,
  goodsListObject,
  goodsObject,
  tiles,
  tilesObject,
  workersObject,
} from '../nouns.ts';
import {roles, rolesObject} from '../roles.ts';
import {piecesObject, placeName, words} from './words.ts';

const pointsObject = counter('hu')({other: 'pontot'});
const noblesObject = counter('hu')({other: 'nemest'});
const points = counter('hu')({other: 'pont'});
const listed = goodsLister('hu', (n, kind) => `${n} ${goods[kind]}`, 'semmi');
const gain = (money: number, vp: number): string => (vp ? pointsObject(vp) : doubloonsObject(money));

export const moreEvents: MoreEventTexts = {
  taskSet: event => {
    switch (event.task) {
      case 'cultivation':
        return `Fesztivál, termesztés: három ${tiles[event.tile]}`;
      case 'production':
        return `Fesztivál, termelés: ${listed(event.goods)}`;
      default:
        return `Fesztivál, építkezés: ${buildings[event.building].name}`;
    }
  },
  drafted: ({building, by}, name) =>
    by === null
      ? `Ebben a játékban szerepel: ${buildings[building].name}`
      : `${name(by)} a játékba hozza ${buildingsObject[building]}`,
  guestMoved: ({seat, piece, to}, name) =>
    `${name(seat)} átküld egy vendéget (${words.pieces[piece]}): ${placeName(to)}`,
  forestPlanted: ({seat, tile, worker}, name) =>
    `${name(seat)} erdőt telepít${tile ? ` (${tiles[tile]})` : ''}${worker ? '; a telepes a szélrózsára kerül' : ''}`,
  drewHidden: ({seat, with: by}, name) =>
    `${name(seat)} megnéz egy képpel lefelé fordított lapkát: ${by === 'hacienda' ? buildings.hacienda.name : buildings['land-office'].name}`,
  laidTile: ({seat, tile}, name) => `${name(seat)} ${tilesObject[tile]} tesz le`,
  paid: ({seat, building, doubloons, points: vp}, name) =>
    `${name(seat)} ${gain(doubloons, vp)} kap: ${buildings[building].name}`,
  paidWith: ({seat, payment}, name) => `${name(seat)} visszaad: ${words.payment(payment)}`,
  soldAtPost: ({seat, good, doubloons}, name) =>
    `${name(seat)} a kereskedelmi állomáson ${doubloons} dublonért ${goodsObject[good]} ad el`,
  smallWharfUsed: ({seat, goods: loaded, points: vp}, name) =>
    `${name(seat)} ${goodsListObject(loaded)} rak a kis rakpartjára: ${points(vp)}`,
  supplied: ({seat, goods: given}, name) =>
    `${name(seat)} a kaszárnyának ad: ${given.map(good => goods[good]).join(', ')}; ${points(given.length)}`,
  tookPiece: ({seat, piece}, name) => `${name(seat)} ${piecesObject[piece]} vesz el`,
  villaPiece: ({seat, piece}, name) => `${name(seat)} a vidéki lakkal ${piecesObject[piece]} kap`,
  nobleArrived: ({seat}, name) => `Az egyik érkező nemes: ${name(seat)} kapja`,
  placedNobles: ({seat, nobles, sanJuan}, name) =>
    `${name(seat)} ${sum(nobles) > 0 ? `${noblesObject(sum(nobles))} állít munkába` : 'nem állít munkába nemest'}${sanJuan ? `, ${sanJuan} a szélrózsán marad` : ''}`,
  tileDiscarded: ({seat, tile, piece}, name) =>
    `${name(seat)} eldob egy lapkát: ${tile === 'forest' ? words.forest : tiles[tile]}${piece ? `; ${withArticle(words.pieces[piece])} a szélrózsára kerül` : ''}`,
  boughtTile: ({seat, tile}, name) =>
    tile
      ? `${name(seat)} 1 dublonért ${tilesObject[tile]} vesz`
      : `${name(seat)} 1 dublonért képpel lefelé fordított lapkát vesz`,
  pirated: ({seat, good, kept, lost}, name) =>
    `${name(seat)} kirabol egy hajót: ${kept} ${goods[good]} nála marad${lost ? `, ${lost} a készletbe kerül` : ''}`,
  plundered: ({seat, points: vp}, name) => `${name(seat)} kifosztja a kereskedőházat: ${points(vp)}`,
  raided: ({seat, kept, returned}, name) =>
    `${name(seat)} rajtaüt a telepeshajón: ${workersObject(kept)} megtart${returned ? `, ${returned} a kupacba kerül` : ''}`,
  captured: ({seat, role, doubloons}, name) =>
    `${name(seat)} foglyul ejti ${rolesObject[role]}${doubloons ? `, és ${doubloonsObject(doubloons)} vesz el` : ''}`,
  ransom: ({seat, role, doubloons}, name) =>
    `${roles[role].name} kiszabadul: ${name(seat)} ${doubloonsObject(doubloons)} kap`,
  playsCaptured: ({seat, role}, name) =>
    `Senki sem választotta ${rolesObject[role]}: ${name(seat)} kénytelen kijátszani`,
  taskWon: ({seat, task}, name) =>
    `${name(seat)} teljesít egy feladatot: ${words.tasks[task].name}, ${words.tasks[task].reward}`,
};
