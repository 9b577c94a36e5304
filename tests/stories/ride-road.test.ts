import { expect, test } from 'vitest';
import { getRideRoad } from '#contract/rides.calls.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import type { Point, Road, RoadWishes } from '#server/ports/places.ts';
import { booked, quoted, toOrly } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

const path: Road['path'] = [
  [48.8443, 2.3735],
  [48.8, 2.36],
  [48.7262, 2.3652],
];

async function openWithRoads() {
  const asked: RoadWishes[] = [];
  const state = { away: false };
  const places = {
    ...builtinPlaces(),
    measure: async (_from: Point, _to: Point, wishes: RoadWishes = {}): Promise<Road> => {
      asked.push(wishes);
      if (state.away) throw new Error('the maps service is away');
      return { km: 17, minutes: 30, path, estimated: false, isApproximate: false };
    },
  };
  const world = await openWorld({ places });
  const amelie = await world.client('Amélie');
  const ride = await booked(amelie);
  asked.length = 0;
  return { ...world, amelie, ride, asked, state, road: () => amelie.calls(getRideRoad, { id: ride.id }) };
}

test('the road of a ride is measured once, when it is first read', async () => {
  const { road, asked } = await openWithRoads();

  const [first, second] = [await road(), await road()];

  expect(first.json()).toEqual({ path });
  expect(second.json()).toEqual({ path });
  expect(asked).toHaveLength(1);
});

test('its two ends are shown while the maps service is away, and nothing is remembered', async () => {
  const { road, state, deps } = await openWithRoads();
  state.away = true;

  const { path: ends } = (await road()).json();

  expect(ends).toEqual([
    [toOrly.pickupLat, toOrly.pickupLng],
    [toOrly.destinationLat, toOrly.destinationLng],
  ]);
  expect(await deps.db.selectFrom('ride_roads').selectAll().execute()).toEqual([]);
});

test('a ride that is asked for anew has another road', async () => {
  const { road, amelie, ride, asked } = await openWithRoads();
  await road();
  await amelie.edits(ride, { destinationAddress: 'Terminal 4, 94390 Orly' });
  asked.length = 0;

  await road();

  expect(asked).toHaveLength(1);
});

test.each([true, false])(
  'the road that is priced is the road that is drawn, with tolls: %s',
  async (allowToll) => {
    const { amelie, asked } = await openWithRoads();

    const { quoteId } = await quoted(amelie, { allowToll });
    const ride = await booked(amelie, { allowToll, quoteId });
    await amelie.calls(getRideRoad, { id: ride.id });
    const unquoted = await booked(amelie, { allowToll });
    await amelie.calls(getRideRoad, { id: unquoted.id });

    expect(asked).toEqual([{ allowToll }, { allowToll }, { allowToll }, { allowToll }]);
  },
);

test('an edit that says nothing of tolls is priced for the road of the ride', async () => {
  const { amelie, asked } = await openWithRoads();
  const ride = await booked(amelie, { allowToll: true });
  asked.length = 0;

  await amelie.edits(ride, { notes: 'Portail vert' });

  expect(asked).toEqual([{ allowToll: true }]);
});
