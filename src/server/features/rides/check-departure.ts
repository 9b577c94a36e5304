import { tooSoonText } from '#contract/ride-sentences.fr.ts';
import { isTooFar, isTooSoon } from '#domain/ride/schedule.ts';
import type { Deps } from '#server/deps.ts';
import { minimumNotice } from '#server/features/settings/index.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * Refuses a departure that nobody could answer in time, and one that is a typing mistake. Once a driver said when they
 * work, the notice is asked about with everything else (`checkDepartures`).
 */
export async function checkDeparture({ settings, clock }: Deps, scheduledAt: Date): Promise<void> {
  const snapshot = await settings.current();
  const notice = snapshot.hasHours ? 0 : minimumNotice(snapshot);
  const now = clock();
  if (isTooSoon(scheduledAt, now, notice))
    throw new AppError('departure_too_soon', { message: tooSoonText(notice) });
  if (isTooFar(scheduledAt, now)) throw new AppError('date_too_far');
}
