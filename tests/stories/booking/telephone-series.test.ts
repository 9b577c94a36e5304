import { describe, expect, test } from 'vitest';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import {
  confirmByTelephone,
  confirmOrderByTelephone,
  getGuestLink,
  searchClients,
} from '#contract/rides/telephone-orders.calls.ts';
import { cents, moneyText } from '#domain/money.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { daily, fromOrly, quotedOrder, ridesOf } from '#tests/support/orders.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { camille } from '#tests/support/verbs.ts';
import { vouchersOf } from '#tests/support/vouchers.ts';
import { openWorld } from '#tests/support/world.ts';

async function openDesk() {
  const world = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  await withRule(world);
  return { world, chloe: await world.driver('Chloé') };
}

const thereAndBack = async (driver: Person) =>
  await quotedOrder(driver, [toOrly, fromOrly], { withReturns: true });

const series = async (driver: Person, days: number) =>
  await quotedOrder(driver, daily(days), { weekdays: [1, 2, 3, 4, 5, 6, 0] });

describe('a return taken by telephone', () => {
  test('is two accepted rides of one order, each with its voucher and a link of its own', async () => {
    const { world, chloe } = await openDesk();
    const order = await thereAndBack(chloe);

    const { ride, changed, links } = (await chloe.takesSeveral(order)).json();

    expect(changed).toBe(2);
    expect(ride).toMatchObject({
      status: 'accepted',
      driverId: chloe.id,
      order: { place: 1, count: 2, leg: 'outward', statuses: { accepted: 2 } },
      telephone: { enteredBy: chloe.id, confirmedAt: null },
    });
    const rows = await world.deps.db.selectFrom('rides').selectAll().orderBy('order_place').execute();
    expect(rows.map(({ order_leg, price_to_confirm }) => [order_leg, price_to_confirm])).toEqual([
      ['outward', false],
      ['return', false],
    ]);
    for (const row of rows) expect(await vouchersOf(chloe, row)).toMatchObject([{ version: 1 }]);
    expect(links.map(({ leg }) => leg)).toEqual(['outward', 'return']);
    const kept = rows.map(async ({ id }) => (await chloe.calls(getGuestLink, { id })).json().url);
    expect(links.map(({ url }) => url)).toEqual(await Promise.all(kept));
    expect(new Set(links.map(({ url }) => url)).size).toBe(2);
  });

  test('is told in one message with both links, and asked about on the evening before each', async () => {
    const { world, chloe } = await openDesk();
    const back = { ...fromOrly, scheduledAt: '2026-05-07T18:00:00.000Z' };
    const order = await quotedOrder(chloe, [toOrly, back], { withReturns: true });
    const contact = { ...camille, email: 'camille@exemple.fr' };

    const { links } = (await chloe.takesSeveral({ ...order, contact })).json();
    await drainOutbox(world.deps);

    expect(world.emails.map(({ to }) => to)).toEqual(['camille@exemple.fr']);
    const [email] = world.emails;
    expect(email?.subject).toContain('Vos 2 courses sont prêtes');
    for (const { url } of links) expect(email?.text).toContain(url);
    expect(email?.text).not.toContain('Votre chauffeur vous donne le lien');
    const asked = await world.deps.db
      .selectFrom('outbox')
      .select(['due_at'])
      .where('event', '=', 'confirmation_missing')
      .where('channel', '=', 'email')
      .execute();
    expect(asked.map(({ due_at }) => due_at.toISOString())).toEqual(['2026-05-06T16:00:00.000Z']);
  });

  test('at one price for all is shared out, and the reason stays with the driver', async () => {
    const { world, chloe } = await openDesk();
    const amelie = await world.client('Amélie');
    const order = await thereAndBack(chloe);

    const answer = await chloe.takesSeveral({
      ...order,
      contact: undefined,
      clientId: amelie.id,
      agreedPrice: '80.01',
      priceReason: 'Cliente fidèle',
    });

    expect(answer.statusCode).toBe(200);
    const rides = (await amelie.calls(listRides)).json();
    const sum = rides.reduce((total, ride) => total + Math.round(Number(ride.estimatedPrice) * 100), 0);
    expect(moneyText(cents(sum))).toBe('80.01');
    for (const ride of rides) {
      expect(['discount', 'supplement']).toContain(ride.priceLines.at(-1)?.kind);
      expect(ride.telephone?.priceReason).toBeNull();
    }
    const refused = await chloe.takesSeveral({ ...order, agreedPrice: '80.01' });
    expect(refused.json()).toMatchObject({
      fields: { priceReason: 'Indiquez la raison de cet autre prix.' },
    });
  });

  test('before the arrival, in the past or with the quote of another trip leaves nothing behind', async () => {
    const { world, chloe } = await openDesk();
    const order = await thereAndBack(chloe);
    const [there, back] = order.rides;
    const early = { ...fromOrly, scheduledAt: '2026-05-04T12:05:00.000Z' };
    const past = daily(2, {}).map((ride, index) => ({
      ...ride,
      scheduledAt: index === 0 ? '2026-05-04T07:00:00.000Z' : ride.scheduledAt,
    }));
    const refusal = async (wanted: typeof order) => (await chloe.takesSeveral(wanted)).json();

    expect(await refusal(await quotedOrder(chloe, [toOrly, early], { withReturns: true }))).toMatchObject({
      code: 'return_too_early',
    });
    expect(await refusal(await quotedOrder(chloe, past))).toMatchObject({ code: 'departure_too_soon' });
    const swapped = [there, back && { ...back, quoteId: there?.quoteId ?? '' }].flatMap((one) => one ?? []);
    expect(await refusal({ ...order, rides: swapped })).toMatchObject({ code: 'quote_stale' });
    expect(await refusal({ ...order, rides: order.rides.slice(0, 1) })).toMatchObject({
      code: 'invalid_request',
    });
    const left = await world.deps.db.selectFrom('rides').select('id').execute();
    const contacts = (await chloe.calls(searchClients, { query: { search: 'rousseau' } })).json();
    expect([left, contacts]).toEqual([[], []]);
  });
});

