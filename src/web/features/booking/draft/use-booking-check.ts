import { type SubmitEvent, useRef, useState } from 'react';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { type FormProblems, useProblems } from '#web/forms/use-problems.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { Preloadable } from '#web/ui/preloadable.tsx';
import type { OrderDialogProps } from '../order/order-dialog.tsx';
import { type Answers, bookingProblems, type DepartureRules } from './booking-problems.ts';
import type { Unplaced } from './use-unpicked.ts';

export type ReviewDialog = Preloadable<OrderDialogProps>;

type Review = { Dialog: ReviewDialog; number: number; draft: BookingDraft; open: boolean };

/** Checks the form and opens its recap, which is loaded on first use. */
export function useBookingCheck(
  draft: BookingDraft,
  rules: Omit<DepartureRules, 'now'>,
  unpicked: Unplaced,
  reviewDialog?: ReviewDialog,
  onChecked?: () => void,
) {
  const user = useCurrentUser();
  const isClient = may(user, onChecked ? 'take_orders' : 'book_rides');
  const form = useRef<HTMLFormElement>(null);
  const problems = useProblems<Answers>(form);
  const [isOpening, setOpening] = useState(false);
  const [review, setReview] = useState<Review>();

  const openReview = async (Dialog: ReviewDialog) => {
    setOpening(true);
    try {
      await Dialog.prepare();
      setReview((last) => ({ Dialog, number: (last?.number ?? 0) + 1, draft, open: true }));
    } catch {
      problems.show({ form: 'Erreur lors de la réservation' });
    } finally {
      setOpening(false);
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOpening) return;
    const found =
      bookingProblems(draft, { ...rules, now: new Date(), isClient }) ?? unplacedProblems(unpicked);
    problems.show(found ?? {});
    if (found) return;
    onChecked?.();
    if (reviewDialog) await openReview(reviewDialog);
  };

  return {
    problems,
    isOpening,
    review,
    closeReview: () => setReview((last) => last && { ...last, open: false }),
    form: { ref: form, onSubmit, noValidate: true },
  };
}

/** An address that is in no list may still be ordered: the driver then clarifies where it is. */
function unplacedProblems(unpicked: Unplaced): FormProblems<Answers> | undefined {
  const ends = (['pickup', 'destination'] as const).filter((end) => unpicked[end]?.mustChoose);
  if (ends.length === 0) return undefined;
  return { fields: Object.fromEntries(ends.map((end) => [end, unpicked[end]?.text])) };
}
