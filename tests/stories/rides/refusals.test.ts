import { describe, expect, test } from 'vitest';
import { changePassword, requestPasswordReset } from '#contract/account/auth.calls.ts';
import { sendRideMessage } from '#contract/people/chat.calls.ts';
import { getJournal, getOutbox, listUsers } from '#contract/platform/admin.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import { cancelRide, listPendingRides, listRides } from '#contract/rides/rides.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked, rideNow } from '#tests/support/bookings.ts';
import { orderedReturn } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const cursor = (text: string) => Buffer.from(text).toString('base64url');
const id = '019e0000-0000-7000-8000-000000000000';

describe('what PostgreSQL could not hold is refused before it gets there', () => {
  test.each([
    [listRides, `before=${cursor(`2026-01-01T00:00:00.000Z ${'a'.repeat(36)}`)}`],
    [listRides, `before=${cursor(`-271821-04-20T00:00:00.000Z ${id}`)}`],
    [listPendingRides, `before=${cursor(`+010000-01-01T00:00:00.000Z ${id}`)}`],
    [listRides, 'limit=0'],
    [listRides, 'limit=101'],
    [listUsers, `before=${cursor(`-271821-04-20T00:00:00.000Z ${id}`)}`],
    [getJournal, `before=${cursor('2026-01-01T00:00:00.000Z rides-9999999999999999999')}`],
    [getOutbox, 'before=9999999999999999999'],
  ])('$0.path with $1', async (call, query) => {
    const { admin } = await openWorld();
    const ines = await admin('Inès');

    const answer = await ines.sends('GET', `${call.path}?${query}`);

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  });

  test('a file of a name that no file has is not found', async () => {
    const { visitor } = await openWorld();

    expect((await visitor().loads('/files/%00')).statusCode).toBe(404);
  });
});

describe('what the framework refuses by itself', () => {
  test.each(['/api/rides/%zz', `/api/rides/${'a'.repeat(300)}`, '/%zz'])(
    '%s is answered in French, with every header',
    async (url) => {
      const { app } = await openWorld();

      const answer = await app.inject({ url });

      expect(answer.json()).toEqual({
        code: 'invalid_request',
        message: 'La demande est incomplète ou invalide.',
      });
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  test.each([
    ['/verifier/ab%zz', '/verifier/abzz'],
    ['/ma-course/%', '/ma-course/'],
    ['//evil.example/%zz', '/evil.example/zz'],
    ['/%/evil.example', '/evil.example'],
    ['/%\\evil.example', '/evil.example'],
  ])('a person who opens %s is led to %s', async (url, page) => {
    const { app } = await openWorld();

    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });

    expect([answer.statusCode, answer.headers.location]).toEqual([302, page]);
  });

  test('a list instead of an object is refused as a whole', async () => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');

    const answer = await amelie.sends('POST', bookRide.path, { body: [] });

    expect(answer.json()).toMatchObject({ message: 'La demande est incomplète ou invalide.', fields: {} });
  });
});

test('a client cancels without a reason, and without a body', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  const ride = await booked(amelie);

  const answer = await amelie.calls(cancelRide, { id: ride.id });

  expect(answer.json()).toMatchObject({ status: 'cancelled', cancellationReason: null });
});

test('a ride of another age is a mistake, and a key that we cannot keep is refused', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  const far = await amelie.books({ scheduledAt: '9999-12-31T23:59:59.000Z' });
  const key = await amelie.books({}, { 'idempotency-key': 'é'.repeat(3) });

  expect(far.json().message).toBe('La date de départ est trop lointaine.');
  expect(key.statusCode).toBe(400);
});

test('a driver who tries for a taken ride gets that answer, even while its client wants to cancel', async () => {
  const { client, driver } = await openWorld();
  const [amelie, chloe, yann] = [await client('Amélie'), await driver('Chloé'), await driver('Yann')];
  const ride = await booked(amelie);
  await chloe.accepts(ride);
  await amelie.cancels(ride);

  const answer = await yann.moves(ride, { status: 'accepted' });

  expect([answer.statusCode, answer.json().code]).toEqual([409, 'ride_taken']);
});

