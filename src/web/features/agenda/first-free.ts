import { nearestFree, STEP_MS, type Taken } from '#domain/agenda/free-time.ts';
import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import type { AgendaShown } from './agenda-shown.ts';
import { absencesIn } from './agenda-times.ts';

const MORNING_MS = 9 * 3_600_000;

/** What is taken on a day: rides with approach and pause, days off and busy times. A request takes nothing yet. */
export function takenOn({ rides, times }: AgendaShown, day: AgendaDay): Taken[] {
  const driven = rides
    .filter(({ kind }) => kind !== 'asked')
    .map(({ leavesAt, freeAt }) => ({ from: leavesAt, to: freeAt }));
  return [...driven, ...absencesIn(times, day)].filter(({ from, to }) => from < day.to && to > day.from);
}

/** Starts at now: past time cannot be taken any more. */
export function edgesOf({ now }: Pick<AgendaShown, 'now'>, day: AgendaDay): Taken {
  return { from: now > day.from ? now : day.from, to: day.to };
}

/** The initial choice: the next half hour, or the morning of another day. */
export function firstFree(shown: AgendaShown, day: AgendaDay): Date {
  const edges = edgesOf(shown, day);
  const morning = new Date(day.from.getTime() + MORNING_MS);
  const start = edges.from > day.from ? halfHourAfter(edges.from) : morning;
  return nearestFree(takenOn(shown, day), start, edges, 1) ?? start;
}

function halfHourAfter(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / STEP_MS) * STEP_MS);
}
