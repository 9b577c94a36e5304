import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { extraHourPrice, hoursBeyond } from './extra-hours.ts';
import { type Addition, finalPriceOf, namedAdditions } from './final-price.ts';
import { freeMinutesAt, waitedMinutes } from './waiting.ts';
import { usualWaiting } from './waiting-terms.ts';

const agreed = cents(22_000);
const countable = {
  waiting: { most: 12, unit: cents(50) },
  extra_hours: { most: 1, unit: cents(5500) },
};
const priceOf = (additions: Addition[], asked: number | null = null) =>
  finalPriceOf(agreed, additions, asked === null ? null : cents(asked), countable);

describe('the price at the end', () => {
  test('is the agreed one where nothing is added and nothing said', () => {
    expect(priceOf([])).toEqual({ ok: true, final: null, lines: [] });
  });

  test('may be lower, bare', () => {
    expect(priceOf([], 20_000)).toEqual({ ok: true, final: 20_000, lines: [] });
  });

  test('is never higher without a named line', () => {
    expect(priceOf([], 22_001)).toEqual({ ok: false, refusal: 'raise_unnamed' });
    expect(priceOf([{ kind: 'toll', amount: cents(500), reason: '' }], 22_501)).toMatchObject({ ok: false });
  });

  test('adds waiting and started hours at their price, up to what was waited and driven', () => {
    const added = priceOf([
      { kind: 'waiting', quantity: 12 },
      { kind: 'extra_hours', quantity: 1 },
    ]);

    expect(added).toEqual({
      ok: true,
      final: 22_000 + 600 + 5500,
      lines: [
        { kind: 'waiting', quantity: 12, unitCents: 50, cents: 600 },
        { kind: 'extra_hours', quantity: 1, unitCents: 5500, cents: 5500 },
      ],
    });
    expect(priceOf([{ kind: 'waiting', quantity: 13 }])).toEqual({
      ok: false,
      refusal: 'addition_too_large',
    });
    expect(priceOf([{ kind: 'extra_hours', quantity: 2 }])).toMatchObject({ refusal: 'addition_too_large' });
  });

  test('does not add the same minutes twice', () => {
    const minutes = { kind: 'waiting', quantity: 6 } as const;

    expect(priceOf([minutes, minutes])).toMatchObject({ final: 22_600 });
    expect(priceOf([minutes, minutes, { kind: 'waiting', quantity: 1 }])).toMatchObject({
      refusal: 'addition_too_large',
    });
  });

  test('a supplement and an added stop say why; a toll is its own reason', () => {
    const refused = { ok: false, refusal: 'addition_reason_required' };

    expect(priceOf([{ kind: 'supplement', amount: cents(100), reason: ' ' }])).toEqual(refused);
    expect(priceOf([{ kind: 'added_stop', amount: cents(100), reason: '' }])).toEqual(refused);
    expect(priceOf([{ kind: 'toll', amount: cents(100), reason: '' }])).toMatchObject({ final: 22_100 });
  });

  test('prints the reasons of its lines, and no line that costs nothing', () => {
    const added = priceOf([
      { kind: 'supplement', amount: cents(100), reason: ' Coffre plein ' },
      { kind: 'toll', amount: cents(250), reason: ' ' },
      { kind: 'waiting', quantity: 0 },
    ]);

    expect(added).toEqual({
      ok: true,
      final: 22_350,
      lines: [
        { kind: 'supplement', cents: 100, label: 'Coffre plein' },
        { kind: 'toll', cents: 250 },
      ],
    });
    expect(priceOf([{ kind: 'toll', amount: cents(500), reason: '' }], 22_500)).toMatchObject({
      final: 22_500,
    });
  });

  test('is the agreed price and its lines, less a discount, whatever is added', () => {
    const addition = fc.oneof(
      fc.record({ kind: fc.constant('waiting' as const), quantity: fc.integer({ min: 0, max: 2 }) }),
      fc.record({
        kind: fc.constantFrom(...namedAdditions),
        amount: fc.integer({ min: 0, max: 9000 }).map(cents),
        reason: fc.constant('convenu'),
      }),
    );
    fc.assert(
      fc.property(fc.array(addition, { maxLength: 5 }), fc.option(fc.nat(60_000)), (additions, asked) => {
        const result = priceOf(additions, asked);
        const sum = additions.reduce(
          (total, one) => total + ('amount' in one ? one.amount : one.quantity * 50),
          22_000,
        );
        expect(result.ok).toBe(asked === null || asked <= sum);
        if (!result.ok) return;
        expect(result.lines.reduce((total, line) => total + line.cents, 22_000)).toBe(sum);
        expect(result.final ?? 22_000).toBe(asked ?? sum);
      }),
    );
  });
});

