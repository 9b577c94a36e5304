import { useState } from 'react';
import type { AdditionBody, RideClosingView } from '#contract/rides/ride-closing.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { type Cents, cents, moneyFrom } from '#domain/money.ts';
import type { Closing } from '../../data/moves/driver-moves.ts';
import { useNewOpening } from '../use-new-opening.ts';
import { finalPriceFrom } from './final-price.ts';
import { type Counts, nothingCounted, proposedCounts } from './proposed-counts.ts';
import { useRideClosing } from './use-ride-closing.ts';

/** A line that a driver writes by hand. */
export type TypedLine = { kind: 'toll' | 'added_stop' | 'supplement'; amount: string; reason: string };

export const blankLine: TypedLine = { kind: 'toll', amount: '', reason: '' };

export type ClosingForm = ReturnType<typeof useClosing>;

/**
 * The additions at the end of a ride: started hours and waiting minutes are proposed, the driver adds the rest. What is
 * proposed is counted anew each time the dialog is shown, and never left out without a word.
 */
export function useClosing(ride: RideView, isShown: boolean) {
  // A payment made, pending or refunded is for the agreed price.
  const isOpen = ride.status === 'in_progress' && ride.paymentStatus === 'unpaid';
  const { data, isFetching, isError, refetch } = useRideClosing(ride, isOpen && isShown);
  const [isUncounted, setUncounted] = useState(false);
  useNewOpening(isShown, () => setUncounted(false));
  const isCounting = isOpen && isFetching;
  const isMissing = isOpen && isError && !isFetching;
  const countable = isOpen && !isMissing ? data : undefined;
  const [waiting, setWaiting] = useState<number>();
  const [hours, setHours] = useState<number>();
  const [typedLines, setLines] = useState<TypedLine[]>([]);
  const lines = isOpen ? typedLines : [];
  const [tickedRoute, setAgreedRoute] = useState<boolean>();
  const agreedRoute = tickedRoute ?? countable?.agreedRoute ?? false;

  const proposed = countable ? proposedCounts(ride, countable) : nothingCounted;
  const counts = isMissing
    ? nothingCounted
    : { waiting: waiting ?? proposed.waiting, hours: hours ?? proposed.hours };
  return {
    isOpen,
    countable,
    ...{ isCounting, isMissing, isUncounted, setUncounted, recount: () => void refetch() },
    ...{ counts, setWaiting, setHours, lines, setLines, agreedRoute, setAgreedRoute },
    added: addedCents(countable, counts, lines),
    isComplete: lines.every(isWhole) && !isCounting && (!isMissing || isUncounted),
    body: isOpen
      ? bodyOf({ counts, lines, agreedRoute: ride.kind === 'hire' ? tickedRoute : undefined })
      : {},
  };
}

function addedCents(countable: RideClosingView | undefined, counts: Counts, lines: TypedLine[]): Cents {
  const { waiting, extraHours } = countable ?? {};
  const counted =
    counts.waiting * (moneyFrom(waiting?.unitPrice ?? '0') ?? 0) +
    counts.hours * (moneyFrom(extraHours?.unitPrice ?? '0') ?? 0);
  return cents(lines.reduce((sum, { amount }) => sum + amountOf(amount), counted));
}

/** 0 for what is no amount. */
export function amountOf(typed: string): number {
  return moneyFrom(finalPriceFrom(typed) ?? '0') ?? 0;
}

/** An amount, and a reason where one is needed. */
function isWhole({ kind, amount, reason }: TypedLine): boolean {
  return amountOf(amount) > 0 && (kind === 'toll' || reason.trim() !== '');
}

function bodyOf({
  counts,
  lines,
  agreedRoute,
}: {
  counts: Counts;
  lines: TypedLine[];
  agreedRoute: boolean | undefined;
}) {
  const additions: AdditionBody[] = [
    ...(counts.waiting > 0 ? [{ kind: 'waiting', quantity: counts.waiting } as const] : []),
    ...(counts.hours > 0 ? [{ kind: 'extra_hours', quantity: counts.hours } as const] : []),
    ...lines.map(({ kind, amount, reason }) => ({ kind, amount: finalPriceFrom(amount) ?? '0', reason })),
  ];
  const closing: Closing = {
    ...(additions.length > 0 ? { additions } : {}),
    ...(agreedRoute === undefined ? {} : { agreedRoute }),
  };
  return closing;
}
