import type { Point } from '#domain/geo/great-circle.ts';
import { metresBetween } from '#domain/position/shared-position.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { cutPhoneTime, moveOfStep, undoOfStep, type WayStep } from '#domain/ride/way.ts';
import { placesOf } from '#server/db/ride-places.ts';
import { freeMinutesOf, shownSteps } from '#server/db/ride-way.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readWaitingTerms } from '#server/features/pricing/index.ts';
import { readRide } from '../reading/read-rides.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf } from '../reading/ride-snapshot.ts';
import type { RideChange } from '../writing/write-ride.ts';
import { expectedArrival } from './expected-arrival.ts';
import { retryWhenChanged } from './retry-when-changed.ts';
import { writeMove } from './write-move.ts';

type StepCommand = {
  rideId: string;
  step: WayStep;
  phoneTime?: string | undefined;
  /** The position of the car, while its driver shares it. */
  car?: Point | undefined;
};

/** A repeated step is not refused: a telephone that never got the answer sends it again, or two of its pages do at once. */
export async function takeStep(deps: Deps, actor: UserRow, order: StepCommand): Promise<RideWithPeople> {
  return await retryWhenChanged(() => tryStep(deps, actor, order));
}

async function tryStep(deps: Deps, actor: UserRow, order: StepCommand): Promise<RideWithPeople> {
  const ride = await readRide(deps, actor, order.rideId);
  const taken = order.step === 'on_the_way' ? ride.on_the_way_at : ride.arrived_at;
  if (taken && isDriverOf(actor, factsOf(ride))) return ride;
  const columns = await (order.step === 'on_the_way'
    ? departureColumns(deps, ride, order)
    : arrivalColumns(deps, ride, order));
  return await writeMove(deps, deps.pool, { ride, move: moveOfStep[order.step], actor, columns });
}

export async function undoStep(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  step: WayStep,
): Promise<RideWithPeople> {
  const ride = await readRide(deps, actor, rideId);
  return await writeMove(deps, deps.pool, { ride, move: undoOfStep[step], actor });
}

async function departureColumns(
  deps: Deps,
  ride: RideWithPeople,
  { phoneTime }: StepCommand,
): Promise<RideChange> {
  const phoneAt = phoneTime ? cutPhoneTime(new Date(phoneTime), deps.clock(), ride.accepted_at) : null;
  return {
    on_the_way_phone_at: phoneAt,
    expected_at: await expectedArrival(deps, ride, phoneAt ?? deps.clock()),
  };
}

/** The waiting terms are fixed at the arrival, so that both sides count the same to the end. */
async function arrivalColumns(
  deps: Deps,
  ride: RideWithPeople,
  { phoneTime, car }: StepCommand,
): Promise<RideChange> {
  const terms = await readWaitingTerms(deps.db);
  const { onTheWayAt } = shownSteps(ride);
  const { pickup } = placesOf(ride);
  return {
    // A step that waited for the network was taken elsewhere.
    arrived_metres: pickup && car && !phoneTime ? metresBetween(car, pickup) : null,
    arrived_phone_at: phoneTime ? cutPhoneTime(new Date(phoneTime), deps.clock(), onTheWayAt) : null,
    free_minutes: freeMinutesOf(ride, terms),
    waiting_cents: terms.price,
  };
}
