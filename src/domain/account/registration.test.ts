import { describe, expect, test } from 'vitest';
import { type Registration, registrationRefusals } from './registration.ts';

const amelie: Registration = {
  email: 'amelie@example.fr',
  password: 'trois petits chats',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '06 12-34 56 78',
};

describe('a registration', () => {
  test('is accepted when everything is filled and right', () => {
    expect(registrationRefusals(amelie)).toEqual([]);
  });

  test.each(['email', 'password', 'firstName', 'lastName', 'phone'] as const)(
    'needs %s before anything else',
    (field) => {
      const refusals = registrationRefusals({ ...amelie, [field]: ' ' });

      expect(refusals[0]).toEqual({ field, refusal: 'fields_required' });
      expect(refusals.every(({ refusal }) => refusal === 'fields_required')).toBe(true);
    },
  );

  test('needs the same password twice', () => {
    expect(registrationRefusals(amelie, 'trois petits chiens')).toEqual([
      { field: 'confirmation', refusal: 'passwords_differ' },
    ]);
  });

  test('lists every mistake, in the order of the form', () => {
    const refusals = registrationRefusals({ ...amelie, password: '12345', phone: '0142685300' }, '54321');

    expect(refusals).toEqual([
      { field: 'confirmation', refusal: 'passwords_differ' },
      { field: 'password', refusal: 'password_too_short' },
      { field: 'phone', refusal: 'phone_prefix' },
    ]);
  });
});
