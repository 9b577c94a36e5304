import { describe, expect, test } from 'vitest';
import { staggerDelay } from './stagger.ts';

const delaysOf = (sockets: number) =>
  Array.from({ length: sockets }, (_, place) => staggerDelay(place, sockets));

describe('a frame for many sockets', () => {
  test('is sent at once to fewer than twenty', () => {
    expect(new Set(delaysOf(19))).toEqual(new Set([0]));
  });

  test('is spread from twenty on, a hundred a second', () => {
    expect(delaysOf(20).at(-1)).toBe(190);
    expect(delaysOf(100).at(-1)).toBe(990);
  });

  test('reaches a thousand within two seconds, never more than a few in the same instant', () => {
    const delays = delaysOf(1_000);

    expect(Math.max(...delays)).toBeLessThan(2_000);
    for (let from = 0; from < 2_000; from += 100)
      expect(delays.filter((delay) => delay >= from && delay < from + 100)).toHaveLength(50);
  });

  test('gives every socket the same delay each time', () => {
    expect(delaysOf(50)).toEqual(delaysOf(50));
  });
});
