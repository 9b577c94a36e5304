import { sql } from 'kysely';
import { ableDriverSql } from './able-driver.ts';

/** The highest figure among the vehicles of active drivers: one index lookup, once for a statement. */
export const highestCo2e = sql<number | null>`(
  select fleet.vehicle_co2e from driver_profiles fleet join users owner on owner.id = fleet.user_id
  where fleet.is_active and fleet.vehicle_co2e is not null and ${sql.raw(ableDriverSql('owner'))}
  order by fleet.vehicle_co2e desc limit 1)`;
