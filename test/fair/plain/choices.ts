/** docs/fair-play.md, "Choices at the same time": requests to commit and to disclose, and who still owes what. */
import {hex, must} from './bytes.ts';
import {disclosureHolds, readCommit, readDisclose} from './commit.ts';

interface Asked {
  kind: 'commit' | 'disclose';
  due: number[];
  /** Of commitments: what is in, by seat. */
  messages: Map<number, Uint8Array>;
}

export class Choices {
  /** Choices as they were disclosed. */
  readonly disclosed: [seat: number, choice: Uint8Array][] = [];
  private readonly gameId: Uint8Array;
  private readonly asked = new Map<string, Asked>();
  /** What can be disclosed: the latest set that is complete. */
  private committed = new Map<number, Uint8Array>();

  constructor(gameId: Uint8Array) {
    this.gameId = gameId;
  }

  ask(rid: Uint8Array, kind: 'commit' | 'disclose', by: number[], active: number[]): void {
    must(by.length > 0, 'somebody is asked');
    const due = [...this.asked.values()].flatMap(other => (other.kind === 'disclose' ? other.due : []));
    for (const seat of by)
      must(
        kind === 'commit' ? active.includes(seat) : this.committed.has(seat) && !due.includes(seat),
        `seat ${seat} can ${kind}`,
      );
    this.asked.set(hex(rid), {kind, due: by, messages: new Map()});
  }

  private take(rid: Uint8Array, kind: Asked['kind'], seat: number): Asked {
    const asked = this.asked.get(hex(rid));
    must(asked?.kind === kind && asked.due.includes(seat), `seat ${seat} is asked to ${kind}`);
    return asked;
  }

  commit(message: Uint8Array): void {
    const {seat, rid} = readCommit(message);
    const asked = this.take(rid, 'commit', seat);
    asked.messages.set(seat, message);
    this.without([seat], asked);
  }

  /** `rid` of the request to disclose, then the message. */
  disclose(payload: Uint8Array): void {
    const message = payload.slice(32);
    const {seat, choice} = readDisclose(message);
    const asked = this.take(payload.slice(0, 32), 'disclose', seat);
    must(disclosureHolds(this.gameId, this.committed.get(seat)!, message), 'disclosure');
    this.committed.delete(seat);
    this.disclosed.push([seat, choice]);
    this.without([seat], asked);
  }

  /** Seats that leave owe nothing any more. */
  leave(seats: number[]): void {
    for (const asked of this.asked.values()) this.without(seats, asked);
  }

  private without(seats: number[], asked: Asked): void {
    asked.due = asked.due.filter(seat => !seats.includes(seat));
    if (asked.due.length > 0) return;
    if (asked.kind === 'commit') this.committed = asked.messages;
    for (const [name, each] of this.asked) if (each === asked) this.asked.delete(name);
  }
}
