import { fareFor } from '#domain/pricing/fare.ts';
import { shareOf } from '#domain/ride/cancellation-terms.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import type { NewRide } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { dayTariff, hourlyTariff } from './prices.ts';
import { demoTerms, hoursFromNow, type Story, stories } from './ride-stories.ts';

export function demoRides(clientIds: readonly string[], driverId: string): NewRide[] {
  return stories.map((story, index) =>
    demoRide(story, {
      clientId: clientIds[index % 3 === 0 ? 0 : index % clientIds.length] ?? '',
      driverId,
      answered: answeredAfter(index),
    }),
  );
}

type Whose = { clientId: string; driverId: string; answered: number };

export function demoRide(story: Story, { clientId, driverId, answered }: Whose): NewRide {
  // Only what was agreed on costs something when it is cancelled.
  const isAccepted = isAgreed(story) || Boolean(story.more?.fee_kind);
  return {
    id: newId(),
    client_id: clientId,
    driver_id: isAccepted || story.status === 'rejected' ? driverId : null,
    status: story.status,
    pickup_address: story.from.address,
    pickup_lat: story.from.lat,
    pickup_lng: story.from.lng,
    destination_address: story.to.address,
    destination_lat: story.to.lat,
    destination_lng: story.to.lng,
    scheduled_at: toFiveMinutes(hoursFromNow(story.at)),
    created_at: hoursFromNow(bookedAt(story)),
    accepted_at: isAccepted ? hoursFromNow(bookedAt(story) + answered / 60) : null,
    started_at: story.status === 'completed' ? hoursFromNow(story.at) : null,
    ended_at: story.status === 'completed' ? hoursFromNow(story.at + story.minutes / 60) : null,
    distance_km: story.km,
    duration_minutes: story.minutes,
    ...priceOf(story),
    final_cents: null,
    rejection_reason: null,
    cancellation_reason: null,
    cancellation_requested_at: null,
    cancellation_request_reason: null,
    ...story.more,
  };
}

/** As the demonstration's rules of the day would price it; a fee is what the terms leave owed. */
function priceOf({ at, km, minutes, more }: Story) {
  const [tariff, name] = more?.hire_hours
    ? ([hourlyTariff, 'Mise à disposition'] as const)
    : ([dayTariff, 'Tarif de jour'] as const);
  const { total, lines } = fareFor({ km, minutes }, tariff);
  const fee = more?.fee_kind
    ? {
        fee_cents: shareOf(total, demoTerms.latePercent),
        fee_at: lateBefore(toFiveMinutes(hoursFromNow(at))),
      }
    : {};
  return { estimated_cents: total, price_rule_name: name, price_lines: JSON.stringify(lines), ...fee };
}

function bookedAt({ at }: Story): number {
  return Math.min(at - 6, -1);
}

/** Minutes from the booking to the answer of the driver. */
export function answeredAfter(index: number): number {
  return 1 + ((index * 7) % 34);
}

/** An hour before the pickup: a cancellation then costs. */
export function lateBefore(pickup: Date): Date {
  return new Date(pickup.getTime() - 3_600_000);
}

/** A pickup time is never 06:27. */
function toFiveMinutes(moment: Date): Date {
  return new Date(Math.round(moment.getTime() / 300_000) * 300_000);
}
