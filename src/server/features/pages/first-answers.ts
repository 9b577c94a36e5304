import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FirstAnswer, firstCalls } from '#contract/first-calls.ts';
import type { PageName } from '#domain/navigation/pages.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Deps } from '#server/deps.ts';

/** Calls the API as the user who opens the page. What is refused or fails is left for the browser to request. */
export function firstAnswersOf(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>) {
  async function ask({ headers, ip }: FastifyRequest, path: string): Promise<[string, FirstAnswer][]> {
    const { cookie = '' } = headers;
    // A server that is about to stop still answers pages, but asks itself nothing any more.
    const answer = await app.inject({ url: path, headers: { cookie }, remoteAddress: ip }).catch(() => null);
    if (answer?.statusCode !== 200) return [];
    return [[path, { body: answer.json(), next: answer.headers['x-next-cursor']?.toString() ?? null }]];
  }

  return async (request: FastifyRequest, page: PageName): Promise<Record<string, FirstAnswer>> => {
    const calls = firstCalls(page, parisTime(clock()).day);
    const answers = await Promise.all(calls.map((path) => ask(request, path)));
    return Object.fromEntries(answers.flat());
  };
}
