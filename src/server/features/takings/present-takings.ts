import type { TakingsView } from '#contract/money/takings.ts';
import { cents, moneyText } from '#domain/money.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import type { Actor } from '#domain/ride/ride.ts';
import { presentRide } from '#server/features/rides/index.ts';
import type { KeptTaking, Takings } from './read-takings.ts';

export function presentTakings(takings: Takings, viewer: Actor, at: Date): TakingsView {
  const { period, span, steps, before, sums, toCollect, waiting } = takings;
  const now = sums.filter(({ part }) => part === 'now');
  const earlier = sums.filter(({ part }) => part === 'before');
  const ofMethod = (method: KeptTaking['method']) => now.filter((row) => row.method === method);
  return {
    period,
    ...figuresOf(span, now),
    refunded: money(sumOf(now, 'refunded_cents')),
    byMethod: Object.fromEntries(
      paymentMethods.map((method) => [method, money(sumOf(ofMethod(method), 'total_cents'))]),
    ) as TakingsView['byMethod'],
    steps: steps.map((firstDay) => stepOf(firstDay, now)),
    before: figuresOf(before, earlier),
    toCollect: {
      rides: toCollect.rides.map((ride) => presentRide(ride, viewer, at)),
      count: toCollect.count,
      total: toCollect.total === null ? null : money(toCollect.total),
    },
    waiting: waiting.map((ride) => presentRide(ride, viewer, at)),
  };
}

function figuresOf({ firstDay, lastDay }: Takings['before'], sums: KeptTaking[]): TakingsView['before'] {
  const total = sumOf(sums, 'total_cents');
  const rides = sumOf(sums, 'rides');
  return {
    firstDay,
    lastDay,
    total: money(total),
    // A refund may come after the period in which the ride was paid.
    rides: Math.max(0, rides),
    average: rides > 0 ? money(Math.round(total / rides)) : null,
  };
}

function stepOf(firstDay: string, sums: KeptTaking[]): TakingsView['steps'][number] {
  const ofStep = sums.filter(({ start }) => start === firstDay);
  return {
    firstDay,
    total: money(sumOf(ofStep, 'total_cents')),
    rides: Math.max(0, sumOf(ofStep, 'rides')),
  };
}

function sumOf(sums: KeptTaking[], column: 'total_cents' | 'refunded_cents' | 'rides'): number {
  return sums.reduce((sum, row) => sum + Number(row[column]), 0);
}

function money(amount: number): string {
  return moneyText(cents(amount));
}
