import { describe, expect, test } from 'vitest';
import { exportMyData } from '#contract/account/personal-data.calls.ts';
import { sendGeneralMessage } from '#contract/people/chat.calls.ts';
import { getClientFile, listClientRides, saveClientNote } from '#contract/people/clients.calls.ts';
import { agreedRide, booked, completedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { unzip } from '#tests/support/unzip.ts';
import { openWorld } from '#tests/support/world.ts';

async function openFiles() {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const [amelie, chloe, yann] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.driver('Yann'),
  ];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  return { ...world, amelie, chloe, yann };
}

const fileOf = (driver: Person, { id }: Person) => driver.calls(getClientFile, { id });

describe('the file of a client', () => {
  test('is open to drivers who have to do with them, with the telephone once a ride was agreed', async () => {
    const { amelie, chloe, yann } = await openFiles();
    const stranger = await fileOf(chloe, amelie);
    await booked(amelie);
    const asked = await fileOf(yann, amelie);
    await agreedRide(amelie, chloe, { scheduledAt: '2026-05-04T16:00:00.000Z' });

    expect([stranger.statusCode, stranger.json()]).toMatchObject([404, { code: 'client_not_found' }]);
    expect(asked.json()).toMatchObject({ firstName: 'Amélie', phone: null, rideCount: 1, note: '' });
    expect((await fileOf(chloe, amelie)).json()).toMatchObject({ phone: '0612345678', rideCount: 2 });
    expect((await fileOf(yann, amelie)).json()).toMatchObject({ phone: null, rideCount: 1 });
  });

  test('is open to every driver once the client wrote to them all', async () => {
    const { amelie, yann } = await openFiles();
    await amelie.calls(sendGeneralMessage, { body: { content: 'Bonjour' } });

    expect((await fileOf(yann, amelie)).json()).toMatchObject({ firstName: 'Amélie', rideCount: 0 });
  });

  test('is none for a driver, an unknown id and a word', async () => {
    const { amelie, chloe, yann } = await openFiles();
    await completedRide(amelie, chloe);

    for (const id of [yann.id, '01890a5d-ac96-774b-bcce-b302099a8057', 'karim'])
      expect((await chloe.calls(getClientFile, { id })).statusCode).toBe(404);
  });

  test('has the rides that this driver sees, the latest first, page by page', async () => {
    const { amelie, chloe, yann } = await openFiles();
    await completedRide(amelie, chloe);
    for (const hour of ['13', '15', '17', '19'])
      await agreedRide(amelie, hour === '15' ? yann : chloe, {
        scheduledAt: `2026-05-04T${hour}:00:00.000Z`,
      });

    const first = await chloe.calls(listClientRides, { id: amelie.id, query: { limit: '2' } });
    const before = String(first.headers['x-next-cursor']);
    const second = await chloe.calls(listClientRides, { id: amelie.id, query: { limit: '2', before } });

    const hours = (answer: typeof first) => answer.json().map(({ scheduledAt }) => scheduledAt.slice(11, 13));
    expect([hours(first), hours(second)]).toEqual([
      ['19', '17'],
      ['13', '12'],
    ]);
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });
});

describe('a note on a client', () => {
  async function withNotes() {
    const world = await openFiles();
    const { amelie, chloe, yann } = world;
    await completedRide(amelie, chloe);
    await completedRide(amelie, yann);
    const notes = (driver: Person, note: string) =>
      driver.calls(saveClientNote, { id: amelie.id, body: { note } });
    return { ...world, notes };
  }

  test('is for the driver who wrote it alone, and goes when it is emptied', async () => {
    const { amelie, chloe, yann, notes, deps } = await withNotes();

    expect((await notes(chloe, 'Code 24B7')).json()).toMatchObject({ note: 'Code 24B7' });
    await notes(yann, 'Aime la radio');
    await notes(chloe, 'Code 31C2');
    expect((await fileOf(chloe, amelie)).json().note).toBe('Code 31C2');
    expect((await fileOf(yann, amelie)).json().note).toBe('Aime la radio');
    await notes(chloe, '');
    expect((await fileOf(chloe, amelie)).json().note).toBe('');
    expect(await deps.db.selectFrom('client_notes').select('driver_id').execute()).toHaveLength(1);
  });

  test('is in the export of who wrote it and of who it is about, without the name of the driver', async () => {
    const { amelie, chloe, notes } = await withNotes();
    await notes(chloe, 'Code 24B7');

    const dataOf = async (person: Person) => {
      const files = unzip((await person.calls(exportMyData)).rawPayload);
      return JSON.parse(files.get('mes-donnees.json') ?? '');
    };

    expect((await dataOf(chloe)).clientNotes).toMatchObject([
      { client: 'Amélie Martin', content: 'Code 24B7' },
    ]);
    expect((await dataOf(amelie)).notesOnYou).toEqual([
      { content: 'Code 24B7', changedAt: expect.any(String) },
    ]);
  });
});
