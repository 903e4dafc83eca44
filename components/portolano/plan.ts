/** The own plan of a round, kept on this device between sealing and sailing: the table holds it closed until then. */

import type {PortView} from '../../src/games/portolano/view.ts';
import {note, noted} from '../../src/table/seen/notes.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Plan} from './model.ts';

const noteOf = ({viewer}: TableView): string => `course:${viewer ?? '-'}`;

export const keepPlan = (table: TableView, plan: Plan): void => note(table.tableId, noteOf(table), plan);

/** The plan of this round; null when none was sealed here. */
export function keptPlan(table: TableView): Plan | null {
  // Checked field by field below.
  const kept = noted(table.tableId, noteOf(table)) as Partial<Plan> | null;
  // The board of Portolano is opened for its own tables only.
  const {round} = table.board as PortView;
  const path = kept?.path;
  return kept?.round === round && Array.isArray(path) && path.every(Number.isSafeInteger)
    ? {round, path}
    : null;
}
