export interface BuildingText {
  readonly name: string;
  /** Fits 74 px at 13 px: at most 13 characters. */
  readonly short: string;
  /** What it does, at most 30 words. */
  readonly help: string;
  readonly rule: string;
}
