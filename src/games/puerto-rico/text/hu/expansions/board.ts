import {capital} from '../../../../../i18n/plural.ts';
import type {MoreBoardWords} from '../../types/expansions-board.ts';
import {buildings} from '../buildings.ts';
import {buildingsObject} from '../nouns.ts';
import {words} from '../words.ts';

export const more: MoreBoardWords = {
  cost: n => `${n} dublonos helyek`,
  spacesFree: (free, all) => `${all} közül ${free} szabad`,
  inTheGame: 'játékban van',
  largeLater: 'amikor a kicsik már mind játékban vannak',
  bring: building => `Jöjjön: ${buildings[building].name}`,
  pickFirst: {
    draft: 'Válassz épületet!',
    guest: 'Válassz helyet!',
    tile: 'Hogyan feküdjön?',
    lodge: 'Válassz lapkát!',
    arrivals: 'Válassz figurát!',
    supplier: 'Válassz árut!',
    buccaneer: 'Válassz cselekedetet!',
  },
  guests: n => (n === 1 ? 'Vendég' : `${n} vendég`),
  backFromGuests: 'Vissza',
  moveGuest: 'Átküldöm',
  tools: {worker: 'Telepes', noble: 'Nemes', erase: 'Levétel'},
  toolsLabel: 'Mit tegyen le a koppintás',
  inHand: n => `még ${n}`,
  standing: (workers, nobles) =>
    [...(workers || !nobles ? [`${workers} telepes`] : []), ...(nobles ? [`${nobles} nemes`] : [])].join(
      ', ',
    ),
  fewer: good => `Eggyel kevesebb: ${good}`,
  another: good => `Eggyel több: ${good}`,
  owed: n =>
    `${n} dublon hiányzik: a fekete piac ${n === 1 ? 'egyet' : n === 2 ? 'kettőt' : 'hármat'} elfogad ezekből`,
  atPost: 'saját állomás',
  landOffice: 'telekhivatal',
  deeds: {piracy: 'Kalózkodás', plunder: 'Fosztogatás', raid: 'Rajtaütés', capture: 'Foglyul ejtés'},
  whyNoDeed: code =>
    ({
      'pr/ship-empty': 'üresek a hajók',
      'pr/house-empty': 'üres a ház',
      'pr/nothing-to-raid': 'nincs fölös telepes',
      'pr/not-to-capture': 'nincs szabad szerep',
    })[code] ?? '',
  keeps: (kept, of) => `${of} közül ${kept} marad`,
  tab: 'Kalóz és fesztivál',
  news: 'van újdonság',
  captive: 'fogságban',
  tasks: {
    cultivation: good => words.tile(3, good),
    production: list => `${list} egyetlen termelésben`,
    construction: building => `${capital(buildingsObject[building])} megépíteni`,
    wonBy: name => `megnyerte: ${name}`,
    open: 'még nyitott',
  },
};
