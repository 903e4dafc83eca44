/** Nouns in the cases the sentences need. */
import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../counts.ts';

const count = counter('pl');
const noun = (one: string, few: string, many: string) => count({one, few, many});

/** Whom, what: "1 herbatę i 3 talary". */
export const loadObject = loadSayer(
  'pl',
  [
    noun('rum', 'rumy', 'rumów'),
    noun('bawełnę', 'bawełny', 'bawełn'),
    noun('wino', 'wina', 'win'),
    noun('herbatę', 'herbaty', 'herbat'),
    noun('kakao', 'kakao', 'kakao'),
  ],
  noun('talara', 'talary', 'talarów'),
  'nic',
);
/** By number of the good; 4 is the cannon. */
export const pickedObject = ['bawełnę', 'wino', 'herbatę', 'kakao', 'działo'] as const;
/** "Wiatr wieje na …": by direction. */
export const towards = ['północ', 'wschód', 'południe', 'zachód'] as const;
/** "Rząd … jest pusty": by row. */
export const rowOf = ['bawełny', 'wina', 'herbaty'] as const;
