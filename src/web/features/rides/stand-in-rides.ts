import { HttpResponse, http } from 'msw';
import type { MoveRideBody, RideView } from '#contract/rides.ts';
import { closedStatuses, type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { api } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';

const HOUR_MS = 3_600_000;

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Amélie’s way to the airport, asked for and not answered yet. */
export const asked: RideView = {
  id: 'ride-12',
  number: 12,
  version: 1,
  status: 'pending',
  clientId: amelie.id,
  clientFirstName: amelie.firstName,
  clientLastName: amelie.lastName,
  client: { firstName: amelie.firstName, lastName: amelie.lastName, email: amelie.email, phone: null },
  driverId: null,
  driver: null,
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3743,
  destinationAddress: 'Aéroport d’Orly, terminal 3, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
  scheduledAt: inHours(3),
  createdAt: inHours(-0.2),
  startTime: null,
  endTime: null,
  distance: 18.4,
  duration: 35,
  estimatedPrice: '42.50',
  finalPrice: null,
  priceToConfirm: false,
  priceRuleName: 'Jour',
  priceLines: [{ kind: 'base', amount: '4.00' }],
  notes: '',
  allowToll: false,
  passengers: 2,
  luggage: 0,
  travelReference: '',
  rejectionReason: null,
  cancellationReason: null,
  cancellationRequestedAt: null,
  paymentStatus: 'unpaid',
};

export const expired: RideView = { ...asked, id: 'ride-7', number: 7, scheduledAt: inHours(-2) };

export const accepted: RideView = {
  ...asked,
  status: 'accepted',
  driverId: chloe.id,
  driver: {
    firstName: chloe.firstName,
    lastName: chloe.lastName,
    email: chloe.email,
    phone: '0698765432',
    vehicle: { make: 'Mercedes-Benz', model: 'Classe E', plate: 'GH-482-KT' },
  },
};

/** Accepted by Chloé, as she sees it: with the telephone of who rides. */
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

/** A server that keeps these rides and makes the moves it is asked for. */
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

  api.use(
    http.get('/api/rides/counts', () => HttpResponse.json(countsOf([...rides.values()]))),
    http.get('/api/rides/pending', () => HttpResponse.json(withStatus(['pending']))),
    http.get('/api/rides/history', () => HttpResponse.json(withStatus(closedStatuses))),
    http.get('/api/rides', ({ request }) =>
      HttpResponse.json(withStatus(new URL(request.url).searchParams.get('status')?.split(',') ?? [])),
    ),
    http.get('/api/rides/day', () => HttpResponse.json([...rides.values()])),
    http.patch('/api/rides/:id', async ({ params, request }) => {
      const { status, finalPrice = null } = (await request.clone().json()) as MoveRideBody;
      return change(params.id, request, effectOf(status, finalPrice));
    }),
    http.patch('/api/rides/:id/cancel', ({ params, request }) =>
      change(params.id, request, cancelled(rides.get(String(params.id)))),
    ),
    http.patch('/api/rides/:id/validate', ({ params, request }) =>
      change(params.id, request, { status: 'accepted', driverId: chloe.id }),
    ),
    http.post('/api/rides/:id/reject', ({ params, request }) =>
      change(params.id, request, { status: 'rejected' }),
    ),
  );
  return { received, rides };
}

/** What the server writes beside the status. */
function effectOf(status: RideStatus, finalPrice: MoveRideBody['finalPrice']): Partial<RideView> {
  if (status === 'in_progress') return { status, startTime: inHours(0) };
  if (status === 'completed')
    return { status, endTime: inHours(0), finalPrice: finalPrice === null ? null : String(finalPrice) };
  return { status, cancellationRequestedAt: null };
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
