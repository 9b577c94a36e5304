import { describe, expect, test } from 'vitest';
import { saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import { getRideClosing, listRideEvents } from '#contract/rides/rides.calls.ts';
import { saveHours } from '#contract/time/hours.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, rideNow } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { termedRide } from '#tests/support/terms.ts';
import { openWorld } from '#tests/support/world.ts';

const inParis = { pickupAddress: '12 rue de Rivoli, 75004 Paris', pickupLat: 48.8556, pickupLng: 2.36 };
/** The clock of the world is at 2026-05-04 07:30 UTC. */
const atTen = { ...inParis, scheduledAt: '2026-05-04T08:00:00.000Z' };
const at = (clock: string) => `2026-05-04T${clock}:00.000Z`;

async function openDay() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 60, otherMinutes: 15, price: '0.70' } });
  const arrived = async () => {
    await drainOutbox(world.deps);
    return phones.received.splice(0).filter(({ event }) => event === 'on_the_way' || event === 'arrived');
  };
  return { ...world, amelie, chloe, arrived };
}

describe('a driver on the way', () => {
  test('tells both steps as times, which the client reads, in the history and each once by message', async () => {
    const { amelie, chloe, passes, arrived } = await openDay();
    const base = { address: 'Mairie de Montreuil', lat: 48.8617, lng: 2.4432 };
    const noDelays = { noticeMinutes: 0, horizonDays: 365, pauseMinutes: 0 };
    await chloe.calls(saveHours, { body: { spans: null, ...noDelays, base } });
    await chloe.savesDriverProfile({ vehicleMake: 'Tesla', vehiclePlate: 'GH-482-KT' });
    const ride = await agreedRide(amelie, chloe, atTen);

    const left = (await chloe.setsOff(ride)).json();
    passes(2);
    const first = await arrived();
    const there = (await chloe.arrives(ride)).json();
    passes(2);

    expect(left).toMatchObject({ status: 'accepted', onTheWayAt: at('07:30') });
    expect(left.way).toMatchObject({ expectedAt: at('07:46'), freeUntil: null, byPhone: [] });
    expect(there).toMatchObject({ status: 'accepted', arrivedAt: at('07:32') });
    expect(await rideNow(amelie, ride)).toMatchObject({
      ...{ onTheWayAt: at('07:30'), arrivedAt: at('07:32') },
      way: { freeUntil: at('08:15'), freeMinutes: 15, waitingPrice: '0.70' },
    });
    expect(first.map(({ to, text }) => [to, text])).toEqual([
      [
        '+33612345678',
        expect.stringMatching(
          /^Chloé est en route, arrivée vers 09:46\nPrise en charge lun\. 4 mai à 10:00\u00a0: 12 rue de Rivoli, 75004 Paris, en Tesla, GH-482-KT\.\nSuivre la voiture\u00a0: \S+\/suivi\/[\w-]+$/u,
        ),
      ],
    ]);
    expect((await arrived()).map(({ text }) => text)).toEqual([
      'Votre chauffeur est sur place\nChloé vous attend\u00a0: 12 rue de Rivoli, 75004 Paris, en Tesla, GH-482-KT.\nL’attente est offerte jusqu’à 10:15.',
    ]);
    expect(await arrived()).toEqual([]);
    const events = (await amelie.calls(listRideEvents, { id: ride.id })).json();
    expect(events.map(({ move }) => move)).toEqual(['book', 'accept', 'set_off', 'arrive']);
  });

  test('takes a step back within a minute, and nobody was told', async () => {
    const { amelie, chloe, passes, arrived } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    passes(1);

    const undone = (await chloe.undoes(ride, 'on_the_way')).json();
    passes(2);

    expect(undone).not.toHaveProperty('onTheWayAt');
    expect(await arrived()).toEqual([]);
    await chloe.setsOff(ride);
    passes(2);
    expect((await chloe.undoes(ride, 'on_the_way')).json()).toMatchObject({ code: 'undo_too_late' });
    expect(await arrived()).toHaveLength(1);
  });

  test('is not told of a departure once they are there, nor of an arrival once the ride runs', async () => {
    const { amelie, chloe, passes, arrived } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    await chloe.arrives(ride);
    await chloe.starts(ride);
    passes(2);

    expect(await arrived()).toEqual([]);
  });

  test('may send a step twice, and starts without any', async () => {
    const { amelie, chloe, passes } = await openDay();
    const [ride, other] = [await agreedRide(amelie, chloe, atTen), await agreedRide(amelie, chloe)];
    await chloe.setsOff(ride);
    passes(5);

    const again = await chloe.setsOff(ride);

    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ onTheWayAt: at('07:30') });
    expect((await chloe.arrives(other)).json()).toMatchObject({ code: 'wrong_status' });
    expect((await chloe.starts(other)).json()).toMatchObject({ status: 'in_progress' });
  });

  test('takes a step that several pages send at the same time once, and refuses none of them', async () => {
    const { amelie, chloe } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);

    const left = await Promise.all([1, 2, 3].map(() => chloe.setsOff(ride)));
    const there = await Promise.all([1, 2, 3].map(() => chloe.arrives(ride)));

    expect(left.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(there.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const events = (await amelie.calls(listRideEvents, { id: ride.id })).json();
    expect(events.map(({ move }) => move)).toEqual(['book', 'accept', 'set_off', 'arrive']);
  });

  test('begins anew when the ride is handed over', async () => {
    const { amelie, chloe, admin, driver } = await openDay();
    const [ines, yann] = [await admin('Inès'), await driver('Yann')];
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    await chloe.arrives(ride);
    await chloe.callsClient(ride);

    const handed = (await ines.handsOver(ride, yann)).json();

    expect(handed).not.toHaveProperty('onTheWayAt');
    expect(handed).not.toHaveProperty('way');
    expect((await yann.setsOff(ride)).json().way?.calledAt).toEqual([]);
  });

  test('begins anew when the ride is moved to much later, and stays there for a client who is late', async () => {
    const { amelie, chloe } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    await chloe.arrives(ride);

    await amelie.asksChange(ride, { ...inParis, scheduledAt: at('08:20') });
    const late = (await chloe.acceptsChange(ride)).json();
    await amelie.asksChange(ride, { ...inParis, scheduledAt: at('18:00') });
    const moved = (await chloe.acceptsChange(ride)).json();

    expect(late).toMatchObject({ scheduledAt: at('08:20'), arrivedAt: at('07:30') });
    expect(moved).not.toHaveProperty('onTheWayAt');
    expect(moved).not.toHaveProperty('way');
  });
});

