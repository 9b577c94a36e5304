import { describe, expect, test } from 'vitest';
import { subscribeToPush, unsubscribeFromPush } from '#contract/push.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import type { Push, PushNote } from '#server/ports/push.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

async function openPushing() {
  const woken: [string, PushNote][] = [];
  const gone = new Set<string>();
  const push: Push = {
    publicKey: 'BKey',
    send: async ({ endpoint }, note) => {
      const name = endpoint.split('/').at(-1) ?? '';
      if (gone.has(name)) return { state: 'gone' };
      woken.push([name, note]);
      return { state: 'sent', reference: null };
    },
  };
  const world = await openWorld({ push, withoutMail: true });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.calls(subscribeToPush, { body: subscription('amelie-phone') });
  await chloe.calls(subscribeToPush, { body: subscription('chloe-phone') });
  const names = () => woken.map(([name, { title }]) => [name, title.split(',')[0]]);
  return { ...world, amelie, chloe, woken, names, gone, drain: () => drainOutbox(world.deps) };
}

describe('a browser that wants to know', () => {
  test('is woken by a new request and by each answer to it', async () => {
    const { amelie, chloe, names, woken, drain, passes } = await openPushing();
    const ride = await booked(amelie);
    await drain();
    await chloe.accepts(ride);
    await drain();
    await chloe.starts(ride);
    passes(0.2);
    await drain();

    expect(names()).toEqual([
      ['chloe-phone', 'Nouvelle demande'],
      ['amelie-phone', 'Votre course est confirmée'],
      ['amelie-phone', 'Votre course commence'],
    ]);
    expect(woken[1]?.[1]).toMatchObject({ url: '/dashboard/client', tag: `ride-${ride.id}` });
  });

  test('belongs to the user who signed in on it last', async () => {
    const { amelie, client, chloe, names, drain } = await openPushing();
    const karim = await client('Karim');
    await karim.calls(subscribeToPush, { body: subscription('amelie-phone') });
    const ride = await booked(amelie);
    await chloe.accepts(ride);
    await drain();

    expect(names()).toEqual([]);
  });

  test('is forgotten when it says so, or when it is gone', async () => {
    const { amelie, chloe, deps, gone, drain } = await openPushing();
    await amelie.calls(unsubscribeFromPush, { body: { endpoint: subscription('amelie-phone').endpoint } });
    gone.add('chloe-phone');
    await booked(amelie);
    await drain();

    expect(await deps.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
    expect(chloe.id).toEqual(expect.any(String));
  });

  test('cannot be deleted by another user', async () => {
    const { chloe, deps } = await openPushing();
    await chloe.calls(unsubscribeFromPush, { body: { endpoint: subscription('amelie-phone').endpoint } });

    expect(await deps.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(2);
  });

  test('is stored encrypted: a dump shows no address', async () => {
    const { deps } = await openPushing();

    const rows = await deps.db.selectFrom('push_subscriptions').selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain('googleapis');
  });
});

test.each([
  'http://127.0.0.1:5432/',
  'https://169.254.169.254/latest/meta-data',
  'https://evil.example/fcm.googleapis.com',
])('our server is not sent to %s', async (endpoint) => {
  const { amelie } = await openPushing();

  const answer = await amelie.calls(subscribeToPush, { body: { ...subscription('x'), endpoint } });

  expect(answer.statusCode).toBe(400);
});
