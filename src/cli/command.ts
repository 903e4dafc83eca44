/** What a command of the command line is, and how it reads its words. */
import {parseArgs} from 'node:util';

/**
 * Where a command reads and writes: `out` holds its own output and nothing else, `err` what is said to a person beside
 * it. Who writes without end waits for what `out` gives back: until the reader has caught up.
 */
export interface Streams {
  readonly input: AsyncIterable<string>;
  readonly out: (text: string) => void | Promise<void>;
  readonly err: (text: string) => void;
}

/** Exit code: 0 good, 1 the check failed, 2 wrong usage. */
export type Command = (args: readonly string[], streams: Streams) => Promise<number>;

/** The person called it wrongly: told in one line, exit code 2. */
export class UsageError extends Error {}

type OptionTypes = Readonly<Record<string, {readonly type: 'string' | 'boolean'}>>;

/** @throws UsageError for options that do not exist or lack their value */
export function readArgs<T extends OptionTypes>(args: readonly string[], options: T) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true, strict: true});
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new UsageError(line);
  }
}

/** @throws UsageError unless the text is a whole number within the bounds */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new UsageError(`${name} must be a whole number, ${min} to ${max}`);
  return value;
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
