/** What the table says while all devices deal together: who is waited for, who shuffles, who was proved to cheat. */
export interface DealingWords {
  /** The keys of the seats are not all in. */
  readonly setUp: string;
  /** Somebody lied before the first card: this table cannot begin. */
  readonly failed: string;
  readonly failedHint: string;
  /** The way on from there. */
  readonly newTable: string;
  readonly shuffles: (name: string) => string;
  readonly youShuffle: string;
  /** How far a shuffle is: devices whose turn was, of all. */
  readonly pass: (turn: number, of: number) => string;
  /** One or more devices owe their part. */
  readonly waits: (names: readonly string[]) => string;
  /** Of one device that is gone, and what can be done about it. */
  readonly away: (name: string, minutes: number) => string;
  /** Connected, but it says nothing. */
  readonly silent: string;
  /** Somebody was proved to cheat. */
  readonly caught: (name: string) => string;
  readonly evidence: string;
}
