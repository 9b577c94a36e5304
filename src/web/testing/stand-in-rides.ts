import { HttpResponse } from 'msw';
import { payRide, refundRide } from '#contract/money/payments.calls.ts';
import type { PayRideBody } from '#contract/money/payments.ts';
import { listRideBills } from '#contract/papers/bills.calls.ts';
import type { MoveRideBody } from '#contract/rides/move-bodies.ts';
import type { RideClosingView } from '#contract/rides/ride-closing.ts';
import {
  acceptRide,
  cancelRide,
  countRides,
  getRideClosing,
  listChangedRides,
  listPendingRides,
  listRideHistory,
  listRides,
  listRidesOfDay,
  moveRide,
  rejectRide,
  withdrawCancellation,
} from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { listChangedRequests } from '#contract/rides/verdicts.calls.ts';
import { closedStatuses, type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { api, noVerdicts, on } from './api.ts';
import { chloe } from './people.ts';
import { accepted, asked, inHours } from './rides.ts';

export { accepted, asked, inHours };

export const expired: RideView = { ...asked, id: 'ride-7', number: 7, scheduledAt: inHours(-2) };

/** Accepted by Chloé, as she sees it: with the client's phone number. */
export const promised: RideView = {
  ...accepted,
  client: { ...accepted.client, phone: '0612345678' },
};

export const running: RideView = {
  ...promised,
  id: 'ride-5',
  number: 5,
  status: 'in_progress',
  scheduledAt: inHours(-0.3),
  startTime: inHours(-0.25),
};

export const completed: RideView = {
  ...accepted,
  id: 'ride-3',
  number: 3,
  status: 'completed',
  scheduledAt: inHours(-50),
};

/** A stand-in server with these rides that makes the requested moves. */
export function keepRides(...kept: RideView[]) {
  const rides = new Map(kept.map((ride) => [ride.id, ride]));
  const received: unknown[] = [];
  const withStatus = (statuses: readonly string[]) =>
    [...rides.values()].filter(({ status }) => statuses.includes(status));
  const change = async (id: unknown, request: Request, changes: Partial<RideView>) => {
    received.push(await request.json().catch(() => undefined));
    const ride = { ...(rides.get(String(id)) ?? asked), ...changes };
    rides.set(ride.id, ride);
    return HttpResponse.json(ride);
  };

  const changedIn = (request: Request) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
    const all = [...rides.values()];
    return { rides: all.filter(({ id }) => ids.includes(id)), counts: countsOf(all) };
  };
  api.use(
    on(countRides, () => HttpResponse.json(countsOf([...rides.values()]))),
    on(listChangedRides, ({ request }) => HttpResponse.json(changedIn(request))),
    on(listChangedRequests, ({ request }) =>
      HttpResponse.json({ ...changedIn(request), verdicts: noVerdicts }),
    ),
    on(listPendingRides, () => HttpResponse.json(withStatus(['pending']))),
    on(listRideHistory, () => HttpResponse.json(withStatus(closedStatuses))),
    on(listRides, ({ request }) =>
      HttpResponse.json(withStatus(new URL(request.url).searchParams.get('status')?.split(',') ?? [])),
    ),
    on(listRideBills, () => HttpResponse.json([])),
    on(getRideClosing, () => HttpResponse.json(closing)),
    on(listRidesOfDay, () => HttpResponse.json([...rides.values()])),
    on(moveRide, async ({ params, request }) => {
      const { status, finalPrice = null } = (await request.clone().json()) as MoveRideBody;
      return change(params.id, request, effectOf(status, finalPrice));
    }),
    on(cancelRide, ({ params, request }) =>
      change(params.id, request, cancelled(rides.get(String(params.id)))),
    ),
    on(acceptRide, ({ params, request }) =>
      change(params.id, request, { status: 'accepted', driverId: chloe.id }),
    ),
    on(payRide, async ({ params, request }) => {
      const { paymentStatus } = (await request.clone().json()) as PayRideBody;
      return change(params.id, request, cashEffectOf(paymentStatus));
    }),
    on(refundRide, ({ params, request }) => change(params.id, request, { paymentStatus: 'refunded' })),
    on(withdrawCancellation, ({ params, request }) =>
      change(params.id, request, { cancellationRequestedAt: null, cancellationWithdrawnAt: inHours(0) }),
    ),
    on(rejectRide, ({ params, request }) => change(params.id, request, { status: 'rejected' })),
  );
  return { received, rides };
}

/** A ride that ends on time. */
const closing: RideClosingView = {
  waiting: { most: 0, unitPrice: '0.50' },
  freeMinutes: 15,
  extraHours: { most: 0, unitPrice: '0.00' },
  agreedRoute: false,
};

/** What a move changes beside the status. */
function effectOf(status: RideStatus, finalPrice: MoveRideBody['finalPrice']): Partial<RideView> {
  if (status === 'in_progress') return { status, startTime: inHours(0) };
  if (status === 'completed')
    return { status, endTime: inHours(0), finalPrice: finalPrice === null ? null : String(finalPrice) };
  return { status, cancellationRequestedAt: null };
}

/** A driver confirms or contests the cash. */
function cashEffectOf(paymentStatus: PayRideBody['paymentStatus']): Partial<RideView> {
  return paymentStatus === 'paid'
    ? { paymentStatus, paymentMethod: 'cash', cashConfirmedAt: inHours(0) }
    : { paymentStatus, paymentMethod: null, cashConfirmedAt: null };
}

function countsOf(rides: readonly RideView[]): Record<RideStatus, number> {
  const counts = rideStatuses.map((status) => [
    status,
    rides.filter((ride) => ride.status === status).length,
  ]);
  return Object.fromEntries(counts) as Record<RideStatus, number>;
}

function cancelled(ride: RideView | undefined): Partial<RideView> {
  return ride?.status === 'accepted' ? { cancellationRequestedAt: inHours(0) } : { status: 'cancelled' };
}
