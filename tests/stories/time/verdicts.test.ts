import { expect, test } from 'vitest';
import { getTripVerdict, listChangedRequests, listVerdicts } from '#contract/rides/verdicts.calls.ts';
import type { VerdictsView, VerdictView } from '#contract/rides/verdicts.ts';
import { addDayOff, saveHours } from '#contract/time/hours.calls.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import { samplePlaces } from '#server/adapters/places/sample-places.ts';
import type { Point, Road } from '#server/ports/places.ts';
import { agreedRide, booked, startedRide, toOrly } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { countStatements, isOfRequest } from '#tests/support/statement-counter.ts';
import { openWorld } from '#tests/support/world.ts';

const at = (clock: string) => `2026-05-04T${clock}:00.000Z`;

/** Each from another place to another. */
function tripOf(step: number, clock: string) {
  const [from, to] = [samplePlaces[step % 9], samplePlaces[(step % 9) + 1]];
  if (!from || !to) throw new Error('There are not that many places');
  return {
    pickupAddress: from.address,
    pickupLat: from.lat,
    pickupLng: from.lng,
    destinationAddress: to.address,
    destinationLat: to.lat,
    destinationLng: to.lng,
    scheduledAt: at(clock),
  };
}

/** Every road without a client takes half an hour over ten kilometres, except while the service is away. */
async function openDesk() {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const answerAll = () => {
    state.slow = false;
    for (const answer of held) answer();
  };
  const state = { away: false, slow: false, answerAll };
  const builtin = builtinPlaces();
  const places = {
    ...builtin,
    measure: async (from: Point, to: Point): Promise<Road> => {
      asked.push(`${from.lat},${from.lng} ${to.lat},${to.lng}`);
      if (state.away) throw new Error('the maps service is away');
      if (state.slow) await new Promise<void>((answer) => void held.push(answer));
      return { km: 10, minutes: 30, path: [], estimated: false, isApproximate: false };
    },
  };
  const world = await openWorld({ places, options: { rateLimitScale: 100 } });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  return { ...world, amelie, chloe, asked, state };
}

async function verdictsFor(driver: Person): Promise<VerdictsView> {
  return (await driver.calls(listVerdicts)).json();
}

async function verdictOn(driver: Person, { id }: { id: string }): Promise<VerdictView | undefined> {
  return (await verdictsFor(driver)).verdicts.find(({ rideId }) => rideId === id)?.verdict;
}

test('a request is judged by the rides around it, with the roads between them', async () => {
  const { amelie, chloe } = await openDesk();
  const first = await agreedRide(amelie, chloe, { scheduledAt: at('10:00') });
  const next = await agreedRide(amelie, chloe, { scheduledAt: at('13:45') });
  const request = await booked(amelie, { scheduledAt: at('12:00') });

  const verdict = await verdictOn(chloe, request);

  expect(verdict).toMatchObject({
    kind: 'yes',
    minutes: 45,
    before: {
      rideId: first.id,
      number: first.number,
      endsAt: at('10:30'),
      address: toOrly.destinationAddress,
    },
    after: { rideId: next.id, startsAt: at('13:45'), address: toOrly.pickupAddress, minutes: 45 },
    approach: { km: 10, minutes: 30, estimated: false },
  });
  expect(Number(verdict?.pricePerHour)).toBeCloseTo(Number(request.estimatedPrice), 1);
});

test('a ride under way counts until now at least, and what is too close is a no', async () => {
  const { amelie, chloe, passes } = await openDesk();
  const running = await startedRide(amelie, chloe, { scheduledAt: at('07:45') });
  const request = await booked(amelie, { scheduledAt: at('09:15') });
  passes(70);

  expect(await verdictOn(chloe, request)).toMatchObject({
    kind: 'tight',
    minutes: 5,
    before: { rideId: running.id, endsAt: at('08:40') },
  });
  passes(10);
  expect(await verdictOn(chloe, request)).toMatchObject({ kind: 'no', because: 'before', minutes: -5 });
});

test('it is the answer of the driver who looks, and only on what they may answer', async () => {
  const { amelie, chloe, driver } = await openDesk();
  const karim = await driver('Karim');
  await agreedRide(amelie, chloe, { scheduledAt: at('12:10') });
  const request = await booked(amelie, { scheduledAt: at('12:00') });

  expect(await verdictOn(chloe, request)).toMatchObject({ kind: 'no', because: 'after' });
  expect(await verdictOn(karim, request)).toMatchObject({ kind: 'yes', minutes: null, after: null });
  expect((await amelie.calls(listVerdicts)).statusCode).toBe(403);
});

