import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#domain/account/roles.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from './errors.ts';
import { forgetSession, keepSession, sessionToken } from './session-cookie.ts';
import { resumeSession, type Session } from './sessions.ts';

/** Who may call a route. Every route says so when it is declared, or the server does not start. */
export type Access = 'anyone' | 'signed_in' | readonly Role[];

export type DeclaredRoute = { method: string; url: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is: the authorization matrix is held against it. */
    routeInventory: DeclaredRoute[];
  }
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    session: Session | null | undefined;
  }
}

export const anyone = { access: 'anyone' } as const;
export const signedIn = { access: 'signed_in' } as const;
export const clients = { access: ['client'] } as const;
export const drivers = { access: ['driver'] } as const;
/** Those who write to each other; the admin reads no conversation. */
export const talkers = { access: ['client', 'driver'] } as const;
export const operators = { access: ['driver', 'admin'] } as const;
export const admins = { access: ['admin'] } as const;

/** Declared by plugins that know nothing of us. */
const routesOfLibraries = /^\/(assets|api\/docs)(\/|$)/u;

export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('session', undefined);
  app.decorate('routeInventory', []);

  app.addHook('onRoute', (route) => {
    if (routesOfLibraries.test(route.url)) route.config = { ...route.config, ...anyone };
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
    for (const method of [route.method].flat()) app.routeInventory.push({ method, url: route.url });
  });

  // Before the body is read: a stranger's upload is refused at its first byte.
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'anyone';
    if (access === 'anyone') return;
    const session = await sessionOf(deps, request, reply);
    if (!session) throw new AppError('signed_out');
    if (access !== 'signed_in' && !access.includes(session.user.role)) throw new AppError('not_allowed');
  });
}

/** The session of this request, looked up once; null when signed out. */
export async function sessionOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  if (request.session !== undefined) return request.session;
  const token = sessionToken(request);
  const session = token ? await resumeSession(deps, token) : undefined;
  if (token && !session) forgetSession(reply, deps.options);
  if (token && session?.renewedUntil) keepSession(reply, deps.options, token, session.renewedUntil);
  request.session = session ?? null;
  return request.session;
}

/** The person behind a route that only signed-in people reach. */
export function actorOf(request: FastifyRequest): UserRow {
  return currentSession(request).user;
}

export function currentSession(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('signed_out');
  return request.session;
}
