import { authApi } from '#contract/account/auth.api.ts';
import { currentSession, sessionOf } from '#server/http/access.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { forgetSession } from '#server/http/session-cookie.ts';
import { closeSession } from '#server/http/sessions.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { sendResetLink } from './forgotten-password.ts';
import { callerOf, rememberDevice } from './known-devices.ts';
import { presentUser } from './present-user.ts';
import { registerClient } from './register-client.ts';
import { resetPassword } from './reset-links.ts';
import { signIn } from './sign-in.ts';
import { welcome } from './welcome.ts';

export const accountRoutes: Routes = async (app, { deps }) => {
  serve(app, authApi.getCurrentUser, async ({ request, reply }) => {
    const session = await sessionOf(deps, request, reply);
    return { user: session ? presentUser(session.user) : null };
  });

  serve(app, authApi.signIn, async ({ body, request, reply }) =>
    welcome(deps, request, reply, await signIn(deps, body, await callerOf(deps, request, body.email))),
  );

  serve(app, authApi.register, async ({ body, request, reply }) =>
    welcome(deps, request, reply, await registerClient(deps, body, clientAddress(request))),
  );

  serve(app, authApi.signOut, async ({ request, reply }) => {
    const session = await sessionOf(deps, request, reply);
    if (session) await closeSession(deps.db, session);
    forgetSession(reply, deps.options);
    return { message: 'Vous êtes déconnecté.' };
  });

  serve(app, authApi.saveProfile, async ({ body, request }) =>
    presentUser(await changeProfile(deps, currentSession(request), body, request.log)),
  );

  serve(app, authApi.changePassword, async ({ body, request }) => {
    await changePassword(deps, currentSession(request), body);
    return { message: 'Mot de passe modifié.' };
  });

  serve(app, authApi.requestPasswordReset, async ({ body, request }) =>
    sendResetLink(deps, {
      email: body.email,
      caller: await callerOf(deps, request, body.email),
      siteUrl: await siteUrl(deps, request),
      log: request.log,
    }),
  );

  serve(app, authApi.resetPassword, async ({ body, request, reply }) => {
    const { id } = await resetPassword(deps, body);
    await rememberDevice(deps, request, reply, id);
    return { message: 'Mot de passe modifié. Vous pouvez vous connecter.' };
  });
};