test('two requests that do not fit together are named, but not with one that is a no already', async () => {
  const { amelie, chloe } = await openDesk();
  await agreedRide(amelie, chloe, { scheduledAt: at('15:00') });
  const one = await booked(amelie, { scheduledAt: at('11:00') });
  const other = await booked(amelie, { scheduledAt: at('11:50') });
  await booked(amelie, { scheduledAt: at('14:50') });
  await booked(amelie, { scheduledAt: at('14:55') });

  expect((await verdictsFor(chloe)).pairs).toEqual([{ first: one.id, second: other.id, missingMinutes: 10 }]);
});

test('busy times of the own calendar are neighbours', async () => {
  const { amelie, chloe, deps } = await openDesk();
  const request = await booked(amelie, { scheduledAt: at('12:00') });
  await deps.db
    .insertInto('own_calendars')
    .values({ user_id: chloe.id, address: 'sealed', next_read_at: new Date(at('12:00')) })
    .execute();
  await deps.db
    .insertInto('busy_times')
    .values({ user_id: chloe.id, starts_at: new Date(at('12:20')), ends_at: new Date(at('13:00')) })
    .execute();

  expect(await verdictOn(chloe, request)).toMatchObject({
    kind: 'no',
    minutes: -10,
    after: { rideId: null, number: null, address: null, startsAt: at('12:20') },
  });
});

test('at most four roads are asked for each request, and none the next time, whichever instance answers', async () => {
  const { amelie, chloe, asked, deps } = await openDesk();
  const trips = Array.from({ length: 10 }, (_, step) => tripOf(step, `${10 + step}:00`));
  await agreedRide(amelie, chloe, { scheduledAt: at('08:30') });
  await agreedRide(amelie, chloe, { scheduledAt: at('21:00') });
  for (const trip of trips) await booked(amelie, trip);
  asked.length = 0;

  const first = await verdictsFor(chloe);

  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(4 * trips.length);
  asked.length = 0;
  expect(await verdictsFor(chloe)).toEqual(first);
  expect(asked).toEqual([]);
  expect((await deps.db.selectFrom('measured_roads').select('minutes').execute()).length).toBeGreaterThan(0);
});

test('a request between two rides asks for the road to it and the road from it, and for no other', async () => {
  const { amelie, chloe, asked } = await openDesk();
  await agreedRide(amelie, chloe, { scheduledAt: at('08:30') });
  await agreedRide(amelie, chloe, { scheduledAt: at('15:00') });
  const trip = tripOf(0, '12:00');
  await booked(amelie, trip);
  asked.length = 0;

  await verdictsFor(chloe);

  expect(asked.toSorted()).toEqual(
    [
      `${toOrly.destinationLat},${toOrly.destinationLng} ${trip.pickupLat},${trip.pickupLng}`,
      `${trip.destinationLat},${trip.destinationLng} ${toOrly.pickupLat},${toOrly.pickupLng}`,
    ].toSorted(),
  );
});

test('while the service is away the road is rough, is said to be so, and is not remembered', async () => {
  const { amelie, chloe, state, deps } = await openDesk();
  await agreedRide(amelie, chloe, { scheduledAt: at('10:00') });
  const request = await booked(amelie, { scheduledAt: at('12:00') });
  state.away = true;

  expect(await verdictOn(chloe, request)).toMatchObject({ approach: { minutes: 35, estimated: true } });
  expect(await deps.db.selectFrom('measured_roads').selectAll().execute()).toEqual([]);
  state.away = false;
  expect(await verdictOn(chloe, request)).toMatchObject({ approach: { minutes: 30, estimated: false } });
});

test('twelve requests cost as many statements as one', async () => {
  const { amelie, chloe } = await openDesk();
  await agreedRide(amelie, chloe, { scheduledAt: at('09:00') });
  const { texts } = countStatements();
  const cost = async () => {
    await verdictsFor(chloe);
    texts.length = 0;
    await verdictsFor(chloe);
    return texts.filter(isOfRequest).length;
  };
  await booked(amelie, { scheduledAt: at('12:00') });
  const one = await cost();
  for (let hour = 1; hour < 12; hour += 1) await booked(amelie, { scheduledAt: at(`${hour + 10}:30`) });

  expect(await cost()).toBe(one);
  expect(one).toBeLessThanOrEqual(8);
});

