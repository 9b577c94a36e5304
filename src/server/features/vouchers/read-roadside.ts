import { sql } from 'kysely';
import type { DriverPapersView, RoadsideView } from '#contract/vouchers.ts';
import { addDays, startOfDay } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { presentVoucher } from './present-voucher.ts';
import { readVouchers } from './read-vouchers.ts';

/** The last version of each voucher that this driver may have to show until tomorrow evening, and their papers. */
export async function readRoadside(deps: Deps, driver: UserRow, site: string): Promise<RoadsideView> {
  const { day } = parisTime(deps.clock());
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 2))];
  const [rows, papers] = await Promise.all([
    readVouchers(
      deps.db,
      sql<boolean>`rides.driver_id = ${driver.id} and (rides.status = 'in_progress'
        or rides.status = 'accepted' and rides.scheduled_at >= ${from} and rides.scheduled_at < ${to})
        and not exists (select from vouchers next
          where next.ride_id = vouchers.ride_id and next.version > vouchers.version)`,
    ),
    papersOf(deps, driver),
  ]);
  const underWay = rows.filter(({ rideStatus }) => rideStatus === 'in_progress');
  const others = rows.filter(({ rideStatus }) => rideStatus !== 'in_progress');
  return { vouchers: [...underWay, ...others].map((row) => presentVoucher(row, site)), papers };
}

async function papersOf(deps: Deps, driver: UserRow): Promise<DriverPapersView> {
  const { company } = await deps.settings.current();
  const profile = await profileOf(deps.db, driver.id);
  return {
    name: `${driver.first_name} ${driver.last_name}`.trim(),
    proCardNumber: profile?.pro_card_number ?? '',
    proCardExpiry: profile?.pro_card_expiry ?? '',
    medicalVisitExpiry: profile?.medical_visit_expiry ?? '',
    technicalCheckExpiry: profile?.technical_check_expiry ?? '',
    insuranceExpiry: profile?.insurance_expiry ?? '',
    vehicle: {
      make: profile?.vehicle_make ?? '',
      model: profile?.vehicle_model ?? '',
      plate: profile?.vehicle_plate ?? '',
      energy: profile?.vehicle_energy ?? '',
    },
    evtcNumber: company.evtcNumber,
    evtcExpiry: company.evtcExpiry,
    insurer: { name: company.insurerName, policy: company.insurerPolicy, phone: company.insurerPhone },
  };
}

async function profileOf(db: Db, driverId: string) {
  return await db
    .selectFrom('driver_profiles')
    .selectAll()
    .where('user_id', '=', driverId)
    .executeTakeFirst();
}
