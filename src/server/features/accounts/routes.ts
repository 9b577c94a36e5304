import type { FastifyReply } from 'fastify';
import { authApi } from '#contract/auth.api.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { currentSession, sessionOf } from '#server/http/access.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { forgetSession, keepSession } from '#server/http/session-cookie.ts';
import { closeSession, openSession } from '#server/http/sessions.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { resetPassword, sendResetLink } from './forgotten-password.ts';
import { presentUser } from './present-user.ts';
import { registerClient } from './register-client.ts';
import { signIn } from './sign-in.ts';

export const accountRoutes: Routes = async (app, { deps }) => {
  serve(app, authApi.getCurrentUser, async ({ request, reply }) => {
    const session = await sessionOf(deps, request, reply);
    return { user: session ? presentUser(session.user) : null };
  });

  serve(app, authApi.signIn, async ({ body, request, reply }) =>
    welcome(deps, reply, await signIn(deps, body, clientAddress(request))),
  );

  serve(app, authApi.register, async ({ body, request, reply }) =>
    welcome(deps, reply, await registerClient(deps, body, clientAddress(request))),
  );

  serve(app, authApi.signOut, async ({ request, reply }) => {
    const session = await sessionOf(deps, request, reply);
    if (session) await closeSession(deps.db, session);
    forgetSession(reply, deps.options);
    return { message: 'Vous êtes déconnecté.' };
  });

  serve(app, authApi.saveProfile, async ({ actor, body }) =>
    presentUser(await changeProfile(deps, actor, body)),
  );

  serve(app, authApi.changePassword, async ({ body, request }) => {
    await changePassword(deps, currentSession(request), body);
    return { message: 'Mot de passe modifié.' };
  });

  serve(app, authApi.requestPasswordReset, async ({ body, request }) =>
    sendResetLink(deps, {
      email: body.email,
      siteUrl: siteUrl(request, deps.options.publicUrl),
      log: request.log,
    }),
  );

  serve(app, authApi.resetPassword, async ({ body }) => {
    await resetPassword(deps, body);
    return { message: 'Mot de passe modifié. Vous pouvez vous connecter.' };
  });
};

async function welcome({ db, clock, options }: Deps, reply: FastifyReply, user: UserRow) {
  const session = await openSession(db, user, clock());
  if (!session) throw new AppError('wrong_credentials');
  keepSession(reply, options, session.token, session.expiresAt);
  return presentUser(user);
}
