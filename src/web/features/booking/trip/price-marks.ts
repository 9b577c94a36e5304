import type { PriceState } from './trip.ts';

export const TO_CONFIRM = 'à confirmer';

/** Said where something is sent before its price is there. */
export const NO_PRICE_YET = 'Le prix n’est pas encore connu. Réessayez dans un instant.';

/** The one word beside a price; a guaranteed price needs none. */
export const priceMarks = {
  estimate: { text: 'estimation', tone: 'plain' },
  to_confirm: { text: TO_CONFIRM, tone: 'warn' },
  guaranteed: undefined,
} as const satisfies Record<PriceState, unknown>;
