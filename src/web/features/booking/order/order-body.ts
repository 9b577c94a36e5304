import type { BookRideBody } from '#contract/rides.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { type BookingDraft, extrasOf } from '#web/signals/booking-draft.ts';

/** The body for a draft. An address without coordinates is sent as it is: the server geocodes it. */
export function orderBody(draft: BookingDraft, quoteId: string): BookRideBody {
  return {
    pickupAddress: draft.pickup,
    pickupLat: draft.pickupCoords?.lat ?? null,
    pickupLng: draft.pickupCoords?.lng ?? null,
    destinationAddress: draft.destination,
    destinationLat: draft.destinationCoords?.lat ?? null,
    destinationLng: draft.destinationCoords?.lng ?? null,
    scheduledAt: momentInParis(draft.date)?.toISOString() ?? '',
    ...extrasOf(draft),
    quoteId,
  };
}
