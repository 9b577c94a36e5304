import type { FastifyReply } from 'fastify';
import type { RideListQuery } from '#contract/rides/ride-queries.ts';
import { rideApi } from '#contract/rides/rides.api.ts';
import { closedStatuses } from '#domain/ride/ride.ts';
import type { UserRow } from '#server/db/schema.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { mayBeOld } from '#server/http/may-be-old.ts';
import type { Routes } from '#server/http/routes.ts';
import { sendPage } from '#server/http/send-page.ts';
import { serve } from '#server/http/serve.ts';
import { bookRide } from './booking/book-ride.ts';
import { bookingKeyOf } from './booking/booking-key.ts';
import { changePassenger } from './booking/change-passenger.ts';
import { editRide } from './booking/edit-ride.ts';
import { readRideClosing } from './moves/close-ride.ts';
import { presentRide } from './present-ride.ts';
import { readRide, readRideDay, readRidePage, readRidesById } from './reading/read-rides.ts';
import { rideCalendar } from './reading/ride-calendar.ts';
import { readRideEvents } from './reading/ride-history.ts';
import { countRides, readRides } from './reading/ride-overview.ts';
import { readRideRoads } from './reading/ride-roads.ts';
import { withNormalPhone } from './writing/passenger-columns.ts';

export const rideRoutes: Routes = async (app, { deps }) => {
  serve(app, rideApi.book, async ({ actor, body, request }) => {
    const [key, address] = [bookingKeyOf(request), clientAddress(request)];
    return presentRide(
      await bookRide(deps, { client: actor, body: await withNormalPhone(body), key, address }),
      actor,
      deps.clock(),
    );
  });

  serve(app, rideApi.edit, async ({ actor, params, body }) =>
    presentRide(await editRide(deps, actor, params.id, await withNormalPhone(body)), actor, deps.clock()),
  );

  serve(app, rideApi.changePassenger, async ({ actor, params, body }) => {
    const { passenger } = await withNormalPhone(body);
    return presentRide(await changePassenger(deps, actor, params.id, passenger), actor, deps.clock());
  });

  serve(app, rideApi.list, async ({ actor, query, reply }) => {
    if (Object.keys(query).length > 0) return await sendRides(reply, actor, query);
    return (await readRides(deps, actor)).map((ride) => presentRide(ride, actor, deps.clock()));
  });

  serve(app, rideApi.listPending, async ({ actor, query, reply }) =>
    sendRides(reply, actor, { limit: '100', ...query, status: 'pending' }),
  );

  serve(app, rideApi.listHistory, async ({ actor, query, request, reply }) =>
    mayBeOld(deps, request, (reading) =>
      sendRides(reply, actor, { ...query, status: closedStatuses.join() }, reading),
    ),
  );

  serve(app, rideApi.listOfDay, async ({ actor, query }) =>
    (await readRideDay(deps, actor, query)).map((ride) => presentRide(ride, actor, deps.clock())),
  );

  serve(app, rideApi.count, async ({ actor }) => countRides(deps, actor));

  serve(app, rideApi.listChanged, async ({ actor, query }) => {
    const [rides, counts] = await Promise.all([
      readRidesById(deps, actor, query.ids.split(',')),
      countRides(deps, actor),
    ]);
    return { rides: rides.map((ride) => presentRide(ride, actor, deps.clock())), counts };
  });

  serve(app, rideApi.listRoads, async ({ actor, query }) =>
    readRideRoads(deps, await readRidesById(deps, actor, query.ids.split(','))),
  );

  serve(app, rideApi.get, async ({ actor, params }) =>
    presentRide(await readRide(deps, actor, params.id), actor, deps.clock()),
  );

  serve(app, rideApi.listEvents, async ({ actor, params }) =>
    readRideEvents(deps, await readRide(deps, actor, params.id)),
  );

  serve(app, rideApi.downloadCalendar, async ({ actor, params, reply, request }) => {
    const ride = await readRide(deps, actor, params.id);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `inline; filename="course-${ride.number}.ics"`)
      .send(await rideCalendar(deps, ride, request.host));
  });

  serve(app, rideApi.getClosing, async ({ actor, params }) => readRideClosing(deps, actor, params.id));

  async function sendRides(reply: FastifyReply, reader: UserRow, query: RideListQuery, from = deps) {
    const { rides, next } = await readRidePage(from, reader, query);
    return sendPage(
      reply,
      next,
      rides.map((ride) => presentRide(ride, reader, deps.clock())),
    );
  }
};
