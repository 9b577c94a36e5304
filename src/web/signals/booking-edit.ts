import { forgetTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import type { BookingDraft } from './booking-draft.ts';

/** The ride being edited; absent for a new booking. `date` is its own time, which an edit may keep. */
export type EditedRide = {
  rideId: string;
  number?: number | undefined;
  version?: number | undefined;
  date: string;
  /** The price agreed before. */
  price?: string | undefined;
  /** The ride is accepted: the change is only requested, and its driver answers. */
  isRequest?: boolean | undefined;
  /** Later dates of its series may be changed with it. */
  hasLater?: boolean | undefined;
};

export type BookingRequest = { draft: BookingDraft; edited: EditedRide | null };

/** The storage key of an edit: it belongs to its tab, so that another tab does not change the same ride by accident. */
export const EDIT = 'booking-edit';

export function keepEdit(edit: BookingRequest): void {
  writeTabNote(EDIT, edit);
}

export function forgetEdit(): void {
  forgetTabNote(EDIT);
}
