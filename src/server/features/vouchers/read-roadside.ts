import { sql } from 'kysely';
import type { DriverPapersView, RoadsideView, RoadsideVoucherView } from '#contract/papers/vouchers.ts';
import { roadsideSpan } from '#domain/voucher/roadside-vouchers.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { presentVoucher } from './present-voucher.ts';
import { readVouchers, type VoucherRow } from './read-vouchers.ts';

/** The last version of each voucher that this driver may have to show until tomorrow evening, and their papers. */
export async function readRoadside(deps: Deps, driver: UserRow, site: string): Promise<RoadsideView> {
  const { from, to } = roadsideSpan(deps.clock());
  const [rows, papers] = await Promise.all([
    readVouchers(
      deps.db,
      sql<boolean>`rides.driver_id = ${driver.id} and (rides.status = 'in_progress'
        or rides.status = 'accepted' and rides.scheduled_at >= ${from} and rides.scheduled_at < ${to})`,
    ),
    papersOf(deps, driver),
  ]);
  const last = rows.filter(({ replacedAt }) => replacedAt === null);
  const underWay = last.filter(({ rideStatus }) => rideStatus === 'in_progress');
  const others = last.filter(({ rideStatus }) => rideStatus !== 'in_progress');
  const vouchers = [...underWay, ...others].map((row) => ({
    ...presentVoucher(row, site),
    steppedAt: row.steppedAt?.toISOString() ?? null,
    earlier: earlierThan(row, rows),
  }));
  return { vouchers, papers };
}

function earlierThan(
  { document: { rideId } }: VoucherRow,
  rows: VoucherRow[],
): RoadsideVoucherView['earlier'] {
  return rows.flatMap(({ document: { version, issuedAt, ...document }, replacedAt }) =>
    document.rideId === rideId && replacedAt
      ? [{ version, issuedAt, replacedAt: replacedAt.toISOString() }]
      : [],
  );
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
