import type {PortText} from '../types/text.ts';

export const help: PortText['help'] = {
  aim: {
    title: 'Aim of the game',
    body: 'Sail, pick up goods, deliver them to harbours and fit out your ship. Thalers, chests, missions and rank bring points; most points win.',
    rules: ['PORT-SCORE-1', 'PORT-SCORE-4'],
  },
  round: {
    title: 'A round',
    body: 'All plan in secret at once. Then each sails and acts in turn order, the wind is spun, the pirate drifts, and battles are fought. The start player changes.',
    rules: ['PORT-ROUND-1', 'PORT-ROUND-2', 'PORT-ROUND-3'],
  },
  plan: {
    title: 'The plan',
    body: 'Choose one direction; with an Extra Sail two steps. A sealed plan is final and opened on your own turn. What you do where you arrive is not planned.',
    rules: ['PORT-CARD-4', 'PORT-CARD-6'],
  },
  wind: {
    title: 'Wind and rum',
    body: 'A step with the wind is free, across it costs 1 rum, against it 2. The chart has no edge: whoever leaves it comes in on the other side.',
    rules: ['PORT-MOVE-2', 'PORT-MOVE-3', 'PORT-MOVE-5'],
  },
  mutiny: {
    title: 'Mutiny and drifting',
    body: 'Without enough rum for the plan all rum is lost and the ship drifts one tile with the wind. With no rum at all there is no plan. After drifting, two goods may buy one rum.',
    rules: ['PORT-CARD-2', 'PORT-CARD-3', 'PORT-MOVE-6', 'PORT-MOVE-7'],
  },
  sea: {
    title: 'On a sea tile',
    body: 'Pick up one thing that is printed below, and use the action above, each once and in either order. A tile that is left by all is turned over.',
    rules: ['PORT-SEA-1', 'PORT-SEA-2', 'PORT-SEA-3', 'PORT-FLIP-1'],
  },
  harbour: {
    title: 'In a harbour',
    body: 'Unload goods onto empty slots of their kind: 1, 2, 3, 4, 5 goods pay 1, 3, 5, 7, 10 thalers. Then load rum. Who fills the last slot wins a chest; a new harbour comes.',
    rules: ['PORT-HARB-2', 'PORT-HARB-4', 'PORT-HARB-5', 'PORT-HARB-6'],
  },
  cocoa: {
    title: 'Cocoa',
    body: 'In a harbour cocoa covers any one slot, or two empty ones side by side and counts as two. Elsewhere it is one good; it cannot be gained by trade.',
    rules: ['PORT-HARB-3', 'PORT-SEA-4', 'PORT-SEA-6'],
  },
  room: {
    title: 'Room in the hold',
    body: 'Rum and goods share the hold. What would not fit may be made room for by throwing out something else in the same decision; or less is taken.',
    rules: ['PORT-HOLD-1', 'PORT-HOLD-2', 'PORT-HOLD-3'],
  },
  pirate: {
    title: 'The pirate',
    body: 'It fights ships on its own sea tile with 3 dice and on neighbouring ones with 2; with 2 or 3 players only across the wind. More hits win thalers, fewer cost goods, rum or thalers.',
    rules: ['PORT-PBAT-1', 'PORT-PBAT-2', 'PORT-PBAT-4', 'PORT-PBAT-5', 'PORT-PBAT-7'],
  },
  battle: {
    title: 'Battles between ships',
    body: 'Ships on one tile fight. At sea each cannon is a die, in harbour each rum. Who has more hits takes loot up to the difference.',
    rules: ['PORT-VBAT-1', 'PORT-VBAT-2', 'PORT-VBAT-5'],
  },
  end: {
    title: 'End of the game',
    body: 'When a supply row is used up the round is finished, and one more whole round is played.',
    rules: ['PORT-END-1'],
  },
  scoring: {
    title: 'Scoring',
    body: 'Thalers, chests, rank of ship value and cannons, one point for two things in the hold, missions; each mission missed costs 2. A tie goes to the ship of lower value.',
    rules: ['PORT-SCORE-1', 'PORT-SCORE-2', 'PORT-SCORE-3', 'PORT-SCORE-4'],
  },
  designed: {
    title: 'Figures of our own',
    body: 'The faces of the tiles, the harbours, the supply rows and the dice were not in the rulebook’s text that we had: these figures are Roadstead’s own.',
    rules: [],
  },
};

export const synonyms: PortText['synonyms'] = [
  ['money', 'thaler'],
  ['coin', 'thaler'],
  ['port', 'harbour'],
  ['gun', 'cannon'],
  ['ability', 'stern'],
  ['crew', 'mutiny'],
];
