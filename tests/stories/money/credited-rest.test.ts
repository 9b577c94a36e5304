import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { creditInvoice, listRideBills, requestInvoice } from '#contract/papers/bills.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { beaurivage } from '#tests/support/billing-world.ts';
import { rideNow, startedRide } from '#tests/support/bookings.ts';
import {
  approvesPaypal,
  costOf,
  heldFor,
  journal,
  openPaymentWorld,
  opensCheckout,
  settles,
} from '#tests/support/payments.ts';
import { withRule } from '#tests/support/prices.ts';
import { paysBy, type Way } from '#tests/support/terms.ts';

const RAISE = 2000;
const none = { payments: [], rides: [] };
const everyWay: Exclude<Way, 'nobody'>[] = ['paypal', 'stripe', 'cash'];

/** A ride that ended at twenty euros more, contested, paid as agreed, and its raise kept and invoiced. */
async function openKept(way: Way = 'paypal') {
  const paymentWorld = await openPaymentWorld();
  const { world, amelie, chloe } = paymentWorld;
  await withRule(world);
  await chloe.calls(saveCompany, { body: beaurivage });
  await chloe.savesSettings({ companyAddress: '27 bis avenue du Général-Michel-Bizot, 75012 Paris' });
  const started = await startedRide(amelie, chloe);
  const agreed = costOf(started);
  const ride = (await chloe.completes(started, ((agreed + RAISE) / 100).toFixed(2))).json();
  await amelie.contestsPrice(ride);
  await paysBy(paymentWorld, way, ride);
  const paid = await rideNow(amelie, ride);
  await settles(world);
  await chloe.answersContest(ride, 'kept');
  await amelie.calls(requestInvoice, { id: ride.id, body: {} });
  return { ...paymentWorld, paymentWorld, ride, agreed, paid };
}

type Kept = Awaited<ReturnType<typeof openKept>>;

/** An avoir of so many cents, the last lines of the invoice first. */
async function credits({ chloe, ride }: Pick<Kept, 'chloe' | 'ride'>, amount: number) {
  const [papers] = (await chloe.calls(listRideBills, { query: { ids: ride.id } })).json();
  let rest = amount;
  const lines = (papers?.creditable ?? [])
    .map(({ left }, line) => ({ line, left: Math.round(Number(left) * 100) }))
    .toReversed()
    .flatMap(({ line, left }) => {
      const taken = Math.min(left, rest);
      rest -= taken;
      return taken > 0 ? [{ line, amount: (taken / 100).toFixed(2) }] : [];
    });
  const answer = await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste', lines } });
  if (answer.statusCode !== 200) throw new Error(`no avoir: ${answer.body}`);
}

describe('an avoir on a raise that was kept and not paid', () => {
  test.each(everyWay)('of all of it leaves the ride paid by %s as before', async (way) => {
    const kept = await openKept(way);
    const { world, amelie, chloe, ride, agreed, paid } = kept;

    await credits(kept, RAISE);

    const { paymentStatus, paymentMethod, paidAt, cashConfirmedAt, paidAmount } = paid;
    expect(await rideNow(amelie, ride)).toMatchObject({
      paymentStatus,
      paymentMethod,
      paidAt,
      cashConfirmedAt,
      paidAmount,
    });
    expect((await chloe.refunds(ride)).json()).toMatchObject({ code: 'nothing_to_refund' });
    expect(await journal(world)).toMatchObject({ balance: agreed, differences: none });
  });

  test.each(everyWay)('and on a part of what was paid by %s leaves that part to refund', async (way) => {
    const kept = await openKept(way);
    const { world, amelie, chloe, ride, agreed } = kept;

    await credits(kept, RAISE + 300);
    const refunded = await chloe.refunds(ride);
    await settles(world);

    expect(refunded.statusCode).toBe(200);
    expect(await heldFor(world, ride)).toBe(agreed - 300);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid' });
    expect(await journal(world)).toMatchObject({ balance: agreed - 300, differences: none });
  });

  test('and on everything else leaves all that was paid to refund', async () => {
    const kept = await openKept();
    const { world, amelie, chloe, ride, agreed } = kept;

    await credits(kept, agreed + RAISE);
    await chloe.refunds(ride);

    expect(await heldFor(world, ride)).toBe(0);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await journal(world)).toMatchObject({ balance: 0, differences: none });
  });
});

