import { sql } from 'kysely';
import type { SetupView } from '#contract/people/driver-profile.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

/** What is there of what a platform needs before its first ride. */
export async function readSetup({ db, settings }: Deps, driver: UserRow): Promise<SetupView> {
  const { logoUrl, app_logo } = (await settings.current()).stored;
  const { rows } = await sql<Omit<SetupView, 'logo'>>`
    select
      exists (select 1 from pricing_rules where is_active) as tariff,
      coalesce(profile.vehicle_model <> '' and profile.vehicle_plate <> '', false) as vehicle,
      coalesce(nullif(profile.phone_number, ''), users.phone, '') <> '' as phone,
      exists (select 1 from push_subscriptions where user_id = users.id)
        or exists (select 1 from notification_config
          where enabled and provider <> 'disabled' and driver_phone <> '') as alerts
    from users left join driver_profiles profile on profile.user_id = users.id
    where users.id = ${driver.id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the driver is signed in, so there is a row');
  return { ...found, logo: Boolean(logoUrl || app_logo) };
}
