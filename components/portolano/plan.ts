/** The own plan of a round, kept on this device between sealing and sailing: the table holds it closed until then. */
import type {PortView} from '../../src/games/portolano/view.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Plan} from './model.ts';

const keyOf = ({tableId, viewer}: TableView): string => `rs-course:${tableId}:${viewer ?? '-'}`;

export function keepPlan(table: TableView, plan: Plan): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing does not show the course again.
  }
}

/** The plan of this round; null when none was sealed here. */
export function keptPlan(table: TableView): Plan | null {
  try {
    // Checked field by field below.
    const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Partial<Plan> | null;
    // The board of Portolano is opened for its own tables only.
    const {round} = table.board as PortView;
    const path = kept?.path;
    return kept?.round === round && Array.isArray(path) && path.every(Number.isSafeInteger)
      ? {round, path}
      : null;
  } catch {
    return null;
  }
}
