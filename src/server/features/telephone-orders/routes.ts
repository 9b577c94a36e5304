import type { FastifyRequest } from 'fastify';
import { telephoneOrderApi } from '#contract/rides/telephone-orders.api.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { guestLink, renewLink, revokeLink } from '#server/features/ride-links/index.ts';
import {
  bookingKeyOf,
  confirmOrder,
  confirmRide,
  findRides,
  presentRide,
  type RideWithPeople,
} from '#server/features/rides/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { siteInUse } from '#server/http/site-url.ts';
import { GUEST_LINK_ENDED } from '#server/live/keep-live.ts';
import { searchClients } from './contacts.ts';
import { keptOrder, presentGuestLink } from './kept-order.ts';
import { takeOrder, takeSeveral } from './take-order.ts';

const SEARCHES_A_MINUTE = 120;

export const telephoneOrderRoutes: Routes = async (app, { deps }) => {
  serve(app, telephoneOrderApi.searchClients, async ({ query }) => searchClients(deps, query.search), {
    requestsAMinute: SEARCHES_A_MINUTE,
  });

  serve(app, telephoneOrderApi.take, async ({ actor, body, request }) => {
    const ride = await takeOrder(deps, { driver: actor, body, key: bookingKeyOf(request) });
    return { ride: presentRide(ride, actor, deps.clock()), link: await linkOf(ride, request) };
  });

  serve(app, telephoneOrderApi.confirm, async ({ actor, params }) => {
    const ride = await keptOrder(deps, actor, params.id);
    return presentRide(await confirmRide(deps, ride, { actor, notedBy: actor }), actor, deps.clock());
  });

  serve(app, telephoneOrderApi.takeSeveral, async ({ actor, body, request }) => {
    const ride = await takeSeveral(deps, { driver: actor, body, key: bookingKeyOf(request) });
    const ofFirstDate = [ride.id, ...(ride.in_order?.other ? [ride.in_order.other.id] : [])];
    const links = (await findRides(deps.db, ofFirstDate))
      .toSorted((a, b) => Number(a.order_place) - Number(b.order_place))
      .map(async (one) => ({ ...(await linkOf(one, request)), leg: one.order_leg }));
    return {
      ride: presentRide(ride, actor, deps.clock()),
      changed: body.rides.length,
      links: await Promise.all(links),
    };
  });

  serve(app, telephoneOrderApi.confirmOrder, async ({ actor, params }) => {
    const { ride, changed } = await confirmOrder(deps, await keptOrder(deps, actor, params.id), actor);
    return { ride: presentRide(ride, actor, deps.clock()), changed };
  });

  serve(app, telephoneOrderApi.getLink, async ({ actor, params, request }) =>
    linkOf(await keptOrder(deps, actor, params.id), request),
  );

  serve(app, telephoneOrderApi.renewLink, async ({ actor, params, request }) => {
    const ride = await keptOrder(deps, actor, params.id);
    await renewLink(deps, guestLink, ride.id);
    await endWithLink(ride);
    return await linkOf(ride, request);
  });

  serve(app, telephoneOrderApi.revokeLink, async ({ actor, params, request }) => {
    const ride = await keptOrder(deps, actor, params.id);
    await revokeLink(deps, guestLink, ride.id);
    await endWithLink(ride);
    return await linkOf(ride, request);
  });

  /** The sockets that the former link opened, and the accounts that were asked for with it. */
  async function endWithLink({ id, client_id }: RideWithPeople): Promise<void> {
    await deps.db.deleteFrom('account_claims').where('user_id', '=', client_id).execute();
    await announceChange(deps.db, GUEST_LINK_ENDED, id);
  }

  async function linkOf(ride: RideWithPeople, request: FastifyRequest) {
    return await presentGuestLink(deps, ride, siteInUse(deps, request));
  }
};
