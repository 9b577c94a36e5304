import { expect, test } from 'vitest';
import { bookOrder } from '#contract/rides/orders.calls.ts';
import { getTripVerdict } from '#contract/rides/verdicts.calls.ts';
import { addDayOff } from '#contract/time/hours.calls.ts';
import { checkMoment, listDepartures } from '#contract/trip/departures.calls.ts';
import { agreedRide, booked, quoted, toOrly } from '#tests/support/bookings.ts';
import { worksBy } from '#tests/support/hours.ts';
import { daily, quotedOrder, quotesFor } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { countStatements, isOfRequest } from '#tests/support/statement-counter.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const at = (clock: string, day = '2026-05-04') => ({ scheduledAt: `${day}T${clock}:00.000Z` });
const trip = {
  fromLat: toOrly.pickupLat,
  fromLng: toOrly.pickupLng,
  toLat: toOrly.destinationLat,
  toLng: toOrly.destinationLng,
};

async function storedRides({ deps }: World) {
  const { count } = await deps.db
    .selectFrom('rides')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test('an order outside the hours is refused with three moments that are accepted as they are', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);

  const refused = await amelie.books(at('19:00'));
  const { code, message, moments = [] } = refused.json();
  const stored = await storedRides(world);
  const taken = await Promise.all(moments.map((moment: string) => amelie.books({ scheduledAt: moment })));

  expect(refused.statusCode).toBe(409);
  expect({ code, message }).toEqual({
    code: 'moment_outside_hours',
    message: 'Pas de départ le lundi après 20:00.',
  });
  expect(moments).toEqual([
    '2026-05-04T17:45:00.000Z',
    '2026-05-05T05:00:00.000Z',
    '2026-05-05T05:15:00.000Z',
  ]);
  expect(stored).toBe(0);
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('a moment after the end of the calendar is refused with a sentence, wherever it is asked for', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  const last = '9999-12-31T23:59:59.999Z';

  const answers = [
    await amelie.calls(checkMoment, { query: { at: last } }),
    await chloe.calls(getTripVerdict, { query: { scheduledAt: last } }),
    await amelie.books({ scheduledAt: last }),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
    [400, 'Cette date n’existe pas.'],
    [400, 'Cette date n’est pas valide.'],
    [400, 'La date de départ est trop lointaine.'],
  ]);
});

test('the hours of a hire are taken, although nobody knows where it ends', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  const somewhere = {
    destinationAddress: 'Chez Paul, derrière l’église',
    destinationLat: null,
    destinationLng: null,
  };
  const hire = { kind: 'hire', hours: 4, program: 'Deux rendez-vous.', ...somewhere } as const;
  await agreedRide(amelie, chloe, { ...hire, ...at('08:00') });
  await agreedRide(amelie, chloe, at('15:00'));

  const within = await amelie.books(at('10:00'));
  const over = await amelie.books({ ...hire, ...at('13:00') });

  expect([within.json(), over.json()]).toMatchObject([{ code: 'moment_taken' }, { code: 'moment_taken' }]);
});

test('the form offers no hour that a hire without a known place would not have', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await agreedRide(amelie, chloe, at('15:00'));
  const hoursFor = async (trip: { minutes?: string }) => {
    const { days } = (await amelie.calls(listDepartures, { query: { month: '2026-05', ...trip } })).json();
    return days[0]?.hours ?? [];
  };

  expect(await hoursFor({})).toContain('13:00');
  expect(await hoursFor({ minutes: '240' })).not.toContain('14:00');
  expect(await hoursFor({ minutes: '240' })).toContain('12:00');
  const moment = { at: at('12:00').scheduledAt, minutes: '240' };
  expect((await amelie.calls(checkMoment, { query: moment })).json()).toMatchObject({ possible: false });
});

test('an hour that comes twice is said to be the first; the second is another moment', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const noticeAt = async (clock: string) =>
    (await amelie.calls(checkMoment, { query: { at: at(clock, '2026-10-25').scheduledAt } })).json().notice;

  expect(await noticeAt('00:30')).toBe(
    'Cette heure vient deux fois cette nuit-là\u00a0: le départ est la première fois.',
  );
  expect([await noticeAt('01:30'), await noticeAt('02:30')]).toEqual([null, null]);
});

