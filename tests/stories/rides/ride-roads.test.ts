import { expect, test } from 'vitest';
import { listRideRoads } from '#contract/rides/rides.calls.ts';
import type { RideRoadView } from '#contract/rides/rides.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import type { Point, Road, RoadOptions } from '#server/ports/places.ts';
import { booked, quoted, toOrly } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

const path: Road['path'] = [
  [48.8443, 2.3735],
  [48.8, 2.36],
  [48.7262, 2.3652],
];

async function openWithRoads() {
  const asked: RoadOptions[] = [];
  const state = { away: false };
  const places = {
    ...builtinPlaces(),
    measure: async (_from: Point, _to: Point, wishes: RoadOptions = {}): Promise<Road> => {
      asked.push(wishes);
      if (state.away) throw new Error('the maps service is away');
      return { km: 17, minutes: 30, path, estimated: false, isApproximate: false };
    },
  };
  const world = await openWorld({ places });
  const amelie = await world.client('Amélie');
  const ride = await booked(amelie);
  asked.length = 0;
  return { ...world, amelie, ride, asked, state, road: () => roadsFor(amelie, [ride]) };
}

async function roadsFor(reader: Person, rides: readonly { id: string }[]): Promise<RideRoadView[]> {
  const ids = rides.map(({ id }) => id).join();
  return (await reader.calls(listRideRoads, { query: { ids } })).json();
}

test('the road of a ride is measured once, when it is first read', async () => {
  const { road, ride, asked } = await openWithRoads();

  const [first, second] = [await road(), await road()];

  expect([first, second]).toEqual([[{ id: ride.id, path }], [{ id: ride.id, path }]]);
  expect(asked).toHaveLength(1);
});

test('roads are read together, and only those of rides that the reader may see', async () => {
  const { client, driver, amelie, ride, asked } = await openWithRoads();
  const [karim, other] = [await driver('Karim'), await client('Bruno')];
  const [taken, foreign] = [await booked(amelie), await booked(other)];
  await (await driver('Chloé')).accepts(taken);
  asked.length = 0;

  const idsFor = async (reader: Person) =>
    (await roadsFor(reader, [ride, taken, foreign])).map(({ id }) => id).toSorted();

  expect(await idsFor(amelie)).toEqual([ride.id, taken.id].toSorted());
  expect(await idsFor(karim)).toEqual([ride.id, foreign.id].toSorted());
  expect(await roadsFor(other, [ride, taken])).toEqual([]);
  expect(asked).toHaveLength(3);
});

test('its two ends are shown while the maps service is away, and nothing is remembered', async () => {
  const { road, state, deps } = await openWithRoads();
  state.away = true;

  const [answer] = await road();

  expect(answer?.path).toEqual([
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
    await roadsFor(amelie, [ride]);
    const unquoted = await booked(amelie, { allowToll });
    await roadsFor(amelie, [unquoted]);

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
