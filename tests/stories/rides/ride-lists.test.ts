import { describe, expect, test } from 'vitest';
import {
  countRides,
  getRide,
  listPendingRides,
  listRideHistory,
  listRides,
} from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { booked, completedRide, rideNow } from '#tests/support/bookings.ts';
import type { Answer, Person } from '#tests/support/people.ts';
import { runOn } from '#tests/support/postgres.ts';
import { openWorld } from '#tests/support/world.ts';

const at = (day: number) => ({ scheduledAt: `2026-05-${String(day).padStart(2, '0')}T12:00:00.000Z` });
type RideId = Pick<RideView, 'id'>;
const numbers = (rides: RideView[]) => rides.map((ride) => ride.number);

/** A driver has one ride under way at most. */
const everyKindOfRide = `
  insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
    destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
  select gen_random_uuid(), client.id, driver.id, status, 'Gare de Lyon', 48.8, 2.3, 'Orly', 48.7, 2.4,
    timestamptz '2026-05-06', now(), 10, 20, 2000
  from unnest(array['pending', 'accepted', 'in_progress', 'completed', 'cancelled', 'rejected']) status
  cross join (select id, email from users where role = 'client') client
  cross join (select id from users where role = 'driver' union all select null) driver
  order by email on conflict do nothing`;

async function twoClientsAndADriver() {
  const world = await openWorld();
  return {
    ...world,
    amelie: await world.client('Amélie'),
    karim: await world.client('Karim'),
    chloe: await world.driver('Chloé'),
  };
}

