import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'session';

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function keepSession(reply: FastifyReply, token: string, expires: Date): void {
  reply.setCookie(NAME, token, { ...attributes(reply.request), expires });
}

export function forgetSession(reply: FastifyReply): void {
  reply.clearCookie(NAME, attributes(reply.request));
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}
