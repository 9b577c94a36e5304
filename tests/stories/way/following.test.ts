import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { listRideMessages } from '#contract/people/chat.calls.ts';
import { API_DOCS_PATH, openFollowedPosition } from '#contract/platform/platform.calls.ts';
import { saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import { renewFollowLink, revokeFollowLink, shareRide } from '#contract/rides/follow-links.calls.ts';
import { RIDE_OVER } from '#contract/rides/positions.ts';
import { getRide, getRideClosing, listRideEvents, listRides } from '#contract/rides/rides.calls.ts';
import { pages as sitePages } from '#domain/navigation/pages.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import { backupLines } from '#server/backup/backup-lines.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import type { Places } from '#server/ports/places.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { canary, openRideSocket, rideSocket, sender, traces } from '#tests/support/positions.ts';
import { listening, listens } from '#tests/support/sockets.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { placesOf } from '#tests/support/whole-database.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const patiently = { timeout: 5_000 };
const soon = { scheduledAt: '2026-05-04T08:00:00.000Z' };
const forLeila = { ...soon, passenger: { name: 'Leïla Haddad', phone: '06 98 76 54 32' } };
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const OVER = 'Ce lien n’est plus actif';

async function openFollowing(
  change: Parameters<typeof agreedRide>[2] = soon,
  places: Places = builtinPlaces(),
) {
  const phones = telephones();
  const world = await openWorld({
    messengers: phones.messengers,
    places,
    options: { publicUrl: 'https://vtc.test', rateLimitScale: 100 },
  });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await chloe.savesDriverProfile({ vehicleMake: 'Tesla', vehicleModel: '3', vehiclePlate: 'GH-482-KT' });
  const ride = await agreedRide(amelie, chloe, change);
  return { ...world, phones, amelie, chloe, ride };
}

async function linkOf(person: Person, { id }: { id: string }): Promise<string> {
  const { url } = (await person.calls(shareRide, { id })).json();
  return new URL(url ?? 'https://vtc.test/revoked').pathname;
}

async function page({ app }: Pick<World, 'app'>, url: string) {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

async function post({ app }: Pick<World, 'app'>, url: string) {
  return await app.inject({ method: 'POST', url, headers: formHeaders, payload: '' });
}

describe('the page that follows a ride', () => {
  test('tells the facts without a script at every step, without a cookie and without an account', async () => {
    const { app, amelie, chloe, ride, passes } = await openFollowing(forLeila);
    const link = await linkOf(amelie, ride);

    const before = await page({ app }, link);
    await chloe.setsOff(ride);
    const coming = await page({ app }, link);
    await chloe.arrives(ride);
    const there = await page({ app }, link);
    await chloe.starts(ride);
    const onBoard = await page({ app }, link);
    await chloe.completes(ride);
    const done = await page({ app }, link);
    passes(119);
    const late = await page({ app }, link);
    passes(2);
    const over = await page({ app }, link);

    expect(before.body).toContain('Vous verrez la voiture quand Chloé partira.');
    expect(coming.body).toContain('Chloé est en route');
    expect(there.body).toContain('Votre chauffeur est sur place');
    expect(onBoard.body).toContain('Vous êtes à bord');
    expect(done.body).toContain('Course terminée à 09:30');
    expect([before, coming, there, onBoard].filter(({ body }) => !body.includes('GH-482-KT'))).toEqual([]);
    expect([late.status, over.status]).toEqual([200, 404]);
    expect(over.body).toContain(OVER);
    for (const { body, headers } of [before, coming, there, onBoard, done]) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['referrer-policy']).toBe('no-referrer');
      for (const secret of [amelie.email, 'Haddad', ride.id, amelie.id, chloe.email, ride.estimatedPrice])
        expect(body).not.toContain(secret);
    }
  });

  test('is watched by twenty at once, who leave the client and the admin their places', async () => {
    const { app, amelie, chloe, admin, ride } = await openFollowing();
    const ines = await admin('Inès');
    const here = await listening(app);
    const token = (await linkOf(amelie, ride)).replace('/suivi/', '');
    await chloe.setsOff(ride);
    const path = urlOf(openFollowedPosition, { token });

    const watching = Array.from({ length: 21 }, () => openRideSocket(here, path));
    await expect
      .poll(() => watching.filter(({ ended }) => ended.code === RIDE_OVER).length, patiently)
      .toBe(1);
    const [client, ofAdmin] = [rideSocket(here, amelie, ride), rideSocket(here, ines, ride)];

    await expect.poll(() => [client.frames.length, ofAdmin.frames.length], patiently).toEqual([1, 1]);
  });

  test('is watched beside other rides of its client, however many pages show those', async () => {
    const { app, amelie, chloe, ride } = await openFollowing();
    const here = await listening(app);
    const other = await agreedRide(amelie, chloe, soon);
    for (const one of [ride, other]) await chloe.setsOff(one);
    const watching = Array.from({ length: 20 }, () => rideSocket(here, amelie, ride));
    await expect.poll(() => watching.filter(({ frames }) => frames.length > 0).length, patiently).toBe(20);

    const last = rideSocket(here, amelie, other);

    await expect.poll(() => last.frames.length, patiently).toBe(1);
  });

  test('counts the minutes of waiting that have begun, as the bill does', async () => {
    const { app, amelie, chloe, passes } = await openFollowing();
    const body = { stationMinutes: 20, otherMinutes: 15, price: '0.50' };
    await chloe.calls(saveWaitingTerms, { body });
    const ride = await agreedRide(amelie, chloe, soon);
    const link = await linkOf(amelie, ride);
    await chloe.setsOff(ride);
    await chloe.arrives(ride);
    passes(30 + 20 + 12.5);

    const waiting = await page({ app }, link);
    await chloe.starts(ride);
    const bill = (await chloe.calls(getRideClosing, { id: ride.id })).json();

    expect(bill.waiting).toMatchObject({ most: 13, unitPrice: '0.50' });
    expect(waiting.body).toMatch(/Attente en cours\s: 6,50\s€/u);
  });

  test('one that is revoked, renewed, guessed or of another kind is the same page with 404', async () => {
    const { app, amelie, chloe, ride } = await openFollowing();
    const first = await linkOf(amelie, ride);
    const renewed = (await chloe.calls(renewFollowLink, { id: ride.id })).json().url ?? '';
    const second = new URL(renewed).pathname;
    const whileActive = await page({ app }, second);
    const revoked = (await chloe.calls(revokeFollowLink, { id: ride.id })).json();
    const again = (await amelie.calls(shareRide, { id: ride.id })).json();

    const closed = [
      first,
      second,
      '/suivi/guessed',
      second.replace('/suivi/', '/ma-course/'),
      `${second}/autre`,
    ];
    const answers = await Promise.all(closed.map((url) => page({ app }, url)));

    expect(whileActive.status).toBe(200);
    expect([revoked.url, again.url]).toEqual([null, null]);
    expect(answers.map(({ status, body }) => [status, body.includes(OVER)])).toEqual(
      closed.map(() => [404, true]),
    );
    expect(new Set(answers.slice(0, 3).map(({ body }) => body)).size).toBe(1);
  });

  test('shows the car live, and ends at once when its link is revoked', async () => {
    const { app, chloe, ride } = await openFollowing();
    const link = await linkOf(chloe, ride);
    const host = await listening(app);
    await chloe.setsOff(ride);
    const path = urlOf(openFollowedPosition, { token: link.split('/')[2] ?? '' });
    const follower = openRideSocket(host, path);
    await once(follower.socket, 'open');
    const guessed = openRideSocket(host, urlOf(openFollowedPosition, { token: 'guessed' }));

    const car = await sender(host, chloe, ride, 'https://vtc.test');
    car.isAt();

    await expect.poll(() => follower.frames.at(-1), patiently).toMatchObject({ type: 'at', ...canary });
    await expect.poll(() => guessed.ended.status, patiently).toBe(404);
    await chloe.calls(revokeFollowLink, { id: ride.id });
    await expect.poll(() => follower.ended.code, patiently).toBe(RIDE_OVER);
  });

  test('writes into the conversation of the ride with the name of the passenger', async () => {
    const { app, amelie, chloe, ride } = await openFollowing(forLeila);
    const link = await linkOf(amelie, ride);
    await amelie.writes(ride, 'Elle a deux valises.');

    const sent = await app.inject({
      method: 'POST',
      url: `${link}/messages`,
      headers: formHeaders,
      payload: 'content=Je+suis+devant+la+porte+B',
    });
    const shown = await page({ app }, `${link}/messages`);
    const read = (await chloe.calls(listRideMessages, { rideId: ride.id })).json();

    expect(sent.statusCode).toBe(303);
    expect(read.map(({ senderName, content }) => [senderName, content])).toEqual([
      ['Amélie', 'Elle a deux valises.'],
      ['Leïla Haddad', 'Je suis devant la porte B'],
    ]);
    expect(shown.body).toMatch(/guest-mine"><p>Je suis devant la porte B<\/p><small>Vous/u);
    expect(shown.body).toMatch(/guest-theirs"><p>Elle a deux valises.<\/p><small>Amélie/u);
  });

  test('lets whoever rides tell that they landed, and take it back within a minute, without a script', async () => {
    const { app, chloe, ride, passes } = await openFollowing(forLeila);
    const link = await linkOf(chloe, ride);
    const press = async (step: string, at = link) => await post({ app }, `${at}/${step}`);
    const landing = async () => (await chloe.calls(getRide, { id: ride.id })).json().landing;

    const before = await page({ app }, link);
    const pressed = await press('atterri');
    const messages = await page({ app }, link);
    const landed = await landing();
    await press('pas-atterri');
    const undone = await landing();
    await press('atterri');
    await press('bagages');
    const ready = await page({ app }, link);
    passes(2);
    const late = await press('pas-bagages');
    const guessed = await press('bagages', '/suivi/guessed');
    await chloe.starts(ride);
    const onBoard = await page({ app }, link);

    expect(before.body).toContain('J’ai atterri');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, link]);
    expect(messages.body).toContain('Vous avez atterri à 09:30');
    expect(messages.body).toContain('J’ai mes bagages');
    expect(landed).toEqual({ landedAt: '2026-05-04T07:30:00.000Z', luggageAt: null });
    expect(undone).toEqual({ landedAt: null, luggageAt: null });
    expect(ready.body).toContain('Vous avez vos bagages depuis 09:30');
    expect([late.statusCode, guessed.statusCode]).toEqual([409, 404]);
    expect(late.body).toContain('role="alert"');
    expect(onBoard.body).not.toContain('<form');
  });

  test('its address comes with the message that the driver is on the way, unless it was revoked', async () => {
    const world = await openFollowing();
    const { amelie, chloe, ride, phones, deps, passes } = world;
    await withMessages(chloe);
    await chloe.setsOff(ride);
    passes(2);

    await drainOutbox(deps);

    const link = await linkOf(amelie, ride);
    const messages = phones.received.filter(({ event }) => event === 'on_the_way');
    expect(messages.map(({ text }) => text.split('\n').at(-1))).toEqual([
      `Suivre la voiture\u00a0: https://vtc.test${link}`,
    ]);
  });
});

