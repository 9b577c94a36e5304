import { expect, test } from 'vitest';
import { isPrintedAnew, missingMentions, type VoucherFacts } from './voucher.ts';

const whole: VoucherFacts = {
  operator: {
    name: 'Beaurivage SAS',
    address: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
    phone: '01 84 80 12 60',
    email: 'bonjour@beaurivage.demo',
  },
  evtcNumber: 'EVTC075240817',
  siren: '999840218',
  client: { name: 'Camille Rousseau-Delmas', phone: '06 12 34 56 78' },
  passenger: null,
  bookedAt: '2026-05-05T19:47:00.000Z',
  enteredBy: null,
  pickupAt: '2026-05-07T12:05:00.000Z',
  pickupPlace: 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France',
  driver: { name: 'Chloé Vasseur-Montigny', proCardNumber: '075 241 187 02' },
  vehicle: { make: 'Mercedes-Benz', model: 'Classe E 300 de', plate: 'GH-482-KT' },
  destination: 'Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris',
  passengers: 2,
  luggage: 3,
  travelReference: 'AF 1681',
  distanceKm: 31.9,
  durationMinutes: 48,
  priceLines: [],
  priceCents: 7585,
  insurer: { name: 'Mutuelle des Quais', policy: '4817 220', phone: '' },
  mediator: { name: '', address: '', url: '' },
};

test('a voucher with the seven mentions misses none, whatever else is not known', () => {
  const nobody = { name: '', proCardNumber: '' };
  const bare = { ...whole, driver: nobody, insurer: { name: '', policy: '', phone: '' }, destination: '' };

  expect(missingMentions(bare)).toEqual([]);
});

test.each([
  ['an operator without a name', { operator: { ...whole.operator, name: '' } }, ['operator']],
  ['an operator without an address', { operator: { ...whole.operator, address: '' } }, ['operator']],
  [
    'an operator that nobody can reach',
    { operator: { ...whole.operator, phone: '', email: '' } },
    ['operator'],
  ],
  ['no number of the register', { evtcNumber: '' }, ['evtc_number']],
  ['no SIREN', { siren: '' }, ['siren']],
  ['a client without a telephone', { client: { ...whole.client, phone: '' } }, ['client']],
  ['a client without a name', { client: { ...whole.client, name: '' } }, ['client']],
  ['no time of the order', { bookedAt: '' }, ['booked_at']],
  ['no time of the pickup', { pickupAt: '' }, ['pickup_at']],
  ['no place', { pickupPlace: '' }, ['pickup_place']],
  ['several, in the order of the law', { siren: '', evtcNumber: '' }, ['evtc_number', 'siren']],
])('a missing mention is said: %s', (_, change, missing) => {
  expect(missingMentions({ ...whole, ...change })).toEqual(missing);
});

test('one way to reach the operator is enough', () => {
  expect(missingMentions({ ...whole, operator: { ...whole.operator, phone: '' } })).toEqual([]);
});

test('a voucher is printed anew when something on it changes, but not for a client who edits their profile', () => {
  const married = { ...whole, client: { name: 'Camille Delmas', phone: '' } };

  expect(isPrintedAnew(whole, { ...whole })).toBe(false);
  expect(isPrintedAnew(whole, married)).toBe(false);
  expect(isPrintedAnew(whole, { ...married, siren: '732829320' })).toBe(true);
});
