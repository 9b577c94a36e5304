import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Options } from '#server/deps.ts';
import { clearCookies, readCookies, writeCookie, writePlainCookie } from './host-cookies.ts';

const NAME = 'session';

/** More than one while two versions write under different names. */
export function sessionTokens(request: FastifyRequest): string[] {
  return [...new Set(readCookies(request, NAME))];
}

/** Under both names for one release: an instance of the former version knows the plain one only. */
export function keepSession(reply: FastifyReply, options: Options, token: string, expires: Date): void {
  const cookie = { name: NAME, value: token, expires };
  writeCookie(reply, options, cookie);
  writePlainCookie(reply, options, cookie);
}

export function forgetSession(reply: FastifyReply, options: Options): void {
  clearCookies(reply, options, NAME);
}
