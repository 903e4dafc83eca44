import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import {counts} from '../counts.ts';
import type {CatRefusals} from '../types/text.ts';
import {words} from './words.ts';

const {count, phases, resources} = words;
const noPiece = {road: 'utad', settlement: 'településed', city: 'városod', card: 'bónuszkártyád'};
const places = {road: 'útnak', settlement: 'településnek', city: 'városnak', card: 'kártyának'};

export const refusals: CatRefusals = {
  'cat/not-your-turn': () => 'Most más következik.',
  'cat/game-over': () => 'A játék véget ért.',
  'cat/waiting': () => 'A dobás vagy a kártya még úton van.',
  'cat/other-decision': details => `Most más van soron: ${wordIn(details, 'phase', phases)}.`,
  'cat/seal-it': () => 'Az eldobást mindenki titokban választja, és egyszerre fedi fel.',

  'cat/no-such-place': () => 'Nincs ilyen hely a szigeten.',
  'cat/occupied': () => 'Ez a hely foglalt.',
  'cat/too-close': () => 'A szomszéd kereszteződésen már áll épület.',
  'cat/not-at-settlement': () => 'Az útnak az imént alapított településhez kell csatlakoznia.',
  'cat/not-connected': () => 'Ide nem vezet saját utad vagy épületed.',
  'cat/blocked': () => 'Más játékos épülete állja el az utat.',
  'cat/no-settlement-there': () => 'Városhoz saját település kell.',
  'cat/no-piece-left': details => `Nincs több ${wordIn(details, 'piece', noPiece)}.`,
  'cat/no-place': details => `Nincs hely több ${wordIn(details, 'piece', places)}.`,
  'cat/deck-empty': () => 'Elfogytak a bónuszkártyák.',

  'cat/short': details => `Hiányzik: ${missing(counts(details, 'missing'))}.`,
  'cat/not-your-card': () => 'Olyan kártyát mutattak meg, ami nincs ebben a kézben.',
  'cat/shows-too-much': () => 'A kelleténél több kártya lenne felfedve.',

  'cat/robber-stays': () => 'A rablót másik mezőre kell tenni.',
  'cat/robber-desert': () => 'A rabló csak számozott mezőre mehet.',
  'cat/not-a-victim': () => 'Ott tőle nem lehet rabolni.',
  'cat/must-steal': () => 'Ott van kitől rabolni, válassz áldozatot.',
  'cat/spared': () => 'A barátságos rabló kíméli azt, akinek legfeljebb két pontja van.',

  'cat/no-gifts': () => 'A cserében mindkét fél ad valamit.',
  'cat/same-kind': details => `Ugyanaz nem állhat mindkét oldalon: ${wordIn(details, 'kind', resources)}.`,
  'cat/wants-too-much': details => `Ennyi nem lehet a többieknél: ${wordIn(details, 'kind', resources)}.`,
  'cat/bad-addressees': () => 'Ajánlatot a többieknek lehet tenni, mindenkinek egyszer.',
  'cat/item-gone': () => 'Ez az ajánlat már nem él.',
  'cat/not-addressed': () => 'Ez az ajánlat másoknak szól.',
  'cat/answered': () => 'Már ezt válaszoltad.',
  'cat/not-yours': () => 'Csak az vonhatja vissza, aki tette.',
  'cat/said-enough': details =>
    `Egy körben legfeljebb ${numberIn(details, 'most')} ajánlat és válasz lehet. Visszavonni még lehet.`,
  'cat/not-accepted': () => 'Ez a játékos nem fogadta el.',
  'cat/own-turn': () => 'A saját körödben te teszel ajánlatot, és te választasz a válaszokból.',
  'cat/same-at-bank': () => 'A készletből másfajta nyersanyagot lehet cserélni.',
  'cat/bank-empty': details => `A készletből elfogyott: ${wordIn(details, 'kind', resources)}.`,

  'cat/no-such-card': () => 'Ez a bónuszkártya nincs a kezedben.',
  'cat/bought-now': () => 'Most vetted: a következő körödtől játszhatod ki.',
  'cat/one-card-a-turn': () => 'Körönként egy bónuszkártya játszható ki.',
  'cat/take-exactly': details => `Pontosan ennyit végy el: ${count.cards(numberIn(details, 'want'))}.`,
  'cat/no-effect': () => 'A kártyának most nem lenne hatása.',
  'cat/not-enough-points': details =>
    `A győzelemhez még hiányzik: ${count.points(numberIn(details, 'missing'))}.`,
};

function missing(cards: readonly number[]): string {
  return Object.values(resources)
    .flatMap((name, kind) => (cards[kind] ? [`${cards[kind]} ${name}`] : []))
    .join(', ');
}
