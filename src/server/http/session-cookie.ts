import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Options } from '#server/deps.ts';
import { isSecure } from './is-secure.ts';

const NAME = 'session';

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function keepSession(reply: FastifyReply, options: Options, token: string, expires: Date): void {
  reply.setCookie(NAME, token, { ...attributes(reply, options), expires });
}

export function forgetSession(reply: FastifyReply, options: Options): void {
  reply.clearCookie(NAME, attributes(reply, options));
}

function attributes({ request }: FastifyReply, options: Options) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, options) } as const;
}
