import { expect, test } from 'vitest';
import { type Dated, mergedByMoment } from './merged-by-moment.ts';

async function* sequence(...pairs: [number, string][]): AsyncGenerator<Dated<string>> {
  for (const [at, value] of pairs) yield { at: new Date(at), value };
}

test('sequences are merged in time; at one moment the earlier sequence comes first', async () => {
  const merged = mergedByMoment([
    sequence([1, 'sale 1'], [3, 'sale 2'], [9, 'sale 3']),
    sequence(),
    sequence([2, 'payment 1'], [3, 'payment 2']),
  ]);

  const values: string[] = [];
  for await (const value of merged) values.push(value);

  expect(values).toEqual(['sale 1', 'payment 1', 'sale 2', 'payment 2', 'sale 3']);
});
