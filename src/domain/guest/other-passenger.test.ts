import { expect, test } from 'vitest';
import { isOtherPassenger } from './other-passenger.ts';

const karim = { name: 'Karim', phone: '+33639981207' };
const leila = { name: 'Leïla', phone: '+33698765432' };
const nobody = { name: '', phone: '' };

test('another number is another passenger, and so is the client who rides after all', () => {
  expect(isOtherPassenger(karim, leila)).toBe(true);
  expect(isOtherPassenger(karim, { ...karim, phone: leila.phone })).toBe(true);
  expect(isOtherPassenger(karim, nobody)).toBe(true);
});

test('a name written better is the same passenger while the number stays', () => {
  expect(isOtherPassenger(karim, { ...karim, name: 'Karim Haddad' })).toBe(false);
  expect(isOtherPassenger(karim, karim)).toBe(false);
});

test('without a number the name decides', () => {
  expect(isOtherPassenger({ ...karim, phone: '' }, { ...leila, phone: '' })).toBe(true);
  expect(isOtherPassenger({ ...karim, phone: '' }, { ...karim, phone: '' })).toBe(false);
});

test('a client whose place someone takes is no former passenger', () => {
  expect(isOtherPassenger(nobody, karim)).toBe(false);
});
