import { useEffect, useRef } from 'react';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { RideChanges } from '#web/ride/dialogs/answering/ride-changes.tsx';
import { changesBetween, type RideChange } from '#web/ride/words/ride-changes.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { rideOfDraft } from './ride-of-draft.ts';

/** The ride as it is now; undefined if it cannot be read. */
export async function readRideNow(id: string): Promise<RideView | undefined> {
  return await callApi(getRide, { id }).catch(() => undefined);
}

/** What this draft would still change; of an accepted ride, beyond what its client has asked for already. */
export function changesOfDraft(ride: RideView, draft: BookingDraft): RideChange[] {
  const { changeRequest: asked } = ride;
  const isAsked = asked?.askedBy === 'client' && asked.refusedAt === null;
  const before = isAsked ? { ...ride, ...asked.to } : ride;
  return changesBetween(before, rideOfDraft(before, draft), new Date());
}

/** Something else changed the ride while it was edited: what the edit would do now is read before it is sent again. */
export function ChangedMeanwhile({ ride, draft }: { ride: RideView; draft: BookingDraft }) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);

  return (
    <section className="stack" ref={section} aria-label="Ce que votre modification change maintenant">
      <p className="soft">
        La course a été modifiée entre-temps. Vérifiez ce que votre modification change maintenant, puis
        confirmez-la.
      </p>
      <RideChanges changes={changesOfDraft(ride, draft)} />
    </section>
  );
}
