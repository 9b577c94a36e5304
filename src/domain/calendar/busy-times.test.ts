import { describe, expect, test } from 'vitest';
import { busyTimesIn } from './busy-times.ts';

const window = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-11-30T00:00:00Z') };

function calendarOf(...events: string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:a@example', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** '2026-05-07T15:30 16:30', in universal time. */
function busyIn(text: string, isOwn?: (uid: string) => boolean): string[] {
  const read = busyTimesIn(text, window, isOwn);
  if ('failure' in read) return [read.failure];
  return read.busy.map(({ startsAt, endsAt }) => {
    const [start, end] = [startsAt.toISOString().slice(0, 16), endsAt.toISOString().slice(0, 16)];
    return `${start} ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`;
  });
}

describe('an appointment', () => {
  test.each([
    ['in universal time', ['DTSTART:20260507T153000Z', 'DTEND:20260507T163000Z'], '2026-05-07T15:30 16:30'],
    ['in Paris', ['DTSTART;TZID=Europe/Paris:20260507T173000', 'DURATION:PT1H'], '2026-05-07T15:30 16:30'],
    ['in quotes', ['DTSTART;TZID="Europe/Paris":20260507T173000', 'DURATION:PT1H'], '2026-05-07T15:30 16:30'],
    [
      'in another zone',
      ['DTSTART;TZID=America/New_York:20260507T113000', 'DURATION:PT1H'],
      '2026-05-07T15:30 16:30',
    ],
    [
      'in a zone with a path before its name',
      ['DTSTART;TZID=/softwarestudio.org/Europe/Paris:20260507T173000', 'DURATION:PT1H'],
      '2026-05-07T15:30 16:30',
    ],
    ['without a zone', ['DTSTART:20260507T173000', 'DTEND:20260507T183000'], '2026-05-07T15:30 16:30'],
    ['in an unknown zone', ['DTSTART;TZID=Mars:20260507T173000', 'DURATION:PT1H'], '2026-05-07T15:30 16:30'],
    ['of a whole day', ['DTSTART;VALUE=DATE:20260507'], '2026-05-06T22:00 2026-05-07T22:00'],
    [
      'of two days, the first of 23 hours',
      ['DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260331'],
      '2026-03-28T23:00 2026-03-30T22:00',
    ],
    [
      'over the end of the window',
      ['DTSTART:20261129T220000Z', 'DTEND:20261202T000000Z'],
      '2026-11-29T22:00 2026-11-30T00:00',
    ],
  ])('%s', (_, lines, expected) => {
    expect(busyIn(calendarOf(lines))).toEqual([expected]);
  });

  test.each([
    ['that is free time', ['DTSTART:20260507T153000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']],
    ['that is cancelled', ['DTSTART:20260507T153000Z', 'DURATION:PT1H', 'STATUS:CANCELLED']],
    ['without a length', ['DTSTART:20260507T153000Z']],
    ['that ends before it starts', ['DTSTART:20260507T153000Z', 'DTEND:20260507T143000Z']],
    ['without a start', ['DURATION:PT1H']],
    ['on no day', ['DTSTART:20261345T153000Z', 'DURATION:PT1H']],
    ['before the window', ['DTSTART:20260101T153000Z', 'DURATION:PT1H']],
    ['after it', ['DTSTART:20270101T153000Z', 'DURATION:PT1H']],
  ])('%s takes no time', (_, lines) => {
    expect(busyIn(calendarOf(lines))).toEqual([]);
  });

  test('that is a ride of ours takes no time', () => {
    const text = calendarOf(['DTSTART:20260507T153000Z', 'DURATION:PT1H']);

    expect(busyIn(text, (uid) => uid === 'a@example')).toEqual([]);
  });

  test('whose alarm has a length too keeps its own', () => {
    const alarm = ['BEGIN:VALARM', 'DURATION:PT9H', 'DTSTART:20260601T000000Z', 'END:VALARM'];

    expect(busyIn(calendarOf(['DTSTART:20260507T153000Z', ...alarm, 'DURATION:PT1H']))).toEqual([
      '2026-05-07T15:30 16:30',
    ]);
  });

  test('on folded lines, with lower case names and bare line ends', () => {
    const text =
      'begin:VCALENDAR\nbegin:vevent\ndtstart;tzid=Europe/Pa\n ris:2026050\n\t7T173000\nduration:PT1H\n';

    expect(busyIn(`${text}end:VEVENT\nend:VCALENDAR`)).toEqual(['2026-05-07T15:30 16:30']);
  });
});

test('appointments that touch or overlap are one busy time', () => {
  const text = calendarOf(
    ['DTSTART:20260507T153000Z', 'DURATION:PT1H'],
    ['DTSTART:20260507T140000Z', 'DURATION:PT1H30M'],
    ['DTSTART:20260507T141500Z', 'DURATION:PT5M'],
    ['DTSTART:20260507T170000Z', 'DURATION:PT5M'],
  );

  expect(busyIn(text)).toEqual(['2026-05-07T14:00 16:30', '2026-05-07T17:00 17:05']);
});

describe('a repeated appointment', () => {
  const weekly = ['DTSTART;TZID=Europe/Paris:20260323T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];

  test('keeps its hour in Paris when the clocks change', () => {
    expect(busyIn(calendarOf(weekly))).toEqual([
      '2026-03-23T08:00 09:00',
      '2026-03-30T07:00 08:00',
      '2026-04-06T07:00 08:00',
    ]);
  });

  test('leaves out its exceptions and has its extra dates', () => {
    const changes = ['EXDATE;TZID=Europe/Paris:20260330T090000', 'RDATE:20260401T120000Z'];

    expect(busyIn(calendarOf([...weekly, ...changes]))).toEqual([
      '2026-03-23T08:00 09:00',
      '2026-04-01T12:00 13:00',
      '2026-04-06T07:00 08:00',
    ]);
  });

  test('moves with an entry of its own for one time, or loses it', () => {
    const moved = [
      'RECURRENCE-ID;TZID=Europe/Paris:20260330T090000',
      'DTSTART:20260331T100000Z',
      'DURATION:PT2H',
    ];
    const cancelled = ['RECURRENCE-ID:20260406T070000Z', 'DTSTART:20260406T070000Z', 'STATUS:CANCELLED'];

    expect(busyIn(calendarOf(moved, weekly, cancelled))).toEqual([
      '2026-03-23T08:00 09:00',
      '2026-03-31T10:00 12:00',
    ]);
  });

  test('of years ago still repeats', () => {
    const birthday = ['DTSTART;VALUE=DATE:19900507', 'RRULE:FREQ=YEARLY'];

    expect(busyIn(calendarOf(birthday))).toEqual(['2026-05-06T22:00 2026-05-07T22:00']);
  });

  test('ends with its last day, whatever it is written in', () => {
    const until = (text: string) =>
      busyIn(
        calendarOf([
          'DTSTART;TZID=Europe/Paris:20260505T000000',
          'DURATION:PT1H',
          `RRULE:FREQ=DAILY;UNTIL=${text}`,
        ]),
      ).length;

    expect(['20260507', '20260507T000000', '20260506T220000Z', '20260506T215959Z'].map(until)).toEqual([
      3, 3, 3, 2,
    ]);
  });
});

test('a zone that only the file knows follows the rules given there, in both directions', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Romance Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ].join('\r\n');
  const text = calendarOf(
    ...['20260328', '20260330', '20261024', '20261026'].map((day) => [
      `DTSTART;TZID=Romance Standard Time:${day}T090000`,
      'DURATION:PT1H',
    ]),
  ).replace('VERSION:2.0', zone);

  expect(busyIn(text)).toEqual([
    '2026-03-28T08:00 09:00',
    '2026-03-30T07:00 08:00',
    '2026-10-24T07:00 08:00',
    '2026-10-26T08:00 09:00',
  ]);
});

describe('what is no calendar', () => {
  test.each([
    ['a page', '<!doctype html><title>Connexion</title>'],
    ['nothing', ''],
    ['a calendar that was cut off', calendarOf(['DTSTART:20260507T153000Z', 'DURATION:PT1H']).slice(0, -20)],
  ])('%s', (_, text) => {
    expect(busyIn(text)).toEqual(['no_calendar']);
  });
});