test('whoever rides in the client’s place is told too, with the link, and nobody when the step was taken back', async () => {
  const { amelie, chloe, ride, phones, deps, passes } = await openFollowing(forLeila);
  await withMessages(chloe);
  await chloe.setsOff(ride);
  await chloe.undoes(ride, 'on_the_way');
  passes(2);
  await drainOutbox(deps);
  const afterUndo = phones.received.filter(({ event }) => event.endsWith('on_the_way'));
  await chloe.setsOff(ride);
  passes(2);

  await drainOutbox(deps);

  const link = `Suivre la voiture\u00a0: https://vtc.test${await linkOf(amelie, ride)}`;
  const messages = phones.received.filter(({ event }) => event.endsWith('on_the_way'));
  expect(afterUndo).toEqual([]);
  const byNumber = messages.toSorted((one, other) => one.to.localeCompare(other.to));
  expect(byNumber.map(({ to, event, text }) => [to, event, text.split('\n').at(-1)])).toEqual([
    ['+33612345678', 'on_the_way', link],
    ['+33698765432', 'passenger_on_the_way', link],
  ]);
});

test('both are told with one link, when the first two messages that carry it make it at the same moment', async () => {
  const { chloe, ride, phones, deps, passes } = await openFollowing(forLeila);
  await withMessages(chloe);
  await chloe.setsOff(ride);
  passes(2);
  await slowLinks(deps);

  await drainOutbox(deps);

  const messages = phones.received.filter(({ event }) => event.endsWith('on_the_way'));
  expect(messages.map(({ event }) => event).toSorted()).toEqual(['on_the_way', 'passenger_on_the_way']);
  expect(new Set(messages.map(({ text }) => text.split('\n').at(-1))).size).toBe(1);
});

