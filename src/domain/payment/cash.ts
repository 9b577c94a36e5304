import { may } from '../policy.ts';
import type { Actor } from '../ride/ride.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';
import { awaitsCash, isPayable, type RidePaymentFacts } from './payment.ts';

/** `receive`: the driver received undeclared cash. `none`: nothing to change. */
export type CashMove = 'declare' | 'withdraw' | 'confirm' | 'contest' | 'receive' | 'none';

type CashRefusal = 'not_payable' | 'cash_undeclared' | 'not_allowed';
export type CashResult = { ok: true; move: CashMove } | { ok: false; refusal: CashRefusal };

const CORRECTION_MS = 24 * 3_600_000;

/** `driverIsUnable`: the driver of the ride is blocked or no longer a driver. */
type CashWord = { wanted: 'paid' | 'unpaid'; actor: Actor; now: Date; driverIsUnable?: boolean };

/** The move meant by a client or driver who says that the cash was paid, or was not. */
export function cashMove(
  ride: RidePaymentFacts,
  { wanted, actor, now, driverIsUnable }: CashWord,
): CashResult {
  if (isClientOf(actor, ride)) return wanted === 'paid' ? declared(ride) : withdrawn(ride);
  if (isDriverOf(actor, ride)) return wanted === 'paid' ? received(ride) : contested(ride, now);
  if (driverIsUnable && may(actor, 'settle_for_drivers')) return answered(ride, wanted, now);
  return { ok: false, refusal: 'not_allowed' };
}

/** An admin only answers what the client declared: they were not there when cash was handed over. */
function answered(ride: RidePaymentFacts, wanted: CashWord['wanted'], now: Date): CashResult {
  if (wanted === 'unpaid') return contested(ride, now);
  return awaitsCash(ride) || ride.paymentStatus === 'paid' ? received(ride) : notPayable;
}

function declared(ride: RidePaymentFacts): CashResult {
  if (ride.paymentStatus === 'paid') return does('none');
  return isPayable(ride) ? does('declare') : notPayable;
}

function withdrawn(ride: RidePaymentFacts): CashResult {
  if (ride.paymentStatus === 'unpaid') return does('none');
  return awaitsCash(ride) ? does('withdraw') : notPayable;
}

function received(ride: RidePaymentFacts): CashResult {
  if (awaitsCash(ride)) return does('confirm');
  if (ride.paymentStatus === 'paid') return does('none');
  if (!isPayable(ride)) return notPayable;
  // Before the ride starts no cash changes hands, unless the client declares it.
  return ride.status === 'accepted' ? { ok: false, refusal: 'cash_undeclared' } : does('receive');
}

/** A confirmation may be a mistake: within a day a new journal line can correct it. */
function contested(ride: RidePaymentFacts, now: Date): CashResult {
  if (ride.paymentStatus === 'unpaid') return does('none');
  return awaitsCash(ride) || isFreshlyConfirmed(ride, now) ? does('contest') : notPayable;
}

function isFreshlyConfirmed({ paymentStatus, cashConfirmedAt }: RidePaymentFacts, now: Date): boolean {
  const since = now.getTime() - (cashConfirmedAt?.getTime() ?? 0);
  return paymentStatus === 'paid' && since <= CORRECTION_MS;
}

function does(move: CashMove): CashResult {
  return { ok: true, move };
}

const notPayable: CashResult = { ok: false, refusal: 'not_payable' };