describe('waiting at the pickup', () => {
  const scheduledAt = new Date('2026-05-04T07:30:00Z');
  const at = (clock: string) => new Date(`2026-05-04T${clock}Z`);
  const wait = { scheduledAt, arrivedAt: null, landedAt: null, boardedAt: at('07:57:00'), freeMinutes: 15 };

  test('counts each started minute after the free ones', () => {
    expect(waitedMinutes(wait)).toBe(12);
    expect(waitedMinutes({ ...wait, boardedAt: at('07:57:01') })).toBe(13);
    expect(waitedMinutes({ ...wait, boardedAt: at('07:45:00') })).toBe(0);
    expect(waitedMinutes({ ...wait, boardedAt: null })).toBe(0);
  });

  test('begins at the latest of pickup time, landing and arrival', () => {
    expect(waitedMinutes({ ...wait, arrivedAt: at('07:26:00') })).toBe(12);
    expect(waitedMinutes({ ...wait, arrivedAt: at('07:35:00') })).toBe(7);
    expect(waitedMinutes({ ...wait, arrivedAt: at('07:35:00'), landedAt: at('07:40:00') })).toBe(2);
  });

  test('is free for longer at an airport and at a station', () => {
    expect(freeMinutesAt({ lat: 49.0037, lng: 2.5745 }, usualWaiting)).toBe(60);
    expect(freeMinutesAt({ lat: 48.8443, lng: 2.3744 }, usualWaiting)).toBe(60);
    expect(freeMinutesAt({ lat: 43.6596, lng: 7.2045 }, usualWaiting)).toBe(60);
    expect(freeMinutesAt({ lat: 45.7605, lng: 4.86 }, usualWaiting)).toBe(60);
    expect(freeMinutesAt({ lat: 43.6961, lng: 7.2656 }, usualWaiting)).toBe(15);
    expect(freeMinutesAt({ lat: 48.8566, lng: 2.3522 }, usualWaiting)).toBe(15);
    expect(freeMinutesAt(null, usualWaiting)).toBe(15);
  });
});

describe('an hour more than ordered', () => {
  const start = new Date('2026-05-12T11:00:00Z');
  const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

  test('is begun with its first minute', () => {
    expect(
      [239, 240, 241, 300, 301].map((minutes) =>
        hoursBeyond({ hours: 4, scheduledAt: start, startedAt: start }, minutesOn(minutes)),
      ),
    ).toEqual([0, 0, 1, 1, 2]);
  });

  test('counts from the departure where the driver started early, and from the start where late', () => {
    const hire = { hours: 4, scheduledAt: start };
    const beyond = (startedAt: Date) =>
      [240, 241, 261].map((minutes) => hoursBeyond({ ...hire, startedAt }, minutesOn(minutes)));

    expect(beyond(minutesOn(-20))).toEqual([0, 1, 1]);
    expect(beyond(minutesOn(20))).toEqual([0, 0, 1]);
  });

  test('costs the hour of the order, with its coefficient', () => {
    const hours = { kind: 'hours', quantity: 4, unitCents: cents(5555) } as const;

    expect(extraHourPrice([hours])).toBe(5555);
    expect(extraHourPrice([hours, { kind: 'coefficient', quantity: 1.1 }])).toBe(6111);
    expect(extraHourPrice([{ kind: 'base' }])).toBeUndefined();
  });
});
