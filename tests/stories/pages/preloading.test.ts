import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { preloadedUrls } from '#contract/preloaded.ts';
import { countRides, listRides } from '#contract/rides/rides.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

type Responses = Record<string, { body: unknown; next: string | null }>;

const responsesIn = (html: string): Responses =>
  JSON.parse(html.match(/id="page-state">(.*?)<\/script>/u)?.[1] ?? '{}').preloaded;

describe('a dashboard comes with the responses it reads first', () => {
  test('of a client', async () => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');
    await booked(amelie);

    const responses = responsesIn((await amelie.opens('/dashboard/client')).body);

    expect(Object.keys(responses)).toEqual(preloadedUrls('client_dashboard', ''));
    for (const [path, { body }] of Object.entries(responses))
      expect(body).toEqual((await amelie.loads(path)).json());
    expect(responses[countRides.path]?.body).toMatchObject({ pending: 1 });
  });

  test('of a driver, by the day of Paris', async () => {
    const { client, driver, passes } = await openWorld();
    const chloe = await driver('Chloé');
    await booked(await client('Amélie'));
    // From half past nine in the morning to half past midnight.
    passes(15 * 60);

    const responses = responsesIn((await chloe.opens('/dashboard/driver')).body);

    expect(Object.keys(responses)).toEqual(preloadedUrls('driver_dashboard', '2026-05-05'));
    for (const [path, { body }] of Object.entries(responses))
      expect(body).toEqual((await chloe.loads(path)).json());
  });

  test('with the way to the rest of a long list', async () => {
    const { client, driver } = await openWorld({ options: { rateLimitScale: 100 } });
    const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
    for (let count = 0; count < 21; count += 1) {
      const ride = await booked(amelie);
      await chloe.accepts(ride);
    }

    const responses = responsesIn((await amelie.opens('/dashboard/client')).body);

    const list = responses[urlOf(listRides, { query: { status: 'accepted,in_progress', limit: '20' } })];
    expect(list?.body).toHaveLength(20);
    expect(list?.next).toEqual(expect.any(String));
  });
});

test('a page that strangers open comes with nothing', async () => {
  const { visitor } = await openWorld();

  expect(responsesIn((await visitor().opens('/')).body)).toEqual({});
});
