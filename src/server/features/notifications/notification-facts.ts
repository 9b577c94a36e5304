import { generalTerms, termsSentence } from '#contract/sentences/cancellation-words.fr.ts';
import { clockText, durationText, euroText, momentText, phoneText } from '#contract/sentences/french.ts';
import { type NotificationFacts, YOUR_DRIVER } from '#contract/sentences/ride-notifications.fr.ts';
import { PLACE_UNKNOWN } from '#contract/sentences/ride-sentences.fr.ts';
import { type ChangeableFacts, changesBetween, shortChangeText } from '#contract/words/ride-changes.fr.ts';
import { rideLoad } from '#contract/words/ride-load.fr.ts';
import { endsAtPickup, hireText, wayLines } from '#contract/words/trip-words.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { roadOf } from '#server/db/ride-places.ts';
import { freeWaitingUntil } from '#server/db/ride-way.ts';
import type { NotificationRide } from './notification-ride.ts';
import { priceText } from './price-text.ts';

/** `rides`: how many rides of its order the message covers. */
export function notificationFactsOf(ride: NotificationRide, now: Date, rides = 1): NotificationFacts {
  return {
    rides,
    number: Number(ride.number),
    when: momentText(ride.scheduled_at),
    time: clockText(ride.scheduled_at),
    pickup: ride.pickup_address,
    destination: endOf(ride),
    ...(ride.hire_hours === null ? {} : { hire: ride.hire_hours }),
    way: wayLines({
      pickup: ride.pickup_address,
      destination: ride.destination_address,
      stops: ride.stops,
      hours: ride.hire_hours,
    }),
    client: `${ride.client_first_name} ${ride.client_last_name}`,
    load: loadOf(ride),
    trip: tripOf(ride),
    price: priceText(ride),
    driver: ride.driver_first_name ?? YOUR_DRIVER,
    driverPhone: phoneText(ride.driver_phone ?? ''),
    vehicle: vehicleOf(ride),
    reason: reasonOf(ride, ride.status),
    asked: ride.cancellation_requested_at !== null,
    ...(ride.link === undefined ? {} : { link: ride.link }),
    terms: termsOf(ride, rides, now),
    fee: feeTextOf(ride),
    feeKind: ride.fee_kind ?? 'cancellation',
    arrival: clockAhead(ride.expected_at, now),
    freeUntil: clockAhead(freeWaitingUntil(ride), now),
    changes: changesOf(ride),
    ...raiseOf(ride),
  };
}

/** A hire without a last destination goes nowhere in particular. */
function endOf(ride: NotificationRide): string {
  const { hire_hours: hours, pickup_address: pickupAddress, destination_address: destinationAddress } = ride;
  const isBack = endsAtPickup({ hours, pickupAddress, destinationAddress });
  return hours !== null && isBack ? hireText(hours) : destinationAddress;
}

/** The requested changes; once they are accepted, the ride itself shows them. */
function changesOf(ride: NotificationRide): string[] {
  const { asked_change: change } = ride;
  if (!change) return [];
  const after = { ...ride, ...change, scheduled_at: new Date(change.scheduled_at) };
  return changesBetween(changeableOf(ride), changeableOf(after), momentText).map(shortChangeText);
}

function changeableOf(ride: NotificationRide): ChangeableFacts {
  return {
    scheduledAt: ride.scheduled_at.toISOString(),
    pickupAddress: ride.pickup_address,
    destinationAddress: ride.destination_address,
    stops: ride.stops,
    hours: ride.hire_hours,
    program: ride.program,
    estimatedPrice: moneyText(cents(ride.estimated_cents)),
    priceToConfirm: ride.price_to_confirm,
    priceLines: ride.price_lines,
    passengers: ride.passengers,
    luggage: ride.luggage,
    travelReference: ride.travel_reference,
    allowToll: ride.allow_toll,
    notes: ride.notes,
    cancellationTerms: ride.cancellation_terms,
    passenger: ride.passenger_name ? { name: ride.passenger_name, phone: ride.passenger_phone } : null,
  };
}

/** For several rides without the amounts and the moment of one of them. */
function termsOf(ride: NotificationRide, rides: number, now: Date): string {
  const { cancellation_terms: terms, scheduled_at: scheduledAt, estimated_cents } = ride;
  if (!terms) return '';
  if (rides > 1) return generalTerms(terms);
  const isPending = ride.status === 'pending';
  return termsSentence({ terms, scheduledAt, estimatedCents: cents(estimated_cents), isPending }, now);
}

function clockAhead(moment: Date | null, now: Date): string {
  return moment && moment > now ? clockText(moment) : '';
}

function feeTextOf({ fee_cents, fee_waived_at }: NotificationRide): string {
  return fee_cents === null || fee_waived_at ? '' : euroText(moneyText(cents(fee_cents)));
}

function raiseOf(ride: NotificationRide): Pick<NotificationFacts, 'raise'> {
  const { final_cents, estimated_cents, final_lines, price_answer } = ride;
  if (final_cents === null || final_lines.length === 0) return {};
  const added = final_lines.reduce((sum, line) => sum + line.cents, 0);
  const difference = price_answer === 'waived' ? added : final_cents - estimated_cents;
  return {
    raise: {
      difference: euroText(moneyText(cents(difference))),
      total: euroText(moneyText(cents(final_cents))),
      agreed: euroText(moneyText(cents(estimated_cents))),
      reason: ride.price_contest_reason ?? '',
      answer: price_answer,
    },
  };
}

function tripOf(ride: NotificationRide): string {
  const { km, minutes } = roadOf(ride);
  if (minutes === null) return PLACE_UNKNOWN;
  return [...(km === null ? [] : [`${Math.round(km)} km`]), durationText(minutes)].join(', ');
}

function loadOf(ride: NotificationRide): string {
  const { passengers, luggage, travel_reference: travelReference } = ride;
  return rideLoad({ passengers, luggage, travelReference, priceLines: ride.price_lines }).join(', ');
}

function vehicleOf({ vehicle_make, vehicle_model, vehicle_plate }: NotificationRide): string {
  const vehicle = [vehicle_make, vehicle_model].filter(Boolean).join(' ');
  return [vehicle, vehicle_plate].filter(Boolean).join(', ');
}

function reasonOf(ride: NotificationRide, status: RideStatus): string {
  if (status === 'rejected') return ride.rejection_reason ?? '';
  if (status === 'cancelled') return ride.cancellation_reason ?? ride.cancellation_request_reason ?? '';
  return ride.cancellation_request_reason ?? '';
}
