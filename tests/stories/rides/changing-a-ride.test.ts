import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { editRide } from '#contract/rides/booking.calls.ts';
import { acceptRide, rejectRide } from '#contract/rides/rides.calls.ts';
import { cancelLongExpired } from '#server/features/rides/moves/cancel-long-expired.ts';
import { booked, rideNow, toOrly } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const lyonToLouvre = {
  ...toOrly,
  destinationAddress: 'Musée du Louvre, 75001 Paris',
  destinationLat: '48.8611',
  destinationLng: '2.3364',
};

describe('a client edits a request', () => {
  test('and it is priced anew', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const ride = await booked(amelie, { notes: 'Deux valises', passengers: 3 });

    const answer = await amelie.calls(editRide, {
      id: ride.id,
      body: { ...lyonToLouvre, estimatedPrice: '1.00' },
    });

    expect(answer.json()).toMatchObject({
      id: ride.id,
      number: ride.number,
      destinationAddress: 'Musée du Louvre, 75001 Paris',
      destinationLat: 48.8611,
      priceToConfirm: true,
      notes: 'Deux valises',
      passengers: 3,
      version: ride.version + 1,
    });
    expect(Number(answer.json().estimatedPrice)).toBeLessThan(Number(ride.estimatedPrice));
  });

  test('that changed meanwhile, and gets that answer', async () => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');
    const ride = await booked(amelie);
    await amelie.edits(ride, { version: ride.version });

    const answer = await amelie.edits(ride, { version: ride.version });

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('La course a été modifiée entre-temps.');
  });

  test('but not once it is accepted, nor once its time has passed', async () => {
    const { client, driver, passes } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const [accepted, expired] = [await booked(amelie), await booked(amelie)];
    await chloe.accepts(accepted);
    passes(5 * 60);

    const later = { ...toOrly, scheduledAt: '2026-05-05T12:00:00.000Z' };
    const answers = [
      await amelie.calls(editRide, { id: accepted.id, body: later }),
      await amelie.calls(editRide, { id: expired.id, body: later }),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'ride_taken'],
      [409, 'ride_expired'],
    ]);
    expect(answers[0]?.json().message).toBe('Cette course a déjà été acceptée par Chloé.');
  });
});

describe('a client cancels', () => {
  test('a request that waits, by either call, with or without a reason', async () => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');
    const [one, two] = [await booked(amelie), await booked(amelie)];

    const answers = [
      await amelie.cancels(one, ' Vol annulé '),
      await amelie.moves(two, { status: 'cancelled' }),
    ];

    expect(answers.map((answer) => answer.json())).toMatchObject([
      { status: 'cancelled', cancellationReason: 'Vol annulé' },
      { status: 'cancelled', cancellationReason: null },
    ]);
  });

  test('an accepted ride only by asking: the driver answers, and it cannot start meanwhile', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const ride = await booked(amelie);
    await chloe.moves(ride, { status: 'accepted', driverId: 'anybody' });

    const asked = await amelie.cancels(ride, 'Je repars demain');
    const started = await chloe.starts(ride);
    const refused = await chloe.moves(ride, { status: 'accepted' });
    const askedAgain = await amelie.moves(ride, { status: 'cancelled' });
    const approved = await chloe.moves(ride, { status: 'cancelled' });

    expect(asked.json()).toMatchObject({ status: 'accepted', cancellationRequestedAt: expect.any(String) });
    expect(started.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ status: 'accepted', cancellationRequestedAt: null });
    expect(askedAgain.json().cancellationRequestedAt).not.toBeNull();
    expect(approved.json()).toMatchObject({ status: 'cancelled' });
  });
});

