import { createContext, type ReactNode, useContext } from 'react';
import { momentInParis } from '#domain/time/paris.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { isSeveral } from '#web/signals/chosen-words.ts';
import { arrivalOf } from '../trip/trip.ts';
import { endsOf, unfinishedStop } from '../trip/trip-ends.ts';
import { useTrip } from '../trip/use-trip.ts';
import { type ReviewDialog, useBookingCheck } from './use-booking-check.ts';
import { type DraftChange, type TakeRequest, useBookingDraft } from './use-booking-draft.ts';
import { useOfferedOnly } from './use-offered-only.ts';
import { useUnpicked } from './use-unpicked.ts';

const TRIP_DELAY = 500;

export type Booking = ReturnType<typeof useBookingState>;

export const BookingContext = createContext<Booking | undefined>(undefined);

/** The booking shared by the fields, the map and the trip. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('The booking is missing above this component');
  return booking;
}

/** For clients only: opens the ride requested by a list, and orders. */
export type ClientParts = {
  takeRequest?: TakeRequest | undefined;
  reviewDialog?: ReviewDialog | undefined;
  /** The same for an order of several rides. */
  severalDialog?: ReviewDialog | undefined;
  /** Signs in on the spot, when the session ends during an order. */
  signIn?: ReactNode;
  /** A driver types the order: without notice, without a stored draft, and without the client's recap. */
  byDriver?: { onChecked: () => void } | undefined;
};

export function useBookingState({ takeRequest, reviewDialog, severalDialog, signIn, byDriver }: ClientParts) {
  const { minimumNotice, hasHours } = usePublicSettings();
  const notice = byDriver ? 0 : Number(minimumNotice);
  const { draft, edited, isMoved, change, endEdit, startAfresh } = useBookingDraft(
    notice,
    takeRequest,
    !byDriver,
  );
  const ends = endsOf(draft);
  const { unpicked, noteUnpicked, swapUnpicked, forgetUnpicked, isTypedOut } = useUnpicked(draft);
  const isComplete = Boolean(ends ?? isTypedOut);
  const missingStop = unfinishedStop(draft);
  const moment = momentInParis(draft.date);
  const { trip, isMeasuring, failure } = useTrip(draft, moment, {
    isWanted: isComplete && missingStop === undefined,
    delay: TRIP_DELAY,
  });
  useOfferedOnly(failure, change);
  /** A driver may type an order for any hour, and answers the change of an accepted ride for any. */
  const offersHours = hasHours === 'true' && !byDriver && !edited?.isRequest;
  const rules = { notice, kept: edited?.date, arrival: arrivalOf(trip, moment) };
  const check = useBookingCheck(
    draft,
    rules,
    unpicked,
    isSeveral(draft) ? severalDialog : reviewDialog,
    byDriver?.onChecked,
  );

  const correct = (part: DraftChange) => {
    change(part);
    for (const name of Object.keys(typeof part === 'function' ? {} : part)) check.problems.correct(name);
  };

  return {
    draft,
    edited,
    isMoved,
    rules,
    offersHours,
    signIn,
    change: correct,
    /** The draft from before comes with addresses of its own. */
    endEdit: () => {
      forgetUnpicked();
      endEdit();
    },
    startAfresh,
    check,
    unpicked,
    noteUnpicked,
    swapUnpicked,
    ends,
    isComplete,
    missingStop,
    moment,
    trip,
    isMeasuring,
  };
}
