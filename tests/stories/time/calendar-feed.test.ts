import { describe, expect, test } from 'vitest';
import { handOverRide } from '#contract/platform/admin.calls.ts';
import { getCalendarFeed, revokeCalendarFeed } from '#contract/time/calendars.calls.ts';
import { agreedRide, booked, rideNow } from '#tests/support/bookings.ts';
import { componentOf, entriesIn, feedAddress, subscribes } from '#tests/support/calendars.ts';
import { daily, ordered, ridesOf } from '#tests/support/orders.ts';
import { openWorld } from '#tests/support/world.ts';

async function openDesk(options = {}) {
  const world = await openWorld({ options });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 39 98 17 42' });
  await chloe.savesDriverProfile({
    vehicleMake: 'Mercedes-Benz',
    vehicleModel: 'Classe E',
    vehiclePlate: 'GH-482-KT',
    phoneNumber: '06 39 98 00 01',
  });
  const calendar = world.visitor();
  const reads = async (path: string) => (await calendar.loads(path)).body;
  return { world, amelie, chloe, calendar, reads };
}

test('a client follows a ride: asked for, accepted, moved, cancelled, under one name and with a growing number', async () => {
  const { world, amelie, chloe, reads } = await openDesk();
  const path = await subscribes(amelie);
  const ride = await booked(amelie);
  const steps = [entriesIn(await reads(path))];

  world.passes(1);
  await amelie.edits(ride, { scheduledAt: '2026-05-04T13:30:00.000Z' });
  steps.push(entriesIn(await reads(path)));
  world.passes(1);
  await chloe.accepts(ride, { version: (await rideNow(chloe, ride)).version });
  steps.push(entriesIn(await reads(path)));
  world.passes(1);
  await chloe.cancels(ride, 'Panne');
  steps.push(entriesIn(await reads(path)));

  const entries = steps.flat();
  expect(entries.map(({ status }) => status)).toEqual(['TENTATIVE', 'TENTATIVE', 'CONFIRMED', 'CANCELLED']);
  expect(entries.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['12:00', '13:30', '13:30', '13:30']);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
  expect(entries.map(({ zone }) => zone)).toEqual(Array(4).fill('Europe/Paris'));
  const numbers = entries.map(({ sequence }) => sequence);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  const changes = entries.map(({ changedAt }) => changedAt);
  expect(changes).toEqual([...new Set(changes)].toSorted());
});

test('each side reads what its card shows: the car once it is accepted, the telephone of who is driven', async () => {
  const { amelie, chloe, reads } = await openDesk();
  const [ofAmelie, ofChloe] = [await subscribes(amelie), await subscribes(chloe)];
  const ride = await booked(amelie, { notes: 'digicode 4711B' });
  const before = await reads(ofAmelie);

  await chloe.accepts(ride);
  const [client] = entriesIn(await reads(ofAmelie));
  const [driver] = entriesIn(await reads(ofChloe));

  expect(before).not.toMatch(/Chloé|GH-482-KT|06 39 98 00 01/u);
  expect(client).toMatchObject({
    title: expect.stringContaining(`n° ${ride.number}`),
    place: ride.pickupAddress,
  });
  expect(client?.description).toContain('Chauffeur\u00a0: Chloé');
  expect(client?.description).toContain('Mercedes-Benz Classe E, GH-482-KT');
  expect(driver).toMatchObject({ title: expect.stringContaining('Amélie'), uid: client?.uid });
  expect(driver?.description).toMatch(/Client\u00a0: Amélie.*0639981742/u);
  expect(driver?.description).toContain(`À\u00a0: ${ride.destinationAddress}`);
});

