import { type ChosenOptions, type OptionCode, optionCodes } from '#domain/pricing/option.ts';

export const optionNames: Record<OptionCode, string> = {
  baby_seat: 'Siège bébé',
  booster: 'Rehausseur',
  animal: 'Animal',
  sign: 'Accueil avec pancarte',
  oversized_luggage: 'Bagage hors format',
};

/** A price of nothing. */
export const FREE = 'Offert';

/** 'Siège bébé × 2', 'Animal' */
export function optionTexts(chosen: ChosenOptions): string[] {
  return optionCodes.flatMap((code) => {
    const quantity = chosen[code] ?? 0;
    if (quantity === 0) return [];
    return [quantity === 1 ? optionNames[code] : `${optionNames[code]} ×\u00a0${quantity}`];
  });
}
