import {
  noDepartureText,
  OUTSIDE_TO_CONFIRM,
  refusalText,
} from '#contract/sentences/departure-sentences.fr.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { FIRST_OF_TWO } from '#contract/sentences/ride-sentences.fr.ts';
import { type Answer, type Asked, answerFor, type OutsideChoice } from '#domain/availability/answer.ts';
import { type Departure, departureAt, type WantedTrip } from '#domain/availability/departure.ts';
import { MOST_DAYS, nearestMoments } from '#domain/availability/moments.ts';
import { addDays, startOfDay } from '#domain/time/calendar.ts';
import { comesTwice, momentInParis, parisLocal, parisTime } from '#domain/time/paris.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import type { Db } from '#server/db/schema.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { minimumNotice, settingValue } from '#server/features/settings/index.ts';
import { AppError } from '#server/http/errors.ts';
import { type PlanOfDriver, readDriverPlans } from './driver-plans.ts';

/** Two minutes of grace for an order: it takes time to arrive, and clocks differ. */
const GRACE_MINUTES = 2;

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

export type WantedDeparture = { at: Date; trip: WantedTrip };
/** `plans`: the ones it was accepted by; empty while availability is not checked. */
export type Accepted = { toConfirm: boolean; plans: PlanOfDriver[] };

/**
 * Refuses an order at an impossible moment and names possible ones; returns whether it is to confirm. Rides ordered
 * together are checked together. Nothing is checked while no driver has hours or days off.
 */
export async function checkDepartures(
  deps: Deps,
  wanted: readonly WantedDeparture[],
  on: Db | AnnouncingPool = deps.pool,
): Promise<Accepted[]> {
  const snapshot = await deps.settings.current();
  if (!snapshot.hasHours) return wanted.map(() => ({ toConfirm: false, plans: [] }));
  const now = deps.clock();
  const plans = await plansAround(on, wanted, now);
  const accepted: Accepted[] = [];
  for (const { at, trip } of wanted) {
    const asked = askedNow(snapshot, now, trip);
    const answer = answerFor(departureAt(at), plans, { ...asked, graceMinutes: GRACE_MINUTES });
    if (!isAccepted(answer, asked)) throw await refusalOf(deps, departureAt(at), answer, asked, on);
    accepted.push({ toConfirm: answer.kind === 'outside_hours', plans });
  }
  return accepted;
}

/** Which of these an order would find to confirm: outside the hours, where the operator chose so. */
export async function areToConfirm(deps: Deps, wanted: readonly WantedDeparture[]): Promise<boolean[]> {
  const snapshot = await deps.settings.current();
  if (!snapshot.hasHours || outsideIn(snapshot) !== 'confirm') return wanted.map(() => false);
  const now = deps.clock();
  const plans = await plansAround(deps.pool, wanted, now);
  return wanted.map(
    ({ at, trip }) =>
      answerFor(departureAt(at), plans, askedNow(snapshot, now, trip)).kind === 'outside_hours',
  );
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

function isAccepted({ kind }: Answer, { outside }: Asked): boolean {
  return kind === 'free' || (kind === 'outside_hours' && outside === 'confirm');
}

const codes = {
  outside_hours: 'moment_outside_hours',
  day_off: 'moment_day_off',
  too_soon: 'departure_too_soon',
  too_far: 'date_too_far',
  taken: 'moment_taken',
} as const satisfies Record<Exclude<Answer['kind'], 'free'>, ErrorCode>;

async function refusalOf(
  deps: Deps,
  departure: Departure,
  answer: Answer,
  asked: Asked,
  on: Db | AnnouncingPool,
): Promise<AppError> {
  if (answer.kind === 'free') throw new Error('A moment that is free is no refusal');
  const moments = await momentsAround(on, departure, asked);
  const { contactPhone = '' } = (await deps.settings.current()).stored;
  return new AppError(codes[answer.kind], {
    message: moments.length === 0 ? noDepartureText(contactPhone) : refusalText(answer, asked.now),
    moments,
  });
}

async function momentsAround(on: Db | AnnouncingPool, departure: Departure, asked: Asked): Promise<string[]> {
  const last = departure.day > asked.today ? departure.day : asked.today;
  const to = startOfDay(addDays(last, MOST_DAYS + 1));
  const drivers = await readDriverPlans(on, { from: asked.now, to, now: asked.now });
  return nearestMoments(departure, drivers, asked).map((moment) => moment.toISOString());
}

/** What the form shows for one moment: the answer that the order would get. */
export async function answerMoment(deps: Deps, at: Date, trip: WantedTrip) {
  try {
    const [accepted] = await checkDepartures(deps, [{ at, trip }]);
    const ofClock = isFirstOfTwo(at) ? FIRST_OF_TWO : null;
    const notice = accepted?.toConfirm ? OUTSIDE_TO_CONFIRM : ofClock;
    return { possible: true, message: null, notice, moments: [] };
  } catch (error) {
    if (!(error instanceof AppError) || !error.more.moments) throw error;
    return { possible: false, message: error.message, notice: null, moments: error.more.moments };
  }
}

/** A Paris time that occurs twice means its first occurrence: no one types the second. */
function isFirstOfTwo(at: Date): boolean {
  const local = parisLocal(at);
  return comesTwice(local) && momentInParis(local)?.getTime() === at.getTime();
}
