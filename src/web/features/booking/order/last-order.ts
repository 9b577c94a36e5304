import type { RideView } from '#contract/rides/rides.ts';
import { readNote, writeNote } from '#web/browser/local-notes.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';

export type LastOrder = { trip: string; number: number };

const NAME = 'last-order';

/** Shared by all tabs: the same draft may be open in another one. */
export function keepLastOrder(draft: BookingDraft, { number }: Pick<RideView, 'number'>): void {
  writeNote(NAME, { trip: tripOf(draft), number } satisfies LastOrder);
}

/** The last order of this browser, when it was for the same trip at the same time. */
export function lastOrderOf(draft: BookingDraft): LastOrder | undefined {
  const last = readNote<LastOrder>(NAME);
  return last?.trip === tripOf(draft) ? last : undefined;
}

function tripOf(draft: BookingDraft): string {
  const { pickup, destination, date } = draft;
  const stops = stopsIn(draft).map(({ address }) => address);
  return [pickup, ...stops, destination, hireHours(draft) ?? '', date].map(String).join('\n');
}
