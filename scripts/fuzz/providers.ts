import type { Call } from '#contract/call.ts';
import { openPaypalOrder } from '#contract/money/payments.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { paypalAccount, paypalWebhookId } from '#tests/providers/paypal-account.ts';
import { servePaypal } from '#tests/providers/paypal-server.ts';
import { stripeAccount, stripeWebhookSecret } from '#tests/providers/stripe-account.ts';
import { serveStripe } from '#tests/providers/stripe-server.ts';
import { people } from './people.ts';
import type { Round } from './round.ts';

export type Providers = Awaited<ReturnType<typeof serveProviders>>;

/** Local stand-ins of PayPal and Stripe, so that payments can go through. */
export async function serveProviders() {
  const [paypal, stripe] = [await servePaypal(), await serveStripe()];
  return {
    env: {
      PAYPAL_BASE_URL: paypal.baseUrl,
      PAYPAL_SCRIPT_URL: paypal.scriptUrl,
      PAYPAL_WEBHOOK_ID: paypalWebhookId,
      STRIPE_ENABLED: 'true',
      STRIPE_BASE_URL: stripe.baseUrl,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    },
    approve: paypal.approve,
    close(): void {
      paypal.close();
      stripe.close();
    },
  };
}

/** Resets the accounts and the company, and creates approved orders; returns their ids. */
export async function openOrders(
  origin: string,
  { rides }: Round,
  { approve }: Providers,
): Promise<string[]> {
  await send(origin, people.driver.sessions[0], saveSettings, accounts);
  await send(origin, people.driver.sessions[0], saveCompany, company);
  const ids: string[] = [];
  for (const { id: rideId, status, client } of rides) {
    if (status !== 'accepted' && status !== 'completed') continue;
    const { id } = await send(origin, client.sessions[0], openPaypalOrder, { rideId });
    if (typeof id === 'string') ids.push(id);
  }
  for (const id of ids) approve(id);
  return ids;
}

const accounts = {
  paypalClientId: paypalAccount.clientId,
  paypalClientSecret: paypalAccount.clientSecret,
  stripeSecretKey: stripeAccount.secretKey,
  enablePaypalPayments: 'true',
  enableStripePayments: 'true',
  enableCashPayments: 'true',
};

/** Enough for bills. */
const company = {
  legalName: 'Beaurivage',
  legalForm: 'SAS',
  siren: '732829320',
  siret: '',
  vatRegime: 'liable',
  vatNumber: 'FR44732829320',
};

async function send(origin: string, session: string | undefined, { method, path }: Call, body: object) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie: `session=${session}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}
