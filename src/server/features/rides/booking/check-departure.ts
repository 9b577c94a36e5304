import { tooSoonText } from '#contract/sentences/ride-sentences.fr.ts';
import { isTooFar, isTooSoon } from '#domain/ride/schedule.ts';
import type { Deps } from '#server/deps.ts';
import { minimumNotice } from '#server/features/settings/index.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * Refuses a departure that is too soon to be answered, or so far that it is a typing mistake. Once a driver has hours,
 * the notice is checked with everything else (`checkDepartures`).
 */
export async function checkDeparture(deps: Deps, scheduledAt: Date): Promise<void> {
  const snapshot = await deps.settings.current();
  refuseWrongTime(deps, scheduledAt, snapshot.hasHours ? 0 : minimumNotice(snapshot));
}

/** The operator's notice applies even where the hours of the drivers are not checked. */
export async function checkNotice(deps: Deps, scheduledAt: Date): Promise<void> {
  refuseWrongTime(deps, scheduledAt, minimumNotice(await deps.settings.current()));
}

function refuseWrongTime({ clock }: Deps, scheduledAt: Date, notice: number): void {
  const now = clock();
  if (isTooSoon(scheduledAt, now, notice))
    throw new AppError('departure_too_soon', { message: tooSoonText(notice) });
  if (isTooFar(scheduledAt, now)) throw new AppError('date_too_far');
}
