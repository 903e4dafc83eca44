import type {AnyCode} from './codes.ts';
import type {Json} from './json.ts';

/**
 * Something from outside (wire, file, link, storage) is not what it must be. `code` is stable and translated
 * (`log/bad-signature`), `details` are numbers and ids for the sentence; `details.n` names the wrong entry.
 */
export class BadMessage extends Error {
  readonly code: AnyCode;
  readonly details: {readonly [field: string]: Json};

  constructor(code: AnyCode, details: {readonly [field: string]: Json} = {}) {
    super(`${code} ${JSON.stringify(details)}`);
    this.name = 'BadMessage';
    this.code = code;
    this.details = details;
  }
}