describe('the lists', () => {
  test('of a client hold their own rides, open ones soonest first, then the closed ones latest first', async () => {
    const { amelie, karim, chloe } = await twoClientsAndADriver();
    const [late, soon, gone, goneLater] = [
      await booked(amelie, at(9)),
      await booked(amelie, at(6)),
      await booked(amelie, at(7)),
      await booked(amelie, at(8)),
    ];
    await booked(karim, at(5));
    await chloe.accepts(late);
    await amelie.cancels(gone);
    await chloe.rejects(goneLater, 'Complet');

    expect(numbers((await amelie.calls(listRides)).json())).toEqual(
      [soon, late, goneLater, gone].map((ride) => ride.number),
    );
    expect(numbers((await amelie.calls(listRideHistory)).json())).toEqual(
      [goneLater, gone].map((ride) => ride.number),
    );
    expect(numbers((await amelie.calls(listPendingRides)).json())).toEqual([soon.number]);
    expect((await amelie.calls(countRides)).json()).toEqual({
      pending: 1,
      accepted: 1,
      in_progress: 0,
      completed: 0,
      cancelled: 1,
      rejected: 1,
    });
  });

  test('of a driver hold every request, their own rides and the requests that were withdrawn', async () => {
    const { amelie, karim, chloe, driver } = await twoClientsAndADriver();
    const yann = await driver('Yann');
    const [waiting, mine, theirs, withdrawn] = [
      await booked(amelie, at(5)),
      await booked(amelie, at(6)),
      await booked(karim, at(7)),
      await booked(karim, at(8)),
    ];
    await chloe.accepts(mine);
    await yann.accepts(theirs);
    await karim.cancels(withdrawn);

    expect(numbers((await chloe.calls(listRides)).json())).toEqual(
      [waiting, mine, withdrawn].map((ride) => ride.number),
    );
    expect((await chloe.calls(listPendingRides)).json()).toMatchObject([
      { client: { firstName: 'Amélie', email: amelie.email } },
    ]);
  });

  test('of the admin hold everything', async () => {
    const { amelie, karim, admin } = await twoClientsAndADriver();
    await booked(amelie);
    await booked(karim);
    const ines = await admin('Inès');

    expect((await ines.calls(listPendingRides)).json()).toHaveLength(2);
    expect((await ines.calls(listRides)).json()).toHaveLength(2);
  });

  test('hold exactly the rides that open one by one, whatever their status, client and driver', async () => {
    const { amelie, chloe, databaseUrl, driver, admin, deps } = await twoClientsAndADriver();
    const readers = [amelie, chloe, await driver('Yann'), await admin('Inès')];
    await runOn(databaseUrl, everyKindOfRide);
    const ids = (await deps.db.selectFrom('rides').select('id').execute()).map(({ id }) => id);

    const seen = await Promise.all(
      readers.map(async (reader) => {
        const listed: RideView[] = (await reader.calls(listRides)).json();
        const answers = await Promise.all(ids.map((id) => reader.calls(getRide, { id })));
        const opened = ids.filter((_, index) => answers[index]?.statusCode === 200);
        expect(listed.map(({ id }) => id).toSorted()).toEqual(opened.toSorted());
        return opened.length;
      }),
    );

    expect(ids).toHaveLength(34);
    expect(seen).toEqual([18, 17, 17, 34]);
  });

  test('name a next page only when there is one', async () => {
    const { amelie } = await twoClientsAndADriver();
    for (let day = 5; day < 9; day++) await booked(amelie, at(day));
    const cursorAfter = async (limit: string) => {
      const answer = await amelie.calls(listRides, { query: { status: 'pending', limit } });
      return answer.headers['x-next-cursor'];
    };

    expect(await cursorAfter('4')).toBeUndefined();
    expect(await cursorAfter('3')).toBeTypeOf('string');
  });

  test('are searched by number, address and, for drivers, by the client', async () => {
    const { amelie, karim, chloe } = await twoClientsAndADriver();
    const [mine, theirs] = [await booked(amelie, at(5)), await booked(karim, at(6))];
    const found = async (person: Person, search: string) =>
      numbers((await person.calls(listRides, { query: { status: 'pending', search } })).json());

    expect(await found(chloe, `n° ${mine.number}`)).toEqual([mine.number]);
    expect(await found(chloe, 'AMELIE')).toEqual([mine.number]);
    expect(await found(chloe, 'orly')).toEqual([mine.number, theirs.number]);
    expect(await found(chloe, '%')).toEqual([]);
    expect(await found(karim, 'orly')).toEqual([theirs.number]);
    expect(await found(karim, String(mine.number))).toEqual([]);
    expect(await found(karim, 'karim')).toEqual([]);
  });

  test('are read page by page, and no ride is shown twice or left out', async () => {
    const { amelie, chloe } = await twoClientsAndADriver();
    await completedRide(amelie, chloe);
    for (let day = 5; day < 16; day++) await booked(amelie, at(day % 3 === 0 ? 9 : day));

    const seen: string[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const answer: Answer<typeof listRides> = await amelie.calls(listRides, {
        query: { status: 'pending', limit: '3', ...(cursor && { before: cursor }) },
      });
      seen.push(...answer.json().map((ride) => ride.scheduledAt + ride.id));
      cursor = answer.headers['x-next-cursor']?.toString();
    }

    expect(seen).toHaveLength(11);
    expect(seen).toEqual([...new Set(seen)].toSorted());
  });

  test.each(['status=flying', 'before=garbage', 'limit=x', 'status=pending&limit=1000'])(
    'refuse %s in French',
    async (query) => {
      const { client } = await openWorld();

      const answer = await (await client('Amélie')).sends('GET', `${listRides.path}?${query}`);

      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/^(La demande|La limite)/u);
    },
  );
});

describe('a ride of another user', () => {
  const tries = [
    (person: Person, ride: RideId) => person.calls(getRide, ride),
    (person: Person, ride: RideId) => person.moves(ride, { status: 'cancelled' }),
    (person: Person, ride: RideId) => person.cancels(ride),
    (person: Person, ride: RideId) => person.edits(ride, { scheduledAt: '2026-05-06T12:00:00.000Z' }),
  ];

  test('is as unknown to a client as one that does not exist', async () => {
    const { amelie, karim } = await twoClientsAndADriver();
    const ride = await booked(amelie);

    for (const attempt of tries) {
      for (const id of [ride.id, '00000000-0000-7000-8000-000000000000', 'not-an-id']) {
        const answer = await attempt(karim, { id });
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { code: 'ride_not_found', message: 'Course non trouvée' },
        ]);
      }
    }
    expect(await rideNow(amelie, ride)).toEqual(ride);
  });

  test('is hidden from another driver once it is accepted', async () => {
    const { amelie, chloe, driver } = await twoClientsAndADriver();
    const yann = await driver('Yann');
    const ride = await booked(amelie);

    expect((await yann.calls(getRide, { id: ride.id })).statusCode).toBe(200);
    await chloe.accepts(ride);
    expect((await yann.calls(getRide, { id: ride.id })).statusCode).toBe(404);
    expect((await yann.starts(ride)).statusCode).toBe(404);
  });
});
