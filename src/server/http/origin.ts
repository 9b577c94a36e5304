import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Options } from '#server/deps.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that read no cookie. */
    anyOrigin?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site must not act with our visitor's cookie. */
export function refuseForeignOrigins(app: FastifyInstance, { publicUrl }: Options): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isExempt = safeMethods.has(request.method) || request.routeOptions.config.anyOrigin === true;
    const isOurs = isExempt || isOwnOrigin(request, publicUrl);
    done(isOurs ? undefined : new AppError('foreign_origin'));
  });
}

/** No Origin means no page of a browser; 'null' is a page that hides its origin. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
