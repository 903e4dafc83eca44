import {lister} from '../../../../i18n/plural.ts';
import {gains} from '../gain.ts';
import type {PrDecisions} from '../types/text.ts';
import {
  anyGoods,
  buildingsObject,
  count,
  good,
  goodObject,
  goods,
  goodsObject,
  kindsOf,
  tiles,
  tilesObject,
  workersObject,
} from './nouns.ts';

export const decisions: PrDecisions = {
  ask: {
    role: turnsLeft => ({
      question: 'Którą postać wybierasz?',
      sub:
        turnsLeft > 1
          ? `W tej rundzie wybierasz jeszcze ${turnsLeft} razy. Akcję mają wszyscy, przywilej tylko ty.`
          : 'Akcję mają wszyscy, przywilej tylko ty.',
    }),
    hacienda: () => ({
      question: 'Dobierasz najpierw zakrytą plantację?',
      sub: 'Hacjenda daje ją w ciemno; potem wybierasz płytkę jak zwykle.',
    }),
    settler: quarry => ({
      question: quarry ? 'Którą plantację bierzesz, a może kamieniołom?' : 'Którą plantację bierzesz?',
      sub: 'Zacznie działać, gdy stanie na niej robotnik.',
    }),
    place: (workers, slots) => ({
      question: 'Gdzie staną twoi robotnicy?',
      sub:
        workers > slots
          ? `${count.workers(workers)}, ${count.slots(slots)}; w San Juan czeka: ${workers - slots}.`
          : `${count.workers(workers)}, ${count.slots(slots)}: miejsca wystarczy dla każdego.`,
    }),
    builder: doubloons => ({
      question: 'Który budynek kupujesz?',
      sub: `Masz ${count.doubloons(doubloons)}. Najwyżej jeden budynek.`,
    }),
    craftsman: () => ({
      question: 'Który towar dodatkowo?',
      sub: 'Twój przywilej: jeszcze 1 towar z tych, które produkujesz.',
    }),
    trader: free => ({
      question: 'Który towar sprzedajesz?',
      sub: `Na Targowisku: ${count.freeSpaces(free)}.`,
    }),
    captain: must => ({
      question: must ? 'Co ładujesz na statek?' : 'Używasz własnego nabrzeża?',
      sub: must
        ? 'Póki na którymś statku jest miejsce na twój towar, musisz ładować.'
        : 'Żaden statek nie przyjmie twoich towarów; nabrzeże zależy od ciebie.',
    }),
    store: (kinds, singles) => ({
      question: 'Które towary zachowujesz?',
      sub: kinds
        ? `Wszystkie towary ${kindsOf(kinds)} i ${anyGoods(singles)}; reszta przepada.`
        : `${anyGoods(singles)}; reszta przepada.`,
    }),
  },
  waiting: {
    role: name => `${name} wybiera postać`,
    hacienda: name => `${name} decyduje o Hacjendzie`,
    settler: name => `${name} wybiera plantację`,
    mayor: name => `${name} rozmieszcza robotników`,
    builder: name => `${name} wybiera budynek`,
    craftsman: name => `${name} wybiera dodatkowy towar`,
    trader: name => `${name} zastanawia się nad sprzedażą`,
    captain: name => `${name} wybiera ładunek`,
    store: name => `${name} wybiera towary do magazynu`,
    draft: name => `${name} wybiera budynek do gry`,
    guest: name => `${name} może przenieść gościa`,
    tile: name => `${name} kładzie płytkę`,
    'second-tile': name => `${name} wybiera drugą płytkę`,
    lodge: name => `${name} może odrzucić płytkę`,
    arrivals: name => `${name} wybiera: robotnik czy szlachcic`,
    nobles: name => `${name} ustawia szlachciców`,
    supplier: name => `${name} może oddać towary do Skarbca`,
    buccaneer: name => `${name} planuje wypad`,
  },
  waitingForChance: 'Trwa losowanie nowych plantacji',
  gameOver: 'Koniec gry',
  buttons: {
    drawTile: {short: 'Dobieram', long: 'Dobieram zakrytą plantację dzięki Hacjendzie'},
    settle: tile => ({short: tiles[tile], long: `Biorę ${tilesObject[tile]}`}),
    proposal: {short: 'Propozycja', long: 'Zaproponuj rozmieszczenie'},
    asBefore: {short: 'Jak było', long: 'Ustaw robotników tam, gdzie stali'},
    clear: {short: 'Zdejmij', long: 'Zdejmij wszystkich robotników z planszy'},
    takeGood: kind => ({short: `+${good(1, kind)}`, long: `Biorę ${goodObject(1, kind)} jako przywilej`}),
    sell: sale => ({
      short: `${goods[sale.good]}: +${sale.doubloons}`,
      long: `Sprzedaję ${goodsObject[sale.good]} za ${count.doubloons(sale.doubloons)}`,
    }),
    load: load =>
      load.ship === 'wharf'
        ? {
            short: `${good(load.count, load.good)} → nabrzeże, +${load.points}`,
            long: `Ładuję ${goodObject(load.count, load.good)} na własne nabrzeże: ${count.points(load.points)}`,
          }
        : {
            short: `${good(load.count, load.good)} → statek ${load.load}/${load.capacity}, +${load.points}`,
            long: `Ładuję ${goodObject(load.count, load.good)} na statek ${load.capacity}: zajęte miejsca ${load.load} z ${load.capacity}, ${count.points(load.points)}`,
          },
    pass: {
      hacienda: {short: 'Nie dobieram', long: 'Nie dobieram zakrytej plantacji'},
      settler: {short: 'Nic nie biorę', long: 'Nie biorę żadnej płytki'},
      builder: {short: 'Nie buduję', long: 'Tym razem nic nie buduję'},
      craftsman: {short: 'Nic nie biorę', long: 'Nie biorę dodatkowego towaru'},
      trader: {short: 'Nie sprzedaję', long: 'Tym razem nic nie sprzedaję'},
      captain: {short: 'Nie ładuję', long: 'Nie używam teraz nabrzeża'},
    },
  },
  priceSum: (cost, privilege, quarries, price) =>
    price === cost
      ? count.doubloons(price)
      : `${count.doubloons(price)} zamiast ${cost}: ${[
          ...(privilege ? [`budowniczy −${privilege}`] : []),
          ...(quarries ? [`${quarries === 1 ? 'kamieniołom' : 'kamieniołomy'} −${quarries}`] : []),
        ].join(', ')}`,
  toggles: {
    hospice: {label: 'Weź robotnika z Przytułku', hint: 'Na płytce od razu staje robotnik.'},
    university: {label: 'Weź robotnika z Uniwersytetu', hint: 'Na budynku od razu staje robotnik.'},
    mayor: {label: 'Weź dodatkowego robotnika', hint: `Twój przywilej: ${workersObject(1)} z zasobów.`},
  },
  endings: {workers: 'brak robotników', city: 'pełne miasto', points: 'pusta pula PZ'},
  finalRound: why => `Ostatnia runda: ${why}`,
  result: {
    winner: (name, points) => `${name} wygrywa: ${count.points(points)}`,
    shared: (names, points) => `Wspólne zwycięstwo: ${lister('pl')(names)}, po ${count.points(points)}`,
    tieBreak: (name, tieBreak) => `Remis na punkty: ${name} ma więcej dublonów i towarów razem, ${tieBreak}.`,
    tieBreakColumn: 'Przy remisie: dublony i towary',
    parts: {
      chips: 'Żetony PZ',
      buildings: 'Budynki',
      'guild-hall': 'Siedziba cechu',
      residence: 'Rezydencja',
      fortress: 'Twierdza',
      'customs-house': 'Urząd celny',
      'city-hall': 'Ratusz',
      cloister: 'Klasztor',
      'royal-garden': 'Ogród pałacowy',
      nobles: 'Szlachcice',
      total: 'Razem',
    },
    when: round => `w\u00a0rundzie ${round}`,
    gain: gains({
      built: building => `buduje ${buildingsObject[building]}`,
      shipped: 'ładuje towary',
      bonus: building => `zdobywa punkty za ${buildingsObject[building]}`,
      nobles: 'zdobywa szlachciców',
    }),
  },
};
