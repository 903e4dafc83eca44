import type {PortHintWords} from '../types/hints.ts';

export const hints: PortHintWords = {
  course: directions => `Útvonal: ${directions.join(', ')}`,
  anchor: 'Lehorgonyzás',
  end: 'A kör befejezése',
  fight: 'Részvétel a csatákban',
  unloadNothing: 'Nincs kirakodás',
  noRum: 'Nincs rumfeltöltés',
  reasons: {
    sale: ({place, goods, coins, full}, {count}) =>
      `${place}: ${count.goods(goods)} kirakodása ${count.coins(coins)}t hoz${full ? ', és a megtelt kikötőért kincsesláda jár' : ''}.`,
    bound: ({place, action, winds}, {actions}) =>
      `${place}: ${actions[action].name}; ${winds === 0 ? 'oda nem ér el a kalóz' : `a 4 szélirányból ${winds} hozza oda a kalózt`}.`,
    anchor: ({action}, {actions}) => `${actions[action].name} még egyszer, és rum sem kell hozzá.`,
    wanted: ({good, open}, {goods}) => `A térképen ${open} lerakóhely vár még erre: ${goods[good]}.`,
    upgrade: ({upgrade, value}, {upgrades}) => `${upgrades[upgrade].help} A hajó értéke +${value}.`,
    crew: ({rum}, {count}) => `${count.rum(rum)} lesz a hajón: nem zendül a legénység.`,
    lands: ({coins, full}, {count}) =>
      `${count.coins(coins)}t hoz${full ? ', és kincsesládát a megtelt kikötőért' : ''}.`,
    berth: ({harbours}) => `Egy lépésre ${harbours} kikötő van.`,
    cocoa: () => 'A kakaó minden lerakóhelyre jó, vagy egyszerre kettőt tölt be.',
    cannon: () => 'Egy ágyúval több: egy kockával több minden tengeri csatában.',
    cargo: () => 'Eladható portéka olyan rumért, amely nem hiányzik.',
    two: () => 'Egy portékáért kettő: több az eladnivaló.',
    thaler: () => 'Egy tallér ingyen.',
    away: () => 'Ennyi ágyúval a csata többe kerülne, mint amennyit a jelölő ér.',
    stays: () => 'A jelölő megmarad egy rosszabb csatára, vagy a végén 1 pontot ér.',
    least: () => 'Azt adod oda, ami a legkevésbé kell.',
    loot: () => 'Azt viszed el, ami neked a legtöbbet ér.',
  },
};
