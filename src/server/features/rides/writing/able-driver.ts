import type { Parameters } from '#server/db/parameters.ts';

/**
 * A part of a statement, `able`: it has a row while this person is a driver who may sign in. Whoever blocks, erases or changes the
 * role of a driver holds the row first: they wait for the ride and release it, or the ride is not written.
 */
export function ableDriver(statement: Parameters, driverId: string | null): string {
  return `able as (select from users where id = ${statement.add(driverId, 'uuid')} and role = 'driver'
    and blocked_at is null for key share)`;
}
