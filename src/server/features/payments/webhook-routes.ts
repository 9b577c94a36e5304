import type { FastifyRequest } from 'fastify';
import { webhookView } from '#contract/payments.ts';
import type { OnlineMethod } from '#domain/payment/payment.ts';
import { anyone } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { hearEvent } from './hear-event.ts';

/** Where providers call us. They have no session: their signature says who they are. */
export const webhookRoutes: Routes = async (app, { deps }) => {
  // Signatures hold for the very bytes that came in.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const hear = (method: OnlineMethod) => async (request: FastifyRequest) => {
    const body = typeof request.body === 'string' ? request.body : '';
    await hearEvent(deps, method, { headers: request.headers, body });
    return { received: true };
  };
  const route = { config: anyone, schema: { response: answers(webhookView) } };
  app.post('/paypal/webhook', route, hear('paypal'));
  app.post('/stripe/webhook', route, hear('stripe'));
};
