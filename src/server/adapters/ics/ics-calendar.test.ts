import { expect, test } from 'vitest';
import type { CalendarEntry } from '#server/ports/calendar.ts';
import { icsCalendar } from './ics-calendar.ts';

const entry: CalendarEntry = {
  rideId: '0196a1b2-0000-7000-8000-000000000001',
  version: 3,
  title: 'Course n° 12 avec VTC Chloé',
  startsAt: new Date('2026-05-07T15:30:00Z'),
  minutes: 48,
  from: 'Gare de Lyon, place Louis-Armand, 75012 Paris',
  lines: ['De : Gare de Lyon, place Louis-Armand, 75012 Paris', 'À : Aéroport de Paris-Orly; Terminal 3'],
  cancelled: false,
  siteHost: 'vtc.example',
};
const fileFor = (changes: Partial<CalendarEntry> = {}) => icsCalendar().fileFor([{ ...entry, ...changes }]);
const propertiesOf = (file: string) =>
  new Map(
    file
      .replace(/\r\n[ \t]/gu, '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
const readText = (text = '') =>
  text.replace(/\\(.)/gu, (_, character: string) => (character === 'n' ? '\n' : character));

test('a ride becomes an appointment in universal time, with the same id each time', () => {
  const properties = propertiesOf(fileFor());

  expect(Object.fromEntries(properties)).toMatchObject({
    UID: '0196a1b2-0000-7000-8000-000000000001@vtc.example',
    METHOD: 'PUBLISH',
    SEQUENCE: '3',
    STATUS: 'CONFIRMED',
    DTSTART: '20260507T153000Z',
    DTEND: '20260507T161800Z',
    DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/u),
    SUMMARY: 'Course n° 12 avec VTC Chloé',
    LOCATION: 'Gare de Lyon\\, place Louis-Armand\\, 75012 Paris',
  });
  expect(propertiesOf(fileFor({ version: 4 })).get('UID')).toBe(properties.get('UID'));
});

test('a later version cancels it', () => {
  const properties = propertiesOf(fileFor({ version: 4, cancelled: true }));

  expect(properties.get('SEQUENCE')).toBe('4');
  expect(properties.get('STATUS')).toBe('CANCELLED');
});

test.each([
  ['commas and semicolons', 'a, b; c'],
  ['backslashes', 'C:\\rue\\n'],
  ['line breaks of every kind', 'un\ndeux\r\ntrois\rquatre'],
  ['what looks like another property', 'Paris\r\nATTENDEE:mailto:x@example.org'],
  ['emoji and accents', 'Hôtel 🏨👨‍👩‍👧 à l’Étoile'],
])('%s survive the way into a calendar and back', (_, text) => {
  const properties = propertiesOf(fileFor({ from: text }));

  expect(readText(properties.get('LOCATION'))).toBe(text.replace(/\r\n?/gu, '\n'));
  expect(properties.has('ATTENDEE')).toBe(false);
});

test('no line is longer than 75 bytes, and none is cut within a character', () => {
  const long = 'é🏨'.repeat(60);

  const file = fileFor({ title: long });

  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBe(75);
  expect(propertiesOf(file).get('SUMMARY')).toBe(long);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
