import { receivePaypalEvent, receiveStripeEvent } from '#contract/money/payments.calls.ts';
import type { CheckoutView } from '#contract/money/payments.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { paymentsFrom } from '#server/boot/payments.ts';
import { readEnv } from '#server/environment/env.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import { reconcilePayments } from '#server/features/payments/reconcile-payments.ts';
import { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount, paypalWebhookId } from '#tests/providers/paypal-account.ts';
import { openStripe } from '#tests/providers/stripe.ts';
import { stripeAccount, stripeWebhookSecret } from '#tests/providers/stripe-account.ts';
import { agreedRide } from './bookings.ts';
import type { Person } from './people.ts';
import { openWorld, type World } from './world.ts';

export async function journalKinds({ deps }: World): Promise<string[]> {
  const rows = await deps.db.selectFrom('payment_journal').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
}

export async function journal({ deps }: World) {
  return await verifyJournal(deps.db, deps.secrets);
}

/** The timeout of a provider, long enough for a busy machine. */
const LIMIT_MS = 1_000;

/** A world with both providers, their keys saved, a client, a driver and a ride to pay. */
export async function openPaymentWorld() {
  const time = { clock: () => new Date() };
  const [paypal, stripe] = [await openPaypal(), await openStripe(() => time.clock())];
  const env = readEnv({
    PAYPAL_BASE_URL: paypal.baseUrl,
    PAYPAL_WEBHOOK_ID: paypalWebhookId,
    STRIPE_BASE_URL: stripe.baseUrl,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  });
  const world = await openWorld({
    options: { stripeEnabled: true, rateLimitScale: 1000 },
    payments: (shared) => {
      time.clock = shared.clock;
      return paymentsFrom(env, shared, LIMIT_MS);
    },
  });
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  await chloe.savesSettings({
    paypalClientId: paypalAccount.clientId,
    paypalClientSecret: paypalAccount.clientSecret,
    stripeSecretKey: stripeAccount.secretKey,
    enableStripePayments: 'true',
  });
  return { world, paypal, stripe, amelie, chloe, ride: await agreedRide(amelie, chloe) };
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;

/** The client opens the wallet and approves the order. */
export async function approvesPaypal(
  { paypal }: Pick<PaymentWorld, 'paypal'>,
  client: Person,
  ride: RideView,
  body: { wholeOrder?: boolean } = {},
) {
  const { id } = (await client.opensPaypalOrder(ride, body)).json();
  paypal.approve(id);
  return id;
}

/** The client opens the card page; the test does the rest. */
export async function opensCheckout(
  { stripe }: Pick<PaymentWorld, 'stripe'>,
  client: Person,
  ride: RideView,
  body: { wholeOrder?: boolean } = {},
) {
  const opened: Partial<CheckoutView> = (await client.opensStripeCheckout(ride, body)).json();
  return [...stripe.sessions.keys()].find((sessionId) => opened.url?.includes(sessionId)) ?? '';
}

/** Minutes pass and the background job has checked everything in doubt. */
export async function settles({ deps, passes }: World, minutes = 2): Promise<void> {
  passes(minutes);
  await reconcilePayments(deps, () => false);
}

/** The money that is held for a ride, by the journal. */
export async function heldFor({ deps }: World, { id }: Pick<RideView, 'id'>): Promise<number> {
  const rows = await deps.db
    .selectFrom('payment_journal')
    .select('amount_cents')
    .where('ride_id', '=', id)
    .execute();
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** Cents of a ride's price. */
export function costOf({ estimatedPrice }: RideView): number {
  return Math.round(Number(estimatedPrice) * 100);
}

/** A webhook of a provider. */
export async function receivesWebhook(
  { visitor }: World,
  provider: 'paypal' | 'stripe',
  { headers, body }: { headers: Record<string, string>; body: string },
) {
  const call = provider === 'paypal' ? receivePaypalEvent : receiveStripeEvent;
  return await visitor().sends('POST', call.path, { body, headers });
}
