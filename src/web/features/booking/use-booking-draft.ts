import { useEffect, useState } from 'react';
import { type BookingDraft, blankDraft, keepDraft, recallDraft } from '#web/browser/booking-draft.ts';

/** What is being typed outlives the page; it is read after the first paint, which the server made without it. */
export function useBookingDraft() {
  const [draft, setDraft] = useState(blankDraft);

  useEffect(() => setDraft(recallDraft(new Date())), []);

  const change = (part: Partial<BookingDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
  };

  return [draft, change] as const;
}
