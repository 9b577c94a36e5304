import { endOf, type Stretch } from '../day-plan/stretch.ts';
import { addDays } from '../time/calendar.ts';
import { entersTimeOff } from './day-off.ts';
import type { Departure, WantedTrip } from './departure.ts';
import type { DriverHours, TimeOff } from './hours.ts';
import { isTaken } from './taken.ts';
import { isWorking, merged, minutesWorked } from './work-hours.ts';

export type Off = TimeOff & { wholeDays: boolean };
export type DriverPlan = {
  hours: Pick<DriverHours, 'spans' | 'noticeMinutes' | 'horizonDays' | 'pauseMinutes'>;
  daysOff: readonly Off[];
  /** What was accepted, and what another calendar says. */
  plan: readonly Stretch[];
};

/** What an order outside the hours of everybody becomes: refused, or to confirm. */
export type OutsideChoice = 'refuse' | 'confirm';

export type Asked = {
  trip: WantedTrip;
  now: Date;
  today: string;
  /** Of the operator; a driver's own counts where it is larger. */
  noticeMinutes: number;
  /** For what was on its way: of the server alone. */
  graceMinutes?: number;
  outside: OutsideChoice;
};

export type Answer =
  | { kind: 'free' }
  /** Between the hours around it; null at that end of the day. */
  | { kind: 'outside_hours'; day: string; after: number | null; before: number | null }
  | { kind: 'day_off'; off: Off }
  | { kind: 'too_soon'; noticeMinutes: number; from: Date }
  | { kind: 'too_far'; lastDay: string }
  | { kind: 'taken' };

const MINUTE_MS = 60_000;

/** Possible when one driver can. */
export function answerFor(departure: Departure, drivers: readonly DriverPlan[], asked: Asked): Answer {
  const answers = drivers.map((driver) => answerOf(departure, driver, asked));
  const found = (kind: Answer['kind']) => answers.find((answer) => answer.kind === kind);
  const outside = found('outside_hours') && outsideOf(departure, drivers);
  return (
    found('free') ??
    // Who would be asked outside the hours stands before who has no time.
    (asked.outside === 'confirm' ? outside : undefined) ??
    found('taken') ??
    outside ??
    earliestOff(answers) ??
    soonest(answers) ??
    farthest(answers) ?? { kind: 'taken' }
  );
}

export function isPossible(departure: Departure, drivers: readonly DriverPlan[], asked: Asked): boolean {
  return drivers.some((driver) => answerOf(departure, driver, asked).kind === 'free');
}

/** Of one driver alone. Who is outside the hours is also asked about what was accepted: that no operator's choice opens. */
export function answerOf(departure: Departure, { hours, daysOff, plan }: DriverPlan, asked: Asked): Answer {
  const { at, day, minute } = departure;
  const { trip, now, graceMinutes = 0 } = asked;
  const noticeMinutes = Math.max(asked.noticeMinutes, hours.noticeMinutes);
  if (at.getTime() < now.getTime() + (noticeMinutes - graceMinutes) * MINUTE_MS)
    return { kind: 'too_soon', noticeMinutes, from: earliest(now, noticeMinutes) };
  const lastDay = addDays(asked.today, hours.horizonDays);
  if (day > lastDay) return { kind: 'too_far', lastDay };
  const end = endOf({ startsAt: at, minutes: trip.minutes });
  const off = daysOff.find((one) => entersTimeOff(one, at, end));
  if (off) return { kind: 'day_off', off };
  if (isTaken(at, trip, plan, hours.pauseMinutes)) return { kind: 'taken' };
  if (isWorking(minutesWorked(hours.spans, day), minute)) return { kind: 'free' };
  return { kind: 'outside_hours', day, after: null, before: null };
}

/** The first whole minute. */
function earliest(now: Date, noticeMinutes: number): Date {
  return new Date((Math.ceil(now.getTime() / MINUTE_MS) + noticeMinutes) * MINUTE_MS);
}

/** The hole in the hours of all drivers around a moment. */
function outsideOf({ day, minute }: Departure, drivers: readonly DriverPlan[]): Answer {
  const worked = merged(drivers.flatMap(({ hours }) => minutesWorked(hours.spans, day)));
  return {
    kind: 'outside_hours',
    day,
    after: worked.findLast(({ to }) => to <= minute)?.to ?? null,
    before: worked.find(({ from }) => from > minute)?.from ?? null,
  };
}

function earliestOff(answers: readonly Answer[]): Answer | undefined {
  return answers
    .filter((answer) => answer.kind === 'day_off')
    .toSorted((one, other) => one.off.endsAt.getTime() - other.off.endsAt.getTime())[0];
}

function soonest(answers: readonly Answer[]): Answer | undefined {
  return answers
    .filter((answer) => answer.kind === 'too_soon')
    .toSorted((one, other) => one.noticeMinutes - other.noticeMinutes)[0];
}

function farthest(answers: readonly Answer[]): Answer | undefined {
  return answers
    .filter((answer) => answer.kind === 'too_far')
    .toSorted((one, other) => (one.lastDay < other.lastDay ? 1 : -1))[0];
}
