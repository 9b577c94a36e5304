import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noRides, returnOrder } from '#web/testing/orders.ts';
import { asked } from '#web/testing/stand-in-rides.ts';
import { storedRide, storeRides } from './ride-cache.ts';

const series = {
  ...returnOrder,
  weekdays: [1, 2],
  lastDay: '2030-05-28',
  statuses: { ...noRides, pending: 4 },
};
const second = { ...asked, id: 'second', order: { ...series, place: 2 } };
const foreign = { ...asked, id: 'foreign', order: { ...series, id: 'another order' } };

test('a ride that was read tells the other rides of its order how all of it stands', () => {
  const queries = new QueryClient();
  storeRides(queries, [second, foreign]);
  const moved = { weekdays: [3, 4], lastDay: '2030-05-30', statuses: { ...noRides, accepted: 4 } };

  storeRides(queries, [{ ...asked, id: 'first', order: { ...series, place: 1, ...moved } }]);

  expect(storedRide(queries, 'second')?.order).toEqual({ ...series, place: 2, ...moved });
  expect(storedRide(queries, 'foreign')).toBe(foreign);
});
