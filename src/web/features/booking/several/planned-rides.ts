import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import type { Leg } from '#domain/order/order.ts';
import { departuresOf, type Series, type SeriesPlan, seriesOf } from '#domain/order/series.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { type BookingDraft, blankStop, type DraftStop } from '#web/signals/booking-draft.ts';
import { isOn, toggled } from '#web/signals/chosen-words.ts';
import { isBlank } from '../draft/booking-problems.ts';
import { orderBody } from '../order/order-body.ts';

/** One ride of the order, as the draft it would be on its own. */
export type PlannedRide = { draft: BookingDraft; leg: Leg | null; day: string };

export type Plan = { rides: PlannedRide[]; series: Series | undefined; withReturns: boolean };

export const daysIn = (text: string): string[] => text.split(',').filter(Boolean);

export const weekdaysIn = (draft: BookingDraft): number[] => daysIn(draft.weekdays).map(Number);

/** All rides that the form describes, by date; none while a date or a place of the return is missing. */
export function planOf(draft: BookingDraft): Plan {
  const withReturns = isOn(draft, 'return');
  const series = isOn(draft, 'repeat') && draft.date ? seriesOf(seriesPlan(draft)) : undefined;
  const isReady =
    draft.date.length === 16 &&
    (!withReturns || (draft.returnDate.length === 16 && !draft.wayBack.some(isBlank)));
  const days = series
    ? series.days.filter(({ isRidden }) => isRidden).map(({ day }) => day)
    : [draft.date.slice(0, 10)];
  const rides = isReady ? ridesOn(days, draft, withReturns) : [];
  return { rides, series, withReturns };
}

function seriesPlan(draft: BookingDraft): SeriesPlan {
  return {
    first: draft.date,
    weekdays: weekdaysIn(draft),
    until: draft.until,
    skipsHolidays: draft.skipsHolidays,
    ridesPerDate: isOn(draft, 'return') ? 2 : 1,
    takenOut: daysIn(draft.takenOut),
    putBack: daysIn(draft.putBack),
  };
}

function ridesOn(days: readonly string[], draft: BookingDraft, withReturns: boolean): PlannedRide[] {
  const departures = departuresOf(days, draft.date, withReturns ? draft.returnDate : undefined);
  return departures.flatMap(({ outward, back }, index): PlannedRide[] => {
    const day = days[index] ?? '';
    const there = { ...draft, date: parisLocal(outward) };
    if (!back) return [{ draft: there, leg: null, day }];
    return [
      { draft: there, leg: 'outward', day },
      { draft: { ...wayBack(draft), date: parisLocal(back) }, leg: 'return', day },
    ];
  });
}

/** From the destination to the pickup without stops, or by the chosen places. */
function wayBack(draft: BookingDraft): BookingDraft {
  const [from = destinationOf(draft), ...others] = draft.wayBack;
  const to = others.at(-1) ?? pickupOf(draft);
  const stops = others.slice(0, -1);
  return {
    ...draft,
    words: isOn(draft, 'stops') === stops.length > 0 ? draft.words : toggled(draft, 'stops'),
    stops,
    pickup: from.address,
    pickupCoords: from.coords,
    destination: to.address,
    destinationCoords: to.coords,
    travelReference: draft.returnReference,
  };
}

export function pickupOf({ pickup, pickupCoords }: BookingDraft): DraftStop {
  return { ...blankStop, address: pickup, coords: pickupCoords, isUnknown: pickupCoords === null };
}

export function destinationOf({ destination, destinationCoords }: BookingDraft): DraftStop {
  return {
    ...blankStop,
    address: destination,
    coords: destinationCoords,
    isUnknown: destinationCoords === null,
  };
}

/** The body of a quote request. */
export function unquotedBody({ draft }: PlannedRide): BookRideBody {
  const { quoteId: _, ...body } = orderBody(draft, '', false);
  return body;
}
