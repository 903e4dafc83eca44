import type {Json} from './json.ts';

/** A coded problem with the numbers and names for its sentence; `i18n` translates it. */
export interface Problem {
  readonly code: string;
  readonly details: {readonly [field: string]: Json};
}
