import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { CalendarAnswer, CalendarSource } from '#server/ports/calendar-source.ts';
import { guardedLookup, PrivateNetwork, type Resolve, systemResolve } from './guarded-lookup.ts';
import { isPublicAddress } from './public-address.ts';

const MOST_REDIRECTS = 3;
const MOST_BYTES = 5 * 1024 * 1024;
const LONGEST_MS = 10_000;
const redirects = new Set([301, 302, 303, 307, 308]);

export type SourceOptions = {
  /** 'host:port' of calendars that the operator trusts on the own network. */
  trustedHosts?: ReadonlySet<string>;
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  /** The CA of a certificate that the system does not trust. */
  ca?: string;
  longestMs?: number;
};

type Refused = Extract<CalendarAnswer, { state: 'refused' }>;
type Asked = { etag: string | null; signal: AbortSignal };

/** Over HTTPS, within time and size limits, never from a private network: not by name, redirect or DNS rebinding. */
export function httpsCalendarSource({
  trustedHosts = new Set(),
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ca,
  longestMs = LONGEST_MS,
}: SourceOptions = {}): CalendarSource {
  const guarded = guardedLookup(resolve, isAllowed);
  const anywhere = guardedLookup(resolve, () => true);

  async function ask(url: URL, { etag, signal }: Asked): Promise<IncomingMessage> {
    const isTrusted = trustedHosts.has(`${url.hostname}:${url.port || '443'}`);
    // An IP address is connected to without a lookup, so it is checked here.
    const host = url.hostname.replace(/^\[|\]$/gu, '');
    if (isIP(host) && !isTrusted && !isAllowed(host)) throw new PrivateNetwork();
    const asking = request(url, {
      // A connection that is kept would not be checked again.
      agent: false,
      lookup: isTrusted ? anywhere : guarded,
      signal,
      headers: {
        accept: 'text/calendar, */*;q=0.1',
        'accept-encoding': 'identity',
        ...(etag === null ? {} : { 'if-none-match': etag }),
      },
      ...(ca === undefined ? {} : { ca }),
    });
    // Errors before the response reject `once`; later ones surface on the response.
    asking.on('error', () => {}).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return response;
  }

  async function follow(address: string, asked: Asked): Promise<CalendarAnswer> {
    let next = address;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const url = URL.canParse(next) ? new URL(next) : undefined;
      if (url?.protocol !== 'https:') return refused('no_https');
      const response = await ask(url, asked);
      const { statusCode = 0, headers } = response;
      if (!redirects.has(statusCode) || headers.location === undefined) return await answerOf(response);
      response.destroy();
      next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url).href : '';
    }
    return refused('too_many_redirects');
  }

  return {
    async read(address, etag) {
      const signal = AbortSignal.timeout(longestMs);
      try {
        return await follow(address, { etag, signal });
      } catch (error) {
        return refused(signal.aborted ? 'too_slow' : failureOf(error));
      }
    },
  };
}

async function answerOf(response: IncomingMessage): Promise<CalendarAnswer> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 304) return drop(response, { state: 'unchanged' });
  if (statusCode !== 200) return drop(response, refused('refused_status', statusCode));
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return drop(response, refused('too_big'));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return drop(response, refused('too_big'));
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
  return { state: 'read', text, etag: headers.etag ?? null };
}

function drop(response: IncomingMessage, answer: CalendarAnswer): CalendarAnswer {
  response.destroy();
  return answer;
}

function refused(failure: Refused['failure'], status?: number): Refused {
  return { state: 'refused', failure, ...(status === undefined ? {} : { status }) };
}

function failureOf(error: unknown): Refused['failure'] {
  if (error instanceof PrivateNetwork) return 'private_network';
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown_host' : 'unreachable';
}
