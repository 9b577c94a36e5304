import type { InstantBody, InstantStateView } from '#contract/time/hours.ts';
import { alwaysWorking } from '#domain/availability/hours.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { hoursChanged } from './hours-changed.ts';

const SHOWN_RIDES = 5;

/** Whether the platform accepts for this driver, and the next rides that it did. */
export async function readInstant({ db, clock }: Deps, driver: UserRow): Promise<InstantStateView> {
  const row = await db
    .selectFrom('driver_hours')
    .select(['instant', 'instant_margin', 'instant_shown', 'pause_minutes'])
    .where('user_id', '=', driver.id)
    .executeTakeFirst();
  const rides = await db
    .selectFrom('rides')
    .select(['id', 'number', 'scheduled_at', 'pickup_address', 'destination_address', 'estimated_cents'])
    .select(['instant_margin', 'hire_hours'])
    .where('driver_id', '=', driver.id)
    .where('status', '=', 'accepted')
    .where('scheduled_at', '>=', clock())
    .where('instant_margin', 'is not', null)
    .orderBy('scheduled_at')
    .limit(SHOWN_RIDES)
    .execute();
  return {
    on: row?.instant ?? false,
    leastMargin: row?.instant_margin ?? alwaysWorking.instantMargin,
    shown: row?.instant_shown ?? false,
    pauseMinutes: row?.pause_minutes ?? 0,
    rides: rides.map((ride) => ({
      id: ride.id,
      number: Number(ride.number),
      scheduledAt: ride.scheduled_at.toISOString(),
      pickupAddress: ride.pickup_address,
      destinationAddress: ride.destination_address,
      hours: ride.hire_hours,
      price: moneyText(cents(ride.estimated_cents)),
      margin: marginIn(ride.instant_margin),
    })),
  };
}

/** Null: nothing else was planned that day. */
function marginIn(stored: number | null): number | null {
  return stored === null || stored < 0 ? null : stored;
}

export async function saveInstant(
  deps: Deps,
  driver: UserRow,
  { on, leastMargin }: InstantBody,
): Promise<void> {
  const columns = {
    ...(on === undefined ? {} : { instant: on }),
    ...(leastMargin === undefined ? {} : { instant_margin: leastMargin }),
    instant_shown: true,
  };
  await deps.db
    .insertInto('driver_hours')
    .values({ user_id: driver.id, spans: null, base_lat: null, base_lng: null, ...columns })
    .onConflict((known) => known.column('user_id').doUpdateSet(columns))
    .execute();
  await hoursChanged(deps);
}
