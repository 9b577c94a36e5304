import type { PriceState } from './trip.ts';

export const TO_CONFIRM = 'à confirmer';

/** The one word beside a price; a guaranteed price needs none. */
export const priceMarks = {
  estimate: { text: 'estimation', tone: 'plain' },
  to_confirm: { text: TO_CONFIRM, tone: 'warn' },
  guaranteed: undefined,
} as const satisfies Record<PriceState, unknown>;
