import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { type AskedTrip, isForTrip, openQuote, type Quote, sealQuote } from './quote.ts';

const secrets = secretBox('a secret key of more than 32 characters');
const now = new Date('2026-05-04T09:00:00Z');
const asked: AskedTrip = {
  from: { address: 'Gare de Lyon, 75012 Paris', point: { lat: 48.8443, lng: 2.3735 } },
  to: { address: 'Aéroport d’Orly, 94390 Orly', point: { lat: 48.7262, lng: 2.3652 } },
  at: '2026-05-04T12:00:00.000Z',
  allowToll: false,
  passengers: 1,
  luggage: 0,
  options: {},
  stops: [],
  hours: null,
};
const quote: Quote = {
  asked,
  from: asked.from.point,
  to: asked.to.point,
  km: 17.2,
  minutes: 34,
  total: cents(4680),
  lines: [],
  ruleName: 'Jour',
  toConfirm: false,
  expiresAt: '2026-05-04T09:15:00.000Z',
};

test('a quote is read back as it was signed', () => {
  expect(openQuote(secrets, sealQuote(secrets, quote), now)).toEqual(quote);
});

test('a quote of another key, changed or expired is no quote', () => {
  const id = sealQuote(secrets, quote);
  const other = secretBox('another secret key of more than 32 chars');

  expect(openQuote(other, id, now)).toBeUndefined();
  expect(openQuote(secrets, `A${id}`, now)).toBeUndefined();
  expect(openQuote(secrets, id, new Date('2026-05-04T09:15:00Z'))).toBeUndefined();
});

test('a quote of the version before, which signed no address, is no quote', () => {
  const body = Buffer.from(JSON.stringify({ ...quote, asked: undefined })).toString('base64url');

  expect(openQuote(secrets, `${body}.${secrets.sign(body)}`, now)).toBeUndefined();
});

test('a quote holds for its own addresses, points and moment, to the metre and the minute, and its own road', () => {
  const near = { ...asked.from, point: { lat: 48.844304, lng: 2.3735 } };
  const further = { ...asked.from, point: { lat: 48.8444, lng: 2.3735 } };

  expect(isForTrip(quote, asked)).toBe(true);
  expect(isForTrip(quote, { ...asked, from: near })).toBe(true);
  expect(isForTrip(quote, { ...asked, from: further })).toBe(false);
  expect(isForTrip(quote, { ...asked, from: { ...asked.from, address: 'Nice' } })).toBe(false);
  expect(isForTrip(quote, { ...asked, from: { ...asked.from, point: null } })).toBe(false);
  expect(isForTrip(quote, { ...asked, to: asked.from })).toBe(false);
  expect(isForTrip(quote, { ...asked, at: '2026-05-04T12:01:00.000Z' })).toBe(false);
  expect(isForTrip(quote, { ...asked, allowToll: true })).toBe(false);
});

test('a quote for an unknown place holds for the same text without a point', () => {
  const unknown = { ...quote, asked: { ...asked, to: { address: 'Chez Paul', point: null } } };

  expect(isForTrip(unknown, { ...asked, to: { address: 'Chez Paul', point: null } })).toBe(true);
  expect(isForTrip(unknown, { ...asked, to: { address: 'Chez Paul', point: asked.to.point } })).toBe(false);
});

test('a quote holds for its own options, and for the loads that cost the same', () => {
  const seat = { ...quote, asked: { ...asked, options: { baby_seat: 1 } } };
  const upToFour = { ...quote, loads: { passengers: { from: 0, to: 4 }, luggage: { from: 0, to: null } } };

  expect(isForTrip(seat, { ...asked, options: { baby_seat: 1 } })).toBe(true);
  expect(isForTrip(seat, { ...asked, options: { baby_seat: 2 } })).toBe(false);
  expect(isForTrip(seat, asked)).toBe(false);
  expect(isForTrip(quote, { ...asked, options: { sign: 1 } })).toBe(false);
  expect(isForTrip(upToFour, { ...asked, passengers: 4, luggage: 20 })).toBe(true);
  expect(isForTrip(upToFour, { ...asked, passengers: 5 })).toBe(false);
});

