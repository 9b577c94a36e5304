import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookOrder } from '#contract/rides/orders.calls.ts';
import type { OrderOutcomeView } from '#contract/rides/orders.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { noteSignedOut } from '#web/api/current-user.ts';
import { useOneSend } from '#web/forms/use-one-send.ts';
import { showRide } from '#web/ride/data/reads/changed-rides.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { isOn } from '#web/signals/chosen-words.ts';
import { offerPush } from '#web/signals/push-offer.ts';
import { ApiError } from '#web/text/api-error.ts';
import { keepLastOrder, lastOrderOf } from '../order/last-order.ts';
import { changeBody, orderBody } from '../order/order-body.ts';
import { forgetOrderKey, orderKeyOf } from '../order/order-key.ts';
import { weekdaysIn } from './planned-rides.ts';
import type { Several } from './use-several.ts';

type Ordering = { draft: BookingDraft; several: Several; onDone: () => void };

/** Sends the reviewed order once per content. A second order and changed prices must be confirmed. */
export function useSeveralOrder({ draft, several, onDone }: Ordering) {
  const queries = useQueryClient();
  const { isPending, sendOnce } = useOneSend();
  const [failure, setFailure] = useState<unknown>();
  const [refused, setRefused] = useState<{ dates: string; total: string | undefined }>();
  const dates = several.rides.map((ride) => ride.draft.date).join();
  const drafts = several.rides.map((ride) => ride.draft);
  const [repeated, setRepeated] = useState(() => lastOrderOf(drafts));
  const [booked, setBooked] = useState<OrderOutcomeView>();

  const order = async () => {
    const { priced, total, withReturns, retry } = several;
    if (!priced) return;
    const last = lastOrderOf(drafts);
    if (last && last.trip !== repeated?.trip) return setRepeated(last);
    setFailure(undefined);
    try {
      const rides = priced.map((ride) => ({
        ...orderBody(ride.draft, ride.trip.quoteId, false),
        quoteId: ride.trip.quoteId,
      }));
      const weekdays = isOn(draft, 'repeat') ? weekdaysIn(draft) : [];
      const key = orderKeyOf([priced.map((ride) => changeBody(ride.draft)), withReturns, weekdays]);
      const outcome = await callApi(
        bookOrder,
        { body: { rides, withReturns, weekdays } },
        { headers: { 'Idempotency-Key': key } },
      );
      forgetOrderKey();
      keepLastOrder(drafts, outcome.ride);
      setBooked(outcome);
      showRide(queries, outcome.ride);
      offerPush();
      onDone();
      await refreshAfter(queries, bookOrder);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'quote_stale') {
        await retry();
        setRefused({ dates, total });
      } else if (code === 'signed_out') noteSignedOut(queries);
      else setFailure(error);
    }
  };

  const shown = repeated?.trip === lastOrderOf(drafts)?.trip ? repeated : undefined;
  /** Of the same dates, at their quotes from before. */
  const before = refused?.dates === dates ? refused.total : undefined;
  return { order: () => sendOnce(order), isPending, failure, before, repeated: shown, booked };
}
