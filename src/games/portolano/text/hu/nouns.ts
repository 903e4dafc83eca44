/** Nouns with the endings the sentences need, written out: vowel harmony is not computed. */
import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../counts.ts';

const count = counter('hu');
const noun = (word: string) => count({other: word});

/** "2 rumot, 1 teát és 3 tallért". */
export const loadObject = loadSayer(
  'hu',
  [noun('rumot'), noun('gyapotot'), noun('bort'), noun('teát'), noun('kakaót')],
  noun('tallért'),
  'semmit',
);
/** "2 rumért és 3 tallérért". */
export const loadFor = loadSayer(
  'hu',
  [noun('rumért'), noun('gyapotért'), noun('borért'), noun('teáért'), noun('kakaóért')],
  noun('tallérért'),
  'semmiért',
);
/** By number of the good; 4 is the cannon. */
export const pickedObject = ['gyapotot', 'bort', 'teát', 'kakaót', 'ágyút'] as const;
/** "A szél … fúj": by direction. */
export const towards = ['észak felé', 'kelet felé', 'dél felé', 'nyugat felé'] as const;
/** "… sor": by row. */
export const rows = ['gyapotsor', 'borsor', 'teasor'] as const;
