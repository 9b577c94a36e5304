import type { RideView } from '#contract/rides/rides.ts';
import { readNote, writeNote } from '#web/browser/local-notes.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';

export type LastOrder = {
  trip: string;
  /** Of its first ride. */
  number: number;
};

const NAME = 'last-order';

/** Shared by all tabs: the same draft may be open in another one. */
export function keepLastOrder(rides: readonly BookingDraft[], { number }: Pick<RideView, 'number'>): void {
  writeNote(NAME, { trip: tripsOf(rides), number } satisfies LastOrder);
}

/** The last order of this browser, when it was for the same trips at the same times. */
export function lastOrderOf(rides: readonly BookingDraft[]): LastOrder | undefined {
  const last = readNote<LastOrder>(NAME);
  return last?.trip === tripsOf(rides) ? last : undefined;
}

function tripsOf(rides: readonly BookingDraft[]): string {
  return rides.map(tripOf).join('\n\n');
}

function tripOf(draft: BookingDraft): string {
  const { pickup, destination, date } = draft;
  const stops = stopsIn(draft).map(({ address }) => address);
  return [pickup, ...stops, destination, hireHours(draft) ?? '', date].map(String).join('\n');
}
