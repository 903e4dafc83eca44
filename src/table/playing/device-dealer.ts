/** The dealer of a table on one device, fetched where there is one: between devices all deal together. */
import {digest} from '../../base/digest.ts';
import {randomText} from '../../base/random.ts';
import {seededRng} from '../../base/rng.ts';
import type {Answer, Ask, Faces, Opening} from '../../engine/ask.ts';
import type {Action, Seat} from '../../engine/game.ts';
import {LocalDealer} from '../../engine/local-dealer.ts';
import type {DealerSecrets, DeviceDealing} from './dealer.ts';

/** What it draws follows from its secret seed and the log. */
export class DeviceDealer implements DeviceDealing {
  readonly joint = null;
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

  answer(ask: Ask): Answer {
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
