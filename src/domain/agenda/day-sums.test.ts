import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { sumsByDay, totalOf } from './day-sums.ts';

const now = new Date('2026-05-07T14:36:00+02:00');
const ride = (status: 'pending' | 'accepted' | 'completed', clock: string, amount: number) => ({
  status,
  scheduledAt: new Date(`${clock}:00+02:00`),
  priceCents: cents(amount),
});

test('a day counts its rides and their prices, and names requests without their price', () => {
  const sums = sumsByDay(
    [
      ride('completed', '2026-05-07T07:10', 7420),
      ride('accepted', '2026-05-07T23:50', 6960),
      ride('pending', '2026-05-07T16:45', 6850),
      ride('accepted', '2026-05-08T00:10', 4100),
    ],
    now,
  );

  expect(sums.get('2026-05-07')).toEqual({ rides: 2, requests: 1, cents: 14_380 });
  expect(sums.get('2026-05-08')).toEqual({ rides: 1, requests: 0, cents: 4100 });
  expect(totalOf([...sums.values()])).toEqual({ rides: 3, requests: 1, cents: 18_480 });
});

test('a request that nobody answered in time is not counted', () => {
  const sums = sumsByDay([ride('pending', '2026-05-07T09:00', 4100)], now);

  expect(sums.get('2026-05-07')).toEqual({ rides: 0, requests: 0, cents: 0 });
});
