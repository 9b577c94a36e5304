import type { FastifyRequest } from 'fastify';
import { paymentApi } from '#contract/money/payments.api.ts';
import type { OnlineMethod } from '#domain/payment/payment.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { receiveEvent } from './receive-event.ts';

/** The webhooks of the providers, authenticated by signature: where they come from says nothing. */
export const webhookRoutes: Routes = async (app, { deps }) => {
  // Signatures cover the exact bytes of the request.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const receive =
    (method: OnlineMethod) =>
    async ({ request }: { request: FastifyRequest }) => {
      const body = typeof request.body === 'string' ? request.body : '';
      await receiveEvent(deps, method, { headers: request.headers, body });
      return { received: true };
    };
  serve(app, paymentApi.receivePaypalEvent, receive('paypal'), { anyOrigin: true });
  serve(app, paymentApi.receiveStripeEvent, receive('stripe'), { anyOrigin: true });
};
