import { type Answer, type Asked, answerFor, type OutsideChoice } from '#domain/availability/answer.ts';
import { type Departure, departureAt, type WantedTrip } from '#domain/availability/departure.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import type { Db } from '#server/db/schema.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { minimumNotice, settingValue } from '#server/features/settings/index.ts';
import { type PlanOfDriver, readDriverPlans } from './driver-plans.ts';

export function askedNow(snapshot: SettingsSnapshot, now: Date, trip: WantedTrip): Asked {
  return {
    trip,
    now,
    today: parisTime(now).day,
    noticeMinutes: minimumNotice(snapshot),
    outside: outsideIn(snapshot),
  };
}

export function outsideIn(snapshot: SettingsSnapshot): OutsideChoice {
  return settingValue(snapshot, 'outsideHours') === 'confirm' ? 'confirm' : 'refuse';
}

export type WantedDeparture = {
  at: Date;
  trip: WantedTrip;
  /** Of a ride whose time stays as it is: no notice is asked for. */
  isUnmoved?: boolean;
  /** Of a ride that is changed with another one, whose form is open. */
  isFollowing?: boolean;
};
export type Judged = { departure: Departure; answer: Answer; asked: Asked; plans: PlanOfDriver[] };

/** Undefined while no driver has hours or days off. */
export async function judgeDepartures(
  deps: Deps,
  wanted: readonly WantedDeparture[],
  graceMinutes = 0,
  on: Db | AnnouncingPool = deps.pool,
): Promise<Judged[] | undefined> {
  const snapshot = await deps.settings.current();
  if (!snapshot.hasHours || wanted.length === 0) return undefined;
  const now = deps.clock();
  const plans = await plansAround(on, wanted, now);
  return wanted.map(({ at, trip, isUnmoved = false }) => {
    const departure = departureAt(at);
    const grace = isUnmoved ? Number.POSITIVE_INFINITY : graceMinutes;
    const asked = { ...askedNow(snapshot, now, trip), graceMinutes: grace };
    return { departure, answer: answerFor(departure, plans, asked), asked, plans };
  });
}

async function plansAround(
  on: Db | AnnouncingPool,
  wanted: readonly WantedDeparture[],
  now: Date,
): Promise<PlanOfDriver[]> {
  const moments = wanted.map(({ at }) => at.getTime());
  const [from, to] = [new Date(Math.min(...moments)), new Date(Math.max(...moments))];
  return await readDriverPlans(on, { from, to, now });
}

export function isAccepted({ answer, asked }: Judged): boolean {
  return answer.kind === 'free' || (isOutside({ answer }) && asked.outside === 'confirm');
}

export function isOutside({ answer }: Pick<Judged, 'answer'>): boolean {
  return answer.kind === 'outside_hours';
}
