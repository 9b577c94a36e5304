import { sql } from 'kysely';

/** The highest figure among the vehicles of active drivers: one index lookup, once for a statement. */
export const highestCo2e = sql<number | null>`(
  select fleet.vehicle_co2e from driver_profiles fleet join users owner on owner.id = fleet.user_id
  where fleet.is_active and fleet.vehicle_co2e is not null and owner.role = 'driver' and owner.blocked_at is null
  order by fleet.vehicle_co2e desc limit 1)`;
