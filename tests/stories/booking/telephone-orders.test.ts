import { describe, expect, test } from 'vitest';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import {
  confirmByTelephone,
  getGuestLink,
  renewGuestLink,
  revokeGuestLink,
} from '#contract/rides/telephone-orders.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { booked, quoted, rideNow, toOrly } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { camille } from '#tests/support/verbs.ts';
import { vouchersOf } from '#tests/support/vouchers.ts';
import { openWorld } from '#tests/support/world.ts';

async function openDesk() {
  const world = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  const chloe = await world.driver('Chloé');
  return { world, chloe };
}

describe('an order taken by telephone', () => {
  test('is born accepted with its voucher, and awaits its client', async () => {
    const { chloe } = await openDesk();

    const { ride, link } = (await chloe.takesOrder()).json();

    expect(ride).toMatchObject({
      status: 'accepted',
      clientFirstName: 'Camille',
      client: { email: '', phone: '0612345678' },
      driverId: chloe.id,
      priceToConfirm: false,
      telephone: { enteredBy: chloe.id, confirmedAt: null, byTelephone: false, priceReason: null },
    });
    expect(link.url).toMatch(/^https:\/\/vtc\.example\.fr\/ma-course\/[\w-]{43}$/u);
    expect(link.endsAt).toBe('2026-05-11T12:00:00.000Z');
    const [voucher, ...earlier] = await vouchersOf(chloe, ride);
    expect(voucher).toMatchObject({
      version: 1,
      bookedAt: '2026-05-04T07:30:00.000Z',
      enteredBy: 'Chloé Martin',
      client: { name: 'Camille Rousseau-Delmas', phone: '0612345678' },
    });
    expect(voucher?.confirmation).toBeUndefined();
    expect(earlier).toEqual([]);
    const events = (await chloe.calls(listRideEvents, { id: ride.id })).json();
    expect(events).toMatchObject([{ move: 'enter', from: null, to: 'accepted', by: { firstName: 'Chloé' } }]);
  });

  test('for another driver waits among the requests, is told to them, and its voucher names who typed it', async () => {
    const { world, chloe } = await openDesk();
    const karim = await world.driver('Karim');

    const { ride } = (await chloe.takesOrder({ takenByMe: false })).json();
    expect(ride).toMatchObject({ status: 'pending', driverId: null });
    await drainOutbox(world.deps);
    expect(world.emails.map(({ to, subject }) => `${to} ${subject}`)).toContainEqual(
      expect.stringMatching(/^karim@example\.fr Nouvelle demande/u),
    );
    // Before a driver has it, the link is with who typed it.
    expect((await karim.calls(getGuestLink, { id: ride.id })).statusCode).toBe(403);
    await karim.accepts(ride);

    const [voucher] = await vouchersOf(karim, ride);
    expect(voucher).toMatchObject({ enteredBy: 'Chloé Martin', driver: { name: 'Karim Martin' } });
    expect((await karim.calls(getGuestLink, { id: ride.id })).statusCode).toBe(200);
    expect((await chloe.calls(getGuestLink, { id: ride.id })).statusCode).toBe(404);
  });

  test('needs no notice, but is never in the past', async () => {
    const { chloe } = await openDesk();
    const at = (scheduledAt: string) => chloe.takesOrder({ ride: { ...toOrly, scheduledAt } });

    expect((await at('2026-05-04T07:31:00.000Z')).statusCode).toBe(200);
    expect((await at('2027-11-04T07:31:00.000Z')).statusCode).toBe(200);
    const past = await at('2026-05-04T07:20:00.000Z');
    expect(past.statusCode).toBe(400);
    expect(past.json()).toMatchObject({
      code: 'departure_too_soon',
      message: 'Choisissez un départ à venir.',
    });
  });

  test('at another price has one more line, and a reason that its client never reads', async () => {
    const { world, chloe } = await openDesk();
    const amelie = await world.client('Amélie');
    const quote = await quoted(chloe);
    const order = { clientId: amelie.id, contact: undefined, ride: { ...toOrly, quoteId: quote.quoteId } };
    const computed = Number(quote.price);

    const { ride } = (
      await chloe.takesOrder({ ...order, agreedPrice: String(computed - 5), priceReason: 'Cliente fidèle' })
    ).json();

    expect(ride.estimatedPrice).toBe((computed - 5).toFixed(2));
    expect(ride.priceLines.at(-1)).toEqual({ kind: 'discount', amount: '-5.00' });
    expect(ride.telephone?.priceReason).toBe('Cliente fidèle');
    expect((await rideNow(amelie, ride)).telephone?.priceReason).toBeNull();
    const [voucher] = await vouchersOf(chloe, ride);
    expect([voucher?.price, JSON.stringify(voucher)]).toEqual([
      ride.estimatedPrice,
      expect.not.stringContaining('fidèle'),
    ]);
    const higher = (
      await chloe.takesOrder({ ...order, agreedPrice: String(computed + 8), priceReason: 'Grand véhicule' })
    ).json();
    expect(higher.ride.priceLines.at(-1)).toEqual({ kind: 'supplement', amount: '8.00' });
    expect((await chloe.takesOrder({ ...order, agreedPrice: '40' })).json()).toMatchObject({
      fields: { priceReason: 'Indiquez la raison de cet autre prix.' },
    });
  });

  test('for a contact whom the admin blocked is refused, however the contact is named', async () => {
    const { world, chloe } = await openDesk();
    const ines = await world.admin('Inès');
    const { ride } = (await chloe.takesOrder()).json();
    await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });
    await ines.blocks({ id: ride.clientId });

    const again = await chloe.takesOrder();

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'client_blocked',
      message: 'Ce client est bloqué par l’administration.',
    });
  });

  test('at another price loses its reason once the client edits the trip', async () => {
    const { world, chloe } = await openDesk();
    const [amelie, remi] = [await world.client('Amélie'), await world.driver('Rémi')];
    const { quoteId, price } = await quoted(chloe);
    const { ride } = (
      await chloe.takesOrder({
        ...{ clientId: amelie.id, contact: undefined, takenByMe: false },
        ride: { ...toOrly, quoteId },
        ...{ agreedPrice: String(Number(price) - 5), priceReason: 'Cliente fidèle' },
      })
    ).json();

    const edited = (await amelie.edits(ride, { ...toOrly, scheduledAt: '2026-05-04T14:00:00.000Z' })).json();

    expect(edited.estimatedPrice).toBe(price);
    expect((await rideNow(remi, ride)).telephone?.priceReason).toBeNull();
  });

  test('sent twice with one key is one ride', async () => {
    const { chloe } = await openDesk();
    const key = { 'idempotency-key': 'one-call' };

    const answers = await Promise.all([chloe.takesOrder({}, key), chloe.takesOrder({}, key)]);

    const [first, second] = answers.map((answer) => answer.json().ride.id);
    expect(first).toBe(second);
    const other = await chloe.takesOrder({ takenByMe: false }, key);
    expect(other.json()).toMatchObject({ code: 'booking_key_reused' });
  });

  test('is refused for a client who is gone, a contact who cannot be reached and a wrong number', async () => {
    const { chloe } = await openDesk();
    const refusal = async (order: Parameters<Person['takesOrder']>[0]) =>
      (await chloe.takesOrder(order)).json();

    expect(await refusal({ contact: undefined, clientId: chloe.id })).toMatchObject({
      code: 'client_not_found',
    });
    expect(await refusal({ contact: { firstName: 'Camille' } })).toMatchObject({
      code: 'contact_unreachable',
    });
    expect(await refusal({ contact: { ...camille, phone: '12' } })).toMatchObject({ code: 'phone_invalid' });
    expect(await refusal({ clientId: chloe.id })).toMatchObject({ code: 'invalid_request' });
  });
});

