import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox('a secret key of more than 32 characters');

test('what is sealed opens again, and is sealed differently each time', () => {
  const sealed = box.seal('clé très secrète', 'setting:a');

  expect(box.open(sealed, 'setting:a')).toBe('clé très secrète');
  expect(sealed).not.toContain('secr');
  expect(box.seal('clé très secrète', 'setting:a')).not.toBe(sealed);
});

test('a value moved to another place, opened with another key or changed by one character does not open', () => {
  const sealed = box.seal('secret', 'setting:a');
  const other = secretBox('another secret key of more than 32 chars');
  const changed = sealed.replace(/.{4}$/u, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));

  expect(() => box.open(sealed, 'setting:b')).toThrow('authenticate');
  expect(() => other.open(sealed, 'setting:a')).toThrow('authenticate');
  expect(() => box.open(changed, 'setting:a')).toThrow('authenticate');
  expect(() => box.open('garbage', 'setting:a')).toThrow('malformed');
  expect(other.fingerprint).not.toBe(box.fingerprint);
});
