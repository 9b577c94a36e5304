import type { EditRide } from '#contract/rides/booking-bodies.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { type ChangeStep, isChangedAlike, stepOfChange } from '#domain/order/change-alike.ts';
import { type ChangeSide, sideOf } from '#domain/ride/change-request.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import {
  changeFactsOf,
  factsOf,
  findRide,
  findRides,
  type RideWithPeople,
} from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { alikeBody, isAlready } from './alike-body.ts';
import { checkMoved } from './ask-change.ts';

/** What is planned for one ride, or why it stays as it is. */
export type Planned = { ride: RideWithPeople; body: EditRide } & ({ step: ChangeStep } | { left: ErrorCode });

/** The chosen ride first, then the later ones of its way that the actor may see. */
export async function planFollowing(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  change: EditRide,
): Promise<Planned[]> {
  const chosen = await findRide(deps.db, rideId);
  if (!chosen || !maySeeRide(actor, factsOf(chosen))) throw new AppError('ride_not_found');
  await checkMoved(deps, chosen, change, sideFor(actor, chosen));
  const rides = (await ridesAlike(deps, chosen)).filter((ride) => maySeeRide(actor, factsOf(ride)));
  const planned: Planned[] = [];
  for (const ride of rides) planned.push(await plan(deps, actor, ride, alikeBody(chosen, change, ride)));
  const [first] = planned;
  if (first && 'left' in first) throw new AppError(first.left);
  return planned;
}

async function plan(deps: Deps, actor: UserRow, ride: RideWithPeople, body: EditRide): Promise<Planned> {
  const situation = { change: changeFactsOf(ride), actor, now: deps.clock() };
  const answer = stepOfChange(factsOf(ride), situation);
  if ('refusal' in answer) return { ride, body, left: answer.refusal };
  if (isAlready(ride, body)) return { ride, body, left: 'change_empty' };
  try {
    await checkMoved(deps, ride, body, sideFor(actor, ride));
  } catch (error) {
    if (error instanceof AppError) return { ride, body, left: error.code };
    throw error;
  }
  return { ride, body, ...answer };
}

function sideFor(actor: UserRow, ride: RideWithPeople): ChangeSide {
  return sideOf(actor, factsOf(ride)) ?? 'client';
}

/** A ride that was ordered alone is followed by none. */
async function ridesAlike(deps: Deps, chosen: RideWithPeople): Promise<RideWithPeople[]> {
  if (chosen.order_id === null || chosen.order_place === null) return [chosen];
  const mates = await deps.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', chosen.order_id)
    .where('order_place', '>', chosen.order_place)
    .execute();
  const others = await findRides(
    deps.db,
    mates.map(({ id }) => id),
  );
  const placeOf = ({ order_place, order_leg }: RideWithPeople) => ({
    place: order_place ?? 0,
    leg: order_leg,
  });
  return [chosen, ...others]
    .filter((other) => isChangedAlike(placeOf(chosen), placeOf(other)))
    .toSorted((one, other) => placeOf(one).place - placeOf(other).place);
}
