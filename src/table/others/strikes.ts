/** What other devices sent that no honest one sends, as the net told it. */
import type {AnyCode} from '../../base/codes.ts';
import type {HeaderSeat} from '../../log/header.ts';
import type {StrikeView} from '../seen/view-model.ts';

/** Kinds of misdeeds kept; somebody with ever new keys cannot fill memory. */
const MOST = 50;

interface Strike {
  readonly key: string;
  readonly code: AnyCode;
  times: number;
}

export class Strikes {
  #list: Strike[] = [];

  /** @param isKnown who sits here or is linked: what they did is not pushed out by what others did, who are gone */
  note(key: string, code: AnyCode, isKnown: (key: string) => boolean): void {
    const known = this.#list.find(strike => strike.key === key && strike.code === code);
    if (known) known.times++;
    else this.#list.push({key, code, times: 1});
    if (this.#list.length <= MOST) return;
    const first = this.#list.findIndex(strike => strike.key !== key && !isKnown(strike.key));
    this.#list.splice(Math.max(0, first), 1);
  }

  view({seats}: {readonly seats: readonly HeaderSeat[]}): StrikeView[] {
    return this.#list.map(({key, code, times}) => {
      const seat = seats.findIndex(other => other.kind === 'person' && other.key === key);
      return {seat: seat < 0 ? null : seat, problem: {code, details: {}}, times};
    });
  }
}
