import { describe, expect, test } from 'vitest';
import { getOrderPayment } from '#contract/money/payments.calls.ts';
import { acceptOrder, cancelOrder } from '#contract/rides/orders.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { completedRide, rideNow } from '#tests/support/bookings.ts';
import { daily, ordered, orderedReturn, ridesOf } from '#tests/support/orders.ts';
import {
  approvesPaypal,
  costOf,
  heldFor,
  journal,
  openPaymentWorld,
  opensCheckout,
  type PaymentWorld,
  receivesWebhook,
  settles,
} from '#tests/support/payments.ts';
import { withRule } from '#tests/support/prices.ts';

const together = { wholeOrder: true };
const none = { payments: [], rides: [] };
const online = ['paypal', 'stripe'] as const;

/** A return that its driver accepted, and what both cost. */
async function openReturn() {
  const paymentWorld = await openPaymentWorld();
  const { world, amelie, chloe } = paymentWorld;
  await withRule(world);
  await chloe.savesSettings({ cancellationTerms: '1/50/100' });
  const { ride } = await orderedReturn(amelie);
  await chloe.calls(acceptOrder, { id: ride.id });
  const [out, back] = await bothOf(paymentWorld, ride);
  return { ...paymentWorld, paymentWorld, out, back, total: costOf(out) + costOf(back) };
}

async function bothOf({ amelie }: PaymentWorld, ride: RideView): Promise<[RideView, RideView]> {
  const [out, back] = await ridesOf(amelie, ride);
  const read = async (id = '') => (await amelie.calls(getRide, { id })).json();
  return [await read(out?.id), await read(back?.id)];
}

async function paysBoth(paymentWorld: PaymentWorld, method: (typeof online)[number], ride: RideView) {
  const { amelie, stripe, world } = paymentWorld;
  if (method === 'paypal')
    return await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, ride, together));
  stripe.pay(await opensCheckout(paymentWorld, amelie, ride, together));
  return await settles(world);
}

function taken({ paypal, stripe }: PaymentWorld): number {
  return paypal.takings() + stripe.takings();
}

describe.each(online)('two rides of an order, paid together by %s', (method) => {
  test('are one payment at the provider, and a line of the journal for each', async () => {
    const { paymentWorld, amelie, world, out, back, total } = await openReturn();
    const offered = (await amelie.calls(getOrderPayment, { id: back.id })).json();

    await paysBoth(paymentWorld, method, back);

    expect(offered.rides.map(({ id, amount }) => [id, amount])).toEqual([
      [out.id, out.estimatedPrice],
      [back.id, back.estimatedPrice],
    ]);
    expect(Math.round(Number(offered.total) * 100)).toBe(total);
    const captures = paymentWorld.paypal.captures.length + paymentWorld.stripe.charges.length;
    expect([captures, taken(paymentWorld)]).toEqual([1, total]);
    expect([await heldFor(world, out), await heldFor(world, back)]).toEqual([costOf(out), costOf(back)]);
    for (const ride of [out, back])
      expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: method });
    expect(await journal(world)).toMatchObject({ balance: total, brokenAt: undefined, differences: none });
  });

  test('one that is cancelled gets its own part back, the fee left out', async () => {
    const { paymentWorld, amelie, chloe, world, out, back } = await openReturn();
    await paysBoth(paymentWorld, method, out);

    await chloe.cancels(back, 'Panne');
    await settles(world);
    const afterOne = taken(paymentWorld);
    world.passes(240);
    await amelie.cancels(out);
    await settles(world);

    expect(afterOne).toBe(costOf(out));
    const fee = Math.floor(costOf(out) / 2 + 0.5);
    expect([await heldFor(world, out), await heldFor(world, back)]).toEqual([fee, 0]);
    expect(taken(paymentWorld)).toBe(fee);
    expect(await rideNow(amelie, back)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await journal(world)).toMatchObject({ balance: fee, differences: none });
  });

  test('a refund whose answer is lost is made once', async () => {
    const { paymentWorld, chloe, world, out, back } = await openReturn();
    await paysBoth(paymentWorld, method, out);
    paymentWorld[method].failNext('cut_after', 'refund');
    await chloe.cancels(out, 'Panne');
    await settles(world);
    await settles(world, 5);

    expect(taken(paymentWorld)).toBe(costOf(back));
    expect(await journal(world)).toMatchObject({ balance: costOf(back), differences: none });
  });

  test('asked for twice it is the same order', async () => {
    const { amelie, out, back, paypal, stripe } = await openReturn();
    const open = async (ride: RideView) =>
      method === 'paypal'
        ? (await amelie.opensPaypalOrder(ride, together)).json().id
        : (await amelie.opensStripeCheckout(ride, together)).json().url;

    expect(await open(out)).toBe(await open(back));
    expect(await open(out)).not.toBe(undefined);
    expect(paypal.orders.size + stripe.sessions.size).toBe(1);
  });
});