test('where the operator chose so, it goes on and is to confirm', async () => {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await chloe.savesSettings({ outsideHours: 'confirm' });
  const { quoteId } = await quoted(amelie, at('19:00'));

  const moment = (
    await amelie.calls(checkMoment, { query: { at: at('19:00').scheduledAt, ...trip, minutes: '30' } })
  ).json();
  const ride = (await amelie.books({ ...at('19:00'), quoteId })).json();

  expect(moment).toEqual({
    possible: true,
    message: null,
    notice: 'En dehors des heures habituelles : le chauffeur confirme le prix et l’heure.',
    moments: [],
  });
  expect(ride).toMatchObject({ status: 'pending', priceToConfirm: true });
});

test('the price of such a moment reads to confirm before it is ordered, for clients only', async () => {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  const isToConfirm = async (person: typeof amelie, clock: string) =>
    (await quoted(person, at(clock))).priceToConfirm;
  const together = async (person = amelie) => {
    const rides = ['12:00', '19:00'].map((clock) => ({ ...toOrly, ...at(clock) }));
    return (await quotesFor(person, rides)).quotes.map(({ priceToConfirm }) => priceToConfirm);
  };

  expect(await isToConfirm(amelie, '19:00')).toBe(false);
  await chloe.savesSettings({ outsideHours: 'confirm' });

  expect(await isToConfirm(amelie, '19:00')).toBe(true);
  expect(await isToConfirm(amelie, '12:00')).toBe(false);
  expect(await isToConfirm(chloe, '19:00')).toBe(false);
  expect(await together()).toEqual([false, true]);
  expect(await together(chloe)).toEqual([false, false]);
});

test('what was accepted takes its moment, a request does not, whatever the operator chose', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { pauseMinutes: 15 });
  await chloe.savesSettings({ outsideHours: 'confirm' });
  await booked(amelie);
  await agreedRide(amelie, chloe);

  const refused = await amelie.books({});

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'moment_taken', message: 'Ce moment n’est plus disponible.' });
  expect(refused.json().moments).toHaveLength(3);
  expect(await storedRides(world)).toBe(2);
});

test('with another driver who has time, it is possible', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await agreedRide(amelie, chloe);
  await world.driver('Yann');

  expect((await amelie.books({})).statusCode).toBe(200);
});

test('notice is the larger one, the horizon the driver’s, and days off are told without their reason', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { noticeMinutes: 120, horizonDays: 30 });
  await chloe.calls(addDayOff, {
    body: { firstDay: '2026-05-08', lastDay: '2026-05-09', from: null, to: null, reason: 'Hôpital' },
  });
  const message = async (clock: string, day?: string) =>
    (await amelie.books(at(clock, day))).json().message?.replaceAll('\u00a0', ' ');

  expect(await message('09:27')).toBe(
    'Réservez au moins 2 heures à l’avance : à partir de 11:30 aujourd’hui.',
  );
  expect((await amelie.books(at('09:28'))).statusCode).toBe(200);
  expect(await message('10:00', '2026-06-04')).toBe('Les réservations sont ouvertes jusqu’au mer. 3 juin.');
  expect(await message('10:00', '2026-05-08')).toBe('Aucun départ du ven. 8 au sam. 9 mai.');
});

test('an edit is asked about like an order when it moves the ride', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  const ride = await booked(amelie);
  await worksBy(chloe);
  await agreedRide(amelie, chloe, at('14:00'));

  const moved = await amelie.edits(ride, at('14:00'));
  const noted = await amelie.edits(ride, { ...at('12:00'), notes: 'Portail vert' });

  expect(moved.json().code).toBe('moment_taken');
  expect(noted.json()).toMatchObject({ notes: 'Portail vert' });
});

test('one day of a series that cannot be refuses the whole order, in few statements', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await chloe.calls(addDayOff, {
    body: { firstDay: '2026-05-06', lastDay: '2026-05-06', from: null, to: null },
  });
  const body = await quotedOrder(amelie, daily(4));
  const { texts } = countStatements();

  const refused = await amelie.calls(bookOrder, { body });

  expect(refused.json()).toMatchObject({ code: 'moment_day_off', message: 'Aucun départ le mer. 6 mai.' });
  expect(texts.filter((text) => text.includes('from users\n   left join driver_hours'))).toHaveLength(2);
  expect(await storedRides(world)).toBe(0);
});

test('the form is told the days and half hours that can be, and nothing else', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, {
    spans: [
      { weekday: 1, from: 7 * 60, to: 13 * 60 },
      { weekday: 1, from: 15 * 60, to: 16 * 60 },
    ],
    noticeMinutes: 60,
  });

  const may = (await amelie.calls(listDepartures, { query: { month: '2026-05' } })).json();
  const today = may.days[0];

  expect(may).toMatchObject({ today: '2026-05-04', lastDay: '2026-08-02', none: null });
  expect(may.days.map(({ day }: { day: string }) => day)).toEqual([
    '2026-05-04',
    '2026-05-11',
    '2026-05-18',
    '2026-05-25',
  ]);
  expect(today).toEqual({
    day: '2026-05-04',
    hours: ['10:30', '11:00', '11:30', '12:00', '12:30', '15:00', '15:30'],
    gaps: 'Pas de départ entre 13:00 et 15:00.',
  });
});

