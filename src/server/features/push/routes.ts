import { pushApi } from '#contract/notifications/push.api.ts';
import { currentSession } from '#server/http/access.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { forgetSubscription, keepSubscription } from './subscriptions.ts';

export const pushRoutes: Routes = async (app, { deps }) => {
  serve(app, pushApi.getKey, async () => ({ publicKey: deps.push.publicKey }));

  serve(app, pushApi.subscribe, async ({ request, body }) => {
    await keepSubscription(deps, currentSession(request), body);
    return { message: 'Notifications activées sur cet appareil.' };
  });

  serve(app, pushApi.unsubscribe, async ({ actor, body }) => {
    await forgetSubscription(deps.db, actor.id, body.endpoint);
    return { message: 'Notifications désactivées sur cet appareil.' };
  });
};