describe('a series taken by telephone', () => {
  test('of sixty rides is one order that tells the first four links', async () => {
    const { world, chloe } = await openDesk();
    const contact = { ...camille, email: 'camille@exemple.fr' };

    const { ride, changed, links } = (
      await chloe.takesSeveral({ ...(await series(chloe, 60)), contact })
    ).json();
    await drainOutbox(world.deps);

    expect([changed, ride.order?.count, ride.order?.statuses.accepted, links.length]).toEqual([
      60, 60, 60, 1,
    ]);
    expect(world.emails).toHaveLength(1);
    expect(world.emails[0]?.text.match(/\/ma-course\//gu)).toHaveLength(4);
    expect(world.emails[0]?.text).toContain('Votre chauffeur vous donne le lien de chaque course suivante.');
  });

  test('for another driver waits as one order, which is accepted whole', async () => {
    const { world, chloe } = await openDesk();
    const karim = await world.driver('Karim');

    const { ride } = (await chloe.takesSeveral({ ...(await series(chloe, 3)), takenByMe: false })).json();
    await drainOutbox(world.deps);

    expect(ride).toMatchObject({ status: 'pending', order: { statuses: { pending: 3 } } });
    const messages = world.emails.filter(({ to }) => to === 'karim@example.fr');
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain('3 courses de la même commande');
    await karim.calls(acceptOrder, { id: ride.id });
    expect((await ridesOf(karim, ride)).map(({ status }) => status)).toEqual(Array(3).fill('accepted'));
  });

  test('sent twice with one key is one order', async () => {
    const { world, chloe } = await openDesk();
    const order = await series(chloe, 3);
    const key = { 'idempotency-key': 'one-call' };

    const answers = await Promise.all([chloe.takesSeveral(order, key), chloe.takesSeveral(order, key)]);

    const [first, second] = answers.map((answer) => answer.json().ride.id);
    expect(first).toBe(second);
    expect(await world.deps.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect((await chloe.takesSeveral(await series(chloe, 2), key)).json()).toMatchObject({
      code: 'booking_key_reused',
    });
  });
});

describe('the word of the client on the telephone', () => {
  test('is noted for one ride, then for all that still wait, each with the next version of its voucher', async () => {
    const { world, chloe } = await openDesk();
    const { ride } = (await chloe.takesSeveral(await series(chloe, 3))).json();
    await chloe.calls(confirmByTelephone, { id: ride.id });

    const all = (await chloe.calls(confirmOrderByTelephone, { id: ride.id })).json();

    expect(all).toMatchObject({ changed: 2, ride: { telephone: { byTelephone: true } } });
    const rows = await world.deps.db.selectFrom('rides').select(['id', 'confirmed_by']).execute();
    expect(rows.map(({ confirmed_by }) => confirmed_by)).toEqual(Array(3).fill(chloe.id));
    for (const row of rows) expect((await vouchersOf(chloe, row))[0]).toMatchObject({ version: 2 });
    const again = await chloe.calls(confirmOrderByTelephone, { id: ride.id });
    expect(again.json()).toMatchObject({ code: 'already_confirmed' });
  });

  test('leaves what another driver has taken of it to that driver', async () => {
    const { world, chloe } = await openDesk();
    const karim = await world.driver('Karim');
    const order = { ...(await series(chloe, 2)), takenByMe: false };
    const { ride } = (await chloe.takesSeveral(order)).json();
    const [, second] = await ridesOf(chloe, ride);
    await karim.accepts(second ?? ride);

    expect((await chloe.calls(confirmOrderByTelephone, { id: ride.id })).json()).toMatchObject({
      changed: 1,
    });
    expect((await karim.calls(confirmOrderByTelephone, { id: second?.id ?? '' })).json()).toMatchObject({
      changed: 1,
    });
  });
});
