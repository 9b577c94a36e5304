import type { FastifyRequest } from 'fastify';
import { paymentApi } from '#contract/money/payments.api.ts';
import type { UserRow } from '#server/db/schema.ts';
import { presentRide, readRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { captureOrder } from './capture-order.ts';
import { checkPayment } from './check-payment.ts';
import { openOrder } from './open-order.ts';
import { orderPayment } from './order-payment.ts';
import { payRide } from './pay-ride.ts';
import { ownRide, refuseUnoffered } from './payable-ride.ts';
import { refundRide } from './refund-ride.ts';
import { rideOfAmount } from './ride-of-amount.ts';
import { testConnection } from './test-connection.ts';

export const paymentRoutes: Routes = async (app, { deps }) => {
  const { options } = deps;

  const secret = { neverCompressed: true };
  serve(
    app,
    paymentApi.getPaypalSetup,
    async () => {
      await refuseUnoffered(deps, 'paypal');
      const clientToken = await deps.payments.paypal.browserToken();
      if (!clientToken) throw new AppError('payment_away');
      return { clientToken, scriptUrl: options.paypalScriptUrl };
    },
    secret,
  );

  serve(app, paymentApi.openPaypalOrder, async ({ actor, body, request }) => {
    const rideId = body.rideId ?? (await rideOfAmount(deps, actor, body.amount));
    const { wholeOrder } = body;
    const order = { rideId, wholeOrder, siteUrl: await siteOf(request), method: 'paypal' as const };
    return { id: (await openOrder(deps, actor, order)).orderId };
  });

  serve(app, paymentApi.capturePaypalOrder, async ({ actor, params: { orderId } }) => ({
    id: orderId,
    status: await captureOrder(deps, actor, orderId),
  }));

  serve(app, paymentApi.openStripeCheckout, async ({ actor, body, request }) => {
    const order = { ...body, siteUrl: await siteOf(request), method: 'stripe' as const };
    const { url } = await openOrder(deps, actor, order);
    if (!url) throw new AppError('payment_away');
    return { url };
  });

  serve(app, paymentApi.getOrderPayment, async ({ actor, params }) => orderPayment(deps, actor, params.id));

  serve(app, paymentApi.pay, async ({ actor, params, body }) => {
    await payRide(deps, actor, params.id, body);
    return await rideFor(actor, params.id);
  });

  serve(app, paymentApi.testConnection, async () => testConnection(deps));

  serve(app, paymentApi.check, async ({ actor, params }) => {
    await checkPayment(deps, await ownRide(deps, actor, params.id));
    return await rideFor(actor, params.id);
  });

  serve(app, paymentApi.refund, async ({ actor, params }) => {
    await refundRide(deps, actor, params.id);
    return await rideFor(actor, params.id);
  });

  async function rideFor(reader: UserRow, id: string) {
    return presentRide(await readRide(deps, reader, id), reader, deps.clock());
  }

  function siteOf(request: FastifyRequest): Promise<string> {
    return siteUrl(deps, request);
  }
};