test('a position is in no answer, frame, log line or backup but those of its readers while the ride is under way', async () => {
  const asked: unknown[] = [];
  const measure: Places['measure'] = async (from, to) => {
    asked.push(from);
    return await builtinPlaces().measure(from, to);
  };
  const world = await openFollowing(forLeila, { ...builtinPlaces(), measure });
  const { app, amelie, chloe, ride, deps, logLines, phones } = world;
  await withMessages(chloe);
  const [karim, remi, ines] = [
    await world.client('Karim'),
    await world.driver('Rémi'),
    await world.admin('Inès'),
  ];
  const host = await listening(app);
  const pages = await Promise.all([amelie, karim, chloe, remi, ines].map((person) => listens(host, person)));
  const link = await linkOf(amelie, ride);
  const found: string[] = [];
  const search = (where: string, text: string) => {
    if (traces.some((trace) => text.includes(trace))) found.push(where);
  };
  const reads = await readsOf(world, ride);
  const searchAll = async (when: string) => {
    for (const person of [amelie, karim, chloe, remi, ines]) {
      const paths = when === 'during' ? reads : [urlOf(getRide, { id: ride.id }), listRides.path];
      for (const path of paths) search(`${when}: ${path}`, (await person.loads(path)).body);
    }
    expect(await placesOf(deps.db, traces), when).toEqual({});
    search(`${when}: page`, (await page({ app }, link)).body);
    search(`${when}: conversation`, (await page({ app }, `${link}/messages`)).body);
    for (const step of ['atterri', 'pas-atterri'])
      search(`${when}: ${step}`, (await post({ app }, `${link}/${step}`)).body);
    search(`${when}: history`, (await chloe.calls(listRideEvents, { id: ride.id })).body);
    await drainOutbox(deps);
    search(`${when}: messages`, JSON.stringify(phones.received));
    search(`${when}: road service`, JSON.stringify(asked));
    const lines: string[] = [];
    for await (const line of backupLines(deps.db, { rows: 0 }, deps.clock())) lines.push(line);
    search(`${when}: backup`, lines.join(''));
    search(`${when}: log`, logLines.join('\n'));
    search(`${when}: frames of pages`, JSON.stringify(pages.map(({ frames }) => frames)));
  };

  const early = await sender(host, chloe, ride, 'https://vtc.test');
  early.isAt();
  await expect.poll(() => early.ended.code, patiently).toBe(RIDE_OVER);
  await searchAll('before');
  const reader = rideSocket(host, amelie, ride, 'https://vtc.test');
  await expect.poll(() => reader.frames, patiently).toEqual([{ type: 'gone' }]);
  await chloe.setsOff(ride);
  await expect.poll(() => reader.received.changes, patiently).toBe(1);
  const car = await sender(host, chloe, ride, 'https://vtc.test');
  car.isAt();
  await expect.poll(() => reader.frames.at(-1), patiently).toMatchObject({ type: 'at', ...canary });
  await searchAll('during');
  await chloe.starts(ride);
  await chloe.completes(ride);
  await expect.poll(() => reader.frames.at(-1), patiently).toEqual({ type: 'gone' });
  const after = rideSocket(host, amelie, ride, 'https://vtc.test');
  await expect.poll(() => after.frames, patiently).toEqual([{ type: 'gone' }]);
  await searchAll('after');

  expect(asked).toContainEqual({ lat: 48.81, lng: 2.41 });
  expect(reads.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

/** Writing a link pauses before its ride is noted, so that two that are made at once meet. */
async function slowLinks({ pool }: World['deps']): Promise<void> {
  await pool.query(`
    create function slowly(moment timestamptz) returns timestamptz language plpgsql immutable
      as 'begin perform pg_sleep(0.3); return moment; end';
    alter table follow_links drop constraint follow_links_pkey;
    create index on follow_links (slowly(created_at));
    alter table follow_links add primary key (ride_id)`);
}

/** Everything that can be read of a ride: each call of the API's document but papers, and each page. */
async function readsOf({ app }: Pick<World, 'app'>, { id }: { id: string }): Promise<string[]> {
  const document = JSON.parse((await page({ app }, `${API_DOCS_PATH}/json`)).body);
  const calls = Object.entries<object>(document.paths).filter(
    ([path, methods]) => 'get' in methods && !path.endsWith('.pdf'),
  );
  return [...calls.map(([path]) => path.replace(/\{\w+\}/gu, id)), ...sitePages.map(({ path }) => path)];
}
