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

/** What is being typed outlives the page; it is read after the first paint, which the server made without it. */
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
    /** A ride that was being edited gives way to what was being booked before. */
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
