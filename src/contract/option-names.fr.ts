import type { OptionCode } from '#domain/pricing/option.ts';

export const optionNames: Record<OptionCode, string> = {
  baby_seat: 'Siège bébé',
  booster: 'Rehausseur',
  animal: 'Animal',
  sign: 'Accueil avec pancarte',
  oversized_luggage: 'Bagage hors format',
};

/** A price of nothing. */
export const FREE = 'Offert';
