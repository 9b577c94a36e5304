import { describe, expect, test } from 'vitest';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import { bookOrder } from '#contract/rides/orders.calls.ts';
import { listRideEvents, listRides } from '#contract/rides/rides.calls.ts';
import { mentionText } from '#contract/words/voucher-words.fr.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked, rideNow, startedRide } from '#tests/support/bookings.ts';
import { daily, ordered, quotedOrder } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openVoucherWorld, vouchersOf } from '#tests/support/vouchers.ts';
import { openWorld } from '#tests/support/world.ts';

const karim = { name: 'Karim Haddad', phone: '06 39 98 12 07' };
const known = { name: 'Karim Haddad', phone: '+33639981207' };

async function openRides() {
  const world = await openWorld();
  return { ...world, amelie: await world.client('Amélie'), chloe: await world.driver('Chloé') };
}

describe('a ride booked for someone else', () => {
  test('names who rides; the telephone is for the client and, once agreed, for the driver', async () => {
    const { amelie, chloe, driver, admin } = await openRides();
    const yann = await driver('Yann');
    const ride = await booked(amelie, { passenger: karim });

    expect(ride.passenger).toEqual(known);
    expect((await rideNow(chloe, ride)).passenger).toEqual({ ...known, phone: null });
    await chloe.accepts(ride);
    expect((await rideNow(chloe, ride)).passenger).toEqual(known);
    expect((await rideNow(await admin('Inès'), ride)).passenger).toEqual(known);
    expect((await rideNow(yann, ride)).passenger).toBeUndefined();
  });

  test('takes a number of any country in its normal form, and a passenger without one', async () => {
    const { amelie } = await openRides();

    const british = await booked(amelie, { passenger: { name: 'Ada Byron', phone: '+44 20 7946 0018' } });
    const silent = await booked(amelie, { passenger: { name: 'Zoé', phone: '' } });
    const wrong = await amelie.books({ passenger: { name: 'Ada Byron', phone: '0612' } });
    const nameless = await amelie.books({ passenger: { name: ' ', phone: karim.phone } });

    expect(british.passenger?.phone).toBe('+442079460018');
    expect(silent.passenger).toEqual({ name: 'Zoé', phone: '' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'phone_invalid' }]);
    expect([nameless.statusCode, JSON.stringify(nameless.json())]).toEqual([
      400,
      expect.stringContaining('Indiquez le nom du passager.'),
    ]);
  });

  test('has that number in each ride of an order', async () => {
    const { amelie, deps } = await openRides();
    await withRule({ deps });

    await ordered(amelie, daily(2, { passenger: karim }));
    const wrong = await amelie.calls(bookOrder, {
      body: await quotedOrder(amelie, daily(2, { passenger: { ...karim, phone: '0612' } })),
    });

    const rides = (await amelie.calls(listRides)).json();
    expect(rides.map(({ passenger }) => passenger)).toEqual([known, known]);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'phone_invalid' }]);
  });

  test('keeps its passenger in an edit that does not speak of one, and loses it in one that says so', async () => {
    const { amelie } = await openRides();
    const ride = await booked(amelie, { passenger: karim });

    await amelie.edits(ride, { luggage: 2 });
    expect((await rideNow(amelie, ride)).passenger).toEqual(known);
    await amelie.edits(ride, { passenger: null });
    expect((await rideNow(amelie, ride)).passenger).toBeNull();
  });
});

describe('the voucher', () => {
  test('names the client and the passenger, also in its PDF mention', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const ride = await agreedRide(amelie, chloe, { passenger: karim });

    const [voucher] = await vouchersOf(chloe, ride);

    expect(voucher).toMatchObject({ client: { name: 'Amélie Martin' }, passenger: known });
    expect(voucher && mentionText('client', voucher)).toEqual({
      value: 'Amélie Martin · 06 12 34 56 78',
      details: ['Passager : Karim Haddad · 06 39 98 12 07'],
    });
  });

  test('has a next version when someone else rides after all, and none when nothing changes', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const ride = await agreedRide(amelie, chloe, { passenger: karim });

    const changed = await amelie.calls(changePassenger, {
      id: ride.id,
      body: { passenger: { name: 'Zoé Haddad', phone: '' } },
    });
    await amelie.calls(changePassenger, {
      id: ride.id,
      body: { passenger: { name: 'Zoé Haddad', phone: '' } },
    });

    expect(changed.json().passenger).toEqual({ name: 'Zoé Haddad', phone: '' });
    const versions = await vouchersOf(chloe, ride);
    expect(versions.map(({ version, passenger }) => [version, passenger?.name])).toEqual([
      [2, 'Zoé Haddad'],
      [1, 'Karim Haddad'],
    ]);
    const events = (await chloe.calls(listRideEvents, { id: ride.id })).json();
    expect(events.map(({ move }) => move)).toContain('change_passenger');
  });

  test('is not changed once the ride has started', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const ride = await startedRide(amelie, chloe, { passenger: karim });

    const refused = await amelie.calls(changePassenger, { id: ride.id, body: { passenger: null } });

    expect(refused.statusCode).toBe(409);
    expect((await rideNow(amelie, ride)).passenger).toEqual(known);
    expect(await vouchersOf(chloe, ride)).toHaveLength(1);
  });
});

describe('the passenger', () => {
  async function openWithHourlyLimit() {
    const phones = telephones();
    const world = await openWorld({ messengers: phones.messengers });
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    await withMessages(chloe);
    await chloe.savesDriverProfile({ vehicleMake: 'Tesla', phoneNumber: '06 98 76 54 32' });
    const messages = async () => {
      await drainOutbox(world.deps);
      return phones.received.filter(({ to }) => to === known.phone);
    };
    return { amelie, chloe, messages };
  }

  test('is told by message once the ride is accepted, and when it is cancelled then', async () => {
    const { amelie, chloe, messages } = await openWithHourlyLimit();
    const ride = await booked(amelie, { passenger: karim });
    expect(await messages()).toEqual([]);

    await chloe.accepts(ride);
    const [message] = await messages();
    expect(message?.text).toBe(
      [
        'Une course est réservée pour vous, lun. 4 mai à 14:00',
        'Amélie Martin l’a réservée.',
        'De\u00a0: Gare de Lyon, 75012 Paris',
        'À\u00a0: Aéroport de Paris-Orly, 94390 Orly',
        'Chloé viendra vous chercher, en Tesla.',
        'Téléphone du chauffeur\u00a0: 06 98 76 54 32',
      ].join('\n'),
    );
    await chloe.cancels(ride, 'Panne');

    expect((await messages()).map(({ event }) => event)).toEqual([
      'passenger_expected',
      'passenger_cancelled',
    ]);
  });

  test('who takes the place of another is told', async () => {
    const { amelie, chloe, messages } = await openWithHourlyLimit();
    const ride = await agreedRide(amelie, chloe);
    await amelie.calls(changePassenger, { id: ride.id, body: { passenger: karim } });

    expect((await messages()).map(({ event }) => event)).toEqual(['passenger_expected']);
  });

  test('without a telephone causes no message', async () => {
    const { amelie, chloe, messages } = await openWithHourlyLimit();
    await agreedRide(amelie, chloe, { passenger: { ...karim, phone: '' } });

    expect(await messages()).toEqual([]);
  });
});
