import { describe, expect, test } from 'vitest';
import { blankDraft } from './booking-draft.ts';
import { keepDraft, recallDraft } from './stored-draft.ts';

const KEY = 'vtc.booking-draft';
const earliest = new Date('2026-05-04T07:30:00Z');
const orly = {
  ...blankDraft,
  pickup: 'Orly',
  pickupCoords: { lat: 48.72, lng: 2.36 },
  date: '2026-05-04T10:00',
};

describe('a booking draft', () => {
  test('is restored as it was stored', () => {
    keepDraft(orly);

    expect(recallDraft(earliest)).toEqual({ draft: orly, isMoved: false });
  });

  test('still knows which stop is in no list of places', () => {
    const stop = { address: 'Chez Karim', coords: null, waitingMinutes: 0, isUnknown: true };
    keepDraft({ ...orly, stops: [stop] });

    expect(recallDraft(earliest).draft.stops).toEqual([stop]);
  });

  test('moves a date that is no longer possible to the earliest one, in Paris time, and says so', () => {
    keepDraft({ ...orly, date: '2026-05-04T09:29' });

    expect(recallDraft(earliest)).toEqual({ draft: { ...orly, date: '2026-05-04T09:30' }, isMoved: true });
  });

  test('is deleted without an address, when it is stored and when it is restored', () => {
    keepDraft(orly);
    keepDraft({ ...orly, pickup: ' ' });
    expect(localStorage.getItem(KEY)).toBeNull();

    localStorage.setItem(KEY, JSON.stringify({ date: '2026-05-04T10:00' }));
    expect(recallDraft(earliest).draft).toEqual(blankDraft);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['nonsense', '[]', '"text"', '{"pickup":7,"destination":null}'])(
    'ignores a damaged entry: %s',
    (note) => {
      localStorage.setItem(KEY, note);

      expect(recallDraft(earliest).draft).toEqual(blankDraft);
    },
  );

  test('takes the valid fields of an entry and leaves the rest', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ pickup: 'Orly', pickupCoords: { lat: '48' }, passengers: 'two' }),
    );

    expect(recallDraft(earliest).draft).toEqual({ ...blankDraft, pickup: 'Orly' });
  });
});