test('nobody else’s rides are in a feed, and one that is handed over leaves it', async () => {
  const { world, amelie, chloe, reads } = await openDesk();
  const [karim, malik, ines] = [
    await world.client('Karim'),
    await world.driver('Malik'),
    await world.admin('Inès'),
  ];
  const [ofAmelie, ofChloe, ofMalik] = [
    await subscribes(amelie),
    await subscribes(chloe),
    await subscribes(malik),
  ];
  const ride = await agreedRide(amelie, chloe);
  await booked(karim, { scheduledAt: '2026-05-05T08:00:00.000Z' });
  const idsIn = async (path: string) => entriesIn(await reads(path)).map(({ uid }) => uid.split('@')[0]);
  expect([await idsIn(ofAmelie), await idsIn(ofChloe), await idsIn(ofMalik)]).toEqual([
    [ride.id],
    [ride.id],
    [],
  ]);

  await ines.calls(handOverRide, { id: ride.id, body: { driverId: malik.id } });

  expect([await idsIn(ofChloe), await idsIn(ofMalik)]).toEqual([[], [ride.id]]);
});

test('a series is single entries, each with its own name', async () => {
  const { amelie, reads } = await openDesk();
  const path = await subscribes(amelie);
  const { ride } = await ordered(amelie, daily(3));
  const rides = await ridesOf(amelie, ride);

  const entries = entriesIn(await reads(path));

  expect(entries.map(({ uid }) => uid.replace(/@.*/u, '')).toSorted()).toEqual(
    rides.map(({ id }) => id).toSorted(),
  );
  expect(entries.some(({ repeats }) => repeats)).toBe(false);
});

test('of a series, what is moved or cancelled does so alone, and keeps its name', async () => {
  const { world, amelie, reads } = await openDesk();
  const path = await subscribes(amelie);
  const { ride } = await ordered(amelie, daily(3));
  const [first, second, third] = await ridesOf(amelie, ride);
  if (!first || !second || !third) throw new Error('no rides');
  const byRide = async () =>
    new Map(entriesIn(await reads(path)).map((entry) => [entry.uid.split('@')[0], entry]));
  const before = await byRide();

  world.passes(1);
  await amelie.edits(second, { scheduledAt: '2026-05-05T15:15:00.000Z' });
  await amelie.cancels(third);

  const after = await byRide();
  const changesOf = (id: string) => {
    const [was, is] = [before.get(id), after.get(id)];
    return { status: is?.status, startsAt: is?.startsAt, grew: (is?.sequence ?? 0) > (was?.sequence ?? 0) };
  };
  expect(changesOf(first.id)).toEqual({
    status: 'TENTATIVE',
    startsAt: '2026-05-04T12:00:00.000Z',
    grew: false,
  });
  expect(changesOf(second.id)).toEqual({
    status: 'TENTATIVE',
    startsAt: '2026-05-05T15:15:00.000Z',
    grew: true,
  });
  expect(changesOf(third.id)).toMatchObject({ status: 'CANCELLED', grew: true });
});

