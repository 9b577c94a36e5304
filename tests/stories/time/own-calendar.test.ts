import { describe, expect, test } from 'vitest';
import { eraseUser, exportMyData } from '#contract/account/personal-data.calls.ts';
import {
  getOwnCalendar,
  readOwnCalendarNow,
  removeOwnCalendar,
  saveOwnCalendar,
} from '#contract/time/calendars.calls.ts';
import { busyTimesBetween } from '#server/features/calendars/index.ts';
import { runDueJobs } from '#server/jobs/keep-jobs.ts';
import type { CalendarAnswer } from '#server/ports/calendar-source.ts';
import { calendarText } from '#tests/providers/calendar-server.ts';
import { unzip } from '#tests/support/unzip.ts';
import { openWorld } from '#tests/support/world.ts';

const ADDRESS = 'https://calendrier.exemple.fr/chloe-k7Qm.ics';

const read = (text: string, etag: string | null = null): CalendarAnswer => ({ state: 'read', text, etag });
const dentist = calendarText(['20260505T100000Z', 'PT1H']);

/** Chloé, and what the address of her calendar answers. */
async function openDesk(first: CalendarAnswer = read(dentist)) {
  const asked: { address: string; etag: string | null }[] = [];
  let answer = first;
  const calendarSource = {
    async read(address: string, etag: string | null) {
      asked.push({ address, etag });
      return answer;
    },
  };
  const world = await openWorld({ calendarSource });
  const chloe = await world.driver('Chloé');
  const [from, to] = [new Date('2026-01-01'), new Date('2030-01-01')];
  return {
    world,
    chloe,
    asked,
    answers(next: CalendarAnswer) {
      answer = next;
    },
    saves: (address = ADDRESS) => chloe.calls(saveOwnCalendar, { body: { address } }),
    shown: async () => (await chloe.calls(getOwnCalendar)).json().calendar,
    busy: async () =>
      (await busyTimesBetween(world.deps.db, [chloe.id], from, to)).map(({ startsAt, endsAt }) =>
        [startsAt, endsAt].map((moment) => moment.toISOString().slice(0, 16)).join(' '),
      ),
  };
}

test('an own calendar is read at once, says so, and neither title nor address can be read in the database', async () => {
  const { world, saves, shown, busy } = await openDesk();
  expect(await shown()).toBeNull();

  const answer = await saves();

  expect(answer.statusCode).toBe(200);
  expect(await shown()).toEqual({
    address: ADDRESS,
    readAt: '2026-05-04T07:30:00.000Z',
    busyTimes: 1,
    failure: null,
    failureStatus: null,
  });
  expect(await busy()).toEqual(['2026-05-05T10:00 2026-05-05T11:00']);
  const { db } = world.deps;
  const rows = [
    await db.selectFrom('own_calendars').selectAll().execute(),
    await db.selectFrom('busy_times').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toMatch(/Dentiste|Secrète|k7Qm/u);
  expect(world.logLines.join('')).not.toContain('k7Qm');
});

test('a subscription address of another calendar is taken as what it is', async () => {
  const { saves, asked } = await openDesk();

  await saves(' webcal://calendrier.exemple.fr/chloe.ics ');

  expect(asked).toEqual([{ address: 'https://calendrier.exemple.fr/chloe.ics', etag: null }]);
});

test.each([
  ['private_network', 'Cette adresse n’est pas acceptée\u00a0: elle mène à un réseau privé.'],
  ['no_https', 'Cette adresse n’est pas acceptée\u00a0: elle doit commencer par https://.'],
  ['too_big', 'Agenda non lu\u00a0: l’agenda dépasse 5\u00a0Mo.'],
] as const)(
  'an address that cannot be read (%s) is not kept, and the driver is told',
  async (failure, message) => {
    const { saves, shown } = await openDesk({ state: 'refused', failure });

    const answer = await saves();

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, fields: { address: message } });
    expect(await shown()).toBeNull();
  },
);

test('every quarter of an hour it is read again, by one instance, with what changed', async () => {
  const { world, saves, busy, asked, answers } = await openDesk(read(dentist, '"v1"'));
  await saves();
  await runDueJobs(world.deps);
  expect(asked).toHaveLength(1);
  answers(read(calendarText(['20260506T100000Z', 'PT1H']), '"v2"'));

  world.passes(15);
  await Promise.all([runDueJobs(world.deps), runDueJobs(world.deps), runDueJobs(world.deps)]);

  expect(asked.slice(1)).toEqual([{ address: ADDRESS, etag: '"v1"' }]);
  expect(await busy()).toEqual(['2026-05-06T10:00 2026-05-06T11:00']);
});

test('unchanged, it counts as read and keeps its busy times; once a day it is read whole', async () => {
  const { world, saves, busy, shown, asked, answers } = await openDesk(read(dentist, '"v1"'));
  await saves();
  answers({ state: 'unchanged' });

  world.passes(15);
  await runDueJobs(world.deps);
  expect(await shown()).toMatchObject({ readAt: '2026-05-04T07:45:00.000Z', failure: null });
  world.passes(24 * 60);
  await runDueJobs(world.deps);

  expect(await busy()).toHaveLength(1);
  expect(asked.map(({ etag }) => etag)).toEqual([null, '"v1"', null]);
});

