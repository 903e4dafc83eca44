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
  'pr/not-to-draft': () => 'Ten budynek nie może już wejść do gry.',
  'pr/small-first': () => 'Duże budynki wybiera się, gdy wszystkie małe miejsca są zajęte.',
  'pr/no-guest': () => 'W twoim Zajeździe nie ma takiego gościa.',
  'pr/no-guest-moves': () => 'Teraz nie można przenosić gości.',
  'pr/no-empty-slot': () => 'Nie ma tam wolnego miejsca.',
  'pr/no-trading-post': () => 'Nie masz aktywnej Faktorii.',
  'pr/sold-already': () => 'W tej fazie towar jest już sprzedany.',
  'pr/house-full': () => 'Targowisko jest pełne.',
  'pr/no-small-wharf': () => 'Nie masz aktywnej Przystani.',
  'pr/small-wharf-used': () => 'Twoja Przystań była już użyta w tej fazie.',
  'pr/no-such-goods': () => 'Załaduj co najmniej jeden towar, ale nie więcej, niż masz.',
  'pr/payment-mismatch': details => `Oddaj dokładnie tyle, ile brakuje: ${numberIn(details, 'short')}.`,
  'pr/payment-lacking': () => 'Tego nie możesz oddać.',
  'pr/no-black-market': () => 'Nie masz aktywnego Czarnego rynku.',
  'pr/too-many-supplies': details => `Tylko różne towary, najwyżej ${numberIn(details, 'nobles')}.`,
  'pr/no-such-piece': () => 'W Magistracie nie ma takiego pionka.',
  'pr/nobles-mismatch': details => `Tak szlachcice się nie mieszczą: najwyżej ${numberIn(details, 'want')}.`,
  'pr/no-such-tile': () => 'Nie masz takiej płytki.',
  'pr/no-land-office': () => 'Twoja Kancelaria nie może tego teraz zrobić.',
  'pr/no-country-space': () => 'Twoja część wiejska jest pełna.',
  'pr/no-doubloon': () => 'Nie masz dublona.',
  'pr/deck-empty': () => 'Nie ma już zakrytych płytek.',
  'pr/holds-token': () => 'Kto ma znacznik, nie może wziąć korsarza.',
  'pr/own-captive': () => 'To twój jeniec; tę postać mogą wybrać tylko pozostali.',
  'pr/ship-empty': () => 'Na tym statku nie ma towarów.',
  'pr/keeps-too-many': details => `Możesz zatrzymać najwyżej ${numberIn(details, 'most')}.`,
  'pr/house-empty': () => 'Targowisko jest puste.',
  'pr/nothing-to-raid': () => 'W Magistracie nie ma więcej pionków niż graczy.',
  'pr/not-to-capture': () => 'Tej postaci nie można pojmać.',
};

Object.assign(text.buildings, moreBuildings);
Object.assign(buildingsObject, moreBuildingsObject);
Object.assign(text.events, moreEvents);
Object.assign(text.refusals, moreRefusals);
Object.assign(text.options, moreOptions);

export const full = Object.assign(text, {more: words});
