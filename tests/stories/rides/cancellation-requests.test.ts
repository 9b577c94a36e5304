import { describe, expect, test } from 'vitest';
import { subscribeToPush } from '#contract/notifications/push.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import type { Push } from '#server/ports/push.ts';
import { agreedRide, rideNow } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

/** Amélie and Chloé, each with a telephone that rings and a browser that wakes up. */
async function openAgreed() {
  const phones = telephones();
  const woken: string[] = [];
  const push: Push = {
    publicKey: 'BKey',
    send: async ({ endpoint }, { title }) => {
      woken.push(`${endpoint.split('/').at(-1)}: ${title}`);
      return { state: 'sent', reference: null };
    },
  };
  const world = await openWorld({ messengers: phones.messengers, push });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  for (const [name, person] of Object.entries({ amelie, chloe })) await subscribe(person, name);
  const ride = await agreedRide(amelie, chloe);
  await drainOutbox(world.deps);
  const noted = async () => {
    for (const list of [phones.received, world.emails, woken]) list.length = 0;
    await drainOutbox(world.deps);
    return {
      messages: phones.received.map(({ to, event }) => [to, event]),
      emails: world.emails.map(({ to, subject }) => [to, subject.split(' –')[0]]),
      pushes: [...woken],
    };
  };
  return { ...world, ...phones, amelie, chloe, ride, noted };
}

async function subscribe(person: Person, name: string) {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  await person.calls(subscribeToPush, { body: { endpoint, expirationTime: null, keys } });
}

const AMELIE = '+33612345678';
const PLATFORM = '+33698765432';

describe('everybody is told every way', () => {
  test('the driver, of a cancellation request and of its withdrawal', async () => {
    const { amelie, chloe, ride, noted } = await openAgreed();
    await amelie.cancels(ride, 'Vol annulé');
    const asked = await noted();
    await amelie.withdrawsCancellation(ride);
    const withdrawn = await noted();

    expect(asked).toEqual({
      messages: [[PLATFORM, 'cancellation_requested']],
      emails: [[chloe.email, 'Annulation demandée']],
      pushes: ['chloe: Annulation demandée'],
    });
    expect(withdrawn).toEqual({
      messages: [[PLATFORM, 'cancellation_withdrawn']],
      emails: [[chloe.email, 'Annulation retirée']],
      pushes: ['chloe: Annulation retirée'],
    });
  });

  test('the driver of the ride, on a telephone of their own when they have one', async () => {
    const { amelie, chloe, ride, noted } = await openAgreed();
    await chloe.savesDriverProfile({ phoneNumber: '06 11 22 33 44' });
    await amelie.cancels(ride);

    expect((await noted()).messages).toEqual([['+33611223344', 'cancellation_requested']]);
  });

  test('the client, of a refusal and of an approval', async () => {
    const { amelie, chloe, ride, received, noted } = await openAgreed();
    await amelie.cancels(ride);
    await noted();
    await chloe.moves(ride, { status: 'accepted' });
    const refused = await noted();
    await amelie.cancels(ride);
    await noted();
    await chloe.moves(ride, { status: 'cancelled' });
    const approved = await noted();

    expect(refused).toEqual({
      messages: [[AMELIE, 'cancellation_refused']],
      emails: [[amelie.email, 'Votre course est maintenue']],
      pushes: ['amelie: Votre course est maintenue'],
    });
    expect(approved.messages).toEqual([[AMELIE, 'cancelled']]);
    expect(approved.pushes).toEqual(['amelie: Votre course est annulée']);
    expect(received[0]?.text).toContain('Chloé a accepté votre demande d’annulation.');
  });

  test('but not of a request that was withdrawn before the message left', async () => {
    const { amelie, ride, noted } = await openAgreed();
    await amelie.cancels(ride);
    await amelie.withdrawsCancellation(ride);

    expect((await noted()).messages).toEqual([[PLATFORM, 'cancellation_withdrawn']]);
  });
});

describe('a client withdraws a cancellation request', () => {
  test('while it is open: the ride goes on, and its card says what became of the request', async () => {
    const { amelie, chloe, ride } = await openAgreed();
    await amelie.cancels(ride, 'Vol annulé');

    const withdrawn = await amelie.withdrawsCancellation(ride);

    expect(withdrawn.json()).toMatchObject({
      status: 'accepted',
      cancellationRequestedAt: null,
      cancellationReason: null,
      cancellationWithdrawnAt: expect.any(String),
    });
    expect((await chloe.starts(ride)).statusCode).toBe(200);
  });

  test('only once, only their own, and not what the driver has answered', async () => {
    const { client, amelie, chloe, ride } = await openAgreed();
    const karim = await client('Karim');
    await amelie.cancels(ride);

    const byOthers = [await karim.withdrawsCancellation(ride), await chloe.withdrawsCancellation(ride)];
    await chloe.moves(ride, { status: 'accepted' });
    const tooLate = await amelie.withdrawsCancellation(ride);

    expect(byOthers.map(({ statusCode }) => statusCode)).toEqual([404, 403]);
    expect([tooLate.statusCode, tooLate.json().message]).toEqual([
      409,
      'Aucune annulation n’est demandée pour cette course.',
    ]);
  });

  test('and a new request forgets how the last one ended', async () => {
    const { amelie, chloe, ride } = await openAgreed();
    await amelie.cancels(ride);
    await chloe.moves(ride, { status: 'accepted' });
    const refused = await rideNow(amelie, ride);

    await amelie.cancels(ride);

    expect(refused.cancellationRefusedAt).toEqual(expect.any(String));
    expect(await rideNow(amelie, ride)).toMatchObject({
      cancellationRequestedAt: expect.any(String),
      cancellationRefusedAt: null,
      cancellationWithdrawnAt: null,
    });
  });
});
