/** What the table says of a game that is over, beside what the game itself says. */
export interface ResultShellWords {
  /** @param why without a full stop */
  readonly ended: (why: string) => string;
  /** Heading of the chart. */
  readonly course: string;
  /** Opens the chart's figures. */
  readonly asTable: string;
  readonly round: string;
  /** All points of a seat and where they come from, to be read aloud: `sources` as "Buildings 14". */
  readonly breakdown: (name: string, total: number, sources: readonly string[]) => string;
  readonly replay: string;
  readonly shareText: string;
  readonly sharePicture: string;
  readonly copied: string;
  readonly saved: string;
  /** Beside the text, where the browser lets nobody share or copy. */
  readonly byHand: string;
  /** The browser makes no picture. */
  readonly noPicture: string;
}
