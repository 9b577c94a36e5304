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

/** Why a client owes a fee: a late cancellation, or an absence at the pickup. */
export const feeKinds = ['cancellation', 'absence'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Of a price that was raised at the end. `open`: the client may contest it. `contested`: it waits for an answer. */
export type RaiseState = 'open' | 'contested';

export type Actor = { id: string; role: Role };

/** The terms for a client who cancels or does not come; frozen with the order. */
export type CancellationTerms = {
  /** Hours before the departure until which a cancellation is free; elapsed time, whatever the clock changes. */
  freeHours: number;
  /** Percent of the agreed price due for a late cancellation. */
  latePercent: number;
  /** Percent of the agreed price due for an absent client. */
  absencePercent: number;
  /** Free waiting minutes before the client counts as absent; missing in orders of earlier versions. */
  freeMinutes?: number | undefined;
};

/** When the passenger landed and had their luggage; null until they report it. */
export type Landing = { landedAt: Date | null; luggageAt: Date | null };

/** What the rules need to know about a ride. */
export type RideFacts = {
  status: RideStatus;
  clientId: string;
  driverId: string | null;
  scheduledAt: Date;
  cancellationRequestedAt: Date | null;
  startedAt: Date | null;
  /** When the driver set off for the pickup and arrived there, by the server's clock; null or absent: not reported. */
  onTheWayAt?: Date | null;
  arrivedAt?: Date | null;
  /** When the free waiting ends, even if the driver never reported the arrival; null or absent: unknown. */
  freeUntil?: Date | null;
  /** Set for a pickup at an airport or a station; null or absent elsewhere. */
  landing?: Landing | null;
  /** The cancellation terms agreed with the order, if any. */
  terms?: CancellationTerms | null;
  /** What the client owes for a late cancellation or an absence. */
  feeCents?: Cents | null;
  /** When the driver waived the fee; it is then no longer due. */
  feeWaivedAt?: Date | null;
  /** Whether the client may contest, or contests, a price raised at the end. */
  raise?: RaiseState | null;
};

export const openStatuses: readonly RideStatus[] = ['pending', 'accepted', 'in_progress'];
export const plannedStatuses: readonly RideStatus[] = ['accepted', 'in_progress'];
export const closedStatuses: readonly RideStatus[] = ['completed', 'cancelled', 'rejected'];

/** A driver has it, and it is not over. */
export function isPlanned({ status }: { status: RideStatus }): boolean {
  return plannedStatuses.includes(status);
}

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

/** The fee in cents; 0 once the driver waived it. */
export function feeOf({
  status,
  feeCents,
  feeWaivedAt,
}: Pick<RideFacts, 'status' | 'feeCents' | 'feeWaivedAt'>): Cents | 0 {
  return status === 'cancelled' && !feeWaivedAt ? (feeCents ?? 0) : 0;
}

/** Whether a driver has taken the ride; from then on client and driver may call each other. */
export function isAgreed({ status }: Pick<RideFacts, 'status'>): boolean {
  return agreedStatuses.includes(status);
}
