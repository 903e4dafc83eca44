/** Words for what a game has brought each seat, needed at its end alone. */
import type {DRAINS, SOURCES} from '../../statistics.ts';

export interface StatisticsWords {
  readonly title: string;
  /** Resource cards that came, and where from; those that went, and where to. */
  readonly got: string;
  readonly sources: Readonly<Record<(typeof SOURCES)[number], string>>;
  readonly gave: string;
  readonly drains: Readonly<Record<(typeof DRAINS)[number], string>>;
  readonly besides: string;
  readonly blocked: string;
  readonly deals: string;
  readonly bankDeals: string;
  readonly bought: string;
  readonly sevens: string;
  readonly rolls: string;
  /** Over the sums of two dice. */
  readonly sum: string;
  /** What chance would bring of so many rolls. */
  readonly expected: string;
  readonly asTable: string;
}
