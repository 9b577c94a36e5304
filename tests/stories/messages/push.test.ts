import { describe, expect, test } from 'vitest';
import { changePassword } from '#contract/account/auth.calls.ts';
import { subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { keepSubscription } from '#server/features/push/subscriptions.ts';
import type { Session } from '#server/http/sessions.ts';
import { sweep } from '#server/jobs/sweep.ts';
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
    expect(woken.map(([, { changesVouchers }]) => changesVouchers)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of the driver of a ride is told that the vouchers may have changed', async () => {
    const { amelie, chloe, woken, drain } = await openPushing();
    const ride = await booked(amelie);
    await chloe.accepts(ride);
    await amelie.cancels(ride);
    await drain();

    const driverNotes = woken.filter(([name]) => name === 'chloe-phone').map(([, note]) => note);
    expect(driverNotes).toMatchObject([
      { title: expect.stringContaining('nnulation'), changesVouchers: true },
    ]);
  });

  test.each([
    ['the password is changed elsewhere', 'password'],
    ['the account is blocked', 'blocked'],
    ['its user signs in anew with it', 'signed_in_again'],
    ['its user signs out', 'signed_out'],
    ['its session runs out', 'expired'],
  ] as const)('ends when %s', async (_title, what) => {
    const { amelie, chloe, admin, visitor, names, drain, deps, passes } = await openPushing();
    const ride = await booked(amelie, { scheduledAt: '2026-06-30T12:00:00.000Z' });
    if (what === 'password') {
      const elsewhere = visitor();
      await elsewhere.signsIn(amelie.email, amelie.password);
      const body = { currentPassword: amelie.password, newPassword: 'un tout nouveau mot' };
      await elsewhere.calls(changePassword, { body });
    }
    if (what === 'blocked') {
      const ines = await admin('Inès');
      await ines.blocks(amelie);
      await ines.unblocks(amelie);
    }
    if (what === 'signed_in_again') await amelie.signsIn(amelie.email, amelie.password);
    if (what === 'signed_out') await amelie.signsOut();
    if (what === 'expired') {
      passes(15 * 24 * 60);
      await sweep(deps);
      await chloe.signsIn(chloe.email, chloe.password);
    }
    await chloe.accepts(ride);
    await drain();

    expect(names().filter(([name]) => name === 'amelie-phone')).toEqual([]);
  });

  test('goes on while the password is changed in its own session', async () => {
    const { amelie, chloe, names, drain } = await openPushing();
    const body = { currentPassword: amelie.password, newPassword: 'un tout nouveau mot' };
    await amelie.calls(changePassword, { body });
    await chloe.accepts(await booked(amelie));
    await drain();

    expect(names()).toContainEqual(['amelie-phone', 'Votre course est confirmée']);
  });

  test('is not kept for a session that ended meanwhile', async () => {
    const { amelie, deps } = await openPushing();
    const user = await deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', amelie.id)
      .executeTakeFirstOrThrow();
    const ended = { user, tokenHash: Buffer.from('a session that was closed') } as Session;

    await expect(keepSubscription(deps, ended, subscription('tablet'))).rejects.toMatchObject({
      code: 'signed_out',
    });
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