test('every half hour that is offered for a trip is accepted for it', async () => {
  const world = await openWorld({ options: { rateLimitScale: 50 } });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { pauseMinutes: 15 });
  await agreedRide(amelie, chloe, at('13:10'));
  await agreedRide(amelie, chloe, at('16:05'));
  const { duration } = await quoted(amelie);

  const query = { month: '2026-05', ...trip, minutes: String(duration) };
  const { days } = (await amelie.calls(listDepartures, { query })).json();
  const offered = (days[0]?.hours ?? []).map((clock) =>
    new Date(`2026-05-04T${clock}:00+02:00`).toISOString(),
  );
  const answers = [];
  for (const scheduledAt of offered) answers.push((await amelie.books({ scheduledAt })).statusCode);

  expect(offered.length).toBeGreaterThan(8);
  expect(offered.length).toBeLessThan(20);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('where nothing can be, the telephone of the operator is said', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { spans: [] });
  await chloe.savesSettings({ contactPhone: '01 84 80 12 60' });
  const none = 'Aucun départ possible pour le moment. Appelez le 01 84 80 12 60.';

  const may = (await amelie.calls(listDepartures, { query: { month: '2026-05' } })).json();

  expect(may).toMatchObject({ days: [], none });
  expect((await amelie.books({})).json()).toMatchObject({ code: 'moment_outside_hours', message: none });
});

test.each([
  { month: '2026-13' },
  { month: 'mai' },
  { month: '2026-05', fromLat: '120', fromLng: '2' },
  { month: '2026-05', minutes: '-5' },
])('a question that means nothing is refused: %j', async (query) => {
  const { visitor } = await openWorld();

  expect((await visitor().calls(listDepartures, { query })).statusCode).toBe(400);
});

test('with hours, a booking is three statements and one commit', async () => {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await booked(amelie);
  const { quoteId } = await quoted(amelie);
  await world.deps.pool.announced();
  const { texts } = countStatements();

  await amelie.books({ quoteId });

  expect(texts.filter(isOfRequest)).toEqual([
    expect.stringContaining('from sessions join users'),
    expect.stringContaining('left join driver_hours'),
    expect.stringContaining('insert into ride_events'),
  ]);
});

test('of several dates the one that is not possible is named; the others only follow the first', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await agreedRide(amelie, chloe, at('12:00', '2026-05-06'));
  await agreedRide(amelie, chloe, at('15:00'));

  const third = await amelie.calls(bookOrder, { body: await quotedOrder(amelie, daily(4)) });
  const first = await amelie.calls(bookOrder, { body: await quotedOrder(amelie, daily(2, at('15:00'))) });

  expect(third.json()).toMatchObject({
    code: 'moment_taken',
    message: 'Le mer. 6 mai\u00a0: ce moment n’est plus disponible.',
    moments: [],
  });
  expect(first.json().message).toBe('Le lun. 4 mai\u00a0: ce moment n’est plus disponible.');
  expect(first.json().moments).toHaveLength(3);
});

test('a request that keeps its time needs no notice any more, whatever else changes', async () => {
  const { passes, ...world } = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { noticeMinutes: 60 });
  const ride = await booked(amelie, at('08:40'));
  passes(40);
  const elsewhere = { ...toOrly, pickupAddress: '8 rue de Rivoli, 75004 Paris', pickupLat: 48.8557 };

  const stays = await amelie.edits(ride, { ...elsewhere, ...at('08:40') });
  const moves = await amelie.edits(ride, { ...elsewhere, ...at('08:45') });

  expect(stays.json()).toMatchObject({ pickupAddress: '8 rue de Rivoli, 75004 Paris' });
  expect(moves.json()).toMatchObject({ code: 'departure_too_soon' });
});

test('a request outside the hours stays to confirm when only its note changes', async () => {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe);
  await chloe.savesSettings({ outsideHours: 'confirm' });
  const ride = await booked(amelie, at('19:00'));

  const edited = await amelie.edits(ride, { ...toOrly, ...at('19:00'), notes: 'Trois valises.' });

  expect(edited.json()).toMatchObject({ notes: 'Trois valises.', priceToConfirm: true });
});
