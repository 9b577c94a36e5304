import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { isForTrip, openQuote, type Quote, sealQuote } from './quote.ts';

const secrets = secretBox('a secret key of more than 32 characters');
const now = new Date('2026-05-04T09:00:00Z');
const quote: Quote = {
  from: { lat: 48.8443, lng: 2.3735 },
  to: { lat: 48.7262, lng: 2.3652 },
  at: '2026-05-04T12:00:00.000Z',
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

test('a quote holds for its own trip and moment, to the metre and the minute', () => {
  const trip = { from: quote.from, to: quote.to, scheduledAt: new Date(quote.at) };

  expect(isForTrip(quote, trip)).toBe(true);
  expect(isForTrip(quote, { ...trip, from: { lat: 48.844304, lng: 2.3735 } })).toBe(true);
  expect(isForTrip(quote, { ...trip, from: { lat: 48.8444, lng: 2.3735 } })).toBe(false);
  expect(isForTrip(quote, { ...trip, to: quote.from })).toBe(false);
  expect(isForTrip(quote, { ...trip, scheduledAt: new Date('2026-05-04T12:01:00Z') })).toBe(false);
});
