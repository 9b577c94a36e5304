import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import { type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { type Relation, visibleRides } from '#domain/ride/visible-rides.ts';

/** The id of a user, or its parameter in a prepared statement. */
type Id = string | RawBuilder<string>;
type Reader = { id: Id; role: Role };

/** A part of the table that one index holds in order. `driverId` null means rides without a driver. */
export type Slice = { status: RideStatus; clientId?: Id; driverId?: Id | null };

/** The rides of these statuses that a user may see, in slices that an index can read. */
export function slicesFor(reader: Reader, statuses: readonly RideStatus[]): Slice[] {
  return statuses.flatMap((status) =>
    visibleRides[reader.role][status].map((relation) => sliceOf(reader, status, relation)),
  );
}

function sliceOf({ id }: Reader, status: RideStatus, relation: Relation): Slice {
  switch (relation) {
    case 'booked':
      return { status, clientId: id };
    case 'driven':
      return { status, driverId: id };
    case 'without_driver':
      return { status, driverId: null };
    case 'all':
      return { status };
  }
}

/** The same as a condition, with its 'and', on rides that are found by something else: those of one client. */
export function visibleTo(reader: Reader): RawBuilder<unknown> {
  const slices = slicesFor(reader, rideStatuses).map(
    (slice) => sql`status = ${sql.lit(slice.status)} ${withDriver(slice)}`,
  );
  return sql`and (${sql.join(slices, sql` or `)})`;
}

function withDriver({ clientId, driverId }: Slice): RawBuilder<unknown> {
  if (clientId !== undefined) return sql`and client_id = ${clientId}`;
  if (driverId === null) return sql`and driver_id is null`;
  return driverId === undefined ? sql`` : sql`and driver_id = ${driverId}`;
}

/** 'pending,accepted' from a query; undefined when one of them is no status. */
export function statusesFrom(text: string): RideStatus[] | undefined {
  const words = text.split(',');
  const known = rideStatuses.filter((status) => words.includes(status));
  return known.length === new Set(words).size ? known : undefined;
}
