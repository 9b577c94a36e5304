import { expect, test } from 'vitest';
import { getAgendaTimes } from '#contract/time/agenda.calls.ts';
import { addDayOff, saveHours } from '#contract/time/hours.calls.ts';
import { countStatements } from '#tests/support/statement-counter.ts';
import { openWorld } from '#tests/support/world.ts';

const spans = [{ weekday: 4, from: 7 * 60, to: 13 * 60 }];
const week = { date: '2026-05-04', days: '7' };

test('the agenda of a driver says when they work, are off or busy on these days, and nothing of others', async () => {
  const { driver, deps } = await openWorld();
  const [chloe, yann] = [await driver('Chloé'), await driver('Yann')];
  const base = { address: 'Roissy', lat: 49, lng: 2.5 };
  await chloe.calls(saveHours, {
    body: { spans, noticeMinutes: 0, horizonDays: 90, pauseMinutes: 15, base },
  });
  for (const [firstDay, reason] of [
    ['2026-05-08', 'Pont'],
    ['2026-05-11', 'Trop tard'],
  ] as const)
    await chloe.calls(addDayOff, { body: { firstDay, lastDay: firstDay, from: null, to: null, reason } });
  await yann.calls(addDayOff, {
    body: { firstDay: '2026-05-06', lastDay: '2026-05-06', from: '10:00', to: '12:00' },
  });
  await deps.db
    .insertInto('own_calendars')
    .values({ user_id: chloe.id, address: 'sealed', next_read_at: deps.clock() })
    .execute();
  const lunch = { starts_at: new Date('2026-05-07T10:00:00Z'), ends_at: new Date('2026-05-07T11:00:00Z') };
  await deps.db
    .insertInto('busy_times')
    .values({ user_id: chloe.id, ...lunch })
    .execute();

  const times = (await chloe.calls(getAgendaTimes, { query: week })).json();

  expect(times).toEqual({
    spans,
    pauseMinutes: 15,
    base: { lat: 49, lng: 2.5 },
    daysOff: [
      {
        id: expect.any(String),
        startsAt: '2026-05-07T22:00:00.000Z',
        endsAt: '2026-05-08T22:00:00.000Z',
        wholeDays: true,
        reason: 'Pont',
      },
    ],
    busyTimes: [{ startsAt: '2026-05-07T10:00:00.000Z', endsAt: '2026-05-07T11:00:00.000Z' }],
  });
  expect((await yann.calls(getAgendaTimes, { query: week })).json()).toMatchObject({
    spans: null,
    pauseMinutes: 0,
    base: null,
    daysOff: [{ startsAt: '2026-05-06T08:00:00.000Z', wholeDays: false }],
    busyTimes: [],
  });
});

test('a day begins at the company’s address where its driver has none', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');
  await chloe.savesSettings({ companyAddress: 'Aéroport d’Orly' });

  const { base } = (await chloe.calls(getAgendaTimes, { query: week })).json();

  expect(base).toEqual({ lat: expect.closeTo(48.73, 1), lng: expect.closeTo(2.36, 1) });
});

test('an agenda is read in three statements, and never more than six weeks of it', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');
  // Settings are read once and kept.
  await chloe.calls(getAgendaTimes, { query: week });
  const { texts } = countStatements();

  const month = await chloe.calls(getAgendaTimes, { query: { date: '2026-04-27', days: '42' } });
  const read = texts.filter((text) => /driver_hours|days_off|busy_times/u.test(text));
  const tooLong = await chloe.calls(getAgendaTimes, { query: { date: '2026-04-27', days: '43' } });

  expect(month.statusCode).toBe(200);
  expect(read).toHaveLength(3);
  expect(tooLong.statusCode).toBe(400);
});