describe('a driver', () => {
  test('accepts under their own name whatever the browser says, which confirms the price', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const ride = await booked(amelie);

    const answer = await chloe.moves(ride, { status: 'accepted', driverId: amelie.id });

    expect(answer.json()).toMatchObject({ status: 'accepted', driverId: chloe.id, priceToConfirm: false });
    expect((await rideNow(amelie, ride)).driver).toMatchObject({ firstName: 'Chloé' });
  });

  test('does not accept or refuse blindly what the client edited meanwhile', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const seen = await booked(amelie);
    const edited = (await amelie.edits(seen, { scheduledAt: '2026-05-04T15:00:00.000Z' })).json();
    const { version } = seen;

    const answers = [
      await chloe.accepts(seen, { version }),
      await chloe.moves(seen, { status: 'accepted', version }),
      await chloe.calls(rejectRide, { id: seen.id, body: { rejectionReason: 'Trop loin', version } }),
    ];
    const accepted = await chloe.accepts(seen, { version: edited.version });

    for (const answer of answers)
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'La course a été modifiée entre-temps.',
      ]);
    expect(accepted.json()).toMatchObject({ status: 'accepted', acceptedAt: expect.any(String) });
  });

  test('who knows only the specification accepts without a body', async () => {
    const { client, driver } = await openWorld();
    const ride = await booked(await client('Amélie'));
    const chloe = await driver('Chloé');

    const answer = await chloe.sends('PATCH', urlOf(acceptRide, ride));

    expect(answer.statusCode).toBe(200);
  });

  test('who comes second learns who was faster', async () => {
    const { client, driver } = await openWorld();
    const ride = await booked(await client('Amélie'));
    const [chloe, yann] = [await driver('Chloé'), await driver('Yann')];
    await chloe.accepts(ride);

    const answers = [
      await yann.accepts(ride, { version: ride.version }),
      await yann.moves(ride, { status: 'accepted' }),
      await yann.rejects(ride, 'Trop loin'),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toBe('Cette course a déjà été acceptée par Chloé.');
    }
  });

  test('of six who accept at once, one wins', async () => {
    const { client, driver } = await openWorld();
    const ride = await booked(await client('Amélie'));
    const drivers = await Promise.all(
      ['Chloé', 'Yann', 'Inès', 'Ali', 'Zoé', 'Max'].map((name) => driver(name)),
    );

    const answers = await Promise.all(drivers.map((person) => person.accepts(ride)));

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(5);
  });

  test('refuses with a reason that the client reads', async () => {
    const { client, driver } = await openWorld();
    const amelie = await client('Amélie');
    const chloe = await driver('Chloé');
    const ride = await booked(amelie);

    const blank = await chloe.rejects(ride, '   ');
    await chloe.rejects(ride, ' Véhicule en panne ');

    expect(blank.statusCode).toBe(400);
    expect(blank.json().message).toBe('Veuillez indiquer un motif.');
    expect(await rideNow(amelie, ride)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Véhicule en panne',
    });
  });

  test('cannot accept what has expired', async () => {
    const { client, driver, passes } = await openWorld();
    const ride = await booked(await client('Amélie'));
    const chloe = await driver('Chloé');
    passes(5 * 60);

    const answer = await chloe.accepts(ride);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Cette course est expirée\u00a0: son heure de départ est passée.');
  });
});

test('an unanswered request is cancelled a day after its time, once, with the reason', async () => {
  const { client, deps, passes } = await openWorld();
  const amelie = await client('Amélie');
  const ride = await booked(amelie);

  passes(28 * 60);
  await cancelLongExpired(deps);
  const early = await rideNow(amelie, ride);
  passes(60);
  await Promise.all([cancelLongExpired(deps), cancelLongExpired(deps), cancelLongExpired(deps)]);

  expect(early.status).toBe('pending');
  expect(await rideNow(amelie, ride)).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'Délai dépassé',
  });
  const events = await deps.db.selectFrom('ride_events').select('move').orderBy('id').execute();
  expect(events.map((event) => event.move)).toEqual(['book', 'expire']);
});

test('how long an unanswered request stays is a setting', async () => {
  const { client, driver, deps, passes } = await openWorld();
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  const ride = await booked(amelie);
  await chloe.savesSettings({ expiryHours: '2' });

  passes(6 * 60 + 20);
  await cancelLongExpired(deps);
  const early = await rideNow(amelie, ride);
  passes(60);
  await cancelLongExpired(deps);

  expect([early.status, (await rideNow(amelie, ride)).status]).toEqual(['pending', 'cancelled']);
  for (const expiryHours of ['0', '169', 'deux'])
    expect((await chloe.savesSettings({ expiryHours })).statusCode).toBe(400);
});

test('the history of a ride is recorded: who, when, from, to and why', async () => {
  const { client, driver, deps } = await openWorld();
  const amelie = await client('Amélie');
  const chloe = await driver('Chloé');
  const ride = await booked(amelie);
  await chloe.accepts(ride);
  await chloe.cancels(ride, 'Panne');

  const events = await deps.db
    .selectFrom('ride_events')
    .selectAll()
    .where('ride_id', '=', ride.id)
    .orderBy('id')
    .execute();

  expect(
    events.map(({ actor_id, move, from_status, to_status, reason }) => [
      actor_id,
      move,
      from_status,
      to_status,
      reason,
    ]),
  ).toEqual([
    [amelie.id, 'book', null, 'pending', null],
    [chloe.id, 'accept', 'pending', 'accepted', null],
    [chloe.id, 'cancel', 'accepted', 'cancelled', 'Panne'],
  ]);
});
