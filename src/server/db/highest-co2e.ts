import { sql } from 'kysely';

/** The highest figure among the vehicles of active drivers, read once for a statement. */
export const highestCo2e = sql<number | null>`(
  select max(driver_profiles.vehicle_co2e) from driver_profiles join users on users.id = driver_profiles.user_id
  where users.role = 'driver' and users.blocked_at is null and driver_profiles.is_active)`;
