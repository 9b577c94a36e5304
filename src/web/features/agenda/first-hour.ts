import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import { workingHours } from '#domain/agenda/working-hours.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { AgendaShown } from './agenda-shown.ts';

const USUAL = 6;

/** The agenda begins at six, or earlier for a ride, working hours or the current time. */
export function firstHourOf({ rides, times, now }: AgendaShown, days: readonly AgendaDay[]): number {
  const moments = [
    now,
    ...rides.flatMap(({ leavesAt, to }) => [leavesAt, new Date(to.getTime() - 1)]),
    ...(times.spans ? days.flatMap((day) => workingHours(times.spans, day).map(({ from }) => from)) : []),
  ];
  const shownOn = moments.filter((moment) => days.some(({ from, to }) => from <= moment && moment < to));
  return Math.min(USUAL, ...shownOn.map((moment) => parisTime(moment).hour));
}
