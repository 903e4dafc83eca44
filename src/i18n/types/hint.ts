/** What a hint says, whatever the game. */
export interface HintWords {
  readonly title: string;
  readonly thinking: string;
  /** Under the moves: a tap prepares one. */
  readonly prepares: string;
  /** The person may do something, but nobody has asked for it. */
  readonly notAsked: string;
  /** There is no choice. */
  readonly onlyMove: string;
  /** How often a move won among 100 games that were played on in the head, and with how many points. */
  readonly wins: (wins: number, points: number) => string;
  /** Behind it, of the best move: what the second best won. */
  readonly secondBest: (wins: number) => string;
  /** Behind it, of a move that won more often than one before it: it was tried less often. @param first how often the first was */
  readonly lessSure: (games: number, first: number) => string;
  /** Of a game that thinks without playing on: the place of a move, from 0. */
  readonly choice: (place: number) => string;
  /** A move that was looked at a few times only. */
  readonly brief: (games: number) => string;
  readonly again: string;
  /** For screen readers, after a tap. */
  readonly prepared: string;
}
