import { expect, test } from 'vitest';
import { downloadRideCalendar } from '#contract/rides/rides.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

test('a client adds a ride to a calendar, tentative until a driver has accepted it', async () => {
  const { client, driver } = await openWorld();
  const amelie = await client('Amélie');
  const chloe = await driver('Chloé');
  const ride = await booked(amelie);

  const asked = await amelie.calls(downloadRideCalendar, { id: ride.id });
  await chloe.accepts(ride);
  const accepted = await amelie.calls(downloadRideCalendar, { id: ride.id });

  expect(asked.statusCode).toBe(200);
  expect(asked.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(asked.headers['content-disposition']).toBe(`inline; filename="course-${ride.number}.ics"`);
  expect(asked.body).toContain(`UID:${ride.id}@`);
  expect(asked.body).toContain(`SUMMARY:Course n° ${ride.number} avec`);
  expect(asked.body).toContain('STATUS:TENTATIVE');
  expect(accepted.body).toContain('STATUS:CONFIRMED');
});
