import { expect, test } from 'vitest';
import { shownEmail } from '../privacy/erased-person.ts';
import { contactAddress, isContactAddress } from './contact.ts';
import { isEmailAddress } from './email-address.ts';

test('the reserved address of a contact is known as one, and never shown', () => {
  const address = contactAddress('0197');

  expect(isEmailAddress(address)).toBe(true);
  expect(isContactAddress(address.toUpperCase())).toBe(true);
  expect(isContactAddress('camille@exemple.fr')).toBe(false);
  expect(shownEmail(address)).toBe('');
  expect(shownEmail('camille@exemple.fr')).toBe('camille@exemple.fr');
});
