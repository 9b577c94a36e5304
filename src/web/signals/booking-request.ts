import { forgetNote, readNote, readTabNote } from '#web/browser/local-notes.ts';
import { type BookingRequest, EDIT, type EditedRide, forgetEdit } from './booking-edit.ts';
import { draftFrom } from './stored-draft.ts';

type Kept = Partial<EditedRide> & { time?: string };

/** The storage key under which a ride is handed to the form. */
export const REQUEST = 'booking-request';

/** Reads and clears the request; without one, returns the edit that a reload interrupted. */
export function takeRequest(): BookingRequest | undefined {
  const kept = readNote<Kept>(REQUEST);
  if (!kept) return keptEdit();
  forgetNote(REQUEST);
  forgetEdit();
  const date = kept.date && kept.time ? `${kept.date}T${kept.time}` : '';
  return { draft: { ...draftFrom(kept), date }, edited: editedBy(kept, date) };
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