test('a feed says what Google and Apple look for, and brings the rules of every zone that it names', async () => {
  const { amelie, reads } = await openDesk();
  const path = await subscribes(amelie);
  await booked(amelie);

  const calendar = componentOf(await reads(path));

  const saidOf = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  expect(
    ['version', 'calscale', 'method', 'x-wr-timezone', 'refresh-interval', 'x-published-ttl'].map(saidOf),
  ).toEqual(['2.0', 'GREGORIAN', 'PUBLISH', 'Europe/Paris', 'PT15M', 'PT15M']);
  expect(saidOf('x-wr-calname')).toMatch(/\S/u);
  const events = calendar.getAllSubcomponents('vevent');
  const named = events.flatMap((event) =>
    ['dtstart', 'dtend'].map((name) => event.getFirstProperty(name)?.getFirstParameter('tzid')),
  );
  expect(named).toEqual(['Europe/Paris', 'Europe/Paris']);
  const [zone, ...others] = calendar.getAllSubcomponents('vtimezone');
  expect([zone?.getFirstPropertyValue('tzid'), others.length]).toEqual(['Europe/Paris', 0]);
  expect(
    zone
      ?.getAllSubcomponents()
      .map((part) => [
        part.name,
        part.getFirstPropertyValue('tzoffsetto')?.toString(),
        part.getFirstPropertyValue('rrule')?.toString(),
      ]),
  ).toEqual([
    ['daylight', '+02:00', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
    ['standard', '+01:00', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ]);
});

test.each([
  ['before spring', '2026-03-28T23:30:00.000Z'],
  ['after spring', '2026-03-29T01:30:00.000Z'],
  ['in the first of the two hours of autumn', '2026-10-25T00:30:00.000Z'],
  ['in the second one', '2026-10-25T01:30:00.000Z'],
  ['after autumn', '2026-10-25T02:30:00.000Z'],
])('a ride %s is at its moment, by the rules of the zone in the file', async (_, at) => {
  const { world, amelie, reads } = await openDesk();
  const path = await subscribes(amelie);
  await booked(amelie);
  await world.deps.db
    .updateTable('rides')
    .set({ scheduled_at: new Date(at), duration_minutes: 90 })
    .execute();

  const [entry] = entriesIn(await reads(path));

  expect(entry).toMatchObject({
    startsAt: at,
    endsAt: new Date(Date.parse(at) + 90 * 60_000).toISOString(),
  });
});

describe('the address', () => {
  test('is made when it is asked for, ends when it is changed or switched off, and then says nothing', async () => {
    const { amelie, calendar, world } = await openDesk();
    expect(await feedAddress(amelie)).toBeNull();
    const first = await subscribes(amelie);
    expect(await feedAddress(amelie)).toBe(first);
    const second = await subscribes(amelie);
    const answers = async (path: string) => {
      const { statusCode, body } = await calendar.loads(path);
      return [statusCode, statusCode === 200 ? '' : body];
    };
    const unknown = await answers('/calendrier/nobody.ics');

    expect(second).not.toBe(first);
    expect(await answers(second)).toEqual([200, '']);
    expect(unknown[0]).toBe(404);
    expect(await answers(first)).toEqual(unknown);
    await amelie.calls(revokeCalendarFeed);
    expect(await answers(second)).toEqual(unknown);
    expect(await feedAddress(amelie)).toBeNull();
    const third = await subscribes(amelie);
    await world.deps.db.updateTable('users').set({ blocked_at: world.deps.clock() }).execute();
    expect(await answers(third)).toEqual(unknown);
  });

  test('is nowhere in the database or the log, and no machine keeps or finds what it gives', async () => {
    const { world, amelie, calendar } = await openDesk();
    const path = await subscribes(amelie);
    const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';

    const { headers } = await calendar.loads(path);

    expect(token).toHaveLength(43);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    });
    const rows = await world.deps.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(world.logLines.join('')).not.toContain(token);
  });

  test('says when it was last read, and sends nothing while nothing changed', async () => {
    const { world, amelie, calendar } = await openDesk();
    const path = await subscribes(amelie);
    const readAt = async () => (await amelie.calls(getCalendarFeed)).json().readAt;
    expect(await readAt()).toBeNull();
    const { etag } = (await calendar.loads(path)).headers;
    world.passes(20);
    const again = () => calendar.sends('GET', path, { headers: { 'if-none-match': String(etag) } });

    const same = await again();
    await booked(amelie);
    const changed = await again();

    expect([same.statusCode, same.body, changed.statusCode]).toEqual([304, '', 200]);
    expect(await readAt()).toBe(world.deps.clock().toISOString());
  });

  test('can be tried sixty times a minute from one place', async () => {
    const { amelie, calendar } = await openDesk({ rateLimitScale: 0.05 });
    const path = await subscribes(amelie);

    const codes = [];
    for (let turn = 0; turn < 4; turn += 1) codes.push((await calendar.loads(path)).statusCode);

    expect(codes).toEqual([200, 200, 200, 429]);
  });
});
