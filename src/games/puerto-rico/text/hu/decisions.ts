import {withArticle} from '../../../../i18n/hu/grammar.ts';
import {capital, lister} from '../../../../i18n/plural.ts';
import {gains} from '../gain.ts';
import type {PrDecisions} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {
  barrelsObject,
  buildingsObject,
  count,
  good,
  goodsObject,
  ontoShip,
  tiles,
  tilesObject,
} from './nouns.ts';

export const decisions: PrDecisions = {
  ask: {
    role: turnsLeft => ({
      question: 'Melyik szerepet választod?',
      sub:
        turnsLeft > 1
          ? `Ebben az évben még ${turnsLeft} szerepet választasz. Mindenki cselekszik, a privilégium csak a tiéd.`
          : 'Mindenki cselekszik, a privilégium csak a tiéd.',
    }),
    hacienda: () => ({
      question: 'Húzol előbb egy képpel lefelé fordított ültetvényt?',
      sub: 'A haciendától kapod, látatlanban; utána a szokott módon választasz.',
    }),
    settler: quarry => ({
      question: quarry
        ? 'Melyik ültetvényt választod, vagy inkább kőbányát?'
        : 'Melyik ültetvényt választod?',
      sub: 'Akkor működik, ha telepes áll rajta.',
    }),
    place: (workers, slots) => ({
      question: 'Hová kerüljenek a telepeseid?',
      sub:
        workers > slots
          ? `${count.workers(workers)}, ${count.slots(slots)}: ${workers - slots} a szélrózsán marad.`
          : `${count.workers(workers)}, ${count.slots(slots)}: mindenkinek jut hely.`,
    }),
    builder: doubloons => ({
      question: 'Melyik épületet veszed meg?',
      sub: `${count.doubloons(doubloons)} van nálad. Legfeljebb egy épületet vehetsz.`,
    }),
    craftsman: () => ({
      question: 'Melyik áruból kérsz még egyet?',
      sub: 'A privilégiumod: még 1 abból, amit termeltél.',
    }),
    trader: free => ({
      question: 'Melyik árut adod el?',
      sub: `A kereskedőházban ${count.freeSpaces(free)} van.`,
    }),
    captain: must => ({
      question: must ? 'Mit raksz hajóra?' : 'Használod a rakpartodat?',
      sub: must
        ? 'Amíg van hajó, amelyen elfér az árud, rakodnod kell.'
        : 'Egyik hajóra sem fér fel az árud; a rakpartról te döntesz.',
    }),
    store: (kinds, singles) => ({
      question: 'Mely áruidat tartod meg?',
      sub: kinds
        ? `${kinds} árufajtát teljesen és még ${barrelsObject(singles)}; a többi megromlik.`
        : `${barrelsObject(singles)} tarthatsz meg; a többi megromlik.`,
    }),
  },
  waiting: {
    role: name => `${name} szerepet választ`,
    hacienda: name => `${name} a haciendáról dönt`,
    settler: name => `${name} ültetvényt választ`,
    mayor: name => `${name} épp a telepeseit helyezi el`,
    builder: name => `${name} épületet választ`,
    craftsman: name => `${name} plusz árut választ`,
    trader: name => `${name} az eladáson gondolkodik`,
    captain: name => `${name} arról dönt, mit rakodjon hajóra`,
    store: name => `${name} arról dönt, mit raktározzon`,
    draft: name => `${name} épületet választ a játékhoz`,
    guest: name => `${name} átküldhet egy vendéget`,
    tile: name => `${name} épp egy lapkát rak le`,
    'second-tile': name => `${name} második lapkát választ`,
    lodge: name => `${name} eldobhat egy lapkát`,
    arrivals: name => `${name} telepes és nemes közt választ`,
    nobles: name => `${name} a nemeseit helyezi el`,
    supplier: name => `${name} árut adhat be a kaszárnyának`,
    buccaneer: name => `${name} rosszban sántikál`,
  },
  waitingForChance: 'Új ültetvények húzása',
  gameOver: 'A játék véget ért',
  buttons: {
    drawTile: {short: 'Húzok', long: 'Húzok egy képpel lefelé fordított ültetvényt a haciendával'},
    settle: tile => ({short: tiles[tile], long: `${capital(tilesObject[tile])} kérek`}),
    proposal: {short: 'Javaslat', long: 'Javasolj elrendezést'},
    asBefore: {short: 'Mint eddig', long: 'A telepesek vissza oda, ahol eddig álltak'},
    clear: {short: 'Mind le', long: 'Minden telepest leveszek a tábláról'},
    takeGood: kind => ({
      short: `+${good(1, kind)}`,
      long: `Privilégiumként még 1 ${goodsObject[kind]} kérek`,
    }),
    sell: sale => ({
      short: `Eladás, ${good(1, sale.good)}: +${sale.doubloons}`,
      long: `Eladok 1 ${goodsObject[sale.good]} ${sale.doubloons} dublonért`,
    }),
    load: load =>
      load.ship === 'wharf'
        ? {
            short: `${good(load.count, load.good)} → rakpart, +${load.points}`,
            long: `${load.count} ${goodsObject[load.good]} rakok a saját rakpartomra: ${count.points(load.points)}`,
          }
        : {
            short: `${good(load.count, load.good)} → hajó ${load.load}/${load.capacity}, +${load.points}`,
            long: `${load.count} ${goodsObject[load.good]} rakok ${ontoShip(load.capacity)}: ${load.capacity} helyből ${load.load} foglalt, ${count.points(load.points)}`,
          },
    pass: {
      hacienda: {short: 'Nem húzok', long: 'Nem húzok képpel lefelé fordított ültetvényt'},
      settler: {short: 'Nem kérek', long: 'Nem kérek ültetvényt'},
      builder: {short: 'Nem építek', long: 'Most nem építek semmit'},
      craftsman: {short: 'Nem kérek', long: 'Nem kérek plusz árut'},
      trader: {short: 'Nem adok el', long: 'Most nem adok el semmit'},
      captain: {short: 'Nem rakodom', long: 'Most nem használom a rakpartot'},
    },
  },
  priceSum: (cost, privilege, quarries, price) =>
    price === cost
      ? count.doubloons(price)
      : `${cost} helyett ${count.doubloons(price)} (${[
          ...(privilege ? [`építész −${privilege}`] : []),
          ...(quarries ? [`kőbánya −${quarries}`] : []),
        ].join(', ')})`,
  toggles: {
    hospice: {label: 'Kérem a menedékház telepesét', hint: 'Rögtön egy telepes is kerül a lapkára.'},
    university: {label: 'Kérem az egyetem telepesét', hint: 'Rögtön egy telepes is kerül az épületre.'},
    mayor: {label: 'Kérem a plusz telepest', hint: 'A privilégiumod: 1 telepes a kupacból.'},
  },
  endings: {workers: 'elfogytak a telepesek', city: 'betelt egy város', points: 'elfogytak a pontok'},
  finalRound: why => `Utolsó év: ${why}`,
  result: {
    winner: (name, points) => `${name} nyert, ${points} ponttal`,
    shared: (names, points) => `Közös győzelem: ${lister('hu')(names)}, ${points}-${points} ponttal`,
    tieBreak: (name, tieBreak) => `Pontegyenlőség: ${name} áll jobban, dublonja és áruja együtt ${tieBreak}.`,
    tieBreakColumn: 'Egyenlő pontnál: dublonok és áruk',
    parts: {
      chips: 'Jelzők',
      buildings: 'Épületek',
      'guild-hall': 'Céhház',
      residence: 'Udvarház',
      fortress: 'Erőd',
      'customs-house': 'Vámház',
      'city-hall': 'Városháza',
      cloister: 'Kolostor',
      'royal-garden': 'Díszkert',
      nobles: 'Nemesek',
      total: 'Összesen',
    },
    when: round => `${withArticle(round)}. évben`,
    gain: gains({
      built: building => `felépítette ${buildingsObject[building]}`,
      shipped: 'árut rakott hajóra',
      bonus: building => `megszerezte ${withArticle(buildings[building].name.toLowerCase())} pontjait`,
      nobles: 'nemeseket szerzett',
    }),
  },
};
