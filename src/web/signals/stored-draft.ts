import { parisLocal } from '#domain/time/paris.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { type BookingDraft, blankDraft, type DraftStop } from './booking-draft.ts';

const NAME = 'booking-draft';

/** `isMoved` when the stored date had passed or was too soon. */
export type RecalledDraft = { draft: BookingDraft; isMoved: boolean };

/** A date that is no longer possible becomes the earliest one that is; a draft without addresses is not stored. */
export function recallDraft(earliest: Date): RecalledDraft {
  const draft = draftFrom(readNote(NAME));
  if (!hasAddress(draft)) {
    forgetDraft();
    return { draft: blankDraft, isMoved: false };
  }
  const date = parisLocal(earliest);
  const isMoved = draft.date !== '' && draft.date < date;
  return { draft: isMoved ? { ...draft, date } : draft, isMoved };
}

export function keepDraft(draft: BookingDraft): void {
  if (hasAddress(draft)) writeNote(NAME, draft);
  else forgetDraft();
}

export function forgetDraft(): void {
  forgetNote(NAME);
}

/** Stored data may be old or damaged: only fields of the right type are taken. */
export function draftFrom(note: unknown): BookingDraft {
  if (typeof note !== 'object' || note === null) return blankDraft;
  const kept = new Map(Object.entries(note));
  const sound = Object.entries(blankDraft).map(([name, blank]) => {
    const value: unknown = kept.get(name);
    if (blank === null) return [name, coordsFrom(value)];
    if (Array.isArray(blank)) return [name, Array.isArray(value) ? value.map(stopFrom) : blank];
    return [name, typeof value === typeof blank ? value : blank];
  });
  return Object.fromEntries(sound);
}

function stopFrom(value: Partial<DraftStop> | null): DraftStop {
  const { address, coords, waitingMinutes, isUnknown } = value ?? {};
  return {
    address: typeof address === 'string' ? address : '',
    coords: coordsFrom(coords),
    waitingMinutes: typeof waitingMinutes === 'number' ? waitingMinutes : 0,
    isUnknown: isUnknown === true,
  };
}

function coordsFrom(value: unknown): Coords | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng } = value as Partial<Coords>;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

function hasAddress({ pickup, destination }: BookingDraft): boolean {
  return pickup.trim() !== '' || destination.trim() !== '';
}
