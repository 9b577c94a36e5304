import { expect, test } from 'vitest';
import { isEmailAddress, isSameEmail } from './email-address.ts';

test.each(['amelie@example.fr', '  amelie@example.fr ', 'a.b+c@d.e.fr'])(
  '%j is an email address',
  (typed) => {
    expect(isEmailAddress(typed)).toBe(true);
  },
);

test.each(['', 'amelie', 'amelie@example', '@example.fr', 'amelie@.', 'a b@example.fr', 'a@b@example.fr'])(
  '%j is none',
  (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
  },
);

test.each([
  'x;victim@x.fr',
  'x,victim@x.fr',
  'x:victim@x.fr',
  '<victim@x.fr>',
  'x(victim@x.fr',
  '"x"@x.fr',
  'x\u0001@x.fr',
  'x@x.fr;y.fr',
  'x@x..fr',
])('%j would be read as several addresses, or as another one', (typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});

test('emails compare without case', () => {
  expect(isSameEmail('Amelie@Example.fr', ' amelie@example.fr')).toBe(true);
  expect(isSameEmail('amelie@example.fr', 'rose@example.fr')).toBe(false);
});
