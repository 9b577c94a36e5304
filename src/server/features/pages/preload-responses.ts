import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PreloadedResponse, preloadedUrls } from '#contract/preloaded.ts';
import type { PageName } from '#domain/navigation/pages.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Deps } from '#server/deps.ts';
import { handSession, VISIT_HEADER } from '#server/http/handed-sessions.ts';
import { carriedMark } from '#server/http/may-be-old.ts';

type Asking = Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'cookies'>;

/** Calls the API in the session of the visitor. What is refused or fails is left for the browser to read. */
export function responsePreloader(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>) {
  async function load(
    { ip: remoteAddress, protocol, host, cookies }: Asking,
    key: string,
    url: string,
  ): Promise<[string, PreloadedResponse][]> {
    // The host of the visitor's request: some answers contain the address of the site.
    const headers = {
      [VISIT_HEADER]: key,
      host,
      origin: `${protocol}://${host}`,
      ...carriedMark({ cookies }),
    };
    // A stopping server still answers pages, but no longer calls itself.
    const response = await app.inject({ url, headers, remoteAddress }).catch(() => null);
    if (response?.statusCode !== 200) return [];
    return [[url, { body: response.json(), next: response.headers['x-next-cursor']?.toString() ?? null }]];
  }

  return async (
    asking: Asking & Pick<FastifyRequest, 'session'>,
    page: PageName,
  ): Promise<Record<string, PreloadedResponse>> => {
    const { session } = asking;
    if (!session) return {};
    const urls = preloadedUrls(page, parisTime(clock()).day);
    const visit = handSession(session);
    try {
      const responses = await Promise.all(urls.map((url) => load(asking, visit.key, url)));
      return Object.fromEntries(responses.flat());
    } finally {
      visit.ends();
    }
  };
}
