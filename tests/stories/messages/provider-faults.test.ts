import { expect, test } from 'vitest';
import { twilioMessenger } from '#server/adapters/messengers/twilio-messenger.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { type Answers, openProvider } from '#tests/providers/provider-server.ts';
import { twilio, twilioAccount, twilioError } from '#tests/providers/twilio.ts';
import { booked, rideNow } from '#tests/support/bookings.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const LIMIT_MS = 300;

/** The platform with a real adapter, on a provider that we hold. */
async function openWithTwilio() {
  const provider = await openProvider(twilio);
  const messenger = twilioMessenger({
    baseUrl: provider.baseUrl,
    from: '+33700000000',
    limitMs: LIMIT_MS,
    ...twilioAccount,
  });
  const world = await openWorld({ messengers: { ...telephones().messengers, twilio: messenger } });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  const ride = await booked(amelie);
  await withMessages(chloe);
  await chloe.accepts(ride);
  const entry = async () =>
    await world.deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'message')
      .executeTakeFirstOrThrow();
  const status = async () => (await rideNow(amelie, ride)).status;
  return { ...world, provider, entry, status, drain: () => drainOutbox(world.deps) };
}

const clearFailures: Record<string, Answers> = {
  'is overloaded': () => twilioError(429, 20429, 'Too Many Requests'),
  'says that it is away': () => twilioError(503, 20503, 'Service unavailable'),
  'refuses our key': () => twilioError(401, 20003, 'Authenticate'),
};

test.each(Object.entries(clearFailures))(
  'a provider that %s gets the message once it is back, and the ride stays accepted',
  async (_, failing) => {
    const { provider, entry, status, drain, passes } = await openWithTwilio();
    provider.nowAnswers(failing);
    await drain();
    const waiting = await entry();
    provider.nowAnswers(twilio);
    passes(1);
    await drain();
    await drain();

    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await entry()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(provider.requests).toHaveLength(2);
    expect(await status()).toBe('accepted');
  },
);

const unknownOutcomes: Record<string, Answers> = {
  'never answers': () => ({ after: LIMIT_MS * 4 }),
  'hangs up without a word': () => ({ cut: 'before' }),
  'hangs up in the middle of its answer': (url, request) => ({ ...twilio(url, request), cut: true }),
  'breaks down': () => ({ status: 500, body: 'Internal Server Error' }),
  'sits behind a broken gateway': () => ({ status: 502, body: '<html>Bad Gateway</html>' }),
  'answers something else': () => ({ status: 201, body: '<html>Welcome</html>' }),
};

test.each(Object.entries(unknownOutcomes))(
  'a provider that %s may have taken the message: it is uncertain, and never doubled',
  async (_, failing) => {
    const { provider, entry, status, drain, passes } = await openWithTwilio();
    provider.nowAnswers(failing);
    await drain();
    provider.nowAnswers(twilio);
    for (let day = 0; day < 3; day += 1) {
      passes(24 * 60);
      await drain();
    }

    expect(await entry()).toMatchObject({ state: 'uncertain', attempts: 1 });
    expect(provider.requests).toHaveLength(1);
    expect(await status()).toBe('accepted');
  },
);

test('a number that the provider will never reach fails at once, and the admin sees why', async () => {
  const { provider, entry, drain } = await openWithTwilio();
  provider.nowAnswers(() => twilioError(400, 21211, "Invalid 'To' Phone Number"));
  await drain();
  await drain();

  expect(await entry()).toMatchObject({ state: 'failed', error: 'status 400, code 21211' });
  expect(provider.requests).toHaveLength(1);
});
