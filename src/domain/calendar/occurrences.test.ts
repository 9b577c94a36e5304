import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { busyTimesIn } from './busy-times.ts';
import { momentFrom } from './ics-values.ts';
import { occurrencesOf } from './occurrences.ts';
import { ruleFrom } from './recurrence-rule.ts';
import { spendingUpTo } from './spending.ts';

const window = { from: Date.parse('2026-01-01'), to: Date.parse('2027-12-31T23:59:59Z') };

function repeats(rule: string, start: string, within = window): string[] {
  const [parsed, from] = [ruleFrom(rule), momentFrom(start)?.local];
  if (!parsed || from === undefined) throw new Error(`no rule or no start: ${rule} ${start}`);
  return [...occurrencesOf(parsed, from, within, spendingUpTo(1_000_000))]
    .filter((local) => local >= within.from)
    .map((local) => new Date(local).toISOString().slice(0, 19));
}

/** By the reader of Thunderbird. */
function repeatsElsewhere(rule: string, start: string): string[] {
  const from = ICAL.Time.fromString(textOf(start), new ICAL.Property('dtstart'));
  const iterator = ICAL.Recur.fromString(rule).iterator(from);
  const found: string[] = [];
  for (let next = iterator.next(); next && next.year < 2028; next = iterator.next())
    if (next.year >= 2026) found.push(next.toString());
  return found;
}

/** '2026-05-07T17:30:00' */
function textOf(start: string): string {
  return start.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/u, '$1-$2-$3T$4:$5:$6');
}

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const listOf = <T>(item: fc.Arbitrary<T>, maxLength = 3) =>
  fc.uniqueArray(item, { minLength: 1, maxLength }).map((list) => list.join());
const part = (name: string, value: fc.Arbitrary<string>) =>
  fc.option(value, { nil: undefined }).map((text) => (text === undefined ? [] : [`${name}=${text}`]));

