import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Options } from '#server/deps.ts';
import { isSecure } from './is-secure.ts';

/** Browsers accept this prefix over https only, and from no other host: such a cookie cannot be planted. */
const PREFIX = '__Host-';

/** The cookies of this name, the prefixed one first. */
export function readCookies({ cookies }: Pick<FastifyRequest, 'cookies'>, name: string): string[] {
  return [cookies[PREFIX + name], cookies[name]].filter((value) => value !== undefined);
}

type Cookie = { name: string; value: string; expires: Date };

export function writeCookie(reply: FastifyReply, options: Options, { name, value, expires }: Cookie): void {
  const secure = isSecure(reply.request, options);
  reply.setCookie(secure ? PREFIX + name : name, value, { ...attributes, secure, expires });
}

/** Under its plain name, which an instance of the former version reads. */
export function writePlainCookie(reply: FastifyReply, options: Options, cookie: Cookie): void {
  const { name, value, expires } = cookie;
  reply.setCookie(name, value, { ...attributes, secure: isSecure(reply.request, options), expires });
}

export function clearCookies(reply: FastifyReply, options: Options, name: string): void {
  const secure = isSecure(reply.request, options);
  for (const each of secure ? [PREFIX + name, name] : [name])
    reply.clearCookie(each, { ...attributes, secure });
}

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
