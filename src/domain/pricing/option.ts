import type { Cents } from '../money.ts';

/** What a client may ask for beside the trip. */
export const optionCodes = ['baby_seat', 'booster', 'animal', 'sign', 'oversized_luggage'] as const;
export type OptionCode = (typeof optionCodes)[number];

/** `most` is the maximum per ride. An option without a price is not offered, even when switched on. */
export type OptionTerms = { price: Cents | null; most: number; isOn: boolean };
export type OptionList = Record<OptionCode, OptionTerms>;

export type ChosenOptions = { readonly [Code in OptionCode]?: number | undefined };

export const MOST_OF_AN_OPTION = 9;

/** The default before any price is set: nothing is offered. */
export const noOptions: OptionList = {
  baby_seat: { price: null, most: 2, isOn: false },
  booster: { price: null, most: 2, isOn: false },
  animal: { price: null, most: 1, isOn: false },
  sign: { price: null, most: 1, isOn: false },
  oversized_luggage: { price: null, most: 2, isOn: false },
};

export type OfferedOption = { code: OptionCode; price: Cents; most: number };

/** The options that are on and priced, in their order. */
export function offeredOptions(list: OptionList): OfferedOption[] {
  return optionCodes.flatMap((code) => {
    const { price, most, isOn } = list[code];
    return isOn && price !== null ? [{ code, price, most }] : [];
  });
}

/** The first chosen option that is not offered in this quantity. */
export function refusedOption(list: OptionList, chosen: ChosenOptions): OptionCode | undefined {
  const offered = offeredOptions(list);
  return optionCodes.find((code) => {
    const quantity = chosen[code] ?? 0;
    return quantity > (offered.find((option) => option.code === code)?.most ?? 0);
  });
}

export function areSameOptions(one: ChosenOptions, other: ChosenOptions): boolean {
  return optionCodes.every((code) => (one[code] ?? 0) === (other[code] ?? 0));
}

type OptionLine = { option?: OptionCode | undefined; quantity?: number | undefined };

/** The options contained in a price: an ordered option and its price line are the same thing. */
export function optionsIn(lines: readonly OptionLine[]): ChosenOptions {
  return Object.fromEntries(
    lines.flatMap(({ option, quantity }) => (option === undefined ? [] : [[option, quantity ?? 1]])),
  );
}
