import { expect, test } from 'vitest';
import { compareRequests, type RequestOrder } from './request-order.ts';
import type { VerdictKind } from './verdict.ts';

const request = (
  kind: VerdictKind | null,
  perHour: number | null,
  scheduledAt: string,
  createdAt: string,
) => ({
  name: `${kind} ${perHour}`,
  ...{ scheduledAt, createdAt },
  verdict: kind === null ? undefined : { kind, centsPerHour: perHour },
});

const requests = [
  request('no', 9000, '10', '5'),
  request(null, null, '09', '1'),
  request('tight', 3300, '12', '4'),
  request('yes', 4000, '13', '3'),
  request('yes', 5700, '14', '6'),
  request('day_off', 8000, '11', '2'),
];

const namesIn = (order: RequestOrder) =>
  requests.toSorted((one, other) => compareRequests(order, one, other)).map(({ name }) => name);

test('by margin and yield: the verdict first, then what an hour brings, those without an answer last', () => {
  expect(namesIn('fit')).toEqual([
    'yes 5700',
    'yes 4000',
    'tight 3300',
    'no 9000',
    'day_off 8000',
    'null null',
  ]);
});

test('by departure, and by the moment they came', () => {
  expect(namesIn('departure')[0]).toBe('null null');
  expect(namesIn('departure').at(-1)).toBe('yes 5700');
  expect(namesIn('received')).toEqual([
    'null null',
    'day_off 8000',
    'yes 4000',
    'tight 3300',
    'no 9000',
    'yes 5700',
  ]);
});
