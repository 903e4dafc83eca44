/** Fills up the words of the base game: loaded where an expansion is in play, and for the help. */

import {numberIn} from '../../../../../i18n/problem-words.ts';
import type {MoreRefusalTexts} from '../../types/expansions.ts';
import {buildingsObject} from '../nouns.ts';
import {text} from '../text.ts';
import {moreBuildings, moreBuildingsObject} from './buildings.ts';
import {moreEvents} from './events.ts';
import {moreOptions} from './options.ts';
import {words} from './words.ts';

const moreRefusals: MoreRefusalTexts = {
  'pr/not-to-draft': () => 'Ez az épület már nem kerülhet a játékba.',
  'pr/small-first': () => 'Nagy épületet csak akkor lehet választani, ha minden kis hely betelt.',
  'pr/no-guest': () => 'Nincs ilyen vendég a vendégházadban.',
  'pr/no-guest-moves': () => 'Most nem lehet vendéget átküldeni.',
  'pr/no-empty-slot': () => 'Ott nincs üres karika.',
  'pr/no-trading-post': () => 'Nincs működő kereskedelmi állomásod.',
  'pr/sold-already': () => 'Ebben a fázisban már eladtál egy hordót.',
  'pr/house-full': () => 'A kereskedőház tele van.',
  'pr/no-small-wharf': () => 'Nincs működő kis rakpartod.',
  'pr/small-wharf-used': () => 'Ebben a fázisban már használtad a kis rakpartodat.',
  'pr/no-such-goods': () => 'Legalább egy hordót rakj be, de ne többet, mint amennyid van.',
  'pr/payment-mismatch': details => `Pontosan a hiányzó összeget add vissza: ${numberIn(details, 'short')}.`,
  'pr/payment-lacking': () => 'Ezt nem tudod visszaadni.',
  'pr/no-black-market': () => 'Nincs működő fekete piacod.',
  'pr/too-many-supplies': details =>
    `Csak különböző árukat, legfeljebb ennyit: ${numberIn(details, 'nobles')}.`,
  'pr/no-such-piece': () => 'Nincs ilyen figura a telepeshajón.',
  'pr/nobles-mismatch': details => `A nemesek így nem férnek el: legfeljebb ${numberIn(details, 'want')}.`,
  'pr/no-such-tile': () => 'Nincs ilyen lapkád.',
  'pr/no-land-office': () => 'A telekhivatalod most ezt nem teheti.',
  'pr/no-country-space': () => 'Betelt az összes ültetvényhelyed.',
  'pr/no-doubloon': () => 'Nincs dublonod.',
  'pr/deck-empty': () => 'Nem maradt képpel lefelé fordított lapka.',
  'pr/holds-token': () => 'Akinél a jelző van, nem választhatja a kalózt.',
  'pr/own-captive': () => 'Ezt a szerepet te tartod fogva; csak a többiek választhatják.',
  'pr/ship-empty': () => 'Ezen a hajón nincs áru.',
  'pr/keeps-too-many': details => `Legfeljebb ennyit tarthatsz meg: ${numberIn(details, 'most')}.`,
  'pr/house-empty': () => 'A kereskedőház üres.',
  'pr/nothing-to-raid': () => 'A telepeshajón nincs több figura, mint ahány játékos.',
  'pr/not-to-capture': () => 'Ezt a szerepet nem lehet foglyul ejteni.',
};

Object.assign(text.buildings, moreBuildings);
Object.assign(buildingsObject, moreBuildingsObject);
Object.assign(text.events, moreEvents);
Object.assign(text.refusals, moreRefusals);
Object.assign(text.options, moreOptions);

export const full = Object.assign(text, {more: words});
