import { type Cents, cents } from '../money.ts';
import type { CancellationTerms, RideStatus } from './ride.ts';

export const MOST_FREE_HOURS = 720;

const HOUR_MS = 3_600_000;

/** The last moment of a free cancellation, inclusive. */
export function freeToCancelUntil({ freeHours }: CancellationTerms, scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - freeHours * HOUR_MS);
}

/** A percentage of a price, rounded half up to the cent. */
export function shareOf(price: Cents, percent: number): Cents {
  return cents(Math.floor((price * percent + 50) / 100));
}

export type CancelledRide = {
  status: RideStatus;
  scheduledAt: Date;
  estimatedCents: Cents;
  terms?: CancellationTerms | null;
  /** When the client requested the cancellation, if earlier: the fee counts from then. */
  cancellationRequestedAt?: Date | null;
};

/** The fee for a cancellation at this moment, none while the request is pending; undefined without agreed terms. */
export function dueIfCancelled(ride: CancelledRide, at: Date): Cents | undefined {
  const { terms, scheduledAt, estimatedCents } = ride;
  if (!terms) return undefined;
  const askedAt = ride.cancellationRequestedAt ?? at;
  if (ride.status === 'pending' || askedAt <= freeToCancelUntil(terms, scheduledAt)) return cents(0);
  return shareOf(estimatedCents, terms.latePercent);
}

/** The fee of an absent client. */
export function dueIfAbsent({ terms, estimatedCents }: CancelledRide): Cents | undefined {
  return terms ? shareOf(estimatedCents, terms.absencePercent) : undefined;
}

/** '24/50/100', as stored in the settings; null for any other text. */
export function termsFrom(text: string): CancellationTerms | null {
  const [, freeHours, latePercent, absencePercent] = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/u.exec(text) ?? [];
  const terms = {
    freeHours: Number(freeHours),
    latePercent: Number(latePercent),
    absencePercent: Number(absencePercent),
  };
  const isPossible =
    terms.freeHours <= MOST_FREE_HOURS && terms.latePercent <= 100 && terms.absencePercent <= 100;
  return isPossible ? terms : null;
}

export function termsText({ freeHours, latePercent, absencePercent }: CancellationTerms): string {
  return [freeHours, latePercent, absencePercent].join('/');
}
