import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firstAnswersOf } from './first-answers.ts';

type Answers = Record<string, { body: unknown }>;

/** What a page gets of an API where the counts can be read and the messages cannot. */
async function openPage(beforeItAsks?: (app: FastifyInstance) => Promise<void>): Promise<Answers> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const firstAnswers = firstAnswersOf(app, { clock: () => new Date() });
  app.get('/api/rides', async () => []);
  app.get('/api/rides/counts', async ({ headers, ip }) => ({ readBy: headers.cookie, from: ip }));
  app.get('/api/chat/unread', async (_request, reply) => reply.status(503).send({}));
  app.get('/page', async (request) => {
    await beforeItAsks?.(app);
    return await firstAnswers(request, 'client_dashboard');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [page] = await once(
    get(`${address}/page`, { agent: false, headers: { cookie: 'session=a' } }),
    'response',
  );
  return (await json(page)) as Answers;
}

test('the API is called as the user who opens the page, and a refusal is left out', async () => {
  const answers = await openPage();

  expect(Object.keys(answers)).toEqual([
    '/api/rides?status=accepted,in_progress&limit=20',
    '/api/rides/counts',
  ]);
  expect(answers['/api/rides/counts']?.body).toEqual({ readBy: 'session=a', from: '127.0.0.1' });
});

test('a page that is asked for while the server stops comes without answers', async () => {
  const answers = await openPage(async (app) => {
    void app.close();
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
  });

  expect(answers).toEqual({});
});
