import { inputValueOf } from '#web/text/dates.ts';
import { forgetNote, readNote, writeNote } from './local-notes.ts';

export type BookingDraft = { pickup: string; destination: string; date: string };

export const blankDraft: BookingDraft = { pickup: '', destination: '', date: '' };

const NAME = 'booking-draft';

/** A date that has passed meanwhile becomes now. */
export function recallDraft(now: Date): BookingDraft {
  const { pickup = '', destination = '', date = '' } = readNote<Partial<BookingDraft>>(NAME) ?? {};
  const earliest = inputValueOf(now);
  return { pickup, destination, date: date && date < earliest ? earliest : date };
}

/** A draft without addresses is worth nothing. */
export function keepDraft(draft: BookingDraft): void {
  if (draft.pickup.trim() || draft.destination.trim()) writeNote(NAME, draft);
  else forgetNote(NAME);
}
