import { expect, test } from 'vitest';
import { getRide, listRides } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

test('a trip shows what the vehicle that emits most would emit, then what its own does', async () => {
  const { driver, client } = await openWorld();
  const [chloe, yann, amelie] = [await driver('Chloé'), await driver('Yann'), await client('Amélie')];
  const quoted = async () => {
    const { pickupLat, pickupLng, destinationLat, destinationLng } = toOrly;
    const query = {
      origins: `${pickupLat},${pickupLng}`,
      destinations: `${destinationLat},${destinationLng}`,
    };
    return (await amelie.calls(quoteTrip, { query })).json();
  };
  const ride = (await amelie.books()).json();
  const km = ride.distance ?? 0;
  const shown = async () => (await amelie.calls(getRide, { id: ride.id })).json();

  expect([(await quoted()).co2e, (await shown()).co2e]).toEqual([null, null]);
  await chloe.savesDriverProfile({ vehicleCo2e: 100 });
  await yann.savesDriverProfile({ vehicleCo2e: 200 });
  const trip = await quoted();
  expect(trip.co2e).toBe(Math.round((trip.distance ?? 0) * 200));
  expect((await shown()).co2e).toBe(Math.round(km * 200));

  await yann.savesDriverProfile({ isActive: false });
  expect((await shown()).co2e).toBe(Math.round(km * 100));
  await yann.savesDriverProfile({ isActive: true, vehicleCo2e: null });
  await yann.accepts(ride);
  expect((await shown()).co2e).toBeNull();
  await yann.savesDriverProfile({ vehicleCo2e: 0 });
  expect((await amelie.calls(listRides)).json()[0]?.co2e).toBe(0);

  await yann.savesDriverProfile({ vehicleCo2e: 200 });
  await yann.cancels(ride, 'En panne');
  expect((await shown()).co2e).toBeNull();
});
