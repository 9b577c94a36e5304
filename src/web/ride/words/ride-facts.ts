import type { RideView } from '#contract/rides/rides.ts';
import { type Cents, cents, moneyFrom } from '#domain/money.ts';
import type { RidePaymentFacts } from '#domain/payment/payment.ts';
import { raiseStateOf } from '#domain/ride/raise.ts';
import type { RideFacts } from '#domain/ride/ride.ts';

/** The API sends times as text. */
export function factsOf({
  status,
  clientId,
  driverId,
  scheduledAt,
  cancellationRequestedAt,
  startTime,
  onTheWayAt,
  arrivedAt,
  way,
  absentFrom,
  landing,
  cancellationTerms,
  fee,
  raise,
  paymentStatus,
}: RideView): RideFacts {
  return {
    status,
    clientId,
    driverId,
    scheduledAt: new Date(scheduledAt),
    cancellationRequestedAt: momentOf(cancellationRequestedAt),
    startedAt: momentOf(startTime),
    onTheWayAt: momentOf(onTheWayAt ?? null),
    arrivedAt: momentOf(arrivedAt ?? null),
    freeUntil: momentOf(absentFrom ?? way?.freeUntil ?? null),
    landing: landing
      ? { landedAt: momentOf(landing.landedAt), luggageAt: momentOf(landing.luggageAt) }
      : null,
    terms: cancellationTerms,
    feeCents: fee && amountOf(fee.amount),
    feeWaivedAt: momentOf(fee?.waivedAt ?? null),
    raise: raiseStateOf({
      status,
      billsDueAt: momentOf(raise?.openUntil ?? null),
      contestedAt: momentOf(raise?.contestedAt ?? null),
      answeredAt: momentOf(raise?.answeredAt ?? null),
      isPaid: paymentStatus !== 'unpaid',
    }),
  };
}

/** The real start, else the scheduled one. */
export function startOf({ startTime, scheduledAt }: RideView): Date {
  return new Date(startTime ?? scheduledAt);
}

/** The API sends amounts as text. */
export function paymentFactsOf(ride: RideView): RidePaymentFacts {
  return {
    ...factsOf(ride),
    estimatedCents: amountOf(ride.estimatedPrice),
    finalCents: ride.finalPrice === null ? null : amountOf(ride.finalPrice),
    paymentStatus: ride.paymentStatus,
    paymentMethod: ride.paymentMethod,
    cashConfirmedAt: momentOf(ride.cashConfirmedAt),
    paidCents: ride.paidAmount === null ? null : amountOf(ride.paidAmount),
    creditedCents: amountOf(ride.creditedAmount),
    owesRest: ride.owesRest ?? false,
  };
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function amountOf(text: string): Cents {
  return moneyFrom(text) ?? cents(0);
}
