import {PHASES, type PlayedTable, phaseTable} from '../../support/decisions/san-juan.ts';
import type {Screen} from '../../support/screen/accessible-phases.ts';
import {SjHarness} from './harness.ts';

export {PHASES};

const tables = new Map<string, PlayedTable>();

/** The table of a phase, played once. */
export function openPhase(
  phase: (typeof PHASES)[number],
  ...[size, theme, language]: Screen
): Promise<SjHarness> {
  const played = tables.get(phase) ?? phaseTable(phase);
  tables.set(phase, played);
  return SjHarness.open(played.view, size, {theme, language});
}
