import type { FastifyReply } from 'fastify';
import {
  bookRideBody,
  cancelRideBody,
  editRideBody,
  moveRideBody,
  rejectRideBody,
  rideCountsView,
  rideIdParams,
  rideListQuery,
  ridesView,
  rideView,
} from '#contract/rides.ts';
import { requestedMove } from '#domain/ride/requested-move.ts';
import { closedStatuses, type RideStatus } from '#domain/ride/ride.ts';
import { actorOf, clients, drivers, signedIn } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { bookRide } from './book-ride.ts';
import { bookingKeyOf } from './booking-key.ts';
import { editRide } from './edit-ride.ts';
import { type MoveOrder, makeMove } from './make-move.ts';
import { presentRide } from './present-ride.ts';
import { countRides, type RidePage, readRide, readRidePage, readRides } from './read-rides.ts';

const oneRide = answers(rideView);
const pageOfRides = { querystring: rideListQuery, response: answers(ridesView) };

export const rideRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/api/rides',
    { config: clients, schema: { body: bookRideBody, response: oneRide } },
    async (request) =>
      presentRide(await bookRide(deps, actorOf(request), request.body, bookingKeyOf(request))),
  );

  app.get('/api/rides', { config: signedIn, schema: pageOfRides }, async (request, reply) => {
    if (Object.keys(request.query).length > 0) {
      return sendPage(reply, await readRidePage(deps, actorOf(request), request.query));
    }
    return (await readRides(deps, actorOf(request))).map(presentRide);
  });

  app.get('/api/rides/pending', { config: signedIn, schema: pageOfRides }, async (request, reply) =>
    sendPage(
      reply,
      await readRidePage(deps, actorOf(request), { limit: '100', ...request.query, status: 'pending' }),
    ),
  );

  app.get('/api/rides/history', { config: signedIn, schema: pageOfRides }, async (request, reply) =>
    sendPage(
      reply,
      await readRidePage(deps, actorOf(request), { ...request.query, status: closedStatuses.join() }),
    ),
  );

  app.get(
    '/api/rides/counts',
    { config: signedIn, schema: { response: answers(rideCountsView) } },
    async (request) => countRides(deps, actorOf(request)),
  );

  app.get(
    '/api/rides/:id',
    { config: signedIn, schema: { params: rideIdParams, response: oneRide } },
    async (request) => presentRide(await readRide(deps, actorOf(request), request.params.id)),
  );

  app.patch(
    '/api/rides/:id',
    { config: signedIn, schema: { params: rideIdParams, body: moveRideBody, response: oneRide } },
    async (request) => {
      const { status, reason } = request.body;
      return presentRide(
        await makeMove(deps, actorOf(request), {
          rideId: request.params.id,
          meant: byStatus(status),
          reason,
        }),
      );
    },
  );

  app.patch(
    '/api/rides/:id/edit',
    { config: clients, schema: { params: rideIdParams, body: editRideBody, response: oneRide } },
    async (request) => presentRide(await editRide(deps, actorOf(request), request.params.id, request.body)),
  );

  app.patch(
    '/api/rides/:id/validate',
    { config: drivers, schema: { params: rideIdParams, response: oneRide } },
    async (request) =>
      presentRide(
        await makeMove(deps, actorOf(request), { rideId: request.params.id, meant: () => 'accept' }),
      ),
  );

  app.post(
    '/api/rides/:id/reject',
    { config: drivers, schema: { params: rideIdParams, body: rejectRideBody, response: oneRide } },
    async (request) => {
      const order = {
        rideId: request.params.id,
        meant: () => 'reject' as const,
        reason: request.body.rejectionReason,
      };
      return presentRide(await makeMove(deps, actorOf(request), order));
    },
  );

  app.patch(
    '/api/rides/:id/cancel',
    { config: signedIn, schema: { params: rideIdParams, body: cancelRideBody, response: oneRide } },
    async (request) => {
      const order = { rideId: request.params.id, meant: byStatus('cancelled'), reason: request.body.reason };
      return presentRide(await makeMove(deps, actorOf(request), order));
    },
  );
};

/** The move that somebody means by naming the status they want. */
function byStatus(status: RideStatus): MoveOrder['meant'] {
  return (ride, role) => requestedMove(status, ride, role);
}

/** Answers stay plain arrays; where the next page starts is told beside them. */
function sendPage(reply: FastifyReply, { rides, next }: RidePage) {
  if (next) reply.header('x-next-cursor', next);
  return rides.map(presentRide);
}
