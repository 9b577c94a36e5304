import { expect, test } from 'vitest';
import {
  changeUser,
  downloadJournal,
  getJournal,
  resetUserPassword,
} from '#contract/platform/admin.calls.ts';
import type { JournalEntryView, JournalQuery, JournalView } from '#contract/platform/journal.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

async function peopleWithAStory() {
  const world = await openWorld();
  const [ines, karim, chloe] = [
    await world.admin('Inès'),
    await world.client('Karim'),
    await world.driver('Chloé'),
  ];
  const ride = await booked(karim);
  world.passes(1);
  await chloe.accepts(ride);
  world.passes(1);
  await ines.blocks(karim, 'Deux courses non honorées');
  return { ...world, ines, karim, chloe, ride };
}

async function wholeJournal(admin: Person, query: JournalQuery = {}): Promise<JournalEntryView[]> {
  const entries: JournalEntryView[] = [];
  let before: string | null = null;
  do {
    const page: JournalView = (
      await admin.calls(getJournal, { query: { ...query, ...(before && { before }) } })
    ).json();
    entries.push(...page.entries);
    before = page.next;
  } while (before);
  return entries;
}

test('the journal mixes what happened to rides with what was changed, latest first', async () => {
  const { ines, ride } = await peopleWithAStory();

  expect(await wholeJournal(ines)).toMatchObject([
    {
      actor: { name: 'Inès Martin', role: 'admin' },
      action: 'user_blocked',
      subject: 'Karim Martin',
      rideNumber: null,
      details: 'Deux courses non honorées',
    },
    {
      actor: { name: 'Chloé Martin', role: 'driver' },
      action: 'accept',
      rideNumber: ride.number,
      from: 'pending',
      to: 'accepted',
    },
    {
      actor: { name: 'Karim Martin', role: 'client' },
      action: 'book',
      rideNumber: ride.number,
      from: null,
      to: 'pending',
    },
  ]);
});

test('the journal keeps to one kind when asked', async () => {
  const { ines } = await peopleWithAStory();

  expect((await wholeJournal(ines, { kind: 'rides' })).map((entry) => entry.action)).toEqual([
    'accept',
    'book',
  ]);
  expect((await wholeJournal(ines, { kind: 'platform' })).map((entry) => entry.action)).toEqual([
    'user_blocked',
  ]);
});

test('every act of an admin leaves a line that names what changed', async () => {
  const { ines, chloe, karim, driver } = await peopleWithAStory();
  const yann = await driver('Yann');

  await ines.unblocks(karim);
  await ines.calls(changeUser, { id: yann.id, body: { role: 'admin' } });
  await ines.calls(resetUserPassword, { id: chloe.id });

  const lines = (await wholeJournal(ines, { kind: 'platform' })).map(({ action, subject, details }) => [
    action,
    subject,
    details,
  ]);
  expect(lines).toEqual([
    ['user_password_reset', 'Chloé Martin', 'lien envoyé par email'],
    ['user_role_changed', 'Yann Martin', 'chauffeur → administrateur'],
    ['user_unblocked', 'Karim Martin', ''],
    ['user_blocked', 'Karim Martin', 'Deux courses non honorées'],
  ]);
});

test('a refused change, and one that changes nothing, leave no line', async () => {
  const { ines, karim } = await peopleWithAStory();
  const before = await wholeJournal(ines);

  await ines.calls(changeUser, { id: ines.id, body: { role: 'client' } });
  const same = await ines.calls(changeUser, { id: karim.id, body: { blocked: true, role: 'client' } });

  expect(same.json().message).toBe('Rien n’a changé.');
  expect(await wholeJournal(ines)).toEqual(before);
});

test('pages follow each other without a gap, even where both kinds share a moment', async () => {
  const { ines, karim, deps, ride } = await peopleWithAStory();
  const at = deps.clock();
  const events = Array.from({ length: 40 }, () => ({
    ride_id: ride.id,
    actor_id: karim.id,
    move: 'edit',
    from_status: 'pending' as const,
    to_status: 'pending' as const,
    reason: null,
    at,
  }));
  const lines = Array.from({ length: 40 }, (_, index) => ({
    actor_id: ines.id,
    action: 'settings_changed' as const,
    subject: `réglage ${index}`,
    subject_id: null,
    at,
  }));
  await deps.db.insertInto('ride_events').values(events).execute();
  await deps.db.insertInto('audit_log').values(lines).execute();

  const seen = await wholeJournal(ines);

  expect(seen).toHaveLength(83);
  expect(new Set(seen.map((entry) => entry.id)).size).toBe(83);
  expect(seen.map((entry) => entry.at)).toEqual(
    seen
      .map((entry) => entry.at)
      .toSorted()
      .toReversed(),
  );
});

test.each([
  'kind=secrets',
  'before=garbage',
  `before=${Buffer.from('2026-05-04T07:30:00.000Z rides-x').toString('base64url')}`,
])('the journal refuses %s', async (query) => {
  const { admin } = await openWorld();

  expect((await (await admin('Inès')).sends('GET', `${getJournal.path}?${query}`)).statusCode).toBe(400);
});

test('the journal holds payments, is searched by ride, person and text, by day, and goes into a spreadsheet', async () => {
  const { admin, client, driver } = await openWorld();
  const [ines, amelie, chloe] = [await admin('Inès'), await client('Amélie'), await driver('Chloé')];
  const [ride, other] = [await booked(amelie), await booked(amelie)];
  await chloe.accepts(ride);
  await amelie.paysCash(ride);
  await ines.blocks(chloe, 'Absence');
  const actions = async (query: JournalQuery) =>
    (await ines.calls(getJournal, { query })).json().entries.map(({ action }) => action);

  expect(await actions({ kind: 'payments' })).toEqual(['cash_declared']);
  expect(await actions({ search: String(other.number) })).toEqual(['book']);
  expect(await actions({ search: 'chloe', kind: 'rides' })).toEqual(['accept']);
  expect(await actions({ search: 'absence' })).toEqual(['user_blocked']);
  expect(await actions({ from: '2026-05-05' })).toEqual([]);
  expect(await actions({ to: '2026-05-04', kind: 'payments' })).toHaveLength(1);
  const file = await ines.calls(downloadJournal, { query: { kind: 'payments' } });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toContain(`;a annoncé des espèces pour la course n°\u00a0${ride.number}`);
});
