import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writtenOnce } from './zod-schemas.ts';

test('an answer that many requests share is written once', () => {
  let readings = 0;
  const answer = {
    get name() {
      readings += 1;
      return 'Taxi Bleu';
    },
    secret: 'never',
  };
  const write = writtenOnce(z.object({ name: z.string() }));

  const texts = [write(answer), write(answer), write(answer)];

  expect(texts).toEqual(Array(3).fill('{"name":"Taxi Bleu"}'));
  expect(readings).toBe(1);
});
