import type {JoinTrouble} from './view-model.ts';

/** Why a table could not be reached: one of a few named causes, each with a next step on the screen. */
export class JoinFailure extends Error {
  readonly trouble: JoinTrouble;

  constructor(trouble: JoinTrouble) {
    super(`join/${trouble}`);
    this.name = 'JoinFailure';
    this.trouble = trouble;
  }
}