const end = fc.oneof(
  fc.constant<string[]>([]),
  fc.integer({ min: 1, max: 400 }).map((count) => [`COUNT=${count}`]),
);
const interval = fc.integer({ min: 1, max: 4 }).map((count) => [`INTERVAL=${count}`]);
const start = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19).replace(/[-:]/gu, '')}`);

const rules = fc.oneof(
  fc.tuple(
    fc.constant(['FREQ=DAILY']),
    part('BYDAY', listOf(weekday)),
    part('BYMONTH', listOf(month())),
    interval,
    end,
  ),
  fc.tuple(
    fc.constant(['FREQ=WEEKLY']),
    part('BYDAY', listOf(weekday)),
    part('WKST', weekday),
    interval,
    end,
  ),
  fc.tuple(fc.constant(['FREQ=MONTHLY']), part('BYMONTHDAY', listOf(monthDay())), interval, end),
  fc.tuple(fc.constant(['FREQ=MONTHLY']), part('BYDAY', listOf(nth())), interval, end),
  fc.tuple(
    fc.constant(['FREQ=MONTHLY', 'BYDAY=MO,TU,WE,TH,FR']),
    fc.constantFrom('1', '-1', '2', '-2').map((place) => [`BYSETPOS=${place}`]),
    interval,
    end,
  ),
  fc.tuple(
    fc.constant(['FREQ=YEARLY']),
    fc.tuple(listOf(month()), listOf(nth())).map(([months, days]) => [`BYMONTH=${months}`, `BYDAY=${days}`]),
    interval,
    end,
  ),
);

function month() {
  return fc.integer({ min: 1, max: 12 });
}

function monthDay() {
  return fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constantFrom(29, 30, 31, -1, -2));
}

function nth() {
  return fc.tuple(fc.constantFrom('1', '2', '3', '4', '-1'), weekday).map(([place, day]) => place + day);
}

test('a rule repeats as another reader of calendars says', () => {
  fc.assert(
    fc.property(rules, start, (parts, from) => {
      const rule = parts.flat().join(';');
      // Readers differ where the first time is none of the rule.
      fc.pre(repeats(rule.replace(/;COUNT=\d+/u, ''), from, { from: 0, to: window.to })[0] === textOf(from));

      expect(repeats(rule, from), `${rule} from ${from}`).toEqual(repeatsElsewhere(rule, from));
    }),
    { numRuns: 50 },
  );
});

describe('rules that are seldom written', () => {
  test.each([
    ['FREQ=YEARLY', '20200229T090000', []],
    ['FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3', '20260101T090000', ['2026-01-01', '2026-12-31', '2027-01-01']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2', '20260101T090000', ['2026-05-11', '2027-05-17']],
    [
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
      '20260101T090000',
      ['2026-02-13', '2026-03-13', '2026-11-13', '2027-08-13'],
    ],
    ['FREQ=HOURLY;INTERVAL=9;COUNT=3', '20260101T090000', ['2026-01-01', '2026-01-01', '2026-01-02']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '20200101T090000', []],
    ['FREQ=DAILY;INTERVAL=9007199254740991', '20260301T090000', ['2026-03-01']],
    ['FREQ=YEARLY;INTERVAL=9007199254740991', '20260301T090000', ['2026-03-01']],
  ])('%s', (rule, from, days) => {
    expect(repeats(rule, from).map((local) => local.slice(0, 10))).toEqual(days);
  });
});

describe('a bomb of repeats is refused before it costs much', () => {
  const dates = Array.from({ length: 200_000 }, (_, index) => `2026${String(index).padStart(4, '0')}`).join();
  test.each([
    ['every second', 'RRULE:FREQ=SECONDLY'],
    ['every second of a century', 'RRULE:FREQ=SECONDLY;COUNT=999999999'],
    ['every minute', 'RRULE:FREQ=MINUTELY'],
    [
      'all times of all days',
      `RRULE:FREQ=DAILY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`,
    ],
    ['days that are never', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
    ['endless exceptions', `EXDATE:${dates}\r\nEXDATE:${dates}\r\nEXDATE:${dates}`],
    ['many rules', Array.from({ length: 2000 }, () => 'RRULE:FREQ=DAILY;BYDAY=MO').join('\r\n')],
  ])('%s', (_, lines) => {
    const event = ['BEGIN:VEVENT', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', lines, 'END:VEVENT'];
    const text = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');

    const read = busyTimesIn(text, { from: new Date('2026-05-04'), to: new Date('2026-10-31') });

    expect(read).toEqual({ failure: 'too_many_events' });
  });

  const day = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const filled = (count: number, lines: (index: number) => string[]) =>
    Array.from({ length: count }, (_, index) => lines(index).join('\r\n')).join('\r\n');
  const eventsIn = (zone: string, count: number) =>
    filled(count, (index) => [
      'BEGIN:VEVENT',
      `DTSTART;TZID=${zone}:${day(index * 5)}T090000`,
      `DTEND;TZID=${zone}:${day(index * 5 + 20_000)}T100000`,
      'END:VEVENT',
    ]);
  const movedAway = filled(30_000, (index) => [
    'BEGIN:VEVENT',
    'UID:a@example',
    `RECURRENCE-ID:${day(index * 5)}T090000`,
    'END:VEVENT',
  ]);
  const zone = filled(30_000, () => [
    ...['BEGIN:STANDARD', 'DTSTART:99990101T000000', 'TZOFFSETFROM:+0000'],
    ...['TZOFFSETTO:+0100', 'END:STANDARD'],
  ]);

  test.each([
    ['on days of all centuries', eventsIn('Europe/Paris', 12_000)],
    ['moved away from such days', movedAway],
    [
      'in a zone that changes without end',
      ['BEGIN:VTIMEZONE', 'TZID:Mars', zone, 'END:VTIMEZONE', eventsIn('Mars', 12_000)].join('\r\n'),
    ],
  ])('and so are appointments %s', (_, lines) => {
    const text = ['BEGIN:VCALENDAR', lines, 'END:VCALENDAR'].join('\r\n');

    const read = busyTimesIn(text, { from: new Date('2026-05-04'), to: new Date('2026-10-31') });

    expect(read).toEqual({ failure: 'too_many_events' });
  });

  test('dates years away cost nothing but their reading', () => {
    const dates = Array.from({ length: 150_000 }, (_, index) => day(index)).join();
    const event = ['DTSTART;VALUE=DATE:20200101', `RDATE;VALUE=DATE:${dates}`, `EXDATE;VALUE=DATE:20260505`];
    const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

    const read = busyTimesIn(text, { from: new Date('2026-05-04'), to: new Date('2026-05-07') });

    expect(read).toEqual({
      busy: [
        { startsAt: new Date('2026-05-04'), endsAt: new Date('2026-05-04T22:00:00Z') },
        { startsAt: new Date('2026-05-05T22:00:00Z'), endsAt: new Date('2026-05-07') },
      ],
    });
  });

  function upTo(most: number): string {
    return Array.from({ length: most }, (_, index) => index).join();
  }
});
