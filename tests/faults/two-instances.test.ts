import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listRideMessages, sendRideMessage } from '#contract/people/chat.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { openBalancer } from '#tests/support/balancer.ts';
import { tripQuery } from '#tests/support/bookings.ts';
import type { FarPerson } from '#tests/support/far-people.ts';
import { listens } from '#tests/support/sockets.ts';
import { answered } from './support/answered.ts';
import { bookedBy, soonToOrly } from './support/booked-by.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { openPeople } from './support/people.ts';

const patiently = { timeout: 60_000 };

async function openTwo() {
  const faultEnv = await openFaultEnv();
  const [one, two] = [await faultEnv.start(), await faultEnv.start()];
  const { host } = await openBalancer([`http://${one.host}`, `http://${two.host}`]);
  const { amelie, chloe } = await openPeople(faultEnv, host, { clients: 1, drivers: 1 });
  return { one, first: one.host, second: two.host, host, amelie, chloe };
}

const say = (person: Pick<FarPerson, 'calls'>, rideId: string, content: string) =>
  answered(() => person.calls(sendRideMessage, { body: { rideId, content, key: randomUUID() } }));

test('two instances behind a balancer work as one: sessions, rides, messages', async () => {
  const { first, second, amelie, chloe } = await openTwo();
  const rideId = await bookedBy(amelie);
  const forChloe = await listens(second, chloe);
  const forAmelie = await listens(first, amelie);

  await say(amelie.at(first), rideId, 'De la première à la deuxième');
  await expect.poll(() => forChloe.frames.map(({ type }) => type), patiently).toEqual(['message_received']);
  await answered(() => chloe.at(second).calls(acceptRide, { id: rideId }));

  await expect
    .poll(() => forAmelie.frames.map(({ type }) => type), patiently)
    .toEqual(['message_received', 'ride_changed']);
});

test('when one instance is killed, both people go on through the other, and nothing is lost or doubled', async () => {
  const { one, host, second, amelie, chloe } = await openTwo();
  const rideId = await bookedBy(amelie);
  const contents = Array.from({ length: 30 }, (_, index) => `Message ${index}`);

  for (const [index, content] of contents.entries()) {
    if (index === 10) await one.kill('SIGKILL');
    const key = `${rideId}-${index}`;
    const body = { rideId, content, key };
    // A browser sends again with the same key what was not answered.
    for (let status = 0; status !== 200; ) {
      const answer = await amelie.calls(sendRideMessage, { body }).catch(() => undefined);
      status = answer?.status ?? 0;
    }
  }
  const { body } = await chloe.calls(listRideMessages, { rideId });
  const forChloe = await listens(host, chloe);
  await say(amelie.at(second), rideId, 'Toujours là');

  expect(body.map(({ content }) => content)).toEqual(contents);
  await expect.poll(() => forChloe.frames.map(({ type }) => type), patiently).toEqual(['message_received']);
});

test('a quote of one instance is valid at the other', async () => {
  const { first, second, amelie } = await openTwo();
  const trip = soonToOrly();

  const quote = await answered(() => amelie.at(first).calls(quoteTrip, { query: tripQuery(trip) }));
  const { quoteId } = quote.body;
  const ride = await answered(() => amelie.at(second).calls(bookRide, { body: { ...trip, quoteId } }));

  expect(ride.status).toBe(200);
  expect(ride.body.estimatedPrice).toBe(quote.body.price);
});
