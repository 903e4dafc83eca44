import type {PortText} from '../types/text.ts';

export const things: Pick<PortText, 'actions' | 'upgrades' | 'sterns' | 'missions'> = {
  actions: {
    upgrade: {
      name: 'Ship Upgrade',
      help: 'Pay 1 thaler and take the top upgrade of one type.',
      rule: 'PORT-SEA-5',
    },
    'rum-trade': {
      name: 'Goods-Rum Trade',
      help: 'Swap any number one for one: goods for rum, or rum for goods out of the box.',
      rule: 'PORT-SEA-6',
    },
    'goods-trade': {
      name: 'Goods-Goods Trade',
      help: 'Give one good, take two others out of the box; never cocoa. No room for two: throw something out, or take one.',
      rule: 'PORT-SEA-7',
    },
    'free-rum': {name: 'Free Rum', help: 'Take 1 rum.', rule: 'PORT-SEA-8'},
    coin: {name: 'Thaler', help: 'Take 1 thaler.', rule: 'PORT-SEA-8'},
    peace: {
      name: 'Isle of Peace',
      help: 'Who stands here in the battle phase takes no part in any battle.',
      rule: 'PORT-SEA-9',
    },
  },
  upgrades: {
    'hold-extension': {name: 'Hold Extension', help: 'Two more spaces in the hold.', rule: 'PORT-UPG-1'},
    'cannon-deck': {name: 'Cannon Deck', help: 'Two more cannon slots.', rule: 'PORT-UPG-1'},
    'extra-sail': {name: 'Extra Sail', help: 'You may plan two steps in a round.', rule: 'PORT-CARD-4'},
    'extra-fuse': {
      name: 'Extra Fuse',
      help: 'One of your cannons hits for certain at sea.',
      rule: 'PORT-BAT-8',
    },
  },
  sterns: {
    'sticky-fingers': {name: 'Sticky Fingers', help: 'Starts with 2 thalers.', rule: 'PORT-STERN-1'},
    'grapeshot-master': {name: 'Grapeshot Master', help: 'Starts with a cannon.', rule: 'PORT-STERN-2'},
    handyman: {name: 'Handyman', help: 'Starts with an upgrade of choice, worth 0.', rule: 'PORT-STERN-3'},
    still: {name: 'Still', help: 'Starts with 4 more rum, or 3 more rum and a good.', rule: 'PORT-STERN-4'},
    huckster: {
      name: 'Huckster',
      help: 'Instead of the action of a sea tile it may swap a good for a rum.',
      rule: 'PORT-STERN-5',
    },
    'southern-cape': {name: 'Southern Cape', help: 'Each step south costs 1 rum less.', rule: 'PORT-STERN-6'},
    'son-of-fortune': {
      name: 'Son of Fortune',
      help: 'Equal hits bring 1 thaler from the pirate, or 1 loot from a player.',
      rule: 'PORT-STERN-7',
    },
    'peace-knight': {
      name: 'Peace Knight',
      help: 'Once a game it stays out of all battles of a round; unused, that is worth 1 point.',
      rule: 'PORT-STERN-8',
    },
    strategist: {
      name: 'Strategist',
      help: 'May anchor with the double card alone, but not twice running.',
      rule: 'PORT-STERN-9',
    },
  },
  missions: {
    'four-cotton': {
      name: 'Four Cotton',
      help: 'At least 4 cotton in the hold at the end of your action.',
      rule: 'PORT-MISS-2',
    },
    'four-wine': {
      name: 'Four Wine',
      help: 'At least 4 wine in the hold at the end of your action.',
      rule: 'PORT-MISS-2',
    },
    'four-tea': {
      name: 'Four Tea',
      help: 'At least 4 tea in the hold at the end of your action.',
      rule: 'PORT-MISS-2',
    },
    'six-rum': {
      name: 'Six Rum',
      help: 'At least 6 rum in the hold at the end of your action.',
      rule: 'PORT-MISS-2',
    },
    'full-larder': {
      name: 'Full Larder',
      help: 'Cotton, wine, tea and 2 rum at once at the end of your action.',
      rule: 'PORT-MISS-2',
    },
    'two-chests': {name: 'Two Chests', help: 'At least 2 treasure chests.', rule: 'PORT-MISS-2'},
    'three-kinds': {name: 'Three Kinds', help: 'Upgrades of at least 3 types.', rule: 'PORT-MISS-2'},
    'twin-upgrades': {name: 'Twin Upgrades', help: 'At least 2 upgrades of one type.', rule: 'PORT-MISS-2'},
    'pirates-bane': {
      name: 'Pirate’s Bane',
      help: 'More hits than the pirate in a battle.',
      rule: 'PORT-MISS-3',
    },
    'three-hits': {name: 'Three Hits', help: 'At least 3 hits in one battle at sea.', rule: 'PORT-MISS-3'},
    'no-cannon': {
      name: 'No Cannon',
      help: 'Everybody starts with it; a cannon on the ship loses it. Kept, it is worth 3.',
      rule: 'PORT-MISS-5',
    },
    'no-mutiny': {
      name: 'No Mutiny',
      help: 'Everybody starts with it; a mutiny loses it. Kept, it is worth 3.',
      rule: 'PORT-MISS-5',
    },
  },
};
