import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import {
  areSameOptions,
  noOptions,
  offeredOptions,
  optionCodes,
  optionsIn,
  refusedOption,
} from './option.ts';

const priced = { price: cents(500), most: 2, isOn: true };

test('before anybody has set a price, nothing is offered, and a price alone offers nothing', () => {
  expect(offeredOptions(noOptions)).toEqual([]);
  for (const code of optionCodes) {
    const list = { ...noOptions, [code]: { ...noOptions[code], price: cents(500) } };

    expect(offeredOptions(list)).toEqual([]);
    expect(noOptions[code].most).toBeGreaterThan(0);
  }
});

test('what is on and has a price is offered, up to its number', () => {
  const list = { ...noOptions, booster: priced, sign: { ...priced, price: null } };

  expect(offeredOptions(list)).toEqual([{ code: 'booster', price: 500, most: 2 }]);
  expect(refusedOption(list, { booster: 2 })).toBeUndefined();
  expect(refusedOption(list, { booster: 3 })).toBe('booster');
  expect(refusedOption(list, { booster: 1, sign: 1 })).toBe('sign');
});

test('options are the same whatever is written of those that were not chosen', () => {
  expect(areSameOptions({ animal: 1 }, { animal: 1, sign: 0 })).toBe(true);
  expect(areSameOptions({ animal: 1 }, { animal: 2 })).toBe(false);
  expect(areSameOptions({}, { sign: 1 })).toBe(false);
});

test('the lines of a price say what was chosen', () => {
  expect(optionsIn([{}, { option: 'sign' }, { option: 'booster', quantity: 2 }])).toEqual({
    sign: 1,
    booster: 2,
  });
});
