/** docs/fair-play.md, "Choices at the same time": requests to commit and to disclose, and who still owes what. */
import {hex, must} from './bytes.ts';
import {disclosureHolds, readCommit, readDisclose} from './commit.ts';

interface Asked {
  kind: 'commit' | 'disclose';
  due: number[];
  /** Of commitments: what is in, by seat. Of a request to disclose: what is to be met. */
  messages: Map<number, Uint8Array>;
}

export class Choices {
  /** Choices as they were disclosed. */
  readonly disclosed: [seat: number, choice: Uint8Array][] = [];
  private readonly gameId: Uint8Array;
  private readonly asked = new Map<string, Asked>();
  /** Commitments of complete sets that nobody has asked for yet, by seat, the latest last. */
  private readonly committed = new Map<number, Uint8Array[]>();

  constructor(gameId: Uint8Array) {
    this.gameId = gameId;
  }

  ask(rid: Uint8Array, kind: 'commit' | 'disclose', by: number[], active: number[]): void {
    must(by.length > 0, 'somebody is asked');
    const due = by.filter(seat => active.includes(seat));
    const messages = new Map<number, Uint8Array>();
    if (kind === 'disclose')
      for (const seat of due) {
        const latest = this.committed.get(seat)?.pop();
        must(latest !== undefined, `seat ${seat} can disclose`);
        messages.set(seat, latest);
      }
    const asked: Asked = {kind, due, messages};
    this.asked.set(hex(rid), asked);
    // Of whom nobody is here nothing is waited for.
    this.without([], asked);
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

  /** @param rid of the request to disclose; the message names the commitment */
  disclose(rid: Uint8Array, message: Uint8Array): void {
    const {seat, choice} = readDisclose(message);
    const asked = this.take(rid, 'disclose', seat);
    must(disclosureHolds(this.gameId, asked.messages.get(seat)!, message), 'disclosure');
    this.disclosed.push([seat, choice]);
    this.without([seat], asked);
  }

  /** Whether a seat owes a word in a question that is open. */
  owes = (seat: number): boolean => [...this.asked.values()].some(({due}) => due.includes(seat));

  /** Whether a choice of a seat is sealed and not told: only the device that sealed it can tell it. */
  isSealed(seat: number): boolean {
    const open = [...this.asked.values()].some(({messages}) => messages.has(seat));
    return open || (this.committed.get(seat)?.length ?? 0) > 0;
  }

  /** Seats that leave owe nothing any more. */
  leave(seats: number[]): void {
    for (const asked of this.asked.values()) this.without(seats, asked);
  }

  private without(seats: number[], asked: Asked): void {
    asked.due = asked.due.filter(seat => !seats.includes(seat));
    if (asked.due.length > 0) return;
    if (asked.kind === 'commit')
      for (const [seat, message] of asked.messages)
        this.committed.set(seat, [...(this.committed.get(seat) ?? []), message]);
    for (const [name, each] of this.asked) if (each === asked) this.asked.delete(name);
  }
}
