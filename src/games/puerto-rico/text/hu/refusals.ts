import {withLargeArticle} from '../../../../i18n/hu/grammar.ts';
import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import type {MoreRefusal} from '../../expansions/refusals.ts';
import {fillsUp} from '../later.ts';
import type {PrRefusals} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {count, goods, goodsObject, goodsWith, ontoShip, ship, tiles} from './nouns.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const names = Object.fromEntries(Object.entries(buildings).map(([id, {name}]) => [id, name]));
const roleNames = Object.fromEntries(Object.entries(roles).map(([id, {name}]) => [id, name.toLowerCase()]));

export const refusals = fillsUp<PrRefusals, MoreRefusal>({
  'pr/not-your-turn': () => 'Most más van soron.',
  'pr/game-over': () => 'A játék véget ért.',
  'pr/waiting-for-draw': () => 'Még húzzuk az új ültetvényeket.',
  'pr/other-decision': details => `Most másról kell dönteni: ${wordIn(details, 'phase', words.phases)}.`,
  'pr/cannot-pass': () => 'Itt nem passzolhatsz.',
  'pr/answer-missing': () => 'Döntsd el, kéred-e a telepest.',
  'pr/answer-not-offered': () => 'Itt nem jár telepes.',

  'pr/role-taken': details =>
    `${withLargeArticle(wordIn(details, 'role', roleNames))} ebben az évben már elkelt.`,
  'pr/role-not-used': details =>
    `${withLargeArticle(wordIn(details, 'role', roleNames))} ennyi játékossal nincs játékban.`,
  'pr/same-prospector': () => 'A két aranyásó most egyforma: vedd el az elsőt.',

  'pr/not-in-row': details => `Nincs a felcsapott ültetvények között: ${wordIn(details, 'tile', tiles)}.`,
  'pr/no-quarry-right': () => 'Kőbányát csak az ültetvényes vehet el, vagy akinek működő építőműhelye van.',
  'pr/no-quarry-left': () => 'Elfogytak a kőbányák.',

  'pr/places-mismatch': () => 'Ez az elrendezés nem illik a szigetedre. Helyezd el újra a telepeseket.',
  'pr/too-many-workers': details => `Ott csak ${count.slots(numberIn(details, 'slots'))} van.`,
  'pr/fill-slots': details =>
    `Karika nem maradhat üresen: ${count.workers(numberIn(details, 'want'))} helyett ${numberIn(details, 'given')} áll a táblán.`,

  'pr/too-expensive': details => `Hiányzik még ${count.doubloons(numberIn(details, 'short'))}.`,
  'pr/sold-out': details => `Elfogyott: ${wordIn(details, 'building', names)}.`,
  'pr/already-owned': () => 'Ez az épület már megvan neked.',
  'pr/no-city-space': details =>
    numberIn(details, 'need') > 1 ? 'Két üres építési telek kell hozzá.' : 'Minden telked beépült.',
  'pr/too-many-large': () => 'Ötödik nagy épület egy városban sem fér el.',

  'pr/not-produced': details => `Ebben a fázisban nem termeltél ${wordIn(details, 'good', goodsObject)}.`,
  'pr/goods-gone': details => `Kifogyott a készletből: ${wordIn(details, 'good', goods)}.`,

  'pr/no-such-good': details => `Nincs ilyen árud: ${wordIn(details, 'good', goods)}.`,
  'pr/kind-in-house': details =>
    `A kereskedőházban már van ilyen: ${wordIn(details, 'good', goods)}. Másodszor csak működő hivatallal adhatod el.`,

  'pr/no-such-ship': () => 'Nincs ilyen hajó.',
  'pr/ship-full': details => `${withLargeArticle(ship(numberIn(details, 'capacity')))} megtelt.`,
  'pr/ship-other-good': details =>
    `${withLargeArticle(ship(numberIn(details, 'capacity')))} mást szállít: ${wordIn(details, 'good', goods)}.`,
  'pr/good-on-other-ship': details =>
    details.full === true
      ? `${withLargeArticle(ship(numberIn(details, 'capacity')))} már megtelt ${wordIn(details, 'good', goodsWith)}.`
      : `${withLargeArticle(wordIn(details, 'good', goods))} csak ${ontoShip(numberIn(details, 'capacity'))} mehet.`,
  'pr/larger-ship': details =>
    `Egy másik üres hajóra több fér: ${numberIn(details, 'count')} helyett ${numberIn(details, 'most')}.`,
  'pr/no-wharf': () => 'Nincs működő rakpartod.',
  'pr/wharf-used': () => 'Ebben a fázisban már használtad a rakpartodat.',
  'pr/must-load': () => 'Amíg van hajó, amelyen elfér az árud, rakodnod kell.',

  'pr/too-many-kinds': details =>
    numberIn(details, 'kinds') > 0
      ? `A raktáraidban csak ${numberIn(details, 'kinds')} árufajta fér el.`
      : 'Nincs működő raktárad.',
  'pr/too-many-singles': details => `Ezen felül csak ${numberIn(details, 'singles')} hordót tarthatsz meg.`,
  'pr/store-order': () => 'Minden árufajtát egyszer nevezz meg, a tábla sorrendjében.',
  'pr/store-more': () => 'Ennél többet is megtarthatsz.',
  'pr/store-same': () => 'Egyetlen hordóhoz nem kell raktár: tartsd meg ingyen.',
  'pr/not-in-play': () => 'Ez az épület nem szerepel ebben a játékban.',
});