describe('an avoir on everything, where agreed price and rest were paid in two ways', () => {
  test('gives the rest back by PayPal, and then says that the agreed price was paid in cash', async () => {
    const kept = await openKept('cash');
    const { world, amelie, chloe, ride, agreed, paid, paymentWorld } = kept;
    await paysBy(paymentWorld, 'paypal', ride);
    const both = await rideNow(amelie, ride);
    await credits(kept, agreed + RAISE);

    const first = (await chloe.refunds(ride)).json();
    const held = await heldFor(world, ride);
    const second = (await chloe.refunds(ride)).json();

    expect(both).toMatchObject({ paymentMethod: 'paypal', owesRest: true });
    const { paymentMethod, paymentId, paidAt, cashConfirmedAt, paidAmount } = paid;
    expect(paymentMethod).toBe('cash');
    expect(first).toMatchObject({ paymentMethod, paymentId, paidAt, cashConfirmedAt, paidAmount });
    expect([first.paymentStatus, held]).toEqual(['paid', agreed]);
    expect([second.paymentStatus, await heldFor(world, ride)]).toEqual(['refunded', 0]);
    expect(await journal(world)).toMatchObject({ balance: 0, differences: none });
  });

  test('gives the rest back by card, and names the card again when that refund comes back', async () => {
    const kept = await openKept('paypal');
    const { world, stripe, chloe, ride, agreed, paymentWorld } = kept;
    await paysBy(paymentWorld, 'stripe', ride);
    await credits(kept, agreed + RAISE);
    const first = (await chloe.refunds(ride)).json();

    stripe.returnRefund(stripe.refunds[0]?.id ?? '');
    await settles(world, 25 * 60);

    expect(first).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
    expect(await rideNow(chloe, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
    expect(await heldFor(world, ride)).toBe(agreed + RAISE);
    expect(await journal(world)).toMatchObject({ differences: none });
  });
});

test('an avoir says nothing of what was paid of its invoice', async () => {
  const kept = await openKept();
  const { world } = kept;

  await credits(kept, 500);

  const { rows } = await sql<{ kind: string; paid: string | null }>`
    select bills.kind, content::json ->> 'alreadyPaid' as paid
    from bills join chain_documents on chain_documents.chain = bills.chain and chain_documents.id = line_id
    where bills.kind <> 'note' order by bills.kind`.execute(world.deps.db);
  expect(rows).toEqual([
    { kind: 'credit_note', paid: null },
    { kind: 'invoice', paid: String(kept.agreed) },
  ]);
});

test('the agreed cash that turns out not to have come, after the rest went back, is due again', async () => {
  const kept = await openKept('cash');
  const { world, amelie, chloe, ride, agreed, paymentWorld } = kept;
  await paysBy(paymentWorld, 'paypal', ride);
  await credits(kept, RAISE);
  await chloe.refunds(ride);

  await chloe.contestsCash(ride);
  const contested = await journal(world);
  await amelie.paysCash(ride);
  await chloe.confirmsCash(ride);

  expect(contested).toMatchObject({ balance: 0, differences: none });
  expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash' });
  expect(await journal(world)).toMatchObject({ balance: agreed, differences: none });
});

describe('a rest that an avoir takes off while it is being paid', () => {
  test('goes back by itself when a card page brings it later, whatever is still owed', async () => {
    const kept = await openKept();
    const { world, stripe, amelie, ride, agreed, paymentWorld } = kept;
    const page = await opensCheckout(paymentWorld, amelie, ride);

    await credits(kept, agreed);
    stripe.pay(page);
    for (let round = 0; round < 3; round += 1) await settles(world);

    expect(stripe.takings()).toBe(0);
    expect(await heldFor(world, ride)).toBe(agreed);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
    expect(await journal(world)).toMatchObject({ balance: agreed, differences: none });
  });

  test('leaves the ride paid once its capture is over', async () => {
    const kept = await openKept('stripe');
    const { world, paypal, amelie, ride, agreed, paymentWorld } = kept;
    const orderId = await approvesPaypal(paymentWorld, amelie, ride);
    paypal.failNext('pending');
    await amelie.capturesPaypalOrder(orderId);
    const [capture] = paypal.captures;

    await credits(kept, RAISE + 300);
    const meanwhile = await rideNow(amelie, ride);
    paypal.decide(capture?.id ?? '', true);
    for (let round = 0; round < 3; round += 1) await settles(world, 90);

    expect(meanwhile.paymentStatus).toBe('processing');
    expect(paypal.takings()).toBe(0);
    expect(await rideNow(amelie, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'stripe' });
    expect(await journal(world)).toMatchObject({ balance: agreed, differences: none });
  });

  test('leaves the ride paid when the cash that was announced for it did not come', async () => {
    const kept = await openKept();
    const { world, amelie, chloe, ride, agreed } = kept;
    await amelie.paysCash(ride);

    await credits(kept, RAISE + 300);
    await chloe.contestsCash(ride);
    const refunded = await chloe.refunds(ride);

    expect(refunded.statusCode).toBe(200);
    expect(await heldFor(world, ride)).toBe(agreed - 300);
    expect(await journal(world)).toMatchObject({ balance: agreed - 300, differences: none });
  });
});
