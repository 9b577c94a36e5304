import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { countUnread } from '#contract/people/chat.calls.ts';
import { preloadedUrls } from '#contract/preloaded.ts';
import { countRides, listRides } from '#contract/rides/rides.calls.ts';
import { handedSession } from '#server/http/handed-sessions.ts';
import type { Session } from '#server/http/sessions.ts';
import { responsePreloader } from './preload-responses.ts';

type Responses = Record<string, { body: unknown }>;

const session = { user: { id: 'amelie' } } as Session;

/** What a page gets of an API where the counts can be read and the messages cannot. */
async function openPage(beforeItAsks?: (app: FastifyInstance) => Promise<void>): Promise<Responses> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const preload = responsePreloader(app, { clock: () => new Date() });
  app.get(listRides.path, async () => []);
  app.get(countRides.path, async (request) => ({
    readBy: handedSession(request)?.user.id,
    from: request.ip,
    at: request.headers.origin,
  }));
  app.get(countUnread.path, async (_request, reply) => reply.status(503).send({}));
  app.get('/page', async (request) => {
    await beforeItAsks?.(app);
    return await preload(
      { ip: request.ip, protocol: 'https', host: 'vtc.example', cookies: {}, session },
      'client_dashboard',
    );
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [page] = await once(get(`${address}/page`, { agent: false }), 'response');
  return (await json(page)) as Responses;
}

test('the API is asked in the name of whoever opens the page, and a refusal is left out', async () => {
  const responses = await openPage();

  const [currentRides] = preloadedUrls('client_dashboard', '2026-05-04');
  expect(Object.keys(responses)).toEqual([currentRides, urlOf(countRides)]);
  expect(responses[urlOf(countRides)]?.body).toEqual({
    readBy: 'amelie',
    from: '127.0.0.1',
    at: 'https://vtc.example',
  });
});

test('a page that is asked for while the server stops comes without responses', async () => {
  const responses = await openPage(async (app) => {
    void app.close();
    await expect.poll(() => app.server.listening).toBe(false);
  });

  expect(responses).toEqual({});
});
