import { useCallback, useEffect, useState } from 'react';
import {
  type BookingDraft,
  blankDraft,
  forgetDraft,
  keepDraft,
  recallDraft,
} from '#web/signals/booking-draft.ts';
import type { BookingRequest } from '#web/signals/booking-request.ts';

export type DraftChange = Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>);

export type TakeRequest = () => BookingRequest | undefined;

type State = BookingRequest & { isRecalled: boolean };

const atFirst: State = { draft: blankDraft, edited: null, isRecalled: false };

/** The draft is stored in the browser, and read after hydration because the server does not have it. */
export function useBookingDraft(takeRequest?: TakeRequest) {
  const [{ draft, edited, isRecalled }, setState] = useState(atFirst);

  useEffect(() => {
    setState({ ...(takeRequest?.() ?? recalled()), isRecalled: true });
  }, [takeRequest]);

  useEffect(() => {
    if (isRecalled && !edited) keepDraft(draft);
  }, [draft, edited, isRecalled]);

  const change = useCallback((part: DraftChange) => {
    setState((state) => ({
      ...state,
      draft: { ...state.draft, ...(typeof part === 'function' ? part(state.draft) : part) },
    }));
  }, []);

  return {
    draft,
    edited,
    change,
    /** Stops editing a ride and restores the draft from before. */
    giveUpEdit: () => setState({ ...recalled(), isRecalled: true }),
    startAfresh: () => {
      forgetDraft();
      setState({ draft: blankDraft, edited: null, isRecalled: true });
    },
  };
}

function recalled(): BookingRequest {
  return { draft: recallDraft(new Date()), edited: null };
}
