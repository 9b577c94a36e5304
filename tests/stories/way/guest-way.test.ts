import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { openFollowedPosition } from '#contract/platform/platform.calls.ts';
import { shareRide } from '#contract/rides/follow-links.calls.ts';
import { RIDE_OVER } from '#contract/rides/positions.ts';
import { renewGuestLink, revokeGuestLink } from '#contract/rides/telephone-orders.calls.ts';
import { backupLines } from '#server/backup/backup-lines.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import type { Person } from '#tests/support/people.ts';
import { canary, openRideSocket, sender, traces } from '#tests/support/positions.ts';
import { listening } from '#tests/support/sockets.ts';
import { placesOf } from '#tests/support/whole-database.ts';

const patiently = { timeout: 5_000 };
const later = { scheduledAt: '2026-05-04T14:00:00.000Z' };
const ORIGIN = 'https://vtc.example.fr';

async function openConfirmed() {
  const opened = await openGuestWorld();
  const { guest, chloe } = opened;
  await chloe.savesDriverProfile({ vehicleMake: 'Tesla', vehicleModel: '3', vehiclePlate: 'GH-482-KT' });
  await guest.sends('confirmer');
  const token = guest.path.split('/')[2] ?? '';
  return { ...opened, socketPath: urlOf(openFollowedPosition, { token }) };
}

/** Where the holder of the other link of the ride hears of its car. */
async function followPathOf(chloe: Person, { id }: { id: string }): Promise<string> {
  const { url } = (await chloe.calls(shareRide, { id })).json();
  return urlOf(openFollowedPosition, { token: new URL(url ?? '').pathname.split('/')[2] ?? '' });
}

/** The steps as they are read: a word, its time, and the one that holds now in brackets. */
function stepsIn(body: string): string {
  const [, list = ''] = /<ol class="guest-steps"[^>]*>(.*?)<\/ol>/u.exec(body) ?? [];
  const lines = [...list.matchAll(/<li([^>]*)>([^<]*)<small>([^<]*)<\/small>/gu)];
  return lines
    .map(([, mark = '', word, when]) =>
      mark.includes('aria-current') ? `[${word}] ${when}` : `${word} ${when}`,
    )
    .map((line) => line.trim())
    .join(', ');
}

describe('the page of a guest while the driver comes', () => {
  test('has the map, the steps with their times, the car and its driver, without a script', async () => {
    const { world, chloe, ride, guest } = await openConfirmed();

    const before = await guest.opens();
    await chloe.setsOff(ride);
    world.passes(20);
    const coming = await guest.opens();
    await chloe.arrives(ride);
    const there = await guest.opens();
    world.passes(5);
    await chloe.starts(ride);
    const onBoard = await guest.opens();
    world.passes(30);
    await chloe.completes(ride);
    const done = await guest.opens();

    expect([before, done].filter(({ body }) => /way-frame|data-way|type="module"/u.test(body))).toEqual([]);
    for (const { body } of [coming, there, onBoard]) {
      expect(body).toMatch(/<svg class="map-layer map-lines"[^>]*><path/u);
      expect(body.match(/class="trip-mark"/gu)).toHaveLength(2);
      expect(body).toContain('GH-482-KT');
    }
    expect(coming.body).toContain('<h1>Chloé est en route</h1>');
    expect(stepsIn(coming.body)).toBe('Confirmée 09:30, [En route] 09:30, Sur place, À bord');
    expect(there.body).toContain('<h1>Votre chauffeur est sur place</h1>');
    expect(there.body).toContain('Prenez votre temps');
    expect(stepsIn(there.body)).toBe('Confirmée 09:30, En route 09:30, [Sur place] 09:50, À bord');
    expect(onBoard.body).toContain('<h1>Vous êtes à bord</h1>');
    expect(stepsIn(onBoard.body)).toBe('Confirmée 09:30, En route 09:30, Sur place 09:50, [À bord] 09:55');
    expect(done.body).toContain('Vous êtes arrivé');
    expect(stepsIn(done.body)).toBe('En route 09:30, Sur place 09:50, À bord 09:55, [Terminée] 10:25');
  });

  test('says which times are those of a telephone that had no network', async () => {
    const { world, chloe, ride, guest } = await openConfirmed();
    world.passes(20);
    await chloe.setsOff(ride, '2026-05-04T07:35:00.000Z');
    const coming = await guest.opens();
    await chloe.arrives(ride, '2026-05-04T07:45:00.000Z');
    const there = await guest.opens();
    await chloe.moves(ride, { status: 'in_progress', phoneTime: '2026-05-04T07:48:00.000Z' });
    const onBoard = await guest.opens();

    expect(coming.body).toContain('départ à 09:35, heure du téléphone');
    expect(there.body).toContain('depuis 09:45, heure du téléphone');
    expect(stepsIn(onBoard.body)).toBe(
      'Confirmée 09:30, En route 09:35\u00a0tél., Sur place 09:45\u00a0tél., [À bord] 09:48\u00a0tél.',
    );
  });

  test('says what is still to pay, and leads to where it is paid, written, called and taken', async () => {
    const { chloe, ride, guest } = await openConfirmed();
    await chloe.savesDriverProfile({ phoneNumber: '06 12 34 56 78' });
    await chloe.setsOff(ride);

    const { body } = await guest.opens();
    await guest.sends('payer', { method: 'cash' });
    const declared = await guest.opens();

    expect(body).toContain('Prix TTC, à régler');
    for (const words of ['Payer maintenant', 'Écrire', 'Appeler', 'Bon (PDF)', 'Demander l’annulation'])
      expect(body).toContain(words);
    expect(declared.body).not.toContain('à régler</dt>');
    expect(declared.body).toContain('À régler au chauffeur, en espèces');
  });

  test('of an order that was not confirmed asks for that first, and tells that the driver left', async () => {
    const { chloe, ride, guest } = await openGuestWorld();

    await chloe.setsOff(ride);

    const { body } = await guest.opens();
    expect(body).toContain('Chloé est en route');
    expect(body).toContain('Réserver avec obligation de paiement');
    expect(body).not.toContain('data-way');
  });

  test('lets tiles and its one module in only where there is a map', async () => {
    const { chloe, ride, guest } = await openConfirmed();
    const policyOf = async () => String((await guest.opens()).headers['content-security-policy']);

    const before = await policyOf();
    await chloe.setsOff(ride);
    const during = await policyOf();

    expect(before).not.toMatch(/script-src 'self'/u);
    expect(during).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-\S+';/u);
    expect(during).not.toContain('unsafe-inline');
  });
});

