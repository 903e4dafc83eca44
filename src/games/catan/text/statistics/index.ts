import type {Language} from '../../../../i18n/language.ts';
import type {StatisticsWords} from './type.ts';

export type {StatisticsWords} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly words: StatisticsWords}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export const loadStatisticsWords = (language: Language): Promise<StatisticsWords> =>
  LOADERS[language]().then(({words}) => words);
