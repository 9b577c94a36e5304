import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerError } from './answer-error.ts';

async function answerTo(error: Error) {
  const app = Fastify();
  onTestFinished(async () => await app.close());
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw error;
  });
  return await app.inject({ url: '/' });
}

test('two who waited for each other in the database: the one who lost is asked to repeat', async () => {
  const answer = await answerTo(Object.assign(new Error('deadlock detected'), { code: '40P01' }));

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(answer.json()).toEqual({
    code: 'try_again',
    message: 'Quelqu’un modifiait la même chose au même moment. Réessayez.',
  });
});

test('what nobody foresaw is not shown', async () => {
  const answer = await answerTo(new Error('relation "secrets" does not exist'));

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secrets');
});
