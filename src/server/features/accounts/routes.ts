import type { FastifyReply } from 'fastify';
import {
  changePasswordBody,
  currentUserView,
  doneView,
  forgottenPasswordBody,
  forgottenPasswordView,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  userView,
} from '#contract/auth.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { actorOf, anyone, currentSession, sessionOf, signedIn } from '#server/http/access.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { AppError } from '#server/http/errors.ts';
import { answers, type Routes } from '#server/http/routes.ts';
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
  app.get(
    '/api/auth/me',
    { config: anyone, schema: { response: answers(currentUserView) } },
    async (request, reply) => {
      const session = await sessionOf(deps, request, reply);
      return { user: session ? presentUser(session.user) : null };
    },
  );

  app.post(
    '/api/auth/login',
    { config: anyone, schema: { body: loginBody, response: answers(userView) } },
    async (request, reply) => {
      const user = await signIn(deps, request.body, clientAddress(request));
      return await welcome(deps, reply, user);
    },
  );

  app.post(
    '/api/auth/register',
    { config: anyone, schema: { body: registerBody, response: answers(userView) } },
    async (request, reply) => {
      const user = await registerClient(deps, request.body, clientAddress(request));
      return await welcome(deps, reply, user);
    },
  );

  app.post(
    '/api/auth/logout',
    { config: anyone, schema: { response: answers(doneView) } },
    async (request, reply) => {
      const session = await sessionOf(deps, request, reply);
      if (session) await closeSession(deps.db, session);
      forgetSession(reply, deps.options);
      return { message: 'Vous êtes déconnecté.' };
    },
  );

  app.patch(
    '/api/auth/profile',
    { config: signedIn, schema: { body: profileBody, response: answers(userView) } },
    async (request) => presentUser(await changeProfile(deps, actorOf(request), request.body)),
  );

  app.post(
    '/api/auth/password',
    { config: signedIn, schema: { body: changePasswordBody, response: answers(doneView) } },
    async (request) => {
      await changePassword(deps, currentSession(request), request.body);
      return { message: 'Mot de passe modifié.' };
    },
  );

  app.post(
    '/api/auth/forgot-password',
    { config: anyone, schema: { body: forgottenPasswordBody, response: answers(forgottenPasswordView) } },
    async (request) =>
      await sendResetLink(deps, {
        email: request.body.email,
        siteUrl: siteUrl(request, deps.options.publicUrl),
        log: request.log,
      }),
  );

  app.post(
    '/api/auth/reset-password',
    { config: anyone, schema: { body: resetPasswordBody, response: answers(doneView) } },
    async (request) => {
      await resetPassword(deps, request.body);
      return { message: 'Mot de passe modifié. Vous pouvez vous connecter.' };
    },
  );
};

async function welcome({ db, clock, options }: Deps, reply: FastifyReply, user: UserRow) {
  const session = await openSession(db, user, clock());
  if (!session) throw new AppError('wrong_credentials');
  keepSession(reply, options, session.token, session.expiresAt);
  return presentUser(user);
}
