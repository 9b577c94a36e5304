import type { Role } from '../account/roles.ts';
import type { Cents } from '../money.ts';

export const rideStatuses = [
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'cancelled',
  'rejected',
] as const;

export type RideStatus = (typeof rideStatuses)[number];

/** Of a client who cancels late, or who is not there. */
export const feeKinds = ['cancellation', 'absence'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Of a price that was raised at the end. `open`: its client may contest it. `contested`: it awaits an answer. */
export type RaiseState = 'open' | 'contested';

export type Actor = { id: string; role: Role };

/** What an operator asks of a client who cancels or does not come; frozen with the order. */
export type CancellationTerms = {
  /** Free until this many hours before the departure; elapsed hours, whatever the clocks do. */
  freeHours: number;
  /** Then this share of the agreed price, */
  latePercent: number;
  /** and this one of somebody who is not there. */
  absencePercent: number;
  /** after this many minutes of waiting; absent from orders of versions before. */
  freeMinutes?: number;
};

/** When the passenger landed and had their luggage; null while nobody told. */
export type Landing = { landedAt: Date | null; luggageAt: Date | null };

/** What the rules need to know about a ride. */
export type RideFacts = {
  status: RideStatus;
  clientId: string;
  driverId: string | null;
  scheduledAt: Date;
  cancellationRequestedAt: Date | null;
  startedAt: Date | null;
  /** When its driver left for the client and was there, by the server's clock; null or absent: not told. */
  onTheWayAt?: Date | null;
  arrivedAt?: Date | null;
  /** Until when waiting costs nothing, whether or not the driver said to be there; null or absent: not known. */
  freeUntil?: Date | null;
  /** Of a pickup at an airport or a station; null or absent elsewhere. */
  landing?: Landing | null;
  /** What was agreed on with the order about its cancellation, if anything. */
  terms?: CancellationTerms | null;
  /** What the client owes for a cancellation or an absence, */
  feeCents?: Cents | null;
  /** unless its driver waived it. */
  feeWaivedAt?: Date | null;
  /** How a price that was raised at the end stands with its client. */
  raise?: RaiseState | null;
};

export const openStatuses: readonly RideStatus[] = ['pending', 'accepted', 'in_progress'];
export const closedStatuses: readonly RideStatus[] = ['completed', 'cancelled', 'rejected'];

/** Cancelled or refused: it does not take place. */
export function isCalledOff({ status }: { status: RideStatus }): boolean {
  return status === 'cancelled' || status === 'rejected';
}

export const agreedStatuses: readonly RideStatus[] = ['accepted', 'in_progress', 'completed'];

/** A request without an answer in time: it can no longer be accepted or edited. */
export function isExpired(
  { status, scheduledAt }: Pick<RideFacts, 'status' | 'scheduledAt'>,
  now: Date,
): boolean {
  return status === 'pending' && scheduledAt < now;
}

/** A fee that its driver has not waived. */
export function feeOf({
  status,
  feeCents,
  feeWaivedAt,
}: Pick<RideFacts, 'status' | 'feeCents' | 'feeWaivedAt'>): Cents | 0 {
  return status === 'cancelled' && !feeWaivedAt ? (feeCents ?? 0) : 0;
}

/** Once a driver has taken the ride, the two may call each other. */
export function isAgreed({ status }: Pick<RideFacts, 'status'>): boolean {
  return agreedStatuses.includes(status);
}
