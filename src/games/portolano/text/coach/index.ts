/** What the coach says, one language at a time. */
import type {Language} from '../../../../i18n/language.ts';
import type {PortCoachText} from './type.ts';

export type {CoachId} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly coach: PortCoachText}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export const loadCoachText = (language: Language): Promise<PortCoachText> =>
  LOADERS[language]().then(({coach}) => coach);
