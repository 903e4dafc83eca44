import type {MoreOptionTexts} from '../../types/expansions.ts';

const asEdition = 'Ahogy a kiadás mondja';
const yesNo = {edition: asEdition, yes: 'Igen', no: 'Nem'};

export const moreOptions: MoreOptionTexts = {
  newBuildings: {
    label: 'Új épületek',
    effect: '14 további épület; a játékosok választják ki, melyik szerepel. Körülbelül 15 perccel hosszabb.',
    values: {},
  },
  nobles: {
    label: 'Nemesek',
    effect:
      'A nemesek telepesként dolgoznak, és pontot érnek; 8 további épület. Körülbelül 15 perccel hosszabb.',
    values: {},
  },
  buccaneer: {
    label: 'Kalóz',
    effect:
      'Egy szereppel több: hajót ürít, fosztogat, rajtaüt vagy szerepet ejt foglyul. Körülbelül 10 perccel hosszabb.',
    values: {},
  },
  festival: {
    label: 'San Juan-i fesztivál',
    effect: 'Három feladat, mindegyiket az nyeri, aki először teljesíti. Alig tart tovább.',
    values: {},
  },
  buildingSet: {
    label: 'Az épületek összeállítása',
    effect: 'A játékosok felváltva választják az épületeket, vagy sorsolás dönt.',
    values: {draft: 'Felváltva választva', random: 'Sorsolással'},
  },
  avoidOfficeAndTradingPost: {
    label: 'Hivatal és kereskedelmi állomás ne együtt',
    effect: 'Ha az egyik bekerült a játékba, a másik kimarad.',
    values: {},
  },
  guestMoveInMayorPhase: {
    label: 'Vendégek a polgármesterfázisban',
    effect: 'A vendégház a polgármesterfázis előtt és után is használható.',
    values: yesNo,
  },
  draftLargeLast: {
    label: 'A nagy épületek a végén',
    effect: 'Előbb minden kis hely betelik, aztán jönnek a nagyok.',
    values: yesNo,
  },
  noblesAloneDraft: {
    label: 'Épületválasztás csak nemesekkel is',
    effect: 'Az új épületek nélkül is a játékosok választják ki, melyik épület szerepel.',
    values: yesNo,
  },
  noblesExtraSpaces: {
    label: 'Több hely a nemesekkel',
    effect: 'A nemesek épületeinek saját helyük van a táblán.',
    values: yesNo,
  },
  landOfficeSource: {
    label: 'A telekhivatal vásárol',
    effect: 'A felcsapott sorból vagy a képpel lefelé fordított kupac tetejéről.',
    values: {edition: asEdition, 'face-up': 'Felcsapott lapkát', 'face-down': 'Lefordított lapkát'},
  },
  landOfficeSellsForest: {
    label: 'A telekhivatal erdőt is elad',
    effect: 'Nemessel erdőt is el lehet adni.',
    values: yesNo,
  },
  twoPlayerNobleWorkers: {
    label: 'Telepesek két játékosnak, nemesekkel',
    effect: 'Negyven telepes, mint mindig két játékossal, vagy mind a száz.',
    values: {edition: asEdition, forty: '40', hundred: '100'},
  },
};
