import { expect, test, vi } from 'vitest';
import type { Places, Point, Road } from '#server/ports/places.ts';
import { Arrivals } from './arrivals.ts';

const orly = { lat: 48.7262, lng: 2.3652 };
const lyon = { lat: 48.8443, lng: 2.3735 };
const far = { lat: 48.95123, lng: 2.41357 };

function askedPlaces(answer: Partial<Road> | Error) {
  const measure = vi.fn(async (_from: Point, _to: Point) => {
    if (answer instanceof Error) throw answer;
    return { km: 20, minutes: 60, path: [], estimated: false, isApproximate: false, ...answer };
  });
  return { measure, places: { measure } as Pick<Places, 'measure'> as Places };
}

test('a road that the service measured counts from the next point on, asked about the neighbourhood', async () => {
  const { measure, places } = askedPlaces({ minutes: 60 });
  const arrivals = new Arrivals(places);

  const first = arrivals.of('ride', 'chloe 1', far, lyon);
  await expect.poll(() => arrivals.of('ride', 'chloe 1', far, lyon).isRough).toBe(false);
  const next = arrivals.of('ride', 'chloe 1', far, lyon);

  expect(first.isRough).toBe(true);
  expect(next.minutes).toBeGreaterThan(first.minutes ?? 0);
  expect(measure.mock.calls).toEqual([[{ lat: 48.95, lng: 2.41 }, lyon]]);
});

test('a thousand points of a ride ask a few times on each of its two ways', () => {
  const { measure, places } = askedPlaces({});
  const arrivals = new Arrivals(places);
  const between = (from: Point, to: Point, share: number) => ({
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  });

  for (let step = 0; step <= 500; step += 1) arrivals.of('ride', 'way', between(far, lyon, step / 500), lyon);
  const toThePickup = measure.mock.calls.length;
  for (let step = 0; step <= 500; step += 1)
    arrivals.of('ride', 'way', between(lyon, orly, step / 500), orly);

  expect(toThePickup).toBeLessThanOrEqual(3);
  expect(measure.mock.calls.length).toBeGreaterThan(toThePickup);
  expect(measure.mock.calls.length).toBeLessThanOrEqual(6);
});

test.each([
  ['fails', new Error('away')],
  ['only estimates', { estimated: true }],
])('a service that %s leaves the minutes rough, and is not asked for each point', async (_, answer) => {
  const { measure, places } = askedPlaces(answer);
  const arrivals = new Arrivals(places);

  arrivals.of('ride', 'way', far, lyon);
  await Promise.allSettled(measure.mock.results.map(({ value }) => value));
  const later = arrivals.of('ride', 'way', far, lyon);

  expect(later).toEqual({ minutes: expect.any(Number), isRough: true });
  expect(measure).toHaveBeenCalledTimes(1);
});

test('who is there has no minutes, and what is forgotten is asked again', () => {
  const { measure, places } = askedPlaces({});
  const arrivals = new Arrivals(places);

  expect(arrivals.of('ride', 'way', lyon, null)).toEqual({ minutes: null, isRough: false });
  arrivals.of('ride', 'way', far, lyon);
  arrivals.forget('ride');
  arrivals.of('ride', 'way', far, lyon);

  expect(measure).toHaveBeenCalledTimes(2);
});
