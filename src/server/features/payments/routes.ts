import {
  captureView,
  checkoutBody,
  checkoutView,
  paypalOrderBody,
  paypalOrderParams,
  paypalOrderView,
  paypalSetupView,
  payRideBody,
} from '#contract/payments.ts';
import { rideIdParams, rideView } from '#contract/rides.ts';
import type { UserRow } from '#server/db/schema.ts';
import { presentRide, readRide } from '#server/features/rides/index.ts';
import { actorOf, clients, drivers, talkers } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { captureOrder } from './capture-order.ts';
import { checkPayment } from './check-payment.ts';
import { openOrder } from './open-order.ts';
import { payRide } from './pay-ride.ts';
import { ownRide, refuseUnoffered } from './payable-ride.ts';
import { refundRide } from './refund-ride.ts';

const oneRide = answers(rideView);

export const paymentRoutes: Routes = async (app, { deps }) => {
  const { options } = deps;

  app.get('/paypal/setup', { config: clients, schema: { response: answers(paypalSetupView) } }, async () => {
    await refuseUnoffered(deps, 'paypal');
    const clientToken = await deps.payments.paypal.browserToken();
    if (!clientToken) throw new AppError('payment_away');
    return { clientToken, scriptUrl: options.paypalScriptUrl };
  });

  app.post(
    '/paypal/order',
    { config: clients, schema: { body: paypalOrderBody, response: answers(paypalOrderView) } },
    async (request) => {
      const wish = { rideId: request.body.rideId, siteUrl: siteUrl(request, options.publicUrl) };
      const { orderId } = await openOrder(deps, actorOf(request), { ...wish, method: 'paypal' });
      return { id: orderId };
    },
  );

  app.post(
    '/paypal/order/:orderId/capture',
    { config: clients, schema: { params: paypalOrderParams, response: answers(captureView) } },
    async (request) => {
      const { orderId } = request.params;
      return { id: orderId, status: await captureOrder(deps, actorOf(request), orderId) };
    },
  );

  app.post(
    '/stripe/checkout',
    { config: clients, schema: { body: checkoutBody, response: answers(checkoutView) } },
    async (request) => {
      const wish = { rideId: request.body.rideId, siteUrl: siteUrl(request, options.publicUrl) };
      const { url } = await openOrder(deps, actorOf(request), { ...wish, method: 'stripe' });
      if (!url) throw new AppError('payment_away');
      return { url };
    },
  );

  app.patch(
    '/api/rides/:id/payment',
    { config: talkers, schema: { params: rideIdParams, body: payRideBody, response: oneRide } },
    async (request) => {
      const actor = actorOf(request);
      await payRide(deps, actor, request.params.id, request.body);
      return await rideFor(actor, request.params.id);
    },
  );

  app.post(
    '/api/rides/:id/payment/check',
    { config: clients, schema: { params: rideIdParams, response: oneRide } },
    async (request) => {
      const client = actorOf(request);
      await checkPayment(deps, await ownRide(deps, client, request.params.id));
      return await rideFor(client, request.params.id);
    },
  );

  app.post(
    '/api/rides/:id/refund',
    { config: drivers, schema: { params: rideIdParams, response: oneRide } },
    async (request) => {
      const driver = actorOf(request);
      await refundRide(deps, driver, request.params.id);
      return await rideFor(driver, request.params.id);
    },
  );

  async function rideFor(reader: UserRow, id: string) {
    return presentRide(await readRide(deps, reader, id), reader);
  }
};
