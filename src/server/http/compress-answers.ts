import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding, compress } from './encodings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For answers with a secret: their compressed size could reveal it. */
    neverCompressed?: boolean;
  }
}

/** Below it, compression saves no packet. */
const SMALLEST = 1024;
const texts = /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg\+xml)/u;

/** Compresses texts for browsers that accept it. Streams are files that were compressed at build time. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isBody(payload) || !isWorthIt(reply, payload)) return done(null, payload);
    reply.header('vary', varyOf(reply));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    compress(payload, { encoding, effort: 'quick' }, (error, bytes) => {
      if (error) return done(null, payload);
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, bytes);
    });
  });
}

function isBody(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function isWorthIt(reply: FastifyReply, payload: string | Buffer): boolean {
  return (
    payload.length >= SMALLEST &&
    !reply.hasHeader('content-encoding') &&
    reply.routeOptions.config.neverCompressed !== true &&
    texts.test(String(reply.getHeader('content-type')))
  );
}

function varyOf(reply: FastifyReply): string {
  const others = reply.getHeader('vary');
  return others === undefined ? 'accept-encoding' : `accept-encoding, ${String(others)}`;
}
