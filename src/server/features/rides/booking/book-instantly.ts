import { INSTANT_BOOKING } from '#contract/sentences/ride-sentences.fr.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Candidate,
  instantCandidates,
  marginUnderLock,
  wantedDeparture,
} from '#server/features/availability/index.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { writeMove } from '../moves/write-move.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import type { Booking } from './booking-limits.ts';
import { inTurnOf } from './in-turn.ts';
import type { AvailablePrice } from './price-for-booking.ts';
import { writeBooking } from './write-booking.ts';

/** Stored where nothing else was planned that day. */
const NOTHING_ELSE = -1;

/**
 * Books and accepts in one transaction, for a driver who lets the platform do so. Null when there is none, 'overtaken'
 * when the plans of all of them changed meanwhile, undefined when the conditions of the booking do not hold.
 */
export async function bookInstantly(
  deps: Deps,
  booking: Booking,
  { price, plans }: AvailablePrice,
): Promise<RideWithPeople | 'overtaken' | null | undefined> {
  if (price.toConfirm) return null;
  const candidates = await instantCandidates(
    deps,
    wantedDeparture(new Date(booking.body.scheduledAt), price),
    plans,
  );
  for (const candidate of candidates) {
    const made = await inTurnOf(deps.pool, candidate.driverId, () =>
      bookFor(deps, candidate, booking, price),
    );
    if (made !== 'overtaken') return made;
  }
  return candidates.length > 0 ? 'overtaken' : null;
}

async function bookFor(deps: Deps, candidate: Candidate, booking: Booking, price: Quote) {
  return await deps.db.transaction().execute(async (trx) => {
    const held = await marginUnderLock(
      deps,
      trx,
      candidate,
      wantedDeparture(new Date(booking.body.scheduledAt), price),
    );
    if (!held) return 'overtaken' as const;
    const ride = await writeBooking(deps, booking, price, trx);
    return (
      ride &&
      (await writeMove(deps, trx, {
        ride,
        move: 'accept',
        actor: held.driver,
        reason: INSTANT_BOOKING,
        instantMargin: held.margin.minutes ?? NOTHING_ELSE,
      }))
    );
  });
}
