import type { FastifyReply, FastifyRequest } from 'fastify';
import { centsFrom } from '#contract/pricing.ts';
import {
  bookRideBody,
  cancelRideBody,
  editRideBody,
  moveRideBody,
  rejectRideBody,
  rideCountsView,
  rideDayQuery,
  rideEventsView,
  rideIdParams,
  rideListQuery,
  rideRoadView,
  ridesView,
  rideView,
} from '#contract/rides.ts';
import { requestedMove } from '#domain/ride/requested-move.ts';
import { closedStatuses, type RideStatus } from '#domain/ride/ride.ts';
import type { UserRow } from '#server/db/schema.ts';
import { actorOf, clients, drivers, signedIn } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { bookRide } from './book-ride.ts';
import { bookingKeyOf } from './booking-key.ts';
import { editRide } from './edit-ride.ts';
import { type MoveOrder, makeMove } from './make-move.ts';
import { presentRide } from './present-ride.ts';
import { countRides, type RidePage, readRide, readRideDay, readRidePage, readRides } from './read-rides.ts';
import { readRideEvents } from './ride-history.ts';
import { readRideRoad } from './ride-road.ts';

const oneRide = answers(rideView);
const pageOfRides = { querystring: rideListQuery, response: answers(ridesView) };

export const rideRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/api/rides',
    { config: clients, schema: { body: bookRideBody, response: oneRide } },
    async (request) => {
      const client = actorOf(request);
      return presentRide(await bookRide(deps, client, request.body, bookingKeyOf(request)), client);
    },
  );

  app.get('/api/rides', { config: signedIn, schema: pageOfRides }, async (request, reply) => {
    const reader = actorOf(request);
    if (Object.keys(request.query).length > 0)
      return sendPage(reply, reader, await readRidePage(deps, reader, request.query));
    return (await readRides(deps, reader)).map((ride) => presentRide(ride, reader));
  });

  app.get(
    '/api/rides/day',
    { config: drivers, schema: { querystring: rideDayQuery, response: answers(ridesView) } },
    async (request) => {
      const driver = actorOf(request);
      return (await readRideDay(deps, driver, request.query.date)).map((ride) => presentRide(ride, driver));
    },
  );

  app.get('/api/rides/pending', { config: signedIn, schema: pageOfRides }, async (request, reply) => {
    const query = { limit: '100', ...request.query, status: 'pending' };
    return sendPage(reply, actorOf(request), await readRidePage(deps, actorOf(request), query));
  });

  app.get('/api/rides/history', { config: signedIn, schema: pageOfRides }, async (request, reply) => {
    const query = { ...request.query, status: closedStatuses.join() };
    return sendPage(reply, actorOf(request), await readRidePage(deps, actorOf(request), query));
  });

  app.get(
    '/api/rides/counts',
    { config: signedIn, schema: { response: answers(rideCountsView) } },
    async (request) => countRides(deps, actorOf(request)),
  );

  app.get(
    '/api/rides/:id',
    { config: signedIn, schema: { params: rideIdParams, response: oneRide } },
    async (request) => {
      const reader = actorOf(request);
      return presentRide(await readRide(deps, reader, request.params.id), reader);
    },
  );

  app.get(
    '/api/rides/:id/events',
    { config: signedIn, schema: { params: rideIdParams, response: answers(rideEventsView) } },
    async (request) => await readRideEvents(deps, await readRide(deps, actorOf(request), request.params.id)),
  );

  app.get(
    '/api/rides/:id/road',
    { config: signedIn, schema: { params: rideIdParams, response: answers(rideRoadView) } },
    async (request) => await readRideRoad(deps, await readRide(deps, actorOf(request), request.params.id)),
  );

  app.patch(
    '/api/rides/:id',
    { config: signedIn, schema: { params: rideIdParams, body: moveRideBody, response: oneRide } },
    async (request) => {
      const { status, reason, finalPrice, completeCurrent } = request.body;
      const finalCents = centsFrom(finalPrice ?? '');
      const meant = byStatus(status);
      return await move(request, { meant, reason, finalCents, completeCurrent });
    },
  );

  app.patch(
    '/api/rides/:id/edit',
    { config: clients, schema: { params: rideIdParams, body: editRideBody, response: oneRide } },
    async (request) => {
      const client = actorOf(request);
      return presentRide(await editRide(deps, client, request.params.id, request.body), client);
    },
  );

  app.patch(
    '/api/rides/:id/validate',
    { config: drivers, schema: { params: rideIdParams, response: oneRide } },
    async (request) => await move(request, { meant: () => 'accept' }),
  );

  app.post(
    '/api/rides/:id/reject',
    { config: drivers, schema: { params: rideIdParams, body: rejectRideBody, response: oneRide } },
    async (request) => await move(request, { meant: () => 'reject', reason: request.body.rejectionReason }),
  );

  app.patch(
    '/api/rides/:id/cancel',
    { config: signedIn, schema: { params: rideIdParams, body: cancelRideBody, response: oneRide } },
    async (request) => await move(request, { meant: byStatus('cancelled'), reason: request.body.reason }),
  );

  async function move(request: FastifyRequest, order: Omit<MoveOrder, 'rideId'>) {
    const actor = actorOf(request);
    const { id } = request.params as { id: string };
    return presentRide(await makeMove(deps, actor, { rideId: id, ...order }), actor);
  }
};

/** The move that somebody means by naming the status they want. */
function byStatus(status: RideStatus): MoveOrder['meant'] {
  return (ride, role) => requestedMove(status, ride, role);
}

/** Answers stay plain arrays; where the next page starts is told beside them. */
function sendPage(reply: FastifyReply, reader: UserRow, { rides, next }: RidePage) {
  if (next) reply.header('x-next-cursor', next);
  return rides.map((ride) => presentRide(ride, reader));
}
