import type { BookingDraft, DraftStop } from './booking-draft.ts';

/** What can be added to a trip, by the words under its date. */
export const bookingWords = ['stops', 'return', 'repeat', 'hourly'] as const;
export type BookingWord = (typeof bookingWords)[number];

export function isOn({ words }: Pick<BookingDraft, 'words'>, word: BookingWord): boolean {
  return words.split(',').includes(word);
}

/** Switching a word off keeps what was typed under it. */
export function toggled(draft: Pick<BookingDraft, 'words'>, word: BookingWord): string {
  return bookingWords.filter((one) => isOn(draft, one) !== (one === word)).join();
}

/** Whether the form describes an order of several rides. */
export function isSeveral(draft: Pick<BookingDraft, 'words'>): boolean {
  return isOn(draft, 'return') || isOn(draft, 'repeat');
}

type Kind = Pick<BookingDraft, 'words' | 'stops' | 'hours'>;

/** The stops of the order; none when the word is off. */
export function stopsIn(draft: Omit<Kind, 'hours'>): readonly DraftStop[] {
  return isOn(draft, 'stops') && !isOn(draft, 'hourly') ? draft.stops : [];
}

/** The hours of a hire, else null. */
export function hireHours(draft: Omit<Kind, 'stops'>): number | null {
  return isOn(draft, 'hourly') ? draft.hours : null;
}
