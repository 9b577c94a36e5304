import { describe, expect, test } from 'vitest';
import { countRides, getRide, listChangedRides } from '#contract/rides/rides.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { listening, listens, openSocket } from '#tests/support/sockets.ts';
import { openWorld } from '#tests/support/world.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const patiently = { timeout: 5_000 };

async function openDesk() {
  const world = await openWorld();
  return {
    ...world,
    amelie: await world.client('Amélie'),
    chloe: await world.driver('Chloé'),
    karim: await world.driver('Karim'),
  };
}

describe('rides that a frame named', () => {
  test('are read together, with the counts of the reader, in less than three kilobytes for one', async () => {
    const { amelie, chloe } = await openDesk();
    const [one, two] = [await booked(amelie), await booked(amelie)];

    const answer = await chloe.calls(listChangedRides, { query: { ids: [one.id, two.id].join() } });

    const { rides, counts } = answer.json();
    expect(counts).toEqual((await chloe.calls(countRides)).json());
    for (const ride of rides) expect(ride).toEqual((await chloe.calls(getRide, { id: ride.id })).json());
    expect(rides).toHaveLength(2);
    const alone = await chloe.calls(listChangedRides, { query: { ids: one.id } });
    expect(alone.body.length + JSON.stringify(alone.headers).length).toBeLessThan(3_000);
  });

  test('are left out when the reader may not see them, or when they do not exist', async () => {
    const { amelie, chloe, karim } = await openDesk();
    const [taken, open] = [await booked(amelie), await booked(amelie)];
    await chloe.accepts(taken);

    const ids = [taken.id, open.id, UNKNOWN, 'x'.repeat(36).replaceAll('x', '-')].join();
    const { rides } = (await karim.calls(listChangedRides, { query: { ids } })).json();

    expect(rides.map(({ id }: { id: string }) => id)).toEqual([open.id]);
  });

  test.each(['', 'one', `${UNKNOWN},`, Array.from({ length: 21 }, () => UNKNOWN).join()])(
    'are refused by other words than up to twenty ids (%s)',
    async (ids) => {
      const { amelie } = await openDesk();

      expect((await amelie.calls(listChangedRides, { query: { ids } })).statusCode).toBe(400);
    },
  );
});

describe('a page that connects after it was written', () => {
  test('hears what happened since, and nothing when nothing did', async () => {
    const { app, amelie, chloe, passes } = await openDesk();
    const host = await listening(app);
    // Another socket shows when the change was heard here.
    const witness = await listens(host, chloe);
    passes(60);
    const writtenAt = writtenAtOf((await chloe.opens('/dashboard/driver')).body);
    const quiet = await connects(host, chloe, writtenAt);
    expect(quiet.frames.slice(1)).toEqual([]);

    const ride = await booked(amelie);
    await expect.poll(() => witness.frames.length, patiently).toBe(1);
    const late = await connects(host, chloe, writtenAt);

    // Told once more, it has the name it had the first time.
    await expect.poll(() => late.frames.slice(1), patiently).toEqual(witness.frames);
    expect(witness.frames).toMatchObject([
      { type: 'ride_changed', rideId: ride.id, move: 'book', by: amelie.id, event: expect.any(String) },
    ]);
  });

  test('is told to read everything when its moment is too long ago', async () => {
    const { app, chloe } = await openDesk();
    const host = await listening(app);

    const { frames } = await connects(host, chloe, '2020-01-01T00:00:00.000Z');

    await expect.poll(() => frames.slice(1), patiently).toEqual([{ type: 'frames_missed' }]);
  });
});

function writtenAtOf(html: string): string {
  return JSON.parse(html.match(/id="page-state">(.*?)<\/script>/u)?.[1] ?? '{}').writtenAt;
}

async function connects(host: string, person: Parameters<typeof listens>[1], since: string) {
  const opened = openSocket(host, { cookies: person.cookies });
  opened.socket.on('open', () =>
    opened.socket.send(JSON.stringify({ type: 'authenticate', userId: person.id, since })),
  );
  await expect.poll(() => opened.frames[0]?.type, patiently).toBe('authenticated');
  return opened;
}
