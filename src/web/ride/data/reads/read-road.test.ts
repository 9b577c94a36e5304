import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { listRideRoads } from '#contract/rides/rides.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { readRoad } from './read-road.ts';

const path = [
  [48.8443, 2.3735],
  [49.0097, 2.5479],
];

/** Answers with a road for every ride but those named 'gone', and collects which were asked for together. */
function serveRoads(): number[] {
  const asked: number[] = [];
  api.use(
    on(listRideRoads, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      asked.push(ids.length);
      return HttpResponse.json(ids.filter((id) => id !== 'gone').map((id) => ({ id, path })));
    }),
  );
  return asked;
}

test('roads asked for in the same moment are one request, each once', async () => {
  const asked = serveRoads();

  const roads = await Promise.all(['one', 'two', 'one', 'gone'].map(readRoad));

  expect(roads).toEqual([path, path, path, []]);
  expect(asked).toEqual([3]);
});

test('the next moment is another request', async () => {
  const asked = serveRoads();

  await readRoad('one');
  await readRoad('two');

  expect(asked).toEqual([1, 1]);
});

test('more than twenty are several requests', async () => {
  const asked = serveRoads();

  await Promise.all(Array.from({ length: 45 }, (_, index) => readRoad(`ride-${index}`)));

  expect(asked.toSorted((one, other) => other - one)).toEqual([20, 20, 5]);
});

test('what fails is asked for again', async () => {
  api.use(on(listRideRoads, () => HttpResponse.json({ error: 'unavailable' }, { status: 503 })));
  await expect(readRoad('one')).rejects.toThrow();
  serveRoads();

  expect(await readRoad('one')).toEqual(path);
});
