import { expect, test } from 'vitest';
import { ofName } from './of-name.fr.ts';

test.each([
  ['Amélie', 'd’Amélie'],
  ['Élodie', 'd’Élodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Hugo', 'de Hugo'],
  ['Hassan', 'de Hassan'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Karim', 'de Karim'],
])('of %s is written %s', (name, written) => {
  expect(ofName(name)).toBe(written);
});
