import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBalancer } from '#tests/support/balancer.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { type FarPerson, registered, signedIn } from '#tests/support/far-people.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';
import { listens } from '#tests/support/sockets.ts';

const patiently = { timeout: 5_000 };
const driverLogin = { DRIVER_EMAIL: 'chloe@example.fr', DRIVER_PASSWORD: 'chloe conduit la nuit' };
const hostOf = (url: string | undefined) => new URL(url ?? '').host.replace('localhost', '127.0.0.1');

async function openTwo() {
  const folder = await dataFolder();
  const one = await startServer(folder, driverLogin);
  const two = await startServer(folder, driverLogin);
  const [first, second] = [hostOf(one.url), hostOf(two.url)];
  const { host } = await openBalancer([`http://${first}`, `http://${second}`]);
  const amelie = await registered(host, 'amelie');
  const chloe = await signedIn(host, driverLogin.DRIVER_EMAIL, driverLogin.DRIVER_PASSWORD);
  return { one, two, first, second, host, amelie, chloe };
}

async function bookedBy(person: FarPerson): Promise<string> {
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await person.call('/api/rides', { method: 'POST', body: { ...toOrly, scheduledAt } });
  return String(body.id);
}

const say = (person: Pick<FarPerson, 'call'>, rideId: string, content: string) =>
  person.call('/api/messages', { method: 'POST', body: { rideId, content, key: randomUUID() } });

test('two instances behind a balancer work as one: sessions, rides, messages', {
  timeout: 90_000,
}, async () => {
  const { first, second, amelie, chloe } = await openTwo();
  const rideId = await bookedBy(amelie);
  const forChloe = await listens(second, chloe);
  const forAmelie = await listens(first, amelie);

  await say(amelie.at(first), rideId, 'De la première à la deuxième');
  await expect.poll(() => forChloe.heard.map(({ type }) => type), patiently).toEqual(['message_received']);
  await chloe.at(second).call(`/api/rides/${rideId}/validate`, { method: 'PATCH' });

  await expect
    .poll(() => forAmelie.heard.map(({ type }) => type), patiently)
    .toEqual(['message_received', 'ride_changed']);
});

test('when one instance is killed, both people go on through the other, and nothing is lost or doubled', {
  timeout: 90_000,
}, async () => {
  const { one, host, second, amelie, chloe } = await openTwo();
  const rideId = await bookedBy(amelie);
  const contents = Array.from({ length: 30 }, (_, index) => `Message ${index}`);

  for (const [index, content] of contents.entries()) {
    if (index === 10) await one.kill('SIGKILL');
    const key = `${rideId}-${index}`;
    const body = { rideId, content, key };
    // A browser sends again with the same key what was not answered.
    for (let status = 0; status !== 200; ) {
      const answer = await amelie.call('/api/messages', { method: 'POST', body }).catch(() => undefined);
      status = answer?.status ?? 0;
    }
  }
  const { body } = await chloe.call(`/api/messages/ride/${rideId}`);
  const forChloe = await listens(host, chloe);
  await say(amelie.at(second), rideId, 'Toujours là');

  expect((body as unknown as { content: string }[]).map(({ content }) => content)).toEqual(contents);
  await expect.poll(() => forChloe.heard.map(({ type }) => type), patiently).toEqual(['message_received']);
});

test('of accepts sent to both instances at once, one wins each ride', { timeout: 120_000 }, async () => {
  const { first, second, amelie, chloe } = await openTwo();
  const doors = [first, second, first, second, first, second].map((host) => chloe.at(host));

  for (let round = 0; round < 15; round += 1) {
    const rideId = await bookedBy(amelie);
    const answers = await Promise.all(
      doors.map((door) => door.call(`/api/rides/${rideId}/validate`, { method: 'PATCH' })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  }
});

test('a price promised by one instance is kept by the other', {
  timeout: 90_000,
}, async () => {
  const { first, second, amelie } = await openTwo();
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const query = new URLSearchParams({
    origins: `${toOrly.pickupLat},${toOrly.pickupLng}`,
    destinations: `${toOrly.destinationLat},${toOrly.destinationLng}`,
    scheduledAt,
  });

  const quote = await amelie.at(first).call(`/api/google-places/distance-matrix?${query}`);
  const ride = await amelie
    .at(second)
    .call('/api/rides', { method: 'POST', body: { ...toOrly, scheduledAt, quoteId: quote.body.quoteId } });

  expect(ride.status).toBe(200);
  expect(ride.body.estimatedPrice).toBe(quote.body.price);
});
