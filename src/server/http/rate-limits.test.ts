import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerError } from './answer-error.ts';
import { limitRequests } from './rate-limits.ts';

async function openServer(scale: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = Fastify({ trustProxy: true });
  onTestFinished(async () => {
    vi.useRealTimers();
    await app.close();
  });
  app.setErrorHandler(answerError);
  limitRequests(app, scale);
  app.get('/one', async () => 'one');
  app.get('/dear', { config: { requestsAMinute: 2 } }, async () => 'dear');
  const from = async (address: string, url = '/one') =>
    await app.inject({ url, headers: { 'x-forwarded-for': address } });
  return { from };
}

test('the requests of a minute are counted by address, and the refusal says how long to wait', async () => {
  const { from } = await openServer(3 / 600);
  for (let count = 0; count < 3; count += 1) expect((await from('203.0.113.7')).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 20_500);

  const refused = await from('203.0.113.7');

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
  expect((await from('203.0.113.8')).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 40_000);
  expect((await from('203.0.113.7')).statusCode).toBe(200);
});

test('a route with a limit of its own is counted apart', async () => {
  const { from } = await openServer(1);

  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await from('203.0.113.7', '/dear')).statusCode);

  expect(statuses).toEqual([200, 200, 429]);
  expect((await from('203.0.113.7')).statusCode).toBe(200);
});
