import type {PortHintWords} from '../types/hints.ts';

export const hints: PortHintWords = {
  course: directions => `Kurs: ${directions.join(', ')}`,
  anchor: 'Postój na kotwicy',
  end: 'Koniec tury',
  fight: 'Udział w bitwach',
  unloadNothing: 'Bez rozładunku',
  noRum: 'Bez rumu',
  reasons: {
    sale: ({place, goods, coins, full}, {count}) =>
      `${place}: ${count.goods(goods)} na sprzedaż, przychód: ${count.coins(coins)}${full ? ', a za pełny port skrzynia' : ''}.`,
    bound: ({place, action, winds}, {actions}) =>
      `${place}: ${actions[action].name}; ${winds === 0 ? 'piraci tam nie dopłyną' : `piraci przypłyną przy ${winds} z 4 wiatrów`}.`,
    anchor: ({action}, {actions}) => `${actions[action].name} jeszcze raz, bez płacenia rumem.`,
    wanted: ({good, open}, {goods}) => `Wolne pola na mapie: ${open} (${goods[good]}).`,
    upgrade: ({upgrade, value}, {upgrades}) => `${upgrades[upgrade].help} Wartość statku +${value}.`,
    crew: ({rum}) => `Rum na statku: ${rum}. Załoga się nie zbuntuje.`,
    lands: ({coins, full}, {count}) =>
      `Przychód: ${count.coins(coins)}${full ? ' i skrzynia za pełny port' : ''}.`,
    berth: ({harbours}) => `Porty o krok stąd: ${harbours}.`,
    cocoa: () => 'Kakao pasuje na każde pole albo zakrywa dwa naraz.',
    cannon: () => 'Jedno działo więcej to jedna kość więcej w każdej bitwie na morzu.',
    cargo: () => 'Towary na sprzedaż za rum, bez którego się obejdziesz.',
    two: () => 'Dwa towary za jeden: więcej do sprzedania.',
    thaler: () => 'Talar za darmo.',
    away: () => 'Przy tylu działach bitwa kosztowałaby więcej, niż wart jest znacznik.',
    stays: () => 'Znacznik zostaje na gorszą bitwę albo daje 1 punkt na koniec.',
    least: () => 'Oddajesz to, czego najmniej potrzebujesz.',
    loot: () => 'Bierzesz to, co jest dla ciebie najwięcej warte.',
  },
};
