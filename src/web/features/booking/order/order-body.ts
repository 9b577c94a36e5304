import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import type { QuoteFollowingBody } from '#contract/rides/order-changes.ts';
import { optionsOf } from '#contract/sentences/options-text.ts';
import { momentInParis } from '#domain/time/paris.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';
import { extrasOf } from '#web/signals/ride-extras.ts';
import { stopBody } from '../booking-api.ts';

/**
 * The body for a draft. An edit sends its options and stops even when empty, since it may remove them.
 * An address without coordinates is sent as typed: the server geocodes it.
 */
export function orderBody(draft: BookingDraft, quoteId: string, isEdit: boolean): BookRideBody {
  return {
    pickupAddress: draft.pickup,
    pickupLat: draft.pickupCoords?.lat ?? null,
    pickupLng: draft.pickupCoords?.lng ?? null,
    ...(draft.destination ? { destinationAddress: draft.destination } : {}),
    destinationLat: draft.destinationCoords?.lat ?? null,
    destinationLng: draft.destinationCoords?.lng ?? null,
    scheduledAt: momentInParis(draft.date)?.toISOString() ?? '',
    ...extrasOf(draft),
    ...(draft.options || isEdit ? { options: optionsOf(draft.options) } : {}),
    ...kindBody(draft, isEdit),
    ...(draft.isForOther || isEdit ? { passenger: passengerOf(draft) } : {}),
    quoteId,
  };
}

/** The same without a quote. */
export function changeBody(draft: BookingDraft): QuoteFollowingBody {
  const { quoteId: _, ...body } = orderBody(draft, '', true);
  return body;
}

function kindBody(draft: BookingDraft, isEdit: boolean): Partial<BookRideBody> {
  const [hours, stops] = [hireHours(draft), stopsIn(draft)];
  if (hours !== null) return { kind: 'hire', hours, program: draft.program };
  if (isEdit) return { kind: 'one_way', stops: stops.map(stopBody), program: '' };
  return stops.length > 0 ? { stops: stops.map(stopBody) } : {};
}

function passengerOf({ isForOther, passengerName, passengerPhone }: BookingDraft): BookRideBody['passenger'] {
  return isForOther ? { name: passengerName, phone: passengerPhone } : null;
}
