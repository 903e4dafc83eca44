import {withArticle} from '../../../../i18n/hu/grammar.ts';
import {lister} from '../../../../i18n/plural.ts';
import type {SjEventTexts, SourceTexts} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {buildingsObject, cardsObject, count, goods, goodsCountObject, goodsListObject} from './nouns.ts';
import {rolesObject} from './roles.ts';

const sources: SourceTexts = {
  councillor: (name, cards) => `${name} ${cardsObject(cards)} húz, és válogat belőlük`,
  prospector: (name, cards) => `${name} aranyásóként ${cardsObject(cards)} húz`,
  trade: (name, cards) => `${name} ${cardsObject(cards)} húz`,
  carpenter: (name, cards) => `${name} ${cardsObject(cards)} húz az ácsműhely után`,
  'poor-house': (name, cards) => `${name} ${cardsObject(cards)} húz a szegényház után`,
  well: (name, cards) => `${name} ${cardsObject(cards)} húz a kút után`,
};

export const events: SjEventTexts = {
  firstGovernor: ({seat}, name) => `Az első kormányzó: ${name(seat)}`,
  deckShuffled: ({cards}) => `A pakli megkeverve: ${count.cards(cards)}`,
  reshuffled: ({cards}) => `A dobópakliból új húzópakli lesz: ${count.cards(cards)}`,
  dealt: ({seat, cards}, name) => `${name(seat)} ${cardsObject(cards)} kap`,
  drafted: ({seat, discarded}, name) => `${name(seat)} a kezdőlapjaiból ${cardsObject(discarded)} dob el`,
  tucked: ({seat}, name) => `${name(seat)} lapot tesz a kápolna alá`,
  discarded: ({seat, cards}, name) => `${name(seat)} ${cardsObject(cards)} dob el`,
  tookRole: ({seat, role, doubled}, name) =>
    `${name(seat)} ${rolesObject[role]} választja${doubled ? ', könyvtárral megkétszerezve' : ''}`,
  built: ({seat, building, price, goods: spent, over, lost}, name) =>
    [
      `${name(seat)} ${price === 0 ? 'ingyen' : `${price} lapért`} felépíti ${buildingsObject[building]}`,
      over ? ` (alatta: ${buildings[over].name.toLowerCase()})` : '',
      spent.length > 0 ? `, ${goodsCountObject(spent.length)} is fizetve` : '',
      lost ? `; elvész: ${goods[lost]}` : '',
    ].join(''),
  produced: ({seat, goods: made}, name) => `${name(seat)} ${goodsListObject(made)} termel`,
  tileTurned: () => 'A kereskedőház felfedi az árakat',
  sold: ({seat, goods: sold, cards, bonus}, name) =>
    `${name(seat)} ${goodsListObject(sold)} ad el ${bonus ? `${cards} + ${bonus}` : cards} lapért`,
  drew: ({seat, source, cards, short}, name) =>
    `${sources[source](name(seat), cards)}${short ? '; több nincs' : ''}`,
  kept: ({seat, cards, discarded}, name) =>
    discarded
      ? `${name(seat)} ${cardsObject(cards)} tart meg, ${cardsObject(discarded)} eldob`
      : `${name(seat)} ${cardsObject(cards)} tart meg`,
  turnedUp: ({seat, buildings: up, fits}, name) =>
    `${name(seat)} felcsap: ${lister('hu')(up.map(each => buildings[each].name.toLowerCase()))}${fits ? '' : '; van két egyforma költség, nem vehet el semmit'}`,
  mined: ({seat, building}, name) =>
    building
      ? `${name(seat)} az aranybányából elveszi ${buildingsObject[building]}`
      : `${name(seat)} nem vesz el semmit`,
  passed: ({seat, phase}, name) => {
    const who = name(seat);
    switch (phase) {
      case 'chapel':
        return `${who} nem tesz lapot a kápolna alá`;
      case 'builder':
        return `${who} nem épít`;
      case 'producer':
        return `${who} nem termel`;
      case 'trader':
        return `${who} nem ad el semmit`;
      case 'councillor':
        return `${who} nem húz lapot`;
      case 'goldMine':
        return `${who} nem használja az aranybányát`;
      default:
        return `${who} passzol`;
    }
  },
  roundEnded: ({round, governor}, name) =>
    `Véget ért ${withArticle(`${round}.`)} kör, az új kormányzó: ${name(governor)}`,
  cityFull: ({seat}, name) =>
    `${name(seat)} felépítette a tizenkettedik épületét: a fázis végén vége a játéknak`,
  cardsGone: () => 'Nincs több húzható lap, és senki sem épít: vége a játéknak',
  gameEnded: () => 'Vége a játéknak',
};
