import { describe, expect, test } from 'vitest';
import { saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import { getRideClosing, listRideEvents } from '#contract/rides/rides.calls.ts';
import { agreedRide, rideNow } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

/** The clock of the world is at 2026-05-04 07:30 UTC; rides leave from the Gare de Lyon. */
const at = (clock: string) => `2026-05-04T${clock}:00.000Z`;
const atTen = { scheduledAt: at('08:00') };

async function openDay() {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 60, otherMinutes: 15, price: '0.70' } });
  return { ...world, amelie, chloe };
}

describe('a passenger who lands', () => {
  test('tells it, then the luggage: both sides read the server’s times, and the history has them', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    expect(ride.landing).toEqual({ landedAt: null, luggageAt: null });

    const landed = (await amelie.lands(ride)).json();
    passes(10);
    const again = await amelie.lands(ride);
    await amelie.hasLuggage(ride);

    expect(landed).toMatchObject({
      status: 'accepted',
      landing: { landedAt: at('07:30'), luggageAt: null },
    });
    expect([again.statusCode, again.json().landing?.landedAt]).toEqual([200, at('07:30')]);
    for (const reader of [amelie, chloe])
      expect((await rideNow(reader, ride)).landing).toEqual({
        landedAt: at('07:30'),
        luggageAt: at('07:40'),
      });
    const events = (await chloe.calls(listRideEvents, { id: ride.id })).json();
    expect(events.map(({ move }) => move)).toEqual(['book', 'accept', 'land', 'collect_luggage']);
  });

  test('takes it back within a minute, no later', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await amelie.lands(ride);
    passes(1);
    const undone = (await amelie.takesBack(ride, 'landed')).json();
    await amelie.lands(ride);
    passes(2);

    const late = await amelie.takesBack(ride, 'landed');

    expect(undone.landing).toEqual({ landedAt: null, luggageAt: null });
    expect(late.json()).toMatchObject({ code: 'undo_too_late' });
  });

  test('does so from three hours before the pickup on, at airports and stations only', async () => {
    const { amelie, chloe, passes } = await openDay();
    const later = await agreedRide(amelie, chloe, { scheduledAt: at('10:31') });
    const street = { pickupAddress: '12 rue de Rivoli, 75004 Paris', pickupLat: 48.8556, pickupLng: 2.36 };
    const elsewhere = await agreedRide(amelie, chloe, { ...atTen, ...street });

    expect((await amelie.lands(later)).json()).toMatchObject({ code: 'landing_too_early' });
    expect(elsewhere).not.toHaveProperty('landing');
    expect((await amelie.lands(elsewhere)).json()).toMatchObject({ code: 'wrong_status' });
    passes(1);
    expect((await amelie.lands(later)).json().landing?.landedAt).toBe(at('07:31'));
  });

  test('lands anew when the ride moves to another time', async () => {
    const { amelie, chloe } = await openDay();
    const ride = await agreedRide(amelie, chloe, { scheduledAt: at('09:00') });
    await amelie.lands(ride);
    await amelie.asksChange(ride, { scheduledAt: at('10:00') });

    const moved = (await chloe.acceptsChange(ride)).json();

    expect(moved).toMatchObject({ scheduledAt: at('10:00'), landing: { landedAt: null, luggageAt: null } });
  });
});

describe('free waiting at a station', () => {
  test('follows a landing that is told after the arrival, and is counted from it at the end', async () => {
    const { amelie, chloe, passes } = await openDay();
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    const there = (await chloe.arrives(ride)).json();
    passes(60);
    const landed = (await amelie.lands(ride)).json();
    passes(65);
    await chloe.starts(ride);

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();

    expect(there.way?.freeUntil).toBe(at('09:00'));
    expect(landed.way?.freeUntil).toBe(at('09:30'));
    expect(closing).toMatchObject({ freeMinutes: 60, waiting: { most: 5, unitPrice: '0.70' } });
  });

  test('is longer than the absence that its driver would note', async () => {
    const { amelie, chloe, passes } = await openDay();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    const ride = await agreedRide(amelie, chloe, atTen);
    await chloe.setsOff(ride);
    await chloe.arrives(ride);
    passes(85);
    await amelie.lands(ride);
    passes(10);

    expect((await chloe.notesAbsence(ride)).json()).toMatchObject({ code: 'absent_too_early' });
    passes(50);
    expect((await chloe.notesAbsence(ride)).json()).toMatchObject({ status: 'cancelled' });
  });

  test('counts from the landing also where the driver never said to be there', async () => {
    const { amelie, chloe, passes } = await openDay();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    const ride = await agreedRide(amelie, chloe, atTen);
    passes(85);
    await amelie.lands(ride);

    expect((await rideNow(chloe, ride)).absentFrom).toBe(at('09:55'));
    passes(59);
    expect((await chloe.notesAbsence(ride)).json()).toMatchObject({ code: 'absent_too_early' });
    passes(1);
    expect((await chloe.notesAbsence(ride)).json()).toMatchObject({ status: 'cancelled' });
  });
});

test('whoever has the link of a ride lands on its page, and takes it back', async () => {
  const { chloe, ride, guest, world } = await openGuestWorld();
  await guest.sends('confirmer');
  const early = await guest.sends('atterri');
  world.passes(120);
  const before = (await guest.opens()).body;
  const answer = await guest.sends('atterri');
  const landed = (await guest.opens()).body;
  await guest.sends('pas-atterri');
  const undone = (await rideNow(chloe, ride)).landing;
  await guest.sends('atterri');
  world.passes(5);
  await guest.sends('bagages');
  const after = (await guest.opens()).body;

  expect(early.body).toContain('Vous pourrez le dire trois heures avant la prise en charge.');
  expect(before).toContain('J’ai atterri');
  expect(answer.statusCode).toBe(303);
  expect(landed).toContain('Atterri à 11:30');
  expect(landed).toMatch(/J’ai mes bagages[\s\S]*Annuler/u);
  expect(undone).toEqual({ landedAt: null, luggageAt: null });
  expect((await rideNow(chloe, ride)).landing).toEqual({ landedAt: at('09:30'), luggageAt: at('09:35') });
  expect(after).toContain('Bagages récupérés à 11:35');
});
