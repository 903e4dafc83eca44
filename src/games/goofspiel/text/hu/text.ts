import {lister} from '../../../../i18n/plural.ts';
import type {GoofText} from '../types/text.ts';

const list = lister('hu');
const prizes = (values: readonly number[]) => list(values.map(String));

/** Hungarian. */
export const text: GoofText = {
  game: 'Goofspiel',
  options: {
    ties: {
      label: 'Egyforma licitek',
      effect: 'Mi történik, ha többen is a legmagasabb lapot teszik.',
      values: {
        stay: 'A nyeremény marad a következő körre',
        cancel: 'Az egyformák kiesnek, a következő lap visz',
      },
    },
  },
  draws: {begun: 'a nyeremények sorrendje', turned: 'a következő nyeremény', shown: 'a licitek felfedése'},
  events: {
    begun: () => 'A nyeremények meg vannak keverve',
    turned: ({round, prize}) => `${round}. kör: a nyeremény ${prize} pont`,
    shown: ({bids}, name) => `A licitek: ${list(bids.map((card, seat) => `${name(seat)} ${card}`))}`,
    took: ({seat, prizes: won}, name) => `${name(seat)} nyereménye: ${prizes(won)} pont`,
    stayed: ({prizes: left, last}) =>
      last
        ? `Egyforma licitek, ezt senki sem viszi: ${prizes(left)}`
        : `Egyforma licitek, a következővel együtt vihető: ${prizes(left)}`,
  },
  refusals: {'goof/sealed-only': () => 'A licit titkos, amíg mindenki nem választott.'},
  rules: 'Szabályok',
  help: {
    aim: {
      title: 'A játék célja',
      body: 'Tizenhárom nyereményre licitáltok egymás után, 1-től 13 pontig. Az győz, aki a végén a legtöbb pontot gyűjtötte.',
      rules: ['GOOF-CARD-1', 'GOOF-END-2'],
    },
    round: {
      title: 'Egy kör',
      body: 'Felfordul egy nyeremény. Mindenki titokban választ egy lapot, és egyszerre mutatjátok meg: a legmagasabb viszi. A kijátszott lapok elfogynak: amit most licitálsz, később hiányzik.',
      rules: ['GOOF-ROUND-1', 'GOOF-ROUND-2', 'GOOF-ROUND-3', 'GOOF-ROUND-4'],
    },
    ties: {
      title: 'Egyforma licitek',
      body: 'Ha a legmagasabb lapot többen is tették, a nyeremény marad, és a következővel együtt lehet elvinni. A másik szabály szerint az egyforma licitek kiesnek, és a legmagasabb egyedüli lap visz.',
      rules: ['GOOF-TIE-1', 'GOOF-TIE-2'],
    },
    end: {
      title: 'A játék vége',
      body: 'Az utolsó lapját mindenki magától játssza ki. Ami az asztalon maradt, senkinek sem számít; azonos pontszámmal közös a helyezés.',
      rules: ['GOOF-ROUND-6', 'GOOF-END-1', 'GOOF-END-3'],
    },
  },
  plain: {
    names: {
      round: 'Kör',
      prizes: 'Erre licitáltok',
      pile: 'Hátralévő nyeremények',
      last: 'Előző kör',
      points: 'Pont',
      bid: 'Licit',
      hand: 'Maradt lapok',
      won: 'Nyeremények',
      card: 'A lapjaid',
    },
    asks: {bid: 'Melyik lappal licitálsz?'},
  },
};
