export interface BadBrokers {
  /** Each as links and settings name it. */
  readonly dead: string;
  readonly silent: string;
  readonly lying: string;
  close(): Promise<void>;
}

export function badBrokers(): Promise<BadBrokers>;