describe('the confirmation of the client', () => {
  test('by telephone is noted with its time and name, and printed by version 2', async () => {
    const { world, chloe } = await openDesk();
    const { ride } = (await chloe.takesOrder()).json();
    world.passes(11);

    const confirmed = (await chloe.calls(confirmByTelephone, { id: ride.id })).json();

    expect(confirmed.telephone).toMatchObject({ confirmedAt: '2026-05-04T07:41:00.000Z', byTelephone: true });
    const [second, first] = await vouchersOf(chloe, ride);
    expect(second).toMatchObject({
      version: 2,
      bookedAt: first?.bookedAt,
      confirmation: { at: '2026-05-04T07:41:00.000Z', notedBy: 'Chloé Martin' },
    });
    const again = await chloe.calls(confirmByTelephone, { id: ride.id });
    expect(again.json()).toMatchObject({ code: 'already_confirmed' });
  });

  test('that never came is asked for the evening before, of whoever drives by then, and of nobody once it is there', async () => {
    const { world, chloe } = await openDesk();
    const tomorrow = { ride: { ...toOrly, scheduledAt: '2026-05-06T12:00:00.000Z' } };
    const open = (await chloe.takesOrder(tomorrow)).json().ride;
    const sure = (await chloe.takesOrder(tomorrow)).json().ride;
    await chloe.calls(confirmByTelephone, { id: sure.id });
    await drainOutbox(world.deps);
    world.emails.length = 0;

    world.passes(32 * 60 + 29);
    await drainOutbox(world.deps);
    expect(world.emails).toEqual([]);
    world.passes(1);
    await drainOutbox(world.deps);

    expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['chloe@example.fr', expect.stringContaining(`à confirmer`)],
    ]);
    expect(world.emails[0]?.subject).toContain(`n° ${open.number}`);
  });

  test.each([
    ['an earlier day, on the evening before it', '2026-05-06T12:00:00.000Z', 0],
    ['a day whose evening before is over, at once', '2026-05-04T20:00:00.000Z', 1],
  ])('is asked for of a ride that moved to %s', async (_, scheduledAt, atOnce) => {
    const { world, chloe } = await openDesk();
    const amelie = await world.client('Amélie');
    const nextWeek = { ride: { ...toOrly, scheduledAt: '2026-05-12T12:00:00.000Z' } };
    const { ride } = (
      await chloe.takesOrder({ ...nextWeek, contact: undefined, clientId: amelie.id })
    ).json();
    await amelie.asksChange(ride, { scheduledAt });
    await chloe.acceptsChange(ride);
    await drainOutbox(world.deps);
    const asked = () => world.emails.filter(({ subject }) => subject.startsWith('Course à confirmer'));
    expect(asked()).toHaveLength(atOnce);

    world.passes(33 * 60);
    await drainOutbox(world.deps);

    expect(asked().map(({ to }) => to)).toEqual(['chloe@example.fr']);
  });

  test('is asked for of a request that its client moved to an earlier day', async () => {
    const { world, chloe } = await openDesk();
    const amelie = await world.client('Amélie');
    const nextWeek = { ...toOrly, scheduledAt: '2026-05-12T12:00:00.000Z' };
    const taken = { ride: nextWeek, takenByMe: false, contact: undefined, clientId: amelie.id };
    const { ride } = (await chloe.takesOrder(taken)).json();

    await amelie.edits(ride, { scheduledAt: '2026-05-06T12:00:00.000Z' });

    const asked = await world.deps.db
      .selectFrom('outbox')
      .select('due_at')
      .distinct()
      .where('event', '=', 'confirmation_missing')
      .execute();
    expect(asked).toEqual([{ due_at: new Date('2026-05-05T16:00:00.000Z') }]);
  });

  test('is not asked of a ride that its client booked', async () => {
    const { world, chloe } = await openDesk();
    const ride = await booked(await world.client('Amélie'));
    await chloe.accepts(ride);

    const answer = await chloe.calls(confirmByTelephone, { id: ride.id });

    expect(answer.json()).toMatchObject({ code: 'order_not_taken' });
  });
});

describe('the link of an order', () => {
  test('is copied again, revoked and renewed by its driver', async () => {
    const { world, chloe } = await openDesk();
    const { ride, link } = (await chloe.takesOrder()).json();
    const url = async () => (await chloe.calls(getGuestLink, { id: ride.id })).json().url;

    expect(await url()).toBe(link.url);
    expect((await chloe.calls(revokeGuestLink, { id: ride.id })).json().url).toBeNull();
    expect(await url()).toBeNull();
    const renewed = (await chloe.calls(renewGuestLink, { id: ride.id })).json().url;
    expect(renewed).not.toBe(link.url);
    expect(await url()).toBe(renewed);
    const stored = await world.deps.db.selectFrom('guest_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(renewed?.split('/').at(-1));
  });
});
