import { endOf, type Stretch } from '../day-plan/stretch.ts';
import { earliestDeparture } from '../ride/schedule.ts';
import { addDays } from '../time/calendar.ts';
import { entersTimeOff } from './day-off.ts';
import type { Departure, WantedTrip } from './departure.ts';
import type { DriverHours, TimeOff } from './hours.ts';
import { isTaken, planOn } from './taken.ts';
import { isWorking, merged, minutesWorked } from './work-hours.ts';

export type Off = TimeOff & { wholeDays: boolean };
export type DriverPlan = {
  hours: Pick<DriverHours, 'spans' | 'noticeMinutes' | 'horizonDays' | 'pauseMinutes'>;
  daysOff: readonly Off[];
  /** Accepted rides, and busy times of the driver's own calendar. */
  plan: readonly Stretch[];
};

/** An order outside the hours of all drivers is refused, or to confirm. */
export type OutsideChoice = 'refuse' | 'confirm';

export type Asked = {
  trip: WantedTrip;
  now: Date;
  today: string;
  /** The operator's minimum notice; a driver's own applies where it is longer. */
  noticeMinutes: number;
  /** Grace for requests in flight; set by the server only. */
  graceMinutes?: number;
  outside: OutsideChoice;
};

export type Answer =
  | { kind: 'free' }
  /** The end of the hours before and the start of the hours after; null where there are none that day. */
  | { kind: 'outside_hours'; day: string; after: number | null; before: number | null }
  | { kind: 'day_off'; off: Off }
  | { kind: 'too_soon'; noticeMinutes: number; from: Date }
  | { kind: 'too_far'; lastDay: string }
  | { kind: 'taken' };

const MINUTE_MS = 60_000;

/** Free when at least one driver is free. */
export function answerFor(departure: Departure, drivers: readonly DriverPlan[], asked: Asked): Answer {
  const answers = drivers.map((driver) => answerOf(departure, driver, asked));
  const found = (kind: Answer['kind']) => answers.find((answer) => answer.kind === kind);
  const outside = found('outside_hours') && outsideOf(departure, drivers);
  return (
    found('free') ??
    // A driver who may confirm outside the hours takes precedence over one who is busy.
    (asked.outside === 'confirm' ? outside : undefined) ??
    found('taken') ??
    outside ??
    earliestOff(answers) ??
    soonest(answers) ??
    farthest(answers) ?? { kind: 'taken' }
  );
}

export type Can = (departure: Departure) => boolean;

/** Whether departures of one day are possible. */
export function possibleOn(day: string, drivers: readonly DriverPlan[], asked: Asked): Can {
  const working = drivers.flatMap((driver) => {
    const worked = minutesWorked(driver.hours.spans, day);
    return worked.length > 0 ? [{ ...driver, worked, plan: planOn(day, asked.trip, driver.plan) }] : [];
  });
  return (departure) =>
    working.some(
      (driver) =>
        isWorking(driver.worked, departure.minute) && answerOf(departure, driver, asked).kind === 'free',
    );
}

export function isPossible(departure: Departure, drivers: readonly DriverPlan[], asked: Asked): boolean {
  return possibleOn(departure.day, drivers, asked)(departure);
}

/** For one driver. A busy time is 'taken' outside the hours too: the operator's choice does not open it. */
export function answerOf(departure: Departure, { hours, daysOff, plan }: DriverPlan, asked: Asked): Answer {
  const { at, day, minute } = departure;
  const { trip, now, graceMinutes = 0 } = asked;
  const noticeMinutes = Math.max(asked.noticeMinutes, hours.noticeMinutes);
  if (at.getTime() < now.getTime() + (noticeMinutes - graceMinutes) * MINUTE_MS)
    return { kind: 'too_soon', noticeMinutes, from: earliestDeparture(now, noticeMinutes) };
  const lastDay = addDays(asked.today, hours.horizonDays);
  if (day > lastDay) return { kind: 'too_far', lastDay };
  const end = endOf({ startsAt: at, minutes: trip.minutes });
  const off = daysOff.find((one) => entersTimeOff(one, at, end));
  if (off) return { kind: 'day_off', off };
  if (isTaken(at, trip, plan, hours.pauseMinutes)) return { kind: 'taken' };
  if (isWorking(minutesWorked(hours.spans, day), minute)) return { kind: 'free' };
  return { kind: 'outside_hours', day, after: null, before: null };
}

/** The gap in the merged hours of all drivers around a departure. */
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
