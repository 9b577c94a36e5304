import { expect, test } from 'vitest';
import { ERASED_MESSAGE, ERASED_NAME, ERASED_PLACE, erasedEmail, shownEmail } from './erased-person.ts';

test('what stands where an erased person was says so', () => {
  expect({ ...ERASED_NAME, ERASED_PLACE, ERASED_MESSAGE }).toEqual({
    firstName: 'Compte',
    lastName: 'supprimé',
    ERASED_PLACE: 'Adresse effacée',
    ERASED_MESSAGE: 'Message effacé.',
  });
});

test('each erased account has an address of its own that nobody can have and nobody reads', () => {
  expect(erasedEmail('one')).toBe('one@compte-supprime.invalid');
  expect(shownEmail(erasedEmail('one'))).toBe('');
  expect(shownEmail('amelie@exemple.fr')).toBe('amelie@exemple.fr');
});