describe('when something changes meanwhile', () => {
  test('a ride that was paid by itself gets its part of the card page back', async () => {
    const { paymentWorld, amelie, stripe, world, out, back, total } = await openReturn();
    const page = await opensCheckout(paymentWorld, amelie, out, together);
    await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, out));
    stripe.pay(page);
    for (let round = 0; round < 4; round += 1) await settles(world);

    expect(taken(paymentWorld)).toBe(total);
    expect(stripe.takings()).toBe(costOf(back));
    expect([await heldFor(world, out), await heldFor(world, back)]).toEqual([costOf(out), costOf(back)]);
    expect(await journal(world)).toMatchObject({ balance: total, differences: none });
  });

  test('an order whose rides changed is not captured, and nothing is held up', async () => {
    const { paymentWorld, amelie, chloe, world, out, back } = await openReturn();
    const orderId = await approvesPaypal(paymentWorld, amelie, out, together);
    await chloe.cancels(back, 'Panne');

    const refused = await amelie.capturesPaypalOrder(orderId);
    const offered = (await amelie.calls(getOrderPayment, { id: out.id })).json();
    await amelie.capturesPaypalOrder(await approvesPaypal(paymentWorld, amelie, out, together));

    expect(refused.json()).toMatchObject({ code: 'not_payable' });
    expect(offered.rides.map(({ id }) => id)).toEqual([out.id]);
    expect([await heldFor(world, out), taken(paymentWorld)]).toEqual([costOf(out), costOf(out)]);
  });

  test('cash for one of them closes the card page of both', async () => {
    const { paymentWorld, amelie, stripe, world, out, back } = await openReturn();
    const page = await opensCheckout(paymentWorld, amelie, out, together);

    await amelie.paysCash(back);

    stripe.pay(page);
    await settles(world);
    expect(taken(paymentWorld)).toBe(0);
    expect((await amelie.calls(getOrderPayment, { id: out.id })).json().rides).toHaveLength(1);
  });

  test('an answer that never comes is settled by the background job, for both', async () => {
    const { paymentWorld, amelie, paypal, world, out, back, total } = await openReturn();
    const orderId = await approvesPaypal(paymentWorld, amelie, out, together);
    paypal.failNext('cut_after');
    await amelie.capturesPaypalOrder(orderId);
    const doubtful = await rideNow(amelie, back);
    await settles(world);

    expect(doubtful.paymentStatus).toBe('processing');
    expect(await rideNow(amelie, back)).toMatchObject({ paymentStatus: 'paid' });
    expect(await journal(world)).toMatchObject({ balance: total, differences: none });
    expect(await heldFor(world, out)).toBe(costOf(out));
  });

  test('a webhook settles both, however often it comes', async () => {
    const { paymentWorld, amelie, stripe, world, out, back, total } = await openReturn();
    const page = await opensCheckout(paymentWorld, amelie, out, together);
    stripe.pay(page);
    for (let time = 0; time < 3; time += 1)
      await receivesWebhook(world, 'stripe', stripe.signedEvent('checkout.session.completed', page));

    expect([await heldFor(world, out), await heldFor(world, back)]).toEqual([costOf(out), costOf(back)]);
    expect(await journal(world)).toMatchObject({ balance: total, differences: none });
  });
});

test('of a series every ride that can be paid, and of a single ride itself', async () => {
  const { world, amelie, chloe, paymentWorld } = await openReturn();
  const single = await completedRide(amelie, chloe);
  const { ride } = await ordered(amelie, daily(4, {}), { weekdays: [0, 1, 2, 3, 4, 5, 6] });
  await chloe.calls(acceptOrder, { id: ride.id });
  const [first, ...others] = await ridesOf(amelie, ride);
  await amelie.calls(cancelOrder, { id: others.at(-1)?.id ?? '', body: { scope: 'ride' } });

  const offered = (await amelie.calls(getOrderPayment, { id: first?.id ?? '' })).json();
  await paysBoth(paymentWorld, 'paypal', ride);

  expect(offered.rides).toHaveLength(3);
  expect(taken(paymentWorld)).toBe(Math.round(Number(offered.total) * 100));
  expect((await amelie.calls(getOrderPayment, { id: single.id })).json().rides).toHaveLength(1);
  expect(await journal(world)).toMatchObject({ differences: none });
});
