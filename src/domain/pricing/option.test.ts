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

const list = {
  ...noOptions,
  baby_seat: { price: cents(1000), most: 2, isOn: true },
  sign: { price: cents(0), most: 1, isOn: true },
  animal: { price: cents(1000), most: 1, isOn: false },
};

test('before anybody has set a price, nothing is offered, and a price alone offers nothing', () => {
  expect(offeredOptions(noOptions)).toEqual([]);
  for (const code of optionCodes) {
    const switchedOff = { ...noOptions, [code]: { ...noOptions[code], price: cents(500) } };

    expect(offeredOptions(switchedOff)).toEqual([]);
    expect(noOptions[code].most).toBeGreaterThan(0);
  }
});

test('options are offered when they are on and priced, up to their largest quantity', () => {
  const unpriced = { ...list, booster: { price: null, most: 2, isOn: true } };

  expect(offeredOptions(list)).toEqual([
    { code: 'baby_seat', price: 1000, most: 2 },
    { code: 'sign', price: 0, most: 1 },
  ]);
  expect(refusedOption(list, { baby_seat: 2, sign: 1 })).toBeUndefined();
  expect(refusedOption(list, { baby_seat: 3 })).toBe('baby_seat');
  expect(refusedOption(list, { animal: 1 })).toBe('animal');
  expect(refusedOption(unpriced, { booster: 1 })).toBe('booster');
  expect(refusedOption(unpriced, { baby_seat: 1, booster: 1 })).toBe('booster');
});

test('options are the same whatever is written of those that were not chosen', () => {
  expect(areSameOptions({ sign: 1 }, { sign: 1, animal: 0 })).toBe(true);
  expect(areSameOptions({ sign: 1 }, { animal: 1 })).toBe(false);
  expect(areSameOptions({ animal: 1 }, { animal: 2 })).toBe(false);
  expect(areSameOptions({}, { sign: 1 })).toBe(false);
});

test('the lines of a price say what was chosen', () => {
  expect(optionsIn([{}, { option: 'sign' }, { option: 'booster', quantity: 2 }])).toEqual({
    sign: 1,
    booster: 2,
  });
});
