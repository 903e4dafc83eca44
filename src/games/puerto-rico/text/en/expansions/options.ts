import type {MoreOptionTexts} from '../../types/expansions.ts';

const asEdition = 'As the edition says';
const yesNo = {edition: asEdition, yes: 'Yes', no: 'No'};

export const moreOptions: MoreOptionTexts = {
  newBuildings: {
    label: 'New Buildings',
    effect: '14 further buildings; the players choose which ones are in the game. About 15 minutes more.',
    values: {},
  },
  nobles: {
    label: 'Nobles',
    effect: 'Nobles work like workers and are worth a point; 8 further buildings. About 15 minutes more.',
    values: {},
  },
  buccaneer: {
    label: 'Buccaneer',
    effect: 'One more role: empty a ship, plunder, raid, or capture a role. About 10 minutes more.',
    values: {},
  },
  festival: {
    label: 'San Juan Festival',
    effect: 'Three tasks, each won by whoever is first. Hardly any longer.',
    values: {},
  },
  buildingSet: {
    label: 'Set of buildings',
    effect: 'The players choose the buildings in turn, or the lot draws them.',
    values: {draft: 'Chosen in turn', random: 'Drawn by lot'},
  },
  avoidOfficeAndTradingPost: {
    label: 'Not both office and trading post',
    effect: 'Once one of the two is in the game, the other stays out.',
    values: {},
  },
  guestMoveInMayorPhase: {
    label: 'Guests move in the mayor phase',
    effect: 'The guest house also works before and after the mayor phase.',
    values: yesNo,
  },
  draftLargeLast: {
    label: 'Large buildings chosen last',
    effect: 'First all small spaces are filled, then the large ones.',
    values: yesNo,
  },
  noblesAloneDraft: {
    label: 'Choose buildings with the Nobles alone',
    effect: 'Without the New Buildings, too, the players choose which buildings are in the game.',
    values: yesNo,
  },
  noblesExtraSpaces: {
    label: 'More spaces with the Nobles',
    effect: 'The board has spaces of its own for the buildings of the Nobles.',
    values: yesNo,
  },
  landOfficeSource: {
    label: 'Land office buys',
    effect: 'From the face-up row, or the top tile of the face-down stack.',
    values: {edition: asEdition, 'face-up': 'Face-up tiles', 'face-down': 'Face-down tiles'},
  },
  landOfficeSellsForest: {
    label: 'Land office sells forests',
    effect: 'A noble there sells forests as well.',
    values: yesNo,
  },
  twoPlayerNobleWorkers: {
    label: 'Workers for two with the Nobles',
    effect: 'Forty workers as in any game for two, or all hundred.',
    values: {edition: asEdition, forty: '40', hundred: '100'},
  },
};
