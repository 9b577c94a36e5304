import { ableDriverSql } from '#server/db/able-driver.ts';
import type { Parameters } from '#server/db/parameters.ts';

/**
 * A statement part, `able`: it has a row while the user is an unblocked driver. Blocking, erasing or changing the role
 * of a driver locks the row first: it waits for the ride and releases it, or the ride is not written.
 */
export function ableDriver(statement: Parameters, driverId: string | null): string {
  return `able as (select from users where id = ${statement.add(driverId, 'uuid')} and ${ableDriverSql('users')}
    for key share)`;
}
