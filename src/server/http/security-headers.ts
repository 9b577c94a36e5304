import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Options } from '#server/deps.ts';
import { isSecure } from './is-secure.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a page whose own inline script and style may run. */
    nonce: string | undefined;
    /** Set by the few answers that need another policy. */
    contentSecurityPolicy: string | undefined;
  }
}

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

export function setSecurityHeaders(app: FastifyInstance, options: Options): void {
  app.decorateReply('nonce', undefined);
  app.decorateReply('contentSecurityPolicy', undefined);

  app.addHook('onSend', async (request, reply) => {
    reply.headers(everyAnswer);
    reply.header(
      'content-security-policy',
      reply.contentSecurityPolicy ?? (reply.nonce ? pagePolicy(reply.nonce) : NOTHING),
    );
    if (isSecure(request, options))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
