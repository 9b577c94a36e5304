import { useCallback, useEffect, useRef, useState } from 'react';
import { earliestDeparture } from '#domain/ride/schedule.ts';
import { type BookingDraft, blankDraft } from '#web/signals/booking-draft.ts';
import { type BookingRequest, forgetEdit, keepEdit } from '#web/signals/booking-edit.ts';
import { forgetDraft, keepDraft, recallDraft } from '#web/signals/stored-draft.ts';

export type DraftChange = Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>);

export type TakeRequest = () => BookingRequest | undefined;

/** `isMoved` while the stored date was no longer possible and has been replaced. */
type State = BookingRequest & { isRecalled: boolean; isMoved: boolean };

const atFirst: State = { draft: blankDraft, edited: null, isRecalled: false, isMoved: false };

/**
 * The draft is stored in the browser, and read after hydration because the server does not have it. The form of a
 * driver stores none: it is drawn with its request.
 */
export function useBookingDraft(notice: number, takeRequest?: TakeRequest, isKept = true) {
  const [{ draft, edited, isRecalled, isMoved }, setState] = useState<State>(() =>
    isKept ? atFirst : { ...atFirst, ...takeRequest?.(), isRecalled: true },
  );
  const atOpening = useRef({ notice, takeRequest, isKept });

  useEffect(() => {
    const { notice: known, takeRequest: take, isKept: isStored } = atOpening.current;
    if (!isStored) return;
    const request = take?.();
    setState(({ draft: typed }) =>
      request ? { ...atFirst, ...request, isRecalled: true } : withTyped(recalled(known), typed),
    );
  }, []);

  useEffect(() => {
    if (!isRecalled || !isKept) return;
    if (edited) keepEdit({ draft, edited });
    else keepDraft(draft);
  }, [draft, edited, isRecalled, isKept]);

  const change = useCallback((part: DraftChange) => {
    setState((state) => ({
      ...state,
      draft: { ...state.draft, ...(typeof part === 'function' ? part(state.draft) : part) },
      isMoved: state.isMoved && !('date' in part),
    }));
  }, []);

  /** Whether it is done or given up: the draft from before is restored. */
  const endEdit = () => {
    forgetEdit();
    setState(recalled(notice));
  };

  return {
    draft,
    edited,
    isMoved,
    change,
    endEdit,
    startAfresh: () => {
      forgetDraft();
      setState({ ...atFirst, isRecalled: true });
    },
  };
}

/** Text typed before the draft could be read is newer. */
function withTyped(state: State, typed: BookingDraft): State {
  const { pickup, pickupCoords, destination, destinationCoords, date } = typed;
  const draft = {
    ...state.draft,
    ...(pickup ? { pickup, pickupCoords } : {}),
    ...(destination ? { destination, destinationCoords } : {}),
    ...(date ? { date } : {}),
  };
  return { ...state, draft };
}

function recalled(notice: number): State {
  return { ...atFirst, ...recallDraft(earliestDeparture(new Date(), notice)), isRecalled: true };
}
