import { describe, expect, test } from 'vitest';
import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked, quoted, rideNow, toOrly, tripQuery } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import { worksBy } from '#tests/support/hours.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { DAY_HALF_ALL } from '#tests/support/terms.ts';
import { openWorld } from '#tests/support/world.ts';

const LATER = '2026-05-04T14:00:00.000Z';

async function openDesk() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const ride = await agreedRide(amelie, chloe);
  const messages = async () => {
    phones.received.length = 0;
    await drainOutbox(world.deps);
    return phones.received.map(({ event }) => event);
  };
  await messages();
  return { ...world, ...phones, amelie, chloe, ride, messages };
}

const asks = async (person: Person, ride: RideView, scheduledAt = LATER) =>
  (await person.asksChange(ride, { scheduledAt })).json();

const vouchersOf = async (person: Person, { id }: RideView) =>
  (await person.calls(listRideVouchers, { id })).json();

describe('a client asks to change an accepted ride', () => {
  test('which stays as it is until its driver accepts: then the voucher has a next version', async () => {
    const { amelie, chloe, ride, messages, received } = await openDesk();
    const trip = { ...toOrly, scheduledAt: LATER, passengers: 3 };
    const quote = (await amelie.calls(quoteTrip, { query: tripQuery(trip) })).json();

    const asked = await amelie.asksChange(ride, { ...trip, quoteId: quote.quoteId, version: ride.version });

    expect(asked.json()).toMatchObject({
      scheduledAt: ride.scheduledAt,
      passengers: 1,
      changeRequest: {
        askedBy: 'client',
        refusedAt: null,
        to: { scheduledAt: LATER, passengers: 3, estimatedPrice: quote.price },
      },
    });
    expect(await messages()).toEqual(['change_requested']);
    expect(received[0]?.text).toContain(
      'Départ prévu\u00a0: lun. 4 mai à 16:00 (avant\u00a0: lun. 4 mai à 14:00)',
    );

    const accepted = await chloe.acceptsChange(ride, { version: asked.json().version });

    expect(accepted.json()).toMatchObject({
      status: 'accepted',
      scheduledAt: LATER,
      passengers: 3,
      estimatedPrice: quote.price,
      priceToConfirm: false,
    });
    expect(accepted.json().changeRequest).toBeUndefined();
    const vouchers = await vouchersOf(chloe, ride);
    expect(vouchers.map(({ version }) => version)).toEqual([2, 1]);
    expect(vouchers[0]).toMatchObject({ pickupAt: LATER, passengers: 3, price: quote.price });
    expect(await messages()).toEqual(['change_accepted']);
    const events = (await amelie.calls(listRideEvents, { id: ride.id })).json();
    expect(events.slice(-2)).toMatchObject([
      { move: 'request_change', reason: expect.stringContaining('16:00 (avant') },
      { move: 'accept_change', by: { firstName: 'Chloé' } },
    ]);
  });

  test('the driver refuses, which the card says until another one is asked for', async () => {
    const { amelie, chloe, ride, messages } = await openDesk();
    await asks(amelie, ride);
    await messages();

    const refused = await chloe.refusesChange(ride);

    expect(refused.json()).toMatchObject({
      scheduledAt: ride.scheduledAt,
      changeRequest: { refusedAt: expect.any(String) },
    });
    expect(await messages()).toEqual(['change_refused']);
    expect((await chloe.acceptsChange(ride)).json().code).toBe('no_change_request');
    expect((await asks(amelie, ride)).changeRequest?.refusedAt).toBeNull();
    expect(await vouchersOf(chloe, ride)).toHaveLength(1);
  });

  test('one at a time, and takes it back; a message that was not sent by then is none', async () => {
    const { amelie, chloe, ride, messages } = await openDesk();
    await asks(amelie, ride);
    const second = await amelie.asksChange(ride, { scheduledAt: '2026-05-04T15:00:00.000Z' });
    const own = await amelie.acceptsChange(ride);

    const withdrawn = await amelie.withdrawsChange(ride);

    expect(second.json().code).toBe('change_pending');
    expect(own.json().code).toBe('not_allowed');
    expect(withdrawn.json().changeRequest).toBeUndefined();
    expect(await messages()).toEqual([]);
    expect((await chloe.acceptsChange(ride)).json().code).toBe('no_change_request');
  });

  test('not a request that waits, nothing at all, the past, nor what someone else booked', async () => {
    const { amelie, chloe, client, driver, ride } = await openDesk();
    const [pending, bruno, yann] = [await booked(amelie), await client('Bruno'), await driver('Yann')];
    const change = { scheduledAt: LATER };

    const answers = [
      await amelie.asksChange(pending, change),
      await amelie.asksChange(ride),
      await amelie.asksChange(ride, { scheduledAt: '2026-05-04T06:00:00.000Z' }),
      await amelie.asksChange(ride, { ...change, version: ride.version - 1 }),
      await bruno.asksChange(ride, change),
      await yann.asksChange(ride, change),
      await chloe.asksChange(pending, change),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual([
      'wrong_status',
      'change_empty',
      'departure_too_soon',
      'ride_changed',
      'ride_not_found',
      'ride_not_found',
      'not_allowed',
    ]);
  });

  test('not to leave before it can be answered, whatever the hours of the driver', async () => {
    const { amelie, chloe, ride } = await openDesk();
    await worksBy(chloe, { spans: [{ weekday: 2, from: 7 * 60, to: 20 * 60 }] });
    const [soon, early] = ['2026-05-04T07:40:00.000Z', '2026-05-04T07:50:00.000Z'];

    const refused = await asks(amelie, ride, soon);
    const asked = await asks(amelie, ride, early);

    expect(refused).toMatchObject({
      code: 'departure_too_soon',
      message: 'Choisissez un départ dans au moins 15 minutes.',
    });
    expect(asked).toMatchObject({ changeRequest: { to: { scheduledAt: early } } });
  });

  test('at the terms that hold now, which are named and frozen anew', async () => {
    const { amelie, chloe, ride, messages, received } = await openDesk();
    await chloe.savesSettings({ cancellationTerms: DAY_HALF_ALL });
    await asks(chloe, ride);
    expect((await rideNow(amelie, ride)).cancellationTerms).toBeNull();
    expect(await messages()).toEqual(['change_proposed']);
    expect(received[0]?.text).toContain(
      'Conditions\u00a0: Annulation gratuite jusqu’à 24\u00a0h avant le départ, ensuite 50\u00a0% du prix convenu, ' +
        '100\u00a0% en cas d’absence. (avant\u00a0: aucune)',
    );

    const accepted = await amelie.acceptsChange(ride);

    expect(accepted.json().cancellationTerms).toMatchObject({ freeHours: 24, latePercent: 50 });
  });

  test('of the free waiting: what it becomes is among the changes, and without a price that was shown it stays', async () => {
    const { amelie, chloe, messages, received } = await openDesk();
    await chloe.savesSettings({ cancellationTerms: DAY_HALF_ALL });
    const ride = await agreedRide(amelie, chloe, { quoteId: (await quoted(amelie)).quoteId });
    await messages();
    const atHome = { pickupAddress: '12 rue de Rivoli, 75004 Paris', pickupLat: 48.8556, pickupLng: 2.36 };
    const { quoteId } = await quoted(chloe, atHome);

    await chloe.asksChange(ride, { ...toOrly, ...atHome, quoteId });

    expect(await messages()).toEqual(['change_proposed']);
    expect(received[0]?.text).toContain('Attente offerte\u00a0: 15\u00a0min (avant\u00a0: 60\u00a0min)');
    await chloe.withdrawsChange(ride);
    await asks(chloe, ride);
    expect((await amelie.acceptsChange(ride)).json()).toMatchObject({
      cancellationTerms: { freeMinutes: 60 },
    });
  });

  test('of a passenger: the name and the number of one person, whoever was noted meanwhile', async () => {
    const { amelie, chloe } = await openDesk();
    const anna = { name: 'Anna Petit', phone: '+33611111111' };
    const ride = await agreedRide(amelie, chloe, {
      scheduledAt: '2026-05-05T09:00:00.000Z',
      passenger: anna,
    });
    const other = { ...anna, phone: '+33622222222' };
    await amelie.asksChange(ride, { scheduledAt: '2026-05-05T10:00:00.000Z', passenger: other });
    const body = { passenger: { name: 'Zoé Haddad', phone: '+33699999999' } };
    await amelie.calls(changePassenger, { id: ride.id, body });

    const accepted = await chloe.acceptsChange(ride);

    expect(accepted.json().passenger).toEqual(other);
  });

  test('whose hour has passed: it is answered no more, and another one may be asked for', async () => {
    const { amelie, chloe, ride, passes } = await openDesk();
    await asks(amelie, ride, '2026-05-04T08:00:00.000Z');
    passes(45);

    const late = await chloe.acceptsChange(ride);
    const shown = [await rideNow(amelie, ride), await rideNow(chloe, ride)];
    const again = await asks(amelie, ride);

    expect(shown.map(({ changeRequest }) => changeRequest)).toEqual([undefined, undefined]);
    expect([late.statusCode, late.json().code]).toEqual([409, 'no_change_request']);
    expect(again).toMatchObject({
      scheduledAt: ride.scheduledAt,
      changeRequest: { to: { scheduledAt: LATER } },
    });
  });

  test('whose price was paid: another hour at the same price may be agreed on, another price may not', async () => {
    const { amelie, chloe, ride } = await openDesk();
    await amelie.paysCash(ride);

    const dearer = await amelie.asksChange(ride, {
      scheduledAt: LATER,
      destinationAddress: 'Tour Eiffel, 75007 Paris',
      destinationLat: 48.8584,
      destinationLng: 2.2945,
    });
    await asks(amelie, ride);
    const accepted = await chloe.acceptsChange(ride);

    expect(dearer.json().code).toBe('ride_paid');
    expect(accepted.json()).toMatchObject({ scheduledAt: LATER, paymentStatus: 'paid' });
  });
});

describe('a driver proposes a change', () => {
  test('that the client confirms', async () => {
    const { amelie, chloe, ride, messages } = await openDesk();
    await asks(chloe, ride);
    expect(await messages()).toEqual(['change_proposed']);

    const accepted = await amelie.acceptsChange(ride);

    expect(accepted.json()).toMatchObject({ scheduledAt: LATER });
    expect((await vouchersOf(chloe, ride)).map(({ version }) => version)).toEqual([2, 1]);
  });

  test('that the client refuses, or the driver takes back', async () => {
    const { amelie, chloe, ride } = await openDesk();
    await asks(chloe, ride);
    await amelie.refusesChange(ride);
    await asks(chloe, ride);

    const withdrawn = await chloe.withdrawsChange(ride);

    expect(withdrawn.json().changeRequest).toBeUndefined();
    expect(await rideNow(amelie, ride)).toMatchObject({ scheduledAt: ride.scheduledAt });
  });
});

describe('someone with a link and no account', () => {
  test('reads what the driver proposes, and confirms it', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    const { version } = await asks(chloe, ride);

    const page = (await guest.opens()).body;
    const stale = await guest.sends('accepter-modification', { version: String(version - 1) });
    const confirmed = await guest.sends('accepter-modification', { version: String(version) });

    expect(page).toContain('Chloé propose de modifier la course');
    expect(page).toContain('<del>lun. 4 mai à 14:00</del><ins>lun. 4 mai à 16:00</ins>');
    expect(stale.statusCode).toBe(409);
    expect(stale.body).toContain('La course a été modifiée entre-temps.');
    expect(confirmed.statusCode).toBe(303);
    expect(await rideNow(chloe, ride)).toMatchObject({ scheduledAt: LATER });
    expect((await guest.opens()).body).not.toContain('propose de modifier');
  });

  test('keeps the ride as it was agreed on', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    const { version } = await asks(chloe, ride);

    await guest.sends('refuser-modification', { version: String(version) });

    expect(await rideNow(chloe, ride)).toMatchObject({
      scheduledAt: ride.scheduledAt,
      changeRequest: { askedBy: 'driver', refusedAt: expect.any(String) },
    });
  });
});

