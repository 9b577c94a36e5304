import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/sentences/messages.fr.ts';
import { bareHeaders } from './security-headers.ts';

const body = JSON.stringify({ code: 'invalid_request', message: messages.invalid_request });
const headers = { ...bareHeaders, 'content-type': 'application/json; charset=utf-8' };

/**
 * What the framework refuses before any route or hook of ours: a malformed or far too long URL. A browser with a
 * truncated link is redirected to the page of that link, which explains it.
 */
export function refuseEarly(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const page = wantsPage(request) && readablePath(request.url);
  if (page)
    void reply
      .status(302)
      .headers({ ...bareHeaders, location: page })
      .send();
  else void reply.status(400).headers(headers).send(body);
}

function wantsPage({ method, headers: { accept = '' } }: FastifyRequest): boolean {
  return method === 'GET' && accept.includes('text/html');
}

/** The path without its broken escapes, always on this site; undefined when it has none. */
function readablePath(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '/';
  return path.includes('%') ? `/${path.replaceAll('%', '').replace(/^[/\\]+/u, '')}` : undefined;
}

/** Bytes that are not HTTP. */
export function refuseBrokenRequest(_error: Error, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return;
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`);
}
