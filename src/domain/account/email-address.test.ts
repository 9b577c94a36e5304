import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

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
