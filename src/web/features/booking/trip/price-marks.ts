import type { PriceState } from './trip.ts';

/** The one word beside a price; a guaranteed price needs none. */
export const priceMarks = {
  estimate: { text: 'estimation', tone: 'plain' },
  to_confirm: { text: 'à confirmer', tone: 'warn' },
  guaranteed: undefined,
} as const satisfies Record<PriceState, unknown>;
