import { noDepartureText, ofDateText, refusalText } from '#contract/sentences/departure-sentences.fr.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import type { Answer, Asked } from '#domain/availability/answer.ts';
import type { Departure } from '#domain/availability/departure.ts';
import { MOST_DAYS, nearestMoments } from '#domain/availability/moments.ts';
import { addDays, startOfDay } from '#domain/time/calendar.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { readDriverPlans } from './driver-plans.ts';
import type { Judged } from './judge-departures.ts';

export const codeOfAnswer = {
  outside_hours: 'moment_outside_hours',
  day_off: 'moment_day_off',
  too_soon: 'departure_too_soon',
  too_far: 'date_too_far',
  taken: 'moment_taken',
} as const satisfies Record<Exclude<Answer['kind'], 'free'>, ErrorCode>;

/**
 * Of several dates the refused one is named, as a day off always is. Only the date of the form can be exchanged for a
 * possible moment: the others follow it.
 */
export async function refusalOf(
  deps: Deps,
  { departure, answer, asked }: Judged,
  { isNamed, mayMove }: { isNamed: boolean; mayMove: boolean },
  on: Db | AnnouncingPool,
): Promise<AppError> {
  if (answer.kind === 'free') throw new Error('A moment that is free is no refusal');
  const found = await momentsAround(on, departure, { ...asked, graceMinutes: 0 });
  const { contactPhone = '' } = (await deps.settings.current()).stored;
  const why = found.length === 0 ? noDepartureText(contactPhone) : refusalText(answer, asked.now);
  return new AppError(codeOfAnswer[answer.kind], {
    message: isNamed && answer.kind !== 'day_off' ? ofDateText(departure.at, why) : why,
    moments: mayMove ? found : [],
  });
}

async function momentsAround(on: Db | AnnouncingPool, departure: Departure, asked: Asked): Promise<string[]> {
  const last = departure.day > asked.today ? departure.day : asked.today;
  const to = startOfDay(addDays(last, MOST_DAYS + 1));
  const drivers = await readDriverPlans(on, { from: asked.now, to, now: asked.now });
  return nearestMoments(departure, drivers, asked).map((moment) => moment.toISOString());
}
