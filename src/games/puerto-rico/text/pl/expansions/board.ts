import {counter} from '../../../../../i18n/plural.ts';
import type {MoreBoardWords} from '../../types/expansions-board.ts';
import {buildings} from '../buildings.ts';
import {buildingsObject, count} from '../nouns.ts';
import {words} from '../words.ts';

const guests = counter('pl')({one: 'gość', few: 'goście', many: 'gości'});
const nobles = counter('pl')({one: 'szlachcic', few: 'szlachciców', many: 'szlachciców'});

export const more: MoreBoardWords = {
  cost: n => `Koszt ${n}`,
  spacesFree: (free, all) => `wolne ${free} z ${all}`,
  inTheGame: 'w grze',
  largeLater: 'gdy wszystkie małe będą już w grze',
  bring: building => `Wprowadzam: ${buildings[building].name}`,
  pickFirst: {
    draft: 'Wybierz budynek',
    guest: 'Wybierz miejsce',
    tile: 'Wybierz, jak ma leżeć',
    lodge: 'Wybierz płytkę',
    arrivals: 'Wybierz pionek',
    supplier: 'Wybierz towary',
    buccaneer: 'Wybierz działanie',
  },
  guests: n => (n === 1 ? 'Gość' : guests(n)),
  backFromGuests: 'Wróć',
  moveGuest: 'Przenoszę gościa',
  tools: {worker: 'Robotnik', noble: 'Szlachcic', erase: 'Zdejmij'},
  toolsLabel: 'Co stawia dotknięcie',
  inHand: n => `jeszcze ${n}`,
  standing: (workers, of) =>
    [...(workers || !of ? [count.workers(workers)] : []), ...(of ? [nobles(of)] : [])].join(', '),
  fewer: good => `O jeden mniej: ${good}`,
  another: good => `O jeden więcej: ${good}`,
  owed: n =>
    `Brakuje ${n}: czarny rynek przyjmie ${n === 1 ? 'jedną z tych rzeczy' : n === 2 ? 'dwie z tych rzeczy' : 'trzy z tych rzeczy'}`,
  atPost: 'własna faktoria',
  landOffice: 'kancelaria',
  deeds: {piracy: 'Piractwo', plunder: 'Grabież', raid: 'Najazd', capture: 'Pojmanie'},
  whyNoDeed: code =>
    ({
      'pr/ship-empty': 'statki są puste',
      'pr/house-empty': 'targowisko puste',
      'pr/nothing-to-raid': 'brak wolnych robotników',
      'pr/not-to-capture': 'brak wolnych postaci',
    })[code] ?? '',
  keeps: (kept, of) => `zostaje ${kept} z ${of}`,
  tab: 'Korsarz i festyn',
  news: 'coś nowego',
  captive: 'w niewoli',
  tasks: {
    cultivation: good => words.tile(3, good),
    production: list => `${list} w jednej produkcji`,
    construction: building => `zbudować ${buildingsObject[building]}`,
    wonBy: name => `zdobywa: ${name}`,
    open: 'jeszcze do zdobycia',
  },
};
