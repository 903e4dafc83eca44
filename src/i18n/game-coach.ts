/** What a game tells a beginner: its aim, and one step for each decision, said when it comes up for the first time. */

/**
 * @typeParam V what one seat may see, as the game's `view` makes it
 * @typeParam Id names the step, and its sentence in each language
 */
export interface CoachStep<V, Id extends string = string> {
  readonly id: Id;
  /** Whether the step fits what is on the screen. @param decides the viewer is asked now */
  readonly when: (view: V, decides: boolean) => boolean;
  /** Topics (`data-help`) of the things on the board that it is about; they are ringed. */
  readonly about?: (view: V) => readonly string[];
  /** These things threaten: they are ringed in the colour of warnings. */
  readonly danger?: true;
}

/** The sentences of a coach, at most 30 words each. */
export type CoachText<Id extends string> = Readonly<Record<Id, string>>;

/** A game for somebody who has never seen it: three sentences, at most 22 words each, that hold at this table. */
export interface AimText {
  /** What one tries to do. */
  readonly goal: string;
  /** What one does in a turn or a round. */
  readonly turn: string;
  /** How it ends, and who wins. */
  readonly end: string;
}

/** The coach of one game in one language, for a shell that knows no single game. */
export interface Coach {
  /** In the order in which they are said where several fit. */
  readonly steps: readonly CoachStep<unknown>[];
  readonly text: CoachText<string>;
  readonly aim: (view: unknown) => AimText;
}

/** Steps and words of one game, as its listing gives them. */
export const coachOf = <V, Id extends string>(
  steps: readonly CoachStep<V, Id>[],
  text: CoachText<Id>,
  aim: AimText | ((view: V) => AimText),
): Coach => ({
  // The shell asks the coach of a game about views of that game only.
  steps: steps as readonly CoachStep<unknown>[],
  text,
  aim: typeof aim === 'function' ? view => aim(view as V) : () => aim,
});
