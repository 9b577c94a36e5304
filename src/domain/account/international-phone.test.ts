import { expect, test } from 'vitest';
import { internationalPhone } from './international-phone.ts';

test.each([
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['(01) 84-80-12-60', '+33184801260'],
  ['+41 79 123 45 67', '+41791234567'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(internationalPhone(typed)).toBe(dialled);
});

test.each([
  '',
  '12',
  '0612',
  'appelez-moi',
  '+0612345678',
  '00',
  '+33 6 12 34 56 78 90 12 34 56',
  '06 12 34 56 78 9',
  'x+33612345678',
  '12 00 33612345678',
])('« %s » is no telephone number', (typed) => {
  expect(internationalPhone(typed)).toBeUndefined();
});
