/**
 * The dealer of a table: it answers what the engine asks, and keeps what the seats of this device know privately. The
 * ledger tells it every answer that stands in the log.
 */
import {digest} from '../base/digest.ts';
import {randomText} from '../base/random.ts';
import {seededRng} from '../base/rng.ts';
import type {Answer, Ask, Faces, Opening} from '../engine/ask.ts';
import type {Action, Seat} from '../engine/game.ts';
import {LocalDealer, type Sealed} from '../engine/local-dealer.ts';

export interface TableDealer {
  /** What the log shall say next; the host's device asks. Never for a `commit`: seats seal by themselves. */
  answer(ask: Ask): Promise<Answer>;
  /** The log has this answer now. */
  learn(ask: Ask, answer: Answer): void;
  /** What this seat of this device knows privately; empty for the seats of others. */
  faces(seat: Seat): Faces;
  /** Whether an action shows the cards that it says it shows. */
  proves(openings: readonly Opening[]): boolean;
  /** Seals a choice. Resolves to the commitment when the choice is kept safely on this device. */
  seal(seat: Seat, action: Action): Promise<string>;
}

/** What a device keeps of its dealing beside the log; never exported. */
export interface DealerSecrets {
  /** From which answer on which seed counts, ascending: a branch goes on with a seed of its own. */
  readonly seeds: readonly {readonly from: number; readonly seed: string}[];
  /** Choices that wait to be disclosed. */
  readonly sealed: readonly Sealed[];
}

/** @param before what another table on this device kept, of which the new one is a branch after so many answers */
export const newSecrets = (before: DealerSecrets | null = null, answers = 0): DealerSecrets => ({
  seeds: [...(before?.seeds.filter(({from}) => from < answers) ?? []), {from: answers, seed: randomText(32)}],
  sealed: before?.sealed ?? [],
});

/** One device deals: what it draws follows from its secret seed and the log. */
export class DeviceDealer implements TableDealer {
  readonly #dealer: LocalDealer;
  readonly #secrets: DealerSecrets;
  readonly #keep: (secrets: DealerSecrets) => Promise<void>;

  /** @param keep stores the secrets; resolves when they are durable */
  constructor(secrets: DealerSecrets, keep: (secrets: DealerSecrets) => Promise<void>) {
    this.#secrets = secrets;
    this.#keep = keep;
    // Hashed, so that no draw tells anything of the next one.
    this.#dealer = new LocalDealer(answers =>
      seededRng(digest(['roadstead/deal/1', this.#seedAt(answers), answers])),
    );
    for (const sealed of secrets.sealed) this.#dealer.seal(sealed);
  }

  #seedAt(answers: number): string {
    return this.#secrets.seeds.findLast(({from}) => from <= answers)!.seed;
  }

  async answer(ask: Ask): Promise<Answer> {
    return this.#dealer.answer(ask);
  }

  learn(ask: Ask, answer: Answer): void {
    this.#dealer.learn(ask, answer);
  }

  faces(seat: Seat): Faces {
    return this.#dealer.faces(seat);
  }

  proves(openings: readonly Opening[]): boolean {
    return this.#dealer.proves(openings);
  }

  async seal(seat: Seat, action: Action): Promise<string> {
    const commitment = this.#dealer.seal({seat, action, salt: randomText(16)});
    await this.#keep({...this.#secrets, sealed: this.#dealer.sealed});
    return commitment;
  }
}