describe('what cannot be read later', () => {
  const bomb = dentist.replace('DURATION', 'RRULE:FREQ=SECONDLY\r\nDURATION');
  test.each<[string, CalendarAnswer, object]>([
    ['an error', { state: 'refused', failure: 'refused_status', status: 404 }, { failureStatus: 404 }],
    ['a private network', { state: 'refused', failure: 'private_network' }, { failure: 'private_network' }],
    ['an endless answer', { state: 'refused', failure: 'too_slow' }, { failure: 'too_slow' }],
    ['50 MB', { state: 'refused', failure: 'too_big' }, { failure: 'too_big' }],
    ['a page', read('<html></html>'), { failure: 'no_calendar' }],
    ['a bomb of repeats', read(bomb), { failure: 'too_many_events' }],
  ])(
    '%s leaves the busy times as they were, and the driver is told since when',
    async (_, answer, messages) => {
      const { world, saves, busy, shown, answers } = await openDesk();
      await saves();
      answers(answer);

      world.passes(16);
      await runDueJobs(world.deps);

      expect(await busy()).toEqual(['2026-05-05T10:00 2026-05-05T11:00']);
      expect(await shown()).toMatchObject({ readAt: '2026-05-04T07:30:00.000Z', busyTimes: 1, ...messages });
      const job = await world.deps.db
        .selectFrom('jobs')
        .selectAll()
        .where('name', '=', 'calendars')
        .executeTakeFirst();
      expect(job).toMatchObject({ failures: 0, outcome: '1 agenda lu' });
    },
  );

  test('is forgotten with the next reading, which the driver may ask for at once', async () => {
    const { world, chloe, saves, shown, answers } = await openDesk();
    await saves();
    answers({ state: 'refused', failure: 'unreachable' });
    await chloe.calls(readOwnCalendarNow);
    expect(await shown()).toMatchObject({ failure: 'unreachable' });
    answers(read(calendarText()));

    world.passes(1);
    const answer = await chloe.calls(readOwnCalendarNow);

    expect(answer.json().calendar).toMatchObject({
      failure: null,
      busyTimes: 0,
      readAt: '2026-05-04T07:31:00.000Z',
    });
  });
});

test('a reading that ends after the calendar was removed leaves nothing', async () => {
  const { world, chloe, saves, busy } = await openDesk();
  await saves();
  const { calendarSource } = world.deps;
  const readFirst = calendarSource.read;
  calendarSource.read = async (...asking) => {
    await chloe.calls(removeOwnCalendar);
    return await readFirst(...asking);
  };

  const answer = await chloe.calls(readOwnCalendarNow);

  expect(answer.json()).toEqual({ calendar: null });
  expect(await busy()).toEqual([]);
});

test('rides that the driver put into that calendar do not stand in their own way', async () => {
  const ours = dentist.replace('0@example.org', '0196a1b2@vtc.example.org');
  const { world, saves, busy } = await openDesk(read(ours));
  Object.assign(world.deps.options, { publicUrl: 'https://vtc.example.org' });

  await saves();

  expect(await busy()).toEqual([]);
});

test('a driver asks for twenty readings an hour at most', async () => {
  const { saves, asked } = await openDesk();

  const codes = [];
  for (let turn = 0; turn < 21; turn += 1) codes.push((await saves()).statusCode);

  expect(codes.slice(0, 20)).toEqual(Array(20).fill(200));
  expect([codes.at(-1), asked.length]).toEqual([429, 20]);
});

test('what is held is in the driver’s export', async () => {
  const { chloe, saves } = await openDesk();
  await saves();

  const files = unzip((await chloe.calls(exportMyData)).rawPayload);

  expect(JSON.parse(files.get('mes-donnees.json') ?? '').calendars).toMatchObject([
    { kind: 'own', address: ADDRESS },
    { kind: 'busy', from: '2026-05-05T10:00:00.000Z', to: '2026-05-05T11:00:00.000Z' },
  ]);
});

test('with the account of the driver both addresses and the busy times go', async () => {
  const { world, chloe, saves, busy } = await openDesk();
  const ines = await world.admin('Inès');
  await saves();

  await ines.calls(eraseUser, { id: chloe.id });

  expect(await busy()).toEqual([]);
  expect(await world.deps.db.selectFrom('own_calendars').selectAll().execute()).toEqual([]);
});

test('nobody reads the calendar of a driver who is blocked, and it is read again once they may drive', async () => {
  const { world, chloe, saves, asked } = await openDesk();
  const ines = await world.admin('Inès');
  await saves();
  await ines.blocks(chloe, 'Carte expirée');

  world.passes(15);
  await runDueJobs(world.deps);
  expect(asked).toHaveLength(1);
  await ines.unblocks(chloe);
  world.passes(15);
  await runDueJobs(world.deps);

  expect(asked).toHaveLength(2);
});
