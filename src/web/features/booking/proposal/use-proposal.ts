import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestChange } from '#contract/rides/change-requests.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { useOneSend } from '#web/forms/use-one-send.ts';
import { settleMove } from '#web/ride/data/moves/settle-move.ts';
import { showRide } from '#web/ride/data/reads/changed-rides.ts';
import { ApiError, sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useBooking } from '../draft/use-booking.ts';
import { sendFollowing } from '../following/send-following.ts';
import type { Following } from '../following/use-following.ts';
import { changeBody, orderBody } from '../order/order-body.ts';
import { NO_PRICE_YET } from '../trip/price-marks.ts';
import { isQuoted } from '../trip/trip.ts';

/** Sends the proposal once, at the price shown. */
export function useProposal(ride: RideView, following: Following, onDone: () => void) {
  const queries = useQueryClient();
  const { draft, trip } = useBooking();
  const { isPending, sendOnce } = useOneSend();
  const [problem, setProblem] = useState<string>();

  /** For all rides at their prices, or for one at its own: undefined while those are unknown. */
  const sendingAtPrice = (): (() => Promise<RideView>) | undefined => {
    const { isChosen, view, retry } = following;
    if (isChosen) return view && (() => sendFollowing(ride.id, changeBody(draft), { view, retry }));
    if (!trip || !isQuoted(trip)) return undefined;
    const body = { ...orderBody(draft, trip.quoteId, true), version: ride.version };
    return () => callApi(requestChange, { id: ride.id, body });
  };

  const propose = async () => {
    const send = sendingAtPrice();
    if (!send) return setProblem(NO_PRICE_YET);
    setProblem(undefined);
    try {
      const asked = await send();
      showRide(queries, asked);
      showToast({ tone: 'ok', title: 'Proposition envoyée' });
      onDone();
      await settleMove(queries, requestChange, asked, asked);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quote_stale')
        await queries.invalidateQueries({ queryKey: keyOf(quoteTrip) });
      setProblem(sentenceFor(error, 'La proposition n’a pas pu être envoyée. Réessayez.'));
    }
  };

  return { propose: () => sendOnce(propose), isPending, problem };
}
