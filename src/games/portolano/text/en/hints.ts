import type {PortHintWords} from '../types/hints.ts';

export const hints: PortHintWords = {
  course: directions => `Course: ${directions.join(', ')}`,
  anchor: 'Stay at anchor',
  end: 'End the turn here',
  fight: 'Take part in the battles',
  unloadNothing: 'Unload nothing',
  noRum: 'Load no rum',
  reasons: {
    sale: ({place, goods, coins, full}, {count}) =>
      `${place}: you unload ${count.goods(goods)} for ${count.coins(coins)}${full ? ', and the full harbour gives a chest' : ''}.`,
    bound: ({place, action, winds}, {actions}) =>
      `${place}: ${actions[action].name}; ${winds === 0 ? 'the pirate cannot come there' : `the pirate comes with ${winds} of 4 winds`}.`,
    anchor: ({action}, {actions}) => `${actions[action].name} once more, and no rum is paid.`,
    wanted: ({good, open}, {goods}) =>
      open === 1
        ? `One slot on the chart still wants ${goods[good]}.`
        : `${open} slots on the chart still want ${goods[good]}.`,
    upgrade: ({upgrade, value}, {upgrades}) => `${upgrades[upgrade].help} Ship value +${value}.`,
    crew: ({rum}, {count}) => `With ${count.rum(rum)} aboard the crew does not mutiny.`,
    lands: ({coins, full}, {count}) =>
      `Brings ${count.coins(coins)}${full ? ', and a chest for the full harbour' : ''}.`,
    berth: ({harbours}) =>
      harbours === 1 ? 'A harbour lies one step away.' : `${harbours} harbours lie one step away.`,
    cocoa: () => 'Cocoa fits every slot, or covers two of them.',
    cannon: () => 'Another cannon is one die more in every battle at sea.',
    cargo: () => 'Goods to sell, for rum that you can spare.',
    two: () => 'Two goods for one: more to sell.',
    thaler: () => 'A thaler for nothing.',
    away: () => 'With so few cannons a battle would cost more than the marker is worth.',
    stays: () => 'The marker stays for a worse battle, or counts 1 at the end.',
    least: () => 'You give what you need least.',
    loot: () => 'You take what is worth most to you.',
  },
};
