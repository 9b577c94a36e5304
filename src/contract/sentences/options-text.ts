import { type ChosenOptions, optionCodes } from '#domain/pricing/option.ts';

/** 'baby_seat:1,animal:2', as in the address of a quote. */
export function textOfOptions(chosen: ChosenOptions): string {
  return optionCodes.flatMap((code) => (chosen[code] ? [`${code}:${chosen[code]}`] : [])).join(',');
}

/** Of a checked text. */
export function optionsOf(text: string): ChosenOptions {
  const parts = text.split(',').filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [code, quantity] = part.split(':');
      return [code, Number(quantity)];
    }),
  );
}