test('a quote of the version before, without options, holds for a trip without options', () => {
  const { options: _none, passengers: _one, luggage: _bags, ...way } = asked;
  const body = Buffer.from(JSON.stringify({ ...quote, asked: way })).toString('base64url');
  const opened = openQuote(secrets, `${body}.${secrets.sign(`quote-2:${body}`)}`, now);

  expect(opened && isForTrip(opened, { ...asked, passengers: 3 })).toBe(true);
  expect(opened && isForTrip(opened, { ...asked, options: { sign: 1 } })).toBe(false);
});

test('an instance of the version before does not take a quote with options or loads for its own', () => {
  const signedAs2 = (sealed: string) => {
    const [body = '', signature = ''] = sealed.split('.');
    return secrets.isSigned(`quote-2:${body}`, signature);
  };
  const loads = { passengers: { from: 0, to: 4 }, luggage: { from: 0, to: null } };

  expect(signedAs2(sealQuote(secrets, quote))).toBe(true);
  expect(signedAs2(sealQuote(secrets, { ...quote, loads }))).toBe(false);
  expect(signedAs2(sealQuote(secrets, { ...quote, asked: { ...asked, options: { sign: 1 } } }))).toBe(false);
});

const place = fc.record({
  address: fc.constantFrom('Gare de Lyon, 75012 Paris', 'Nice', 'Lille', 'Orly'),
  point: fc.option(fc.record({ lat: fc.integer({ min: 43, max: 50 }), lng: fc.integer({ min: 0, max: 7 }) })),
});
const stops = fc.array(
  fc.record({ waitingMinutes: fc.constantFrom(0, 5, 30), place }).map(({ place: at, ...stop }) => ({
    ...at,
    ...stop,
  })),
  { maxLength: 3 },
);
const trips = fc.record({
  ...{ from: place, to: place, stops },
  at: fc.constantFrom('2026-05-04T12:00:00.000Z', '2026-05-04T12:15:00.000Z'),
  allowToll: fc.boolean(),
  ...{ passengers: fc.constant(1), luggage: fc.constant(0) },
  options: fc.constantFrom({}, { sign: 1 }, { sign: 1, animal: 1 }),
  hours: fc.constantFrom(null, 1, 4),
});

test('a quote fits one trip only, of every kind: with any place, stop, waiting, order, hour, option or time changed it is refused', () => {
  fc.assert(
    fc.property(
      trips,
      trips,
      fc.constantFrom(...(Object.keys(asked) as (keyof AskedTrip)[])),
      (one, other, part) => {
        const sealed = sealQuote(secrets, { ...quote, asked: one });
        const opened = openQuote(secrets, sealed, now);
        const changed = { ...one, [part]: other[part] };

        expect(opened && isForTrip(opened, one)).toBe(true);
        expect(opened && isForTrip(opened, changed)).toBe(JSON.stringify(one) === JSON.stringify(changed));
      },
    ),
    { numRuns: 1000 },
  );
});

test('a quote with stops fits neither another order of them nor another waiting', () => {
  const [here, there] = [
    { ...asked.from, waitingMinutes: 10 },
    { ...asked.to, waitingMinutes: 0 },
  ];
  const two = { ...quote, asked: { ...asked, stops: [here, there] } };

  expect(isForTrip(two, { ...asked, stops: [here, there] })).toBe(true);
  expect(isForTrip(two, { ...asked, stops: [there, here] })).toBe(false);
  expect(isForTrip(two, { ...asked, stops: [{ ...here, waitingMinutes: 5 }, there] })).toBe(false);
  expect(isForTrip(two, { ...asked, stops: [here] })).toBe(false);
  expect(isForTrip(two, asked)).toBe(false);
  expect(isForTrip(quote, { ...asked, stops: [here] })).toBe(false);
});

test('an instance of the version before does not take a quote with stops or hours for its own', () => {
  const isKnownBefore = (sealed: string) => {
    const [body = '', signature = ''] = sealed.split('.');
    return ['quote-2', 'quote-3'].some((name) => secrets.isSigned(`${name}:${body}`, signature));
  };
  const stop = { ...asked.to, waitingMinutes: 0 };

  expect(isKnownBefore(sealQuote(secrets, quote))).toBe(true);
  expect(isKnownBefore(sealQuote(secrets, { ...quote, asked: { ...asked, stops: [stop] } }))).toBe(false);
  expect(isKnownBefore(sealQuote(secrets, { ...quote, asked: { ...asked, hours: 4 } }))).toBe(false);
});
