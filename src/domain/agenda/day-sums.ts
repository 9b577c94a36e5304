import type { Cents } from '../money.ts';
import { isExpired, type RideFacts } from '../ride/ride.ts';
import { parisTime } from '../time/paris.ts';

/** The head of a day: its rides and their prices, and the pending requests. */
export type DaySum = { rides: number; requests: number; cents: number };

export const noRides: DaySum = { rides: 0, requests: 0, cents: 0 };

type Priced = Pick<RideFacts, 'status' | 'scheduledAt'> & { priceCents: Cents | 0 };

/** By the day on which each ride leaves. The price of a request is not summed: it has no driver yet. */
export function sumsByDay(rides: readonly Priced[], now: Date): Map<string, DaySum> {
  const sums = new Map<string, DaySum>();
  for (const ride of rides) {
    const { day } = parisTime(ride.scheduledAt);
    sums.set(day, added(sums.get(day) ?? noRides, sumOf(ride, now)));
  }
  return sums;
}

export function totalOf(sums: readonly DaySum[]): DaySum {
  return sums.reduce(added, noRides);
}

function sumOf(ride: Priced, now: Date): DaySum {
  if (ride.status !== 'pending') return { rides: 1, requests: 0, cents: ride.priceCents };
  return isExpired(ride, now) ? noRides : { ...noRides, requests: 1 };
}

function added(one: DaySum, other: DaySum): DaySum {
  return {
    rides: one.rides + other.rides,
    requests: one.requests + other.requests,
    cents: one.cents + other.cents,
  };
}
