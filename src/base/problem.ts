import type {AnyCode} from './codes.ts';
import type {Json} from './json.ts';

/** A coded problem with the numbers and names for its sentence; `i18n` translates it. */
export interface Problem {
  readonly code: AnyCode;
  readonly details: {readonly [field: string]: Json};
}
