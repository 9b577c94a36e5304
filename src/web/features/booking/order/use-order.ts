import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import { requestChange } from '#contract/rides/change-requests.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { noteSignedOut, useCurrentUser } from '#web/api/current-user.ts';
import { useOneSend } from '#web/forms/use-one-send.ts';
import { settleMove } from '#web/ride/data/moves/settle-move.ts';
import { showRide } from '#web/ride/data/reads/changed-rides.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { EditedRide } from '#web/signals/booking-edit.ts';
import { offerPush } from '#web/signals/push-offer.ts';
import { ApiError } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { type ShownRides, sendFollowing } from '../following/send-following.ts';
import type { QuotedTrip } from '../trip/trip.ts';
import { tripFrom } from '../trip/use-trip.ts';
import { changesOfDraft, readRideNow } from './changed-meanwhile.tsx';
import { keepLastOrder, lastOrderOf } from './last-order.ts';
import { changeBody, orderBody } from './order-body.ts';
import { forgetOrderKey, orderKeyOf } from './order-key.ts';
import type { Repriced } from './price-changed.tsx';

type Order = {
  draft: BookingDraft;
  edited: EditedRide | null;
  /** The later dates of a series that change with it, as shown. */
  following?: ShownRides | undefined;
  onDone: () => void;
};

/** Sends the reviewed booking once. A changed price or a second order must be confirmed first. */
export function useOrder({ draft, edited, following, onDone }: Order) {
  const queries = useQueryClient();
  const { isPending, sendOnce } = useOneSend();
  const [failure, setFailure] = useState<unknown>();
  const [current, setCurrent] = useState<RideView>();
  const [repriced, setRepriced] = useState<Repriced>();
  const [repeated, setRepeated] = useState(() => (edited ? undefined : lastOrderOf([draft])));
  const [booked, setBooked] = useState<RideView>();
  const interrupt = useInterruption((trip) => orderOnce(trip));

  const send = async ({ quoteId }: QuotedTrip) => {
    if (edited && following) return await sendFollowing(edited.rideId, changeBody(draft), following);
    const body = orderBody(draft, quoteId, edited !== null);
    if (edited) {
      const version = current?.version ?? edited.version;
      return await callApi(callOf(edited), { id: edited.rideId, body: { ...body, ...versionOf(version) } });
    }
    return await callApi(
      bookRide,
      { body },
      { headers: { 'Idempotency-Key': orderKeyOf(changeBody(draft)) } },
    );
  };

  const finish = (ride: RideView) => {
    if (edited) showToast({ tone: 'ok', title: doneWords(edited) });
    else {
      forgetOrderKey();
      keepLastOrder([draft], ride);
      setBooked(ride);
      offerPush();
    }
    onDone();
  };

  /** Of another edit, or of this one, whose answer was lost: then it is done. */
  const compare = async ({ rideId }: EditedRide, error: unknown) => {
    const now = await readRideNow(rideId);
    if (now) showRide(queries, now);
    if (now && changesOfDraft(now, draft).length === 0) return finish(now);
    setCurrent(now);
    setFailure(error);
  };

  const fail = async (error: unknown, trip: QuotedTrip) => {
    const { code, quote } = error instanceof ApiError ? error : {};
    if (code === 'ride_changed' && edited && !following) await compare(edited, error);
    else if (code === 'quote_stale' && quote && !following)
      setRepriced({ before: trip, now: tripFrom(quote) });
    else if (code === 'signed_out') interrupt(trip);
    else setFailure(error);
  };

  const order = async (trip: QuotedTrip) => {
    const last = edited || repeated ? undefined : lastOrderOf([draft]);
    if (last) return setRepeated(last);
    setFailure(undefined);
    try {
      const ride = await send(trip);
      finish(ride);
      showRide(queries, ride);
      await settleMove(queries, edited ? callOf(edited) : bookRide, ride, ride);
    } catch (error) {
      await fail(error, trip);
    }
  };

  const orderOnce = (trip: QuotedTrip) => sendOnce(() => order(trip));

  return { order: orderOnce, isPending, failure, current, repriced, repeated, booked };
}

/** When the session expired, the order continues once the same person has signed in again. */
function useInterruption(resume: (trip: QuotedTrip) => Promise<unknown>) {
  const queries = useQueryClient();
  const user = useCurrentUser();
  const [personId] = useState(user?.id);
  const interrupted = useRef<QuotedTrip>(undefined);
  const goOn = useEffectEvent((trip: QuotedTrip) => void resume(trip));

  useEffect(() => {
    const trip = interrupted.current;
    if (!user || !trip) return;
    interrupted.current = undefined;
    if (user.id === personId) goOn(trip);
  }, [user, personId]);

  return (trip: QuotedTrip) => {
    interrupted.current = trip;
    noteSignedOut(queries);
  };
}

/** A change of an accepted ride is only requested. */
function callOf({ isRequest }: EditedRide) {
  return isRequest ? requestChange : editRide;
}

function doneWords({ isRequest }: EditedRide): string {
  return isRequest ? 'Demande de modification envoyée' : 'Course modifiée avec succès !';
}

function versionOf(version: number | undefined): { version?: number } {
  return version === undefined ? {} : { version };
}
