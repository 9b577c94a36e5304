import { type Cents, cents } from '../money.ts';

/** Free minutes at the pickup, and what each started minute costs after them. */
export type WaitingTerms = { stationMinutes: number; otherMinutes: number; price: Cents };

/** Before anybody set a price: nothing is charged. */
export const usualWaiting: WaitingTerms = { stationMinutes: 60, otherMinutes: 15, price: cents(0) };

export const MOST_FREE_MINUTES = 240;
