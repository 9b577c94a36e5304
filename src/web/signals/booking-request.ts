import { forgetNote, forgetTabNote, readNote, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import type { BookingDraft } from './booking-draft.ts';
import { draftFrom } from './stored-draft.ts';

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

type Kept = Partial<EditedRide> & { time?: string };

/** The storage key under which a ride is handed to the form. */
export const REQUEST = 'booking-request';
const EDIT = 'booking-edit';

/** Reads and clears the request; without one, returns the edit that a reload interrupted. */
export function takeRequest(): BookingRequest | undefined {
  const kept = readNote<Kept>(REQUEST);
  if (!kept) return keptEdit();
  forgetNote(REQUEST);
  forgetEdit();
  const date = kept.date && kept.time ? `${kept.date}T${kept.time}` : '';
  return { draft: { ...draftFrom(kept), date }, edited: editedBy(kept, date) };
}

/** An edit belongs to its tab, so that another tab does not change the same ride by accident. */
export function keepEdit(edit: BookingRequest): void {
  writeTabNote(EDIT, edit);
}

export function forgetEdit(): void {
  forgetTabNote(EDIT);
}

function keptEdit(): BookingRequest | undefined {
  const kept = readTabNote<{ draft?: unknown; edited?: Kept }>(EDIT);
  const edited = kept?.edited && editedBy(kept.edited, kept.edited.date ?? '');
  return edited ? { draft: draftFrom(kept.draft), edited } : undefined;
}

function editedBy(kept: Kept, date: string): EditedRide | null {
  const { rideId, number, version, price, isRequest, hasLater } = kept;
  return typeof rideId === 'string' ? { rideId, number, version, price, isRequest, hasLater, date } : null;
}