describe('where the car is', () => {
  test('reaches the holder of the link from the departure to the end, and nobody before or after', async () => {
    const { world, chloe, ride, guest, socketPath } = await openConfirmed();
    const host = await listening(world.app);
    const early = openRideSocket(host, socketPath);
    await expect.poll(() => early.frames, patiently).toEqual([{ type: 'gone' }]);
    const guessed = openRideSocket(host, urlOf(openFollowedPosition, { token: 'guessed' }));
    await expect.poll(() => guessed.ended.status, patiently).toBe(404);
    await chloe.setsOff(ride);

    const car = await sender(host, chloe, ride, ORIGIN);
    car.isAt();

    await expect.poll(() => early.frames.at(-1), patiently).toMatchObject({ type: 'at', ...canary });
    await chloe.starts(ride);
    await chloe.completes(ride);
    await expect.poll(() => early.frames.at(-1), patiently).toEqual({ type: 'gone' });
    const late = openRideSocket(host, socketPath);
    await expect.poll(() => late.frames, patiently).toEqual([{ type: 'gone' }]);
    expect((await guest.opens()).statusCode).toBe(200);
  });

  test('reaches the guest though twenty follow by the other link of the ride', async () => {
    const { world, chloe, ride, socketPath } = await openConfirmed();
    const host = await listening(world.app);
    await chloe.setsOff(ride);
    const followPath = await followPathOf(chloe, ride);
    const watching = Array.from({ length: 20 }, () => openRideSocket(host, followPath));
    await expect.poll(() => watching.filter(({ frames }) => frames.length === 1).length, patiently).toBe(20);

    const guest = openRideSocket(host, socketPath);
    await expect.poll(() => guest.frames, patiently).toHaveLength(1);
    const tooMany = openRideSocket(host, followPath);

    await expect.poll(() => tooMany.ended.code, patiently).toBe(RIDE_OVER);
    expect(guest.ended).toEqual({});
  });

  test('is in no page of the guest, log line, row or backup, also while it is shown', async () => {
    const { world, chloe, ride, guest, socketPath } = await openConfirmed();
    const host = await listening(world.app);
    await chloe.setsOff(ride);
    const reader = openRideSocket(host, socketPath);
    const car = await sender(host, chloe, ride, ORIGIN);
    car.isAt();
    await expect.poll(() => reader.frames.at(-1), patiently).toMatchObject({ type: 'at' });

    const pages = await Promise.all(
      ['', 'payer', 'messages', 'annuler', 'compte', 'agenda.ics'].map(
        async (step) => (await guest.opens(step)).body,
      ),
    );
    const lines: string[] = [];
    for await (const line of backupLines(world.deps.db, { rows: 0 }, world.deps.clock())) lines.push(line);

    const kept = [...pages, ...lines, ...world.logLines].join('\n');
    expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);
    expect(await placesOf(world.deps.db, traces)).toEqual({});
  });

  test.each([
    ['revoked', revokeGuestLink],
    ['renewed', renewGuestLink],
  ])('ends at once when the link is %s, and only for this link', async (_, ending) => {
    const { world, chloe, ride, socketPath } = await openConfirmed();
    const host = await listening(world.app);
    await chloe.setsOff(ride);
    const followPath = await followPathOf(chloe, ride);
    const [guest, passenger] = [openRideSocket(host, socketPath), openRideSocket(host, followPath)];
    await Promise.all([guest, passenger].map(({ socket }) => once(socket, 'open')));

    await chloe.calls(ending, { id: ride.id });

    await expect.poll(() => guest.ended.code, patiently).toBe(RIDE_OVER);
    const again = openRideSocket(host, socketPath);
    await expect.poll(() => again.ended.status, patiently).toBe(404);
    expect(passenger.socket.readyState).toBe(passenger.socket.OPEN);
  });

  test('ends for every link of a client who is blocked, and goes on for those of the others', async () => {
    const { world, chloe, ride, socketPath } = await openConfirmed();
    const host = await listening(world.app);
    const ines = await world.admin('Inès');
    const other = await agreedRide(await world.client('Karim'), chloe, later);
    const links = [socketPath, await followPathOf(chloe, ride), await followPathOf(chloe, other)];
    const [guest, passenger, stranger] = links.map((path) => openRideSocket(host, path));
    const all = [guest, passenger, stranger].filter((opened) => opened !== undefined);
    await Promise.all(all.map(({ socket }) => once(socket, 'open')));

    await ines.blocks({ id: ride.clientId }, 'Abus');

    for (const opened of [guest, passenger])
      await expect.poll(() => opened?.ended.code, patiently).toBe(RIDE_OVER);
    const again = openRideSocket(host, socketPath);
    await expect.poll(() => again.ended.status, patiently).toBe(404);
    expect(stranger?.ended).toEqual({});
  });
});
