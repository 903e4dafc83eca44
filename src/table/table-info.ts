/** What a session is about; kept with the table. */
export interface TableInfo {
  readonly id: string;
  readonly place: 'here' | 'network';
  /** Branched off another table to try things out. */
  readonly trial: boolean;
  /** The host's device: it orders and signs; a table on one device has no other. */
  readonly hosting: boolean;
  /** The place that is kept for this device, while it has none yet. */
  readonly wish?: number | undefined;
  readonly name: string;
  /** Of the join link; empty for a table on one device. */
  readonly secret: string;
  /** Of the join link: what the host's key hashes to, where the link says it. */
  readonly founder?: string | undefined;
  /** How others come here; null for a table on one device. */
  readonly invite: {readonly link: string; readonly code: string} | null;
}
