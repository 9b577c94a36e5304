import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access } from '#contract/call.ts';
import { prefixPattern } from '#contract/path-pattern.ts';
import { API_DOCS_PATH, ASSETS_PATH } from '#contract/platform/platform.calls.ts';
import { type Ability, may } from '#domain/policy.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from './errors.ts';
import { handedSession } from './handed-sessions.ts';
import { forgetSession, keepSession, sessionTokens } from './session-cookie.ts';
import { resumeSession, type Session } from './sessions.ts';

export type DeclaredRoute = { method: string; url: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is: the authorization matrix is held against it. */
    routeInventory: DeclaredRoute[];
  }
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start with a route that lacks it. */
    access?: Access;
  }
  interface FastifyRequest {
    session: Session | null | undefined;
  }
}

export const anyone = { access: 'anyone' } as const;

/** Routes of plugins, without access of their own. */
const routesOfLibraries = prefixPattern([ASSETS_PATH, API_DOCS_PATH]);

export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('session', undefined);
  app.decorate('routeInventory', []);

  app.addHook('onRoute', (route) => {
    if (routesOfLibraries.test(route.url)) route.config = { ...route.config, ...anyone };
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
    for (const method of [route.method].flat()) app.routeInventory.push({ method, url: route.url });
    if (access !== 'anyone') route.onRequest = [guard(access), ...[route.onRequest ?? []].flat()];
  });

  /** Before the body is read: an unauthenticated upload is refused at its first byte. */
  function guard(access: Exclude<Access, 'anyone'>): onRequestAsyncHookHandler {
    return async (request, reply) => {
      const session = await sessionOf(deps, request, reply);
      if (!session) throw new AppError('signed_out');
      if (access !== 'signed_in' && !may(session.user, access)) throw new AppError('not_allowed');
    };
  }
}

/** The session of this request, looked up once; null when signed out. */
export async function sessionOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  request.session ??= handedSession(request);
  if (request.session !== undefined) return request.session;
  const tokens = sessionTokens(request);
  request.session = null;
  for (const token of tokens) {
    const session = await resumeSession(deps, token);
    if (!session) continue;
    if (session.renewedUntil) keepSession(reply, deps.options, token, session.renewedUntil);
    request.session = session;
    return session;
  }
  if (tokens.length > 0) forgetSession(reply, deps.options);
  return null;
}

/** Whether the visitor of an open route is signed in and has this ability. */
export async function visitorMay(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  ability: Ability,
): Promise<boolean> {
  const session = await sessionOf(deps, request, reply);
  return session !== null && may(session.user, ability);
}

/** The session of a route that only signed-in people reach. */
export function currentSession(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('signed_out');
  return request.session;
}
