import type { RideView } from '#contract/rides/rides.ts';
import { isStaff } from '#domain/account/roles.ts';
import { co2eOf } from '#domain/company/co2e.ts';
import { cents, moneyText } from '#domain/money.ts';
import { isOpenChange } from '#domain/ride/change-request.ts';
import { type Actor, isCalledOff } from '#domain/ride/ride.ts';
import { maySeeClientPhone } from '#domain/ride/ride-policy.ts';
import { placesOf, roadOf } from '#server/db/ride-places.ts';
import { presentFareLine } from '#server/features/pricing/index.ts';
import { presentClient, presentDriver } from './present-people.ts';
import { changeFactsOf, openTogether, presentChange, rideAsAsked } from './reading/asked-change.ts';
import { presentOrder } from './reading/in-order.ts';
import type { RideWithPeople } from './reading/ride-repository.ts';
import { factsOf } from './reading/ride-snapshot.ts';
import { presentExtras } from './writing/booking-columns.ts';
import { presentPassenger } from './writing/passenger-columns.ts';
import { presentAbsence, presentLanding, presentStart, presentWay } from './writing/way-columns.ts';

/** The fields depend on the reader: telephone numbers are only for the client and the driver of the ride. */
export function presentRide(ride: RideWithPeople, viewer: Actor, now: Date): RideView {
  const { pickup, destination } = placesOf(ride);
  const { km, minutes } = roadOf(ride);
  return {
    id: ride.id,
    number: Number(ride.number),
    version: ride.version,
    status: ride.status,
    clientId: ride.client_id,
    clientFirstName: ride.client_first_name,
    clientLastName: ride.client_last_name,
    client: presentClient(ride, viewer),
    passenger: presentPassenger(ride, maySeeClientPhone(viewer, factsOf(ride))),
    driverId: ride.driver_id,
    driver: presentDriver(ride),
    pickupAddress: ride.pickup_address,
    pickupLat: pickup?.lat ?? null,
    pickupLng: pickup?.lng ?? null,
    destinationAddress: ride.destination_address,
    destinationLat: destination?.lat ?? null,
    destinationLng: destination?.lng ?? null,
    scheduledAt: ride.scheduled_at.toISOString(),
    createdAt: ride.created_at.toISOString(),
    acceptedAt: momentText(ride.accepted_at),
    ...presentWay(ride, viewer),
    ...presentLanding(ride),
    ...presentAbsence(ride),
    ...presentStart(ride),
    endTime: momentText(ride.ended_at),
    distance: km,
    co2e: isCalledOff(ride) ? null : co2eOf(km, ride.co2e_per_km),
    duration: minutes,
    estimatedPrice: moneyText(cents(ride.estimated_cents)),
    finalPrice: ride.final_cents === null ? null : moneyText(cents(ride.final_cents)),
    priceToConfirm: ride.price_to_confirm,
    priceRuleName: ride.price_rule_name,
    priceLines: ride.price_lines.map(presentFareLine),
    finalLines: ride.final_lines.map(presentFareLine),
    raise: raiseOf(ride),
    ...presentExtras(ride),
    rejectionReason: ride.rejection_reason,
    cancellationReason: ride.cancellation_reason ?? requestReasonOf(ride),
    cancellationRequestedAt: momentText(ride.cancellation_requested_at),
    cancellationRefusedAt: momentText(ride.cancellation_refused_at),
    cancellationWithdrawnAt: momentText(ride.cancellation_withdrawn_at),
    cancellationTerms: ride.cancellation_terms,
    fee: feeOf(ride),
    creditedAmount: moneyText(cents(ride.credited_cents)),
    paymentStatus: ride.payment_status,
    paymentMethod: ride.payment_method,
    paymentId: ride.payment_reference,
    paidAt: momentText(ride.paid_at),
    paidAmount: ride.paid_cents === null ? null : moneyText(cents(ride.paid_cents)),
    ...(ride.owes_rest ? { owesRest: true } : {}),
    cashConfirmedAt: momentText(ride.cash_confirmed_at),
    order: presentOrder(ride, viewer),
    ...telephoneOf(ride, viewer),
    ...instantOf(ride, viewer),
    ...changeOf(ride, viewer, now),
  };
}

/** One that is over without an answer is none. */
function changeOf(ride: RideWithPeople, viewer: Actor, now: Date): Pick<RideView, 'changeRequest'> {
  const { asked_change: asked } = ride;
  if (!asked || !(asked.refused_at || isOpenChange(factsOf(ride), changeFactsOf(ride), now))) return {};
  const changed = { ...rideAsAsked(ride, asked.change), asked_change: null };
  const rides = openTogether({ ...ride, asked_change: asked }, viewer, now);
  return { changeRequest: presentChange(asked, rides, presentRide(changed, viewer, now)) };
}

/** The reason of another price stays internal. */
function telephoneOf(ride: RideWithPeople, viewer: Actor): Pick<RideView, 'telephone'> {
  const { entered_by: enteredBy, confirmed_at, confirmed_by, price_reason } = ride;
  if (enteredBy === null) return {};
  return {
    telephone: {
      enteredBy,
      confirmedAt: momentText(confirmed_at),
      byTelephone: confirmed_by !== null,
      priceReason: isStaff(viewer.role) ? price_reason : null,
    },
  };
}

/** The margin says where the driver is before and after: it is not for the client. */
function instantOf({ instant_margin: margin }: RideWithPeople, viewer: Actor): Pick<RideView, 'instant'> {
  if (margin === null) return {};
  return { instant: { margin: margin < 0 || !isStaff(viewer.role) ? null : margin } };
}

function momentText(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

function feeOf({ fee_cents, fee_kind, fee_waived_at }: RideWithPeople): RideView['fee'] {
  if (fee_cents === null || fee_kind === null) return null;
  return { amount: moneyText(cents(fee_cents)), kind: fee_kind, waivedAt: momentText(fee_waived_at) };
}

function raiseOf(ride: RideWithPeople): RideView['raise'] {
  const { status, bills_due_at, price_contested_at, price_answered_at, price_answer } = ride;
  if (status !== 'completed' || !(bills_due_at ?? price_contested_at)) return null;
  return {
    openUntil: momentText(bills_due_at),
    contestedAt: momentText(price_contested_at),
    reason: ride.price_contest_reason,
    answeredAt: momentText(price_answered_at),
    answer: price_answer,
  };
}

/** Why the client asks, while the driver has not answered. */
function requestReasonOf(ride: RideWithPeople): string | null {
  return ride.cancellation_requested_at ? ride.cancellation_request_reason : null;
}
