import { expect, test } from 'vitest';
import { shortMemory } from './short-memory.ts';

test('the least recently used answer makes room for a new one', async () => {
  const asked: string[] = [];
  const remember = shortMemory<string>({ most: 2, lifeMs: 1000, clock: () => new Date(0) });
  const ask = (key: string) =>
    remember(key, async () => {
      asked.push(key);
      return key;
    });

  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);

  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('an answer from a clock that was set back is asked for anew', async () => {
  let now = 5000;
  const remember = shortMemory<number>({ most: 2, lifeMs: 1000, clock: () => new Date(now) });
  await remember('key', async () => 1);

  now = 4999;

  expect(await remember('key', async () => 2)).toBe(2);
});

test('that there is nothing is remembered too', async () => {
  let calls = 0;
  const remember = shortMemory<undefined>({ most: 2, lifeMs: 1000, clock: () => new Date(0) });
  const ask = () =>
    remember('key', async () => {
      calls += 1;
      return undefined;
    });

  await ask();
  await ask();

  expect(calls).toBe(1);
});
