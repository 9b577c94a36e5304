import { expect, test } from 'vitest';
import { co2eText } from './co2e-text.ts';

test.each([
  [2400, '2,4 kg CO2e'],
  [0, '0 kg CO2e'],
  [null, undefined],
  [undefined, undefined],
])('%s grams read %s', (grams, text) => {
  expect(co2eText(grams)?.replaceAll('\u00a0', ' ')).toBe(text);
});
