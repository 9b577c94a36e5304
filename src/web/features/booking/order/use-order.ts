import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bookRide, editRide } from '#contract/booking.calls.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { newKey } from '#web/browser/new-key.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { EditedRide } from '#web/signals/booking-request.ts';
import { offerPush } from '#web/signals/push-offer.ts';
import { ApiError } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { QuotedTrip } from '../trip/trip.ts';
import { tripFrom } from '../trip/use-trip.ts';
import { orderBody } from './order-body.ts';
import type { Repriced } from './price-changed.tsx';

type Order = { draft: BookingDraft; edited: EditedRide | null; onDone: () => void };

/** Sends the reviewed booking, once. A price that has changed is shown before anything is ordered. */
export function useOrder({ draft, edited, onDone }: Order) {
  const queries = useQueryClient();
  const key = useRef(newKey());
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [repriced, setRepriced] = useState<Repriced>();

  const send = async ({ quoteId }: QuotedTrip) => {
    const body = orderBody(draft, quoteId);
    if (edited) await callApi(editRide, { id: edited.rideId, body: { ...body, ...versionOf(edited) } });
    else await callApi(bookRide, { body }, { headers: { 'Idempotency-Key': key.current } });
  };

  const fail = (error: unknown, trip: QuotedTrip) => {
    if (error instanceof ApiError && error.code === 'quote_stale' && error.quote)
      setRepriced({ before: trip, now: tripFrom(error.quote) });
    else setFailure(error);
  };

  const order = async (trip: QuotedTrip) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await send(trip);
      showToast(edited ? changed : booked);
      if (!edited) offerPush();
      onDone();
      await refreshAfter(queries, edited ? editRide : bookRide);
    } catch (error) {
      fail(error, trip);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return { order, isPending, failure, repriced };
}

const booked = {
  tone: 'ok',
  title: 'Course réservée avec succès !',
  text: 'Un chauffeur va vous répondre.',
} as const;

const changed = { tone: 'ok', title: 'Course modifiée avec succès !' } as const;

function versionOf({ version }: EditedRide): { version?: number } {
  return version === undefined ? {} : { version };
}
