/** Table-driven rule tests: each row is named by the id of its rule. */
import {test} from 'node:test';

export type Row = readonly [id: string, what: string, holds: () => void];

export function ruleRows(rows: readonly Row[]): void {
  for (const [id, what, holds] of rows) test(`${id}: ${what}`, holds);
}
