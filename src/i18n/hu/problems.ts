import type {AppText} from '../type.ts';

export const problems: AppText['problems'] = {} as AppText['problems'];
export const unknownProblem: AppText['unknownProblem'] = code => ({what: code, next: ''});
