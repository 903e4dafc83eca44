import {withLargeArticle} from '../../../../i18n/hu/grammar.ts';
import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import type {SjRefusals} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {cardsObject, count, goodsCountObject} from './nouns.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const names = Object.fromEntries(Object.entries(buildings).map(([id, {name}]) => [id, name.toLowerCase()]));
const roleNames = Object.fromEntries(Object.entries(roles).map(([id, {name}]) => [id, name.toLowerCase()]));

export const refusals: SjRefusals = {
  'sj/not-your-turn': () => 'Most más van soron.',
  'sj/nothing-to-decide': () => 'Most nincs miről döntened; a többiek még választanak.',
  'sj/game-over': () => 'A játék véget ért.',
  'sj/waiting-for-draw': () => 'Még tart a keverés és az osztás.',
  'sj/other-decision': details => `Most másról kell dönteni: ${wordIn(details, 'phase', words.phases)}.`,
  'sj/cannot-pass': () => 'Itt nem passzolhatsz.',
  'sj/not-your-card': () => 'Ez a lap itt nem választható.',
  'sj/order': () => 'Minden lapot egyszer válassz ki, a kéz vagy a sor rendjében.',
  'sj/wrong-count': details => `Pontosan ${cardsObject(numberIn(details, 'want'))} válassz.`,
  'sj/role-taken': details =>
    `${withLargeArticle(wordIn(details, 'role', roleNames))} ebben a körben már elkelt.`,
  'sj/library-missing': () => 'Döntsd el, használod-e a könyvtáradat.',
  'sj/library-not-offered': () => 'Itt nem kell a könyvtárról dönteni.',
  'sj/no-such-card': () => 'Nincs ilyen lap.',
  'sj/already-owned': details => `Ilyen épületed már van: ${wordIn(details, 'building', names)}.`,
  'sj/no-crane': () => 'Felülépíteni csak működő daruval lehet.',
  'sj/no-such-place': () => 'Azon a helyen nincs épület.',
  'sj/crane-itself': () => 'A darut nem lehet felülépíteni.',
  'sj/same-kind': () => 'Azonos fajtájú épületet nem lehet felülépíteni.',
  'sj/too-expensive': details => `Hiányzik még ${count.cards(numberIn(details, 'short'))}.`,
  'sj/pays-itself': () => 'Az épülő lap önmagáért nem fizethet.',
  'sj/no-black-market': () => 'Áruval csak működő feketepiaccal fizethetsz.',
  'sj/too-many-goods': details =>
    `A feketepiacon legfeljebb ${goodsCountObject(numberIn(details, 'most'))} fizethetsz be.`,
  'sj/covered-good': () => 'A felülépített épület áruja elvész, nem fizethet.',
  'sj/no-good': () => 'Azon az épületen nincs áru.',
  'sj/wrong-payment': details =>
    `Az ár ${count.cards(numberIn(details, 'price'))}; te ennyit adtál: ${numberIn(details, 'given')}.`,
  'sj/no-room': () => 'Az nem üres termelőépület.',
  'sj/too-many': details => `Itt legfeljebb ${numberIn(details, 'most')} lehet.`,
  'sj/not-turned-up': () => 'Ezt a lapot az aranybánya nem csapta fel.',
};