describe('who was on the way in while the lock changed', () => {
  test('finds a login with the old password closed, though it was right when it was checked', async () => {
    const { client, visitor, deps } = await openWorld();
    const amelie = await client('Amélie');
    const { passwords } = deps;
    const matches = passwords.matches.bind(passwords);
    passwords.matches = async (hash, password) => {
      const isRight = await matches(hash, password);
      await deps.db
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', amelie.id)
        .execute();
      return isRight;
    };

    const answer = await visitor().signsIn(amelie.email, amelie.password);

    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials']);
  });

  test('does not put a short password on an account that became a driver’s', async () => {
    const { client, deps } = await openWorld();
    const amelie = await client('Amélie');
    const { passwords } = deps;
    const hash = passwords.hash.bind(passwords);
    passwords.hash = async (password) => {
      const hashed = await hash(password);
      await deps.db.updateTable('users').set({ role: 'driver' }).where('id', '=', amelie.id).execute();
      return hashed;
    };

    const answer = await amelie.calls(changePassword, {
      body: { currentPassword: amelie.password, newPassword: 'abcd77' },
    });

    expect(answer.statusCode).toBe(401);
  });
});

test('a driver who is blocked leaves no client waiting', async () => {
  const { client, driver, admin, deps } = await openWorld();
  const [amelie, chloe, ines] = [await client('Amélie'), await driver('Chloé'), await admin('Inès')];
  const ride = await booked(amelie);
  await chloe.accepts(ride);

  await ines.blocks(chloe, 'Abus');

  expect(await rideNow(amelie, ride)).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'Chauffeur indisponible',
  });
  const messages = await deps.db
    .selectFrom('outbox')
    .select('event')
    .where('event', '=', 'cancelled')
    .execute();
  expect(messages).not.toEqual([]);
});

test('a driver who is blocked has not accepted the cancellation that a client asked for', async () => {
  const { client, driver, admin, deps, emails } = await openWorld();
  const [amelie, chloe, ines] = [await client('Amélie'), await driver('Chloé'), await admin('Inès')];
  const ride = await agreedRide(amelie, chloe);
  await amelie.cancels(ride, 'Empêchement');

  await ines.blocks(chloe, 'Abus');
  await drainOutbox(deps);

  expect(await rideNow(amelie, ride)).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'Chauffeur indisponible',
    cancellationRequestedAt: null,
  });
  const messages = emails.find(({ subject }) => subject.startsWith('Votre course est annulée'));
  expect(messages?.text).toMatch(/Motif\s: Chauffeur indisponible/u);
  expect(messages?.text).not.toContain('a accepté votre demande d’annulation');
});

test('the client of a driver who is blocked reads one message for all the rides of an order', async () => {
  const { client, driver, admin, deps } = await openWorld();
  const [amelie, chloe, ines] = [await client('Amélie'), await driver('Chloé'), await admin('Inès')];
  await withRule({ deps });
  const { ride } = await orderedReturn(amelie);
  await chloe.calls(acceptOrder, { id: ride.id });
  await agreedRide(amelie, chloe);

  await ines.blocks(chloe, 'Abus');

  const messages = await deps.db
    .selectFrom('outbox')
    .select('ride_count')
    .where('event', '=', 'cancelled')
    .where('channel', '=', 'email')
    .execute();
  expect(messages.map(({ ride_count }) => ride_count).toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('a key that already sent a message does not send another one', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  const ride = await booked(amelie);
  const say = (content: string) =>
    amelie.calls(sendRideMessage, { body: { rideId: ride.id, content, key: 'k1' } });
  await say('Bonjour');

  const other = await say('Au revoir');

  expect([other.statusCode, other.json().code]).toEqual([409, 'message_key_reused']);
});

test('a link to a new password never leads where the request of a stranger pretends to have come to', async () => {
  const { client, emails, visitor } = await openWorld();
  const amelie = await client('Amélie');

  await visitor().calls(requestPasswordReset, { body: { email: amelie.email } }, { host: 'evil.example' });

  await expect.poll(() => emails.at(-1)?.text).toMatch(/http:\/\/localhost:\d+\/reset-password#/u);
});
