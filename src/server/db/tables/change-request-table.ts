import type { ColumnType } from 'kysely';
import type { ChangeSide } from '#domain/ride/change-request.ts';
import type { RideRow } from './rides-table.ts';

/** The columns that a change request would write; a moment is text in it. */
export type StoredChange = Partial<Omit<RideRow, 'scheduled_at'>> & { scheduled_at: string };

/** What its client or its driver wants to change of an accepted ride. */
export type ChangeRequestTable = {
  ride_id: string;
  asked_by: ChangeSide;
  asked_at: Date;
  refused_at: Date | null;
  change: ColumnType<StoredChange, string, string>;
  batch_id: string;
  /** How many were asked for together, open or not. */
  ride_count: number;
};
