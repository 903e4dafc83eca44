/** What the coach says, one language at a time. */
import type {Language} from '../../../../i18n/language.ts';
import type {SjCoachText} from './type.ts';

export type {CoachId} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly coach: SjCoachText}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export const loadCoachText = (language: Language): Promise<SjCoachText> =>
  LOADERS[language]().then(({coach}) => coach);