describe('a request dies', () => {
  test('with the start, also when that is undone', async () => {
    const { amelie, chloe, ride } = await openDesk();
    await asks(amelie, ride);

    await chloe.starts(ride);
    const answer = await chloe.acceptsChange(ride);
    const undone = await chloe.undoesStart(ride);

    expect(answer.json().code).toBe('wrong_status');
    expect(undone.json().changeRequest).toBeUndefined();
  });

  test('with a cancellation and with the question for one', async () => {
    const { amelie, chloe, ride } = await openDesk();
    await asks(chloe, ride);

    const asked = await amelie.cancels(ride);

    expect(asked.json().cancellationRequestedAt).toEqual(expect.any(String));
    expect((await rideNow(chloe, ride)).changeRequest).toBeUndefined();
    expect((await amelie.asksChange(ride, { scheduledAt: LATER })).json().code).toBe('cancellation_pending');
  });

  test('with the pickup time', async () => {
    const { amelie, chloe, ride, passes } = await openDesk();
    await asks(amelie, ride);
    passes(5 * 60);

    expect((await chloe.acceptsChange(ride)).json().code).toBe('change_too_late');
    expect((await amelie.withdrawsChange(ride)).json().code).toBe('change_too_late');
  });

  test('not with another driver, who answers it', async () => {
    const { amelie, ride, admin, driver } = await openDesk();
    const [ines, yann] = [await admin('Inès'), await driver('Yann')];
    await asks(amelie, ride);
    await ines.handsOver(ride, yann);

    expect((await yann.acceptsChange(ride)).json()).toMatchObject({ scheduledAt: LATER });
  });
});

test('what a driver proposed ends when the ride is handed over: the next one has proposed nothing', async () => {
  const { amelie, chloe, ride, admin, driver } = await openDesk();
  const [ines, yann] = [await admin('Inès'), await driver('Yann')];
  await asks(chloe, ride);

  await ines.handsOver(ride, yann);

  expect((await rideNow(amelie, ride)).changeRequest).toBeUndefined();
  expect((await amelie.acceptsChange(ride)).json().code).toBe('no_change_request');
});

test('what a driver refused ends with it too: the next one has refused nothing', async () => {
  const { amelie, chloe, ride, admin, driver } = await openDesk();
  const [ines, yann] = [await admin('Inès'), await driver('Yann')];
  await asks(amelie, ride);
  await chloe.refusesChange(ride);

  await ines.handsOver(ride, yann);

  expect((await rideNow(amelie, ride)).changeRequest).toBeUndefined();
});
