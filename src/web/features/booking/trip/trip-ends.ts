import { isSamePlace } from '#domain/geo/same-place.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft, DraftStop } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';

export type Ends = { from: Coords; to: Coords };

type Drafted = Pick<BookingDraft, 'pickupCoords' | 'destinationCoords' | 'words' | 'stops' | 'hours'>;

/** Both ends of the trip, once both have coordinates and differ. A hire by the hour may end at its pickup. */
export function endsOf(draft: Drafted): Ends | undefined {
  const { pickupCoords: from, destinationCoords } = draft;
  const isHire = hireHours(draft) !== null;
  const to = destinationCoords ?? (isHire ? from : null);
  if (!from || !to) return undefined;
  const mayComeBack = isHire || stopsIn(draft).length > 0;
  const isOne = isSamePlace({ address: null, point: from }, { address: null, point: to });
  return isOne && !mayComeBack ? undefined : { from, to };
}

/** The number of the first stop that may still get a place: until then there is no price. */
export function unfinishedStop(draft: Pick<BookingDraft, 'words' | 'stops'>): number | undefined {
  const index = stopsIn(draft).findIndex(isUnfinished);
  return index < 0 ? undefined : index + 1;
}

/** Empty, or neither chosen from the list nor known to be in no list. */
export function isUnfinished({ address, coords, isUnknown }: DraftStop): boolean {
  return coords === null && (!isUnknown || address.trim() === '');
}
