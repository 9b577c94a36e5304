import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { sessionOf } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import { keepSession } from '#server/http/session-cookie.ts';
import { closeSession, openSession } from '#server/http/sessions.ts';
import { rememberSite } from '#server/http/site-url.ts';
import { rememberDevice } from './known-devices.ts';
import { presentUser } from './present-user.ts';

/** Opens the session of a user whose password is right; the former session of this browser ends. */
export async function welcome(deps: Deps, request: FastifyRequest, reply: FastifyReply, user: UserRow) {
  const { db, clock, options } = deps;
  const before = await sessionOf(deps, request, reply);
  const session = await openSession(db, user, clock());
  if (!session) throw new AppError('wrong_credentials');
  if (before) await closeSession(db, before);
  keepSession(reply, options, session.token, session.expiresAt);
  await rememberDevice(deps, request, reply, user.id);
  await rememberSite(deps, request, user);
  return presentUser(user);
}
