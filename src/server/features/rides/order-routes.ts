import { centsFrom } from '#contract/pricing/pricing.ts';
import { orderApi } from '#contract/rides/orders.api.ts';
import { requestedMove } from '#domain/ride/requested-move.ts';
import type { UserRow } from '#server/db/schema.ts';
import { confirmedOutsideHours } from '#server/features/availability/index.ts';
import { quoteOrder } from '#server/features/pricing/index.ts';
import { visitorMay } from '#server/http/access.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { bookOrder } from './booking/book-order.ts';
import { bookingKeyOf } from './booking/booking-key.ts';
import { askedTrip, choicesOf } from './booking/price-for-booking.ts';
import { moveRidesOfOrder, type OrderMoveCommand, previewOrderMove } from './moves/move-order.ts';
import { presentRide } from './present-ride.ts';
import { readOrderRides } from './reading/order-repository.ts';
import { withNormalPhone } from './writing/passenger-columns.ts';

const cancellation: OrderMoveCommand['meant'] = (ride, role) => requestedMove('cancelled', ride, role);

/** A quote of sixty rides is one request. */
const QUOTES_A_MINUTE = 60;

export const orderRoutes: Routes = async (app, { deps }) => {
  serve(
    app,
    orderApi.quote,
    async ({ body, request, reply }) =>
      quoteOrder(
        deps,
        body.rides.map((ride) => askedTrip(ride, choicesOf(ride))),
        confirmedOutsideHours(deps, () => visitorMay(deps, request, reply, 'drive')),
      ),
    { requestsAMinute: QUOTES_A_MINUTE },
  );

  serve(app, orderApi.book, async ({ actor, body, request }) => {
    const [key, address] = [bookingKeyOf(request), clientAddress(request)];
    const rides = await Promise.all(body.rides.map(withNormalPhone));
    const first = await bookOrder(deps, { client: actor, body: { ...body, rides }, key, address });
    return { ride: presentRide(first, actor, deps.clock()), changed: body.rides.length };
  });

  serve(app, orderApi.listRides, async ({ actor, params, query }) =>
    readOrderRides(deps, actor, params.id, Number(query.after ?? 0)),
  );

  serve(app, orderApi.accept, async ({ actor, params, body }) =>
    move(actor, {
      rideId: params.id,
      scope: 'order',
      meant: () => 'accept',
      seen: body.rides,
      withVouchers: true,
    }),
  );

  serve(app, orderApi.reject, async ({ actor, params, body }) =>
    move(actor, {
      rideId: params.id,
      scope: 'order',
      meant: () => 'reject',
      reason: body.rejectionReason,
      seen: body.rides,
    }),
  );

  serve(app, orderApi.getCancellation, async ({ actor, params, query: { scope = 'order' } }) =>
    previewOrderMove(deps, actor, { rideId: params.id, scope, meant: cancellation }),
  );

  serve(app, orderApi.cancel, async ({ actor, params, body: { scope, reason, fee } }) =>
    move(actor, {
      rideId: params.id,
      scope,
      meant: cancellation,
      reason,
      ...(fee === undefined ? {} : { expectedFee: centsFrom(fee) }),
    }),
  );

  async function move(actor: UserRow, order: OrderMoveCommand) {
    const { ride, changed } = await moveRidesOfOrder(deps, actor, order);
    return { ride: presentRide(ride, actor, deps.clock()), changed };
  }
};
