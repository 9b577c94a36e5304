import { type Cents, cents } from '../money.ts';

/** Free minutes at the pickup, and the price of each started minute after them. */
export type WaitingTerms = { stationMinutes: number; otherMinutes: number; price: Cents };

/** The default before a price is set: waiting is not charged. */
export const usualWaiting: WaitingTerms = { stationMinutes: 60, otherMinutes: 15, price: cents(0) };

export const MOST_FREE_MINUTES = 240;
