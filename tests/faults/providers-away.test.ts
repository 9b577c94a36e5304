import { expect, test } from 'vitest';
import { messages } from '#contract/sentences/messages.fr.ts';
import { twilioMessenger } from '#server/adapters/messengers/twilio-messenger.ts';
import { choosePlaces } from '#server/adapters/places/choose-places.ts';
import { paymentsFrom } from '#server/boot/payments.ts';
import { readEnv } from '#server/environment/env.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { openProvider, type Reply } from '#tests/providers/provider-server.ts';
import { twilioAccount } from '#tests/providers/twilio.ts';
import { booked, rideNow } from '#tests/support/bookings.ts';
import { patience } from '#tests/support/patience.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const LIMIT_MS = 300;
/** Several calls may be given up one after the other. */
const PATIENCE_MS = 20 * LIMIT_MS * patience;

const faults: [name: string, reply: Reply][] = [
  ['hang up before the request', { cut: 'before' }],
  ['never answer', { after: 60_000 }],
  ['answer a page of HTML', { headers: { 'content-type': 'text/html' }, body: '<html>Maintenance</html>' }],
  ['answer JSON of another shape', { body: { status: 'OK', results: 7, features: 'none', id: null } }],
  ['are cut in the middle of an answer', { body: { status: 'OK', results: ['never', 'ends'] }, cut: true }],
  ['break down', { status: 503, body: 'Service Unavailable' }],
];

test.each(faults)('while all providers %s, people book, accept, drive and pay in cash', async (_, reply) => {
  const { world, amelie, chloe } = await openWorldAmong(reply);
  const began = performance.now();

  const ride = await booked(amelie);
  const accepted = await chloe.accepts(ride);
  await drainOutbox(world.deps);
  const order = await amelie.opensPaypalOrder(ride);
  const unpaid = await rideNow(amelie, ride);
  const moves = [await chloe.starts(ride), await chloe.completes(ride), await amelie.paysCash(ride)];

  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  expect(ride).toMatchObject({ status: 'pending', estimatedPrice: expect.stringMatching(/^\d+\.\d\d$/u) });
  expect(accepted.statusCode).toBe(200);
  expect([order.statusCode, order.json().message]).toEqual([503, messages.payment_away]);
  expect(unpaid.paymentStatus).toBe('unpaid');
  expect(moves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

/** The real adapters in front of a provider that does everything wrong. */
async function openWorldAmong(reply: Reply) {
  const { baseUrl } = await openProvider(() => reply);
  const world = await openWorld({
    places: choosePlaces({
      provider: 'open',
      googleKey: undefined,
      googleBaseUrl: baseUrl,
      geoplateformeBaseUrl: baseUrl,
      clock: () => new Date(),
      log: { info: () => {}, warn: () => {} },
      limitMs: LIMIT_MS,
    }),
    messengers: {
      ...telephones().messengers,
      twilio: twilioMessenger({ baseUrl, from: '+33700000000', limitMs: LIMIT_MS, ...twilioAccount }),
    },
    payments: (hosts) => paymentsFrom(readEnv({ PAYPAL_BASE_URL: baseUrl }), hosts, LIMIT_MS),
  });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await withMessages(chloe);
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  await chloe.savesSettings({ paypalClientId, paypalClientSecret });
  return { world, amelie, chloe };
}
