import { describe, expect, test } from 'vitest';
import { passwordRefusal } from './password.ts';

describe('a password', () => {
  test('of a client has six characters at least', () => {
    expect(passwordRefusal('xk3!p', 'client')).toBe('password_too_short');
    expect(passwordRefusal('xk3!p2', 'client')).toBeUndefined();
  });

  test.each(['driver', 'admin'] as const)('of a %s has twelve characters at least', (role) => {
    expect(passwordRefusal('xk3!p2-qw9z', role)).toBe('staff_password_too_short');
    expect(passwordRefusal('xk3!p2-qw9zt', role)).toBeUndefined();
  });

  test.each(['azerty', 'MotDePasse', '123456', 'aaaaaaaa'])('%s is too common for every role', (password) => {
    expect(passwordRefusal(password, 'client')).toBe('password_too_common');
  });

  test('of twelve common characters is refused to a driver too', () => {
    expect(passwordRefusal('123456789012', 'driver')).toBe('password_too_common');
  });
});
