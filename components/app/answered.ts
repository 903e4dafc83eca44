/**
 * A page that shows an answer to somebody's offer is loaded anew now and then, by a phone that had put it to sleep too. The
 * answer is gone with it; the offer still leads to another one, as long as it is good.
 */
import type {AppView} from '../../src/table/seen/view-model.ts';

/** Where this tab keeps it: no other one shows the same answer. */
const KEPT = 'rs-answered';

export class Answered {
  /** What was followed last. */
  #followed: string | null = null;

  /** Somebody follows this, wherever it leads. */
  follow(linkOrCode: string): void {
    this.#followed = linkOrCode;
  }

  /** Keeps what was followed while its answer is shown, and until the way has another end. */
  look({screen}: AppView): void {
    const answers = screen.screen === 'joining' && screen.by === 'offer';
    if (answers && screen.step === 'answering' && this.#followed !== null) write(this.#followed);
    else if (!answers || screen.step === 'failed') write(null);
  }

  /** The offer whose answer was shown when the page went away; asked for once. */
  take(): string | null {
    const kept = read();
    write(null);
    return kept;
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function write(offer: string | null): void {
  try {
    if (offer !== null) sessionStorage.setItem(KEPT, offer);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // A page that may keep nothing begins anew.
  }
}
