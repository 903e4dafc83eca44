import {PHASES, type PlayedTable, phaseTable} from '../../support/decisions/puerto-rico.ts';
import type {Screen} from '../../support/screen/accessible-phases.ts';
import {TableHarness} from './harness.ts';

export {PHASES};

const tables = new Map<string, PlayedTable>();

/** The table of a phase, played once. */
export function openPhase(
  phase: (typeof PHASES)[number],
  ...[size, theme, language]: Screen
): Promise<TableHarness> {
  const played = tables.get(phase) ?? phaseTable(phase);
  tables.set(phase, played);
  return TableHarness.open(played, size, {theme, language});
}
