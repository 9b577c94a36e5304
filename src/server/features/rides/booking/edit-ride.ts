import type { EditRide } from '#contract/rides/booking-bodies.ts';
import { takenByText } from '#contract/sentences/ride-sentences.fr.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import { isExpired, isPlanned } from '#domain/ride/ride.ts';
import { mayEditRide } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { moveEveningBefore } from '#server/features/notifications/index.ts';
import { type AskedTrip, askedStops, type Quote } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf } from '../reading/ride-snapshot.ts';
import { extraColumns, forgottenRoute, tripColumns } from '../writing/booking-columns.ts';
import { changeRide } from '../writing/write-ride.ts';
import { availableEdits } from './available-edits.ts';
import { checkDeparture } from './check-departure.ts';
import { askedTrip, priceForBooking } from './price-for-booking.ts';

/** Other places or another time for a pending request, and therefore another price. */
export async function editRide(
  deps: Deps,
  client: UserRow,
  rideId: string,
  body: EditRide,
): Promise<RideWithPeople> {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !maySeeRide(client, factsOf(ride))) throw new AppError('ride_not_found');
  const now = deps.clock();
  if (!mayEditRide(client, factsOf(ride), now)) throw tooLate(ride, now);
  if (body.version !== undefined && body.version !== ride.version) throw new AppError('ride_changed');
  const scheduledAt = new Date(body.scheduledAt);
  if (scheduledAt.getTime() !== ride.scheduled_at.getTime()) await checkDeparture(deps, scheduledAt);
  const priced = await priceOfEdit(deps, ride, body);
  const [price = priced] = await availableEdits(deps, [{ ride, body, price: priced }]);

  return await deps.db.transaction().execute(async (trx) => {
    const changed = await writeEdit(deps, trx, { ride, body, price, client });
    if (!changed) throw await changedMeanwhile(deps, rideId, now);
    return changed;
  });
}

type Edit = { ride: RideWithPeople; body: EditRide; price: Quote; client: UserRow };

/** Undefined when the ride changed since it was read. */
export async function writeEdit(
  deps: Deps,
  trx: Db,
  { ride, body, price, client }: Edit,
): Promise<RideWithPeople | undefined> {
  const edited = {
    ...tripColumns(body, price, new Date(body.scheduledAt)),
    ...extraColumns(body),
    // Another price that a driver agreed on was that of the trip before.
    price_reason: null,
  };
  const change = { ...edited, ...forgottenRoute(ride, edited) };
  const event = { actor: client, kind: 'edit', from: 'pending', to: 'pending', at: deps.clock() } as const;
  const changed = await changeRide(deps, trx, ride, change, event);
  if (!changed) return undefined;
  await trx.deleteFrom('ride_roads').where('ride_id', '=', ride.id).execute();
  await moveEveningBefore(deps, trx, ride, changed);
  return changed;
}

export async function priceOfEdit(deps: Deps, ride: RideWithPeople, body: EditRide): Promise<Quote> {
  return await priceForBooking(deps, body, termsOfEdit(ride, body));
}

/** The trip that an edit would make of a ride. */
export function tripOfEdit(ride: RideWithPeople, body: EditRide): AskedTrip {
  return askedTrip(body, termsOfEdit(ride, body));
}

/** What an edit leaves out stays as it was. */
function termsOfEdit(ride: RideWithPeople, body: EditRide) {
  return {
    scheduledAt: new Date(body.scheduledAt),
    allowToll: body.allowToll ?? ride.allow_toll,
    passengers: body.passengers ?? ride.passengers,
    luggage: body.luggage ?? ride.luggage,
    options: body.options ?? optionsIn(ride.price_lines),
    ...kindAfter(ride, body),
  };
}

/** An edit that names neither stops nor kind keeps those of the ride. */
function kindAfter({ stops, hire_hours }: RideWithPeople, body: EditRide) {
  if (body.kind === 'one_way') return { stops: askedStops(body.stops ?? []), hours: null };
  const hours = body.hours ?? hire_hours;
  return { stops: hours === null ? askedStops(body.stops ?? stops) : [], hours };
}

/** The refusal names the driver who was faster. */
function tooLate(ride: RideWithPeople, now: Date): AppError {
  if (isPlanned(ride))
    return new AppError('ride_taken', { message: takenByText(ride.driver_first_name ?? '') });
  return new AppError(isExpired(factsOf(ride), now) ? 'ride_expired' : 'wrong_status');
}

async function changedMeanwhile(deps: Deps, rideId: string, now: Date): Promise<AppError> {
  const ride = await findRide(deps.db, rideId);
  return ride && ride.status !== 'pending' ? tooLate(ride, now) : new AppError('ride_changed');
}
