import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PreloadedResponse, preloadedUrls } from '#contract/preloaded.ts';
import type { PageName } from '#domain/navigation/pages.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Deps } from '#server/deps.ts';

/** Calls the API in the name of the visitor. What is refused or fails is left for the browser to read. */
export function responsePreloader(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>) {
  async function load({ headers, ip }: FastifyRequest, url: string): Promise<[string, PreloadedResponse][]> {
    const { cookie = '' } = headers;
    // A server that is about to stop still answers pages, but no longer calls itself.
    const response = await app.inject({ url, headers: { cookie }, remoteAddress: ip }).catch(() => null);
    if (response?.statusCode !== 200) return [];
    return [[url, { body: response.json(), next: response.headers['x-next-cursor']?.toString() ?? null }]];
  }

  return async (request: FastifyRequest, page: PageName): Promise<Record<string, PreloadedResponse>> => {
    const urls = preloadedUrls(page, parisTime(clock()).day);
    const responses = await Promise.all(urls.map((url) => load(request, url)));
    return Object.fromEntries(responses.flat());
  };
}
