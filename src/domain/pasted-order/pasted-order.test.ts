import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from './messages/english.ts';
import { englishHeldOut } from './messages/english-held-out.ts';
import { french } from './messages/french.ts';
import { frenchHeldOut } from './messages/french-held-out.ts';
import { type Message, readAt } from './messages/message.ts';
import { ordinary } from './messages/ordinary.ts';
import { secondHeldOut } from './messages/second-held-out.ts';
import { type PastedOrder, readPastedOrder } from './pasted-order.ts';
import type { PastedRide } from './pasted-ride.ts';

const sets: [name: string, messages: Message[]][] = [
  ['French, before the rules', french],
  ['English, before the rules', english],
  ['French, after the rules', frenchHeldOut],
  ['English, after the rules', englishHeldOut],
  ['both, after everything', secondHeldOut],
];

const fieldsOf = (rides: readonly PastedRide[]) =>
  rides.flatMap((ride, index) =>
    Object.entries(ride).map(([field, value]) => `${index + 1} ${field}: ${JSON.stringify(value)}`),
  );

describe.each(sets)('messages in %s', (_, messages) => {
  test.each(messages)('nothing is invented in « $text »', ({ text, rides }) => {
    const wanted = fieldsOf(rides);

    expect(fieldsOf(readPastedOrder(text, readAt).rides).filter((field) => !wanted.includes(field))).toEqual(
      [],
    );
  });

  test('nine fields in ten are right', () => {
    const wanted = messages.flatMap(({ rides }) => fieldsOf(rides));
    const right = messages.flatMap(({ text, rides }) => {
      const read = fieldsOf(readPastedOrder(text, readAt).rides);
      return fieldsOf(rides).filter((field) => read.includes(field));
    });

    expect(right.length / wanted.length).toBeGreaterThanOrEqual(0.9);
  });
});

test.each(ordinary)('every field of « $text » is right, and no other is given', ({ text, rides }) => {
  expect(readPastedOrder(text, readAt).rides).toEqual(rides);
});

test('there are sixty messages and more', () => {
  expect(sets.flatMap(([, messages]) => messages).length).toBeGreaterThanOrEqual(60);
});

const words = (text: string, spans: readonly (readonly [number, number])[]) =>
  spans.map((span) => text.slice(...span));
const wordsOf = (text: string, parts: PastedOrder['found']) =>
  parts.map(({ field, span }) => `${field}: ${text.slice(...span)}`);

describe('the words of a message', () => {
  const [{ text } = { text: '' }] = french;

  test('are underlined where they were found, in the order of the text', () => {
    expect(wordsOf(text, readPastedOrder(text, readAt).found)).toEqual([
      'client: Karim Haddad',
      'date: lundi 18',
      'time: 14 h',
      'pickup: 40 avenue Serge Dassault à Corbeil',
      'destination: CDG T2E',
      'travelReference: AF1234',
      'passengers: On sera 2',
      'luggage: 2 valises',
      'phone: 06 39 98 12 07',
    ]);
  });

  test('that were not understood stay visible, without what only carries the request', () => {
    expect(words(text, readPastedOrder(text, readAt).unread)).toEqual([
      'et le fauteuil pliant comme la dernière fois',
      'Merci de me dire combien ça fait',
    ]);
  });

  test.each([
    ['mardi prochain 8h de Neuilly à La Défense', ['date: mardi prochain']],
    ['mercredi 7 mai 11h de Versailles à Paris 8', ['date: mercredi 7 mai']],
    ['Hi, from Orly to Versailles on 12/06 at 9am please', ['date: 12/06']],
    ['demain 7h ou 8h, de Sceaux à Orly', ['time: 7h', 'time: 8h']],
    ['demain, mon vol est à 10h20', ['time: 10h20']],
    [
      'Pour M. Jean Valjean, demain, 06 39 98 12 07 ou 06 39 98 12 08',
      ['phone: 06 39 98 12 07', 'phone: 06 39 98 12 08'],
    ],
  ])('that can mean two things are shown, and their field is empty: « %s »', (said, unsure) => {
    expect(wordsOf(said, readPastedOrder(said, readAt).unsure)).toEqual(unsure);
  });
});

test.each([
  ['2026-05-04T07:30:00Z', undefined],
  ['2026-05-05T07:30:00Z', '2026-05-12'],
  ['2026-05-06T07:30:00Z', '2026-05-12'],
  ['2026-05-10T07:30:00Z', '2026-05-12'],
])('« mardi prochain » read at %s is %s', (now, date) => {
  expect(readPastedOrder('mardi prochain', new Date(now)).rides[0]?.date).toBe(date);
});

test('each line of a long list is a ride, and its words are found in it', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `${index % 24}h de Sceaux à Orly\n`);
  const text = lines.join('');

  const { rides, found } = readPastedOrder(text, readAt);

  expect(rides.map(({ time }) => time)).toEqual(
    lines.map((_, index) => `${String(index % 24).padStart(2, '0')}:00`),
  );
  expect(
    new Set(
      wordsOf(
        text,
        found.filter(({ field }) => field === 'pickup'),
      ),
    ),
  ).toEqual(new Set(['pickup: Sceaux']));
});

test('« demain » is by the calendar of Paris', () => {
  expect(readPastedOrder('demain', new Date('2026-05-04T22:30:00Z')).rides[0]?.date).toBe('2026-05-06');
});

test('any text is read: its parts lie in it and never overlap', () => {
  const piece = fc.constantFrom(
    ...french.map(({ text }) => text),
    'demain',
    'CDG T2',
    ' 6h',
    '06 39 98',
    '->',
    'de ',
    'à ',
    '\n',
    '💼',
    'ﬁ',
    'İ',
  );
  const any = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 12 });
  fc.assert(
    fc.property(any, (pieces) => {
      const text = pieces.join('');
      const { found, unsure, unread, rides } = readPastedOrder(text, readAt);
      expect(rides.length).toBeGreaterThan(0);
      for (const [start, end] of [...[...found, ...unsure].map(({ span }) => span), ...unread])
        expect(0 <= start && start < end && end <= text.length).toBe(true);
      const parts = unread.toSorted((one, other) => one[0] - other[0]);
      for (const [index, [start]] of parts.entries())
        expect(start).toBeGreaterThanOrEqual(parts[index - 1]?.[1] ?? 0);
    }),
    { numRuns: 60 },
  );
});
