/** From one going to a table until the next: what comes late for an earlier one is dropped. */
export interface Turn {
  readonly over: boolean;
}