describe('a telephone without network', () => {
  test('says when it was; what it says is cut to what can be, and shown as such', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    passes(20);

    const left = (await chloe.setsOff(ride, at('07:40'))).json();
    const there = (await chloe.arrives(ride, at('07:35'))).json();
    const started = (
      await chloe.moves(ride, { status: 'in_progress', phoneTime: '2026-05-05T00:00:00.000Z' })
    ).json();

    expect(left).toMatchObject({ onTheWayAt: at('07:40'), way: { byPhone: ['on_the_way'] } });
    expect(there).toMatchObject({ arrivedAt: at('07:40'), way: { byPhone: ['on_the_way', 'arrived'] } });
    expect(started).toMatchObject({ startTime: at('07:50') });
  });

  test('never makes a client wait longer than they did: the later arrival and the earlier boarding count', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    passes(50);
    // There at 08:00 by the telephone, at 08:20 by the server.
    await chloe.arrives(ride, at('08:00'));
    passes(40);
    await chloe.moves(ride, { status: 'in_progress', phoneTime: at('08:45') });

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();

    expect(closing).toMatchObject({ freeMinutes: 15, waiting: { most: 10, unitPrice: '0.70' } });
  });
});

describe('free waiting', () => {
  test('counts from the arrival of a driver who is late, and its price stays that of the arrival', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    passes(40);
    const there = (await chloe.arrives(ride)).json();
    await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 60, otherMinutes: 0, price: '9.00' } });
    passes(21);
    await chloe.starts(ride);

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();

    expect(there.way?.freeUntil).toBe(at('08:25'));
    expect(closing).toMatchObject({ freeMinutes: 15, waiting: { most: 6, unitPrice: '0.70' } });
  });

  test('is an hour at a station, before which no absence is noted; calls are kept for its driver', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await termedRide({ amelie, chloe }, { scheduledAt: at('08:00') });
    await chloe.setsOff(ride);
    passes(30);
    await chloe.arrives(ride);
    passes(59);
    const early = (await chloe.notesAbsence(ride)).json();
    const called = (await chloe.callsClient(ride)).json();
    passes(1);

    const noted = (await chloe.notesAbsence(ride)).json();

    expect(early).toMatchObject({ code: 'absent_too_early' });
    expect(called.way?.calledAt).toEqual([at('08:59')]);
    expect(noted).toMatchObject({ status: 'cancelled', fee: { kind: 'absence' }, arrivedAt: at('08:00') });
    expect((await rideNow(chloe, ride)).way?.calledAt).toEqual([at('08:59')]);
    expect((await rideNow(amelie, ride)).way?.calledAt).toEqual([]);
  });

  test('is the operator’s also where the driver never said to be there, and is over before an absence', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await termedRide({ amelie, chloe }, atTen);
    await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 60, otherMinutes: 20, price: '0.70' } });
    await chloe.setsOff(ride);
    passes(49);
    const early = (await chloe.notesAbsence(ride)).json();
    const seen = await rideNow(chloe, ride);
    passes(1);

    expect(early).toMatchObject({ code: 'absent_too_early' });
    expect(seen).toMatchObject({ absentFrom: at('08:20'), way: { freeUntil: null } });
    expect((await chloe.notesAbsence(ride)).json()).toMatchObject({ status: 'cancelled' });
  });

  test('calls before any step are proof too, for the driver and the admin alone', async () => {
    const { amelie, chloe, admin, passes } = await openDay();
    const ines = await admin('Inès');
    const ride = await termedRide({ amelie, chloe }, atTen);
    passes(35);
    await chloe.callsClient(ride);
    passes(15);
    await chloe.notesAbsence(ride);

    for (const reader of [chloe, ines])
      expect((await rideNow(reader, ride)).way?.calledAt).toEqual([at('08:05')]);
    expect(await rideNow(amelie, ride)).not.toHaveProperty('way');
  });

  test('the last twenty calls are kept', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    for (let call = 0; call < 22; call += 1) {
      await chloe.callsClient(ride);
      passes(1);
    }

    const { way } = await rideNow(chloe, ride);

    expect(way?.calledAt).toHaveLength(20);
    expect([way?.calledAt[0], way?.calledAt.at(-1)]).toEqual([at('07:32'), at('07:51')]);
    await chloe.starts(ride);
    expect((await chloe.callsClient(ride)).statusCode).toBe(409);
  });
});
