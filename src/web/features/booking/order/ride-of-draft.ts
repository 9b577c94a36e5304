import type { RideView } from '#contract/rides/rides.ts';
import { optionsOf } from '#contract/sentences/options-text.ts';
import type { ChangeableFacts } from '#contract/words/ride-changes.fr.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { optionCodes } from '#domain/pricing/option.ts';
import { momentInParis } from '#domain/time/paris.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';
import { extrasOf } from '#web/signals/ride-extras.ts';

/** The ride as this draft would leave it, apart from its price. */
export function rideOfDraft(ride: ChangeableFacts, draft: BookingDraft): ChangeableFacts {
  const hours = hireHours(draft);
  return {
    ...ride,
    pickupAddress: draft.pickup,
    destinationAddress: draft.destination || draft.pickup,
    scheduledAt: momentInParis(draft.date)?.toISOString() ?? ride.scheduledAt,
    hours,
    program: hours === null ? '' : draft.program,
    stops: stopsIn(draft).map(({ address, waitingMinutes }) => ({
      address,
      waitingMinutes,
      lat: null,
      lng: null,
    })),
    ...extrasOf(draft),
    travelReference: draft.travelReference.trim(),
    notes: draft.notes.trim(),
    passenger: passengerIn(draft),
    priceLines: optionLines(draft.options),
  };
}

function passengerIn({ isForOther, passengerName, passengerPhone }: BookingDraft): RideView['passenger'] {
  if (!isForOther) return null;
  return { name: passengerName.trim(), phone: internationalPhone(passengerPhone) ?? passengerPhone.trim() };
}

function optionLines(options: string): ChangeableFacts['priceLines'] {
  const chosen = optionsOf(options);
  return optionCodes.flatMap((option) => (chosen[option] ? [{ option, quantity: chosen[option] }] : []));
}
