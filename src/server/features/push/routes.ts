import { doneView } from '#contract/auth.ts';
import { endpointBody, pushKeyView, subscriptionBody } from '#contract/push.ts';
import { actorOf, talkers } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { forgetSubscription, keepSubscription } from './subscriptions.ts';

export const pushRoutes: Routes = async (app, { deps }) => {
  app.get('/api/push/key', { config: talkers, schema: { response: answers(pushKeyView) } }, async () => ({
    publicKey: deps.push.publicKey,
  }));

  app.post(
    '/api/push/subscription',
    { config: talkers, schema: { body: subscriptionBody, response: answers(doneView) } },
    async (request) => {
      await keepSubscription(deps, actorOf(request).id, request.body);
      return { message: 'Notifications activées sur cet appareil.' };
    },
  );

  app.delete(
    '/api/push/subscription',
    { config: talkers, schema: { body: endpointBody, response: answers(doneView) } },
    async (request) => {
      await forgetSubscription(deps.db, actorOf(request).id, request.body.endpoint);
      return { message: 'Notifications désactivées sur cet appareil.' };
    },
  );
};
