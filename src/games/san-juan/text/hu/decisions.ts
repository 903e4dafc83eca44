import {numberObject, withArticle} from '../../../../i18n/hu/grammar.ts';
import {lister} from '../../../../i18n/plural.ts';
import {gains} from '../gain.ts';
import type {SjDecisions} from '../types/text.ts';
import {buildingsObject, cardsObject, count, goodsCountObject} from './nouns.ts';

export const decisions: SjDecisions = {
  ask: {
    draft: keep => ({
      question: `Melyik ${cardsObject(keep)} tartod meg?`,
      sub: 'A többi képpel lefelé a dobópaklira kerül. Mindenki egyszerre választ.',
    }),
    chapel: () => ({
      question: 'Teszel egy lapot a kápolnád alá?',
      sub: '1 pontot ér majd; senki sem látja.',
    }),
    handLimit: (cards, limit) => ({
      question: `Dobj el ${cardsObject(cards)}`,
      sub: `Legfeljebb ${count.cards(limit)} maradhat a kezedben.`,
    }),
    pick: library => ({
      question: 'Melyik szerepet választod?',
      sub: library
        ? 'A könyvtárad körönként egy privilégiumot kétszerez meg: most vagy a második szerepednél.'
        : 'Mindenki cselekszik, a privilégium csak a tiéd.',
    }),
    builder: cards => ({
      question: 'Mit építesz?',
      sub: `${count.cards(cards)} van a kezedben; a többi lap 1-\u2060et ér.`,
    }),
    producer: most => ({question: 'Hol termelsz?', sub: `Legfeljebb ${goodsCountObject(most)} termelhetsz.`}),
    trader: most => ({question: 'Mit adsz el?', sub: `Legfeljebb ${goodsCountObject(most)} adhatsz el.`}),
    councillor: (cards, keeps) => ({
      question: `Húzol ${cardsObject(cards)}?`,
      sub: keeps >= cards ? 'Mindet megtartod.' : `Közülük ${numberObject(keeps)} tartasz meg.`,
    }),
    keep: cards => ({
      question: `Melyik ${cards === 1 ? 'lapot' : cardsObject(cards)} tartod meg?`,
      sub: 'A többit eldobod.',
    }),
    discard: cards => ({
      question: `Melyik ${cards === 1 ? 'lapot' : cardsObject(cards)} dobod el?`,
      sub: 'A levéltáraddal az egész kezedből választhatsz.',
    }),
    goldMine: () => ({
      question: 'Használod az aranybányádat?',
      sub: 'Négy lapot csapsz fel; ha mind a négy költsége más, az egyiket elveheted.',
    }),
    take: () => ({question: 'Melyik lapot veszed el?', sub: 'Mind a négy költsége más.'}),
  },
  waiting: {
    draft: name => `${name} kezdőlapokat választ`,
    chapel: name => `${name} a kápolnáról dönt`,
    handLimit: name => `${name} azon gondolkodik, mit dob el`,
    pick: name => `${name} szerepet választ`,
    builder: name => `${name} építhet`,
    producer: name => `${name} arról dönt, mit termeljen`,
    trader: name => `${name} az eladáson gondolkodik`,
    councillor: name => `${name} lapot húzhat`,
    keep: name => `${name} a lapok közt válogat`,
    goldMine: name => `${name} az aranybányáról dönt`,
    take: name => `${name} elvehet egy lapot`,
  },
  waitingForChance: 'Keverés és osztás',
  gameOver: 'A játék véget ért',
  buttons: {
    produce: goods => ({
      short: `Termelés: ${count.goods(goods)}`,
      long: `${goodsCountObject(goods)} termelek a megjelölt épületeken`,
    }),
    sell: (goods, cards) => ({
      short: `Eladás: +${count.cards(cards)}`,
      long: `Eladok ${goodsCountObject(goods)} ${cards} lapért`,
    }),
    consult: cards => ({short: `Húzok ${cards} lapot`, long: `Húzok ${cardsObject(cards)}`}),
    keep: cards => ({short: `${count.cards(cards)} marad`, long: `Megtartok ${cardsObject(cards)}`}),
    discard: (cards, of) => ({short: `Eldobok ${cardsObject(cards)}`, long: `Eldobok ${cardsObject(of)}`}),
    tuck: {short: 'A kápolna alá', long: 'A megjelölt lapot a kápolna alá teszem'},
    mine: {short: '4 lap felcsapása', long: 'Felcsapok négy lapot az aranybányával'},
    pass: {
      chapel: {short: 'Nem teszek', long: 'Nem teszek lapot a kápolna alá'},
      builder: {short: 'Nem építek', long: 'Most nem építek semmit'},
      producer: {short: 'Nem termelek', long: 'Most nem termelek semmit'},
      trader: {short: 'Nem adok el', long: 'Most nem adok el semmit'},
      councillor: {short: 'Nem húzok', long: 'Most nem húzok lapot'},
      goldMine: {short: 'Nem kell', long: 'Nem használom az aranybányát'},
      take: {short: 'Egyiket sem', long: 'Egyik lapot sem veszem el'},
    },
  },
  priceSum: (cost, price, off) => {
    const parts = [
      ...(off.role ? [`építész −${off.role}`] : []),
      ...(off.library ? [`könyvtár −${off.library}`] : []),
      ...(off.smithy ? [`kovácsműhely −${off.smithy}`] : []),
      ...(off.quarry ? [`kőbánya −${off.quarry}`] : []),
      ...(off.covered ? [`felülépítés −${off.covered}`] : []),
    ];
    return parts.length === 0
      ? count.cards(price)
      : `${cost} helyett ${count.cards(price)}: ${parts.join(', ')}`;
  },
  paid: (given, price) => `Kifizetve: ${given}/${price}`,
  chosen: (given, want) => `Kiválasztva: ${given}/${want}`,
  library: {
    label: 'Használom a könyvtárat',
    hint: 'Megkétszerezi ennek a szerepnek a privilégiumát; körönként csak egyszer.',
  },
  endings: {city: 'megvan a tizenkettedik épület', cards: 'elfogytak a lapok'},
  lastPhase: 'Megvan a tizenkettedik épület: a fázis végén vége a játéknak',
  result: {
    winner: (name, points) => `${name} nyert, ${points} ponttal`,
    shared: (names, points) => `Közös győzelem: ${lister('hu')(names)}, ${points}-\u2060${points} ponttal`,
    tieBreak: (name, tieBreak) => `Pontegyenlőség: ${name} áll jobban, lapja és áruja együtt ${tieBreak}.`,
    tieBreakColumn: 'Egyenlő pontnál: lapok és áruk',
    parts: {
      buildings: 'Épületek',
      chapel: 'Kápolna',
      'triumphal-arch': 'Diadalív',
      'guild-hall': 'Céhház',
      'city-hall': 'Városháza',
      palace: 'Palota',
      total: 'Összesen',
    },
    when: round => `${withArticle(round)}. körben`,
    gain: gains({
      built: building => `felépítette ${buildingsObject[building]}`,
      underChapel: 'lapot tett a kápolnája alá',
    }),
  },
};
