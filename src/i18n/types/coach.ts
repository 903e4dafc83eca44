/** What every coach says, whatever the game; at most 30 words each. */
export interface CoachWords {
  /** Names the place where it stands, for screen readers. */
  readonly label: string;
  /** To who plays a game for the first time on this device, with the two answers. */
  readonly offer: string;
  readonly yes: string;
  readonly no: string;
  /** The same in one line of a phone: a question, and two answers of a word. */
  readonly offerShort: string;
  readonly yesShort: string;
  readonly noShort: string;
  /** Puts a step away. */
  readonly next: string;
  readonly stop: string;
  /** A tap marks, the coral button confirms. */
  readonly confirm: string;
  /** Long press and `?`. */
  readonly explain: string;
}