test('a trip that a driver is ordering is judged the same way', async () => {
  const { amelie, chloe } = await openDesk();
  const next = await agreedRide(amelie, chloe, { scheduledAt: at('13:00') });
  const query = {
    scheduledAt: at('11:45'),
    from: '48.8443,2.3735',
    to: '48.7262,2.3652',
    minutes: '40',
    price: '60.00',
  };

  const answer = await chloe.calls(getTripVerdict, { query });

  expect(answer.json()).toMatchObject({
    kind: 'tight',
    minutes: 5,
    after: { rideId: next.id },
    pricePerHour: '90.00',
  });
  expect((await chloe.calls(getTripVerdict, { query: { ...query, from: '99,2' } })).statusCode).toBe(400);
});

test('a page that shows requests follows a change with one request: rides, counts and verdicts', async () => {
  const { amelie, chloe } = await openDesk();
  const request = await booked(amelie, { scheduledAt: at('12:00') });

  const { rides, counts, verdicts } = (
    await chloe.calls(listChangedRequests, { query: { ids: request.id } })
  ).json();

  expect(rides.map(({ id }) => id)).toEqual([request.id]);
  expect(counts.pending).toBe(1);
  expect(verdicts).toEqual(await verdictsFor(chloe));
});

test('nobody waits for a slow service: the road is rough for now, and measured for the next answer', async () => {
  const { amelie, chloe, state } = await openDesk();
  await agreedRide(amelie, chloe, { scheduledAt: at('10:00') });
  await booked(amelie, { scheduledAt: at('12:00') });
  state.slow = true;

  const first = await verdictsFor(chloe);

  expect(first).toMatchObject({
    provisional: true,
    verdicts: [{ verdict: { approach: { estimated: true } } }],
  });
  state.answerAll();
  await expect
    .poll(() => verdictsFor(chloe))
    .toMatchObject({ provisional: false, verdicts: [{ verdict: { approach: { estimated: false } } }] });
});

test('a day off is a no, the pause counts, and the first approach begins at the own address', async () => {
  const { amelie, chloe } = await openDesk();
  await agreedRide(amelie, chloe, { scheduledAt: at('13:00') });
  const request = await booked(amelie, { scheduledAt: at('11:40') });
  const body = {
    spans: null,
    noticeMinutes: 0,
    horizonDays: 90,
    pauseMinutes: 15,
    base: { address: 'Opéra, 75009 Paris', lat: 48.871, lng: 2.3318 },
  };

  expect((await chloe.calls(saveHours, { body })).statusCode).toBe(200);

  expect(await verdictOn(chloe, request)).toMatchObject({
    kind: 'tight',
    minutes: 5,
    pauseMinutes: 15,
    approach: { minutes: 30 },
  });
  await chloe.calls(addDayOff, {
    body: { firstDay: '2026-05-04', lastDay: '2026-05-04', from: null, to: null },
  });
  expect(await verdictOn(chloe, request)).toMatchObject({ kind: 'day_off', minutes: null });
});

test('the first approach begins at the company where the driver has no address', async () => {
  const { amelie, chloe } = await openDesk();
  const request = await booked(amelie, { scheduledAt: at('11:40') });
  expect(await verdictOn(chloe, request)).toMatchObject({ approach: null });

  await chloe.savesSettings({ companyAddress: 'Aéroport d’Orly' });

  expect(await verdictOn(chloe, request)).toMatchObject({ approach: { km: 10, minutes: 30 } });
});

test('outside the own hours the margin is read all the same', async () => {
  const { amelie, chloe } = await openDesk();
  const request = await booked(amelie, { scheduledAt: at('11:40') });
  await agreedRide(amelie, chloe, { scheduledAt: at('13:00') });
  // Monday in Paris: it is asked for 13:40, and work begins at 14:00.
  const spans = [{ weekday: 1, from: 14 * 60, to: 20 * 60 }];
  await chloe.calls(saveHours, { body: { spans, noticeMinutes: 0, horizonDays: 90, pauseMinutes: 0 } });

  expect(await verdictOn(chloe, request)).toMatchObject({ kind: 'outside_hours', minutes: 20 });
});
