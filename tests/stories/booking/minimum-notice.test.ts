import { expect, test } from 'vitest';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

const soon = { scheduledAt: '2026-05-04T07:43:00.000Z' };

test('a request leaves a quarter of an hour to answer it, two minutes less for its own journey', async () => {
  const { client, driver, passes } = await openWorld();
  const amelie = await client('Amélie');
  const ride = await booked(amelie, soon);
  passes(12);

  const accepted = await (await driver('Chloé')).accepts(ride);

  expect(accepted.json().status).toBe('accepted');
  expect((await amelie.books({ scheduledAt: '2026-05-04T07:50:00.000Z' })).json()).toMatchObject({
    code: 'departure_too_soon',
    message: 'Choisissez un départ dans au moins 15 minutes.',
  });
});

test('the driver chooses the notice, and everybody may read it', async () => {
  const { client, driver, visitor } = await openWorld();
  const amelie = await client('Amélie');
  const chloe = await driver('Chloé');

  await chloe.savesSettings({ minimumNotice: '60' });
  const refused = await amelie.books({ scheduledAt: '2026-05-04T08:00:00.000Z' });
  const known = (await visitor().calls(getPublicSettings)).json();
  await chloe.savesSettings({ minimumNotice: '0' });
  const taken = await amelie.books({ scheduledAt: '2026-05-04T07:29:00.000Z' });
  const past = await amelie.books({ scheduledAt: '2026-05-04T07:27:00.000Z' });

  expect(refused.json().message).toBe('Choisissez un départ dans au moins 60 minutes.');
  expect(known.minimumNotice).toBe('60');
  expect(taken.statusCode).toBe(200);
  expect(past.json().message).toBe('Choisissez un départ à venir.');
});

test.each(['', '-1', '1.5', '1441', 'bientôt'])(
  'a notice of « %s » minutes is refused',
  async (minimumNotice) => {
    const { driver } = await openWorld();

    const answer = await (await driver('Chloé')).savesSettings({ minimumNotice });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Un délai va de 0 à 1440 minutes.');
  },
);

test('an edit is checked only when it moves the time', async () => {
  const { client, passes } = await openWorld();
  const amelie = await client('Amélie');
  const ride = await booked(amelie, soon);
  passes(8);

  const same = await amelie.edits(ride, { ...soon, notes: 'Portail vert' });
  const moved = await amelie.edits(ride, { scheduledAt: '2026-05-04T07:44:00.000Z' });

  expect(same.json()).toMatchObject({ notes: 'Portail vert' });
  expect(moved.json().code).toBe('departure_too_soon');
});
