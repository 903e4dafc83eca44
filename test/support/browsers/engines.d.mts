import type {Browser} from 'playwright-core';

export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface LaunchOptions {
  /** A folder for the files that pages hand out. */
  readonly downloads?: string;
  /** A name that leads to this machine and, unlike `localhost`, is no secure origin over http. */
  readonly insecureName?: string;
}

export const ENGINES: Record<
  Engine,
  {
    readonly name: string;
    /** The environment variable that may name its path; empty: it is not wanted. */
    readonly variable: string;
    /** Where it is, or why there is none, in words. */
    find(): {readonly path: string} | {readonly none: string};
    /** @throws Error when there is no such browser */
    launch(options?: LaunchOptions): Promise<Browser>;
  }
>;
